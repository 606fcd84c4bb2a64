// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/retrieval_dataset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {
namespace {

using testing::ElementsAre;

TEST(RetrievalDataset, LocomoEvidenceMayHoldSeveralIds)
{
    EXPECT_THAT(splitLocomoEvidence("D8:6; D9:17"), ElementsAre("D8:6", "D9:17"));
    EXPECT_THAT(splitLocomoEvidence("D1:3 D1:5,D2:1"), ElementsAre("D1:3", "D1:5", "D2:1"));
    EXPECT_THAT(splitLocomoEvidence("D"), ElementsAre());
}

TEST(RetrievalDataset, MitraChunksAreTheUnits)
{
    const test::TemporaryDirectory directory;
    const auto file = directory.write("mitra.json", R"({
        "chunks": [{"id": 1, "datetime": "2024-03-01 18:00", "text": "Ich: Hallo\n Tom: Na?\nweiter"}],
        "samples": [{"category": "people", "samples": [
            {"query": "Wer?", "gt_answer": "Tom", "chunk_ids": [1, 503, 1]},
            {"query": "Wo?", "gt_answer": "-", "chunk_ids": [503]}]}]})");
    const auto dataset = loadRetrievalDataset(file, DatasetFormat::Mitra);
    ASSERT_TRUE(dataset);
    ASSERT_EQ(dataset->collections.size(), 1U);
    const RetrievalCollection& mitra = dataset->collections[0];
    ASSERT_EQ(mitra.units.size(), 1U);
    EXPECT_EQ(mitra.owner, "Ich");
    EXPECT_EQ(formatIso(mitra.now), "2026-11-21T12:00:00");
    EXPECT_THAT(mitra.units[0].turns, ElementsAre(testing::Pair("Ich", "Hallo"), testing::Pair("Tom", "Na? weiter")));
    ASSERT_EQ(mitra.samples.size(), 1U);
    EXPECT_THAT(mitra.samples[0].evidence, ElementsAre("1"));
    EXPECT_EQ(dataset->skipped, 1U);
    EXPECT_EQ(dataset->warnings.size(), 1U) << "503 does not exist";
}

TEST(RetrievalDataset, LocomoHasOneArchivePerSampleAndOneUnitPerTurn)
{
    const test::TemporaryDirectory directory;
    const auto file = directory.write("locomo.json", R"([{"sample_id": "conv-1",
        "conversation": {"speaker_a": "Ann", "speaker_b": "Bob", "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [{"speaker": "Ann", "dia_id": "D1:1", "text": "Hi"},
                          {"speaker": "Bob", "dia_id": "D1:2", "text": "Look", "blip_caption": "a dog"}]},
        "qa": [{"question": "Q1", "answer": 2022, "evidence": ["D1:1; D1:2"], "category": 2},
               {"question": "Q2", "evidence": [], "category": 5}]}])");
    const auto dataset = loadRetrievalDataset(file, DatasetFormat::Locomo);
    ASSERT_TRUE(dataset);
    const RetrievalCollection& sample = dataset->collections.at(0);
    ASSERT_EQ(sample.units.size(), 2U);
    EXPECT_EQ(formatIso(*sample.units[0].start), "2023-05-08T13:56:00");
    EXPECT_EQ(sample.units[1].text, "Look [image: a dog]");
    ASSERT_EQ(sample.samples.size(), 1U);
    EXPECT_EQ(sample.samples[0].category, "temporal");
    EXPECT_EQ(sample.samples[0].answer, "2022");
    EXPECT_THAT(sample.samples[0].evidence, ElementsAre("D1:1", "D1:2"));
    EXPECT_EQ(dataset->skipped, 1U);
}

TEST(RetrievalDataset, SquadParagraphsAreUnitsAndUnanswerableQuestionsAreSkipped)
{
    const test::TemporaryDirectory directory;
    const auto file = directory.write("squad.json", R"({"data": [{"paragraphs": [{"context": "The sky is blue.",
        "qas": [{"question": "What colour?", "is_impossible": false, "answers": [{"text": "blue", "answer_start": 11}]},
                {"question": "Who?", "is_impossible": true, "answers": []}]}]}]})");
    const auto dataset = loadRetrievalDataset(file, DatasetFormat::Squad);
    ASSERT_TRUE(dataset);
    EXPECT_EQ(dataset->collections[0].samples.size(), 1U);
    EXPECT_EQ(dataset->skipped, 1U);
}

TEST(RetrievalDataset, BadFilesAreNamedInASentence)
{
    const test::TemporaryDirectory directory;
    EXPECT_EQ(loadRetrievalDataset(directory.path() / "no.json", DatasetFormat::Mitra).error().code,
              ErrorCode::NotFound);
    const auto broken = loadRetrievalDataset(directory.write("b.json", "{"), DatasetFormat::Mitra);
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().code, ErrorCode::DamagedInput);
    const auto other = loadRetrievalDataset(directory.write("o.json", "[1,2]"), DatasetFormat::Locomo);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, ErrorCode::DamagedInput);
}

} // namespace
} // namespace reminisce::evaluation
