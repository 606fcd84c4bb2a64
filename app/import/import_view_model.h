// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/import/import_row.h"
#include "app/shell/services.h"
#include "core/archive/sources.h"
#include "core/base/progress.h"
#include "core/ingest/reimport.h"

namespace reminisce::app {

/// A date that a file could be of.
struct DateCandidate
{
    QString label;
    QString iso;
    QString origin;
};

/// The import page: what is to be read, what became of it, and what can be undone.
class ImportViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ListModel* queue READ queue NOTIFY queueChanged)
    Q_PROPERTY(bool earlier READ earlier WRITE setEarlier NOTIFY queueChanged)
    Q_PROPERTY(QString readAgainText READ readAgainText NOTIFY readAgainChanged)
    Q_PROPERTY(bool running READ running NOTIFY progressChanged)
    Q_PROPERTY(double overallFraction READ overallFraction NOTIFY progressChanged)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY progressChanged)
    Q_PROPERTY(int selectedRow READ selectedRow WRITE setSelectedRow NOTIFY reportChanged)
    Q_PROPERTY(QVariant report READ report NOTIFY reportChanged)
    Q_PROPERTY(int needsDateCount READ needsDateCount NOTIFY progressChanged)
    Q_PROPERTY(ListModel* dateCandidates READ dateCandidates CONSTANT)
    Q_PROPERTY(ListModel* batches READ batches CONSTANT)
    Q_PROPERTY(QString pasteText MEMBER m_pasteText NOTIFY pasteChanged)
    Q_PROPERTY(QString pasteTitle MEMBER m_pasteTitle NOTIFY pasteChanged)

public:
    explicit ImportViewModel(const Services& services, QObject* parent = nullptr);

    /// What is being imported now or, with `earlier`, every file of the archive and those that were refused.
    [[nodiscard]] ListModel* queue() { return m_earlier ? &m_earlierFiles : &m_queue; }
    [[nodiscard]] bool earlier() const { return m_earlier; }
    void setEarlier(bool earlier);
    /// That files can be read better by now than when they were imported; empty: none can.
    [[nodiscard]] QString readAgainText() const;
    [[nodiscard]] bool running() const { return m_jobs > 0; }
    [[nodiscard]] double overallFraction() const;
    /// Files done, how fast it goes, and how long it may still take.
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString summaryText() const;
    [[nodiscard]] int selectedRow() const { return m_selectedRow; }
    void setSelectedRow(int row);
    /// {fileName, format, dateSourceText, error, rows, skipped (model: line, text, reason), skippedCount,
    /// needsDate}, or nothing when no row is selected.
    [[nodiscard]] QVariant report();
    [[nodiscard]] int needsDateCount() const;
    [[nodiscard]] ListModel* dateCandidates() { return &m_dateCandidates; }
    [[nodiscard]] ListModel* batches() { return &m_batches; }

    Q_INVOKABLE void addUrls(const QList<QUrl>& urls);
    Q_INVOKABLE void importPasted(const QString& text, const QString& title, const QString& dateIso);
    /// Stores the selected file, or all that need a date, with this date.
    Q_INVOKABLE void confirmDate(const QString& iso, bool forAll);
    /// Takes the guessed date of every file that waits for one.
    Q_INVOKABLE void confirmGuesses();
    /// Leaves the selected file out.
    Q_INVOKABLE void skipGuessed();
    /// Reads those files again whose reader has become better. Titles, tags, corrections and citations stay.
    Q_INVOKABLE void readAgain();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void retry(int row);
    Q_INVOKABLE void undoBatch(qint64 batchId);
    Q_INVOKABLE void clearFinished();

Q_SIGNALS:
    void progressChanged();
    void reportChanged();
    void pasteChanged();
    void queueChanged();
    void readAgainChanged();
    /// Something was stored.
    void imported();

private:
    /// A file to be imported, with its size for the progress.
    struct File
    {
        std::filesystem::path path;
        qint64 bytes = 0;
    };
    struct Expanded
    {
        std::vector<File> files;
        std::vector<ingest::FileReport> failures;
    };

    [[nodiscard]] QString rateText() const;
    [[nodiscard]] QString timeLeftText() const;
    [[nodiscard]] static Expanded expand(const std::vector<std::filesystem::path>& paths);
    void addRows(Expanded expanded);
    /// \param dates one for each row, or none at all
    void startJob(const QList<int>& rows, const QList<Moment>& dates);
    void showProgress(quint64 job, const Progress& progress);
    void jobDone(quint64 job, Result<ingest::ImportReport> report);
    void settle(quint64 job, ingest::ImportReport report);
    /// Says of files in the queue that have the same name which folder they are in.
    void tellFoldersApart();
    /// Says of rows whose source is not among those that are left that they were taken out again.
    void markUndone(const QSet<archive::Id>& left);
    void reloadBatches();
    void reloadEarlier();
    /// Puts the selected one of the earlier files into the queue, selected there, so that it can be tried again.
    void queueSelected();
    /// Looks whether files can be read better by now.
    void lookForBetterReaders();
    /// The rows in sight, and the selected one of them; null when none is selected.
    [[nodiscard]] RowsModel<ImportRow>& shown() { return m_earlier ? m_earlierFiles : m_queue; }
    [[nodiscard]] const ImportRow* selected();

    Services m_services;
    RowsModel<ImportRow> m_queue;
    RowsModel<ImportRow> m_earlierFiles;
    bool m_earlier = false;
    std::vector<ingest::ReimportGroup> m_readable; ///< that a better reader can read again
    RowsModel<DateCandidate> m_dateCandidates;
    RowsModel<archive::ImportBatch> m_batches;
    RowsModel<ingest::SkippedLine> m_skipped;
    int m_selectedRow = -1;
    QString m_pasteText;
    QString m_pasteTitle;
    int m_jobs = 0;
    Progress m_progress;
    QElapsedTimer m_clock;
    ingest::ImportTotals m_totals; ///< of all imports since the program started
};

} // namespace reminisce::app
