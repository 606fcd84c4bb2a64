// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/service.h"

#include <algorithm>
#include <cctype>

#include <fmt/core.h>

#include "core/text/unicode.h"

namespace reminisce::backend {
namespace {

constexpr std::size_t kShownReason = 300;

std::string shortened(std::string_view text)
{
    std::string clean = text::replaceInvalidUtf8(text::prefixOfBytes(text, 4 * kShownReason)).text;
    clean = text::removeBidiControls(text::collapseWhitespace(clean));
    if (clean.size() > kShownReason) {
        clean = std::string(text::prefixOfBytes(clean, kShownReason)) + "…";
    }
    return clean;
}

std::string quotedModel(std::string_view model)
{
    return model.empty() ? std::string("the model") : fmt::format("the model “{}”", model);
}

bool mentions(std::string_view text, std::string_view word)
{
    const auto equal = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    return std::search(text.begin(), text.end(), word.begin(), word.end(), equal) != text.end();
}

bool saysUnknownModel(int status, std::string_view said)
{
    return mentions(said, "model_not_found") ||
           (mentions(said, "model") && (mentions(said, "not found") || mentions(said, "does not exist") ||
                                        mentions(said, "unknown") || mentions(said, "not loaded"))) ||
           (status == 404 && mentions(said, "model"));
}

bool saysTooLong(std::string_view said)
{
    return mentions(said, "context length") || mentions(said, "context_length") || mentions(said, "context size") ||
           mentions(said, "exceeds the available context") || mentions(said, "maximum context") ||
           mentions(said, "too large to process") || mentions(said, "exceeds the context") ||
           mentions(said, "input length exceeds") || mentions(said, "maximum input length") ||
           mentions(said, "maximum sequence length");
}

std::string saying(std::string_view said)
{
    return said.empty() ? std::string() : fmt::format(" It said: “{}”.", said);
}

/// Some servers repeat the key that they refuse; it must not get into a message, nor from there into a log.
std::string withoutKey(const Service& service, std::string_view said)
{
    std::string clean(said);
    if (!service.key.empty()) {
        for (auto at = clean.find(service.key); at != std::string::npos; at = clean.find(service.key, at)) {
            clean.replace(at, service.key.size(), "…");
        }
    }
    return clean;
}

} // namespace

Result<HttpRequest> makeRequest(const Service& service, std::string_view path)
{
    HttpRequest request;
    request.url = joinUrl(service.url, path);
    request.timeouts = service.timeouts;
    request.retries = service.retries;
    request.headers.emplace_back("Accept", "application/json");
    if (!service.key.empty()) {
        const bool clean =
            std::all_of(service.key.begin(), service.key.end(), [](unsigned char c) { return c > 0x20 && c < 0x7F; });
        if (!clean) {
            return fail(ErrorCode::InvalidArgument,
                        fmt::format("The key for the backend “{}” holds characters that no key has (blanks or line "
                                    "breaks, perhaps from copying). Enter it again.",
                                    service.name));
        }
        request.headers.emplace_back("Authorization", "Bearer " + service.key);
    }
    return request;
}

Result<HttpRequest> makeRequest(const Service& service, std::string_view path, const nlohmann::json& body)
{
    auto request = makeRequest(service, path);
    if (request) {
        request->method = "POST";
        request->headers.emplace_back("Content-Type", "application/json");
        request->body = body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    return request;
}

std::string messageInBody(std::string_view body)
{
    const auto json = nlohmann::json::parse(body, nullptr, false);
    if (json.is_discarded()) {
        return body.starts_with('<') ? std::string() : shortened(body); // an error page says nothing to a person
    }
    const nlohmann::json* at = &json;
    for (const char* name : {"error", "message", "detail", "error"}) {
        if (at->is_object() && at->contains(name)) {
            at = &(*at)[name];
        }
    }
    if (at->is_string()) {
        return shortened(at->get_ref<const std::string&>());
    }
    return json.empty() ? std::string() : shortened(at->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Error errorOfText(const Service& service, int status, std::string_view text, std::string_view model)
{
    const std::string said = withoutKey(service, text);
    const std::string& name = service.name;
    const std::string detail = fmt::format("HTTP {}", status);
    if (status == 401 || status == 403) {
        return {ErrorCode::Unauthorized,
                service.key.empty()
                    ? fmt::format("The backend “{}” wants a key and none was sent.{} Enter one in the settings.", name,
                                  saying(said))
                    : fmt::format("The backend “{}” refuses the key.{} Check it in the settings.", name, saying(said)),
                detail};
    }
    if (saysUnknownModel(status, said)) {
        return {
            ErrorCode::UnknownModel,
            fmt::format("The backend “{}” does not know {}.{} Choose another one in the settings, or install it there.",
                        name, quotedModel(model), saying(said)),
            detail};
    }
    if (saysTooLong(said)) {
        return {
            ErrorCode::LimitExceeded,
            fmt::format("The request is too long for {} of the backend “{}”.{} Ask with fewer passages, or give the "
                        "model a larger context.",
                        quotedModel(model), name, saying(said)),
            detail};
    }
    if (mentions(said, "insufficient_quota") || mentions(said, "quota")) {
        return {ErrorCode::RateLimited,
                fmt::format("The quota of the backend “{}” is used up.{} Waiting does not help; check the account.",
                            name, saying(said)),
                detail};
    }
    if (status == 429) {
        return {ErrorCode::RateLimited,
                fmt::format("The backend “{}” is asked too often.{} Try again in a while.", name, saying(said)),
                detail};
    }
    if (status == 404) {
        return {ErrorCode::NotFound,
                fmt::format(
                    "At the address of the backend “{}” there is no such service (HTTP 404).{} Check the address in "
                    "the settings.",
                    name, saying(said)),
                detail};
    }
    if (status >= 500) {
        return {ErrorCode::BadReply,
                fmt::format("The backend “{}” failed (HTTP {}).{} Try again, or look at its own log.", name, status,
                            saying(said)),
                detail};
    }
    return {ErrorCode::BadReply,
            status > 0
                ? fmt::format("The backend “{}” does not accept the request (HTTP {}).{}", name, status, saying(said))
                : fmt::format("The backend “{}” reports an error.{}", name, saying(said)),
            detail};
}

Error errorOfReply(const Service& service, const HttpResponse& response, std::string_view model)
{
    const std::string said = withoutKey(service, messageInBody(response.body));
    if (response.status == 429 && response.body.find("insufficient_quota") != std::string::npos) {
        return {ErrorCode::RateLimited,
                fmt::format("The quota of the backend “{}” is used up.{} Waiting does not help; check the account.",
                            service.name, saying(said)),
                "HTTP 429"};
    }
    Error error = errorOfText(service, response.status, said, model);
    if (response.status == 429 && response.retryAfterSeconds && error.code == ErrorCode::RateLimited) {
        error.message =
            fmt::format("The backend “{}” is asked too often and wants {} s of rest.{} Try again after that.",
                        service.name, *response.retryAfterSeconds, saying(said));
    }
    return error;
}

Error withName(const Service& service, Error error)
{
    if (error.code != ErrorCode::Cancelled) {
        error.message = fmt::format("The backend “{}” cannot be used: {}", service.name, error.message);
    }
    return error;
}

Result<nlohmann::json> exchangeJson(HttpClient& client, const Service& service, const HttpRequest& request,
                                    std::string_view model, std::stop_token stop)
{
    auto response = client.send(request, std::move(stop));
    if (!response) {
        return tl::unexpected(withName(service, std::move(response.error())));
    }
    if (response->status < 200 || response->status >= 300) {
        return tl::unexpected(errorOfReply(service, *response, model));
    }
    auto json = nlohmann::json::parse(response->body, nullptr, false);
    if (json.is_discarded() || !json.is_object()) {
        return fail(
            ErrorCode::BadReply,
            fmt::format("The backend “{}” sent something that is not the JSON expected. Is the address that of an "
                        "OpenAI-compatible server?",
                        service.name),
            fmt::format("{} bytes", response->body.size()));
    }
    if (json.contains("error") && !json["error"].is_null()) {
        return tl::unexpected(errorOfText(service, 0, messageInBody(response->body), model));
    }
    return json;
}

} // namespace reminisce::backend
