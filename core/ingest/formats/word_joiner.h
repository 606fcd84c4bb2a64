// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// One recognised word or punctuation mark. Times are microseconds from the recording's start.
struct TimedWord
{
    std::string_view text;
    std::string_view speaker; ///< empty: not said, the speaker before goes on
    std::optional<std::int64_t> start;
    std::optional<std::int64_t> end;
    bool attachesLeft = false;  ///< no blank before it (punctuation)
    bool attachesRight = false; ///< no blank after it
};

/// Makes turns of words: a new one where the speaker changes, after a pause, and at a sentence's end once a turn is
/// long.
class WordJoiner
{
public:
    static constexpr std::int64_t kPauseMicros = 2'000'000;
    static constexpr std::size_t kLongTurnWords = 80;
    static constexpr std::size_t kLongestTurnBytes = 8192;

    using Emit = std::function<Result<void>(ReadTurn turn)>;

    explicit WordJoiner(Emit emit) : m_emit(std::move(emit)) {}
    explicit WordJoiner(ReadSink& sink) : WordJoiner([&sink](ReadTurn turn) { return sink.addTurn(std::move(turn)); })
    {}

    [[nodiscard]] Result<void> add(const TimedWord& word);
    /// Ends the turn under way; to be called at the end too.
    [[nodiscard]] Result<void> finishTurn();
    [[nodiscard]] std::uint64_t turns() const { return m_turns; }

private:
    [[nodiscard]] bool startsNewTurn(const TimedWord& word, std::string_view text) const;

    Emit m_emit;
    ReadTurn m_turn;
    std::size_t m_words = 0;
    bool m_glue = true; ///< the next word follows without a blank
    std::uint64_t m_turns = 0;
};

/// Turns of several channels, put into the order of their times before they go on.
class TurnSorter
{
public:
    void add(ReadTurn turn) { m_turns.push_back(std::move(turn)); }
    [[nodiscard]] std::size_t size() const { return m_turns.size(); }
    /// By absolute time or offset, turns without either stay behind the one before them.
    [[nodiscard]] Result<void> writeTo(ReadSink& sink);

private:
    std::vector<ReadTurn> m_turns;
};

} // namespace reminisce::ingest
