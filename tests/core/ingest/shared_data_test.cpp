// SPDX-License-Identifier: GPL-3.0-or-later
// Counts over the data beside the checkout, where it is there.
#include <gmock/gmock.h>

#include "core/ingest/importer.h"
#include "tests/core/ingest/collecting_sink.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::ingest {
namespace {

namespace fs = std::filesystem;

const fs::path kData = fs::path(REMINISCE_SOURCE_DIR) / ".." / "shared" / "data";

class SharedData : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        if (!fs::exists(kData)) {
            GTEST_SKIP() << "needs the folder ../shared/data beside the checkout";
        }
        ArchiveTest::SetUp();
        m_scorer.emplace(emotion::EmotionScorer::builtIn().value());
    }
    ImportReport import(const std::vector<fs::path>& paths)
    {
        return test::valueOf(Importer(archive(), *m_scorer, m_registry).importFiles(paths, {}));
    }

    Registry m_registry = Registry::withAllFormats();
    std::optional<emotion::EmotionScorer> m_scorer;
};

TEST_F(SharedData, MitraHasItsChunksAndPeople)
{
    const auto report = import({kData / "mitra" / "mitra-train.json"});
    EXPECT_EQ(report.totals.chunks, 500U);
    EXPECT_EQ(report.totals.skippedLines, 0U);
    const auto people = test::valueOf(archive::listPeople(writer()));
    EXPECT_EQ(people.size(), 12U);
    EXPECT_EQ(people.at(0).name, "Ich");
    EXPECT_TRUE(people.at(0).isOwner);
}

TEST_F(SharedData, LocomoHasItsSessionsAndTurns)
{
    const auto report = import({kData / "locomo" / "locomo-dev.json"});
    EXPECT_EQ(report.totals.conversations, 136U);
    EXPECT_EQ(report.totals.turns, 2960U);
    EXPECT_EQ(report.totals.skippedLines, 0U);
}

/// Cues with text and chat messages, counted another way than the readers do.
std::size_t blocksOf(const std::string& content, std::string_view mark)
{
    std::size_t count = 0;
    for (std::size_t at = content.find(mark); at != std::string::npos; at = content.find(mark, at + 1)) {
        ++count;
    }
    return count;
}

TEST_F(SharedData, MeetingsBecomeOneConversationOfTranscriptAndChat)
{
    const auto report = import({kData / "meetings"});
    EXPECT_EQ(report.totals.failed, 0U);
    EXPECT_EQ(report.totals.conversations, 21U);
    EXPECT_EQ(report.totals.skippedLines, 0U);
    for (const FileReport& file : report.files) {
        EXPECT_EQ(file.dateSource, DateSource::FileName) << file.path;
        if (file.format == "webvtt") {
            EXPECT_EQ(file.turns, blocksOf(test::readFile(file.path), " --> ")) << file.path;
        }
    }
    EXPECT_EQ(test::valueOf(archive::conversationCount(writer())), 21U);
}

TEST_F(SharedData, MalformedSamplesAreReadOrRefusedWithAReason)
{
    std::size_t files = 0;
    for (const auto& folder : fs::directory_iterator(kData / "formats")) {
        if (folder.path().filename().string().find("malformed") == std::string::npos) {
            continue;
        }
        for (const auto& entry : fs::directory_iterator(folder.path())) {
            const auto sink = test::readAs(entry.path().filename().string(), test::readFile(entry.path()));
            EXPECT_TRUE(sink.format.empty() || !sink.said().empty() || !sink.skipped.empty()) << entry.path();
            ++files;
        }
    }
    EXPECT_GT(files, 0U);
}

} // namespace
} // namespace reminisce::ingest
