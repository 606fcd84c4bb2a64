// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/understanding.h"

#include <string>

#include <gtest/gtest.h>

namespace reminisce::search {
namespace {

Understanding ask(std::string_view question)
{
    UnderstandingContext context;
    context.now = parseIso("2026-11-21T10:00").value().local;
    context.people = {{1, {"Ich"}, true}, {2, {"Tom"}}};
    return understand(question, context);
}

float weight(const Understanding& u, Emotion emotion)
{
    return u.emotionWeights[static_cast<std::size_t>(emotion)];
}

TEST(QuestionKinds, AreReadFromTheQuestionWords)
{
    EXPECT_EQ(ask("Wer war Ben Klein?").kind, QuestionKind::Who);
    EXPECT_EQ(ask("Mit wem war ich im Kino?").kind, QuestionKind::Who);
    EXPECT_EQ(ask("Whose birthday did we celebrate?").kind, QuestionKind::Who);
    EXPECT_EQ(ask("Wann war die Präsentation?").kind, QuestionKind::When);
    EXPECT_EQ(ask("An welchem Datum habe ich Geburtstag?").kind, QuestionKind::When);
    EXPECT_EQ(ask("How long ago did I move?").kind, QuestionKind::When);
    EXPECT_EQ(ask("Wo war ich im Urlaub?").kind, QuestionKind::Where);
    EXPECT_EQ(ask("Which books did I read?").kind, QuestionKind::Which);
    EXPECT_EQ(ask("Welche Bücher habe ich gelesen?").kind, QuestionKind::Which);
    EXPECT_EQ(ask("How many times did I go running?").kind, QuestionKind::HowOften);
    EXPECT_EQ(ask("Wie oft war ich laufen?").kind, QuestionKind::HowOften);
    EXPECT_EQ(ask("Warum habe ich abgesagt?").kind, QuestionKind::Why);
    EXPECT_EQ(ask("Fasse das Feedback zusammen.").kind, QuestionKind::Summary);
    EXPECT_EQ(ask("Summarize my talks with Tom").kind, QuestionKind::Summary);
    EXPECT_EQ(ask("Habe ich den Kurs besucht?").kind, QuestionKind::YesNo);
    EXPECT_EQ(ask("Did Tom call?").kind, QuestionKind::YesNo);
    EXPECT_EQ(ask("Was ist Projekt Alpha?").kind, QuestionKind::Other);
    EXPECT_EQ(ask("").kind, QuestionKind::Other);
}

TEST(QuestionKinds, CountsOfTalkAreReadWithTheirTime)
{
    const Understanding messages = ask("How many messages did Tom send in June 2024?");
    EXPECT_EQ(messages.kind, QuestionKind::HowOften);
    EXPECT_EQ(messages.hard.dates.from, parseIso("2024-06-01").value().local);
    EXPECT_EQ(messages.rest.find("messages"), std::string::npos) << "what is counted is in no passage";
    EXPECT_EQ(ask("Wie viele Gespräche hatte ich mit Tom?").kind, QuestionKind::HowOften);
    const Understanding written = ask("Wie oft haben Tom und ich im Juni 2024 geschrieben?");
    EXPECT_FALSE(written.hard.dates.isOpen());
    EXPECT_EQ(written.hard.people, std::vector<archive::Id>{2});
    EXPECT_EQ(ask("Wie viele Bücher habe ich 2024 gelesen?").kind, QuestionKind::Other);
    EXPECT_TRUE(ask("Wie viele Briefe habe ich 2024 geschrieben?").hard.dates.isOpen()) << "letters, told of later";
}

TEST(Feelings, OfTheQuestionWeighTheEightEmotions)
{
    const Understanding nervous = ask("In welchen Situationen wirkte ich nervös oder unsicher?");
    EXPECT_TRUE(nervous.asksForEmotion);
    EXPECT_GT(weight(nervous, Emotion::Fear), 0.8F);
    EXPECT_EQ(weight(nervous, Emotion::Joy), 0);
    EXPECT_NE(nervous.rest.find("nervös"), std::string::npos) << "the words rank too";
    EXPECT_GT(weight(ask("Wann klang ich stolz?"), Emotion::Joy), 0.8F);
    EXPECT_GT(weight(ask("Zeigte ich Vorfreude auf meine Urlaube?"), Emotion::Anticipation), 0.8F);
    EXPECT_GT(weight(ask("When did I sound frustrated?"), Emotion::Anger), 0.8F);
    EXPECT_GT(weight(ask("When was I disappointed?"), Emotion::Sadness), 0.8F);
}

TEST(Feelings, CanBeAskedForWithoutNamingOne)
{
    const Understanding u = ask("How did I feel about the new job?");
    EXPECT_TRUE(u.asksForEmotion);
    EXPECT_EQ(u.emotionWeights, EmotionScores{});
    EXPECT_TRUE(ask("Wie ging es mir nach dem Umzug?").asksForEmotion);
    EXPECT_FALSE(ask("Wann startete Projekt Alpha?").asksForEmotion);
    EXPECT_FALSE(ask("What happened on Monday?").asksForEmotion);
    EXPECT_EQ(ask("What happened on Monday?").emotionWeights, EmotionScores{});
}

TEST(Feelings, NeverFilter)
{
    EXPECT_TRUE(ask("Wann war ich traurig?").hard.emotions.empty());
}

TEST(Parts, PointAtTheirWordsInOrder)
{
    const std::string question = "Worüber habe ich im Mai 2024 mit Tom gesprochen, als ich nervös war?";
    const Understanding u = ask(question);
    ASSERT_EQ(u.parts.size(), 3U);
    for (std::size_t i = 0; i < u.parts.size(); ++i) {
        EXPECT_EQ(question.substr(u.parts[i].begin, u.parts[i].end - u.parts[i].begin), u.parts[i].text);
        EXPECT_FALSE(u.parts[i].explanation.empty());
        if (i > 0) {
            EXPECT_GE(u.parts[i].begin, u.parts[i - 1].end);
        }
    }
}

TEST(Understanding, SurvivesAnyBytes)
{
    std::string bytes;
    for (int i = 0; i < 20000; ++i) {
        bytes.push_back(static_cast<char>((i * 7919) >> 3));
    }
    EXPECT_NO_FATAL_FAILURE((void)ask(bytes));
    EXPECT_NO_FATAL_FAILURE((void)ask(std::string(100'000, ',')));
    EXPECT_NO_FATAL_FAILURE((void)ask("\xC3"));
    EXPECT_NO_FATAL_FAILURE((void)ask("mit mit mit Tom Tom Tom 's 's"));
}

} // namespace
} // namespace reminisce::search
