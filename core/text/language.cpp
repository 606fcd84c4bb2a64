// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

#include "core/text/stop_words.h"
#include "core/text/words.h"

namespace reminisce::text {
namespace {

template <class List>
bool contains(const List& list, std::string_view word)
{
    return std::binary_search(list.begin(), list.end(), word);
}

/// Letter groups that hardly occur in the other language: +1 German, -1 English.
int letterEvidence(const Word& word)
{
    if (word.raw.find("\u00DF") != std::string_view::npos || word.raw.find("\u00E4") != std::string_view::npos ||
        word.raw.find("\u00F6") != std::string_view::npos || word.raw.find("\u00FC") != std::string_view::npos) {
        return 1;
    }
    const std::string_view w = word.folded;
    if (w.size() < 4) {
        return 0;
    }
    if (w.find("sch") != std::string_view::npos || w.ends_with("ung") || w.ends_with("keit") || w.ends_with("heit") ||
        w.ends_with("lich") || w.starts_with("ge") + w.ends_with("t") == 2) {
        return w.starts_with("school") || w.starts_with("sched") ? 0 : 1;
    }
    if (w.ends_with("ing") || w.ends_with("tion") || w.ends_with("ght") || w.starts_with("wh") || w.ends_with("ly") ||
        w.starts_with("th")) {
        return -1;
    }
    return 0;
}

} // namespace

Language guessLanguage(std::string_view text)
{
    constexpr int kMaxWords = 400;
    int words = 0;
    int german = 0;
    int english = 0;
    forEachWord(text, [&](const Word& word) {
        const bool de = contains(kGermanStopWords, word.folded);
        const bool en = contains(kEnglishStopWords, word.folded);
        if (de != en) {
            (de ? german : english) += 2;
        } else if (!de) {
            const int evidence = letterEvidence(word);
            german += evidence > 0 ? 1 : 0;
            english += evidence < 0 ? 1 : 0;
        }
        return ++words < kMaxWords;
    });
    if (german == english) {
        return Language::Unknown;
    }
    return german > english ? Language::German : Language::English;
}

bool isStopWord(std::string_view folded, Language language)
{
    return (language != Language::English && contains(kGermanStopWords, folded)) ||
           (language != Language::German && contains(kEnglishStopWords, folded));
}

} // namespace reminisce::text
