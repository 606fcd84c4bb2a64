// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window_data.h"

#include <chrono>
#include <fstream>
#include <random>
#include <thread>

#include <fmt/format.h>
#include <httplib.h>
#include <nlohmann/json.hpp>

#include "bench/corpus.h"
#include "core/archive/chats.h"
#include "core/archive/people.h"
#include "core/search/searcher.h"

namespace reminisce::bench {
namespace {

constexpr std::size_t kPieceLength = 6;
constexpr std::chrono::milliseconds kPieceTime(3);

/// One conversation of 10,000 turns, a day's talk of two people with turns of one to three sentences.
Result<archive::StoredConversation> storeLong(archive::Writer& writer, const TextGenerator& text)
{
    constexpr std::size_t kTurnsOfChunk = 5;
    const auto people = archive::listPeople(writer);
    if (!people) {
        return tl::unexpected(people.error());
    }
    std::mt19937 random(11);
    archive::ConversationDraft draft;
    draft.title = kLongTitle;
    const LocalMicros begin = startOfDay({2024, 5, 1});
    draft.start = Moment{begin, std::nullopt};
    draft.dateSource = "content";
    draft.emotionModel = "generated";
    for (std::size_t i = 0; i < kLongTurns; ++i) {
        archive::TurnDraft turn;
        turn.person = (*people)[(i * 7 / 3) % 2].id;
        turn.start = Moment{begin + static_cast<LocalMicros>(i) * 8 * kMicrosPerSecond, std::nullopt};
        for (std::size_t sentence = 0; sentence <= random() % 3; ++sentence) {
            turn.text += (sentence > 0 ? " " : "") + text.sentence(random);
        }
        EmotionScores emotions{};
        emotions[random() % kEmotionCount] = 0.8F;
        turn.emotions = emotions;
        if (i % kTurnsOfChunk == 0) {
            draft.chunks.emplace_back();
            draft.chunks.back().firstTurn = i;
        }
        draft.chunks.back().lastTurn = i;
        draft.chunks.back().text += turn.text + '\n';
        draft.turns.push_back(std::move(turn));
    }
    return archive::storeConversation(writer, draft);
}

archive::Answer makeAnswer(const TextGenerator& text, std::mt19937& random, const archive::StoredConversation& cited)
{
    archive::Answer answer;
    for (int sentence = 0; sentence < 8; ++sentence) {
        const std::string words = text.sentence(random);
        answer.text +=
            words + (sentence < 2 ? fmt::format(" [{}]", sentence + 1) : "") + (sentence % 3 == 2 ? "\n\n" : " ");
        if (sentence == 4 && random() % 4 == 0) {
            answer.unsupported.push_back(words);
        }
    }
    answer.claims = 8;
    answer.seconds = 2.5;
    for (int i = 0; i < 5; ++i) {
        const archive::Id chunk = cited.firstChunk + static_cast<archive::Id>(random() % 1000);
        answer.evidence.push_back({chunk, 1, 0.5, std::nullopt, std::nullopt, 0.5, i < 2});
        if (i < 2) {
            answer.citations.push_back({i + 1, cited.firstTurn + 5 * (chunk - cited.firstChunk), chunk, "their words"});
        }
    }
    answer.trace.push_back({1, 0, "tool", "semantic_query", R"({"query":"words"})", "five passages", {}, 0, 0.1});
    answer.trace.push_back({2, 0, "answer", "answer", {}, {}, {}, 0.1, 2.4});
    return answer;
}

Result<void> storeChats(archive::Archive& archive, const TextGenerator& text, const archive::StoredConversation& cited)
{
    std::mt19937 random(5);
    auto transaction = archive::Transaction::begin(archive.writer());
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    for (int chat = 0; chat < kChats; ++chat) {
        archive::ChatSession session;
        session.title = fmt::format("{} {}", kChatTitle, chat + 1);
        session.workflow = "built-in";
        session.backend = "built-in";
        const auto id = archive::createChatSession(archive.writer(), session);
        archive::ChatMessage message;
        message.workflow = session.workflow;
        message.backend = session.backend;
        for (int i = 0; id && i < kChatMessages; ++i) {
            message.session = *id;
            message.question = text.sentence(random);
            message.askedAtUtc = 1'700'000'000'000'000 + i * 60 * kMicrosPerSecond;
            const auto asked = archive::addChatMessage(archive.writer(), message);
            if (!asked) {
                return tl::unexpected(asked.error());
            }
            if (auto done = archive::finishChatMessage(archive.writer(), *asked, makeAnswer(text, random, cited));
                !done) {
                return done;
            }
            message.parent = *asked;
        }
        message.parent = 0;
        if (!id) {
            return tl::unexpected(id.error());
        }
    }
    return transaction->commit();
}

std::string eventOf(const nlohmann::json& delta, const nlohmann::json& reason)
{
    const nlohmann::json data = {
        {"choices", nlohmann::json::array({{{"index", 0}, {"delta", delta}, {"finish_reason", reason}}})}};
    return "data: " + data.dump() + "\n\n";
}

void stream(const std::string& answer, httplib::DataSink& sink)
{
    for (std::size_t at = 0; at < answer.size(); at += kPieceLength) {
        const std::string event = eventOf({{"content", answer.substr(at, kPieceLength)}}, nullptr);
        if (!sink.write(event.data(), event.size())) {
            return;
        }
        std::this_thread::sleep_for(kPieceTime);
    }
    const std::string end = eventOf(nlohmann::json::object(), "stop") + "data: [DONE]\n\n";
    sink.write(end.data(), end.size());
    sink.done();
}

} // namespace

Result<void> makeWindowArchive(const std::filesystem::path& place, std::size_t chunks)
{
    CorpusOptions options;
    options.chunks = chunks;
    auto archive = archive::Archive::open(place);
    if (!archive) {
        return tl::unexpected(archive.error());
    }
    const auto present = archive::conversationCount(archive->writer());
    if (!present) {
        return tl::unexpected(present.error());
    }
    if (*present == 0) {
        if (auto filled = fillArchive(*archive, options); !filled) {
            return filled;
        }
    }
    const auto found = archive::findConversationsByTitle(archive->writer(), kLongTitle);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (found->empty()) {
        const TextGenerator text(options);
        const auto stored = storeLong(archive->writer(), text);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        if (auto chats = storeChats(*archive, text, *stored); !chats) {
            return chats;
        }
    }
    return search::Searcher(*archive).prepare();
}

Result<void> writeTranscript(const std::filesystem::path& file, std::size_t cues)
{
    const TextGenerator text({});
    std::mt19937 random(3);
    std::ofstream out(file);
    out << "WEBVTT\n";
    const auto time = [](std::size_t seconds) {
        return fmt::format("{:02}:{:02}:{:02}.000", seconds / 3600, seconds / 60 % 60, seconds % 60);
    };
    for (std::size_t i = 0; i < cues; ++i) {
        out << '\n'
            << time(3 * i) << " --> " << time(3 * i + 2) << "\n<v Speaker " << random() % 3 << '>'
            << text.sentence(random) << '\n';
    }
    return out.flush() ? Result<void>() : fail(ErrorCode::Io, "The transcript could not be written.");
}

std::string longAnswer(bool paragraphs)
{
    const TextGenerator text({});
    std::mt19937 random(9);
    std::string answer;
    for (int sentence = 1; answer.size() < kAnswerLength; ++sentence) {
        answer += text.sentence(random) + (sentence % 3 == 0 ? " [1]" : "");
        answer += paragraphs && sentence % 6 == 0 ? "\n\n" : " ";
    }
    answer.resize(kAnswerLength);
    return answer;
}

struct StreamingBackend::State
{
    httplib::Server server;
    int port = 0;
    std::thread thread;
};

StreamingBackend::StreamingBackend(std::function<std::string()> answer) : m_state(std::make_unique<State>())
{
    m_state->server.Post(".*", [answer = std::move(answer)](const httplib::Request&, httplib::Response& to) {
        to.set_chunked_content_provider("text/event-stream", [text = answer()](std::size_t, httplib::DataSink& sink) {
            stream(text, sink);
            return true;
        });
    });
    m_state->port = m_state->server.bind_to_any_port("127.0.0.1");
    m_state->thread = std::thread([this] { m_state->server.listen_after_bind(); });
}

StreamingBackend::~StreamingBackend()
{
    m_state->server.stop();
    m_state->thread.join();
}

std::string StreamingBackend::url() const
{
    return fmt::format("http://127.0.0.1:{}", m_state->port);
}

} // namespace reminisce::bench
