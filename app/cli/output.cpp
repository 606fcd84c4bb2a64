// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

#include <fmt/format.h>

#include "app/cli/command.h"

namespace reminisce::cli {

int report(const Error& error)
{
    std::cerr << "reminisce-cli: " << error.message << '\n';
    return kFailure;
}

int reportUsage(const Error& error)
{
    report(error);
    return kWrongUsage;
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many)
{
    if (number == 1) {
        return fmt::format("1 {}", one);
    }
    return many.empty() ? fmt::format("{} {}s", number, one) : fmt::format("{} {}", number, many);
}

void printJson(const nlohmann::ordered_json& document)
{
    std::cout << document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

} // namespace reminisce::cli
