// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/judge.h"

#include <charconv>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/evaluation/metrics/tokens.h"

namespace reminisce::evaluation {

namespace {

constexpr double kHighest = 10;
constexpr int kReplyTokens = 1500; ///< room for the lists of the first two steps

std::optional<double> numberIn(std::string_view text)
{
    const std::size_t begin = text.find_first_of("0123456789");
    if (begin == std::string_view::npos) {
        return std::nullopt;
    }
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data() + begin, text.data() + text.size(), value);
    return problem == std::errc() ? std::optional(value) : std::nullopt;
}

std::optional<Judgement> judgementOf(std::optional<double> score, std::string reason)
{
    if (!score || !(*score >= 0 && *score <= kHighest)) {
        return std::nullopt;
    }
    return Judgement{*score / kHighest, std::move(reason)};
}

} // namespace

std::optional<Judgement> readJudgement(std::string_view reply)
{
    for (std::size_t open = reply.rfind('{'); open != std::string_view::npos && open < reply.size();
         open = open == 0 ? std::string_view::npos : reply.rfind('{', open - 1)) {
        const std::size_t close = reply.find('}', open);
        if (close == std::string_view::npos) {
            continue;
        }
        const auto object = nlohmann::json::parse(reply.substr(open, close - open + 1), nullptr, false);
        if (!object.is_object() || !object.contains("score")) {
            continue;
        }
        const auto& score = object.at("score");
        const auto reason = object.find("reason");
        const std::string said =
            reason != object.end() && reason->is_string() ? reason->get<std::string>() : std::string();
        const auto value = score.is_number()   ? std::optional(score.get<double>())
                           : score.is_string() ? numberIn(score.get_ref<const std::string&>())
                                               : std::nullopt;
        if (auto found = judgementOf(value, said)) {
            return found;
        }
    }
    const std::string lower = lowerCase(reply);
    const std::size_t word = lower.rfind("score");
    return word == std::string::npos ? std::nullopt : judgementOf(numberIn(std::string_view(lower).substr(word)), {});
}

Result<Judgement> judge(backend::ChatBackend& backend, const std::string& instructions, const std::string& question,
                        const std::string& gold, const std::string& response, std::stop_token stop)
{
    backend::ChatRequest request;
    request.temperature = 0;
    request.maxTokens = kReplyTokens;
    request.messages.push_back({backend::ChatRole::System, instructions, {}, {}});
    request.messages.push_back(
        {backend::ChatRole::User, fmt::format("Q: {}\n\nGT: {}\n\nPRED: {}", question, gold, response), {}, {}});
    const auto reply = backend.chat(request, {}, stop);
    if (!reply) {
        return tl::unexpected(reply.error());
    }
    if (reply->incomplete && reply->brokenReason) {
        return tl::unexpected(*reply->brokenReason);
    }
    auto judged = readJudgement(reply->content);
    if (!judged) {
        return fail(
            ErrorCode::BadReply,
            fmt::format("The judge “{}” gave no score from 0 to 10. Choose another model as judge.", backend.name()));
    }
    return std::move(*judged);
}

} // namespace reminisce::evaluation
