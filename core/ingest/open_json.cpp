// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/open_json.h"

namespace reminisce::ingest {

OpenJson jsonOf(const std::optional<Moment>& moment)
{
    return moment ? OpenJson(formatIso(*moment)) : OpenJson(nullptr);
}

OpenJson jsonOf(const std::optional<archive::EmotionBytes>& emotions)
{
    return emotions ? OpenJson(*emotions) : OpenJson(nullptr);
}

OpenJson idOrNull(archive::Id id)
{
    return id == 0 ? OpenJson(nullptr) : OpenJson(id);
}

OpenJson parsedOrText(const std::string& text)
{
    auto json = OpenJson::parse(text, nullptr, false);
    return text.empty() || json.is_discarded() ? OpenJson(text) : json;
}

OpenJson jsonOf(const archive::Turn& turn, bool corrected)
{
    return {{"id", turn.id},
            {"conversation_id", turn.conversation},
            {"ordinal", turn.ordinal},
            {"external_id", turn.externalId},
            {"person_id", idOrNull(turn.person)},
            {"speaker", turn.speaker},
            {"start", jsonOf(turn.start)},
            {"end", jsonOf(turn.end)},
            {"text", turn.text},
            {"emotions", jsonOf(turn.emotions)},
            {"speaker_corrected", corrected}};
}

OpenJson jsonOf(const archive::ChunkRow& chunk, archive::Id conversation)
{
    return {{"id", chunk.id},
            {"conversation_id", conversation},
            {"external_id", chunk.externalId},
            {"first_turn", chunk.firstTurn},
            {"first_offset", chunk.firstOffset},
            {"last_turn", chunk.lastTurn},
            {"last_offset", chunk.lastOffset ? OpenJson(*chunk.lastOffset) : OpenJson(nullptr)},
            {"start", jsonOf(chunk.start)},
            {"text", chunk.text},
            {"people", chunk.people},
            {"emotions", jsonOf(chunk.emotions)},
            {"emotion_text", chunk.emotionText ? OpenJson{{"description", chunk.emotionText->description},
                                                          {"model", chunk.emotionText->model}}
                                               : OpenJson(nullptr)}};
}

OpenJson jsonOf(const archive::Answer& answer)
{
    OpenJson json = {{"text", answer.text},
                     {"state", archive::answerStateName(answer.state)},
                     {"error", answer.error},
                     {"seconds", answer.seconds},
                     {"prompt_tokens", answer.promptTokens},
                     {"completion_tokens", answer.completionTokens},
                     {"unsupported", answer.unsupported},
                     {"claims", answer.claims}};
    json["trace"] = OpenJson::array();
    for (const archive::TraceStep& step : answer.trace) {
        json["trace"].push_back({{"step", step.step},
                                 {"depth", step.depth},
                                 {"kind", step.kind},
                                 {"name", step.name},
                                 {"arguments", step.arguments},
                                 {"result", step.result},
                                 {"error", step.error},
                                 {"start_seconds", step.startSeconds},
                                 {"seconds", step.seconds},
                                 {"prompt_tokens", step.promptTokens},
                                 {"completion_tokens", step.completionTokens}});
    }
    const auto score = [](const std::optional<double>& value) { return value ? OpenJson(*value) : OpenJson(nullptr); };
    json["evidence"] = OpenJson::array();
    for (const archive::EvidenceRow& row : answer.evidence) {
        json["evidence"].push_back({{"chunk_id", row.chunk},
                                    {"step", row.step},
                                    {"keyword", score(row.keyword)},
                                    {"vector", score(row.vector)},
                                    {"emotion", score(row.emotion)},
                                    {"fused", score(row.fused)},
                                    {"cited", row.cited}});
    }
    json["citations"] = OpenJson::array();
    for (const archive::CitationRow& row : answer.citations) {
        json["citations"].push_back({{"marker", row.marker},
                                     {"turn_id", idOrNull(row.turn)},
                                     {"chunk_id", idOrNull(row.chunk)},
                                     {"quote", row.quote}});
    }
    return json;
}

} // namespace reminisce::ingest
