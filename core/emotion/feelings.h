// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/base/emotion.h"

// The words that vocabulary.cpp knows.
namespace reminisce::emotion {

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

inline constexpr Weighted kNothing{E::Joy, 0};

constexpr Feeling feeling(std::string_view stem, Weighted a, Weighted b = kNothing, Weighted c = kNothing)
{
    return {stem, {a, b, c}};
}

/// Plutchik's wheel: milder and stronger degrees, and the dyads between two neighbours.
inline constexpr auto kFeelings = std::to_array<Feeling>({
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

/// Words of descriptions that would be too ambiguous in a question; "neutral" and its like name no feeling.
inline constexpr auto kDescribed = std::to_array<Feeling>({
    feeling("neutral", kNothing),
    feeling("indifferen", kNothing),
    feeling("factual", kNothing),
    feeling("objective", kNothing),
    feeling("sachlich", kNothing),
    feeling("unemotional", kNothing),
    feeling("none", kNothing),
    // Joy
    feeling("satisf", {E::Joy, .9F}, {E::Trust, .4F}),
    feeling("pleas", {E::Joy, .9F}),
    feeling("amus", {E::Joy, .9F}, {E::Surprise, .2F}),
    feeling("playful", {E::Joy, .9F}),
    feeling("humor", {E::Joy, .8F}),
    feeling("humour", {E::Joy, .8F}),
    feeling("energ", {E::Joy, .8F}, {E::Anticipation, .6F}),
    feeling("ecsta", {E::Joy, 1}),
    feeling("elat", {E::Joy, 1}),
    feeling("bliss", {E::Joy, 1}),
    feeling("seren", {E::Joy, .7F}, {E::Trust, .7F}),
    feeling("enjoy", {E::Joy, 1}),
    feeling("fun", {E::Joy, .8F}),
    feeling("inspired", {E::Joy, .8F}, {E::Anticipation, .7F}),
    feeling("nostalgi", {E::Joy, .5F}, {E::Sadness, .6F}),
    feeling("touched", {E::Joy, .6F}, {E::Trust, .6F}),
    feeling("love", {E::Joy, .9F}, {E::Trust, .9F}),
    feeling("loving", {E::Joy, .9F}, {E::Trust, .9F}),
    feeling("affection", {E::Joy, .8F}, {E::Trust, .9F}),
    // Trust
    feeling("accept", {E::Trust, .8F}),
    feeling("admir", {E::Trust, 1}, {E::Joy, .4F}),
    feeling("appreciat", {E::Trust, .8F}, {E::Joy, .7F}),
    feeling("assur", {E::Trust, .8F}),
    feeling("reassur", {E::Trust, .9F}),
    feeling("supportive", {E::Trust, .9F}),
    feeling("compassion", {E::Trust, .9F}, {E::Sadness, .3F}),
    feeling("empath", {E::Trust, .9F}),
    feeling("sympath", {E::Trust, .7F}, {E::Sadness, .5F}),
    feeling("caring", {E::Trust, .9F}),
    feeling("connected", {E::Trust, .9F}),
    feeling("warm", {E::Trust, .8F}, {E::Joy, .6F}),
    feeling("warmth", {E::Trust, .8F}, {E::Joy, .6F}),
    feeling("friendl", {E::Trust, .8F}, {E::Joy, .6F}),
    feeling("secure", {E::Trust, .9F}),
    feeling("safe", {E::Trust, .8F}),
    feeling("respect", {E::Trust, .8F}),
    // Fear
    feeling("appreh", {E::Fear, .9F}, {E::Anticipation, .4F}),
    feeling("terrif", {E::Fear, 1}),
    feeling("terror", {E::Fear, 1}),
    feeling("fright", {E::Fear, 1}),
    feeling("panic", {E::Fear, 1}),
    feeling("dread", {E::Fear, 1}, {E::Anticipation, .4F}),
    feeling("hesita", {E::Fear, .7F}),
    feeling("uneas", {E::Fear, .8F}),
    feeling("alarm", {E::Fear, .9F}, {E::Surprise, .5F}),
    feeling("tension", {E::Fear, .8F}, {E::Anger, .4F}),
    feeling("vulnerab", {E::Fear, .8F}, {E::Sadness, .4F}),
    feeling("stressful", {E::Fear, .9F}, {E::Anger, .4F}),
    feeling("pressured", {E::Fear, .8F}, {E::Anger, .3F}),
    feeling("skeptic", {E::Fear, .5F}, {E::Disgust, .4F}),
    // Surprise
    feeling("confus", {E::Surprise, .7F}, {E::Fear, .4F}),
    feeling("amazement", {E::Surprise, 1}, {E::Joy, .5F}),
    feeling("stunned", {E::Surprise, 1}),
    feeling("startl", {E::Surprise, 1}, {E::Fear, .5F}),
    feeling("bewilder", {E::Surprise, .9F}),
    feeling("disbelie", {E::Surprise, .9F}),
    feeling("shock", {E::Surprise, .9F}, {E::Fear, .6F}),
    feeling("awe", {E::Surprise, .8F}, {E::Fear, .4F}),
    // Sadness
    feeling("melanchol", {E::Sadness, 1}),
    feeling("sorrow", {E::Sadness, 1}),
    feeling("griev", {E::Sadness, 1}),
    feeling("despair", {E::Sadness, 1}, {E::Fear, .6F}),
    feeling("hopeless", {E::Sadness, 1}, {E::Fear, .5F}),
    feeling("helpless", {E::Sadness, .9F}, {E::Fear, .6F}),
    feeling("miser", {E::Sadness, 1}),
    feeling("gloom", {E::Sadness, 1}),
    feeling("heartbr", {E::Sadness, 1}),
    feeling("hurt", {E::Sadness, .8F}, {E::Anger, .5F}),
    feeling("dishearten", {E::Sadness, 1}),
    feeling("guilt", {E::Sadness, .8F}, {E::Fear, .4F}),
    feeling("asham", {E::Sadness, .7F}, {E::Disgust, .6F}),
    feeling("shame", {E::Sadness, .7F}, {E::Disgust, .6F}),
    feeling("embarrass", {E::Sadness, .6F}, {E::Fear, .5F}),
    feeling("remorse", {E::Sadness, .9F}, {E::Disgust, .5F}),
    feeling("resign", {E::Sadness, .8F}),
    feeling("longing", {E::Sadness, .7F}, {E::Anticipation, .5F}),
    feeling("exhaust", {E::Sadness, .6F}),
    feeling("tired", {E::Sadness, .5F}),
    // Disgust
    feeling("contempt", {E::Disgust, 1}, {E::Anger, .7F}),
    feeling("dislik", {E::Disgust, .9F}),
    feeling("avers", {E::Disgust, 1}),
    feeling("revuls", {E::Disgust, 1}),
    feeling("repuls", {E::Disgust, 1}),
    feeling("loath", {E::Disgust, 1}, {E::Anger, .5F}),
    feeling("disapprov", {E::Disgust, .8F}, {E::Anger, .4F}),
    feeling("boredom", {E::Disgust, .6F}),
    // Anger
    feeling("rage", {E::Anger, 1}),
    feeling("outrag", {E::Anger, 1}, {E::Surprise, .4F}),
    feeling("irrita", {E::Anger, 1}),
    feeling("aggrav", {E::Anger, 1}),
    feeling("indign", {E::Anger, 1}),
    feeling("resent", {E::Anger, .9F}, {E::Disgust, .5F}),
    feeling("hostil", {E::Anger, 1}),
    feeling("aggress", {E::Anger, 1}, {E::Anticipation, .4F}),
    feeling("jealous", {E::Anger, .7F}, {E::Fear, .6F}, {E::Sadness, .4F}),
    feeling("envy", {E::Anger, .6F}, {E::Sadness, .6F}),
    feeling("envious", {E::Anger, .6F}, {E::Sadness, .6F}),
    feeling("defensive", {E::Anger, .6F}, {E::Fear, .5F}),
    // Anticipation
    feeling("hope", {E::Anticipation, 1}, {E::Trust, .5F}),
    feeling("interest", {E::Anticipation, .8F}),
    feeling("intrigu", {E::Anticipation, .8F}, {E::Surprise, .4F}),
    feeling("engaged", {E::Anticipation, .7F}, {E::Trust, .4F}),
    feeling("curio", {E::Anticipation, .9F}, {E::Surprise, .4F}),
    feeling("determin", {E::Anticipation, .9F}, {E::Trust, .4F}),
    feeling("ambiti", {E::Anticipation, .9F}, {E::Joy, .3F}),
    feeling("expecta", {E::Anticipation, 1}),
    feeling("motivat", {E::Anticipation, .9F}, {E::Joy, .6F}),
    feeling("keen", {E::Anticipation, .9F}),
});

/// Short words match whole only; their beginnings are those of other words.
inline constexpr auto kWholeWords = std::to_array<std::string_view>(
    {"sad",   "mad",   "wut",   "glad",  "joy",   "content", "druck", "stress", "sauer", "froh",
     "stolz", "trust", "arger", "pride", "sorge", "fear",    "calm",  "reue",   "ekel",  "angst",
     "tense", "awe",   "fun",   "none",  "safe",  "warm",    "love",  "rage",   "keen",  "hope"});

/// Compounds that are no feelings although they begin like one.
inline constexpr auto kExceptions =
    std::to_array<std::string_view>({"happen", "happens", "happened", "happening", "wurst", "trustee"});

} // namespace reminisce::emotion
