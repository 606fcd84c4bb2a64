// SPDX-License-Identifier: GPL-3.0-or-later
// Expected values are those that the reference implementations' own tests state: SacreBLEU (mjpost/sacrebleu,
// test/test_sentence_bleu.py and test/test_bleu.py) and rouge_score (google-research, rouge/rouge_scorer_test.py).
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "core/evaluation/metrics/answer_metrics.h"
#include "core/evaluation/metrics/bleu.h"
#include "core/evaluation/metrics/rouge.h"
#include "core/evaluation/metrics/token_f1.h"

namespace reminisce::evaluation {
namespace {

using Tok = BleuTokenizer;
using Smooth = BleuSmoothing;

struct SentenceCase
{
    Smooth smoothing;
    std::optional<double> value;
    bool lowerCase;
    Tok tokenizer;
    double expected;
};

TEST(Bleu, SentencesScoreAsInSacreBleusOwnTests)
{
    const std::string reference = "producţia de zahăr brut se exprimă în zahăr alb;";
    const std::string system = "Producția de zahăr primă va fi exprimată în ceea ce privește zahărul alb;";
    const SentenceCase cases[] = {
        {Smooth::Exponential, {}, false, Tok::V13a, 8.493},
        {Smooth::None, {}, false, Tok::V13a, 0.0},
        {Smooth::Floor, {}, false, Tok::V13a, 4.51688},
        {Smooth::Floor, 0.1, false, Tok::V13a, 4.51688},
        {Smooth::Floor, 0.5, false, Tok::V13a, 10.10},
        {Smooth::AddK, {}, false, Tok::V13a, 14.882},
        {Smooth::AddK, 1, false, Tok::V13a, 14.882},
        {Smooth::AddK, 2, false, Tok::V13a, 21.389},
        {Smooth::Exponential, {}, false, Tok::None, 7.347},
        {Smooth::Exponential, {}, false, Tok::International, 8.493},
        {Smooth::Exponential, {}, false, Tok::Characters, 40.8759},
        {Smooth::Exponential, {}, true, Tok::Characters, 42.0267},
    };
    for (std::size_t i = 0; i < std::size(cases); ++i) {
        const auto& c = cases[i];
        const BleuOptions options{c.tokenizer, c.smoothing, c.value, c.lowerCase, true};
        EXPECT_NEAR(sentenceBleu(system, reference, options).score, c.expected, 1e-3) << "case " << i;
    }
    EXPECT_EQ(sentenceBleu("this is a cat", "okay thanks", {Tok::V13a, Smooth::AddK, 1, false, true}).score, 0);
}

TEST(Bleu, CorporaScoreAsInSacreBleusOwnTests)
{
    const std::vector<std::string> hypotheses = {"The dog bit the man.", "It wasn't surprising.",
                                                 "The man had just bitten him."};
    const std::vector<std::vector<std::string>> references = {
        {"The dog bit the man.", "It was not unexpected.", "The man bit him first."},
        {"The dog had bit the man.", "No one was surprised.", "The man had bitten the dog."}};
    const auto score = [&](const BleuOptions& options) { return corpusBleu(hypotheses, references, options).score; };
    EXPECT_NEAR(score({}), 48.530827, 1e-6);
    EXPECT_NEAR(score({Tok::None}), 49.1919566, 1e-6);
    EXPECT_NEAR(score({Tok::International}), 43.91623493, 1e-6);
    EXPECT_NEAR(score({Tok::V13a, Smooth::None}), 48.530827, 1e-6);
    EXPECT_EQ(corpusBleu(std::vector<std::string>(3), references).score, 0);
}

TEST(Bleu, RawCorporaAndStatisticsScoreAsInSacreBleusOwnTests)
{
    const BleuOptions raw{Tok::None, Smooth::Floor, 0.01, false, true};
    const auto one = [&](const char* hypothesis, const char* reference) {
        return sentenceBleu(hypothesis, reference, raw).score / 100;
    };
    EXPECT_NEAR(one("this is a fest", "this is a test"), 0.223606797749979, 1e-8);
    EXPECT_NEAR(one("test", "a test"), 0.3678794411714425, 1e-8);
    EXPECT_NEAR(one("a test", "a test"), 1.0, 1e-8);
    EXPECT_NEAR(one("a little test", "a test"), 0.03218297948685433, 1e-8);
    const std::vector<std::string> two = {"this is a test", "another test"};
    EXPECT_EQ(corpusBleu(two, std::vector<std::vector<std::string>>{{"ref1", "ref2"}}, raw).score, 0);
    const auto offset = [](double value) {
        return sentenceBleu("am I am a character sequence", "I am a symbol string sequence a a",
                            {Tok::None, Smooth::Floor, value, false, true})
                   .score /
               100;
    };
    EXPECT_NEAR(offset(0.1), 0.1555722182, 1e-8);
    EXPECT_EQ(offset(0.0), 0);
    const auto counted =
        sentenceBleu("am I am a character sequence", "I am a symbol string sequence a a", raw).statistics;
    EXPECT_EQ(counted.correct, (std::array<double, 4>{4, 2, 1, 0}));
    EXPECT_EQ(counted.total, (std::array<double, 4>{6, 5, 4, 3}));
    EXPECT_NEAR(bleuFromStatistics({{9, 7, 5, 3}, {10, 8, 6, 4}, 11, 11}, {Tok::None, Smooth::None}).score / 100,
                0.8375922397, 1e-8);
    EXPECT_EQ(bleuFromStatistics({{0, 0, 0, 0}, {10, 11, 12, 0}, 14, 10}, {Tok::None, Smooth::Floor, 0.0}).score, 0);
    EXPECT_EQ(bleuFromStatistics({{6, 5, 4, 0}, {6, 5, 4, 3}, 6, 6}, {Tok::None, Smooth::Floor, 0.0}).score, 0);
}

TEST(Rouge, ScoresAreThoseOfTheReferencesOwnTests)
{
    const auto one = rougeN("testing one two", "testing", 1);
    EXPECT_NEAR(one.precision, 1, 1e-9);
    EXPECT_NEAR(one.recall, 1.0 / 3, 1e-9);
    EXPECT_NEAR(one.f, 0.5, 1e-9);
    const auto two = rougeN("testing one two", "testing one", 2);
    EXPECT_NEAR(two.precision, 1, 1e-9);
    EXPECT_NEAR(two.recall, 0.5, 1e-9);
    EXPECT_NEAR(two.f, 2.0 / 3, 1e-9);
    for (const char* prediction : {"testing one", "testing two"}) {
        const auto longest = rougeL("testing one two", prediction);
        EXPECT_NEAR(longest.precision, 1, 1e-9);
        EXPECT_NEAR(longest.recall, 2.0 / 3, 1e-9);
        EXPECT_NEAR(longest.f, 0.8, 1e-9);
    }
    const auto sum = rougeLsum("w1 w2 w3 w4 w5", "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5");
    EXPECT_NEAR(sum.recall, 0.8, 1e-9);
    EXPECT_NEAR(sum.precision, 0.4, 1e-9);
    EXPECT_NEAR(sum.f, 0.53333, 1e-5);
    EXPECT_EQ(rougeLsum("w1 w2", "/").f, 0);
    EXPECT_EQ(rougeLsum("", "w1").f, 0);
    EXPECT_EQ(rougeL("testing one two", "").f, 0);
}

TEST(Rouge, UmlautsSplitWordsUnlessUnicodeTokensAreAskedFor)
{
    EXPECT_EQ(rougeTokens("Über grüne Wege", RougeTokenizer::Ascii),
              (std::vector<std::string>{"ber", "gr", "ne", "wege"}));
    EXPECT_EQ(rougeTokens("Über grüne Wege", RougeTokenizer::Unicode),
              (std::vector<std::string>{"über", "grüne", "wege"}));
}

TEST(TokenF1, SquadIgnoresArticlesCaseAndPunctuation)
{
    EXPECT_DOUBLE_EQ(tokenF1("The cat!", "a CAT"), 1);
    EXPECT_DOUBLE_EQ(tokenF1("cat dog", "cat bird"), 0.5);
    EXPECT_DOUBLE_EQ(tokenF1("", ""), 1);
    EXPECT_DOUBLE_EQ(tokenF1("", "something"), 0);
    EXPECT_DOUBLE_EQ(tokenF1("cat cat dog", "cat"), 0.5);
}

TEST(TokenF1, LocomoStemsAndSplitsMultiHopAnswers)
{
    EXPECT_DOUBLE_EQ(tokenF1Locomo("running and jumping", "runs, jumped"), 1);
    EXPECT_DOUBLE_EQ(tokenF1LocomoMultiHop("pottery, camping", "camping, swimming"), 0.5);
    EXPECT_EQ(locomoAbstains("That is NOT MENTIONED anywhere."), 1);
    EXPECT_EQ(locomoAbstains("In May."), 0);
}

TEST(TokenF1, SetsCountEveryWordOnce)
{
    EXPECT_DOUBLE_EQ(tokenF1Set("May, 2023", "may may 2023!"), 1);
    EXPECT_DOUBLE_EQ(tokenF1Set("7 May 2023", "May 2023"), 0.8);
    EXPECT_DOUBLE_EQ(tokenF1Set("", "x"), 0);
}

TEST(PositionMatch, ComparesWordByWord)
{
    EXPECT_DOUBLE_EQ(positionMatch("a b c", "a x c"), 2.0 / 3);
    EXPECT_DOUBLE_EQ(positionMatch("a b", "a b c d"), 0.5);
}

TEST(AnswerMetrics, NumbersAreReadAsTextAndBrokenLinesNamed)
{
    std::istringstream good("{\"answer\": 2022, \"response\": \"in 2022\"}\n\n");
    std::ostringstream out;
    ASSERT_TRUE(measureLines(good, out));
    EXPECT_NEAR(nlohmann::json::parse(out.str()).at("token_f1_set").get<double>(), 2.0 / 3, 1e-12);
    std::istringstream bad("{\"answer\":\"a\",\"response\":\"b\"}\n{\"answer\":1}\n");
    const auto result = measureLines(bad, out);
    ASSERT_FALSE(result);
    EXPECT_NE(result.error().message.find("Line 2"), std::string::npos);
}

TEST(TokenRecall, DoesNotFallWithTheLengthOfAnAnswer)
{
    EXPECT_DOUBLE_EQ(tokenRecall("the upper shelf", "It is on the upper shelf, behind the tea."), 1);
    EXPECT_DOUBLE_EQ(tokenRecall("on the upper shelf", "upper deck"), 1.0 / 3);
    EXPECT_DOUBLE_EQ(tokenRecall("shelf", ""), 0);
    EXPECT_DOUBLE_EQ(tokenRecall("", ""), 1);
}

} // namespace
} // namespace reminisce::evaluation
