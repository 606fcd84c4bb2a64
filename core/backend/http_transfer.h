// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include <curl/curl.h>

#include "core/backend/http.h"

namespace reminisce::backend {

/// How one attempt at a request went.
struct HttpAttempt
{
    Result<HttpResponse> response;
    std::string location;  ///< of a redirect, which is not followed
    bool mayRetry = false; ///< the connection broke before any of the body was handed over
};

struct HttpReception;

/// Sends requests once each, with limits of time and size, over connections that are kept open. For core/backend/http
/// alone; one thread at a time.
class HttpTransfer
{
public:
    /// `authorities` as for HttpClient.
    explicit HttpTransfer(std::string authorities);
    ~HttpTransfer();
    HttpTransfer(const HttpTransfer&) = delete;
    HttpTransfer& operator=(const HttpTransfer&) = delete;

    [[nodiscard]] HttpAttempt attempt(const HttpRequest& request, const BodyCallback& onBody,
                                      const std::stop_token& stop) const;

private:
    enum class Ending { Done, Failed, Stopped, FirstByteTimeout, IdleTimeout };

    [[nodiscard]] Ending run(const HttpRequest& request, const HttpReception& reception, CURLcode& code,
                             const std::stop_token& stop) const;
    [[nodiscard]] static Error errorOf(Ending ending, CURLcode code, const HttpRequest& request);

    std::string m_authorities;
    CURLM* m_multi = nullptr;
};

} // namespace reminisce::backend
