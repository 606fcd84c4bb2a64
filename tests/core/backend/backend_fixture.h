// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

#include "core/backend/service.h"

namespace reminisce::test {

/// A service named "scripted" that does not wait long before it tries again.
inline backend::Service serviceAt(const std::string& url)
{
    backend::Service service;
    service.name = "scripted";
    service.url = url;
    service.retries.firstWait = std::chrono::milliseconds(1);
    return service;
}

} // namespace reminisce::test
