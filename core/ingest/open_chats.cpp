// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/open_chats.h"

#include <fstream>
#include <stdexcept>
#include <string>

#include <nlohmann/json.hpp>

#include "core/archive/chats.h"
#include "core/archive/saved_filters.h"

namespace reminisce::ingest {

namespace {

using Json = nlohmann::json;

archive::Id mapped(const IdMap& ids, const Json& value)
{
    const auto found = value.is_null() ? ids.end() : ids.find(value.get<archive::Id>());
    return found == ids.end() ? 0 : found->second;
}

std::optional<double> scoreOf(const Json& json, const char* key)
{
    return json.at(key).is_null() ? std::nullopt : std::optional(json.at(key).get<double>());
}

archive::AnswerState stateOf(const std::string& name)
{
    using State = archive::AnswerState;
    for (const State state :
         {State::Running, State::Complete, State::Incomplete, State::Abstained, State::Failed, State::Removed}) {
        if (archive::answerStateName(state) == name) {
            return state;
        }
    }
    throw std::invalid_argument("state of an answer");
}

archive::TraceStep stepOf(const Json& json)
{
    archive::TraceStep step;
    step.step = json.at("step").get<int>();
    step.depth = json.at("depth").get<int>();
    step.kind = json.at("kind").get<std::string>();
    step.name = json.at("name").get<std::string>();
    step.arguments = json.at("arguments").get<std::string>();
    step.result = json.at("result").get<std::string>();
    step.error = json.at("error").get<std::string>();
    step.startSeconds = json.at("start_seconds").get<double>();
    step.seconds = json.at("seconds").get<double>();
    step.promptTokens = json.at("prompt_tokens").get<int>();
    step.completionTokens = json.at("completion_tokens").get<int>();
    return step;
}

archive::Answer answerOf(const Json& json, const IdMap& turns, const IdMap& chunks)
{
    archive::Answer answer;
    answer.text = json.at("text").get<std::string>();
    answer.state = stateOf(json.at("state").get<std::string>());
    answer.error = json.at("error").get<std::string>();
    answer.seconds = json.at("seconds").get<double>();
    answer.promptTokens = json.at("prompt_tokens").get<int>();
    answer.completionTokens = json.at("completion_tokens").get<int>();
    answer.unsupported = json.at("unsupported").get<std::vector<std::string>>();
    answer.claims = json.value("claims", 0);
    for (const Json& step : json.at("trace")) {
        answer.trace.push_back(stepOf(step));
    }
    for (const Json& row : json.at("evidence")) {
        answer.evidence.push_back({mapped(chunks, row.at("chunk_id")), row.at("step").get<int>(),
                                   scoreOf(row, "keyword"), scoreOf(row, "vector"), scoreOf(row, "emotion"),
                                   scoreOf(row, "fused"), row.at("cited").get<bool>()});
    }
    for (const Json& row : json.at("citations")) {
        answer.citations.push_back({row.at("marker").get<int>(), mapped(turns, row.at("turn_id")),
                                    mapped(chunks, row.at("chunk_id")), row.at("quote").get<std::string>()});
    }
    return answer;
}

/// A scope with the archive's ids; people and conversations that were not brought along are left out.
archive::Filter scopeOf(const Json& json, const IdMap& people, const IdMap& conversations)
{
    auto scope = archive::filterFromJson(json.dump());
    if (!scope) {
        throw std::invalid_argument("scope of a chat");
    }
    std::vector<archive::Id> here;
    for (const archive::Id person : scope->people) {
        if (const auto found = people.find(person); found != people.end()) {
            here.push_back(found->second);
        }
    }
    scope->people = std::move(here);
    if (scope->conversation) {
        const auto found = conversations.find(*scope->conversation);
        scope->conversation = found == conversations.end() ? std::nullopt : std::optional(found->second);
    }
    return *std::move(scope);
}

template <class Take>
Result<void> eachLine(const std::filesystem::path& path, const Take& take)
{
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        throw std::invalid_argument(path.filename().string() + " is missing");
    }
    for (std::string line; std::getline(in, line);) {
        if (auto ok = take(Json::parse(line)); !ok) {
            return ok;
        }
    }
    return {};
}

} // namespace

Result<void> importOpenChats(archive::Writer& writer, const std::filesystem::path& directory, const IdMap& turns,
                             const IdMap& chunks, const IdMap& people, const IdMap& conversations)
{
    const auto existing = archive::listChatSessions(writer);
    if (!existing) {
        return tl::unexpected(existing.error());
    }
    IdMap sessions;
    IdMap messages;
    auto ok = eachLine(directory / "chats.jsonl", [&](const Json& json) -> Result<void> {
        archive::ChatSession session;
        session.title = json.at("title").get<std::string>();
        session.createdAtUtc = json.at("created_at_utc_micros").get<std::int64_t>();
        session.updatedAtUtc = json.at("updated_at_utc_micros").get<std::int64_t>();
        session.workflow = json.at("workflow").get<std::string>();
        session.backend = json.at("backend").get<std::string>();
        session.scope = scopeOf(json.at("scope"), people, conversations);
        for (const archive::ChatSession& known : *existing) {
            if (known.title == session.title && known.createdAtUtc == session.createdAtUtc) {
                return {};
            }
        }
        const auto id = archive::createChatSession(writer, session);
        if (id) {
            sessions.emplace(json.at("id").get<archive::Id>(), *id);
        }
        return id ? Result<void>() : tl::unexpected(id.error());
    });
    if (!ok) {
        return ok;
    }
    return eachLine(directory / "messages.jsonl", [&](const Json& json) -> Result<void> {
        archive::ChatMessage message;
        message.session = mapped(sessions, json.at("chat_id"));
        if (message.session == 0) {
            return {};
        }
        message.parent = mapped(messages, json.at("parent_id"));
        message.question = json.at("question").get<std::string>();
        message.askedAtUtc = json.at("asked_at_utc_micros").get<std::int64_t>();
        message.workflow = json.at("workflow").get<std::string>();
        message.backend = json.at("backend").get<std::string>();
        const auto id = archive::addChatMessage(writer, message);
        if (!id) {
            return tl::unexpected(id.error());
        }
        messages.emplace(json.at("id").get<archive::Id>(), *id);
        return archive::finishChatMessage(writer, *id, answerOf(json.at("answer"), turns, chunks));
    });
}

} // namespace reminisce::ingest
