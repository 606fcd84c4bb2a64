// SPDX-License-Identifier: GPL-3.0-or-later
// Files that were imported or refused before, with their reports; and reading them again.
#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/import/import_view_model.h"
#include "app/shell/archive_contents.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/ingest/report_json.h"

namespace reminisce::app {

namespace {

constexpr std::size_t kMostFiles = 100'000;

ImportRow rowOf(const std::string& path, const std::string& format, const std::string& reportJson)
{
    ImportRow row;
    row.path = path;
    auto report = ingest::fileReportFromJson(reportJson);
    if (!report) {
        report = ingest::FileReport{};
        report->warnings.push_back(fromQt(ImportViewModel::tr("The report of this file was not kept.")));
    }
    report->path = path;
    if (report->format.empty()) {
        report->format = format;
    }
    takeReport(row, std::move(*report));
    return row;
}

/// Refused files first: they are what is looked for.
Result<QList<ImportRow>> readEarlier(const Reading& reading)
{
    const auto refused = archive::listRefusedFiles(reading.reader, kMostFiles);
    if (!refused) {
        return tl::unexpected(refused.error());
    }
    const auto sources = archive::listSources(reading.reader, kMostFiles);
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    QList<ImportRow> rows;
    for (const archive::RefusedFile& file : *refused) {
        rows.append(rowOf(file.path, {}, file.reportJson));
    }
    for (const archive::Source& source : *sources) {
        rows.append(rowOf(source.path, source.format, source.reportJson));
    }
    const QStringList folders = foldersOf(rows);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i].folder = folders[i];
        rows[i].number = static_cast<int>(i);
    }
    return rows;
}

} // namespace

void ImportViewModel::setEarlier(bool earlier)
{
    if (earlier == m_earlier) {
        return;
    }
    setSelectedRow(-1);
    m_earlier = earlier;
    Q_EMIT queueChanged();
    reloadEarlier();
}

void ImportViewModel::reloadEarlier()
{
    if (!m_earlier) {
        m_earlierFiles.assign({});
        return;
    }
    m_services.reader.request<QList<ImportRow>>(ReadKind::Sources, this, readEarlier,
                                                [this](Result<QList<ImportRow>> rows) {
                                                    if (!rows) {
                                                        m_services.toasts.complain(errorText(rows.error()));
                                                    } else if (m_earlier) {
                                                        m_earlierFiles.assign(std::move(*rows));
                                                        setSelectedRow(m_selectedRow);
                                                    }
                                                });
}

void ImportViewModel::queueSelected()
{
    if (!m_earlier) {
        return;
    }
    const ImportRow* chosen = selected();
    if (!chosen) {
        return;
    }
    ImportRow row = *chosen;
    setEarlier(false);
    row.selected = false;
    row.number = m_queue.rowCount();
    m_queue.append(std::move(row));
    tellFoldersApart();
    setSelectedRow(m_queue.rowCount() - 1);
}

void ImportViewModel::lookForBetterReaders()
{
    using Groups = std::vector<ingest::ReimportGroup>;
    m_services.reader.request<Groups>(
        ReadKind::BetterReaders, this,
        [](const Reading& reading) {
            return ingest::reimportCandidates(reading.reader, ingest::Registry::withAllFormats());
        },
        [this](Result<Groups> groups) {
            m_readable.clear();
            if (groups) {
                std::copy_if(groups->begin(), groups->end(), std::back_inserter(m_readable),
                             [](const ingest::ReimportGroup& group) { return group.obstacle.empty(); });
            } else {
                m_services.toasts.complain(errorText(groups.error()));
            }
            Q_EMIT readAgainChanged();
        });
}

QString ImportViewModel::readAgainText() const
{
    std::size_t files = 0;
    for (const ingest::ReimportGroup& group : m_readable) {
        files += group.sources.size();
    }
    return files > 0
               ? tr("%n file(s) can be read better by now than when they came in.", nullptr, static_cast<int>(files))
               : QString();
}

void ImportViewModel::readAgain()
{
    if (m_readable.empty()) {
        return;
    }
    m_services.jobs.enqueue<ingest::ReimportReport>(
        JobKind::Shown, tr("Reading files again"), this,
        [groups = m_readable](const Writing& writing) {
            const ingest::Registry registry = ingest::Registry::withAllFormats();
            auto done = ingest::reimport(writing.session.archive, writing.scorer, registry, groups, writing.progress,
                                         writing.stop);
            if (done && !writing.stop.stop_requested()) {
                (void)writing.session.searcher.prepare(writing.stop);
            }
            return done;
        },
        [this](const Result<ingest::ReimportReport>& done) {
            if (!done) {
                m_services.toasts.complain(errorText(done.error()));
            } else if (!done->failures.empty()) {
                m_services.toasts.complain(errorText(done->failures.front().second));
            } else {
                const QString turns = tr("%n new turn(s)", nullptr, static_cast<int>(done->turnsNew));
                m_services.toasts.inform(tr("Read again: %1; everything else is as before.").arg(turns));
            }
            m_services.contents.reload();
            lookForBetterReaders();
        });
    m_readable.clear();
    Q_EMIT readAgainChanged();
}

} // namespace reminisce::app
