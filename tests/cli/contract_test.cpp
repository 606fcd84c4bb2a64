// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the contract of the command line: every command with its options, the keys of its JSON document, its exit code.
#include <algorithm>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::test {
namespace {

using Json = nlohmann::json;

class ContractTest : public ::testing::Test
{
protected:
    Outcome run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"--archive", (m_directory.path() / "archive").string()});
        return runProgram(REMINISCE_CLI, arguments);
    }
    /// The one document that a command prints with --json.
    Json document(std::vector<std::string> arguments, int exitCode = 0) const
    {
        arguments.emplace_back("--json");
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.exitCode, exitCode) << arguments.front() << ": " << outcome.errors;
        Json json = Json::parse(outcome.output, nullptr, false);
        EXPECT_TRUE(json.is_object()) << arguments.front() << ": " << outcome.output;
        return json;
    }
    static void expectKeys(const Json& json, const std::vector<std::string>& keys)
    {
        ASSERT_TRUE(json.is_object()) << json;
        for (const std::string& key : keys) {
            EXPECT_TRUE(json.contains(key)) << key << " is missing in " << json;
        }
    }
    std::string write(const std::string& name, const std::string& content) const
    {
        return m_directory.write(name, content).string();
    }
    void importSample() const
    {
        const auto chat = write("chat.txt", "20.06.24, 17:00 - Tom: Hallo, ich freue mich sehr auf den Garten!\n"
                                            "20.06.24, 17:05 - Ich: Na, wie geht es dir heute?\n"
                                            "20.06.24, 17:06 - Anna: Mir geht es gut.\n");
        ASSERT_EQ(run({"import", chat}).exitCode, 0);
    }

    TemporaryDirectory m_directory;
};

TEST_F(ContractTest, Import)
{
    const auto good = write("chat.txt", "20.06.24, 17:00 - Tom: Hallo\n20.06.24, 17:05 - Ich: Na, wie geht's?\n");
    const auto bad = write("bad.json", "{\"x\": ");
    const Json json = document({"import", good, bad, "--owner", "Luise", "--assume-time-zone", "Europe/Berlin"}, 1);
    expectKeys(json, {"files", "totals"});
    ASSERT_EQ(json["files"].size(), 2U);
    for (const Json& file : json["files"]) {
        expectKeys(file, {"path", "format", "conversations", "turns", "chunks", "date_source", "needs_date",
                          "skipped_lines", "error"});
    }
    EXPECT_EQ(json["files"][0]["date_source"], "content");
    EXPECT_TRUE(json["files"][1]["error"].is_string());
    EXPECT_EQ(json["totals"]["turns"], 2);

    const auto undated = write("notes.txt", "Tom: Hallo zusammen\nAnna: Guten Morgen, wie geht es euch?\n");
    const Json guess = document({"import", undated}, 1);
    EXPECT_EQ(guess["files"][0]["needs_date"], true);
    EXPECT_EQ(guess["files"][0]["date_source"], "modified");
    EXPECT_EQ(guess["files"][0]["turns"], 0);
    EXPECT_EQ(document({"import", undated, "--date", "2024-05-01"})["files"][0]["date_source"], "argument");
}

TEST_F(ContractTest, ImportedFilesKeepTheirReports)
{
    importSample();
    EXPECT_EQ(run({"import", write("bad.json", "{\"x\": ")}).exitCode, 1);
    const Json json = document({"sources", "list"});
    ASSERT_EQ(json["sources"].size(), 1U);
    EXPECT_EQ(json["sources"][0]["report"]["turns"], 3);
    ASSERT_EQ(json["refused"].size(), 1U);
    EXPECT_TRUE(json["refused"][0]["report"]["error"].is_string());
}

TEST_F(ContractTest, SearchTakesTheWholeFilter)
{
    importSample();
    const Json json = document({"search",         "Garten",     "--person", "Tom",        "--people",   "any",
                                "--from",         "2024-06-01", "--to",     "2024-06-30", "--contains", "garten",
                                "--conversation", "1",          "--k",      "5",          "--mode",     "keyword",
                                "--understand",   "off",        "--now",    "2024-07-01"});
    expectKeys(json, {"understood", "hits"});
    expectKeys(json["understood"], {"from", "to", "people", "emotions", "kind", "rest", "boosts"});
    ASSERT_EQ(json["hits"].size(), 1U);
    const Json& hit = json["hits"][0];
    expectKeys(hit,
               {"chunk_id", "turn_ids", "external_id", "conversation_id", "started_at", "people", "text", "scores"});
    expectKeys(hit["scores"], {"fused", "keyword", "vector", "emotion"});
    EXPECT_TRUE(hit["external_id"].is_null());
    for (const char* mode : {"hybrid", "keyword", "vector", "emotion"}) {
        expectKeys(document({"search", "Freude", "--mode", mode, "--emotion", "joy"}), {"hits"});
    }
    expectKeys(document({"search", "Garten", "--weight", "0.5", "--metric", "ip"}), {"hits"});
    for (const char* normalisation : {"min-max", "l2", "rrf"}) {
        expectKeys(document({"search", "Garten", "--normalisation", normalisation}), {"hits"});
    }
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--mode", "best"},
                                                  {"--people", "some"},
                                                  {"--emotion", "envy"},
                                                  {"--metric", "l3"},
                                                  {"--normalisation", "none"},
                                                  {"--from", "yesterday-ish"},
                                                  {"--understand", "maybe"}}) {
        std::vector<std::string> arguments = {"search", "Garten"};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(run(arguments).exitCode, 2) << wrong.front();
    }
    EXPECT_EQ(run({"search", "Garten", "--person", "Nobody"}).exitCode, 1);
}

TEST_F(ContractTest, Ask)
{
    importSample();
    const Json json = document({"ask", "Was sagte Tom über den Garten?", "--now", "2024-07-01", "--k", "5"});
    expectKeys(json, {"answer", "abstained", "citations", "unsupported", "evidence", "trace", "usage"});
    ASSERT_FALSE(json["citations"].empty());
    expectKeys(json["citations"][0], {"marker", "chunk_id", "turn_id", "external_id", "quote"});
    ASSERT_FALSE(json["evidence"].empty());
    expectKeys(json["evidence"][0], {"chunk_id", "scores", "step", "cited"});
    ASSERT_FALSE(json["trace"].empty());
    expectKeys(json["trace"][0], {"step", "kind", "name", "arguments", "result", "error", "seconds", "prompt_tokens",
                                  "completion_tokens"});
    EXPECT_EQ(run({"ask", "Was?", "--workflow", "guessing"}).exitCode, 2);
}

TEST_F(ContractTest, Stats)
{
    importSample();
    const Json json = document({"stats"});
    expectKeys(json, {"sources", "conversations", "turns", "chunks", "people", "from", "to", "emotions", "indexes"});
    EXPECT_EQ(json["turns"], 3);
    for (const Json& index : json["indexes"]) {
        expectKeys(index, {"name", "state", "generation"});
    }
}

TEST_F(ContractTest, People)
{
    importSample();
    const Json json = document({"people", "list"});
    ASSERT_EQ(json["people"].size(), 3U);
    for (const Json& person : json["people"]) {
        expectKeys(person, {"id", "name", "aliases", "is_owner", "turns", "first", "last", "suspicious"});
        EXPECT_EQ(person["suspicious"], false);
    }
    expectKeys(document({"people", "alias", "Tom", "Thomas"}), {"people"});
    expectKeys(document({"people", "owner", "Anna"}), {"people"});
    EXPECT_EQ(document({"people", "merge", "Thomas", "Anna"})["people"].size(), 2U);
    EXPECT_EQ(document({"people", "changes"})["changes"].size(), 1U);
    EXPECT_EQ(document({"people", "undo"})["people"].size(), 3U);
    expectKeys(document({"people", "suggest"}), {"suggestions"});
    EXPECT_EQ(run({"people", "merge", "Tom", "Nobody"}).exitCode, 1);
    EXPECT_EQ(run({"people", "merge", "Tom"}).exitCode, 2);
    EXPECT_EQ(run({"people"}).exitCode, 2);
}

TEST_F(ContractTest, Backends)
{
    importSample();
    EXPECT_EQ(run({"backend", "add", "mine", "--url", "http://127.0.0.1:9", "--chat-model", "m", "--embedding-model",
                   "e", "--rerank-model", "r", "--key-env", "MY_KEY"})
                  .exitCode,
              0);
    expectKeys(document({"backend", "list"}), {"backends"});
    EXPECT_EQ(run({"backend", "test", "mine"}).exitCode, 1) << "nothing listens there";
    EXPECT_EQ(run({"reindex", "--backend", "unknown"}).exitCode, 1);
    EXPECT_EQ(run({"backend", "remove", "mine"}).exitCode, 0);
    EXPECT_EQ(run({"backend", "remove", "mine"}).exitCode, 1);
}

TEST_F(ContractTest, Descriptions)
{
    importSample();
    EXPECT_EQ(run({"describe"}).exitCode, 1) << "nobody describes";
    ScriptedServer server;
    server.handle("/v1/chat/completions", [](const RecordedRequest&) { return chatReply("sad, lonely"); });
    ASSERT_EQ(run({"backend", "add", "mine", "--url", server.url(), "--description-model", "d"}).exitCode, 0);
    const auto sadChunks = [this] { return document({"stats"})["emotions"]["sadness"].get<int>(); };
    const int before = sadChunks();
    const Json made = document({"describe"});
    expectKeys(made, {"backend", "model", "described", "kept", "unusable"});
    EXPECT_EQ(made["model"], "d");
    EXPECT_EQ(sadChunks(), document({"stats"})["chunks"].get<int>());
    EXPECT_EQ(document({"describe", "--backend", "mine"})["described"], 0);
    EXPECT_EQ(document({"verify"})["ok"], true);
    EXPECT_EQ(document({"describe", "--remove"})["removed"], made["described"]);
    EXPECT_EQ(sadChunks(), before);
    EXPECT_EQ(run({"describe", "--at-a-time", "0"}).exitCode, 2);
}

TEST_F(ContractTest, IndexesAndPassages)
{
    importSample();
    EXPECT_TRUE(document({"reindex"}).is_object());
    expectKeys(document({"rechunk", "--max-tokens", "50", "--overlap-turns", "0"}), {"conversations", "chunks"});
    EXPECT_EQ(run({"rechunk", "--max-tokens", "3"}).exitCode, 2);
    const Json json = document({"verify"});
    expectKeys(json, {"ok", "checks"});
    EXPECT_EQ(json["ok"], true);
    expectKeys(json["checks"][0], {"name", "ok", "detail"});
    EXPECT_EQ(document({"verify", "--rebuild"})["ok"], true);
}

TEST_F(ContractTest, BackupRestoreExportDelete)
{
    importSample();
    const auto backup = (m_directory.path() / "backup.sqlite").string();
    const auto open = (m_directory.path() / "open").string();
    EXPECT_TRUE(document({"backup", backup}).is_object());
    EXPECT_EQ(document({"export", open})["turns"], 3);
    EXPECT_EQ(run({"export", open}).exitCode, 1);
    const auto files = (m_directory.path() / "files").string();
    EXPECT_EQ(document({"export", files, "--as", "srt", "--person", "Tom"})["conversations"], 1);
    EXPECT_EQ(document({"export", files, "--as", "srt", "--from", "2030"})["conversations"], 0);
    EXPECT_EQ(run({"export", files, "--as", "doc"}).exitCode, 2);
    EXPECT_EQ(run({"export", files, "--person", "Tom"}).exitCode, 2);
    EXPECT_TRUE(document({"delete", "--conversation", "1"}).is_object());
    EXPECT_EQ(document({"stats"})["turns"], 0);
    EXPECT_EQ(run({"delete", "--conversation", "1"}).exitCode, 1);
    EXPECT_EQ(document({"import", open})["totals"]["turns"], 3);
    EXPECT_TRUE(document({"restore", backup}).is_object());
    EXPECT_EQ(document({"stats"})["turns"], 3);
    EXPECT_EQ(run({"restore", backup + ".missing"}).exitCode, 1);
}

TEST_F(ContractTest, Watch)
{
    const auto folder = (m_directory.path() / "inbox").string();
    write("inbox/chat.txt", "20.06.24, 17:00 - Tom: Hallo\n20.06.24, 17:05 - Anna: Na, wie geht es dir heute?\n");
    EXPECT_EQ(document({"watch", "add", folder})["folders"].size(), 1U);
    EXPECT_EQ(document({"watch", "scan", "--settle", "0"})["totals"]["turns"], 2);
    EXPECT_EQ(document({"watch", "list"})["folders"][0]["imported"], 1);
    EXPECT_EQ(document({"watch", "remove", folder})["folders"].size(), 0U);
    EXPECT_EQ(run({"watch", "remove", folder}).exitCode, 1);
}

TEST_F(ContractTest, ReadingAgain)
{
    importSample();
    EXPECT_EQ(document({"import", "--again"})["sources"], 0);
    const Json json = document({"import", "--again", "--all"});
    EXPECT_EQ(json["sources"], 1);
    EXPECT_EQ(json["turns_kept"], 3);
    EXPECT_EQ(json["turns_new"], 0);
}

TEST_F(ContractTest, McpEndsWithItsInput)
{
    importSample();
    const Outcome outcome = run({"mcp"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_TRUE(outcome.output.empty());
}

TEST_F(ContractTest, EvaluateMetrics)
{
    const auto input = write("answers.jsonl", "{\"answer\": \"in June\", \"response\": \"It was in June.\"}\n"
                                              "{\"answer\": \"Tom\", \"response\": \"Anna\"}\n");
    const Outcome outcome = run({"evaluate", "metrics", "--input", input});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 2);
}

TEST_F(ContractTest, WrongUsageAndMissingArchives)
{
    EXPECT_EQ(run({}).exitCode, 2);
    EXPECT_EQ(run({"dance"}).exitCode, 2);
    EXPECT_EQ(run({"import"}).exitCode, 2);
    EXPECT_EQ(run({"search"}).exitCode, 2);
    EXPECT_EQ(run({"delete"}).exitCode, 2);
    EXPECT_EQ(run({"evaluate", "retrieval"}).exitCode, 2);
    for (const auto& [normalisation, exitCode] : {std::pair("rrf", 1), std::pair("none", 2)}) { // the file is not there
        EXPECT_EQ(run({"evaluate", "retrieval", "--dataset", "missing.json", "--format", "own", "--normalisation",
                       normalisation})
                      .exitCode,
                  exitCode)
            << normalisation;
    }
    for (const std::vector<std::string>& needing :
         {std::vector<std::string>{"stats"}, {"search", "x"}, {"people", "list"}, {"verify"}, {"sources", "list"}}) {
        const Outcome outcome = run(needing);
        EXPECT_EQ(outcome.exitCode, 1) << needing.front();
        EXPECT_FALSE(outcome.errors.empty());
        EXPECT_TRUE(outcome.output.empty());
    }
}

} // namespace
} // namespace reminisce::test
