// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/archive/turns.h"
#include "core/ingest/importer.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::ingest {

/// An archive, a folder for files, and short ways to import.
class ImportTest : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        auto scorer = emotion::EmotionScorer::builtIn();
        ASSERT_TRUE(scorer) << scorer.error().message;
        m_scorer.emplace(std::move(*scorer));
    }

    ImportReport import(const std::vector<std::filesystem::path>& paths, const ImportOptions& options = {})
    {
        return test::valueOf(Importer(archive(), *m_scorer, m_registry).importFiles(paths, options));
    }
    std::filesystem::path importFile(const std::string& name, const std::string& content)
    {
        const auto path = m_files.write(name, content);
        const auto report = import({path});
        EXPECT_TRUE(report.allGood()) << (report.files.front().error ? report.files.front().error->message : "");
        return path;
    }
    [[nodiscard]] std::vector<archive::Id> conversationIds()
    {
        std::vector<archive::Id> ids;
        for (const auto& key : test::valueOf(archive::conversationKeys(writer(), {}, archive::Order::OldestFirst))) {
            ids.push_back(key.id);
        }
        return ids;
    }
    [[nodiscard]] std::vector<archive::Turn> turnsOf(archive::Id conversation)
    {
        return test::valueOf(archive::turnsOfConversation(writer(), conversation, 0, 1000));
    }

    test::TemporaryDirectory m_files;
    Registry m_registry = Registry::withAllFormats();
    std::optional<emotion::EmotionScorer> m_scorer;
};

} // namespace reminisce::ingest
