// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// Stands between the reader of one entry of a container and the importer: names conversations after the entry, dates
/// them by its name where neither the words nor the transcript do, and says in which entry something was skipped.
class EntrySink final : public ReadSink
{
public:
    EntrySink(ReadSink& outer, std::string entryName, std::string title, std::optional<FoundDate> date)
        : m_outer(outer), m_entryName(std::move(entryName)), m_title(std::move(title)), m_date(date)
    {}

    [[nodiscard]] Result<void> beginConversation(ReadConversation conversation) override;
    [[nodiscard]] Result<void> addTurn(ReadTurn turn) override;
    [[nodiscard]] Result<void> addChunk(ReadChunk chunk) override;
    void skip(SkippedLine line) override;
    void warn(std::string sentence) override;

    /// The importer refused something; the reading has to end altogether.
    [[nodiscard]] const std::optional<Error>& outerError() const { return m_outerError; }
    [[nodiscard]] std::uint64_t turns() const { return m_turns; }

private:
    /// Hands a conversation on that waits for its first turn, which says whether a date is needed.
    [[nodiscard]] Result<void> handOn(const ReadTurn* firstTurn);
    [[nodiscard]] Result<void> passed(Result<void> result);

    ReadSink& m_outer;
    std::string m_entryName;
    std::string m_title; ///< for conversations without one
    std::optional<FoundDate> m_date;
    std::optional<ReadConversation> m_waiting;
    bool m_begun = false;
    std::uint64_t m_turns = 0;
    std::optional<Error> m_outerError;
};

/// The date in an entry's name or in the folders it lies in.
[[nodiscard]] std::optional<FoundDate> dateInEntryName(const std::string& name);

} // namespace reminisce::ingest
