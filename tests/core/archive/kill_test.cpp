// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "core/archive/chunks.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::valueOf;

constexpr int kAcknowledgedBeforeTheKill = 40;

/// Stores conversations, deletes every fifth, and writes a byte to `pipe` after each commit, until it is killed.
[[noreturn]] void writeUntilKilled(const std::filesystem::path& directory, int pipe)
{
    auto archive = Archive::open(directory);
    if (!archive) {
        ::_exit(1);
    }
    Writer& writer = archive->writer();
    const auto known = resolvePerson(writer, "Tom");
    const Id tom = known && *known ? **known : addPerson(writer, "Tom").value_or(0);
    for (int i = 0;; ++i) {
        ConversationDraft draft;
        draft.title = "Conversation";
        draft.start = Moment{i * kMicrosPerDay, std::nullopt};
        TurnDraft turn;
        turn.person = tom;
        turn.text = "said " + std::to_string(i);
        ChunkDraft chunk;
        chunk.text = "Tom: " + turn.text;
        draft.turns = {turn};
        draft.chunks = {chunk};
        const auto stored = storeConversation(writer, draft);
        if (!stored || ::write(pipe, "+", 1) != 1) {
            ::_exit(2);
        }
        if (i % 5 == 4 &&
            (!deleteConversations(writer, std::vector<Id>{stored->conversation}) || ::write(pipe, "-", 1) != 1)) {
            ::_exit(3);
        }
    }
}

class Kill : public test::ArchiveTest
{};

TEST_F(Kill, LosesNothingThatWasAcknowledgedAndLeavesASoundArchive)
{
    const auto directory = archive().directory();
    close();
    std::int64_t atLeast = 0;
    for (int round = 0; round < 5; ++round) {
        int ends[2] = {};
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            ::close(ends[0]);
            writeUntilKilled(directory, ends[1]);
        }
        ::close(ends[1]);
        char done = 0;
        for (int seen = 0; seen < kAcknowledgedBeforeTheKill + round && ::read(ends[0], &done, 1) == 1; ++seen) {
            atLeast += done == '+' ? 1 : -1;
        }
        ASSERT_EQ(::kill(child, SIGKILL), 0);
        ASSERT_EQ(::waitpid(child, nullptr, 0), child);
        while (::read(ends[0], &done, 1) == 1) { // acknowledged between the last look and the kill
            atLeast += done == '+' ? 1 : -1;
        }
        ::close(ends[0]);

        open(); // the lock of a killed process does not stay
        const auto count = static_cast<std::int64_t>(valueOf(conversationCount(writer())));
        // The last change may be committed without having been acknowledged.
        EXPECT_GE(count, atLeast - 1);
        EXPECT_LE(count, atLeast + 1);
        for (const Check& check : valueOf(verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
        atLeast = count;
        close();
    }
}

} // namespace
} // namespace reminisce::archive
