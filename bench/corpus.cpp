// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/corpus.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/archive/people.h"

namespace reminisce::bench {
namespace {

/// Uniform in [0, 1): written out because the standard's distributions differ between libraries.
double uniform(std::mt19937& random)
{
    return static_cast<double>(random()) / 4294967296.0;
}

std::size_t below(std::mt19937& random, std::size_t bound)
{
    return static_cast<std::size_t>(uniform(random) * static_cast<double>(bound));
}

std::string makeWord(std::size_t rank)
{
    static constexpr const char* kOnsets[] = {"b", "d", "f", "g", "k", "l",  "m",  "n",
                                              "p", "r", "s", "t", "w", "st", "br", "kl"};
    static constexpr const char* kNuclei[] = {"a", "e", "i", "o", "u", "ei", "au", "ie"};
    static constexpr const char* kCodas[] = {"", "n", "r", "s", "t", "l", "m", "nd"};
    std::string word;
    std::size_t rest = rank * 2654435761U % 1'000'003U;
    do {
        word += kOnsets[rest % 16];
        rest /= 16;
        word += kNuclei[rest % 8];
        rest /= 8;
        word += kCodas[rest % 8];
        rest /= 8;
    } while (rest > 0);
    return word + kNuclei[rank % 8] + kCodas[rank / 8 % 8] + kOnsets[rank / 64 % 16];
}

} // namespace

TextGenerator::TextGenerator(const CorpusOptions& options)
{
    double sum = 0;
    for (int rank = 0; rank < options.vocabulary; ++rank) {
        m_words.push_back(makeWord(static_cast<std::size_t>(rank)));
        sum += 1.0 / (rank + 1);
        m_cumulative.push_back(sum);
    }
}

std::string TextGenerator::sentence(std::mt19937& random) const
{
    std::string out;
    const std::size_t words = 6 + below(random, 9);
    for (std::size_t i = 0; i < words; ++i) {
        const double at = uniform(random) * m_cumulative.back();
        const auto found = std::lower_bound(m_cumulative.begin(), m_cumulative.end(), at);
        const std::string& word = m_words[static_cast<std::size_t>(found - m_cumulative.begin())];
        if (i > 0) {
            out += ' ';
        }
        out += word;
    }
    return out + '.';
}

archive::ConversationDraft makeConversation(const CorpusOptions& options, const TextGenerator& text,
                                            const std::vector<archive::Id>& people, std::size_t number)
{
    std::mt19937 random(options.seed * 7919U + static_cast<std::uint32_t>(number));
    const std::size_t conversations =
        (options.chunks + options.chunksPerConversation - 1) / options.chunksPerConversation;
    const double span = options.years * 365.25 * static_cast<double>(kMicrosPerDay);
    const LocalMicros begin =
        startOfDay({2015, 1, 1}) + static_cast<LocalMicros>(span * number / std::max<std::size_t>(conversations, 1));

    archive::ConversationDraft draft;
    draft.title = fmt::format("Conversation {}", number + 1);
    draft.start = Moment{begin, std::nullopt};
    draft.dateSource = "content";
    draft.emotionModel = "generated";
    std::vector<archive::Id> speakers = {people[0]};
    for (std::size_t i = 0, more = 1 + below(random, 2); i < more && people.size() > 1; ++i) {
        const double rank = std::pow(static_cast<double>(people.size() - 1), uniform(random)); // Zipf-like
        speakers.push_back(people[std::min(people.size() - 1, static_cast<std::size_t>(rank))]);
    }
    LocalMicros now = begin;
    const std::size_t first = number * options.chunksPerConversation;
    const std::size_t chunks = std::min(options.chunksPerConversation, options.chunks - first);
    for (std::size_t c = 0; c < chunks; ++c) {
        archive::ChunkDraft chunk;
        chunk.firstTurn = draft.turns.size();
        chunk.start = Moment{now, std::nullopt};
        EmotionScores emotions{};
        emotions[below(random, kEmotionCount)] = static_cast<float>(0.4 + 0.6 * uniform(random));
        for (std::size_t t = 0, turns = 3 + below(random, 4); t < turns; ++t) {
            archive::TurnDraft turn;
            turn.person = speakers[(t + c) % speakers.size()];
            turn.start = Moment{now, std::nullopt};
            turn.text = text.sentence(random);
            turn.emotions = emotions;
            now += 20 * kMicrosPerSecond;
            chunk.text += (t > 0 ? "\n" : "") + turn.text;
            draft.turns.push_back(std::move(turn));
        }
        chunk.lastTurn = draft.turns.size() - 1;
        chunk.emotions = emotions;
        draft.chunks.push_back(std::move(chunk));
    }
    draft.end = Moment{now, std::nullopt};
    return draft;
}

Result<void> fillArchive(archive::Archive& archive, const CorpusOptions& options, const ProgressCallback& progress)
{
    constexpr std::size_t kConversationsPerTransaction = 100;
    archive::Writer& writer = archive.writer();
    const TextGenerator text(options);
    std::vector<archive::Id> people;
    for (int i = 0; i < options.people; ++i) {
        auto person = archive::addPerson(writer, i == 0 ? std::string("Me") : fmt::format("Person {}", i));
        if (!person) {
            return tl::unexpected(person.error());
        }
        people.push_back(*person);
    }
    if (auto owner = archive::setOwner(writer, people[0]); !owner) {
        return owner;
    }
    for (std::size_t number = 0; number * options.chunksPerConversation < options.chunks;) {
        auto transaction = archive::Transaction::begin(writer);
        if (!transaction) {
            return tl::unexpected(transaction.error());
        }
        for (std::size_t i = 0;
             i < kConversationsPerTransaction && number * options.chunksPerConversation < options.chunks;
             ++i, ++number) {
            if (auto stored = archive::storeConversation(writer, makeConversation(options, text, people, number));
                !stored) {
                return tl::unexpected(stored.error());
            }
        }
        if (auto kept = transaction->commit(); !kept) {
            return kept;
        }
        if (progress) {
            progress(
                {std::min(number * options.chunksPerConversation, options.chunks), options.chunks, "chunks", "corpus"});
        }
    }
    return {};
}

} // namespace reminisce::bench
