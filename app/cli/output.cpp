// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>

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

void printJson(const nlohmann::ordered_json& document)
{
    std::cout << document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

} // namespace reminisce::cli
