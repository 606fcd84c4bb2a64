// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/import_row.h"

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/timeline/transcript_text.h"

namespace reminisce::app {

namespace {

QString tr(const char* text, int n = -1)
{
    return QCoreApplication::translate("Import", text, nullptr, n);
}

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
        return QStringLiteral("cancelled");
    }
    return {};
}

QString errorOf(const ImportRow& row)
{
    return row.report.error ? toQt(row.report.error->message) : QString();
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

QString formatLabel(const std::string& format)
{
    QString label = toQt(format).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!label.isEmpty()) {
        label[0] = label[0].toUpper();
    }
    return label;
}

QString stateText(const ImportRow& row)
{
    switch (row.state) {
    case ImportState::Waiting:
        return tr("Waiting");
    case ImportState::Reading:
        return tr("Reading");
    case ImportState::Done:
        return row.report.skippedCount > 0 ? tr("%n line(s) not used", static_cast<int>(row.report.skippedCount))
                                           : tr("Stored");
    case ImportState::Failed:
        return tr("Not readable");
    case ImportState::NeedsDate:
        return tr("Needs a date");
    case ImportState::Duplicate:
        return tr("Already here");
    case ImportState::Cancelled:
        return row.skipped ? tr("Skipped") : tr("Cancelled");
    }
    return {};
}

QList<Role<ImportRow>> importRoles(const Formatter& format)
{
    return {
        {"row", [](const ImportRow& row) { return QVariant(row.number); }},
        {"path", [](const ImportRow& row) { return QVariant(pathToQt(row.path)); }},
        {"fileName", [](const ImportRow& row) { return QVariant(row.fileName()); }},
        {"format", [](const ImportRow& row) { return QVariant(formatLabel(row.report.format)); }},
        {"state", [](const ImportRow& row) { return QVariant(stateName(row.state)); }},
        {"stateText", [](const ImportRow& row) { return QVariant(stateText(row)); }},
        {"fraction", [](const ImportRow& row) { return QVariant(row.fraction); }},
        {"conversations",
         [](const ImportRow& row) { return QVariant(static_cast<qlonglong>(row.report.conversations)); }},
        {"conversationsText",
         [format](const ImportRow& row) { return QVariant(countOrNothing(format, row.report.conversations)); }},
        {"turns", [](const ImportRow& row) { return QVariant(static_cast<qlonglong>(row.report.turns)); }},
        {"turnsText", [format](const ImportRow& row) { return QVariant(countOrNothing(format, row.report.turns)); }},
        {"skippedCount", [](const ImportRow& row) { return QVariant(static_cast<int>(row.report.skippedCount)); }},
        {"dateSourceText",
         [](const ImportRow& row) {
             return QVariant(dateSourceText(std::string(ingest::dateSourceName(row.report.dateSource))));
         }},
        {"error", [](const ImportRow& row) { return QVariant(errorOf(row)); }},
        {"selected", [](const ImportRow& row) { return QVariant(row.selected); }},
    };
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
    add(tr("State"), stateText(row));
    add(tr("Format"), formatLabel(row.report.format));
    add(tr("Conversations"), countOrNothing(format, row.report.conversations));
    add(tr("Turns taken"), countOrNothing(format, row.report.turns));
    add(tr("Passages"), countOrNothing(format, row.report.chunks));
    add(tr("Date"), row.report.date ? format.dayAndTime(row.report.date->local) : QString());
    add(tr("Source of date"), dateSourceText(std::string(ingest::dateSourceName(row.report.dateSource))));
    for (const std::string& warning : row.report.warnings) {
        add(tr("Note"), toQt(warning));
    }
    add(tr("File"), row.title.isEmpty() ? pathToQt(row.path) : QString());
    return rows;
}

} // namespace reminisce::app
