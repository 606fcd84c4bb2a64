// SPDX-License-Identifier: GPL-3.0-or-later
// archive_bench CHUNKS DIRECTORY: keyword search beside Xapian, whole searches, the density strip and opening, over a
// generated archive.
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include "bench/corpus.h"
#include "bench/measure.h"
#include "bench/peers/peers.h"
#include "bench/plain_inserts.h"
#include "core/archive/chunks.h"
#include "core/archive/density.h"
#include "core/search/arms.h"
#include "core/search/fusion.h"
#include "core/search/index_snapshot.h"
#include "core/search/searcher.h"
#include "core/text/words.h"

namespace reminisce::bench {
namespace {

constexpr std::size_t kBest = 25;
constexpr std::size_t kQueries = 60;

/// Three words, one of them among the fifty most frequent but the first five.
std::vector<std::string> makeQuery(const TextGenerator& text, std::size_t number)
{
    std::mt19937 random(static_cast<std::uint32_t>(number) + 23);
    const auto uniform = [&random] { return static_cast<double>(random()) / 4294967296.0; };
    const auto rare = [&uniform] { return static_cast<std::size_t>(50 * std::pow(400.0, uniform())); };
    return {text.word(5 + static_cast<std::size_t>(45 * uniform())), text.word(rare()), text.word(rare())};
}

std::string joined(const std::vector<std::string>& words)
{
    return fmt::format("{} {} {}", words[0], words[1], words[2]);
}

void compareKeyword(const archive::Archive& archive, const search::Searcher& searcher,
                    const std::vector<std::vector<std::string>>& queries, const std::filesystem::path& directory)
{
    const auto index = searcher.snapshot();
    auto reader = archive.newReader();
    if (!reader) {
        return;
    }
    const search::RankingParameters parameters;
    const search::RowSelection all(search::RowRange{0, index->rows()});
    std::vector<std::function<void(std::size_t)>> timed = {[&](std::size_t query) {
        std::vector<search::QueryWord> words;
        for (const std::string& word : queries[query]) {
            text::forEachWord(word,
                              [&words](const text::Word& found) { words.push_back({std::string(found.folded)}); });
        }
        std::vector<float> scores(index->rows(), 0.0F);
        search::addKeywordScores(*index, search::stemsOf(*index, words), parameters, all.range(), scores);
        (void)search::topRows(scores, all, kBest);
    }};
    const double begin = now();
    const KeywordSearch xapian = xapianSearch(
        [&](const std::function<void(std::string_view)>& add) {
            (void)archive::visitChunks(*reader, [&add](const archive::ChunkView& chunk) {
                add(chunk.text);
                return true;
            });
        },
        directory / "xapian");
    const double built = now();
    if (xapian) {
        timed.emplace_back([&](std::size_t query) { (void)xapian(queries[query], kBest); });
    }
    const auto timings = timeTogether(timed, kQueries);
    Row row;
    row.name = fmt::format("keyword index, 3 words (1 common), {} chunks", index->rows());
    row.ours = timings[0].p50;
    row.note = fmt::format("p95 {:.3g}", timings[0].p95);
    if (xapian) {
        row.peer = "Xapian";
        row.peerValue = timings[1].p50;
        row.target = 1.0;
        row.note += fmt::format("; Xapian p95 {:.3g}, built in {:.1f} s", timings[1].p95, built - begin);
    }
    print(row);
}

void timeSearches(const search::Searcher& searcher, const std::vector<std::vector<std::string>>& queries)
{
    struct Case
    {
        std::string name;
        search::SearchRequest request;
        double p95Target;
    };
    std::vector<Case> cases(3);
    cases[0] = {"whole search, keyword", {}, 100};
    cases[0].request.mode = search::SearchMode::Keyword;
    cases[1] = {"whole search, hybrid", {}, 100};
    cases[2] = {"whole search, hybrid, one year and one person", {}, 50};
    cases[2].request.filter.dates = {startOfDay({2018, 1, 1}), endOfDay({2018, 12, 31})};
    cases[2].request.filter.people = {1};
    for (const Case& one : cases) {
        const auto timings = timeTogether({[&](std::size_t query) {
                                              search::SearchRequest request = one.request;
                                              request.query = joined(queries[query]);
                                              (void)searcher.search(request);
                                          }},
                                          kQueries);
        Row row;
        row.name = fmt::format("{}, {} chunks (p95)", one.name, searcher.snapshot()->rows());
        row.ours = timings[0].p95;
        row.target = one.p95Target;
        row.note = fmt::format("p50 {:.3g}", timings[0].p50);
        print(row);
    }
}

void compareDensity(const archive::Archive& archive, std::size_t chunks)
{
    auto reader = archive.newReader();
    if (!reader) {
        return;
    }
    std::size_t bins = 0;
    const auto timings = timeTogether({[&](std::size_t) {
                                           const auto strip = archive::density(*reader, {}, archive::DensityUnit::Day,
                                                                               archive::DensityStack::Emotion);
                                           bins = strip ? strip->bins.size() : 0;
                                       },
                                       [&](std::size_t) { (void)readRollup(archive.databaseFile()); }},
                                      20);
    Row row;
    row.name = fmt::format("density strip, {} chunks", chunks);
    row.ours = timings[0].p50;
    row.peer = "reading the rollup table";
    row.peerValue = timings[1].p50;
    row.target = 3.0;
    row.note = fmt::format("{} bars", bins);
    print(row);
}

void timeOpening(const std::filesystem::path& directory, const std::vector<std::vector<std::string>>& queries)
{
    std::size_t rows = 0;
    const auto timings = timeTogether({[&](std::size_t query) {
                                          auto archive = archive::Archive::open(directory);
                                          if (!archive) {
                                              return;
                                          }
                                          const search::Searcher searcher(*archive);
                                          search::SearchRequest request;
                                          request.query = joined(queries[query]);
                                          (void)searcher.search(request);
                                          rows = searcher.snapshot() ? searcher.snapshot()->rows() : 0;
                                      }},
                                      7);
    Row row;
    row.name = fmt::format("open an archive of {} chunks to the first result, warm", rows);
    row.ours = timings[0].p50;
    row.target = 300;
    row.note = fmt::format("p95 {:.3g}", timings[0].p95);
    print(row);
}

int run(std::size_t chunks, const std::filesystem::path& directory)
{
    CorpusOptions options;
    options.chunks = chunks;
    const auto place = directory / fmt::format("archive-{}", chunks);
    {
        const bool made = std::filesystem::exists(place);
        auto archive = archive::Archive::open(place);
        if (!archive) {
            std::fprintf(stderr, "%s\n", archive.error().message.c_str());
            return 1;
        }
        const TextGenerator text(options);
        std::vector<std::vector<std::string>> queries;
        for (std::size_t i = 0; i < kQueries; ++i) {
            queries.push_back(makeQuery(text, i));
        }
        const auto filled = made ? Result<void>() : fillArchive(*archive, options);
        {
            const search::Searcher searcher(*archive);
            const double begin = now();
            const auto prepared = searcher.prepare();
            if (!filled || !prepared) {
                std::fprintf(stderr, "%s\n", (filled ? prepared : filled).error().message.c_str());
                return 1;
            }
            Row row;
            row.name = fmt::format("index {} chunks", chunks);
            row.unit = "chunks/s";
            row.ours = static_cast<double>(chunks) / (now() - begin);
            row.higherIsBetter = true;
            if (!made) {
                print(row);
            }
            compareKeyword(*archive, searcher, queries, directory);
            timeSearches(searcher, queries);
        }
        compareDensity(*archive, chunks);
        archive = tl::unexpected(Error{}); // closes it
        timeOpening(place, queries);
    }
    return 0;
}

} // namespace
} // namespace reminisce::bench

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: archive_bench CHUNKS DIRECTORY\n");
        return 2;
    }
    return reminisce::bench::run(static_cast<std::size_t>(std::atoll(argv[1])), argv[2]);
}
