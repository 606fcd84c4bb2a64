// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows and asks. How files are imported is in import_running.cpp.
#include "app/import/import_view_model.h"

#include <algorithm>
#include <limits>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/import/format_names.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/timeline/transcript_text.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/verification.h"

namespace reminisce::app {

namespace {

QList<Role<DateCandidate>> dateRoles()
{
    return {
        {"label", [](const DateCandidate& row) { return QVariant(row.label); }},
        {"iso", [](const DateCandidate& row) { return QVariant(row.iso); }},
        {"origin", [](const DateCandidate& row) { return QVariant(row.origin); }},
    };
}

QList<Role<ingest::SkippedLine>> skippedRoles()
{
    return {
        {"line", [](const ingest::SkippedLine& row) { return QVariant(static_cast<int>(row.line)); }},
        {"text", [](const ingest::SkippedLine& row) { return QVariant(toQt(row.text)); }},
        {"reason", [](const ingest::SkippedLine& row) { return QVariant(coreText(row.reason)); }},
    };
}

QList<Role<archive::ImportBatch>> batchRoles(const Preferences& preferences)
{
    return {
        {"batchId", [](const archive::ImportBatch& row) { return QVariant(qint64{row.id}); }},
        {"label", [](const archive::ImportBatch& row) { return QVariant(toQt(row.label)); }},
        {"whenText",
         [&preferences](const archive::ImportBatch& row) {
             const QDateTime when = QDateTime::fromMSecsSinceEpoch(row.startedAtUtc / 1000);
             return QVariant(preferences.formatter().locale().toString(when, QLocale::ShortFormat));
         }},
        {"canUndo", [](const archive::ImportBatch&) { return QVariant(true); }},
    };
}

} // namespace

ImportViewModel::ImportViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_queue(importRoles(services.preferences)),
      m_earlierFiles(importRoles(services.preferences)),
      m_dateCandidates(dateRoles()),
      m_batches(batchRoles(services.preferences)),
      m_skipped(skippedRoles())
{
    connect(&m_services.jobs, &JobsWorker::progressed, this, &ImportViewModel::showProgress);
    connect(&m_services.contents, &ArchiveContents::changed, this, &ImportViewModel::reloadBatches);
    connect(&m_services.contents, &ArchiveContents::changed, this, &ImportViewModel::reloadEarlier);
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        setEarlier(false);
        m_readable.clear();
        Q_EMIT readAgainChanged();
        lookForBetterReaders();
        m_queue.assign({});
        m_batches.assign({});
        m_totals = {};
        setSelectedRow(-1);
        Q_EMIT progressChanged();
    });
    connect(&m_services.preferences, &Preferences::languageChanged, this, [this] {
        m_queue.updateAll([](ImportRow&) {});
        m_earlierFiles.updateAll([](ImportRow&) {});
        Q_EMIT readAgainChanged();
        setSelectedRow(m_selectedRow);
        Q_EMIT progressChanged();
    });
    connect(&m_queue, &ListModel::countChanged, this, &ImportViewModel::progressChanged);
}

double ImportViewModel::overallFraction() const
{
    return m_progress.total > 0 ? static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total) : 0;
}

QString ImportViewModel::rateText() const
{
    const double seconds = m_clock.isValid() ? static_cast<double>(m_clock.elapsed()) / 1000 : 0;
    if (!running() || seconds < 1 || m_progress.done == 0) {
        return {};
    }
    const auto perSecond = static_cast<qint64>(static_cast<double>(m_progress.done) / seconds);
    return tr("%1 per second").arg(m_services.preferences.formatter().bytes(perSecond));
}

QString ImportViewModel::timeLeftText() const
{
    const double seconds = m_clock.isValid() ? static_cast<double>(m_clock.elapsed()) / 1000 : 0;
    const double fraction = overallFraction();
    if (!running() || seconds < 2 || fraction < 0.02) {
        return {};
    }
    const double left = seconds * (1 - fraction) / fraction;
    return tr("about %1 left").arg(m_services.preferences.formatter().seconds(std::max(1.0, std::round(left))));
}

QString ImportViewModel::progressText() const
{
    if (!running()) {
        return {};
    }
    const auto finished = std::count_if(m_queue.rows().begin(), m_queue.rows().end(), [](const ImportRow& row) {
        const bool underWay = row.state == ImportState::Waiting || row.state == ImportState::Reading;
        return !underWay || row.fraction >= 1;
    });
    QStringList parts = {tr("%1 of %2 files").arg(finished).arg(m_queue.rowCount()), rateText(), timeLeftText()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString ImportViewModel::summaryText() const
{
    if (m_totals.conversations == 0) {
        return {};
    }
    const Formatter& format = m_services.preferences.formatter();
    const auto number = [&format](std::uint64_t count) { return format.number(static_cast<qint64>(count)); };
    QString text = tr("Stored %1 conversations, %2 turns and %3 passages.")
                       .arg(number(m_totals.conversations), number(m_totals.turns), number(m_totals.chunks));
    if (m_totals.skippedLines > 0) {
        text += QLatin1Char(' ') +
                tr("%n line(s) not used, see the report.", nullptr, static_cast<int>(m_totals.skippedLines));
    }
    return text;
}

const ImportRow* ImportViewModel::selected()
{
    return m_selectedRow >= 0 && m_selectedRow < shown().rowCount() ? &shown().at(m_selectedRow) : nullptr;
}

void ImportViewModel::setSelectedRow(int row)
{
    const int wanted = row < shown().rowCount() ? row : -1;
    if (wanted != m_selectedRow) {
        const int before = m_selectedRow;
        m_selectedRow = wanted;
        for (const int changed : {before, wanted}) {
            if (changed >= 0 && changed < shown().rowCount()) {
                shown().update(changed, [&](ImportRow& one) { one.selected = changed == wanted; });
            }
        }
    }
    QList<ingest::SkippedLine> skipped;
    QList<DateCandidate> dates;
    if (const ImportRow* chosen = selected()) {
        const ingest::FileReport& report = chosen->report;
        skipped = QList<ingest::SkippedLine>(report.skippedLines.begin(), report.skippedLines.end());
        if (report.needsDate && report.date) {
            dates.append({m_services.preferences.formatter().dayAndTime(report.date->local),
                          toQt(formatIso(*report.date)), tr("from the file's modification time")});
        }
    }
    m_skipped.assign(std::move(skipped));
    m_dateCandidates.assign(std::move(dates));
    Q_EMIT reportChanged();
}

QVariant ImportViewModel::report()
{
    const ImportRow* chosen = selected();
    if (!chosen) {
        return {};
    }
    const ImportRow& row = *chosen;
    const Formatter& format = m_services.preferences.formatter();
    return QVariantMap{
        {QStringLiteral("fileName"), row.fileName()},
        {QStringLiteral("format"), formatLabel(row.report.format)},
        {QStringLiteral("dateSourceText"), dateSourceText(std::string(ingest::dateSourceName(row.report.dateSource)))},
        {QStringLiteral("error"), row.report.error ? errorText(*row.report.error) : QString()},
        {QStringLiteral("rows"), reportRows(row, format)},
        {QStringLiteral("skipped"), QVariant::fromValue<QObject*>(&m_skipped)},
        {QStringLiteral("skippedCount"), static_cast<int>(row.report.skippedCount)},
        {QStringLiteral("needsDate"), row.state == ImportState::NeedsDate},
    };
}

int ImportViewModel::needsDateCount() const
{
    return static_cast<int>(std::count_if(m_queue.rows().begin(), m_queue.rows().end(),
                                          [](const ImportRow& row) { return row.state == ImportState::NeedsDate; }));
}

void ImportViewModel::confirmDate(const QString& iso, bool forAll)
{
    const auto date = parseIso(fromQt(iso.trimmed()));
    if (!date) {
        m_services.toasts.complain(errorText(date.error()));
        return;
    }
    QList<int> rows;
    queueSelected();
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        const bool chosen = i == m_selectedRow || forAll;
        if (chosen && m_queue.at(i).state == ImportState::NeedsDate && m_queue.at(i).title.isEmpty()) {
            rows.append(i);
        }
    }
    if (!rows.isEmpty()) {
        startJob(rows, QList<Moment>(rows.size(), *date));
        setSelectedRow(m_selectedRow);
    } else if (m_selectedRow >= 0 && !m_queue.at(m_selectedRow).title.isEmpty()) {
        importPasted(m_pasteText, m_queue.at(m_selectedRow).title, iso);
    }
}

void ImportViewModel::confirmGuesses()
{
    queueSelected();
    QList<int> rows;
    QList<Moment> dates;
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        const ImportRow& row = m_queue.at(i);
        if (row.state == ImportState::NeedsDate && row.title.isEmpty() && row.report.date) {
            rows.append(i);
            dates.append(*row.report.date);
        }
    }
    if (!rows.isEmpty()) {
        startJob(rows, dates);
        setSelectedRow(m_selectedRow);
    }
}

void ImportViewModel::skipGuessed()
{
    if (m_earlier) {
        setSelectedRow(-1);
        return;
    }
    if (m_selectedRow >= 0 && m_queue.at(m_selectedRow).state == ImportState::NeedsDate) {
        m_queue.update(m_selectedRow, [](ImportRow& row) {
            row.state = ImportState::Cancelled;
            row.skipped = true;
        });
        setSelectedRow(m_selectedRow);
        Q_EMIT progressChanged();
    }
}

void ImportViewModel::cancel()
{
    QSet<quint64> jobs;
    for (const ImportRow& row : m_queue.rows()) {
        if (row.state == ImportState::Waiting || row.state == ImportState::Reading) {
            jobs.insert(row.job);
        }
    }
    for (const quint64 job : jobs) {
        m_services.jobs.cancel(job);
    }
}

void ImportViewModel::retry(int row)
{
    if (m_earlier && row == m_selectedRow) {
        queueSelected();
        row = m_selectedRow;
    }
    if (row < 0 || row >= m_queue.rowCount()) {
        return;
    }
    const ImportRow& one = m_queue.at(row);
    if (one.title.isEmpty() && one.state != ImportState::Waiting && one.state != ImportState::Reading) {
        startJob({row}, {});
        setSelectedRow(m_selectedRow);
    }
}

void ImportViewModel::undoBatch(qint64 batchId)
{
    struct Undone
    {
        archive::RemovedCounts removed;
        QSet<archive::Id> left; ///< sources that are still in the archive
    };
    m_services.jobs.enqueue<Undone>(
        JobKind::Shown, tr("Undoing an import"), this,
        [batchId](const Writing& writing) -> Result<Undone> {
            const auto removed = archive::undoImportBatch(writing.writer, batchId);
            if (!removed) {
                return tl::unexpected(removed.error());
            }
            // Busy: a reader holds an older state; only the log is left, which the next deletion or closing empties.
            const auto scrubbed = archive::scrub(writing.writer, writing.session.archive.directory());
            if (!scrubbed && scrubbed.error().code != ErrorCode::Busy) {
                return tl::unexpected(scrubbed.error());
            }
            const auto sources = archive::listSources(writing.writer, std::numeric_limits<std::int32_t>::max());
            if (!sources) {
                return tl::unexpected(sources.error());
            }
            Undone undone{*removed, {}};
            for (const archive::Source& source : *sources) {
                undone.left.insert(source.id);
            }
            return undone;
        },
        [this](const Result<Undone>& undone) {
            if (undone) {
                m_services.toasts.inform(tr("%n conversation(s) taken out again.", nullptr,
                                            static_cast<int>(undone->removed.conversations)));
                markUndone(undone->left);
            } else {
                m_services.toasts.complain(errorText(undone.error()));
            }
            m_services.contents.reload();
        });
}

void ImportViewModel::clearFinished()
{
    setSelectedRow(-1);
    for (int i = m_queue.rowCount() - 1; i >= 0; --i) {
        const ImportState state = m_queue.at(i).state;
        if (state != ImportState::Waiting && state != ImportState::Reading && state != ImportState::NeedsDate) {
            m_queue.removeAt(i);
        }
    }
    for (int i = 0; i < m_queue.rowCount(); ++i) {
        m_queue.update(i, [i](ImportRow& row) { row.number = i; });
    }
    tellFoldersApart();
    Q_EMIT progressChanged();
}

void ImportViewModel::reloadBatches()
{
    using Batches = std::vector<archive::ImportBatch>;
    m_services.reader.request<Batches>(
        ReadKind::ImportBatches, this,
        [](const Reading& reading) { return archive::listImportBatches(reading.reader); },
        [this](Result<Batches> batches) {
            if (batches) {
                m_batches.assign(QList<archive::ImportBatch>(batches->begin(), batches->end()));
            }
        });
}

} // namespace reminisce::app
