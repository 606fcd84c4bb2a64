// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/sentences.h"

#include <QtGlobal>

namespace reminisce::app {

// What the agent and its trace say.
CoreSentences agentSentences()
{
    static constexpr std::array kSentences = {
        QT_TRANSLATE_NOOP(
            "Core",
            "This workflow needs a backend that chats. Configure one in the settings, or use the built-in answers."),
        QT_TRANSLATE_NOOP(
            "Core",
            "{} earlier results are not sent again, so that the prompt stays small: it has about {} tokens now."),
        QT_TRANSLATE_NOOP("Core", "The time for this answer is used up; it is made from what was found."),
        QT_TRANSLATE_NOOP("Core", "A limit of this answer is reached; it is made from what was found."),
        QT_TRANSLATE_NOOP("Core",
                          "The prompt has about {} tokens and the server read {}: it seems to have cut it in silence. "
                          "Give the model a larger context (Ollama: num_ctx), or ask with fewer passages."),
        QT_TRANSLATE_NOOP("Core", "The model reached its limit of {} tokens before the end of its answer."),
        QT_TRANSLATE_NOOP("Core", "The time for this answer is used up."),
        QT_TRANSLATE_NOOP("Core", "The backend ended its answer in the middle."),
        QT_TRANSLATE_NOOP("Core", "There is no workflow “{}”. There are: {}."),
        QT_TRANSLATE_NOOP("Core", "There is no question."),
        QT_TRANSLATE_NOOP(
            "Core", "The workflow “{}” needs a backend that chats. Configure one in the settings, or use “built-in”."),
        QT_TRANSLATE_NOOP("Core",
                          "There is no conversation {} here. Use the conversation_id of a passage that was found."),
        QT_TRANSLATE_NOOP("Core", "The conversation has turns 1 to {}."),
        QT_TRANSLATE_NOOP(
            "Core", "The same call was made before; this is its result again. Ask for something else, or answer."),
        QT_TRANSLATE_NOOP("Core",
                          "The arguments are not complete JSON, so nothing was done. Write the whole call again."),
        QT_TRANSLATE_NOOP("Core", "Nothing was found. Try other words or a wider filter."),
        QT_TRANSLATE_NOOP("Core", "Nobody is called “{}”. Did you mean “{}”?"),
        QT_TRANSLATE_NOOP("Core", "Nobody is called “{}”. People who speak here: {}."),
        QT_TRANSLATE_NOOP("Core", "“{}” could be several people. Use a whole name, as list_people gives them."),
        QT_TRANSLATE_NOOP("Core", "The program was stopped."),
        QT_TRANSLATE_NOOP("Core", "The program took too many steps."),
        QT_TRANSLATE_NOOP("Core", "The program took too long."),
        QT_TRANSLATE_NOOP("Core", "The program took too much memory."),
        QT_TRANSLATE_NOOP("Core", "The program is too long."),
        QT_TRANSLATE_NOOP("Core", "The program could not be run."),
        QT_TRANSLATE_NOOP("Core", "The model wrote no program."),
        QT_TRANSLATE_NOOP("Core", "The program that the model wrote is not complete, so it was not run."),
        QT_TRANSLATE_NOOP("Core", "The program that the model wrote gave no result: {}"),
        QT_TRANSLATE_NOOP("Core", "The program called more tools than one answer may."),
        QT_TRANSLATE_NOOP("Core", "The model wrote no answer to what its program found."),
        QT_TRANSLATE_NOOP("Core", "The person did not allow this step; do something else or finish."),
        QT_TRANSLATE_NOOP("Core", "This was done before with the same arguments; do something else or finish."),
        QT_TRANSLATE_NOOP("Core", "Importing files is up to the person; this is not available here."),
        QT_TRANSLATE_NOOP(
            "Core",
            "There is no such ability. There are retrieve_context_from_memory, answer_with_context and finish."),
        QT_TRANSLATE_NOOP("Core", "{} passages written to {}."),
        QT_TRANSLATE_NOOP("Core", "The output is not a step; the model is asked again."),
        QT_TRANSLATE_NOOP("Core", "A limit is reached."),
        QT_TRANSLATE_NOOP("Core", "The call in it is not complete, so nothing was done."),
        QT_TRANSLATE_NOOP("Core", "asked before"),
        QT_TRANSLATE_NOOP("Core", "{} of {} passages quoted"),
        QT_TRANSLATE_NOOP("Core", "asks who"),
        QT_TRANSLATE_NOOP("Core", "asks when"),
        QT_TRANSLATE_NOOP("Core", "asks where"),
        QT_TRANSLATE_NOOP("Core", "asks which"),
        QT_TRANSLATE_NOOP("Core", "asks how often"),
        QT_TRANSLATE_NOOP("Core", "asks why"),
        QT_TRANSLATE_NOOP("Core", "asks for a summary"),
        QT_TRANSLATE_NOOP("Core", "asks whether"),
        QT_TRANSLATE_NOOP("Core", "asks for something"),
        QT_TRANSLATE_NOOP("Core", "{} tool calls"),
        QT_TRANSLATE_NOOP("Core", "{} passages"),
        QT_TRANSLATE_NOOP("Core", "1 passage"),
        QT_TRANSLATE_NOOP("Core", "{} instructions"),
        QT_TRANSLATE_NOOP("Core", "{} rows"),
        QT_TRANSLATE_NOOP("Core", "{} of {} turns"),
        QT_TRANSLATE_NOOP("Core", "{} passages in {} rows"),
        QT_TRANSLATE_NOOP("Core", "{} people"),
    };
    return kSentences;
}

} // namespace reminisce::app
