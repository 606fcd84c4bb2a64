// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/http.h"

#include <condition_variable>
#include <mutex>
#include <random>

#include <curl/curl.h>
#include <fmt/core.h>

#include "core/backend/http_transfer.h"

namespace reminisce::backend {
namespace {

constexpr int kMaxRedirects = 3;

bool isWorthRetrying(int status)
{
    return status == 429 || status == 500 || status == 502 || status == 503 || status == 504;
}

/// A used-up quota does not come back by waiting. OpenAI says it as the error's code or type.
bool isQuotaUsedUp(std::string_view body)
{
    return body.find("insufficient_quota") != std::string_view::npos ||
           body.find("billing_hard_limit") != std::string_view::npos;
}

/// Nor does a text become shorter: llama.cpp says this with the status of a failure that may pass.
bool isTooLong(std::string_view body)
{
    return body.find("too large to process") != std::string_view::npos ||
           body.find("exceed_context_size") != std::string_view::npos;
}

std::chrono::milliseconds waitBefore(int attempt, const HttpRetries& retries, std::optional<long> retryAfter)
{
    if (retryAfter) {
        return std::chrono::seconds(*retryAfter);
    }
    thread_local std::mt19937 random{std::random_device{}()};
    std::uniform_real_distribution<double> jitter(0.5, 1.5);
    const double wait = static_cast<double>(retries.firstWait.count()) * (1 << (attempt - 1)) * jitter(random);
    return std::chrono::milliseconds(static_cast<long>(wait));
}

bool sleepUnlessStopped(std::chrono::milliseconds duration, const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any condition;
    std::unique_lock lock(mutex);
    condition.wait_for(lock, stop, duration, [] { return false; });
    return !stop.stop_requested();
}

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "Stopped on request.");
}

/// Where a redirect leads, when it stays with the same scheme, host and port.
std::optional<std::string> sameOrigin(const std::string& from, const std::string& location)
{
    const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> handle(curl_url(), &curl_url_cleanup);
    if (!handle || curl_url_set(handle.get(), CURLUPART_URL, from.c_str(), 0) != CURLUE_OK ||
        curl_url_set(handle.get(), CURLUPART_URL, location.c_str(), 0) != CURLUE_OK) {
        return std::nullopt;
    }
    char* url = nullptr;
    if (curl_url_get(handle.get(), CURLUPART_URL, &url, 0) != CURLUE_OK) {
        return std::nullopt;
    }
    std::string target(url);
    curl_free(url);
    const bool same =
        hostOf(from) == hostOf(target) && from.substr(0, from.find(':')) == target.substr(0, target.find(':'));
    return same ? std::optional(target) : std::nullopt;
}

} // namespace

struct HttpClient::State
{
    explicit State(std::string authorities) : transfer(std::move(authorities)) {}

    HttpTransfer transfer;
};

HttpClient::HttpClient(std::string authorities) : m_state(std::make_unique<State>(std::move(authorities))) {}

HttpClient::~HttpClient() = default;

Result<HttpResponse> HttpClient::send(const HttpRequest& original, std::stop_token stop, const BodyCallback& onBody)
{
    if (!isUsableUrl(original.url)) {
        return fail(ErrorCode::InvalidArgument, "The address of the request is not one of http or https.");
    }
    HttpRequest request = original;
    int redirects = 0;
    for (int attempt = 1;; ++attempt) {
        if (stop.stop_requested()) {
            return cancelled();
        }
        HttpAttempt made = m_state->transfer.attempt(request, onBody, stop);
        auto& result = made.response;
        if (result && result->status >= 300 && result->status < 400) {
            const auto target = sameOrigin(request.url, made.location);
            if (!target || ++redirects > kMaxRedirects) {
                return fail(ErrorCode::Network, fmt::format("{} wants to send the request on to another address. That "
                                                            "was refused and nothing was sent there. Enter the final "
                                                            "address in the settings.",
                                                            hostOf(request.url)));
            }
            request.url = *target;
            --attempt;
            continue;
        }
        if (result) {
            result->attempts = attempt;
            made.mayRetry = isWorthRetrying(result->status) && !isQuotaUsedUp(result->body) && !isTooLong(result->body);
        }
        if (!made.mayRetry || attempt > request.retries.atMost) {
            return std::move(result);
        }
        const auto wait = waitBefore(attempt, request.retries, result ? result->retryAfterSeconds : std::nullopt);
        if (wait > request.retries.longestWait) {
            return std::move(result);
        }
        if (!sleepUnlessStopped(wait, stop)) {
            return cancelled();
        }
    }
}

} // namespace reminisce::backend
