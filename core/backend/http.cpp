// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/http.h"

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <mutex>
#include <random>

#include <curl/curl.h>
#include <fmt/core.h>

namespace reminisce::backend {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMaxErrorBody = 64U << 10U;
constexpr int kMaxRedirects = 3;

void initialiseCurl()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

/// One attempt's state, filled by curl's callbacks.
struct Attempt
{
    CURL* easy = nullptr;
    const BodyCallback* onBody = nullptr;
    std::size_t maxBytes = 0;
    HttpResponse response;
    std::string location;
    std::size_t received = 0;
    bool handedOver = false; ///< the caller has seen bytes: no second attempt
    bool endedByCaller = false;
    bool tooLong = false;
    Clock::time_point lastByte = Clock::now();
};

bool isSuccess(long status)
{
    return status >= 200 && status < 300;
}

std::size_t writeBody(char* data, std::size_t size, std::size_t count, void* user)
{
    auto& attempt = *static_cast<Attempt*>(user);
    const std::size_t bytes = size * count;
    attempt.lastByte = Clock::now();
    attempt.received += bytes;
    long status = 0;
    curl_easy_getinfo(attempt.easy, CURLINFO_RESPONSE_CODE, &status);
    if (!isSuccess(status)) {
        const std::size_t room = kMaxErrorBody - std::min(kMaxErrorBody, attempt.response.body.size());
        attempt.response.body.append(data, std::min(room, bytes));
        return bytes;
    }
    if (attempt.received > attempt.maxBytes) {
        attempt.tooLong = true;
        return 0;
    }
    if (attempt.onBody == nullptr || !*attempt.onBody) {
        attempt.response.body.append(data, bytes);
        return bytes;
    }
    attempt.handedOver = true;
    if (!(*attempt.onBody)(std::string_view(data, bytes))) {
        attempt.endedByCaller = true;
        return 0;
    }
    return bytes;
}

bool headerIs(std::string_view line, std::string_view name, std::string& value)
{
    if (line.size() <= name.size() || line[name.size()] != ':') {
        return false;
    }
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = line[i];
        if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c) != name[i]) {
            return false;
        }
    }
    line.remove_prefix(name.size() + 1);
    while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) {
        line.remove_prefix(1);
    }
    while (!line.empty() && static_cast<unsigned char>(line.back()) <= ' ') {
        line.remove_suffix(1);
    }
    value = line;
    return true;
}

std::size_t readHeader(char* data, std::size_t size, std::size_t count, void* user)
{
    auto& attempt = *static_cast<Attempt*>(user);
    const std::string_view line(data, size * count);
    std::string value;
    if (headerIs(line, "retry-after", value)) {
        long seconds = 0;
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), seconds);
        if (problem == std::errc() && seconds >= 0) {
            attempt.response.retryAfterSeconds = seconds;
        } else if (const time_t when = curl_getdate(value.c_str(), nullptr); when > 0) {
            attempt.response.retryAfterSeconds = std::max<long>(0, static_cast<long>(when - time(nullptr)));
        }
    } else if (headerIs(line, "location", value)) {
        attempt.location = value;
    } else if (headerIs(line, "content-type", value)) {
        attempt.response.contentType = value;
    }
    return size * count;
}

struct Easy
{
    CURL* handle = nullptr;
    curl_slist* headers = nullptr;
    Easy() : handle(curl_easy_init()) {}
    ~Easy()
    {
        curl_easy_cleanup(handle);
        curl_slist_free_all(headers);
    }
    Easy(const Easy&) = delete;
    Easy& operator=(const Easy&) = delete;
};

void configure(Easy& easy, const HttpRequest& request, Attempt& attempt)
{
    CURL* h = easy.handle;
    attempt.easy = h;
    curl_easy_setopt(h, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(h, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(h, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(h, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(h, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(h, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(h, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(h, CURLOPT_USERAGENT, "reminisce");
    curl_easy_setopt(h, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.timeouts.connect.count()));
    if (isLoopback(request.url)) {
        curl_easy_setopt(h, CURLOPT_NOPROXY, "*"); // what is meant for this machine must not pass a proxy
    }
    for (const auto& [name, value] : request.headers) {
        easy.headers = curl_slist_append(easy.headers, (name + ": " + value).c_str());
    }
    if (request.method == "POST") {
        curl_easy_setopt(h, CURLOPT_POST, 1L);
        curl_easy_setopt(h, CURLOPT_POSTFIELDS, request.body.data());
        curl_easy_setopt(h, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        easy.headers = curl_slist_append(easy.headers, "Expect:"); // no waiting for "100 Continue"
    }
    curl_easy_setopt(h, CURLOPT_HTTPHEADER, easy.headers);
    curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, &writeBody);
    curl_easy_setopt(h, CURLOPT_WRITEDATA, &attempt);
    curl_easy_setopt(h, CURLOPT_HEADERFUNCTION, &readHeader);
    curl_easy_setopt(h, CURLOPT_HEADERDATA, &attempt);
}

Error describe(CURLcode code, const HttpRequest& request)
{
    const std::string host = hostOf(request.url);
    const std::string reason = curl_easy_strerror(code);
    switch (code) {
    case CURLE_COULDNT_CONNECT:
        return {ErrorCode::Network, fmt::format("Nothing answers at {}. Is the server running?", host), reason};
    case CURLE_COULDNT_RESOLVE_HOST:
        return {ErrorCode::Network, fmt::format("The address {} cannot be found. Check it and the network.", host),
                reason};
    case CURLE_OPERATION_TIMEDOUT:
        return {ErrorCode::Timeout, fmt::format("{} did not accept a connection in time. Is it reachable?", host),
                reason};
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CONNECT_ERROR:
        return {ErrorCode::Network,
                fmt::format("The secure connection to {} was refused, because its certificate could not be verified. "
                            "Nothing was sent.",
                            host),
                reason};
    default:
        return {ErrorCode::Network, fmt::format("The connection to {} broke off.", host), reason};
    }
}

enum class Ending { Done, Failed, Stopped, FirstByteTimeout, IdleTimeout };

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
    CURLM* multi = nullptr;
    std::string authorities;

    Ending transfer(const HttpRequest& request, Attempt& attempt, CURLcode& code, const std::stop_token& stop) const;
    Result<HttpResponse> once(const HttpRequest& request, const BodyCallback& onBody, const std::stop_token& stop,
                              bool& mayRetry) const;
};

Ending HttpClient::State::transfer(const HttpRequest& request, Attempt& attempt, CURLcode& code,
                                   const std::stop_token& stop) const
{
    const std::stop_callback wake(stop, [this] { curl_multi_wakeup(multi); });
    const auto started = Clock::now();
    int running = 1;
    while (true) {
        if (stop.stop_requested()) {
            return Ending::Stopped;
        }
        if (curl_multi_perform(multi, &running) != CURLM_OK) {
            code = CURLE_FAILED_INIT;
            return Ending::Failed;
        }
        if (running == 0) {
            break;
        }
        const auto now = Clock::now();
        if (attempt.received == 0 && now - started > request.timeouts.firstByte) {
            return Ending::FirstByteTimeout;
        }
        if (attempt.received > 0 && now - attempt.lastByte > request.timeouts.idle) {
            return Ending::IdleTimeout;
        }
        curl_multi_poll(multi, nullptr, 0, 50, nullptr);
    }
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi, &left)) {
        if (message->msg == CURLMSG_DONE && message->easy_handle == attempt.easy) {
            code = message->data.result;
        }
    }
    return code == CURLE_OK ? Ending::Done : Ending::Failed;
}

Result<HttpResponse> HttpClient::State::once(const HttpRequest& request, const BodyCallback& onBody,
                                             const std::stop_token& stop, bool& mayRetry) const
{
    Easy easy;
    Attempt attempt;
    if (easy.handle == nullptr || multi == nullptr) {
        return fail(ErrorCode::Internal, "The network library could not be started.");
    }
    attempt.onBody = &onBody;
    attempt.maxBytes = request.maxBytes;
    configure(easy, request, attempt);
    if (!authorities.empty()) {
        curl_easy_setopt(easy.handle, CURLOPT_CAINFO, authorities.c_str());
    }
    curl_multi_add_handle(multi, easy.handle);
    CURLcode code = CURLE_OK;
    const Ending ending = transfer(request, attempt, code, stop);
    long status = 0;
    curl_easy_getinfo(easy.handle, CURLINFO_RESPONSE_CODE, &status);
    curl_multi_remove_handle(multi, easy.handle);
    attempt.response.status = static_cast<int>(status);

    mayRetry = false;
    if (attempt.endedByCaller || ending == Ending::Done) {
        if (!attempt.location.empty() && status >= 300 && status < 400) {
            attempt.response.body = attempt.location; // for the caller's redirect check only
        }
        return std::move(attempt.response);
    }
    Error error;
    if (ending == Ending::Stopped) {
        error = {ErrorCode::Cancelled, "Stopped on request.", {}};
    } else if (attempt.tooLong) {
        error = {ErrorCode::LimitExceeded, fmt::format("The reply of {} is too long.", hostOf(request.url)), {}};
    } else if (ending == Ending::FirstByteTimeout) {
        error = {ErrorCode::Timeout,
                 fmt::format("{} took the request and did not begin to answer within {} s. It may "
                             "be busy or still loading the model.",
                             hostOf(request.url), request.timeouts.firstByte.count() / 1000),
                 {}};
    } else if (ending == Ending::IdleTimeout) {
        error = {ErrorCode::Timeout,
                 fmt::format("{} stopped sending in the middle of its answer.", hostOf(request.url)),
                 {}};
    } else {
        error = describe(code, request);
        mayRetry = !attempt.handedOver && (code == CURLE_GOT_NOTHING || code == CURLE_RECV_ERROR ||
                                           code == CURLE_SEND_ERROR || code == CURLE_PARTIAL_FILE);
    }
    if (attempt.handedOver) {
        attempt.response.brokenOff = std::move(error);
        return std::move(attempt.response);
    }
    return tl::unexpected(std::move(error));
}

HttpClient::HttpClient(std::string authorities) : m_state(std::make_unique<State>())
{
    initialiseCurl();
    m_state->authorities = std::move(authorities);
    m_state->multi = curl_multi_init();
}

HttpClient::~HttpClient()
{
    curl_multi_cleanup(m_state->multi);
}

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
        bool mayRetry = false;
        auto result = m_state->once(request, onBody, stop, mayRetry);
        if (result && result->status >= 300 && result->status < 400) {
            const auto target = sameOrigin(request.url, result->body);
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
            mayRetry = isWorthRetrying(result->status) && !isQuotaUsedUp(result->body) && !isTooLong(result->body);
        }
        if (!mayRetry || attempt > request.retries.atMost) {
            return result;
        }
        const auto wait = waitBefore(attempt, request.retries, result ? result->retryAfterSeconds : std::nullopt);
        if (wait > request.retries.longestWait) {
            return result;
        }
        if (!sleepUnlessStopped(wait, stop)) {
            return cancelled();
        }
    }
}

} // namespace reminisce::backend
