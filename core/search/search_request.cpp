// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_request.h"

#include <array>
#include <utility>

namespace reminisce::search {

namespace {

constexpr std::array<std::pair<std::string_view, SearchMode>, 4> kModes = {{{"hybrid", SearchMode::Hybrid},
                                                                            {"keyword", SearchMode::Keyword},
                                                                            {"vector", SearchMode::Vector},
                                                                            {"emotion", SearchMode::Emotion}}};
constexpr std::array<std::pair<std::string_view, Metric>, 3> kMetrics = {
    {{"cosine", Metric::Cosine}, {"ip", Metric::InnerProduct}, {"l2", Metric::L2}}};
constexpr std::array<std::pair<std::string_view, Normalisation>, 3> kNormalisations = {
    {{"min-max", Normalisation::MinMax}, {"l2", Normalisation::TopListL2}, {"rrf", Normalisation::ReciprocalRank}}};

template <class Table, class Value>
std::string_view nameIn(const Table& table, Value value)
{
    for (const auto& [name, entry] : table) {
        if (entry == value) {
            return name;
        }
    }
    return {};
}

template <class Value, class Table>
std::optional<Value> valueIn(const Table& table, std::string_view name)
{
    for (const auto& [entry, value] : table) {
        if (entry == name) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<SearchMode> searchModeFromName(std::string_view name)
{
    return valueIn<SearchMode>(kModes, name);
}

std::string_view searchModeName(SearchMode mode)
{
    return nameIn(kModes, mode);
}

std::optional<Metric> metricFromName(std::string_view name)
{
    return valueIn<Metric>(kMetrics, name);
}

std::string_view metricName(Metric metric)
{
    return nameIn(kMetrics, metric);
}

std::optional<Normalisation> normalisationFromName(std::string_view name)
{
    return valueIn<Normalisation>(kNormalisations, name);
}

std::string_view normalisationName(Normalisation normalisation)
{
    return nameIn(kNormalisations, normalisation);
}

} // namespace reminisce::search
