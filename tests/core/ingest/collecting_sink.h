// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/ingest/registry.h"

namespace reminisce::test {

/// Keeps everything that a reader reports.
class CollectingSink final : public ingest::ReadSink
{
public:
    struct Conversation
    {
        ingest::ReadConversation head;
        std::vector<ingest::ReadTurn> turns;
        std::vector<ingest::ReadChunk> chunks;
    };

    Result<void> beginConversation(ingest::ReadConversation conversation) override
    {
        conversations.push_back({std::move(conversation), {}, {}});
        return {};
    }
    Result<void> addTurn(ingest::ReadTurn turn) override
    {
        if (conversations.empty()) {
            conversations.emplace_back();
        }
        conversations.back().turns.push_back(std::move(turn));
        return {};
    }
    Result<void> addChunk(ingest::ReadChunk chunk) override
    {
        conversations.back().chunks.push_back(std::move(chunk));
        return {};
    }
    void skip(ingest::SkippedLine line) override { skipped.push_back(std::move(line)); }
    void warn(std::string sentence) override { warnings.push_back(std::move(sentence)); }

    /// "speaker|text" of all turns, in order.
    [[nodiscard]] std::vector<std::string> said() const
    {
        std::vector<std::string> lines;
        for (const auto& conversation : conversations) {
            for (const auto& turn : conversation.turns) {
                lines.push_back(turn.speaker + "|" + turn.text);
            }
        }
        return lines;
    }
    [[nodiscard]] const ingest::ReadTurn& turn(std::size_t index) const
    {
        for (const auto& conversation : conversations) {
            if (index < conversation.turns.size()) {
                return conversation.turns[index];
            }
            index -= conversation.turns.size();
        }
        throw std::out_of_range("no such turn");
    }

    std::string format; ///< name of the reader that was found
    std::vector<Conversation> conversations;
    std::vector<ingest::SkippedLine> skipped;
    std::vector<std::string> warnings;
    std::optional<Error> error;
};

/// Finds the reader by content, as the importer does, and reads.
inline CollectingSink readAs(const std::string& fileName, std::string content)
{
    static const ingest::Registry registry = ingest::Registry::withAllFormats();
    CollectingSink sink;
    auto input = ingest::Input::fromMemory(fileName, std::move(content));
    auto head = ingest::ProbedHead::of(input);
    if (!head) {
        sink.error = head.error();
        return sink;
    }
    const auto* reader = registry.find(head->probe());
    if (reader == nullptr) {
        return sink;
    }
    sink.format = reader->name();
    if (auto ok = reader->read(input, sink, {fileName, std::nullopt}, {}); !ok) {
        sink.error = ok.error();
    }
    return sink;
}

/// Wall clock of an ISO text as a naive moment.
inline Moment moment(std::string_view iso)
{
    return parseIso(iso).value();
}

} // namespace reminisce::test
