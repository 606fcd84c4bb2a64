// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat_export.h"

#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QSaveFile>

#include "app/ask/message_model.h"
#include "app/base/qt_text.h"
#include "core/archive/chunks.h"
#include "core/archive/turns.h"

namespace reminisce::app {

namespace {

using Json = nlohmann::ordered_json;

/// Where a quote is from: "Thu 20 June 2024, 17:03, Tom".
std::string sourceOf(const archive::Reader& reader, const archive::CitationRow& citation, const Formatter& format)
{
    const auto turn = archive::turnById(reader, citation.turn);
    if (!turn || !*turn) {
        return fromQt(QStringLiteral("–"));
    }
    std::string text;
    if ((*turn)->start) {
        text = fromQt(format.dayAndTime((*turn)->start->local)) + ", ";
    } else if (const auto chunks = archive::loadChunks(reader, std::vector<archive::Id>{citation.chunk});
               chunks && !chunks->empty() && chunks->front().start) {
        text = fromQt(format.dayAndTime(chunks->front().start->local)) + ", ";
    }
    return text + (*turn)->speaker;
}

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json evidenceJson(const archive::Reader& reader, const archive::Answer& answer)
{
    std::vector<archive::Id> ids;
    for (const archive::EvidenceRow& row : answer.evidence) {
        ids.push_back(row.chunk);
    }
    std::map<archive::Id, archive::Chunk> chunks;
    if (auto loaded = archive::loadChunks(reader, ids)) {
        for (archive::Chunk& chunk : *loaded) {
            const archive::Id id = chunk.id;
            chunks.emplace(id, std::move(chunk));
        }
    }
    Json list = Json::array();
    for (const archive::EvidenceRow& row : answer.evidence) {
        const archive::Chunk& chunk = chunks[row.chunk];
        list.push_back({{"chunk_id", row.chunk},
                        {"conversation_id", chunk.conversation},
                        {"title", chunk.title},
                        {"started_at", chunk.start ? Json(formatIso(*chunk.start)) : Json(nullptr)},
                        {"text", chunk.text},
                        {"step", row.step},
                        {"cited", row.cited},
                        {"scores",
                         {{"fused", numberOrNull(row.fused)},
                          {"keyword", numberOrNull(row.keyword)},
                          {"vector", numberOrNull(row.vector)},
                          {"emotion", numberOrNull(row.emotion)}}}});
    }
    return list;
}

Json traceJson(const archive::Answer& answer)
{
    Json list = Json::array();
    for (const archive::TraceStep& step : answer.trace) {
        list.push_back({{"step", step.step},
                        {"kind", step.kind},
                        {"name", step.name},
                        {"arguments", step.arguments},
                        {"result", step.result},
                        {"error", step.error},
                        {"seconds", step.seconds},
                        {"prompt_tokens", step.promptTokens},
                        {"completion_tokens", step.completionTokens}});
    }
    return list;
}

} // namespace

std::string chatAsMarkdown(const archive::Reader& reader, const ChatDocument& chat, const Formatter& format)
{
    std::string text = fmt::format("# {}\n", chat.title);
    for (const archive::ChatMessage& message : chat.messages) {
        text += fmt::format("\n## {}\n", message.question);
        if (!message.answer.text.empty()) {
            text += fmt::format("\n{}\n", message.answer.text);
        }
        if (const QString error = errorOf(message.answer); !error.isEmpty()) {
            text += fmt::format("\n*{}*\n", fromQt(error));
        }
        for (const archive::CitationRow& citation : message.answer.citations) {
            text +=
                fmt::format("\n[{}] {}: “{}”\n", citation.marker, sourceOf(reader, citation, format), citation.quote);
        }
    }
    return text;
}

std::string chatAsJson(const archive::Reader& reader, const ChatDocument& chat)
{
    Json list = Json::array();
    for (const archive::ChatMessage& message : chat.messages) {
        Json citations = Json::array();
        for (const archive::CitationRow& citation : message.answer.citations) {
            citations.push_back({{"marker", citation.marker},
                                 {"chunk_id", citation.chunk},
                                 {"turn_id", citation.turn},
                                 {"quote", citation.quote}});
        }
        list.push_back({{"question", message.question},
                        {"workflow", message.workflow},
                        {"backend", message.backend},
                        {"answer", message.answer.text},
                        {"state", archive::answerStateName(message.answer.state)},
                        {"error", message.answer.error},
                        {"seconds", message.answer.seconds},
                        {"citations", citations},
                        {"unsupported", message.answer.unsupported},
                        {"evidence", evidenceJson(reader, message.answer)},
                        {"trace", traceJson(message.answer)}});
    }
    const Json document = {{"title", chat.title}, {"messages", list}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<void> writeChat(const archive::Reader& reader, ChatDocument chat, const std::filesystem::path& file, bool json,
                       const Formatter& format)
{
    for (archive::ChatMessage& message : chat.messages) {
        if (message.id <= 0) {
            continue; // not stored yet: all of it is here
        }
        auto whole = archive::loadMessage(reader, message.id);
        if (!whole) {
            return tl::unexpected(whole.error());
        }
        if (*whole && (message.question.empty() || (*whole)->answer.state != archive::AnswerState::Running)) {
            message = std::move(**whole);
        }
    }
    const std::string text = json ? chatAsJson(reader, chat) : chatAsMarkdown(reader, chat, format);
    QSaveFile output(pathToQt(file));
    const bool written =
        output.open(QIODevice::WriteOnly) &&
        output.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
        output.commit();
    if (!written) {
        return fail(ErrorCode::Io,
                    fmt::format("“{}” could not be written. Check that there is room and that you may write there.",
                                fromQt(pathToQt(file))),
                    fromQt(output.errorString()));
    }
    return {};
}

} // namespace reminisce::app
