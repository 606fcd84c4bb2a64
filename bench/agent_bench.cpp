// SPDX-License-Identifier: GPL-3.0-or-later
// agent_bench CHUNKS DIRECTORY: what the agent's own code costs per tool call beside the search, over a generated
// archive. A call is made as models make it: arguments as text, checked against the schema, executed, its passages
// loaded, written as the model reads them, cut to the budget. The search alone is timed with it, taking turns, and
// what the call takes beyond the search of the same query is our part. One line of JSON per row.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "bench/corpus.h"
#include "bench/measure.h"
#include "core/agent/knowledge.h"
#include "core/agent/tool.h"
#include "core/agent/tools/tools.h"
#include "core/agent/workflow.h"
#include "core/search/searcher.h"

using namespace reminisce;

namespace {

constexpr std::size_t kQueries = 200;
constexpr double kTarget = 5; ///< ms, p95

std::vector<std::string> makeQueries(const bench::TextGenerator& text)
{
    std::mt19937 random(7);
    std::vector<std::string> queries;
    for (std::size_t i = 0; i < kQueries; ++i) {
        std::string query;
        for (std::size_t k = 0; k < 2 + i % 3; ++k) {
            const double share = static_cast<double>(random()) / static_cast<double>(std::mt19937::max());
            query += (query.empty() ? "" : " ") + text.word(static_cast<std::size_t>(std::pow(10.0, 1 + 3.5 * share)));
        }
        queries.push_back(std::move(query));
    }
    return queries;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

void report(const char* name, const std::vector<double>& values)
{
    bench::Row row;
    row.name = name;
    row.ours = percentile(values, 0.95);
    row.target = kTarget;
    row.note = fmt::format("p50 {:.2f} ms", percentile(values, 0.5));
    bench::print(row);
}

/// Milliseconds that `work` takes; the best of five, for the machine has other things to do.
template <class Work>
double timed(Work&& work)
{
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        const double start = bench::now();
        work();
        best = std::min(best, 1000 * (bench::now() - start));
    }
    return best;
}

/// A call in a tool box of its own, so that nothing is answered from an earlier call; the box is not timed.
double callMs(const agent::Knowledge& knowledge, const char* tool, const std::string& arguments, int budget)
{
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        agent::ToolBox box(agent::standardTools(), agent::ToolContext{knowledge, {}, Moment{}, {}}, budget);
        const double start = bench::now();
        const auto outcome = box.callAsWritten(tool, arguments);
        best = std::min(best, 1000 * (bench::now() - start));
        if (!outcome.ok) {
            std::fprintf(stderr, "%s: %s\n", tool, outcome.error.c_str());
            std::exit(1);
        }
    }
    return best;
}

void measure(archive::Archive& archive, const bench::CorpusOptions& options)
{
    auto reader = archive.newReader();
    search::Searcher searcher(archive);
    if (!reader || !searcher.prepare()) {
        std::fputs("The archive cannot be searched.\n", stderr);
        std::exit(1);
    }
    const agent::Knowledge knowledge(*reader, searcher);
    const bench::TextGenerator text(options);
    std::vector<double> semantic;
    std::vector<double> reading;
    int number = 0;
    for (const auto& query : makeQueries(text)) {
        search::SearchRequest request;
        request.query = query;
        request.understand = false;
        const double search = timed([&] { (void)searcher.search(request); });
        const std::string arguments = nlohmann::json{{"query_text", query}, {"num_results", 25}}.dump();
        semantic.push_back(callMs(knowledge, "semantic_query", arguments, agent::Limits{}.resultTokens) - search);
        const std::string one = nlohmann::json{{"conversation_id", ++number}}.dump();
        reading.push_back(callMs(knowledge, "read_conversation", one, agent::Limits{}.resultTokens));
    }
    report("semantic_query beyond its search, p95", semantic);
    report("read_conversation, p95", reading);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("agent_bench CHUNKS DIRECTORY (filled when it is empty)\n", stderr);
        return 2;
    }
    bench::CorpusOptions options;
    options.chunks = std::strtoull(argv[1], nullptr, 10);
    const std::filesystem::path directory = argv[2];
    const bool fresh = !std::filesystem::exists(directory);
    auto archive = archive::Archive::open(directory);
    if (!archive || (fresh && !bench::fillArchive(*archive, options))) {
        std::fputs("The archive cannot be made.\n", stderr);
        return 1;
    }
    measure(*archive, options);
    return 0;
}
