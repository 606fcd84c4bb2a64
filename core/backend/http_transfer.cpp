// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/http_transfer.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <mutex>

#include <fmt/core.h>

namespace reminisce::backend {

using Clock = std::chrono::steady_clock;

/// What one attempt receives, filled by curl's callbacks.
struct HttpReception
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

namespace {

constexpr std::size_t kMaxErrorBody = 64U << 10U;

void initialiseCurl()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

bool isSuccess(long status)
{
    return status >= 200 && status < 300;
}

std::size_t writeBody(char* data, std::size_t size, std::size_t count, void* user)
{
    auto& reception = *static_cast<HttpReception*>(user);
    const std::size_t bytes = size * count;
    reception.lastByte = Clock::now();
    reception.received += bytes;
    long status = 0;
    curl_easy_getinfo(reception.easy, CURLINFO_RESPONSE_CODE, &status);
    if (!isSuccess(status)) {
        const std::size_t room = kMaxErrorBody - std::min(kMaxErrorBody, reception.response.body.size());
        reception.response.body.append(data, std::min(room, bytes));
        return bytes;
    }
    if (reception.received > reception.maxBytes) {
        reception.tooLong = true;
        return 0;
    }
    if (reception.onBody == nullptr || !*reception.onBody) {
        reception.response.body.append(data, bytes);
        return bytes;
    }
    reception.handedOver = true;
    if (!(*reception.onBody)(std::string_view(data, bytes))) {
        reception.endedByCaller = true;
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
    auto& reception = *static_cast<HttpReception*>(user);
    const std::string_view line(data, size * count);
    std::string value;
    if (headerIs(line, "retry-after", value)) {
        long seconds = 0;
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), seconds);
        if (problem == std::errc() && seconds >= 0) {
            reception.response.retryAfterSeconds = seconds;
        } else if (const time_t when = curl_getdate(value.c_str(), nullptr); when > 0) {
            reception.response.retryAfterSeconds = std::max<long>(0, static_cast<long>(when - time(nullptr)));
        }
    } else if (headerIs(line, "location", value)) {
        reception.location = value;
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

void configure(Easy& easy, const HttpRequest& request, HttpReception& reception)
{
    CURL* h = easy.handle;
    reception.easy = h;
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
    curl_easy_setopt(h, CURLOPT_WRITEDATA, &reception);
    curl_easy_setopt(h, CURLOPT_HEADERFUNCTION, &readHeader);
    curl_easy_setopt(h, CURLOPT_HEADERDATA, &reception);
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

} // namespace

HttpTransfer::HttpTransfer(std::string authorities) : m_authorities(std::move(authorities))
{
    initialiseCurl();
    m_multi = curl_multi_init();
}

HttpTransfer::~HttpTransfer()
{
    curl_multi_cleanup(m_multi);
}

HttpTransfer::Ending HttpTransfer::run(const HttpRequest& request, const HttpReception& reception, CURLcode& code,
                                       const std::stop_token& stop) const
{
    const std::stop_callback wake(stop, [this] { curl_multi_wakeup(m_multi); });
    const auto started = Clock::now();
    int running = 1;
    while (true) {
        if (stop.stop_requested()) {
            return Ending::Stopped;
        }
        if (curl_multi_perform(m_multi, &running) != CURLM_OK) {
            code = CURLE_FAILED_INIT;
            return Ending::Failed;
        }
        if (running == 0) {
            break;
        }
        const auto now = Clock::now();
        if (reception.received == 0 && now - started > request.timeouts.firstByte) {
            return Ending::FirstByteTimeout;
        }
        if (reception.received > 0 && now - reception.lastByte > request.timeouts.idle) {
            return Ending::IdleTimeout;
        }
        curl_multi_poll(m_multi, nullptr, 0, 50, nullptr);
    }
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
        if (message->msg == CURLMSG_DONE && message->easy_handle == reception.easy) {
            code = message->data.result;
        }
    }
    return code == CURLE_OK ? Ending::Done : Ending::Failed;
}

Error HttpTransfer::errorOf(Ending ending, CURLcode code, const HttpRequest& request)
{
    switch (ending) {
    case Ending::Stopped:
        return {ErrorCode::Cancelled, "Stopped on request.", {}};
    case Ending::FirstByteTimeout:
        return {ErrorCode::Timeout,
                fmt::format("{} took the request and did not begin to answer within {} s. It may "
                            "be busy or still loading the model.",
                            hostOf(request.url), request.timeouts.firstByte.count() / 1000),
                {}};
    case Ending::IdleTimeout:
        return {ErrorCode::Timeout,
                fmt::format("{} stopped sending in the middle of its answer.", hostOf(request.url)),
                {}};
    case Ending::Done:
    case Ending::Failed:
        break;
    }
    return describe(code, request);
}

HttpAttempt HttpTransfer::attempt(const HttpRequest& request, const BodyCallback& onBody,
                                  const std::stop_token& stop) const
{
    Easy easy;
    if (easy.handle == nullptr || m_multi == nullptr) {
        return {fail(ErrorCode::Internal, "The network library could not be started."), {}, false};
    }
    HttpReception reception;
    reception.onBody = &onBody;
    reception.maxBytes = request.maxBytes;
    configure(easy, request, reception);
    if (!m_authorities.empty()) {
        curl_easy_setopt(easy.handle, CURLOPT_CAINFO, m_authorities.c_str());
    }
    curl_multi_add_handle(m_multi, easy.handle);
    CURLcode code = CURLE_OK;
    const Ending ending = run(request, reception, code, stop);
    long status = 0;
    curl_easy_getinfo(easy.handle, CURLINFO_RESPONSE_CODE, &status);
    curl_multi_remove_handle(m_multi, easy.handle);
    reception.response.status = static_cast<int>(status);

    if (reception.endedByCaller || ending == Ending::Done) {
        return {std::move(reception.response), std::move(reception.location), false};
    }
    const bool tooLong = reception.tooLong && ending != Ending::Stopped;
    Error error =
        tooLong ? Error{ErrorCode::LimitExceeded, fmt::format("The reply of {} is too long.", hostOf(request.url)), {}}
                : errorOf(ending, code, request);
    if (reception.handedOver) {
        reception.response.brokenOff = std::move(error);
        return {std::move(reception.response), {}, false};
    }
    const bool brokeOff =
        code == CURLE_GOT_NOTHING || code == CURLE_RECV_ERROR || code == CURLE_SEND_ERROR || code == CURLE_PARTIAL_FILE;
    return {tl::unexpected(std::move(error)), {}, ending == Ending::Failed && !tooLong && brokeOff};
}

} // namespace reminisce::backend
