// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/vectors.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "core/search/index_builder.h"

namespace reminisce::bench {
namespace {

constexpr std::size_t kLatent = 48;
constexpr std::size_t kChunksPerConversation = 40;
constexpr std::size_t kTopics = 1000;
constexpr std::size_t kPeople = 200;
constexpr std::size_t kQueries = 100;

/// The sum of four uniform numbers is near enough to normal, and the same on every machine.
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}
    double uniform() { return static_cast<double>(m_engine() >> 11U) / 9007199254740992.0; }
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(uniform() * static_cast<double>(bound)); }
    /// Ranks near 0 are frequent.
    std::size_t skewed(std::size_t bound)
    {
        return static_cast<std::size_t>(std::pow(static_cast<double>(bound), uniform())) - 1;
    }
    float normal()
    {
        const std::uint64_t bits = m_engine();
        const auto part = [bits](unsigned at) { return static_cast<int>((bits >> at) & 0xFFFFU); };
        return static_cast<float>(part(0) + part(16) + part(32) + part(48) - 131070) / 37837.0F;
    }

private:
    std::mt19937_64 m_engine;
};

/// From latent values to a vector.
class Embedding
{
public:
    explicit Embedding(std::size_t dimension)
        : m_dimension(dimension), m_weights(dimension * kLatent), m_mean(dimension)
    {
        Random random(99);
        for (float& weight : m_weights) {
            weight = random.normal() / std::sqrt(static_cast<float>(kLatent));
        }
        for (float& value : m_mean) {
            value = 0.4F * random.normal();
        }
    }

    void embed(std::span<const float> latent, Random& random, std::span<float> out) const
    {
        std::copy(m_mean.begin(), m_mean.end(), out.begin());
        for (std::size_t j = 0; j < kLatent; ++j) {
            const float* weights = m_weights.data() + j * m_dimension;
            for (std::size_t i = 0; i < m_dimension; ++i) {
                out[i] += weights[i] * latent[j];
            }
        }
        float squares = 0;
        for (float& value : out) {
            value += 0.3F * random.normal();
            squares += value * value;
        }
        const float factor = 1.0F / std::sqrt(squares);
        for (float& value : out) {
            value *= factor;
        }
    }

private:
    std::size_t m_dimension;
    std::vector<float> m_weights;
    std::vector<float> m_mean;
};

float spread(std::size_t latent)
{
    return 1.0F / std::sqrt(1.0F + static_cast<float>(latent) / 8.0F);
}

using Latent = std::vector<float>;

Latent draw(Random& random, float scale)
{
    Latent values(kLatent);
    for (std::size_t j = 0; j < kLatent; ++j) {
        values[j] = scale * spread(j) * random.normal();
    }
    return values;
}

void add(Latent& to, const Latent& other)
{
    for (std::size_t j = 0; j < kLatent; ++j) {
        to[j] += other[j];
    }
}

} // namespace

VectorCorpus makeVectorCorpus(std::size_t count, std::size_t dimension)
{
    VectorCorpus corpus{count, dimension, std::vector<float>(count * dimension), {}, kQueries, nullptr};
    Random random(7);
    const Embedding embedding(dimension);
    std::vector<Latent> topics;
    for (std::size_t i = 0; i < kTopics; ++i) {
        topics.push_back(draw(random, 1));
    }
    search::IndexBuilder index;
    std::vector<Latent> latents;
    const std::size_t step = std::max<std::size_t>(1, count / kQueries);
    const LocalMicros begin = startOfDay({2015, 1, 1});
    const double pause = 3652.0 * static_cast<double>(kMicrosPerDay) / static_cast<double>(count);
    Latent conversation;
    Latent segment;
    std::vector<archive::Id> present;
    for (std::size_t row = 0; row < count; ++row) {
        if (row % kChunksPerConversation == 0) {
            conversation = topics[random.skewed(kTopics)];
            add(conversation, draw(random, 0.5F));
            present = {1};
            for (std::size_t i = 0, more = 1 + random.below(3); i < more; ++i) {
                present.push_back(static_cast<archive::Id>(2 + random.skewed(kPeople - 1)));
            }
        }
        if (row % 8 == 0) {
            segment = draw(random, 0.5F);
        }
        Latent latent = conversation;
        add(latent, segment);
        add(latent, draw(random, 0.6F));
        embedding.embed(latent, random, std::span(corpus.values).subspan(row * dimension, dimension));
        if (row % step == step / 2) {
            add(latent, draw(random, 0.5F));
            latents.push_back(std::move(latent));
        }
        std::vector<archive::Id> speakers = {present[random.below(present.size())]};
        if (const archive::Id other = present[random.below(present.size())]; other != speakers[0]) {
            speakers.push_back(other);
        }
        std::sort(speakers.begin(), speakers.end());
        search::IndexRow indexed;
        indexed.chunkId = static_cast<archive::Id>(row + 1);
        indexed.conversation = static_cast<archive::Id>(row / kChunksPerConversation + 1);
        indexed.position = row;
        indexed.start = begin + static_cast<LocalMicros>(pause * static_cast<double>(row));
        indexed.speakers = speakers;
        index.add(indexed);
    }
    corpus.queryCount = latents.size();
    corpus.queries.resize(corpus.queryCount * dimension);
    for (std::size_t i = 0; i < latents.size(); ++i) {
        embedding.embed(latents[i], random, std::span(corpus.queries).subspan(i * dimension, dimension));
    }
    corpus.index = search::IndexSnapshot::fromBytes(index.finish(1)).value_or(nullptr);
    return corpus;
}

archive::Filter makeFilter(const search::IndexSnapshot& index, double share)
{
    std::map<archive::Id, std::size_t> counts;
    for (const archive::Id speaker : index.speakers) {
        ++counts[speaker];
    }
    const auto wanted = static_cast<std::size_t>(share * static_cast<double>(index.rows()));
    archive::Id best = counts.begin()->first;
    double distance = 1e9;
    for (const auto& [speaker, count] : counts) { // about twice as many as wanted, so that dates cut as well
        const double ratio = static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(1, wanted));
        if (ratio >= 1.05 && std::fabs(std::log(ratio / 2)) < distance) {
            distance = std::fabs(std::log(ratio / 2));
            best = speaker;
        }
    }
    archive::Filter filter;
    filter.people = {best};
    std::size_t found = 0;
    const std::uint32_t first = counts[best] > wanted * 13 / 10 ? index.rows() / 10 : 0;
    filter.dates.from = index.starts[first];
    for (std::uint32_t row = first; row < index.rows() && found < wanted; ++row) {
        const auto speakers = index.speakersOf(row);
        found += static_cast<std::size_t>(std::count(speakers.begin(), speakers.end(), best));
        filter.dates.to = index.starts[row];
    }
    return filter;
}

} // namespace reminisce::bench
