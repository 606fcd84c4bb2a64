// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "core/archive/backup.h"
#include "core/archive/chunks.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {

inline constexpr std::string_view kSecret = "zanzibar"; // in every text: it must be in no message
inline constexpr std::size_t kTurns = 30;

/// So many of the operations, evenly spread; when the whole is asked for all of them, up to five hundred: there are
/// tens of thousands of allocations.
inline std::size_t stepFor(std::size_t operations, std::size_t cases)
{
    constexpr std::size_t kMostCases = 500;
    return std::max<std::size_t>(1, operations / (std::getenv("REMINISCE_FAULTS_ALL") != nullptr ? kMostCases : cases));
}

/// Uses an archive as the program does, and notes what was said to be done.
class Use
{
public:
    explicit Use(std::filesystem::path directory) : m_directory(std::move(directory)) {}

    void run()
    {
        auto opened = Archive::open(m_directory);
        if (!note(opened)) {
            return;
        }
        Writer& writer = opened->writer();
        store(writer, "first");
        {
            auto transaction = Transaction::begin(writer);
            if (note(transaction)) {
                const bool stored = storeOne(writer, "second") && storeOne(writer, "third");
                if (stored && note(transaction->commit())) {
                    m_stored["second"] = m_stored["third"] = true;
                }
            }
        }
        const auto keys = findConversationsByTitle(writer, "first");
        if (note(keys) && !keys->empty()) {
            (void)note(loadChunks(writer, std::vector<Id>{1, 2, 3}));
            m_leaving = true;
            (void)note(deleteConversations(writer, std::vector<Id>{keys->front().id}));
            (void)note(scrub(writer, m_directory));
        }
        if (auto reader = opened->newReader(); note(reader)) {
            (void)note(backupTo(*reader, m_directory, m_directory / "copy.sqlite"));
        }
        store(writer, "last");
    }

    /// What was said to be stored is there, nothing is there in part, and the archive is sound.
    void expectWhole() const
    {
        auto opened = Archive::open(m_directory);
        ASSERT_TRUE(opened) << opened.error().message << opened.error().detail;
        Writer& writer = opened->writer();
        for (const Check& check : test::valueOf(verifyArchive(writer))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
        std::map<std::string, bool> there;
        for (const ConversationKey& key : test::valueOf(conversationKeys(writer, {}))) {
            const auto summary = test::valueOf(conversationSummary(writer, key.id));
            there[summary->title] = true;
            EXPECT_EQ(test::valueOf(turnCount(writer, key.id)), kTurns) << summary->title;
            EXPECT_EQ(test::valueOf(chunksOfConversation(writer, key.id)).size(), kTurns) << summary->title;
        }
        EXPECT_EQ(there.count("second"), there.count("third"));
        std::size_t missing = 0;
        for (const auto& [title, stored] : m_stored) {
            const bool mayBeGone = m_leaving && title == "first";
            missing += stored && !mayBeGone && there.count(title) == 0 ? 1 : 0;
        }
        EXPECT_EQ(missing, 0U);
    }

    [[nodiscard]] std::size_t failures() const { return m_failures; }

private:
    void store(Writer& writer, const std::string& title)
    {
        if (storeOne(writer, title)) {
            m_stored[title] = true;
        }
    }

    bool storeOne(Writer& writer, const std::string& title)
    {
        const auto known = resolvePerson(writer, "Tom");
        auto tom = known && *known ? Result<Id>(**known) : addPerson(writer, "Tom");
        if (!note(known) || !note(tom)) {
            return false;
        }
        ConversationDraft draft;
        draft.title = title;
        draft.start = Moment{static_cast<LocalMicros>(m_stored.size()) * kMicrosPerDay, std::nullopt};
        for (std::size_t i = 0; i < kTurns; ++i) {
            TurnDraft turn;
            turn.person = *tom;
            turn.text = std::string(kSecret) + std::string(i * 20, 'x');
            turn.emotions = EmotionScores{0.9F};
            ChunkDraft chunk;
            chunk.firstTurn = chunk.lastTurn = i;
            chunk.text = "Tom: " + turn.text;
            draft.turns.push_back(std::move(turn));
            draft.chunks.push_back(std::move(chunk));
        }
        return note(storeConversation(writer, draft));
    }

    /// Whether it went well; if not, the error has to be one that a person understands.
    template <class T>
    bool note(const Result<T>& result)
    {
        if (result) {
            return true;
        }
        ++m_failures;
        const Error& error = result.error();
        EXPECT_NE(error.code, ErrorCode::Internal) << error.message << error.detail;
        EXPECT_GT(error.message.size(), 20U);
        EXPECT_TRUE(error.message.ends_with('.')) << error.message;
        EXPECT_EQ((error.message + error.detail).find(kSecret), std::string::npos);
        return false;
    }

    std::filesystem::path m_directory;
    std::map<std::string, bool> m_stored;
    bool m_leaving = false;
    std::size_t m_failures = 0;
};

} // namespace reminisce::archive
