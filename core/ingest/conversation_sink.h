// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/ingest/conversation_store.h"
#include "core/ingest/import_report.h"
#include "core/ingest/recording_date.h"

namespace reminisce::ingest {

/// What the sink needs to know of a file.
struct SinkSettings
{
    DateHints dates;
    const ZonedClock* zone = nullptr; ///< gives naive times an offset; null: they stay naive
    std::string title;                ///< for conversations without one of their own
    std::function<void()> progress;   ///< called now and then; may be empty
    std::stop_token stop;
};

/// Takes what a reader finds, dates it, and passes it on in portions to the store; without a store it only counts.
class ConversationSink final : public ReadSink
{
public:
    /// `store` may be null (a preview). The references must outlive the sink.
    ConversationSink(SinkSettings settings, ConversationStore* store, FileReport& report);

    [[nodiscard]] Result<void> beginConversation(ReadConversation conversation) override;
    [[nodiscard]] Result<void> addTurn(ReadTurn turn) override;
    [[nodiscard]] Result<void> addChunk(ReadChunk chunk) override;
    void skip(SkippedLine line) override;
    void warn(std::string sentence) override;
    /// Passes the last conversation on. Call once after the reader has finished.
    [[nodiscard]] Result<void> finish();

    /// Turns that came with words, stored or not.
    [[nodiscard]] std::uint64_t turnsSeen() const { return m_turnsSeen; }

private:
    [[nodiscard]] Result<void> dateConversation(const ReadTurn& first);
    [[nodiscard]] std::optional<Moment> absolute(std::int64_t offset);
    [[nodiscard]] Moment zoned(Moment moment) const;
    [[nodiscard]] Result<void> pass(bool last);

    SinkSettings m_settings;
    ConversationStore* m_store;
    FileReport& m_report;
    std::uint64_t m_turnsSeen = 0;

    ReadConversation m_head;
    ConversationPart m_part;
    std::optional<Moment> m_base;
    std::uint64_t m_turnsOfConversation = 0;
    std::size_t m_passedTurns = 0;
    std::int64_t m_dayShift = 0; ///< wall-clock times that went past midnight
    std::optional<std::int64_t> m_lastOffset;
};

} // namespace reminisce::ingest
