// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <map>
#include <optional>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/archive/emotion_texts.h"
#include "core/archive/open_rows.h"
#include "core/archive/people.h"
#include "core/archive/sources.h"
#include "core/archive/tags.h"
#include "core/archive/turns.h"
#include "core/ingest/open_chats.h"
#include "core/ingest/open_format.h"
#include "core/ingest/open_lines.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::json;

/// Brings one export into one archive; within one transaction of the caller.
class OpenImporter
{
public:
    OpenImporter(archive::Writer& writer, fs::path directory, FileReport& report)
        : m_writer(writer), m_directory(std::move(directory)), m_report(report)
    {}

    Result<void> run(const ProgressCallback& progress, const std::stop_token& stop)
    {
        const std::uint64_t total = readManifest();
        auto ok = people();
        ok = ok ? sources() : ok;
        JsonLines conversations(m_directory / "conversations.jsonl");
        JsonLines turns(m_directory / "turns.jsonl");
        JsonLines chunks(m_directory / "chunks.jsonl");
        for (std::uint64_t done = 0; ok && !conversations.atEnd();) {
            ok = checkStop(stop);
            ok = ok ? conversation(conversations.take(), turns, chunks) : ok;
            if (progress) {
                progress({++done, total, "conversations", m_directory.filename().string()});
            }
        }
        if (ok && (!turns.atEnd() || !chunks.atEnd())) {
            refuse(turns.atEnd() ? "chunks.jsonl" : "turns.jsonl");
        }
        ok = ok ? archive::blendEmotionTexts(m_writer).map([](std::uint64_t) {}) : ok;
        ok = ok ? importOpenChats(m_writer, m_directory, m_turns, m_chunks, m_people, m_conversations) : ok;
        return ok && m_batch != 0 ? archive::endImportBatch(m_writer, m_batch, archive::nowUtcMicros()) : ok;
    }

private:
    std::uint64_t readManifest() const
    {
        std::ifstream in(m_directory / kOpenManifest, std::ios::binary);
        const Json json = Json::parse(in);
        if (json.at("format").get<std::string>() != kOpenFormatName) {
            refuse("manifest.json");
        }
        if (json.at("version").get<int>() > kOpenFormatVersion) {
            refuse("a newer version of the format");
        }
        return json.at("counts").at("conversations").get<std::uint64_t>();
    }

    Result<void> people()
    {
        const auto owner = archive::ownerOf(m_writer);
        if (!owner) {
            return tl::unexpected(owner.error());
        }
        std::map<archive::Id, Json> byId;
        for (JsonLines lines(m_directory / "people.jsonl"); !lines.atEnd();) {
            Json json = lines.take();
            const archive::Id id = idOf(json, "id");
            byId.emplace(id, std::move(json));
        }
        for (const auto& [id, json] : byId) {
            auto person = this->person(json);
            if (!person) {
                return tl::unexpected(person.error());
            }
            m_people.emplace(id, *person);
            if (json.at("is_owner").get<bool>() && !*owner) {
                if (auto ok = archive::setOwner(m_writer, *person); !ok) {
                    return ok;
                }
            }
        }
        return {};
    }

    Result<archive::Id> person(const Json& json)
    {
        const auto name = json.at("name").get<std::string>();
        const auto known = archive::resolvePerson(m_writer, name);
        if (!known) {
            return tl::unexpected(known.error());
        }
        auto person = *known ? Result<archive::Id>(**known) : archive::addPerson(m_writer, name);
        if (!person) {
            return person;
        }
        for (const auto& alias : json.at("aliases").get<std::vector<std::string>>()) {
            const auto holder = archive::resolvePerson(m_writer, alias);
            if (!holder) {
                return tl::unexpected(holder.error());
            }
            // A name that somebody else has here already stays theirs.
            auto ok = *holder ? Result<void>() : archive::addAlias(m_writer, *person, alias);
            if (!ok) {
                return tl::unexpected(ok.error());
            }
        }
        if (json.at("overrides_direction").get<bool>()) {
            if (auto ok = archive::markDirectionOverride(m_writer, *person); !ok) {
                return tl::unexpected(ok.error());
            }
        }
        return person;
    }

    Result<void> sources()
    {
        for (JsonLines lines(m_directory / "sources.jsonl"); !lines.atEnd();) {
            const Json json = lines.take();
            archive::Source source;
            source.sha256 = json.at("sha256").get<std::string>();
            const auto known = archive::findSourceByHash(m_writer, source.sha256);
            if (!known) {
                return tl::unexpected(known.error());
            }
            if (*known) {
                m_sources.emplace(idOf(json, "id"), (*known)->id);
                continue;
            }
            if (m_batch == 0) {
                const auto batch =
                    archive::beginImportBatch(m_writer, m_directory.filename().string(), archive::nowUtcMicros());
                if (!batch) {
                    return tl::unexpected(batch.error());
                }
                m_batch = *batch;
            }
            source.batch = m_batch;
            source.path = json.at("path").get<std::string>();
            source.format = json.at("format").get<std::string>();
            source.importedAtUtc = json.at("imported_at_utc_micros").get<std::int64_t>();
            source.readerVersion = json.at("reader_version").get<int>();
            source.settingsJson = textOf(json.at("settings"));
            source.reportJson = textOf(json.at("report"));
            const auto added = archive::addSource(m_writer, source);
            if (!added) {
                return tl::unexpected(added.error());
            }
            m_sources.emplace(idOf(json, "id"), *added);
        }
        return {};
    }

    Result<void> conversation(const Json& json, JsonLines& turns, JsonLines& chunks)
    {
        const archive::Id id = idOf(json, "id");
        archive::ConversationDraft draft;
        draft.externalId = json.at("external_id").get<std::string>();
        draft.fingerprint = json.at("fingerprint").get<std::string>();
        draft.title = json.at("title").get<std::string>();
        draft.start = momentOf(json, "start");
        draft.end = momentOf(json, "end");
        draft.dateSource = json.at("date_source").get<std::string>();
        draft.emotionModel = json.at("emotion_model").get<std::string>();
        OpenRows rows;
        takeTurns(id, turns, m_people, draft, rows);
        takeChunks(id, chunks, m_people, draft, rows);
        const auto known = alreadyThere(draft);
        if (!known) {
            return tl::unexpected(known.error());
        }
        auto here = *known ? noteKnown(**known, rows) : store(draft, rows, json);
        if (!here) {
            return tl::unexpected(here.error());
        }
        m_conversations.emplace(id, *here);
        const std::vector<archive::Id> one = {*here};
        for (const auto& tag : json.at("tags").get<std::vector<std::string>>()) {
            if (auto ok = archive::addTag(m_writer, one, tag); !ok) {
                return ok;
            }
        }
        for (const auto source : json.at("sources").get<std::vector<archive::Id>>()) {
            if (const archive::Id target = mappedId(m_sources, source); target != 0) {
                if (auto ok = archive::addSourceToConversation(m_writer, *here, target); !ok) {
                    return ok;
                }
            }
        }
        return {};
    }

    /// The same conversation: the mark of the importer, and as many turns.
    Result<std::optional<archive::Id>> alreadyThere(const archive::ConversationDraft& draft) const
    {
        if (draft.fingerprint.empty()) {
            return std::optional<archive::Id>();
        }
        auto found = archive::findConversationByFingerprint(m_writer, draft.fingerprint);
        if (!found || !*found) {
            return found;
        }
        const auto turns = archive::turnCount(m_writer, **found);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        return *turns == draft.turns.size() ? found : std::optional<archive::Id>();
    }

    Result<archive::Id> noteKnown(archive::Id conversation, const OpenRows& rows)
    {
        const auto turns = archive::turnsOfConversation(m_writer, conversation, 0, rows.turns.size());
        const auto chunks = archive::chunkRows(m_writer, conversation);
        if (!turns || !chunks) {
            return tl::unexpected(turns ? chunks.error() : turns.error());
        }
        for (std::size_t i = 0; i < turns->size() && i < rows.turns.size(); ++i) {
            m_turns.emplace(rows.turns[i], (*turns)[i].id);
        }
        for (std::size_t i = 0; chunks->size() == rows.chunks.size() && i < rows.chunks.size(); ++i) {
            m_chunks.emplace(rows.chunks[i], (*chunks)[i].id);
            if (rows.emotionTexts[i] && !(*chunks)[i].emotionText) {
                if (auto ok = archive::setEmotionText(m_writer, (*chunks)[i].id, *rows.emotionTexts[i]); !ok) {
                    return tl::unexpected(ok.error());
                }
            }
        }
        return conversation;
    }

    Result<archive::Id> store(const archive::ConversationDraft& draft, const OpenRows& rows, const Json& json)
    {
        const auto stored = archive::storeConversation(m_writer, draft);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        for (std::size_t i = 0; i < rows.turns.size(); ++i) {
            m_turns.emplace(rows.turns[i], stored->firstTurn + static_cast<archive::Id>(i));
        }
        for (std::size_t i = 0; i < rows.chunks.size(); ++i) {
            const archive::Id chunk = stored->firstChunk + static_cast<archive::Id>(i);
            m_chunks.emplace(rows.chunks[i], chunk);
            if (rows.emotionTexts[i]) {
                if (auto kept = archive::setEmotionText(m_writer, chunk, *rows.emotionTexts[i]); !kept) {
                    return tl::unexpected(kept.error());
                }
            }
        }
        std::vector<archive::Id> corrected;
        for (const std::size_t i : rows.corrected) {
            corrected.push_back(stored->firstTurn + static_cast<archive::Id>(i));
        }
        auto ok = archive::noteCorrectedTurns(m_writer, corrected);
        if (ok && json.at("title_edited").get<bool>()) {
            ok = archive::noteTitleEdited(m_writer, stored->conversation);
        }
        ++m_report.conversations;
        m_report.turns += rows.turns.size();
        m_report.chunks += rows.chunks.size();
        return ok ? Result<archive::Id>(stored->conversation) : tl::unexpected(ok.error());
    }

    archive::Writer& m_writer;
    fs::path m_directory;
    FileReport& m_report;
    archive::Id m_batch = 0;
    std::map<archive::Id, archive::Id> m_people; ///< from the export's ids to the archive's
    std::map<archive::Id, archive::Id> m_sources;
    std::map<archive::Id, archive::Id> m_conversations;
    std::map<archive::Id, archive::Id> m_turns;
    std::map<archive::Id, archive::Id> m_chunks;
};

fs::path directoryOf(const fs::path& path)
{
    std::error_code ignored;
    return fs::is_directory(path, ignored) ? path : path.parent_path();
}

Result<void> importAll(archive::Writer& writer, const fs::path& directory, FileReport& report,
                       const ProgressCallback& progress, const std::stop_token& stop)
{
    auto transaction = archive::Transaction::begin(writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    try {
        auto ok = OpenImporter(writer, directory, report).run(progress, stop);
        return ok ? transaction->commit() : ok;
    } catch (const std::exception& e) {
        return fail(ErrorCode::DamagedInput,
                    fmt::format("The export in “{}” is not complete or was changed, so nothing of it was stored. "
                                "Export it again.",
                                directory.string()),
                    e.what());
    }
}

} // namespace

bool isOpenExport(const fs::path& path)
{
    const fs::path manifest = directoryOf(path) / kOpenManifest;
    std::error_code ignored;
    if (!fs::is_regular_file(manifest, ignored) ||
        (!fs::is_directory(path, ignored) && path.filename() != kOpenManifest)) {
        return false;
    }
    std::ifstream in(manifest, std::ios::binary);
    std::string head(4096, '\0');
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    const Json json = Json::parse(head, nullptr, false);
    return json.is_object() && json.contains("format") && json["format"] == kOpenFormatName;
}

FileReport importOpen(archive::Writer& writer, const fs::path& path, const ProgressCallback& progress,
                      std::stop_token stop)
{
    FileReport report;
    report.path = path;
    report.format = kOpenFormatName;
    if (auto ok = importAll(writer, directoryOf(path), report, progress, stop); !ok) {
        report.error = ok.error();
        report.conversations = report.turns = report.chunks = 0;
        return report;
    }
    report.dateSource = DateSource::Content;
    report.alreadyImported = report.conversations == 0;
    return report;
}

void takeOpenExports(archive::Writer* writer, std::vector<fs::path>& paths, std::vector<FileReport>& reports,
                     const ProgressCallback& progress, const std::stop_token& stop)
{
    std::vector<fs::path> others;
    for (const fs::path& path : paths) {
        if (!isOpenExport(path)) {
            others.push_back(path);
        } else if (writer != nullptr) {
            reports.push_back(importOpen(*writer, path, progress, stop));
        } else {
            FileReport report;
            report.path = path;
            report.format = kOpenFormatName;
            report.dateSource = DateSource::Content;
            reports.push_back(std::move(report));
        }
    }
    paths = std::move(others);
}

} // namespace reminisce::ingest
