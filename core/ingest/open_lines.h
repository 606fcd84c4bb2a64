// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/archive/conversations.h"
#include "core/archive/emotion_texts.h"
#include "core/ingest/open_chats.h"

namespace reminisce::ingest {

// Reading the files of an export. What is not as documented throws std::exception; importOpen catches it.

[[noreturn]] void refuse(const std::string& where);

/// The objects of a file of JSON lines, with one line of looking ahead.
class JsonLines
{
public:
    /// Refuses a file that is not there.
    explicit JsonLines(const std::filesystem::path& path);
    [[nodiscard]] bool atEnd() const { return !m_next; }
    [[nodiscard]] const nlohmann::json& peek() const { return *m_next; }
    nlohmann::json take();

private:
    void advance();

    std::string m_name;
    std::ifstream m_in;
    std::uint64_t m_line = 0;
    std::optional<nlohmann::json> m_next;
};

/// Ids in the export, in the order of the draft.
struct OpenRows
{
    std::vector<archive::Id> turns;
    std::vector<archive::Id> chunks;
    std::vector<std::optional<archive::EmotionText>> emotionTexts; ///< of each chunk
    std::vector<std::size_t> corrected;
};

/// The turns, or chunks, of a conversation, which stand together; people get the ids of the archive.
void takeTurns(archive::Id conversation, JsonLines& lines, const IdMap& people, archive::ConversationDraft& draft,
               OpenRows& rows);
void takeChunks(archive::Id conversation, JsonLines& lines, const IdMap& people, archive::ConversationDraft& draft,
                OpenRows& rows);

/// 0 for null.
[[nodiscard]] archive::Id idOf(const nlohmann::json& json, const char* key);
[[nodiscard]] std::optional<Moment> momentOf(const nlohmann::json& json, const char* key);
/// A text as it is, any other document as the text that it stands for.
[[nodiscard]] std::string textOf(const nlohmann::json& json);
/// 0 when there is none.
[[nodiscard]] archive::Id mappedId(const IdMap& ids, archive::Id id);

} // namespace reminisce::ingest
