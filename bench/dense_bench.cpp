// SPDX-License-Identifier: GPL-3.0-or-later
// dense_bench ROWS DIRECTORY: the best 25 rows by vectors of 384 values, all rows and filtered, beside peers.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>

#include <fmt/format.h>

#include "bench/measure.h"
#include "bench/peers/peers.h"
#include "bench/vectors.h"
#include "core/search/dense_builder.h"
#include "core/search/dense_index.h"
#include "core/search/fusion.h"
#include "core/search/row_selection.h"

namespace reminisce::bench {
namespace {

constexpr std::size_t kBest = 25;
constexpr std::size_t kDimension = 384;
constexpr std::size_t kLarge = 1'000'000;

using Found = std::vector<std::uint32_t>;

/// By the full values, in double precision where it matters.
Found exactNearest(const VectorCorpus& corpus, std::span<const float> query, const search::RowSelection& rows)
{
    std::vector<float> scores(corpus.count, 0.0F);
    rows.forEach([&](std::uint32_t row) {
        const float* values = corpus.values.data() + row * corpus.dimension;
        float sum = 0;
        for (std::size_t i = 0; i < corpus.dimension; ++i) {
            sum += values[i] * query[i];
        }
        scores[row] = 2 + sum; // positive, as topRows wants it
    });
    return search::topRows(scores, rows, kBest);
}

struct Ours
{
    const VectorCorpus& corpus;
    std::shared_ptr<const search::DenseIndex> dense;
    mutable std::vector<float> scores; ///< kept by the caller, as the searcher does for a session

    Found search(std::span<const float> query, const search::RowSelection& rows, bool prefilter) const
    {
        search::DenseSearchOptions options;
        if (!prefilter) {
            options.prefilterFrom = corpus.count + 1;
            options.scatteredPrefilterFrom = corpus.count + 1;
        }
        dense->similarities(query, options, rows, scores);
        return search::topRows(scores, rows, kBest);
    }
};

using Search = std::function<Found(std::span<const float>)>;

struct Measured
{
    std::vector<Timing> timings;
    std::vector<double> recalls;
};

Measured measure(const VectorCorpus& corpus, const std::vector<Search>& searches, const search::RowSelection& rows)
{
    const std::size_t queries = corpus.count >= kLarge ? 30 : corpus.queryCount;
    Measured measured;
    std::vector<std::function<void(std::size_t)>> timed;
    for (const Search& search : searches) {
        timed.emplace_back([&corpus, &search](std::size_t query) { (void)search(corpus.query(query)); });
        measured.recalls.push_back(0);
    }
    for (std::size_t query = 0; query < queries; ++query) {
        const Found expected = exactNearest(corpus, corpus.query(query), rows);
        for (std::size_t i = 0; i < searches.size(); ++i) {
            measured.recalls[i] += recallOf(expected, searches[i](corpus.query(query))) / static_cast<double>(queries);
        }
    }
    measured.timings = timeTogether(timed, queries);
    return measured;
}

void compareAll(const Ours& ours, const VectorRows& vectors)
{
    const VectorCorpus& corpus = ours.corpus;
    const search::RowSelection all(search::RowRange{0, static_cast<std::uint32_t>(corpus.count)});
    std::vector<Search> searches = {[&](std::span<const float> query) { return ours.search(query, all, false); },
                                    [&](std::span<const float> query) { return ours.search(query, all, true); }};
    struct Peer
    {
        std::string name;
        Nearest search;
    };
    std::vector<Peer> peers = {{"usearch int8 exact", usearchNearest(vectors)},
                               {"OpenBLAS sgemv + top-k", openBlasNearest(vectors)}};
    std::erase_if(peers, [](const Peer& peer) { return !peer.search; });
    for (const Peer& peer : peers) {
        searches.emplace_back([&peer](std::span<const float> query) { return peer.search(query, kBest); });
    }
    const Measured measured = measure(corpus, searches, all);
    const auto report = [&](std::size_t which, std::size_t peer, std::string name, std::optional<double> target,
                            double recallTarget) {
        Row row;
        row.name = std::move(name);
        row.ours = measured.timings[which].p50;
        row.target = target;
        row.recall = measured.recalls[which];
        row.recallTarget = recallTarget;
        if (peer < peers.size()) {
            row.peer = peers[peer].name;
            row.peerValue = measured.timings[peer + 2].p50;
            row.peerRecall = measured.recalls[peer + 2];
        } else {
            row.target.reset();
        }
        row.note = fmt::format("p95 {:.3g}", measured.timings[which].p95);
        print(row);
    };
    const bool large = corpus.count >= kLarge;
    for (std::size_t peer = 0; peer < std::max<std::size_t>(1, peers.size()); ++peer) {
        const bool usearch = peer < peers.size() && peers[peer].name[0] == 'u';
        report(0, peer, fmt::format("exact top 25, d={}, {} rows", corpus.dimension, corpus.count),
               usearch ? std::optional(large ? 0.90 : 0.80) : (large ? std::nullopt : std::optional(0.30)), 0.999);
    }
    if (large) {
        report(1, 0, fmt::format("sign-bit prefilter, d={}, {} rows", corpus.dimension, corpus.count), 0.25, 0.99);
    }
}

void compareFiltered(const Ours& ours, const VectorRows& vectors, const std::filesystem::path& directory)
{
    const VectorCorpus& corpus = ours.corpus;
    const FaissFlat faiss = faissNearest(vectors);
    const SqliteVec sqlite = sqliteVecNearest(
        vectors, corpus.index->starts, [&corpus](std::uint32_t row) { return corpus.index->speakersOf(row); },
        directory / "vectors.sqlite");
    for (const double share : {0.01, 0.1, 0.5}) {
        const archive::Filter filter = makeFilter(*corpus.index, share);
        const search::RowSelection selected = search::selectRows(*corpus.index, filter);
        Found ids;
        selected.forEach([&ids](std::uint32_t row) { ids.push_back(row); });
        std::vector<Search> searches = {[&](std::span<const float> query) {
            return ours.search(query, search::selectRows(*corpus.index, filter), true);
        }};
        std::vector<std::pair<std::string, double>> peers; // name and target
        if (faiss.search) {
            faiss.prepare(ids);
            peers.emplace_back("faiss IDSelectorBitmap", share < 0.05 ? 0.20 : 0.12);
            searches.emplace_back([&](std::span<const float> query) { return faiss.search(query, kBest); });
        }
        if (sqlite.search) {
            sqlite.prepare(filter.people[0], *filter.dates.from, *filter.dates.to);
            peers.emplace_back("sqlite-vec int8 rowid IN", 0.04);
            searches.emplace_back([&](std::span<const float> query) { return sqlite.search(query, kBest); });
        }
        const Measured measured = measure(corpus, searches, selected);
        for (std::size_t peer = 0; peer < peers.size(); ++peer) {
            Row row;
            row.name =
                fmt::format("filtered to {:.1f} % of {} rows",
                            100.0 * static_cast<double>(ids.size()) / static_cast<double>(corpus.count), corpus.count);
            row.ours = measured.timings[0].p50;
            row.peer = peers[peer].first;
            row.peerValue = measured.timings[peer + 1].p50;
            if (corpus.count >= kLarge) {
                row.target = peers[peer].second; // small sets are in the processor's cache for every query
            }
            row.recall = measured.recalls[0];
            row.recallTarget = 0.99;
            row.peerRecall = measured.recalls[peer + 1];
            row.note = fmt::format("filter evaluation included, p95 {:.3g}", measured.timings[0].p95);
            print(row);
        }
    }
}

int run(std::size_t count, const std::filesystem::path& directory)
{
    std::filesystem::create_directories(directory);
    const VectorCorpus corpus = makeVectorCorpus(count, kDimension);
    Ours ours{corpus, nullptr, std::vector<float>(count, 0.0F)};
    {
        search::DenseBuilder builder(static_cast<std::uint32_t>(count), static_cast<std::uint32_t>(kDimension));
        for (std::uint32_t row = 0; row < count; ++row) {
            builder.set(row, std::span(corpus.values).subspan(row * kDimension, kDimension));
        }
        const auto file = directory / "vectors.index"; // mapped, as in the product
        const std::vector<std::byte> bytes = builder.finish(1, 1);
        std::FILE* out = std::fopen(file.c_str(), "wb");
        const bool written = out != nullptr && std::fwrite(bytes.data(), 1, bytes.size(), out) == bytes.size();
        if (out != nullptr) {
            std::fclose(out);
        }
        auto opened = search::DenseIndex::open(file);
        if (!written || !opened) {
            std::fprintf(stderr, "The vector index could not be written to %s.\n", file.c_str());
            return 1;
        }
        ours.dense = *opened;
    }
    const VectorRows vectors{corpus.values.data(), corpus.count, corpus.dimension};
    compareAll(ours, vectors);
    compareFiltered(ours, vectors, directory);
    return 0;
}

} // namespace
} // namespace reminisce::bench

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: dense_bench ROWS DIRECTORY\n");
        return 2;
    }
    return reminisce::bench::run(static_cast<std::size_t>(std::atoll(argv[1])), argv[2]);
}
