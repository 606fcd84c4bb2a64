// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::cli {

/// The filter options, the same for every command that has them.
struct FilterOptions
{
    std::vector<std::string> people;
    std::string peopleMatch = "any";
    std::vector<std::string> emotions;
    std::vector<std::string> tags;
    std::string from;
    std::string to;
    std::string contains;
    std::optional<archive::Id> conversation;

    void addTo(CLI::App& command);
};

/// The filter that the options mean. InvalidArgument on an unreadable date (wrong usage), NotFound when nobody of the
/// archive has a name that was given, or no conversation a tag.
[[nodiscard]] Result<archive::Filter> makeFilter(const FilterOptions& options, const archive::Reader& reader);

/// `--now`: a moment, or nothing when `text` is empty.
[[nodiscard]] Result<std::optional<Moment>> parseNow(const std::string& text);

/// The moment of this machine's clock, with its offset.
[[nodiscard]] Moment currentMoment();

/// Exit code for a failure: wrong usage for InvalidArgument, else failure. Prints the sentence.
int reportByKind(const Error& error);

} // namespace reminisce::cli
