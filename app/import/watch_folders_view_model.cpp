// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/watch_folders_view_model.h"

#include <chrono>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kSettling = 3s; ///< a file is taken once it looks the same at two looks
constexpr auto kLeisure = 10min;

} // namespace

WatchFoldersViewModel::WatchFoldersViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_folders({{"path", [](const Row& row) { return QVariant(toQt(row.folder.path)); }},
                 {"importedText",
                  [](const Row& row) {
                      return QVariant(tr("%n file(s) imported", nullptr, static_cast<int>(row.folder.imported)));
                  }},
                 {"failed", [](const Row& row) { return QVariant(static_cast<int>(row.folder.failed)); }},
                 {"missing", [](const Row& row) { return QVariant(row.missing); }}})
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &WatchFoldersViewModel::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_timer.start(kSettling); });
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_timer.stop();
        m_missing.clear();
        m_folders.assign({});
        reload();
    });
}

void WatchFoldersViewModel::reload()
{
    using Folders = std::vector<archive::WatchFolder>;
    m_services.reader.request<Folders>(
        ReadKind::WatchFolders, this, [](const Reading& reading) { return archive::listWatchFolders(reading.reader); },
        [this](const Result<Folders>& folders) {
            if (folders) {
                show(*folders);
            }
        });
}

void WatchFoldersViewModel::show(const std::vector<archive::WatchFolder>& folders)
{
    QList<Row> rows;
    QStringList paths;
    for (const archive::WatchFolder& folder : folders) {
        rows.append({folder, m_missing.contains(toQt(folder.path))});
        paths.append(toQt(folder.path));
    }
    // A folder that nobody has looked into since it was added, or since the program began.
    if (!rows.isEmpty() && !m_looking && !m_timer.isActive()) {
        m_timer.start(kSettling);
    }
    m_folders.assign(std::move(rows));
    if (!m_watcher.directories().isEmpty()) {
        m_watcher.removePaths(m_watcher.directories());
    }
    if (!paths.isEmpty()) {
        m_watcher.addPaths(paths);
    }
}

void WatchFoldersViewModel::add(const QUrl& folder)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [path = pathFromUrl(folder)](const Writing& writing) -> Result<void> {
            const auto added = ingest::watchFolder(writing.session.archive, path);
            return added ? Result<void>() : tl::unexpected(added.error());
        },
        [this](const Result<void>& result) { changed(result); });
}

void WatchFoldersViewModel::remove(const QString& path)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [path = fromQt(path)](const Writing& writing) { return archive::removeWatchFolder(writing.writer, path); },
        [this](const Result<void>& result) { changed(result); });
}

void WatchFoldersViewModel::changed(const Result<void>& result)
{
    if (!result) {
        m_services.toasts.complain(errorText(result.error()));
    }
    reload();
}

void WatchFoldersViewModel::look()
{
    if (m_looking) {
        m_again = true;
        return;
    }
    if (m_folders.rowCount() == 0 && m_missing.isEmpty()) {
        reload();
        return;
    }
    const auto scan = [](const Writing& writing) -> Result<ingest::WatchScan> {
        const ingest::Registry registry = ingest::Registry::withAllFormats();
        ingest::Importer importer(writing.session.archive, writing.scorer, registry);
        return ingest::scanWatchFolders(writing.session.archive, importer, {}, writing.progress, writing.stop);
    };
    m_looking = m_services.jobs.enqueue<ingest::WatchScan>(
                    JobKind::Shown, tr("Looking at watched folders"), this, scan,
                    [this](Result<ingest::WatchScan> result) { looked(std::move(result)); }) != 0;
}

void WatchFoldersViewModel::looked(Result<ingest::WatchScan> scan)
{
    m_looking = false;
    if (!scan) {
        if (scan.error().code != ErrorCode::Cancelled) {
            m_services.toasts.complain(errorText(scan.error()));
        }
        m_timer.start(kLeisure);
        return;
    }
    m_missing.clear();
    for (const std::filesystem::path& path : scan->missing) {
        m_missing.append(pathToQt(path));
    }
    if (const auto stored = scan->imported.totals.conversations; stored > 0) {
        m_services.toasts.inform(
            tr("%n conversation(s) came in from watched folders.", nullptr, static_cast<int>(stored)));
        m_services.contents.reload();
        Q_EMIT imported();
    }
    if (const auto failed = scan->imported.totals.failed + scan->imported.totals.needDate; failed > 0) {
        m_services.toasts.complain(
            tr("%n file(s) of watched folders could not be imported. Add them on the import page to see why.", nullptr,
               static_cast<int>(failed)));
    }
    m_timer.start(m_again || scan->waiting > 0 ? std::chrono::milliseconds(kSettling)
                                               : std::chrono::milliseconds(kLeisure));
    m_again = false;
    reload();
}

} // namespace reminisce::app
