// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <memory>

#include <curl/curl.h>

#include "core/backend/http.h"

namespace reminisce::backend {
namespace {

struct UrlParts
{
    std::string scheme;
    std::string host;
    std::string port;
    std::string user;
    std::string query;
    std::string fragment;
};

std::string part(CURLU* handle, CURLUPart what, unsigned int flags = 0)
{
    char* value = nullptr;
    if (curl_url_get(handle, what, &value, flags) != CURLUE_OK || value == nullptr) {
        return {};
    }
    std::string text(value);
    curl_free(value);
    return text;
}

std::optional<UrlParts> parse(std::string_view url)
{
    const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> handle(curl_url(), &curl_url_cleanup);
    if (!handle ||
        curl_url_set(handle.get(), CURLUPART_URL, std::string(url).c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK) {
        return std::nullopt;
    }
    UrlParts parts{part(handle.get(), CURLUPART_SCHEME),
                   part(handle.get(), CURLUPART_HOST),
                   part(handle.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT),
                   part(handle.get(), CURLUPART_USER),
                   part(handle.get(), CURLUPART_QUERY),
                   part(handle.get(), CURLUPART_FRAGMENT)};
    for (char& c : parts.host) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return parts;
}

bool isLoopbackV4(std::string_view host)
{
    int dots = 0;
    int value = -1;
    for (const char c : host) {
        if (c == '.') {
            if (value < 0) {
                return false;
            }
            ++dots;
            value = -1;
        } else if (c >= '0' && c <= '9') {
            value = (value < 0 ? 0 : value) * 10 + (c - '0');
            if (value > 255) {
                return false;
            }
        } else {
            return false;
        }
    }
    return dots == 3 && value >= 0 && host.starts_with("127.");
}

} // namespace

bool isUsableUrl(std::string_view url)
{
    const auto parts = parse(url);
    return parts && (parts->scheme == "http" || parts->scheme == "https") && !parts->host.empty() &&
           parts->user.empty() && parts->query.empty() && parts->fragment.empty() &&
           std::all_of(url.begin(), url.end(), [](unsigned char c) { return c > 0x20 && c != 0x7F; });
}

bool isLoopback(std::string_view url)
{
    const auto parts = parse(url);
    if (!parts) {
        return false;
    }
    std::string host = parts->host;
    if (host.ends_with('.')) {
        host.pop_back();
    }
    return host == "localhost" || host.ends_with(".localhost") || host == "[::1]" || isLoopbackV4(host);
}

bool isEncrypted(std::string_view url)
{
    const auto parts = parse(url);
    return parts && parts->scheme == "https";
}

std::string hostOf(std::string_view url)
{
    const auto parts = parse(url);
    return parts ? parts->host + ":" + parts->port : std::string();
}

std::string joinUrl(std::string_view base, std::string_view path)
{
    while (base.ends_with('/')) {
        base.remove_suffix(1);
    }
    if (base.ends_with("/v1")) {
        base.remove_suffix(3);
    }
    while (base.ends_with('/')) {
        base.remove_suffix(1);
    }
    return std::string(base) + std::string(path);
}

} // namespace reminisce::backend
