// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/describe_emotions.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <random>
#include <span>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "core/archive/chunks.h"
#include "core/archive/emotion_texts.h"
#include "core/emotion/vocabulary.h"
#include "core/ingest/description_words.h"
#include "core/search/passage_text.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kBatch = 16; ///< a slice ends between two
constexpr int kReplyTokens = 600;  ///< 40 words are 100; the rest is for models that think first
constexpr std::uint64_t kUnusableInARow = 20;
constexpr int kMostAtATime = 16;
constexpr const char* kGoesOn = "The descriptions made so far are kept; the next run goes on there.";

using Client = std::unique_ptr<backend::ChatBackend>;

struct Question
{
    archive::Id chunk = 0;
    std::string text;
};

struct Reply
{
    archive::Id chunk = 0;
    Result<std::optional<std::string>> words; ///< nothing: no list of words
};

/// What no passage can hold by chance or on purpose.
std::string randomMark()
{
    std::random_device device;
    return fmt::format("{:08x}{:08x}", device(), device());
}

Result<std::optional<std::string>> ask(backend::ChatBackend& client, const std::string& question,
                                       const std::stop_token& stop)
{
    try {
        backend::ChatRequest request;
        request.maxTokens = kReplyTokens;
        request.messages.push_back({backend::ChatRole::User, question, {}, {}});
        const auto reply = client.chat(request, {}, stop);
        if (!reply) {
            return tl::unexpected(reply.error());
        }
        if (reply->incomplete) {
            return reply->brokenReason ? tl::unexpected(*reply->brokenReason)
                                       : fail(ErrorCode::Network, "The backend ended its answer in the middle.");
        }
        std::string_view text = reply->content;
        if (reply->finishReason == "length") { // the last word is cut
            text = text.substr(0, std::min(text.rfind(','), text.size()));
        }
        return descriptionWords(text);
    } catch (const std::exception& problem) {
        return fail(ErrorCode::Internal, "Describing emotions ended unexpectedly. Please report this.", problem.what());
    }
}

/// Puts all questions, one at a time to each client, each client in a thread of its own. `take` gets the replies in the
/// calling thread as they arrive; its first failure ends the asking and is returned.
Result<void> askAll(std::span<const Question> questions, std::span<const Client> clients, const std::stop_token& stop,
                    const std::function<Result<void>(const Reply&)>& take)
{
    std::stop_source source;
    const std::stop_callback forward(stop, [&source] { source.request_stop(); });
    std::mutex mutex;
    std::condition_variable arrived;
    std::deque<Reply> replies;
    std::size_t working = clients.size();
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> threads;
    for (const Client& client : clients) {
        threads.emplace_back([&, chat = client.get()] {
            for (std::size_t i = next++; i < questions.size() && !source.stop_requested(); i = next++) {
                auto words = ask(*chat, questions[i].text, source.get_token());
                const std::scoped_lock lock(mutex);
                replies.push_back({questions[i].chunk, std::move(words)});
                arrived.notify_one();
            }
            const std::scoped_lock lock(mutex);
            --working;
            arrived.notify_one();
        });
    }
    Result<void> result;
    std::unique_lock lock(mutex);
    while (true) {
        arrived.wait(lock, [&] { return !replies.empty() || working == 0; });
        if (replies.empty()) {
            return result;
        }
        const Reply reply = std::move(replies.front());
        replies.pop_front();
        lock.unlock();
        if (auto taken = take(reply); !taken && result) {
            result = std::move(taken);
            source.request_stop();
        }
        lock.lock();
    }
}

/// One describeEmotions() under way.
class Run
{
public:
    Run(archive::Writer& writer, const DescribeOptions& options, const ProgressCallback& progress,
        std::vector<Client> clients)
        : m_writer(writer), m_options(options), m_progress(progress), m_clients(std::move(clients))
    {
        m_result.model = m_clients.front()->model();
    }

    Result<void> work(const std::stop_token& stop)
    {
        const auto total = archive::chunkCount(m_writer);
        const auto kept = archive::emotionTextCount(m_writer, m_result.model);
        if (!total || !kept) {
            return tl::unexpected(total ? kept.error() : total.error());
        }
        m_total = *total;
        m_result.kept = *kept;
        report();
        const auto began = std::chrono::steady_clock::now();
        for (archive::Id after = m_options.after;;) {
            const auto ids = archive::chunksToDescribe(m_writer, m_result.model, kBatch, after);
            if (!ids) {
                return tl::unexpected(ids.error());
            }
            if (ids->empty()) {
                const bool none = m_options.after == 0 && m_result.described == 0 && m_result.unusable > 0;
                return none ? noWords() : Result<void>();
            }
            if (m_options.slice.count() > 0 && after != m_options.after &&
                std::chrono::steady_clock::now() - began >= m_options.slice) {
                m_result.goOnAfter = after;
                return {};
            }
            const auto questions = questionsOf(*ids);
            if (!questions) {
                return tl::unexpected(questions.error());
            }
            auto asked = askAll(*questions, m_clients, stop, [this](const Reply& reply) { return take(reply); });
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled, std::string("Stopped. ") + kGoesOn);
            }
            if (!asked) {
                asked.error().message += std::string(" ") + kGoesOn;
                return asked;
            }
            after = ids->back();
        }
    }
    [[nodiscard]] const Described& result() const { return m_result; }

private:
    Result<std::vector<Question>> questionsOf(std::span<const archive::Id> ids) const
    {
        const auto chunks = archive::loadChunks(m_writer, ids);
        if (!chunks) {
            return tl::unexpected(chunks.error());
        }
        std::vector<Question> questions;
        for (const archive::Chunk& chunk : *chunks) {
            const std::string mark = randomMark();
            questions.push_back({chunk.id, m_options.prompt(search::passageText(chunk), "<<<passage " + mark,
                                                            "passage " + mark + ">>>")});
        }
        return questions;
    }

    Result<void> take(const Reply& reply)
    {
        if (!reply.words) {
            return tl::unexpected(reply.words.error());
        }
        if (!*reply.words) {
            ++m_result.unusable;
            report();
            return ++m_unusableInARow >= kUnusableInARow ? noWords() : Result<void>();
        }
        m_unusableInARow = 0;
        archive::EmotionText text{**reply.words, m_result.model, std::nullopt};
        if (const auto scores = emotion::scoresOfDescription(text.description)) {
            text.scores = archive::toEmotionBytes(*scores);
        }
        auto stored = archive::setEmotionText(m_writer, reply.chunk, text);
        m_result.described += stored ? 1U : 0U;
        report();
        return stored;
    }

    [[nodiscard]] Result<void> noWords() const
    {
        return fail(ErrorCode::BadReply, fmt::format("The model “{}” answers without a list of feelings. Choose "
                                                     "another model, or look at the prompt “emotion_description”.",
                                                     m_result.model));
    }

    void report() const
    {
        if (m_progress) {
            const std::uint64_t done = m_result.kept + m_result.described + m_result.unusable;
            m_progress({std::min(done, m_total), m_total, "passages", "Describing emotions"});
        }
    }

    archive::Writer& m_writer;
    const DescribeOptions& m_options;
    const ProgressCallback& m_progress;
    std::vector<Client> m_clients;
    Described m_result;
    std::uint64_t m_total = 0;
    std::uint64_t m_unusableInARow = 0;
};

Result<void> checkPrompt(const DescriptionPrompt& prompt)
{
    const std::string mark = randomMark();
    if (prompt(mark, {}, {}).find(mark) == std::string::npos) {
        return fail(ErrorCode::InvalidArgument, "The prompt “emotion_description” has no place for the passage, so the "
                                                "model would see none. Put {{passage}} into it, or restore it.");
    }
    return {};
}

Result<std::vector<Client>> clientsOf(const DescribingBackend& connect, int wanted)
{
    std::vector<Client> clients;
    int count = wanted;
    do {
        auto client = connect();
        if (!client) {
            return tl::unexpected(client.error());
        }
        clients.push_back(std::move(*client));
        count = std::clamp(count > 0 ? count : clients.front()->leavesTheMachine() ? 4 : 2, 1, kMostAtATime);
    } while (clients.size() < static_cast<std::size_t>(count));
    return clients;
}

} // namespace

Result<Described> describeEmotions(archive::Writer& writer, const DescribingBackend& connect,
                                   const DescribeOptions& options, const ProgressCallback& progress,
                                   const std::stop_token& stop)
{
    if (auto usable = checkPrompt(options.prompt); !usable) {
        return tl::unexpected(usable.error());
    }
    auto clients = clientsOf(connect, options.requestsAtATime);
    if (!clients) {
        return tl::unexpected(clients.error());
    }
    Run run(writer, options, progress, std::move(*clients));
    const auto worked = run.work(stop);
    if (worked && run.result().goOnAfter != 0) {
        return run.result();
    }
    const auto blended = archive::blendEmotionTexts(writer);
    if (!worked || !blended) {
        return tl::unexpected(!worked ? worked.error() : blended.error());
    }
    return run.result();
}

} // namespace reminisce::ingest
