// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/archive/chats.h"
#include "core/archive/open_rows.h"
#include "core/archive/people.h"
#include "core/archive/saved_filters.h"
#include "core/archive/sources.h"
#include "core/archive/tags.h"
#include "core/archive/turns.h"
#include "core/ingest/open_format.h"
#include "core/ingest/open_json.h"
#include "core/ingest/reader.h"
#include "core/ingest/text_file.h"
#include "core/ingest/transcript_file.h"

namespace reminisce::ingest {

namespace fs = std::filesystem;

namespace {

using Json = OpenJson;

void writeLine(TextFile& out, const Json& json)
{
    out.text(json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
}

/// Writes one archive into one directory.
class Exporter
{
public:
    Exporter(const archive::Reader& reader, const fs::path& directory)
        : m_reader(reader),
          m_directory(directory),
          m_conversations(directory / "conversations.jsonl"),
          m_turns(directory / "turns.jsonl"),
          m_chunks(directory / "chunks.jsonl")
    {}

    Result<void> people()
    {
        const auto people = archive::listPeople(m_reader);
        if (!people) {
            return tl::unexpected(people.error());
        }
        TextFile out(m_directory / "people.jsonl");
        for (const archive::PersonName& person : *people) {
            writeLine(out, {{"id", person.id},
                            {"name", person.name},
                            {"aliases", person.aliases},
                            {"is_owner", person.isOwner},
                            {"overrides_direction", person.overridesDirection}});
        }
        m_counts.people = people->size();
        return out.close();
    }

    Result<void> sources()
    {
        const auto sources = archive::listSources(m_reader, std::numeric_limits<std::int32_t>::max());
        if (!sources) {
            return tl::unexpected(sources.error());
        }
        TextFile out(m_directory / "sources.jsonl");
        for (auto it = sources->rbegin(); it != sources->rend(); ++it) {
            writeLine(out, {{"id", it->id},
                            {"path", it->path},
                            {"sha256", it->sha256},
                            {"format", it->format},
                            {"imported_at_utc_micros", it->importedAtUtc},
                            {"reader_version", it->readerVersion},
                            {"settings", parsedOrText(it->settingsJson)},
                            {"report", parsedOrText(it->reportJson)}});
        }
        m_counts.sources = sources->size();
        return out.close();
    }

    Result<void> conversation(archive::Id id)
    {
        const auto row = archive::conversationRow(m_reader, id);
        const auto tags = archive::tagsOf(m_reader, id);
        const auto sources = archive::sourcesOfConversation(m_reader, id);
        if (!row || !tags || !sources) {
            return tl::unexpected(!row ? row.error() : !tags ? tags.error() : sources.error());
        }
        if (!*row) {
            return {};
        }
        std::vector<archive::Id> sourceIds;
        for (const archive::Source& source : *sources) {
            sourceIds.push_back(source.id);
        }
        writeLine(m_conversations, {{"id", id},
                                    {"external_id", (*row)->externalId},
                                    {"fingerprint", (*row)->fingerprint},
                                    {"title", (*row)->title},
                                    {"title_edited", (*row)->titleEdited},
                                    {"start", jsonOf((*row)->start)},
                                    {"end", jsonOf((*row)->end)},
                                    {"date_source", (*row)->dateSource},
                                    {"emotion_model", (*row)->emotionModel},
                                    {"sources", sourceIds},
                                    {"tags", *tags}});
        ++m_counts.conversations;
        auto ok = turns(**row);
        return ok ? chunks(id) : ok;
    }

    Result<void> chats()
    {
        auto sessions = archive::listChatSessions(m_reader);
        if (!sessions) {
            return tl::unexpected(sessions.error());
        }
        TextFile chats(m_directory / "chats.jsonl");
        TextFile messages(m_directory / "messages.jsonl");
        for (auto session = sessions->rbegin(); session != sessions->rend(); ++session) {
            writeLine(chats, {{"id", session->id},
                              {"title", session->title},
                              {"created_at_utc_micros", session->createdAtUtc},
                              {"updated_at_utc_micros", session->updatedAtUtc},
                              {"workflow", session->workflow},
                              {"backend", session->backend},
                              {"scope", parsedOrText(archive::filterToJson(session->scope))}});
            if (auto ok = writeMessages(messages, session->id); !ok) {
                return ok;
            }
        }
        m_counts.chats = sessions->size();
        auto ok = chats.close();
        return ok ? messages.close() : ok;
    }

    /// Last of all: says that everything is there.
    Result<OpenExport> finish()
    {
        for (TextFile* file : {&m_conversations, &m_turns, &m_chunks}) {
            if (auto ok = file->close(); !ok) {
                return tl::unexpected(ok.error());
            }
        }
        TextFile out(m_directory / kOpenManifest);
        const Json manifest = {{"format", kOpenFormatName},
                               {"version", kOpenFormatVersion},
                               {"exported_at_utc_micros", archive::nowUtcMicros()},
                               {"counts",
                                {{"people", m_counts.people},
                                 {"sources", m_counts.sources},
                                 {"conversations", m_counts.conversations},
                                 {"turns", m_counts.turns},
                                 {"chunks", m_counts.chunks},
                                 {"chats", m_counts.chats}}}};
        out.text(manifest.dump(2) + '\n');
        auto ok = out.close();
        return ok ? Result<OpenExport>(m_counts) : tl::unexpected(ok.error());
    }

private:
    Result<void> turns(const archive::ConversationRow& row)
    {
        const auto corrected = archive::correctedTurns(m_reader, row.id);
        if (!corrected) {
            return tl::unexpected(corrected.error());
        }
        return writeTranscript(
            m_reader, row.id, TranscriptForm::PlainText,
            m_directory / "transcripts" / fmt::format("{} ({}).txt", transcriptFileName(row.title, row.start), row.id),
            {}, [&](const archive::Turn& turn) {
                writeLine(m_turns, jsonOf(turn, std::binary_search(corrected->begin(), corrected->end(), turn.id)));
                ++m_counts.turns;
            });
    }

    Result<void> chunks(archive::Id conversation)
    {
        const auto rows = archive::chunkRows(m_reader, conversation);
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        for (const archive::ChunkRow& row : *rows) {
            writeLine(m_chunks, jsonOf(row, conversation));
        }
        m_counts.chunks += rows->size();
        return {};
    }

    Result<void> writeMessages(TextFile& out, archive::Id session)
    {
        const auto messages = archive::loadMessages(m_reader, session);
        if (!messages) {
            return tl::unexpected(messages.error());
        }
        for (const archive::ChatMessage& listed : *messages) {
            const auto message = archive::loadMessage(m_reader, listed.id);
            if (!message) {
                return tl::unexpected(message.error());
            }
            if (*message) {
                writeLine(out, {{"id", listed.id},
                                {"chat_id", session},
                                {"parent_id", idOrNull(listed.parent)},
                                {"question", listed.question},
                                {"asked_at_utc_micros", listed.askedAtUtc},
                                {"workflow", listed.workflow},
                                {"backend", listed.backend},
                                {"answer", jsonOf((*message)->answer)}});
            }
        }
        return {};
    }

    const archive::Reader& m_reader;
    fs::path m_directory;
    TextFile m_conversations;
    TextFile m_turns;
    TextFile m_chunks;
    OpenExport m_counts;
};

Result<void> prepareDirectory(const fs::path& directory)
{
    std::error_code code;
    if (fs::exists(directory, code) && !(fs::is_directory(directory, code) && fs::is_empty(directory, code))) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("“{}” is there already and not empty. Choose a new folder for the export.",
                                directory.string()));
    }
    fs::create_directories(directory / "transcripts", code);
    if (code) {
        return tl::unexpected(cannotWrite(directory));
    }
    fs::permissions(directory, fs::perms::owner_all, code);
    return code ? tl::unexpected(cannotWrite(directory)) : Result<void>();
}

} // namespace

Result<OpenExport> exportOpen(const archive::Reader& reader, const fs::path& directory,
                              const ProgressCallback& progress, const std::stop_token& stop)
{
    if (auto ok = prepareDirectory(directory); !ok) {
        return tl::unexpected(ok.error());
    }
    const auto snapshot = archive::Snapshot::take(reader);
    if (!snapshot) {
        return tl::unexpected(snapshot.error());
    }
    const auto ids = archive::allConversationIds(reader);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    Exporter exporter(reader, directory);
    auto ok = exporter.people();
    ok = ok ? exporter.sources() : ok;
    std::uint64_t done = 0;
    for (std::size_t i = 0; ok && i < ids->size(); ++i) {
        ok = checkStop(stop);
        ok = ok ? exporter.conversation((*ids)[i]) : ok;
        if (progress) {
            progress({++done, ids->size(), "conversations", "Exporting"});
        }
    }
    ok = ok ? exporter.chats() : ok;
    return ok ? exporter.finish() : tl::unexpected(ok.error());
}

} // namespace reminisce::ingest
