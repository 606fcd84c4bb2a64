// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/emotion_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace reminisce::search {
namespace {

using E = Emotion;

struct Weighted
{
    Emotion emotion;
    float weight;
};

struct Feeling
{
    std::string_view stem; ///< folded beginning of a word
    std::array<Weighted, 3> weights;
};

constexpr Weighted kNothing{E::Joy, 0};

constexpr Feeling feeling(std::string_view stem, Weighted a, Weighted b = kNothing, Weighted c = kNothing)
{
    return {stem, {a, b, c}};
}

/// Plutchik's wheel: milder and stronger degrees, and the dyads between two neighbours.
constexpr auto kFeelings = std::to_array<Feeling>({
    // Joy
    feeling("freude", {E::Joy, 1}),
    feeling("freudig", {E::Joy, 1}),
    feeling("gefreut", {E::Joy, 1}),
    feeling("freute", {E::Joy, 1}),
    feeling("froh", {E::Joy, 1}),
    feeling("gluckl", {E::Joy, 1}),
    feeling("begeister", {E::Joy, 1}, {E::Anticipation, .5F}),
    feeling("enthusias", {E::Joy, 1}, {E::Anticipation, .5F}),
    feeling("stolz", {E::Joy, 1}, {E::Trust, .5F}),
    feeling("erleichter", {E::Joy, 1}, {E::Trust, .4F}),
    feeling("zufrieden", {E::Joy, 1}, {E::Trust, .4F}),
    feeling("entspann", {E::Joy, .8F}, {E::Trust, .6F}),
    feeling("gelassen", {E::Joy, .6F}, {E::Trust, .8F}),
    feeling("euphor", {E::Joy, 1}, {E::Surprise, .3F}),
    feeling("heiter", {E::Joy, 1}),
    feeling("frohlich", {E::Joy, 1}),
    feeling("meditativ", {E::Joy, .5F}, {E::Trust, .7F}),
    feeling("dankbar", {E::Joy, .8F}, {E::Trust, .7F}),
    feeling("happ", {E::Joy, 1}),
    feeling("joy", {E::Joy, 1}),
    feeling("glad", {E::Joy, 1}),
    feeling("delight", {E::Joy, 1}),
    feeling("excited", {E::Joy, 1}, {E::Anticipation, .6F}),
    feeling("excitement", {E::Joy, 1}, {E::Anticipation, .6F}),
    feeling("proud", {E::Joy, 1}, {E::Trust, .5F}),
    feeling("pride", {E::Joy, 1}, {E::Trust, .5F}),
    feeling("reliev", {E::Joy, 1}, {E::Trust, .4F}),
    feeling("relief", {E::Joy, 1}, {E::Trust, .4F}),
    feeling("relaxed", {E::Joy, .8F}, {E::Trust, .6F}),
    feeling("calm", {E::Joy, .5F}, {E::Trust, .8F}),
    feeling("cheerful", {E::Joy, 1}),
    feeling("grateful", {E::Joy, .8F}, {E::Trust, .7F}),
    feeling("thankful", {E::Joy, .8F}, {E::Trust, .7F}),
    feeling("thrilled", {E::Joy, 1}, {E::Surprise, .3F}),
    feeling("content", {E::Joy, .8F}),
    // Trust
    feeling("vertrau", {E::Trust, 1}),
    feeling("zuversicht", {E::Trust, .8F}, {E::Anticipation, .7F}, {E::Joy, .4F}),
    feeling("selbstbewuss", {E::Trust, 1}, {E::Joy, .4F}),
    feeling("selbstsicher", {E::Trust, 1}, {E::Joy, .4F}),
    feeling("confiden", {E::Trust, 1}, {E::Anticipation, .4F}),
    feeling("trust", {E::Trust, 1}),
    feeling("optimis", {E::Anticipation, .8F}, {E::Joy, .6F}, {E::Trust, .5F}),
    // Fear
    feeling("angst", {E::Fear, 1}),
    feeling("furcht", {E::Fear, 1}),
    feeling("befurcht", {E::Fear, 1}),
    feeling("besorg", {E::Fear, .9F}, {E::Sadness, .3F}),
    feeling("sorge", {E::Fear, .9F}, {E::Sadness, .3F}),
    feeling("bedenken", {E::Fear, .9F}, {E::Anticipation, .3F}),
    feeling("nervos", {E::Fear, 1}, {E::Anticipation, .5F}),
    feeling("unsicher", {E::Fear, 1}, {E::Surprise, .2F}),
    feeling("verunsicher", {E::Fear, 1}),
    feeling("zweifel", {E::Fear, .8F}, {E::Sadness, .3F}),
    feeling("angespannt", {E::Fear, .9F}, {E::Anticipation, .5F}, {E::Anger, .3F}),
    feeling("anspannung", {E::Fear, .9F}, {E::Anticipation, .5F}, {E::Anger, .3F}),
    feeling("gestress", {E::Fear, .9F}, {E::Anger, .5F}, {E::Sadness, .3F}),
    feeling("stress", {E::Fear, .9F}, {E::Anger, .5F}, {E::Sadness, .3F}),
    feeling("uberforder", {E::Fear, .9F}, {E::Sadness, .5F}),
    feeling("herausgefordert", {E::Fear, .6F}, {E::Anticipation, .5F}),
    feeling("aufgeregt", {E::Anticipation, .8F}, {E::Fear, .6F}, {E::Joy, .4F}),
    feeling("panik", {E::Fear, 1}),
    feeling("panisch", {E::Fear, 1}),
    feeling("druck", {E::Fear, .7F}, {E::Anger, .3F}),
    feeling("afraid", {E::Fear, 1}),
    feeling("fear", {E::Fear, 1}),
    feeling("scared", {E::Fear, 1}),
    feeling("worr", {E::Fear, .9F}, {E::Sadness, .3F}),
    feeling("anxi", {E::Fear, 1}, {E::Anticipation, .4F}),
    feeling("nervous", {E::Fear, 1}, {E::Anticipation, .5F}),
    feeling("unsure", {E::Fear, .9F}, {E::Surprise, .2F}),
    feeling("insecur", {E::Fear, 1}),
    feeling("uncertain", {E::Fear, .8F}),
    feeling("tense", {E::Fear, .9F}, {E::Anticipation, .5F}, {E::Anger, .3F}),
    feeling("overwhelm", {E::Fear, .9F}, {E::Sadness, .5F}),
    feeling("stressed", {E::Fear, .9F}, {E::Anger, .5F}, {E::Sadness, .3F}),
    feeling("doubt", {E::Fear, .8F}, {E::Sadness, .3F}),
    feeling("concerned", {E::Fear, .9F}),
    // Surprise
    feeling("uberrasch", {E::Surprise, 1}),
    feeling("erstaun", {E::Surprise, 1}),
    feeling("verblufft", {E::Surprise, 1}),
    feeling("schockiert", {E::Surprise, .9F}, {E::Fear, .6F}),
    feeling("surpris", {E::Surprise, 1}),
    feeling("amazed", {E::Surprise, 1}, {E::Joy, .5F}),
    feeling("astonish", {E::Surprise, 1}),
    feeling("shocked", {E::Surprise, .9F}, {E::Fear, .6F}),
    // Sadness
    feeling("traurig", {E::Sadness, 1}),
    feeling("trauer", {E::Sadness, 1}),
    feeling("enttausch", {E::Sadness, 1}, {E::Surprise, .4F}, {E::Anger, .3F}),
    feeling("niedergeschlagen", {E::Sadness, 1}),
    feeling("deprimiert", {E::Sadness, 1}),
    feeling("einsam", {E::Sadness, 1}),
    feeling("verzweifel", {E::Sadness, 1}, {E::Fear, .7F}),
    feeling("entmutigt", {E::Sadness, 1}, {E::Fear, .4F}),
    feeling("unglucklich", {E::Sadness, 1}),
    feeling("bedauer", {E::Sadness, .9F}),
    feeling("reue", {E::Sadness, .8F}, {E::Disgust, .5F}),
    feeling("sad", {E::Sadness, 1}),
    feeling("disappoint", {E::Sadness, 1}, {E::Surprise, .4F}, {E::Anger, .3F}),
    feeling("lonel", {E::Sadness, 1}),
    feeling("unhappy", {E::Sadness, 1}),
    feeling("depress", {E::Sadness, 1}),
    feeling("upset", {E::Sadness, .8F}, {E::Anger, .7F}),
    feeling("discouraged", {E::Sadness, 1}, {E::Fear, .4F}),
    feeling("regret", {E::Sadness, .9F}),
    feeling("grief", {E::Sadness, 1}),
    // Disgust
    feeling("ekel", {E::Disgust, 1}),
    feeling("angewidert", {E::Disgust, 1}),
    feeling("abneigung", {E::Disgust, 1}, {E::Anger, .4F}),
    feeling("gelangweilt", {E::Disgust, .6F}),
    feeling("langeweile", {E::Disgust, .6F}),
    feeling("disgust", {E::Disgust, 1}),
    feeling("bored", {E::Disgust, .6F}),
    // Anger
    feeling("wut", {E::Anger, 1}),
    feeling("arger", {E::Anger, 1}),
    feeling("verarger", {E::Anger, 1}),
    feeling("geargert", {E::Anger, 1}),
    feeling("zorn", {E::Anger, 1}),
    feeling("sauer", {E::Anger, 1}),
    feeling("frust", {E::Anger, .9F}, {E::Sadness, .8F}),
    feeling("genervt", {E::Anger, 1}),
    feeling("gereizt", {E::Anger, 1}),
    feeling("verletzt", {E::Sadness, .8F}, {E::Anger, .5F}),
    feeling("anger", {E::Anger, 1}),
    feeling("angry", {E::Anger, 1}),
    feeling("annoy", {E::Anger, 1}),
    feeling("furious", {E::Anger, 1}),
    feeling("irritated", {E::Anger, 1}),
    feeling("mad", {E::Anger, 1}),
    // Anticipation
    feeling("vorfreude", {E::Anticipation, 1}, {E::Joy, .9F}),
    feeling("vorgefreut", {E::Anticipation, 1}, {E::Joy, .9F}),
    feeling("hoffnung", {E::Anticipation, 1}, {E::Trust, .5F}),
    feeling("hoffte", {E::Anticipation, 1}, {E::Trust, .5F}),
    feeling("erwartungsvoll", {E::Anticipation, 1}),
    feeling("gespannt", {E::Anticipation, 1}, {E::Joy, .4F}),
    feeling("neugier", {E::Anticipation, .9F}, {E::Surprise, .4F}, {E::Trust, .3F}),
    feeling("motiviert", {E::Anticipation, .9F}, {E::Joy, .6F}),
    feeling("ungeduld", {E::Anticipation, .8F}, {E::Anger, .5F}),
    feeling("anticipat", {E::Anticipation, 1}),
    feeling("hopeful", {E::Anticipation, 1}, {E::Trust, .5F}),
    feeling("eager", {E::Anticipation, 1}, {E::Joy, .5F}),
    feeling("curious", {E::Anticipation, .9F}, {E::Surprise, .4F}),
    feeling("motivated", {E::Anticipation, .9F}, {E::Joy, .6F}),
    feeling("impatien", {E::Anticipation, .8F}, {E::Anger, .5F}),
});

/// Short words match whole only; their beginnings are those of other words.
constexpr auto kWholeWords = std::to_array<std::string_view>(
    {"sad",   "mad",   "wut",   "glad",  "joy",  "content", "druck", "stress", "sauer", "froh", "stolz",
     "trust", "arger", "pride", "sorge", "fear", "calm",    "reue",  "ekel",   "angst", "tense"});

/// Compounds that are no feelings although they begin like one.
constexpr auto kExceptions =
    std::to_array<std::string_view>({"happen", "happens", "happened", "happening", "wurst", "trustee"});

constexpr auto kCues = std::to_array<std::string_view>(
    {"wirkte",   "wirkten",    "wirke",    "gewirkt", "klang",       "klangen",   "geklungen", "fuhlte",    "fuhlten",
     "fuhle",    "fuhlst",     "gefuhlt",  "gefuhl",  "gefuhle",     "gefuhlen",  "empfinden", "empfand",   "empfunden",
     "stimmung", "stimmungen", "gelaunt",  "laune",   "emotional",   "emotionen", "emotion",   "reagierte", "reagiert",
     "reaktion", "zeigte",     "gezeigt",  "schien",  "ausgedruckt", "geaussert", "ausserte",  "feel",      "feels",
     "felt",     "feeling",    "feelings", "mood",    "emotions",    "sound",     "sounded",   "sounding",  "seem",
     "seemed",   "react",      "reacted",  "reaction"});

bool isFeeling(const Feeling& entry, std::string_view word)
{
    if (!word.starts_with(entry.stem)) {
        return false;
    }
    if (std::find(kExceptions.begin(), kExceptions.end(), word) != kExceptions.end()) {
        return false;
    }
    const bool whole = std::find(kWholeWords.begin(), kWholeWords.end(), entry.stem) != kWholeWords.end();
    if (!whole) {
        return true;
    }
    const std::string_view ending = word.substr(entry.stem.size());
    return ending.empty() || ending == "e" || ending == "er" || ending == "en" || ending == "es" || ending == "n" ||
           ending == "s" || ending == "ed" || ending == "ness" || ending == "ful";
}

} // namespace

std::vector<FoundEmotion> findEmotions(const QuestionText& question)
{
    std::vector<FoundEmotion> found;
    const auto& words = question.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Feeling* best = nullptr;
        for (const Feeling& entry : kFeelings) {
            if (isFeeling(entry, words[i].folded) && (best == nullptr || entry.stem.size() > best->stem.size())) {
                best = &entry;
            }
        }
        if (best == nullptr) {
            continue;
        }
        FoundEmotion emotion;
        emotion.word = i;
        for (const Weighted& weighted : best->weights) {
            float& target = emotion.weights[static_cast<std::size_t>(weighted.emotion)];
            target = std::max(target, weighted.weight);
        }
        found.push_back(emotion);
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
