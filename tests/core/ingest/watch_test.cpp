// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/ingest/watch.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::valueOf;

class WatchTest : public ImportTest
{
protected:
    WatchScan scan()
    {
        Importer importer(archive(), *m_scorer, m_registry);
        return valueOf(scanWatchFolders(archive(), importer, {}));
    }
};

const std::string kChat = "20.06.24, 17:00 - Tom: Hallo\n20.06.24, 17:05 - Anna: Na, wie geht es dir heute?\n";

TEST_F(WatchTest, ImportsAFileOnceItLooksTheSameTwice)
{
    ASSERT_TRUE(watchFolder(archive(), m_files.path()));
    m_files.write("sub/chat.txt", kChat);
    const auto first = scan();
    EXPECT_TRUE(first.imported.files.empty());
    EXPECT_EQ(first.waiting, 1U);
    const auto second = scan();
    EXPECT_EQ(second.imported.totals.turns, 2U);
    EXPECT_EQ(second.waiting, 0U);
    EXPECT_TRUE(scan().imported.files.empty());
}

TEST_F(WatchTest, WaitsWhileAFileGrows)
{
    ASSERT_TRUE(watchFolder(archive(), m_files.path()));
    m_files.write("chat.txt", kChat);
    (void)scan();
    m_files.write("chat.txt", kChat + "20.06.24, 17:06 - Tom: Gut, danke!\n");
    EXPECT_TRUE(scan().imported.files.empty());
    EXPECT_EQ(scan().imported.totals.turns, 3U);
}

TEST_F(WatchTest, TellsARefusalOnceAndTriesAgainAfterAChange)
{
    ASSERT_TRUE(watchFolder(archive(), m_files.path()));
    const auto path = m_files.write("notes.json", "{\"broken\": ");
    (void)scan();
    EXPECT_EQ(scan().imported.totals.failed, 1U);
    EXPECT_EQ(scan().imported.totals.failed, 0U);
    EXPECT_EQ(valueOf(archive::listWatchFolders(writer())).front().failed, 1U);
    std::filesystem::remove(path);
    m_files.write("notes.json", kChat);
    (void)scan();
    EXPECT_EQ(scan().imported.totals.turns, 2U);
}

TEST_F(WatchTest, KeepsWhatItKnowsWhileAFolderIsAway)
{
    const auto folder = m_files.path() / "drive";
    m_files.write("drive/chat.txt", kChat);
    ASSERT_TRUE(watchFolder(archive(), folder));
    (void)scan();
    (void)scan();
    std::filesystem::rename(folder, m_files.path() / "away");
    EXPECT_EQ(scan().missing.size(), 1U);
    std::filesystem::rename(m_files.path() / "away", folder);
    const auto back = scan();
    EXPECT_EQ(back.waiting, 0U);
    EXPECT_TRUE(back.imported.files.empty());
}

TEST_F(WatchTest, RefusesFoldersThatAreNoneOrHoldTheArchive)
{
    EXPECT_FALSE(watchFolder(archive(), m_files.path() / "missing"));
    EXPECT_FALSE(watchFolder(archive(), outside()));
    EXPECT_FALSE(archive::removeWatchFolder(writer(), "/nowhere"));
}

} // namespace
} // namespace reminisce::ingest
