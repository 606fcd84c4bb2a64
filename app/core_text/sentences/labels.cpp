// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/sentences.h"

#include <QtGlobal>

namespace reminisce::app {

// Names of workflows, presets and measures.
CoreSentences labelSentences()
{
    static constexpr std::array kSentences = {
        QT_TRANSLATE_NOOP("Core", "Built-in"),
        QT_TRANSLATE_NOOP("Core", "Quotes the passages that fit best, with their dates. Needs no model."),
        QT_TRANSLATE_NOOP("Core", "Tools"),
        QT_TRANSLATE_NOOP("Core", "A model looks things up with tools, step by step, and answers."),
        QT_TRANSLATE_NOOP("Core", "One search"),
        QT_TRANSLATE_NOOP("Core", "One search, one prompt, one answer: the baseline."),
        QT_TRANSLATE_NOOP("Core", "Thoughts and actions"),
        QT_TRANSLATE_NOOP("Core",
                          "For models that cannot call functions: each turn is a thought and an action, as text."),
        QT_TRANSLATE_NOOP("Core", "Program"),
        QT_TRANSLATE_NOOP("Core", "A model writes one small program that looks things up; it runs shut in, once."),
        QT_TRANSLATE_NOOP("Core", "Steps"),
        QT_TRANSLATE_NOOP("Core", "One ability at a time over a workspace of files, as JSON."),
        QT_TRANSLATE_NOOP("Core", "Tree search"),
        QT_TRANSLATE_NOOP("Core", "Tries several ways of looking things up, and goes back when one leads nowhere."),
        QT_TRANSLATE_NOOP("Core", "Another compatible server"),
        QT_TRANSLATE_NOOP("Core", "llama.cpp server"),
        QT_TRANSLATE_NOOP("Core", "Right answers (EM + AM)"),
        QT_TRANSLATE_NOOP("Core", "G-Eval correctness"),
        QT_TRANSLATE_NOOP("Core", "Token F1 (SQuAD)"),
        QT_TRANSLATE_NOOP("Core", "Token F1 (sets of words)"),
        QT_TRANSLATE_NOOP("Core", "Token F1 (LoCoMo)"),
        QT_TRANSLATE_NOOP("Core", "Words of the right answer"),
        QT_TRANSLATE_NOOP("Core", "BLEU precision 1"),
        QT_TRANSLATE_NOOP("Core", "BLEU precision 2"),
        QT_TRANSLATE_NOOP("Core", "BLEU precision 3"),
        QT_TRANSLATE_NOOP("Core", "BLEU precision 4"),
        QT_TRANSLATE_NOOP("Core", "BLEU brevity penalty"),
        QT_TRANSLATE_NOOP("Core", "Positional match"),
        QT_TRANSLATE_NOOP("Core", "BERTScore precision"),
        QT_TRANSLATE_NOOP("Core", "BERTScore recall"),
        QT_TRANSLATE_NOOP("Core", "Evidence found"),
        QT_TRANSLATE_NOOP("Core", "Found that is evidence"),
        QT_TRANSLATE_NOOP("Core", "Evidence F1"),
        QT_TRANSLATE_NOOP("Core", "Abstained where nothing is known"),
        QT_TRANSLATE_NOOP("Core", "Abstained where an answer exists"),
        QT_TRANSLATE_NOOP("Core", "Sentences with support"),
        QT_TRANSLATE_NOOP("Core", "Citations that support"),
        QT_TRANSLATE_NOOP("Core", "Invented citations"),
        QT_TRANSLATE_NOOP("Core", "Seconds"),
        QT_TRANSLATE_NOOP("Core", "Seconds to the first word"),
        QT_TRANSLATE_NOOP("Core", "Tokens of prompts"),
        QT_TRANSLATE_NOOP("Core", "Tokens of replies"),
        QT_TRANSLATE_NOOP("Core", "Requests to models"),
        QT_TRANSLATE_NOOP("Core", "Calls of tools"),
        QT_TRANSLATE_NOOP("Core", "Errors of backends"),
        // Categories of questions that the program makes.
        QT_TRANSLATE_NOOP("Core", "seeking"),
        QT_TRANSLATE_NOOP("Core", "understanding"),
        QT_TRANSLATE_NOOP("Core", "applying"),
    };
    return kSentences;
}

} // namespace reminisce::app
