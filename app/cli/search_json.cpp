// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_json.h"

namespace reminisce::cli {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::optional<float>& score)
{
    return score ? Json(*score) : Json(nullptr);
}

Json orNull(const std::optional<LocalMicros>& time)
{
    return time ? Json(formatIso(*time)) : Json(nullptr);
}

std::string nameOf(const PeopleNames& names, archive::Id id)
{
    const auto found = names.find(id);
    return found != names.end() ? found->second : std::to_string(id);
}

} // namespace

Json hitToJson(const archive::Chunk& chunk, const search::HitScores& scores)
{
    Json people = Json::array();
    for (const auto& [id, name] : chunk.people) {
        people.push_back(name);
    }
    return {{"chunk_id", chunk.id},
            {"turn_ids", chunk.turns},
            {"external_id", chunk.externalId.empty() ? Json(nullptr) : Json(chunk.externalId)},
            {"conversation_id", chunk.conversation},
            {"started_at", chunk.start ? Json(formatIso(*chunk.start)) : Json(nullptr)},
            {"people", people},
            {"text", chunk.text},
            {"scores",
             {{"fused", orNull(scores.fused)},
              {"keyword", orNull(scores.keyword)},
              {"vector", orNull(scores.vector)},
              {"emotion", orNull(scores.emotion)},
              {"rerank", orNull(scores.rerank)}}}};
}

Json understoodToJson(const search::Understanding& understood, const PeopleNames& names)
{
    Json people = Json::array();
    for (const archive::Id id : understood.hard.people) {
        people.push_back(nameOf(names, id));
    }
    Json emotions = Json::array();
    for (const Emotion emotion : understood.hard.emotions) {
        emotions.push_back(emotionName(emotion));
    }
    Json boosts = Json::array();
    for (const search::DateBoost& boost : understood.dateBoosts) {
        boosts.push_back({{"kind", "date"},
                          {"from", orNull(boost.range.from)},
                          {"to", orNull(boost.range.to)},
                          {"weight", boost.weight}});
    }
    for (const search::PersonBoost& boost : understood.personBoosts) {
        boosts.push_back({{"kind", "person"}, {"name", nameOf(names, boost.id)}, {"weight", boost.weight}});
    }
    for (const Emotion emotion : kEmotions) {
        if (const float weight = understood.emotionWeights[static_cast<std::size_t>(emotion)]; weight > 0) {
            boosts.push_back({{"kind", "emotion"}, {"name", emotionName(emotion)}, {"weight", weight}});
        }
    }
    return {{"from", orNull(understood.hard.dates.from)},
            {"to", orNull(understood.hard.dates.to)},
            {"people", people},
            {"emotions", emotions},
            {"kind", search::questionKindName(understood.kind)},
            {"rest", understood.rest},
            {"boosts", boosts}};
}

} // namespace reminisce::cli
