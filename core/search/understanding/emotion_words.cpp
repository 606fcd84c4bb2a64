// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/emotion_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/emotion/vocabulary.h"

namespace reminisce::search {
namespace {

constexpr auto kCues = std::to_array<std::string_view>(
    {"wirkte",   "wirkten",    "wirke",    "gewirkt", "klang",       "klangen",   "geklungen", "fuhlte",    "fuhlten",
     "fuhle",    "fuhlst",     "gefuhlt",  "gefuhl",  "gefuhle",     "gefuhlen",  "empfinden", "empfand",   "empfunden",
     "stimmung", "stimmungen", "gelaunt",  "laune",   "emotional",   "emotionen", "emotion",   "reagierte", "reagiert",
     "reaktion", "zeigte",     "gezeigt",  "schien",  "ausgedruckt", "geaussert", "ausserte",  "feel",      "feels",
     "felt",     "feeling",    "feelings", "mood",    "emotions",    "sound",     "sounded",   "sounding",  "seem",
     "seemed",   "react",      "reacted",  "reaction"});

} // namespace

std::vector<FoundEmotion> findEmotions(const QuestionText& question)
{
    std::vector<FoundEmotion> found;
    const auto& words = question.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const auto weights = emotion::feelingOfWord(words[i].folded)) {
            found.push_back({i, *weights});
        }
    }
    return found;
}

bool asksForEmotion(const QuestionText& question, bool namesOne)
{
    const auto& words = question.words();
    bool speaker = false;
    bool cue = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i].folded;
        const bool plainSound = word == "sound" && i + 1 < words.size() && words[i + 1].folded == "like";
        cue = cue || (!plainSound && std::find(kCues.begin(), kCues.end(), word) != kCues.end());
        // "wie ging es mir", "how was I doing"
        cue = cue || (word == "wie" && question.is(i + 1, {"ging", "geht", "gings"}));
        speaker = speaker || word == "ich" || word == "mir" || word == "mich" || word == "i" || word == "me" ||
                  word == "my" || word == "meine";
    }
    const bool about = std::any_of(words.begin(), words.end(), [](const QuestionWord& word) {
        const std::string_view w = word.folded;
        return w == "zeigte" || w == "gezeigt" || w == "geaussert" || w == "ausserte" || w == "ausgedruckt" ||
               w == "schien" || w == "seem" || w == "seemed" || w == "sound";
    });
    if (about && !namesOne) {
        return false; // "zeigte mir den Weg" needs the name of a feeling to be about feelings
    }
    return cue || (namesOne && speaker);
}

} // namespace reminisce::search
