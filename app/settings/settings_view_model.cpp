// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_view_model.h"

#include <algorithm>
#include <filesystem>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/settings/backend_list.h"
#include "app/settings/search_backends.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/backup.h"
#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/embeddings.h"
#include "core/archive/emotion_texts.h"
#include "core/archive/verification.h"
#include "core/ingest/open_format.h"
#include "core/ingest/rechunk.h"
#include "core/ingest/reindex.h"

namespace reminisce::app {

namespace {

qint64 sizeOf(const std::vector<archive::StoredFiles>& stored)
{
    std::uint64_t bytes = 0;
    for (const archive::StoredFiles& files : stored) {
        bytes += files.bytes;
    }
    return static_cast<qint64>(bytes);
}

Result<QString> verify(const Writing& writing)
{
    const auto checks = archive::verifyStores(writing.writer, writing.session.archive.directory());
    if (!checks) {
        return tl::unexpected(checks.error());
    }
    for (const archive::Check& check : *checks) {
        if (!check.ok) {
            return fail(ErrorCode::Database,
                        "The archive is damaged (" + check.name + ": " + check.detail +
                            "). `reminisce-cli verify --rebuild` makes everything anew that can be derived.");
        }
    }
    return SettingsViewModel::tr("The archive is in order: %n check(s) passed.", nullptr,
                                 static_cast<int>(checks->size()));
}

Result<QString> removeAll(const Writing& writing)
{
    const auto removed = archive::removeEverything(writing.writer, writing.session.archive.directory());
    if (!removed) {
        return tl::unexpected(removed.error());
    }
    return SettingsViewModel::tr("%n conversation(s) deleted.", nullptr, static_cast<int>(*removed));
}

} // namespace

SettingsViewModel::SettingsViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_chat(BackendFormViewModel::Task::Chat, services),
      m_embedding(BackendFormViewModel::Task::Embedding, services),
      m_rerank(BackendFormViewModel::Task::Rerank, services),
      m_description(BackendFormViewModel::Task::EmotionDescription, services),
      m_judge(BackendFormViewModel::Task::Judge, services),
      m_prompts(services.preferences)
{
    connect(&m_services.contents, &ArchiveContents::changed, this, &SettingsViewModel::reload);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &SettingsViewModel::reload);
    connect(&m_services.backends, &BackendList::changed, this, &SettingsViewModel::changed);
}

void SettingsViewModel::reload()
{
    m_services.reader.request<Facts>(
        ReadKind::Space, this,
        [format = m_services.preferences.formatter()](const Reading& reading) -> Result<Facts> {
            Facts facts;
            facts.path = pathToQt(reading.session.archive.directory());
            auto stored = archive::storedFiles(reading.session.archive.directory());
            if (!stored) {
                return tl::unexpected(stored.error());
            }
            facts.stored = std::move(*stored);
            facts.sizeText = format.bytes(sizeOf(facts.stored));
            const auto space = archive::currentEmbeddingSpace(reading.reader);
            if (!space) {
                return tl::unexpected(space.error());
            }
            if (*space) {
                facts.spaceBackend = toQt((*space)->backend);
                facts.spaceModel = toQt((*space)->model);
                facts.vectors = static_cast<qint64>((*space)->vectors);
            }
            facts.chunks = static_cast<qint64>(archive::chunkCount(reading.reader).value_or(0));
            facts.described = static_cast<qint64>(archive::emotionTextCount(reading.reader).value_or(0));
            const auto chunker = ingest::chunkerOptionsOf(reading.reader);
            facts.passageTokens = chunker ? static_cast<int>(chunker->maxTokens) : 0;
            return facts;
        },
        [this](Result<Facts> facts) {
            if (facts) {
                m_facts = std::move(*facts);
                Q_EMIT changed();
            }
        });
}

QString SettingsViewModel::currentSpaceText() const
{
    if (m_facts.spaceBackend.isEmpty()) {
        return tr("built-in");
    }
    const Formatter& format = m_services.preferences.formatter();
    return tr("%1 of %2, %3 of %4 passages")
        .arg(m_facts.spaceModel, m_facts.spaceBackend, format.number(m_facts.vectors), format.number(m_facts.chunks));
}

bool SettingsViewModel::reindexNeeded() const
{
    const auto wanted = m_services.backends.embedding();
    if (!wanted) {
        return !m_facts.spaceBackend.isEmpty();
    }
    return toQt(wanted->name) != m_facts.spaceBackend || toQt(wanted->embeddingModel) != m_facts.spaceModel ||
           m_facts.vectors < m_facts.chunks;
}

void SettingsViewModel::informOrComplain(const Result<QString>& result)
{
    if (result) {
        m_services.toasts.inform(*result);
    } else if (result.error().code != ErrorCode::Cancelled) {
        m_services.toasts.complain(errorText(result.error()));
    }
    m_services.contents.reload();
}

void SettingsViewModel::reindex()
{
    const auto wanted = m_services.backends.embedding();
    const auto access = wanted ? m_services.backends.find(toQt(wanted->name)) : std::nullopt;
    m_services.jobs.enqueue<QString>(
        JobKind::Shown, tr("Building the embedding index"), this,
        [access, all = m_services.backends.allWithKeys()](const Writing& writing) -> Result<QString> {
            if (!access) {
                const auto none = archive::setCurrentEmbeddingSpace(writing.writer, 0);
                if (!none) {
                    return tl::unexpected(none.error());
                }
                writing.session.searcher.setEmbeddingBackend(nullptr);
                return tr("The built-in retrieval is in use.");
            }
            auto backend = backend::makeEmbeddingBackend(access->settings, access->key);
            if (!backend) {
                return tl::unexpected(backend.error());
            }
            const auto done = ingest::reindex(writing.writer, **backend, writing.progress, writing.stop);
            if (!done) {
                return tl::unexpected(done.error());
            }
            if (const auto used = useSearchBackends(writing.session.searcher, writing.writer, all); !used) {
                return tl::unexpected(used.error());
            }
            (void)writing.session.searcher.prepare(writing.stop);
            return tr("%n vector(s) made; they are in use from now on.", nullptr, static_cast<int>(done->embedded));
        },
        [this](const Result<QString>& result) { informOrComplain(result); });
}

void SettingsViewModel::rechunk(int passageTokens)
{
    m_services.jobs.enqueue<QString>(
        JobKind::Shown, tr("Cutting passages anew"), this,
        [passageTokens](const Writing& writing) -> Result<QString> {
            auto options = ingest::chunkerOptionsOf(writing.writer);
            if (!options) {
                return tl::unexpected(options.error());
            }
            options->maxTokens = static_cast<std::size_t>(std::max(0, passageTokens));
            if (const auto valid = ingest::checkChunkerOptions(*options); !valid) {
                return tl::unexpected(valid.error());
            }
            const auto done = ingest::rechunk(writing.writer, *options, writing.progress, writing.stop);
            if (!done) {
                return tl::unexpected(done.error());
            }
            (void)writing.session.searcher.prepare(writing.stop);
            return tr("%n passage(s) from all conversations.", nullptr, static_cast<int>(done->chunks));
        },
        [this](const Result<QString>& result) { informOrComplain(result); });
}

void SettingsViewModel::verifyArchive()
{
    m_services.jobs.enqueue<QString>(JobKind::Shown, tr("Checking the archive"), this, verify,
                                     [this](const Result<QString>& result) { informOrComplain(result); });
}

void SettingsViewModel::backupTo(const QUrl& file)
{
    m_services.jobs.enqueue<QString>(
        JobKind::Shown, tr("Backing up"), this,
        [path = pathFromUrl(file)](const Writing& writing) -> Result<QString> {
            const auto done = archive::backupTo(writing.writer, writing.session.archive.directory(), path);
            if (!done) {
                return tl::unexpected(done.error());
            }
            return tr("Backed up to %1.").arg(pathToQt(path));
        },
        [this](const Result<QString>& result) { informOrComplain(result); });
}

void SettingsViewModel::exportTo(const QUrl& folder)
{
    m_services.jobs.enqueue<QString>(
        JobKind::Shown, tr("Exporting"), this,
        [path = pathFromUrl(folder)](const Writing& writing) -> Result<QString> {
            const auto done = ingest::exportOpen(writing.writer, path, writing.progress, writing.stop);
            if (!done) {
                return tl::unexpected(done.error());
            }
            return tr("%n conversation(s) exported to %1.", nullptr, static_cast<int>(done->conversations))
                .arg(pathToQt(path));
        },
        [this](const Result<QString>& result) { informOrComplain(result); });
}

double SettingsViewModel::keptSize(const QString& name) const
{
    return m_services.preferences.value(QStringLiteral("size/") + name, 0.0).toDouble();
}

void SettingsViewModel::keepSize(const QString& name, double size)
{
    m_services.preferences.setValue(QStringLiteral("size/") + name, size);
}

void SettingsViewModel::deleteEverything()
{
    m_services.jobs.enqueue<QString>(JobKind::Shown, tr("Deleting everything"), this, removeAll,
                                     [this](const Result<QString>& result) { informOrComplain(result); });
}

} // namespace reminisce::app
