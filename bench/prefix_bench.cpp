// SPDX-License-Identifier: GPL-3.0-or-later
// prefix_bench CHUNKS DIRECTORY: a search for every prefix of typed questions, as a search page asks for it, with and
// without a filter; how long a search that the next letter makes useless goes on; and how long the index of a changed
// archive takes.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "bench/corpus.h"
#include "bench/measure.h"
#include "core/archive/people.h"
#include "core/search/index_snapshot.h"
#include "core/search/searcher.h"

namespace reminisce::bench {
namespace {

/// Questions as people type them, about words of the corpus: frequent, middling and rare ones.
std::vector<std::string> typedQuestions(const TextGenerator& text)
{
    std::mt19937 random(41);
    const auto word = [&](std::size_t lowest, double times) {
        const double share = static_cast<double>(random()) / 4294967296.0;
        return text.word(static_cast<std::size_t>(static_cast<double>(lowest) * std::pow(times, share)));
    };
    std::vector<std::string> questions;
    for (int i = 0; i < 3; ++i) {
        questions.push_back(fmt::format("{} {} {}", word(5, 10), word(50, 400), word(50, 400)));
        questions.push_back(fmt::format("Wann habe ich mit Person {} über {} gesprochen?", 5 + 9 * i, word(50, 100)));
        questions.push_back(fmt::format("What did we say about {} and {} in March 2018?", word(10, 20), word(50, 400)));
    }
    return questions;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void printTimes(std::string name, const std::vector<double>& times, double target)
{
    Row row;
    row.name = std::move(name);
    row.ours = percentile(times, 0.95);
    row.target = target;
    row.note = fmt::format("p50 {:.3g}, longest {:.3g}, {} searches", percentile(times, 0.5), percentile(times, 1),
                           times.size());
    print(row);
}

void timePrefixes(const search::Searcher& searcher, const std::vector<std::string>& questions, std::size_t chunks)
{
    for (const bool filtered : {false, true}) {
        std::vector<double> times;
        std::vector<double> ofProcessor;
        std::string slowest;
        for (const std::string& question : questions) {
            for (std::size_t length = 2; length <= question.size(); ++length) {
                if (length < question.size() && (static_cast<unsigned char>(question[length]) & 0xC0U) == 0x80U) {
                    continue; // inside of a letter
                }
                search::SearchRequest request;
                request.query = question.substr(0, length);
                if (filtered) {
                    request.filter.dates = {startOfDay({2018, 1, 1}), endOfDay({2018, 12, 31})};
                    request.filter.people = {1};
                }
                const double processor = processorSeconds();
                const double begin = now();
                if (!searcher.search(request)) {
                    std::fprintf(stderr, "a search failed\n");
                }
                times.push_back((now() - begin) * 1000);
                ofProcessor.push_back((processorSeconds() - processor) * 1000);
                if (times.back() >= percentile(times, 1)) {
                    slowest = request.query;
                }
            }
        }
        std::fprintf(stderr, "slowest: \"%s\"\n", slowest.c_str());
        const std::string name = fmt::format("search for each letter typed{}, {} chunks",
                                             filtered ? ", one year and one person" : "", chunks);
        printTimes(name + " (p95)", times, filtered ? 50 : 100);
        printTimes(name + " (p95), by processor time", ofProcessor, filtered ? 50 : 100);
    }
}

void timeStopping(const search::Searcher& searcher, const std::vector<std::string>& questions, std::size_t chunks)
{
    std::vector<double> times;
    for (std::size_t i = 0; i < 40; ++i) {
        std::stop_source source;
        double stopped = 0;
        {
            std::jthread next([&] {
                std::this_thread::sleep_for(std::chrono::microseconds(500 * (1 + i)));
                stopped = now();
                source.request_stop();
            });
            search::SearchRequest request;
            request.query = questions[i % questions.size()];
            const bool found = searcher.search(request, source.get_token()).has_value();
            const double ended = now();
            next.join();
            if (!found) {
                times.push_back((ended - stopped) * 1000);
            }
        }
    }
    printTimes(fmt::format("from stopping a search to its end, {} chunks (p95)", chunks), times, 16);
}

Result<void> timeRenewing(archive::Archive& archive, const search::Searcher& searcher, const CorpusOptions& options)
{
    const auto listed = archive::listPeople(*archive.newReader());
    if (!listed) {
        return tl::unexpected(listed.error());
    }
    std::vector<archive::Id> people;
    for (const archive::PersonName& person : *listed) {
        people.push_back(person.id);
    }
    CorpusOptions others = options;
    others.seed = static_cast<std::uint32_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    const TextGenerator text(options);
    std::vector<double> times;
    double waited = 0;
    const double processor = processorSeconds();
    for (std::size_t i = 0; i < 3; ++i) {
        const auto stored =
            archive::storeConversation(archive.writer(), makeConversation(others, text, people, 10 * (i + 1)));
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        search::SearchRequest request;
        request.query = text.word(300);
        const double asked = now();
        (void)searcher.search(request);
        waited = std::max(waited, (now() - asked) * 1000);
        if (const auto prepared = searcher.prepare(); !prepared) {
            return prepared;
        }
        times.push_back((now() - asked) * 1000);
    }
    printTimes(fmt::format("index after {} more chunks, {} chunks", options.chunksPerConversation, options.chunks),
               times, 6000);
    printTimes(fmt::format("index after {} more chunks, {} chunks, by processor time", options.chunksPerConversation,
                           options.chunks),
               {(processorSeconds() - processor) / static_cast<double>(times.size()) * 1000}, 6000);
    printTimes(fmt::format("first search after a change, {} chunks", options.chunks), {waited}, 600);
    return {};
}

int run(std::size_t chunks, const std::filesystem::path& directory)
{
    CorpusOptions options;
    options.chunks = chunks;
    const auto place = directory / fmt::format("archive-{}", chunks);
    const bool made = std::filesystem::exists(place);
    auto archive = archive::Archive::open(place);
    if (!archive) {
        std::fprintf(stderr, "%s\n", archive.error().message.c_str());
        return 1;
    }
    auto done = made ? Result<void>() : fillArchive(*archive, options);
    const search::Searcher searcher(*archive);
    if (done) {
        const double processor = processorSeconds();
        done = searcher.prepare();
        std::fprintf(stderr, "opening or building the index took %.2f s of processor time\n",
                     processorSeconds() - processor);
    }
    if (done) {
        const std::vector<std::string> questions = typedQuestions(TextGenerator(options));
        timePrefixes(searcher, questions, chunks);
        timeStopping(searcher, questions, chunks);
        done = timeRenewing(*archive, searcher, options);
    }
    if (!done) {
        std::fprintf(stderr, "%s\n", done.error().message.c_str());
        return 1;
    }
    return 0;
}

} // namespace
} // namespace reminisce::bench

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: prefix_bench CHUNKS DIRECTORY\n");
        return 2;
    }
    return reminisce::bench::run(static_cast<std::size_t>(std::atoll(argv[1])), argv[2]);
}
