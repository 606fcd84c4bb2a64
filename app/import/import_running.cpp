// SPDX-License-Identifier: GPL-3.0-or-later
// How files are imported: found, queued, followed, settled.
#include <algorithm>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/import/import_view_model.h"
#include "app/shell/archive_contents.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "core/ingest/import_files.h"
#include "core/ingest/importer.h"
#include "core/ingest/open_format.h"

namespace reminisce::app {

namespace {

/// What is told of a date for each file; without dates, each says its own.
ingest::ImportOptions optionsOf(const std::vector<std::filesystem::path>& paths, const QList<Moment>& dates)
{
    ingest::ImportOptions options;
    for (std::size_t i = 0; i < paths.size() && static_cast<qsizetype>(i) < dates.size(); ++i) {
        options.fileDates.emplace(paths[i], dates[static_cast<qsizetype>(i)]);
    }
    return options;
}

} // namespace

ImportViewModel::Expanded ImportViewModel::expand(const std::vector<std::filesystem::path>& paths)
{
    Expanded expanded;
    // An export of an archive is one thing, however many files it has.
    std::vector<std::filesystem::path> others;
    for (const std::filesystem::path& path : paths) {
        if (ingest::isOpenExport(path)) {
            expanded.files.push_back({path, 0});
        } else {
            others.push_back(path);
        }
    }
    for (const std::filesystem::path& file : ingest::filesIn(others, expanded.failures)) {
        std::error_code error;
        const auto size = std::filesystem::file_size(file, error);
        expanded.files.push_back({file, error ? 0 : static_cast<qint64>(size)});
    }
    return expanded;
}

void ImportViewModel::addUrls(const QList<QUrl>& urls)
{
    std::vector<std::filesystem::path> paths;
    for (const QUrl& url : urls) {
        paths.push_back(pathFromUrl(url));
    }
    // In a queue of its own kind: two drops one after the other must not cancel each other.
    m_services.jobs.enqueue<Expanded>(
        JobKind::Silent, {}, this, [paths](const Writing&) -> Result<Expanded> { return expand(paths); },
        [this](Result<Expanded> expanded) {
            if (expanded) {
                addRows(std::move(*expanded));
            }
        });
}

void ImportViewModel::addRows(Expanded expanded)
{
    setEarlier(false);
    QList<int> rows;
    for (const File& file : expanded.files) {
        ImportRow row;
        row.path = file.path;
        row.bytes = file.bytes;
        row.number = m_queue.rowCount();
        rows.append(m_queue.rowCount());
        m_queue.append(std::move(row));
    }
    for (ingest::FileReport& failure : expanded.failures) {
        ImportRow row;
        row.path = failure.path;
        row.number = m_queue.rowCount();
        takeReport(row, std::move(failure));
        m_queue.append(std::move(row));
    }
    tellFoldersApart();
    if (!rows.isEmpty()) {
        startJob(rows, {});
    } else if (m_queue.rowCount() > 0) {
        setSelectedRow(m_queue.rowCount() - 1);
    }
}

void ImportViewModel::tellFoldersApart()
{
    const QStringList folders = foldersOf(m_queue.rows());
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        if (m_queue.at(i).folder != folders[i]) {
            m_queue.update(i, [&](ImportRow& row) { row.folder = folders[i]; });
        }
    }
}

void ImportViewModel::markUndone(const QSet<archive::Id>& left)
{
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        const ImportRow& row = m_queue.at(i);
        const bool settled = row.state == ImportState::Done || row.state == ImportState::Duplicate;
        if (settled && row.report.source && !left.contains(*row.report.source)) {
            m_queue.update(i, [](ImportRow& one) {
                one.state = ImportState::Undone;
                one.report = {};
            });
        }
    }
    setSelectedRow(m_selectedRow);
    Q_EMIT progressChanged();
}

void ImportViewModel::startJob(const QList<int>& rows, const QList<Moment>& dates)
{
    std::vector<std::filesystem::path> paths;
    for (const int row : rows) {
        paths.push_back(m_queue.at(row).path);
    }
    const auto job = std::make_shared<quint64>(0);
    *job = m_services.jobs.enqueue<ingest::ImportReport>(
        JobKind::Shown, tr("Importing"), this,
        [paths, dates](const Writing& writing) -> Result<ingest::ImportReport> {
            const ingest::Registry registry = ingest::Registry::withAllFormats();
            ingest::Importer importer(writing.session.archive, writing.scorer, registry);
            auto report = importer.importFiles(paths, optionsOf(paths, dates), writing.progress, writing.stop);
            // The first search after an import must not be the one that waits for the index.
            if (report && !writing.stop.stop_requested()) {
                (void)writing.session.searcher.prepare(writing.stop);
            }
            return report;
        },
        [this, job](Result<ingest::ImportReport> report) { jobDone(*job, std::move(report)); });
    for (const int row : rows) {
        m_queue.update(row, [&](ImportRow& one) {
            one.job = *job;
            one.state = ImportState::Waiting;
            one.fraction = 0;
            one.report = {};
        });
    }
    if (m_jobs++ == 0) {
        m_progress = {};
        m_clock.start();
    }
    Q_EMIT progressChanged();
}

void ImportViewModel::showProgress(quint64 job, const Progress& progress)
{
    const QString name = toQt(progress.what);
    qint64 before = 0;
    bool ours = false;
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        const ImportRow& row = m_queue.at(i);
        if (row.job != job || (row.state != ImportState::Waiting && row.state != ImportState::Reading)) {
            continue;
        }
        ours = true;
        const auto done = static_cast<qint64>(progress.done);
        const bool current = row.fileName() == name && done <= before + row.bytes;
        const double fraction = row.bytes > 0 ? static_cast<double>(done - before) / static_cast<double>(row.bytes) : 1;
        const bool reading = current || (done > before && done <= before + row.bytes);
        if (reading || (row.state == ImportState::Reading && done > before + row.bytes)) {
            m_queue.update(i, [&](ImportRow& one) {
                one.state = ImportState::Reading;
                one.fraction = std::clamp(fraction, 0.0, 1.0);
            });
        }
        before += row.bytes;
    }
    if (ours) {
        m_progress = progress;
        Q_EMIT progressChanged();
    }
}

void ImportViewModel::jobDone(quint64 job, Result<ingest::ImportReport> report)
{
    --m_jobs;
    if (report) {
        settle(job, std::move(*report));
    } else {
        const Error error = report.error();
        for (int i = 0; i < m_queue.rowCount(); ++i) {
            if (m_queue.at(i).job == job) {
                m_queue.update(i, [&](ImportRow& row) {
                    row.report.error = error;
                    row.state = error.code == ErrorCode::Cancelled ? ImportState::Cancelled : ImportState::Failed;
                });
            }
        }
        if (error.code != ErrorCode::Cancelled) {
            m_services.toasts.complain(coreText(error.message));
        }
    }
    setSelectedRow(m_selectedRow);
    m_services.contents.reload();
    Q_EMIT progressChanged();
    if (report && report->totals.conversations > 0) {
        Q_EMIT imported();
    }
}

void ImportViewModel::settle(quint64 job, ingest::ImportReport report)
{
    m_totals.conversations += report.totals.conversations;
    m_totals.turns += report.totals.turns;
    m_totals.chunks += report.totals.chunks;
    m_totals.skippedLines += report.totals.skippedLines;
    int firstTrouble = -1;
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        if (m_queue.at(i).job != job) {
            continue;
        }
        const auto found = std::find_if(report.files.begin(), report.files.end(), [&](const ingest::FileReport& file) {
            return file.path == m_queue.at(i).path || !m_queue.at(i).title.isEmpty();
        });
        m_queue.update(i, [&](ImportRow& row) {
            if (found != report.files.end()) {
                takeReport(row, std::move(*found));
                report.files.erase(found);
            } else {
                row.state = ImportState::Cancelled;
            }
        });
        const ImportState state = m_queue.at(i).state;
        if (firstTrouble < 0 && (state == ImportState::NeedsDate || state == ImportState::Failed)) {
            firstTrouble = i;
        }
    }
    if (firstTrouble >= 0 && m_selectedRow < 0) {
        setSelectedRow(firstTrouble);
    }
}

void ImportViewModel::importPasted(const QString& text, const QString& title, const QString& dateIso)
{
    ingest::ImportOptions options;
    if (!dateIso.trimmed().isEmpty()) {
        const auto date = parseIso(fromQt(dateIso.trimmed()));
        if (!date) {
            m_services.toasts.complain(errorText(date.error()));
            return;
        }
        options.date = *date;
    }
    ImportRow row;
    row.title = title.trimmed().isEmpty() ? tr("Pasted text") : title.trimmed();
    row.state = ImportState::Reading;
    const auto job = std::make_shared<quint64>(0);
    *job = m_services.jobs.enqueue<ingest::ImportReport>(
        JobKind::Shown, tr("Importing"), this,
        [words = fromQt(text), name = fromQt(row.title), options](const Writing& writing) {
            const ingest::Registry registry = ingest::Registry::withAllFormats();
            ingest::Importer importer(writing.session.archive, writing.scorer, registry);
            return importer.importText(words, name, options, writing.stop);
        },
        [this, job](Result<ingest::ImportReport> report) {
            const bool stored = report && report->totals.conversations > 0;
            jobDone(*job, std::move(report));
            if (stored) {
                m_pasteText.clear();
                m_pasteTitle.clear();
                Q_EMIT pasteChanged();
            }
        });
    row.job = *job;
    row.number = m_queue.rowCount();
    m_queue.append(std::move(row));
    ++m_jobs;
    setSelectedRow(m_queue.rowCount() - 1);
    Q_EMIT progressChanged();
}

} // namespace reminisce::app
