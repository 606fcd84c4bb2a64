// SPDX-License-Identifier: GPL-3.0-or-later
// Expected values are published ones: those that the reference implementations' own tests or outputs state. Each test
// names its source.
#include <array>
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "core/agent/prompts.h"
#include "core/evaluation/metrics/answer_metrics.h"
#include "core/evaluation/metrics/bleu.h"
#include "core/evaluation/metrics/embedding_metrics.h"
#include "core/evaluation/metrics/judge.h"
#include "core/evaluation/metrics/porter.h"
#include "core/evaluation/metrics/rouge.h"
#include "core/evaluation/metrics/token_f1.h"
#include "core/evaluation/retrieval_metrics.h"

namespace reminisce::evaluation {
namespace {

/// NLTK's documentation of stemmers (nltk.org/howto/stem.html) and its tests (nltk/test/unit/test_stem.py), with the
/// mode that PorterStemmer() has.
TEST(Porter, StemsAreThoseOfNltk)
{
    const std::pair<const char*, const char*> cases[] = {
        {"caresses", "caress"},
        {"flies", "fli"},
        {"dies", "die"},
        {"mules", "mule"},
        {"denied", "deni"},
        {"died", "die"},
        {"agreed", "agre"},
        {"owned", "own"},
        {"humbled", "humbl"},
        {"sized", "size"},
        {"meeting", "meet"},
        {"stating", "state"},
        {"siezing", "siez"},
        {"itemization", "item"},
        {"sensational", "sensat"},
        {"traditional", "tradit"},
        {"reference", "refer"},
        {"colonizer", "colon"},
        {"plotted", "plot"},
        {"oed", "o"},
        {"sky", "sky"},
        {"skies", "sky"},
        {"dying", "die"},
        {"news", "news"},
        {"innings", "inning"},
        {"proceed", "proceed"},
        {"enjoy", "enjoy"},
        {"happy", "happi"},
        {"spied", "spi"},
        {"by", "by"},
        {"are", "are"},
        {"use", "use"},
        {"fly", "fli"},
        {"enjoyment", "enjoy"},
        {"logical", "logic"},
        {"hopefully", "hope"},
    };
    for (const auto& [word, stem] : cases) {
        EXPECT_EQ(porterStem(word), stem) << word;
    }
    EXPECT_EQ(porterStem("äußerung"), "äußerung");
}

/// google-research, rouge/rouge_scorer_test.py, testRouge…AgainstRouge155: ROUGE-1.5.5 on rouge/testdata (random
/// letters).
TEST(Rouge, AgreesWithRouge155)
{
    const char* targets[] = {
        "ZfbCUIUuePaiLVUlCaUXxkpu XPeWing tUHfPMuZ',-Xd Y BrUgVJing M-HV.-DgdDaY.rFDJCRing Ht-LM EKBDXkME,yz'RBr "
        "q'wtion wIojNbN wL,b .a-'XdQggyFl jB-RPP'iyOIcUxer tKM L",
        "KsJdPByEtAor fE-Qg Dpdbring cw-WeFyu vC MoBL Xdn g wkvcEiGvKtion BDFhrpMtion psing sbKao Q m qiing LMmer "
        "HqqLFXe,XPY,J XsurkMer ,ed nB'wH'bWVHjWFEing tQ.saefZwJtKrTlixYpMMsJing UCAPwNHeYVjDing c T BUySKtion "
        "gMPfJpwGw p'NvxAoping eu pBwMBKV'I DNxqelhu,PHPxDEq,mtion SN"};
    const char* predictions[] = {
        "rFDJCRtion Ht-LM EKtDXkME,yz'RBr q'wer wrojNbN wL,b .a-'XdQggyFl jB-RPP'iyOIcUxi",
        "n cw-WeFyu vC MoBL Xdn g wkvcEiGvKtion BDFhrpMer pstion sbKao Q m qier LMmed HqqLFXe,XPY,J XsurkMeo ,ed "
        "nB'wH'bWVHjWFEer tQ.saefZwJtKrTlixYpMMNJtion UCAPwNHeYVjD"};
    const auto expect = [](const RougeScore& score, double recall, double precision, double f) {
        EXPECT_NEAR(score.recall, recall, 1e-5);
        EXPECT_NEAR(score.precision, precision, 1e-5);
        EXPECT_NEAR(score.f, f, 1e-5);
    };
    expect(rougeN(targets[0], predictions[0], 1), 0.40741, 0.68750, 0.51163);
    expect(rougeN(targets[1], predictions[1], 1), 0.40476, 0.65385, 0.50000);
    expect(rougeN(targets[0], predictions[0], 2), 0.30769, 0.53333, 0.39024);
    expect(rougeN(targets[1], predictions[1], 2), 0.29268, 0.48000, 0.36364);
    expect(rougeL(targets[0], predictions[0]), 0.40741, 0.68750, 0.51163);
    expect(rougeL(targets[1], predictions[1]), 0.40476, 0.65385, 0.50000);
}

/// mjpost/sacrebleu, test/test_sentence_bleu.py (test_cases_zero_bleu) and test/test_bleu.py
/// (test_case_degenerate_stats).
TEST(Bleu, NothingInCommonIsZeroHoweverItIsSmoothed)
{
    for (const BleuSmoothing smoothing :
         {BleuSmoothing::Exponential, BleuSmoothing::None, BleuSmoothing::Floor, BleuSmoothing::AddK}) {
        EXPECT_EQ(sentenceBleu("this is a cat", "okay thanks", {BleuTokenizer::V13a, smoothing, {}, false, true}).score,
                  0);
    }
    struct Case
    {
        BleuStatistics statistics;
        double floor;
    };
    const Case cases[] = {{{{0, 0, 0, 0}, {4, 4, 2, 1}, 0, 1}, 0.0}, {{{0, 0, 0, 0}, {10, 11, 12, 0}, 14, 10}, 0.0},
                          {{{0, 0, 0, 0}, {0, 0, 0, 0}, 0, 0}, 0.0}, {{{6, 5, 4, 0}, {6, 5, 4, 3}, 6, 6}, 0.0},
                          {{{0, 0, 0, 0}, {0, 0, 0, 0}, 0, 0}, 0.1}, {{{0, 0, 0, 0}, {0, 0, 0, 0}, 1, 5}, 0.01}};
    for (const Case& one : cases) {
        EXPECT_EQ(
            bleuFromStatistics(one.statistics, {BleuTokenizer::V13a, BleuSmoothing::Floor, one.floor, false, false})
                .score,
            0);
    }
}

/// mem0ai/mem0, evaluation/metrics/utils.py (calculate_metrics): lower case, . , ! ? as blanks, sets; nothing on
/// either side is 0. Values worked out by hand from that definition.
TEST(TokenF1, SetsFollowTheMemorySystemsDefinition)
{
    struct Case
    {
        const char* gold;
        const char* response;
        double expected;
    };
    const Case cases[] = {
        {"7 May 2023", "On 7 May, 2023.", 2 * (3.0 / 4) * 1 / (3.0 / 4 + 1)},
        {"7 May 2023", "7 may 2023", 1},
        {"Adoption agencies", "Caroline researched adoption agencies!", 2 * 0.5 * 1 / 1.5},
        {"single", "Single, single; SINGLE?", 2 * 0.5 * 1 / 1.5}, // the semicolon stays
        {"it's", "its", 0},
        {"a b",
         "b\xC2\xA0"
         "a",
         1}, // a no-break space separates
        {"a\x1F"
         "b",
         "a", 2 * 1 * 0.5 / 1.5}, // so do the separators of ASCII
        {"", "", 0},
        {"x", "", 0},
        {"...", "...", 0},
        {"ΣΊΣΥΦΟΣ", "σίσυφος", 1}, // final sigma
        {"2022", "In 2022", 2 * 0.5 / 1.5},
    };
    for (const Case& one : cases) {
        EXPECT_NEAR(tokenF1Set(one.gold, one.response), one.expected, 1e-12) << one.gold << " | " << one.response;
    }
    std::istringstream lines("{\"answer\": 3.0, \"response\": \"3.0\"}\n{\"answer\": null, \"response\": \"none\"}\n"
                             "{\"answer\": true, \"response\": \"True\"}\n");
    std::ostringstream out;
    ASSERT_TRUE(measureLines(lines, out));
    std::istringstream measured(out.str());
    std::vector<double> values;
    for (std::string line; std::getline(measured, line);) {
        values.push_back(nlohmann::json::parse(line).at("token_f1_set").get<double>());
    }
    EXPECT_EQ(values, (std::vector<double>{1, 0, 1}));
}

/// snap-research/locomo, task_eval/evaluation.py: category 3 has an explanation behind a semicolon.
TEST(TokenF1, LocomoLeavesExplanationsOfOpenDomainAnswersOut)
{
    const auto metrics = answerMetrics("Yes; since she likes the sea", "yes", 3);
    EXPECT_DOUBLE_EQ(metrics.at("token_f1_locomo").get<double>(), 1);
}

/// SQuAD's evaluation (rajpurkar, evaluate-v2.0.py): compute_f1 over normalize_answer. Worked out by hand.
TEST(TokenF1, SquadFollowsItsScript)
{
    EXPECT_DOUBLE_EQ(tokenF1("in the late 1990s", "late 1990s"), 2 * 1 * (2.0 / 3) / (1 + 2.0 / 3));
    EXPECT_DOUBLE_EQ(tokenF1("Beyoncé Giselle Knowles-Carter", "beyoncé giselle knowlescarter"), 1);
    EXPECT_DOUBLE_EQ(tokenF1("the", "a"), 1); // nothing is left of either
    EXPECT_DOUBLE_EQ(tokenF1("the", "dog"), 0);
    EXPECT_DOUBLE_EQ(tokenF1("theatre", "the atre"), 0);
}

/// usnistgov/trec_eval, test/: topic 302 of results.test against qrels.test; values from out.test.aq. 77 documents are
/// relevant, 500 were returned.
TEST(RetrievalMetrics, AgreeWithTrecEval)
{
    const std::set<int> ranks = {1,  2,  4,  5,  6,  8,  9,  11, 12,  13,  14,  15,  16,  17,  18,  19, 21,
                                 22, 24, 27, 28, 30, 31, 34, 36, 37,  39,  42,  43,  44,  47,  48,  49, 50,
                                 51, 53, 56, 58, 72, 79, 82, 84, 116, 154, 289, 301, 331, 353, 394, 458};
    ASSERT_EQ(ranks.size(), 50U);
    std::vector<std::string> ranked;
    std::set<std::string> relevant;
    for (int rank = 1; rank <= 500; ++rank) {
        ranked.push_back("d" + std::to_string(rank));
        if (ranks.contains(rank)) {
            relevant.insert(ranked.back());
        }
    }
    for (int missed = 0; missed < 27; ++missed) {
        relevant.insert("missed" + std::to_string(missed));
    }
    struct Row
    {
        std::size_t k;
        double precision;
        double recall;
        double ndcg;
    };
    const Row rows[] = {{5, 0.8, 0.0519, 0.8304},    {10, 0.7, 0.0909, 0.7530},    {15, 0.8, 0.1558, 0.8085},
                        {20, 0.8, 0.2078, 0.8082},   {30, 0.7333, 0.2857, 0.7604}, {100, 0.42, 0.5455, 0.6046},
                        {200, 0.22, 0.5714, 0.6209}, {500, 0.1, 0.6494, 0.6617}};
    for (const Row& row : rows) {
        EXPECT_NEAR(precisionAt(ranked, relevant, row.k), row.precision, 1e-4) << row.k;
        EXPECT_NEAR(recallAt(ranked, relevant, row.k), row.recall, 1e-4) << row.k;
        EXPECT_NEAR(ndcgAt(ranked, relevant, row.k), row.ndcg, 1e-4) << row.k;
    }
    EXPECT_NEAR(averagePrecision(ranked, relevant), 0.4175, 1e-4);
    EXPECT_NEAR(reciprocalRank(ranked, relevant), 1.0, 1e-4);
    EXPECT_NEAR(f1At(ranked, relevant, 500), 0.1733, 1e-4);
    // Topic 303: its first relevant document has rank 19.
    std::set<std::string> late = {"d19"};
    EXPECT_NEAR(reciprocalRank(ranked, late), 0.0526, 1e-4);
}

/// BERTScore's definition (Zhang et al., 2020, section 3) on vectors that can be worked out by hand.
TEST(BertScore, MatchesGreedily)
{
    const backend::EmbeddingMatrix gold{2, 2, {1, 0, 0, 2}};
    const backend::EmbeddingMatrix response{1, 2, {3, 4}};
    const BertScore score = bertScore(gold, response);
    EXPECT_NEAR(score.precision, 0.8, 1e-6);
    EXPECT_NEAR(score.recall, 0.7, 1e-6);
    EXPECT_NEAR(score.f1, 2 * 0.8 * 0.7 / 1.5, 1e-6);
    EXPECT_EQ(bertScore(gold, {}).f1, 0);
}

TEST(Judge, ReadsTheScoreWhereverTheModelPutsIt)
{
    const auto score = [](const char* reply) {
        const auto read = readJudgement(reply);
        return read ? read->score : -1;
    };
    EXPECT_DOUBLE_EQ(score("1) …\n{\"score\": 7, \"reason\": \"nearly\"}"), 0.7);
    EXPECT_DOUBLE_EQ(score("```json\n{\"score\": \"8/10\"}\n```"), 0.8);
    EXPECT_DOUBLE_EQ(score("{\"statements\": {\"a\": 1}} Final score: 10"), 1.0);
    EXPECT_DOUBLE_EQ(score("{\"score\": 3} no, {\"score\": 4, \"reason\": \"x\"}"), 0.4);
    EXPECT_DOUBLE_EQ(score("{\"score\": 11}"), -1);
    EXPECT_DOUBLE_EQ(score("I cannot say."), -1);
    EXPECT_NE(agent::Prompts::original(kJudgePrompt).find("6) Make sure you do not let differences"),
              std::string_view::npos);
}

} // namespace
} // namespace reminisce::evaluation
