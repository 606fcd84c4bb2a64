// SPDX-License-Identifier: GPL-3.0-or-later
// How often the check of sentences is right, on labelled ones. It was made better on the first half of the passages;
// the second half is for reporting.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "core/agent/citations.h"
#include "core/text/unicode.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;

struct Labelled
{
    std::string sentence;
    bool held = false;
    std::size_t passage = 0;
};

struct LabelledSet
{
    std::vector<Evidence> passages;
    std::vector<Labelled> sentences;
};

Evidence passageOf(const std::string& when, const std::string& turns, archive::Id id)
{
    Evidence evidence;
    evidence.chunkId = id;
    evidence.conversationId = id;
    evidence.startedAt = *parseIso(when);
    for (std::size_t begin = 0; begin < turns.size();) {
        const std::size_t end = std::min(turns.find(" | ", begin), turns.size());
        const std::string turn = turns.substr(begin, end - begin);
        const std::size_t colon = turn.find(": ");
        const std::string speaker = turn.substr(0, colon);
        evidence.turns.push_back({id * 100 + static_cast<archive::Id>(evidence.turns.size()),
                                  0,
                                  {},
                                  speaker,
                                  speaker == "Ich",
                                  turn.substr(colon + 2)});
        evidence.people.push_back(speaker);
        evidence.text += turn + "\n";
        begin = end + 3;
    }
    return evidence;
}

LabelledSet readSet()
{
    LabelledSet set;
    std::ifstream in(std::string(REMINISCE_SOURCE_DIR) + "/tests/core/agent/data/support.tsv");
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        std::string kind;
        std::string first;
        std::string second;
        std::getline(fields, kind, '\t');
        std::getline(fields, first, '\t');
        std::getline(fields, second);
        if (kind == "P") {
            set.passages.push_back(passageOf(first, second, static_cast<archive::Id>(set.passages.size()) + 1));
        } else if (kind == "S") {
            set.sentences.push_back({second, first == "1", set.passages.size() - 1});
        }
    }
    return set;
}

struct Counts
{
    int right = 0; ///< not held, and said so
    int wrong = 0; ///< held, but said not to be
    int missed = 0;
    [[nodiscard]] double precision() const { return right / std::max(1.0, static_cast<double>(right + wrong)); }
    [[nodiscard]] double recall() const { return right / std::max(1.0, static_cast<double>(right + missed)); }
};

TEST(SupportSet, UnsupportedSentencesAreFoundAndHeldOnesLeftAlone)
{
    LabelledSet set = readSet();
    ASSERT_EQ(set.sentences.size(), 200U);
    // People of the archive, as the run knows them; several speak in none of these passages.
    const std::vector<std::string> people = {"Ich",  "Jonas", "Grace", "Lena",   "Priya",     "Emre",
                                             "Tom",  "Mama",  "Noah",  "Hannah", "Paula",     "Lukas",
                                             "Papa", "Sarah", "Felix", "Oliver", "Onkel Rudi"};
    Counts halves[2];
    for (const auto& one : set.sentences) {
        auto evidence = set.passages;
        const auto settled = settleCitations(one.sentence, evidence, parseIso("2025-09-01T12:00:00")->local, people);
        const bool said = !settled.unsupported.empty();
        Counts& counts = halves[one.passage < set.passages.size() / 2 ? 0 : 1];
        counts.right += said && !one.held ? 1 : 0;
        counts.wrong += said && one.held ? 1 : 0;
        counts.missed += !said && !one.held ? 1 : 0;
        if (said == one.held && one.passage < set.passages.size() / 2) {
            std::cout << (one.held ? "held, marked: " : "not held, passed: ") << one.sentence << "\n";
        }
    }
    for (const auto& counts : halves) {
        std::cout << "precision " << counts.precision() << ", recall " << counts.recall() << "\n";
        EXPECT_GE(counts.precision(), 0.9);
        EXPECT_GE(counts.recall(), 0.8);
    }
}

} // namespace
