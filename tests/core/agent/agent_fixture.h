// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/agent/knowledge.h"
#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/archive/conversations.h"
#include "core/archive/people.h"
#include "core/backend/settings.h"
#include "core/search/searcher.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::test {

/// A small archive of German and English conversations, and what is needed to ask it.
class AgentTest : public ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        ASSERT_TRUE(succeeded(archive::setOwner(writer(), person("Ich"))));
        fill();
        m_reader.emplace(valueReader());
        m_searcher = std::make_unique<search::Searcher>(archive());
        m_knowledge = std::make_unique<agent::Knowledge>(*m_reader, *m_searcher);
    }

    /// One conversation that is one chunk.
    archive::StoredConversation talk(std::string_view start, const std::vector<Said>& said, std::string_view title = "")
    {
        archive::ConversationDraft draft;
        draft.title = title;
        draft.start = valueOf(parseIso(start));
        archive::ChunkDraft chunk;
        for (const auto& entry : said) {
            archive::TurnDraft turn;
            turn.person = person(entry.speaker);
            turn.text = entry.text;
            draft.turns.push_back(std::move(turn));
            chunk.text +=
                (chunk.text.empty() ? "" : "\n") + std::string(entry.speaker) + ": " + std::string(entry.text);
        }
        chunk.lastTurn = draft.turns.size() - 1;
        chunk.start = draft.start;
        draft.chunks.push_back(std::move(chunk));
        return valueOf(archive::storeConversation(writer(), draft));
    }

    virtual void fill()
    {
        m_book = talk("2024-06-20T17:00", {{"Ich", "Tom, hast du einen Tipp für ein gutes Buch?"},
                                           {"Tom", "Klar, nimm den Roman über den Leuchtturm, der ist lustig."},
                                           {"Ich", "Danke, den besorge ich mir."}});
        talk("2024-07-02T19:00", {{"Ich", "Der Roman über den Leuchtturm war herrlich."},
                                  {"Luise", "Freut mich. Kommst du am Samstag mit zum Schwimmen?"}});
        m_cellar = talk("2025-01-25T18:00", {{"Lena", "Was steht bei dir so an?"},
                                             {"Ich", "Nächsten Monat will ich endlich den Keller aufräumen."},
                                             {"Lena", "Der Klassiker!"}});
        talk("2025-03-10T08:30", {{"Anna", "Wie lief die Präsentation vor dem Vorstand?"},
                                  {"Ich", "Ich war furchtbar nervös, aber sie waren zufrieden."}});
        m_run = talk("2025-03-12T12:00", {{"Tom", "Gehen wir am Freitag laufen?"}, {"Ich", "Ja, um sieben am See."}});
        talk("2025-04-01T12:00", {{"Anna", "Beim Klettern gestern bin ich abgerutscht."},
                                  {"Ich", "Oh nein, hast du dich verletzt?"},
                                  {"Anna", "Nur ein blauer Fleck."}});
        talk("2025-05-05T20:00", {{"Ich", "I finally booked the flight to Lisbon."},
                                  {"Grace", "Great, when do you leave?"},
                                  {"Ich", "On the third of June, and I stay for two weeks."}});
        talk("2025-06-25T20:00",
             {{"Grace", "How was Lisbon?"}, {"Ich", "Wonderful, I ate far too many custard tarts."}});
    }

    agent::AnswerRequest ask(std::string question)
    {
        agent::AnswerRequest request;
        request.question = std::move(question);
        request.now.local = at("2025-07-01T12:00:00");
        return request;
    }
    agent::Answer answer(const agent::AnswerRequest& request, std::string_view workflow = "built-in",
                         std::stop_token stop = {})
    {
        agent::AgentContext context{*m_knowledge, m_prompts, m_chat.get(), m_gate};
        m_events.clear();
        const auto made = agent::makeWorkflow(workflow);
        if (!made) {
            ADD_FAILURE() << made.error().message;
            return {};
        }
        return valueOf((*made)->run(
            request, context, [this](const agent::AgentEvent& event) { m_events.push_back(event); }, std::move(stop)));
    }
    void useBackend(const std::string& url)
    {
        backend::BackendSettings settings;
        settings.name = "scripted";
        settings.url = url;
        settings.chatModel = "m";
        m_chat = std::move(*backend::makeChatBackend(settings, ""));
    }
    [[nodiscard]] std::string streamedText() const
    {
        std::string text;
        for (const auto& event : m_events) {
            if (const auto* delta = std::get_if<agent::TextDelta>(&event)) {
                text += delta->text;
            } else if (std::holds_alternative<agent::TextReset>(event)) {
                text.clear();
            }
        }
        return text;
    }
    [[nodiscard]] agent::Knowledge& knowledge() { return *m_knowledge; }

    archive::StoredConversation m_book;
    archive::StoredConversation m_cellar;
    archive::StoredConversation m_run;
    agent::Prompts m_prompts;
    std::unique_ptr<backend::ChatBackend> m_chat;
    std::vector<agent::AgentEvent> m_events;

    agent::StepGate* m_gate = nullptr; ///< asked before steps, when a test sets one

private:
    archive::Reader valueReader()
    {
        auto reader = archive().newReader();
        EXPECT_TRUE(reader);
        return std::move(*reader);
    }

    std::optional<archive::Reader> m_reader;
    std::unique_ptr<search::Searcher> m_searcher;
    std::unique_ptr<agent::Knowledge> m_knowledge;
};

/// Whether the answer leads to the chunk.
inline bool cites(const agent::Answer& answer, archive::Id chunk)
{
    for (const auto& citation : answer.citations) {
        if (citation.chunkId == chunk) {
            return true;
        }
    }
    return false;
}

} // namespace reminisce::test
