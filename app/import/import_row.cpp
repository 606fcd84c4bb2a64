// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_row.h"

#include <QCoreApplication>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/import/format_names.h"
#include "app/shell/preferences.h"
#include "app/timeline/recorded_time.h"
#include "app/timeline/transcript_text.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

QString stateName(ImportState state)
{
    switch (state) {
    case ImportState::Waiting:
        return QStringLiteral("waiting");
    case ImportState::Reading:
        return QStringLiteral("reading");
    case ImportState::Done:
        return QStringLiteral("done");
    case ImportState::Failed:
        return QStringLiteral("failed");
    case ImportState::NeedsDate:
        return QStringLiteral("needs-date");
    case ImportState::Duplicate:
        return QStringLiteral("duplicate");
    case ImportState::Cancelled:
    case ImportState::Undone:
        return QStringLiteral("cancelled");
    }
    return {};
}

QString errorOf(const ImportRow& row)
{
    return row.report.error ? errorText(*row.report.error) : QString();
}

QString countOrNothing(const Formatter& format, std::uint64_t count)
{
    return count > 0 ? format.number(static_cast<qint64>(count)) : QString();
}

} // namespace

QString ImportRow::fileName() const
{
    return title.isEmpty() ? toQt(path.filename().native()) : title;
}

QString stateText(const ImportRow& row)
{
    switch (row.state) {
    case ImportState::Waiting:
        return Texts::tr("Waiting");
    case ImportState::Reading:
        return Texts::tr("Reading");
    case ImportState::Done:
        return row.report.skippedCount > 0
                   ? Texts::tr("%n line(s) not used", nullptr, static_cast<int>(row.report.skippedCount))
                   : Texts::tr("Stored");
    case ImportState::Failed:
        return Texts::tr("Not readable");
    case ImportState::NeedsDate:
        return Texts::tr("Needs a date");
    case ImportState::Duplicate:
        return Texts::tr("Already here");
    case ImportState::Cancelled:
        return row.skipped ? Texts::tr("Skipped") : Texts::tr("Cancelled");
    case ImportState::Undone:
        return Texts::tr("Taken out again");
    }
    return {};
}

QList<Role<ImportRow>> importRoles(const Preferences& preferences)
{
    return {
        {"row", [](const ImportRow& row) { return QVariant(row.number); }},
        {"path", [](const ImportRow& row) { return QVariant(pathToQt(row.path)); }},
        {"fileName", [](const ImportRow& row) { return QVariant(row.fileName()); }},
        {"folder", [](const ImportRow& row) { return QVariant(row.folder); }},
        {"format", [](const ImportRow& row) { return QVariant(formatLabel(row.report.format)); }},
        {"state", [](const ImportRow& row) { return QVariant(stateName(row.state)); }},
        {"stateText", [](const ImportRow& row) { return QVariant(stateText(row)); }},
        {"fraction", [](const ImportRow& row) { return QVariant(row.fraction); }},
        {"conversations",
         [](const ImportRow& row) { return QVariant(static_cast<qlonglong>(row.report.conversations)); }},
        {"conversationsText",
         [&preferences](const ImportRow& row) {
             return QVariant(countOrNothing(preferences.formatter(), row.report.conversations));
         }},
        {"turns", [](const ImportRow& row) { return QVariant(static_cast<qlonglong>(row.report.turns)); }},
        {"turnsText",
         [&preferences](const ImportRow& row) {
             return QVariant(countOrNothing(preferences.formatter(), row.report.turns));
         }},
        {"skippedCount", [](const ImportRow& row) { return QVariant(static_cast<int>(row.report.skippedCount)); }},
        {"dateSourceText",
         [](const ImportRow& row) {
             return QVariant(dateSourceText(std::string(ingest::dateSourceName(row.report.dateSource))));
         }},
        {"error", [](const ImportRow& row) { return QVariant(errorOf(row)); }},
        {"selected", [](const ImportRow& row) { return QVariant(row.selected); }},
    };
}

QStringList foldersOf(const QList<ImportRow>& rows)
{
    QHash<QString, int> uses;
    for (const ImportRow& row : rows) {
        ++uses[row.fileName()];
    }
    QStringList folders;
    for (const ImportRow& row : rows) {
        const bool repeated = row.title.isEmpty() && uses.value(row.fileName()) > 1;
        folders.append(repeated ? pathToQt(row.path.parent_path()) : QString());
    }
    return folders;
}

void takeReport(ImportRow& row, ingest::FileReport report)
{
    row.report = std::move(report);
    row.fraction = 1;
    if (row.report.error) {
        row.state = row.report.error->code == ErrorCode::Cancelled ? ImportState::Cancelled : ImportState::Failed;
    } else if (row.report.needsDate) {
        row.state = ImportState::NeedsDate;
    } else {
        row.state = row.report.alreadyImported ? ImportState::Duplicate : ImportState::Done;
    }
}

QVariantList reportRows(const ImportRow& row, const Formatter& format)
{
    QVariantList rows;
    const auto add = [&rows](const QString& label, const QString& value) {
        if (!value.isEmpty()) {
            rows.append(QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}});
        }
    };
    add(Texts::tr("State"), stateText(row));
    add(Texts::tr("Format"), formatLabel(row.report.format));
    add(Texts::tr("Conversations"), countOrNothing(format, row.report.conversations));
    add(Texts::tr("Turns taken"), countOrNothing(format, row.report.turns));
    add(Texts::tr("Passages"), countOrNothing(format, row.report.chunks));
    const RecordedTime time = RecordedTime::of(row.report.date, ingest::dateSourceName(row.report.dateSource));
    add(Texts::tr("Date"), row.report.date ? time.when(format, row.report.date->local) : QString());
    add(Texts::tr("How the date is known"), dateSourceText(std::string(ingest::dateSourceName(row.report.dateSource))));
    for (const std::string& warning : row.report.warnings) {
        add(Texts::tr("Note"), coreText(warning));
    }
    add(Texts::tr("File"), row.title.isEmpty() ? pathToQt(row.path) : QString());
    return rows;
}

} // namespace reminisce::app
