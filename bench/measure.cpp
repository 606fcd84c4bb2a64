// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measure.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include <fmt/format.h>
#include <sys/resource.h>

namespace reminisce::bench {
namespace {

double quantile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0
                          : values[std::min(values.size() - 1,
                                            static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

std::string number(const std::optional<double>& value)
{
    return value ? fmt::format("{:.6g}", *value) : std::string("null");
}

} // namespace

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double processorSeconds()
{
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::vector<Timing> timeTogether(const std::vector<std::function<void(std::size_t)>>& functions, std::size_t queries,
                                 int rounds, double seconds)
{
    constexpr std::size_t kWarmUp = 3;
    constexpr std::size_t kLeast = 5;
    std::vector<std::vector<double>> medians(functions.size());
    std::vector<std::vector<double>> all(functions.size());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t f = 0; f < functions.size(); ++f) {
            for (std::size_t query = 0; query < std::min(queries, kWarmUp); ++query) {
                functions[f](query);
            }
            std::vector<double> times;
            const double begin = now();
            for (std::size_t query = 0; query < queries; ++query) {
                const double start = now();
                functions[f](query);
                times.push_back((now() - start) * 1e3);
                if (now() - begin > seconds && times.size() >= kLeast) {
                    break;
                }
            }
            medians[f].push_back(quantile(times, 0.5));
            all[f].insert(all[f].end(), times.begin(), times.end());
        }
    }
    std::vector<Timing> timings;
    for (std::size_t f = 0; f < functions.size(); ++f) {
        timings.push_back({quantile(medians[f], 0.5), quantile(all[f], 0.95)});
    }
    return timings;
}

void print(const Row& row)
{
    fmt::print("{{\"name\":\"{}\",\"unit\":\"{}\",\"ours\":{:.6g},\"peer\":\"{}\",\"peer_value\":{},\"target\":{},"
               "\"higher\":{},\"recall\":{},\"recall_target\":{},\"peer_recall\":{},\"note\":\"{}\"}}\n",
               row.name, row.unit, row.ours, row.peer, number(row.peerValue), number(row.target), row.higherIsBetter,
               number(row.recall), number(row.recallTarget), number(row.peerRecall), row.note);
    std::fflush(stdout);
}

double recallOf(const std::vector<std::uint32_t>& expected, const std::vector<std::uint32_t>& found)
{
    const auto hits = std::count_if(expected.begin(), expected.end(), [&found](std::uint32_t row) {
        return std::find(found.begin(), found.end(), row) != found.end();
    });
    return expected.empty() ? 1.0 : static_cast<double>(hits) / static_cast<double>(expected.size());
}

} // namespace reminisce::bench
