// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the built-in answers know what they do not know: questions for the sample archive, half of which it cannot
// answer. The thresholds were chosen on the half "dev"; the half "test" says what they are worth.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/agent/knowledge.h"
#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/emotion/emotion_scorer.h"
#include "core/ingest/importer.h"
#include "core/search/searcher.h"
#include "tests/support/archive_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;

struct Asked
{
    std::string half;
    std::string question;
    std::string days; ///< of the conversations that answer; empty: none does
};

std::vector<Asked> readQuestions()
{
    std::ifstream in(REMINISCE_SOURCE_DIR "/tests/core/agent/data/sample_questions.tsv");
    std::vector<Asked> questions;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') {
            continue;
        }
        Asked asked;
        std::istringstream fields(line);
        std::getline(fields, asked.half, '\t');
        std::getline(fields, asked.question, '\t');
        std::getline(fields, asked.days, '\t');
        questions.push_back(std::move(asked));
    }
    return questions;
}

struct Counts
{
    int asked = 0;
    int abstained = 0;
    int cited = 0; ///< leads to one of the conversations that answer
};

bool citesADayOf(const Answer& answer, const std::string& days)
{
    for (const auto& passage : answer.evidence) {
        if (passage.cited && passage.startedAt &&
            days.find(formatIso(*passage.startedAt).substr(0, 10)) != std::string::npos) {
            return true;
        }
    }
    return false;
}

class SampleQuestions : public ArchiveTest
{};

TEST_F(SampleQuestions, WhatTheArchiveDoesNotHoldIsNotAnswered)
{
    const auto scorer = emotion::EmotionScorer::builtIn();
    ASSERT_TRUE(scorer) << scorer.error().message;
    const auto registry = ingest::Registry::withAllFormats();
    ingest::Importer importer(archive(), *scorer, registry);
    ingest::ImportOptions options;
    options.owner = "Mara Lindner";
    ASSERT_TRUE(importer.importFiles({REMINISCE_SOURCE_DIR "/resources/sample"}, options));
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    const search::Searcher searcher(archive());
    const Knowledge knowledge(*reader, searcher);
    const Prompts prompts;
    const auto workflow = makeWorkflow("built-in");
    ASSERT_TRUE(workflow);
    std::map<std::string, Counts> counts;
    for (const auto& asked : readQuestions()) {
        AgentContext context{knowledge, prompts, nullptr};
        AnswerRequest request;
        request.question = asked.question;
        request.now.local = at("2026-01-02T12:00:00");
        const Answer answer = valueOf((*workflow)->run(request, context, {}, {}));
        Counts& count = counts[asked.half + (asked.days.empty() ? " unanswerable" : " answerable")];
        ++count.asked;
        count.abstained += answer.abstained ? 1 : 0;
        count.cited += citesADayOf(answer, asked.days) ? 1 : 0;
    }
    for (const auto& [name, count] : counts) {
        std::cout << name << ": " << count.asked << " asked, " << count.abstained << " abstained, " << count.cited
                  << " lead to a conversation that answers\n";
        ASSERT_EQ(count.asked, 20) << name;
    }
    for (const std::string half : {"dev", "test"}) {
        EXPECT_GE(counts[half + " unanswerable"].abstained, 16) << half;
        EXPECT_LE(counts[half + " answerable"].abstained, 1) << half;
        EXPECT_GE(counts[half + " answerable"].cited, 15) << half;
    }
}

} // namespace
