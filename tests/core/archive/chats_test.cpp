// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chats.h"

#include "core/archive/chat_pages.h"
#include "core/archive/saved_filters.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::at;
using test::succeeded;
using test::valueOf;

class Chats : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        m_stored = store("Lunch", "2024-01-01", {{"Tom", "Let us go rowing"}, {"Anna", "Gladly"}});
        ChatSession session;
        session.title = "Sport";
        session.createdAtUtc = 10;
        session.workflow = "tools";
        session.backend = "local";
        session.scope.people = {person("Tom")};
        session.scope.contains = "\"quoted\" text";
        m_session = valueOf(createChatSession(writer(), session));
    }

    Id ask(std::string_view question, std::int64_t when = 20)
    {
        ChatMessage message;
        message.session = m_session;
        message.question = question;
        message.askedAtUtc = when;
        message.workflow = "tools";
        return valueOf(addChatMessage(writer(), message));
    }
    Answer answer()
    {
        Answer result;
        result.text = "Tom wanted to go rowing [1]. It rained.";
        result.seconds = 1.5;
        result.promptTokens = 100;
        result.completionTokens = 20;
        result.unsupported = {"It rained."};
        result.claims = 3;
        TraceStep step;
        step.step = 1;
        step.kind = "tool";
        step.name = "semantic_query";
        step.arguments = R"({"query_text": "sport"})";
        step.result = "1 passage";
        step.startSeconds = 0.25;
        step.seconds = 0.5;
        result.trace = {step};
        step.step = 2;
        step.name = "sql_query";
        step.error = "no such tool";
        step.depth = 1;
        result.trace.push_back(step);
        EvidenceRow found;
        found.chunk = m_stored.firstChunk;
        found.step = 1;
        found.keyword = 0.75;
        found.fused = 0.5;
        found.cited = true;
        result.evidence = {found};
        result.citations = {{1, m_stored.firstTurn, m_stored.firstChunk, "go rowing"}};
        return result;
    }

    StoredConversation m_stored;
    Id m_session = 0;
};

TEST_F(Chats, AnswerComesBackWithTraceEvidenceAndCitations)
{
    const Id id = ask("What did Tom want?");
    EXPECT_EQ(valueOf(loadMessage(writer(), id))->answer.state, AnswerState::Running);
    TraceStep early;
    early.kind = "understand";
    ASSERT_TRUE(succeeded(addTraceStep(writer(), id, early)));
    EXPECT_EQ(valueOf(loadMessage(writer(), id))->answer.trace.size(), 1U);
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, answer())));

    const auto message = valueOf(loadMessage(writer(), id));
    ASSERT_TRUE(message);
    EXPECT_EQ(message->question, "What did Tom want?");
    const Answer& loaded = message->answer;
    EXPECT_EQ(loaded.text, answer().text);
    EXPECT_EQ(loaded.state, AnswerState::Complete);
    EXPECT_EQ(loaded.unsupported, std::vector<std::string>{"It rained."});
    EXPECT_EQ(loaded.claims, 3);
    EXPECT_EQ(loaded.promptTokens, 100);
    ASSERT_EQ(loaded.trace.size(), 2U);
    EXPECT_EQ(loaded.trace[0].arguments, R"({"query_text": "sport"})");
    EXPECT_EQ(loaded.trace[0].startSeconds, 0.25);
    EXPECT_EQ(loaded.trace[1].error, "no such tool");
    EXPECT_EQ(loaded.trace[1].depth, 1);
    ASSERT_EQ(loaded.evidence.size(), 1U);
    EXPECT_EQ(loaded.evidence[0].chunk, m_stored.firstChunk);
    EXPECT_EQ(loaded.evidence[0].keyword, 0.75);
    EXPECT_FALSE(loaded.evidence[0].vector);
    EXPECT_TRUE(loaded.evidence[0].cited);
    ASSERT_EQ(loaded.citations.size(), 1U);
    EXPECT_EQ(loaded.citations[0].turn, m_stored.firstTurn);
    EXPECT_EQ(loaded.citations[0].quote, "go rowing");
}

TEST_F(Chats, EveryStateIsKept)
{
    for (const AnswerState state :
         {AnswerState::Complete, AnswerState::Incomplete, AnswerState::Abstained, AnswerState::Failed}) {
        const Id id = ask("?");
        Answer result;
        result.state = state;
        result.error = "The model did not answer.";
        ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, result)));
        EXPECT_EQ(valueOf(loadMessage(writer(), id))->answer.state, state);
        EXPECT_EQ(valueOf(loadMessage(writer(), id))->answer.error, "The model did not answer.");
        EXPECT_EQ(valueOf(chatSession(writer(), m_session))->hasError, state == AnswerState::Failed);
    }
    EXPECT_EQ(valueOf(loadMessages(writer(), m_session)).size(), 4U);
}

TEST_F(Chats, AreReadInParts)
{
    const Id first = ask("When did we go rowing?");
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), first, answer())));
    ChatMessage next;
    next.session = m_session;
    next.parent = first;
    next.question = "And in ÖRLINGHAUSEN?";
    const Id second = valueOf(addChatMessage(writer(), next));

    const auto places = valueOf(messagePlaces(writer(), m_session));
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0].id, first);
    EXPECT_EQ(places[0].parent, 0);
    EXPECT_EQ(places[1].id, second);
    EXPECT_EQ(places[1].parent, first);

    const std::vector<Id> wanted = {second, 4711, first};
    const auto messages = valueOf(messagesByIds(writer(), wanted));
    ASSERT_EQ(messages.size(), 2U);
    EXPECT_EQ(messages[0].question, "And in ÖRLINGHAUSEN?");
    EXPECT_EQ(messages[1].id, first);
    EXPECT_EQ(messages[1].answer.citations.size(), 1U);
    EXPECT_TRUE(messages[1].answer.trace.empty());
}

TEST_F(Chats, FindLooksIntoQuestionsAndAnswersOfOneChat)
{
    const Id first = ask("When did we go ROWING?");
    const Id second = ask("And in Örlinghausen?");
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), second, answer())));
    EXPECT_EQ(valueOf(findInChat(writer(), m_session, "rowing")), (std::vector<Id>{first, second}));
    EXPECT_EQ(valueOf(findInChat(writer(), m_session, "orling")),
              std::vector<Id>{second}); // case and accents do not count
    EXPECT_TRUE(valueOf(findInChat(writer(), m_session, "")).empty());
    EXPECT_TRUE(valueOf(findInChat(writer(), m_session, "%")).empty());
    EXPECT_TRUE(valueOf(findInChat(writer(), m_session + 1, "rowing")).empty());
}

TEST_F(Chats, SessionsKeepScopeAndComeLastUsedFirst)
{
    ChatSession other;
    other.title = "Später";
    other.createdAtUtc = 15;
    const Id second = valueOf(createChatSession(writer(), other));
    EXPECT_EQ(valueOf(listChatSessions(writer())).at(0).id, second);
    ask("Who rows?", 30);
    const auto sessions = valueOf(listChatSessions(writer()));
    ASSERT_EQ(sessions.size(), 2U);
    EXPECT_EQ(sessions[0].id, m_session);
    EXPECT_EQ(sessions[0].messages, 1U);
    EXPECT_EQ(sessions[0].scope.people, std::vector<Id>{person("Tom")});
    EXPECT_EQ(sessions[0].scope.contains, "\"quoted\" text");
}

TEST_F(Chats, AreFoundByTitleQuestionAndAnswer)
{
    const Id id = ask("Wer rudert?");
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, answer())));
    for (const std::string_view text : {"SPORT", "RUDERT", "wanted TO"}) {
        EXPECT_EQ(valueOf(listChatSessions(writer(), text)).size(), 1U) << text;
    }
    EXPECT_TRUE(valueOf(listChatSessions(writer(), "_")).empty());
}

TEST_F(Chats, RenamedChangedDeleted)
{
    ASSERT_TRUE(succeeded(renameChatSession(writer(), m_session, "Boats")));
    auto session = valueOf(chatSession(writer(), m_session)).value();
    EXPECT_EQ(session.title, "Boats");
    session.workflow = "rag";
    session.scope = {};
    ASSERT_TRUE(succeeded(updateChatSession(writer(), session)));
    EXPECT_EQ(valueOf(chatSession(writer(), m_session))->workflow, "rag");
    EXPECT_TRUE(valueOf(chatSession(writer(), m_session))->scope.isEmpty());
    const Id id = ask("?");
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, answer())));
    ASSERT_TRUE(succeeded(deleteChatSession(writer(), m_session)));
    EXPECT_FALSE(valueOf(loadMessage(writer(), id)));
    EXPECT_EQ(renameChatSession(writer(), m_session, "x").error().code, ErrorCode::NotFound);
}

TEST_F(Chats, DeletedMessageTakesItsBranch)
{
    const Id first = ask("1");
    ChatMessage follow;
    follow.session = m_session;
    follow.parent = first;
    follow.question = "2";
    const Id second = valueOf(addChatMessage(writer(), follow));
    EXPECT_EQ(valueOf(loadMessage(writer(), second))->parent, first);
    ASSERT_TRUE(succeeded(deleteChatMessage(writer(), first)));
    EXPECT_TRUE(valueOf(loadMessages(writer(), m_session)).empty());
}

TEST_F(Chats, RowsOfDeletedChunksAreLeftOutWhenAnAnswerIsStored)
{
    const Id id = ask("?");
    Answer late = answer();
    ASSERT_TRUE(deleteConversations(writer(), std::vector<Id>{m_stored.conversation}));
    ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, late)));
    const auto message = valueOf(loadMessage(writer(), id));
    EXPECT_TRUE(message->answer.evidence.empty());
    EXPECT_TRUE(message->answer.citations.empty());
    EXPECT_EQ(message->answer.trace.size(), 2U);
}

TEST_F(Chats, FiltersAreSavedByName)
{
    Filter filter;
    filter.people = {3, 5};
    filter.peopleMatch = PeopleMatch::All;
    filter.emotions = {Emotion::Joy, Emotion::Anticipation};
    filter.dates = {at("2024-01-01"), at("2024-02-01") - 1};
    filter.contains = "Müller \"x\" 100%";
    filter.conversation = 7;
    filter.tags = {"Arbeit", "\"x\""};
    const Id id = valueOf(saveFilter(writer(), "Mine", filter));
    EXPECT_EQ(valueOf(saveFilter(writer(), "Mine", filter)), id);
    const auto saved = valueOf(listSavedFilters(writer()));
    ASSERT_EQ(saved.size(), 1U);
    EXPECT_EQ(saved[0].filter, filter);
    ASSERT_TRUE(succeeded(deleteSavedFilter(writer(), id)));
    EXPECT_TRUE(valueOf(listSavedFilters(writer())).empty());
    for (const std::string_view broken :
         {"", "[]", R"({"people":"x"})", R"({"emotions":["bliss"]})", R"({"tags":"x"})", R"({"from":"soon"})", "{"}) {
        EXPECT_FALSE(filterFromJson(broken)) << broken;
    }
    EXPECT_EQ(valueOf(filterFromJson("{}")), Filter{});
}

} // namespace
} // namespace reminisce::archive
