// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/open_lines.h"

#include <stdexcept>

#include <fmt/format.h>

#include "core/emotion/vocabulary.h"
#include "core/ingest/description_words.h"

namespace reminisce::ingest {

using Json = nlohmann::json;

namespace {

std::optional<EmotionScores> emotionsOf(const Json& json)
{
    const Json& value = json.at("emotions");
    return value.is_null() ? std::nullopt : std::optional(archive::toEmotionScores(value.get<archive::EmotionBytes>()));
}

/// Files made before there were descriptions do not have the key.
std::optional<archive::EmotionText> emotionTextIn(const Json& json)
{
    const auto value = json.find("emotion_text");
    if (value == json.end() || value->is_null()) {
        return std::nullopt;
    }
    auto words = descriptionWords(value->at("description").get<std::string>());
    if (!words) {
        return std::nullopt;
    }
    archive::EmotionText text{std::move(*words), value->at("model").get<std::string>(), std::nullopt};
    if (const auto scores = emotion::scoresOfDescription(text.description)) {
        text.scores = archive::toEmotionBytes(*scores);
    }
    return text;
}

} // namespace

void refuse(const std::string& where)
{
    throw std::invalid_argument(where);
}

JsonLines::JsonLines(const std::filesystem::path& path) : m_name(path.filename().string()), m_in(path, std::ios::binary)
{
    if (!m_in) {
        refuse(m_name + " is missing");
    }
    advance();
}

Json JsonLines::take()
{
    Json json = *std::move(m_next);
    advance();
    return json;
}

void JsonLines::advance()
{
    m_next.reset();
    std::string line;
    if (std::getline(m_in, line)) {
        ++m_line;
        Json json = Json::parse(line, nullptr, false);
        if (!json.is_object()) {
            refuse(fmt::format("{}, line {}", m_name, m_line));
        }
        m_next = std::move(json);
    }
}

archive::Id mappedId(const IdMap& ids, archive::Id id)
{
    const auto found = ids.find(id);
    return found == ids.end() ? 0 : found->second;
}

archive::Id idOf(const Json& json, const char* key)
{
    const Json& value = json.at(key);
    return value.is_null() ? 0 : value.get<archive::Id>();
}

std::optional<Moment> momentOf(const Json& json, const char* key)
{
    const Json& value = json.at(key);
    if (value.is_null()) {
        return std::nullopt;
    }
    const auto moment = parseIso(value.get<std::string>());
    if (!moment) {
        refuse(key);
    }
    return *moment;
}

std::string textOf(const Json& json)
{
    return json.is_string() ? json.get<std::string>() : json.dump();
}

void takeTurns(archive::Id conversation, JsonLines& lines, const IdMap& people, archive::ConversationDraft& draft,
               OpenRows& rows)
{
    while (!lines.atEnd() && idOf(lines.peek(), "conversation_id") == conversation) {
        const Json json = lines.take();
        archive::TurnDraft turn;
        turn.externalId = json.at("external_id").get<std::string>();
        turn.person = mappedId(people, idOf(json, "person_id"));
        turn.start = momentOf(json, "start");
        turn.end = momentOf(json, "end");
        turn.text = json.at("text").get<std::string>();
        turn.emotions = emotionsOf(json);
        if (json.at("speaker_corrected").get<bool>()) {
            rows.corrected.push_back(rows.turns.size());
        }
        rows.turns.push_back(idOf(json, "id"));
        draft.turns.push_back(std::move(turn));
    }
}

void takeChunks(archive::Id conversation, JsonLines& lines, const IdMap& people, archive::ConversationDraft& draft,
                OpenRows& rows)
{
    while (!lines.atEnd() && idOf(lines.peek(), "conversation_id") == conversation) {
        const Json json = lines.take();
        archive::ChunkDraft chunk;
        chunk.externalId = json.at("external_id").get<std::string>();
        chunk.firstTurn = json.at("first_turn").get<std::size_t>();
        chunk.firstOffset = json.at("first_offset").get<std::size_t>();
        chunk.lastTurn = json.at("last_turn").get<std::size_t>();
        if (!json.at("last_offset").is_null()) {
            chunk.lastOffset = json.at("last_offset").get<std::size_t>();
        }
        chunk.start = momentOf(json, "start");
        chunk.text = json.at("text").get<std::string>();
        for (const auto person : json.at("people").get<std::vector<archive::Id>>()) {
            if (const archive::Id target = mappedId(people, person); target != 0) {
                chunk.people.push_back(target);
            }
        }
        chunk.emotions = emotionsOf(json);
        rows.chunks.push_back(idOf(json, "id"));
        rows.emotionTexts.push_back(emotionTextIn(json));
        draft.chunks.push_back(std::move(chunk));
    }
}

} // namespace reminisce::ingest
