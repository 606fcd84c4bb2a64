// SPDX-License-Identifier: GPL-3.0-or-later
// Questions made from the sample archive; each gold answer is checked by an SQL statement of its own over the public
// views.
#include "core/evaluation/question_generation/question_generation.h"

#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/archive/question_facts.h"
#include "core/archive/sql_sandbox.h"
#include "core/evaluation/lab/summary.h"
#include "core/evaluation/question_generation/wording.h"
#include "core/ingest/importer.h"
#include "tests/core/evaluation/lab_world.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::evaluation {
namespace {

using test::succeeded;
using test::valueOf;

std::string sqlText(const std::string& text)
{
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("''") : std::string(1, c);
    }
    return out + "'";
}

/// The sample archive, imported once for all tests.
class MadeQuestions : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        s_directory = std::make_unique<test::TemporaryDirectory>();
        auto opened = archive::Archive::open(s_directory->path() / "archive");
        ASSERT_TRUE(opened);
        s_archive = std::make_unique<archive::Archive>(std::move(*opened));
        const auto scorer = emotion::EmotionScorer::builtIn();
        ASSERT_TRUE(scorer);
        const ingest::Registry registry = ingest::Registry::withAllFormats();
        ingest::ImportOptions options;
        options.owner = "Mara Lindner";
        ASSERT_TRUE(ingest::Importer(*s_archive, *scorer, registry)
                        .importFiles({std::filesystem::path(REMINISCE_SOURCE_DIR) / "resources/sample"}, options));
    }
    static void TearDownTestSuite()
    {
        s_archive.reset();
        s_directory.reset();
    }

    static archive::Writer& reader() { return s_archive->writer(); }
    static std::vector<GeneratedQuestion> make(std::size_t count, std::uint64_t seed)
    {
        GenerationOptions options;
        options.count = count;
        options.seed = seed;
        return valueOf(generateQuestions(reader(), options));
    }

    /// All values of the first column.
    static std::vector<std::string> ask(const std::string& sql)
    {
        const auto table = valueOf(archive::runSandboxedSql(reader(), sql));
        std::vector<std::string> values;
        for (const auto& row : table.rows) {
            if (const auto* text = std::get_if<std::string>(&row.front())) {
                values.push_back(*text);
            } else if (const auto* number = std::get_if<std::int64_t>(&row.front())) {
                values.push_back(std::to_string(*number));
            } else {
                values.emplace_back();
            }
        }
        return values;
    }

    static std::unique_ptr<test::TemporaryDirectory> s_directory;
    static std::unique_ptr<archive::Archive> s_archive;
};
std::unique_ptr<test::TemporaryDirectory> MadeQuestions::s_directory;
std::unique_ptr<archive::Archive> MadeQuestions::s_archive;

/// The statement that gives the gold answer of a kind; days come as "YYYY-MM-DD".
std::string statementOf(const GeneratedQuestion& q)
{
    const auto text = [&](const char* name) { return sqlText(q.parameters.at(name).get<std::string>()); };
    const auto number = [&](const char* name) { return std::to_string(q.parameters.at(name).get<std::int64_t>()); };
    if (q.kind == "who_said") {
        return "SELECT speaker FROM turns WHERE text = " + text("text");
    }
    if (q.kind == "when_said") {
        return "SELECT substr(coalesce(t.started_at, c.started_at), 1, 10) FROM turns t JOIN conversations c "
               "ON c.id = t.conversation_id WHERE t.text = " +
               text("text");
    }
    if (q.kind == "first_words") {
        return fmt::format(
            "SELECT text FROM turns WHERE conversation_id = {} AND speaker = {} ORDER BY ordinal LIMIT 1",
            number("conversation"), text("speaker"));
    }
    if (q.kind == "emotion_of_saying") {
        return fmt::format("SELECT emotion FROM emotions WHERE score >= 0.5 AND chunk_id = {}", q.evidence.front());
    }
    if (q.kind == "partner") {
        return fmt::format("SELECT DISTINCT speaker FROM turns WHERE conversation_id = {} AND speaker <> {}",
                           number("conversation"), text("speaker"));
    }
    if (q.kind == "speaks_most") {
        return fmt::format("SELECT speaker FROM turns WHERE conversation_id = {0} GROUP BY speaker HAVING count(*) = "
                           "(SELECT max(n) FROM (SELECT count(*) AS n FROM turns WHERE conversation_id = {0} GROUP BY "
                           "speaker))",
                           number("conversation"));
    }
    if (q.kind == "count_turns") {
        return fmt::format("SELECT count(*) FROM turns WHERE conversation_id = {} AND speaker = {}",
                           number("conversation"), text("speaker"));
    }
    if (q.kind == "common_day") {
        return fmt::format("SELECT DISTINCT substr(a.started_at, 1, 10) FROM conversations a, conversations b WHERE "
                           "substr(a.started_at, 1, 10) = substr(b.started_at, 1, 10) AND a.started_at LIKE {} || '%' "
                           "AND a.id IN (SELECT conversation_id FROM turns WHERE speaker = {}) "
                           "AND b.id IN (SELECT conversation_id FROM turns WHERE speaker = {})",
                           text("month"), text("one"), text("other"));
    }
    const std::string spoken =
        fmt::format(" FROM conversations WHERE started_at LIKE {} || '%' AND id IN (SELECT conversation_id FROM turns "
                    "WHERE speaker = {})",
                    text("period"), text("speaker"));
    if (q.kind == "count_conversations") {
        return "SELECT count(*)" + spoken;
    }
    if (q.kind == "last_day" || q.kind == "first_day") {
        return fmt::format("SELECT substr({}(started_at), 1, 10){}", q.kind == "last_day" ? "max" : "min", spoken);
    }
    return "SELECT CAST(julianday(substr(max(started_at), 1, 10)) - julianday(substr(min(started_at), 1, 10)) AS "
           "INTEGER)" +
           spoken;
}

/// What a value of SQL is called in the question's language.
std::string inWords(const std::string& value, const GeneratedQuestion& q)
{
    const auto language = q.language == "de" ? QuestionLanguage::German : QuestionLanguage::English;
    if (value.size() == 10 && value[4] == '-' && value[7] == '-') {
        return dayInWords(valueOf(parseIso(value)).local / kMicrosPerDay, language);
    }
    if (q.kind == "emotion_of_saying") {
        return emotionInWords(static_cast<int>(emotionFromName(value).value_or(Emotion::Joy)), language);
    }
    return value;
}

TEST_F(MadeQuestions, AreThreeHundredWithOneRightAnswerEach)
{
    const auto questions = make(300, 1);
    ASSERT_EQ(questions.size(), 300U);
    std::set<std::string> texts;
    std::map<std::string_view, int> levels;
    std::map<std::string, int> languages;
    std::map<std::string, int> kinds;
    for (const GeneratedQuestion& q : questions) {
        EXPECT_TRUE(texts.insert(q.question).second) << "twice: " << q.question;
        EXPECT_FALSE(q.evidence.empty()) << q.question;
        EXPECT_EQ(q.question.find('{'), std::string::npos);
        ++levels[questionLevelName(q.level)];
        ++languages[q.language];
        ++kinds[q.kind];
        const auto gold = ask(statementOf(q));
        ASSERT_EQ(gold.size(), 1U) << "not one answer: " << q.question << "\n" << statementOf(q);
        EXPECT_EQ(inWords(gold.front(), q), q.answer) << q.question << "\n" << statementOf(q);
    }
    EXPECT_EQ(levels, (std::map<std::string_view, int>{{"applying", 100}, {"seeking", 100}, {"understanding", 100}}));
    EXPECT_EQ(languages.at("de"), 150);
    EXPECT_EQ(kinds.size(), 12U) << "every template was used";
}

TEST_F(MadeQuestions, AreTheSameForTheSameSeedAndOthersForAnother)
{
    const auto textsOf = [](const std::vector<GeneratedQuestion>& questions) {
        std::vector<std::string> texts;
        for (const GeneratedQuestion& q : questions) {
            texts.push_back(q.question + "|" + q.answer);
        }
        return texts;
    };
    EXPECT_EQ(textsOf(make(60, 5)), textsOf(make(60, 5)));
    EXPECT_NE(textsOf(make(60, 5)), textsOf(make(60, 6)));
}

TEST_F(MadeQuestions, AreAnsweredTheSameEachTimeFromTheArchiveAndFromTheirPassages)
{
    const auto questions = make(30, 2);
    const test::TemporaryDirectory directory;
    std::map<std::string, std::string> responses;
    for (const bool withUnits : {false, false, true}) {
        const auto dataset = valueOf(questionDataset(reader(), questions, withUnits));
        const auto file = directory.write(withUnits ? "with.json" : "without.json", dataset.dump());
        lab_world::Lab lab(s_directory->path() / "archive", {});
        LabSettings settings;
        settings.dataset = file;
        settings.workflows = {"built-in"};
        const auto run = valueOf(lab.runner.create(settings));
        ASSERT_TRUE(succeeded(lab.runner.resume(run)));
        const auto items = valueOf(lab.store->items(run));
        ASSERT_EQ(items.size(), questions.size());
        double recall = 0;
        for (const LabItem& item : items) {
            recall += item.metrics.at("evidence_recall");
            const auto [first, isNew] = responses.emplace(item.question.id, item.response);
            if (!isNew && !withUnits) {
                EXPECT_EQ(item.response, first->second) << item.question.question;
            }
        }
        EXPECT_GT(recall / static_cast<double>(items.size()), 0.3);
    }
}

class AmbiguousArchive : public test::ArchiveTest
{};

TEST_F(AmbiguousArchive, GivesNoQuestionWithTwoAnswers)
{
    // The same words twice, once inside others; two conversations of one title and day; a name within another.
    store("Walk", "2024-05-01T10:00", {{"Ann", "The tickets for the ferry are in the drawer."}, {"Ben", "Thank you!"}});
    store("Walk", "2024-05-01T18:00",
          {{"Ben", "You said: the tickets for the ferry are in the drawer. Right?"}, {"Ann", "So I did."}});
    store("Tea", "2024-05-02T10:00",
          {{"Ann", "We never speak of the missing umbrella again."}, {"Ann Miller", "That is a promise, is it not?"}});
    GenerationOptions options;
    options.count = 100;
    for (const GeneratedQuestion& q : valueOf(generateQuestions(writer(), options))) {
        EXPECT_EQ(q.question.find("Walk"), std::string::npos) << q.question;
        EXPECT_EQ(q.question.find("drawer.”"), std::string::npos) << q.question;
        EXPECT_EQ(q.question.find("Ann "), q.question.find("Ann Miller")) << q.question << " could be either";
    }
}

} // namespace
} // namespace reminisce::evaluation
