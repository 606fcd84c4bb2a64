// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace reminisce::backend {

/// How long each phase may take.
struct HttpTimeouts
{
    std::chrono::milliseconds connect{10'000};
    std::chrono::milliseconds firstByte{300'000}; ///< from sending to the first byte of the body
    std::chrono::milliseconds idle{120'000};      ///< between two pieces of the body
};

/// When a request that failed is sent again: on 429, 500, 502, 503, 504 and connections that break before any byte of
/// the body was handed over. Never when the quota is used up or a stream has begun.
struct HttpRetries
{
    int atMost = 2;
    std::chrono::milliseconds firstWait{500};      ///< doubled each time, with ±50 % jitter
    std::chrono::milliseconds longestWait{30'000}; ///< a Retry-After beyond this is not waited for
};

struct HttpRequest
{
    std::string method = "GET";
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    HttpTimeouts timeouts;
    HttpRetries retries;
    std::size_t maxBytes = 256U << 20U; ///< of the reply; a longer one is a failure
};

struct HttpResponse
{
    int status = 0;
    std::string body; ///< empty when it was streamed
    std::optional<long> retryAfterSeconds;
    int attempts = 1;
    /// Set when a streamed reply broke off after some of it had been handed over.
    std::optional<Error> brokenOff;
};

/// Gets each piece of a successful (2xx) reply as it arrives; false ends the transfer without an error.
using BodyCallback = std::function<bool(std::string_view)>;

/// The one place from which anything leaves the machine. Certificates are verified, redirects to another origin are
/// refused, neither bodies nor headers are logged. Used by one thread at a time; keeps connections open.
class HttpClient
{
public:
    /// `authorities` names a file of PEM certificates that are trusted in place of the system's; empty: the system's.
    explicit HttpClient(std::string authorities = {});
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    /// Sends and waits. Any HTTP status is a response; Network, Timeout, Cancelled (within 200 ms of the stop) and
    /// LimitExceeded are failures. With `onBody` the body of a 2xx reply is streamed instead of collected.
    [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request, std::stop_token stop,
                                            const BodyCallback& onBody = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Whether an address is this machine: localhost, *.localhost, 127.0.0.0/8 or ::1. Unreadable addresses are not.
[[nodiscard]] bool isLoopback(std::string_view url);
/// Whether the address is one of https.
[[nodiscard]] bool isEncrypted(std::string_view url);
/// "host:port" for messages; empty for an unreadable address.
[[nodiscard]] std::string hostOf(std::string_view url);
/// Whether it is an http or https address with a host, without user name, query and fragment.
[[nodiscard]] bool isUsableUrl(std::string_view url);
/// The base address without trailing "/" and "/v1", followed by `path`.
[[nodiscard]] std::string joinUrl(std::string_view base, std::string_view path);

} // namespace reminisce::backend
