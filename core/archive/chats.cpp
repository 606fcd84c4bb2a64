// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chats.h"

#include <array>

#include <nlohmann/json.hpp>

#include "core/archive/answer_rows.h"
#include "core/archive/chat_pages.h"
#include "core/archive/connection.h"
#include "core/archive/saved_filters.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

constexpr std::array<std::string_view, 6> kStates = {"running",   "complete", "incomplete",
                                                     "abstained", "failed",   "removed"};

AnswerState stateOf(std::string_view name)
{
    for (std::size_t i = 0; i < kStates.size(); ++i) {
        if (kStates[i] == name) {
            return static_cast<AnswerState>(i);
        }
    }
    return AnswerState::Failed;
}

std::string listToJson(const std::vector<std::string>& texts)
{
    return nlohmann::json(texts).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<std::string> listFromJson(std::string_view text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    std::vector<std::string> texts;
    if (json.is_array()) {
        for (const auto& entry : json) {
            if (entry.is_string()) {
                texts.push_back(entry.get<std::string>());
            }
        }
    }
    return texts;
}

tl::unexpected<Error> noSuchChat()
{
    return fail(ErrorCode::NotFound, "This chat is not in the archive any more.");
}

std::string selectSessions(std::string_view rest)
{
    return std::string("SELECT s.id, s.title, s.created_at, s.updated_at, s.workflow, s.backend, s.scope, "
                       "(SELECT count(*) FROM chat_message WHERE session_id = s.id), "
                       "coalesce((SELECT state = 'failed' FROM chat_message WHERE session_id = s.id ORDER BY id DESC "
                       "LIMIT 1), 0) FROM chat_session s ")
        .append(rest);
}

ChatSession readSession(const Statement& row)
{
    ChatSession session;
    session.id = row.integer(0);
    session.title = row.string(1);
    session.createdAtUtc = row.integer(2);
    session.updatedAtUtc = row.integer(3);
    session.workflow = row.string(4);
    session.backend = row.string(5);
    session.scope = filterFromJson(row.text(6)).value_or(Filter{});
    session.messages = row.count(7);
    session.hasError = row.integer(8) != 0;
    return session;
}

std::string selectMessages(std::string_view rest)
{
    return std::string(
               "SELECT id, session_id, coalesce(parent_id, 0), question, asked_at, workflow, backend, answer, "
               "state, error, seconds, prompt_tokens, completion_tokens, unsupported, claims FROM chat_message ")
        .append(rest);
}

ChatMessage readMessage(const Statement& row)
{
    ChatMessage message;
    message.id = row.integer(0);
    message.session = row.integer(1);
    message.parent = row.integer(2);
    message.question = row.string(3);
    message.askedAtUtc = row.integer(4);
    message.workflow = row.string(5);
    message.backend = row.string(6);
    message.answer.text = row.string(7);
    message.answer.state = stateOf(row.text(8));
    message.answer.error = row.string(9);
    message.answer.seconds = row.real(10);
    message.answer.promptTokens = static_cast<int>(row.integer(11));
    message.answer.completionTokens = static_cast<int>(row.integer(12));
    message.answer.unsupported = listFromJson(row.text(13));
    message.answer.claims = static_cast<int>(row.integer(14));
    return message;
}

Result<std::optional<ChatMessage>> messageWithCitations(Connection& connection, Id message)
{
    std::optional<ChatMessage> found;
    {
        Statement query = connection.query(selectMessages("WHERE id = ?"), message);
        if (query.next()) {
            found = readMessage(query);
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    if (found) {
        auto citations = citationsOf(connection, message);
        REMINISCE_ARCHIVE_TRY(citations);
        found->answer.citations = std::move(*citations);
    }
    return found;
}

Result<> changedOne(Connection& connection)
{
    return connection.changes() == 0 ? Result<>(noSuchChat()) : Result<>();
}

} // namespace

std::string_view answerStateName(AnswerState state)
{
    return kStates[static_cast<std::size_t>(state)];
}

Result<Id> createChatSession(Writer& writer, const ChatSession& session)
{
    Connection& connection = writer.connection();
    const std::string scope = filterToJson(session.scope);
    const std::int64_t used = session.updatedAtUtc == 0 ? session.createdAtUtc : session.updatedAtUtc;
    REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO chat_session(title, created_at, updated_at, workflow, backend, "
                                         "scope) VALUES (?, ?, ?, ?, ?, ?)",
                                         session.title, session.createdAtUtc, used, session.workflow, session.backend,
                                         scope));
    return connection.lastInsertId();
}

Result<> renameChatSession(Writer& writer, Id session, std::string_view title)
{
    REMINISCE_ARCHIVE_TRY(writer.connection().run("UPDATE chat_session SET title = ? WHERE id = ?", title, session));
    return changedOne(writer.connection());
}

Result<> updateChatSession(Writer& writer, const ChatSession& session)
{
    const std::string scope = filterToJson(session.scope);
    REMINISCE_ARCHIVE_TRY(
        writer.connection().run("UPDATE chat_session SET workflow = ?, backend = ?, scope = ? WHERE id = ?",
                                session.workflow, session.backend, scope, session.id));
    return changedOne(writer.connection());
}

Result<> deleteChatSession(Writer& writer, Id session)
{
    return writer.connection().run("DELETE FROM chat_session WHERE id = ?", session);
}

Result<std::vector<ChatSession>> listChatSessions(const Reader& reader, std::string_view text)
{
    const std::string needle = text::foldCase(text);
    Statement query =
        needle.empty()
            ? reader.connection().query(selectSessions("ORDER BY s.updated_at DESC, s.id DESC"))
            : reader.connection().query(
                  selectSessions("WHERE folded_contains(s.title, ?1) OR EXISTS (SELECT 1 FROM chat_message WHERE "
                                 "session_id = s.id AND (folded_contains(question, ?1) OR folded_contains(answer, "
                                 "?1))) ORDER BY s.updated_at DESC, s.id DESC"),
                  needle);
    std::vector<ChatSession> sessions;
    while (query.next()) {
        sessions.push_back(readSession(query));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return sessions;
}

Result<std::optional<ChatSession>> chatSession(const Reader& reader, Id session)
{
    Statement query = reader.connection().query(selectSessions("WHERE s.id = ?"), session);
    std::optional<ChatSession> found;
    if (query.next()) {
        found = readSession(query);
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return found;
}

Result<Id> addChatMessage(Writer& writer, const ChatMessage& message)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<Id> {
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chat_session SET updated_at = max(updated_at, ?) WHERE id = ?",
                                             message.askedAtUtc, message.session));
        REMINISCE_ARCHIVE_TRY(changedOne(connection));
        REMINISCE_ARCHIVE_TRY(connection.run("INSERT INTO chat_message(session_id, parent_id, question, asked_at, "
                                             "workflow, backend, state) VALUES (?, nullif(?, 0), ?, ?, ?, ?, "
                                             "'running')",
                                             message.session, message.parent, message.question, message.askedAtUtc,
                                             message.workflow, message.backend));
        return connection.lastInsertId();
    });
}

Result<> addTraceStep(Writer& writer, Id message, const TraceStep& step)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        const auto position =
            connection.count("SELECT max(position) + 1 FROM trace_step WHERE message_id = ?", message);
        REMINISCE_ARCHIVE_TRY(position);
        return insertTraceStep(connection, message, *position, step);
    });
}

Result<> finishChatMessage(Writer& writer, Id message, const Answer& answer)
{
    Connection& connection = writer.connection();
    const std::string unsupported = listToJson(answer.unsupported);
    return inTransaction(connection, [&]() -> Result<> {
        REMINISCE_ARCHIVE_TRY(
            connection.run("UPDATE chat_message SET answer = ?, state = ?, error = ?, seconds = ?, "
                           "prompt_tokens = ?, completion_tokens = ?, unsupported = ?, claims = ? WHERE id = ?",
                           answer.text, answerStateName(answer.state), answer.error, answer.seconds,
                           answer.promptTokens, answer.completionTokens, unsupported, answer.claims, message));
        REMINISCE_ARCHIVE_TRY(changedOne(connection));
        return replaceAnswerRows(connection, message, answer);
    });
}

Result<> deleteChatMessage(Writer& writer, Id message)
{
    return writer.connection().run("DELETE FROM chat_message WHERE id = ?", message);
}

Result<std::vector<ChatMessage>> loadMessages(const Reader& reader, Id session)
{
    Connection& connection = reader.connection();
    std::vector<ChatMessage> messages;
    {
        Statement query = connection.query(selectMessages("WHERE session_id = ? ORDER BY id"), session);
        while (query.next()) {
            messages.push_back(readMessage(query));
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    for (ChatMessage& message : messages) {
        auto citations = citationsOf(connection, message.id);
        REMINISCE_ARCHIVE_TRY(citations);
        message.answer.citations = std::move(*citations);
    }
    return messages;
}

Result<std::optional<ChatMessage>> loadMessage(const Reader& reader, Id message)
{
    Connection& connection = reader.connection();
    auto found = messageWithCitations(connection, message);
    REMINISCE_ARCHIVE_TRY(found);
    if (!*found) {
        return found;
    }
    auto trace = traceOf(connection, message);
    REMINISCE_ARCHIVE_TRY(trace);
    auto evidence = evidenceOf(connection, message);
    REMINISCE_ARCHIVE_TRY(evidence);
    (*found)->answer.trace = std::move(*trace);
    (*found)->answer.evidence = std::move(*evidence);
    return found;
}

Result<std::vector<MessagePlace>> messagePlaces(const Reader& reader, Id session)
{
    Statement query = reader.connection().query(
        "SELECT id, coalesce(parent_id, 0) FROM chat_message WHERE session_id = ? ORDER BY id", session);
    std::vector<MessagePlace> places;
    while (query.next()) {
        places.push_back({query.integer(0), query.integer(1)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return places;
}

Result<std::vector<Id>> messagesWithRemovedAnswers(const Reader& reader)
{
    Statement query = reader.connection().query("SELECT id FROM chat_message WHERE state = ? ORDER BY id",
                                                answerStateName(AnswerState::Removed));
    std::vector<Id> ids;
    while (query.next()) {
        ids.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ids;
}

Result<std::vector<ChatMessage>> messagesByIds(const Reader& reader, std::span<const Id> ids)
{
    std::vector<ChatMessage> messages;
    messages.reserve(ids.size());
    for (const Id id : ids) {
        auto message = messageWithCitations(reader.connection(), id);
        REMINISCE_ARCHIVE_TRY(message);
        if (*message) {
            messages.push_back(std::move(**message));
        }
    }
    return messages;
}

Result<std::vector<Id>> findInChat(const Reader& reader, Id session, std::string_view text)
{
    std::vector<Id> ids;
    if (text.empty()) {
        return ids;
    }
    const std::string needle = text::fold(text);
    Statement query = reader.connection().query(
        "SELECT id FROM chat_message WHERE session_id = ?1 AND (found_in(question, ?2) OR found_in(answer, ?2)) "
        "ORDER BY id",
        session, needle);
    while (query.next()) {
        ids.push_back(query.integer(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return ids;
}

} // namespace reminisce::archive
