// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "core/ingest/import_report.h"

namespace reminisce::app {

enum class ImportState { Waiting, Reading, Done, Failed, NeedsDate, Duplicate, Cancelled, Undone };

class Preferences;

/// A file in the queue of the import page.
struct ImportRow
{
    int number = 0; ///< its place in the queue
    std::filesystem::path path;
    QString title;  ///< of a pasted text; empty for files
    QString folder; ///< where the file is, when another one in the list has the same name; else empty
    quint64 job = 0;
    qint64 bytes = 0;
    ImportState state = ImportState::Waiting;
    double fraction = 0;
    ingest::FileReport report;
    bool skipped = false; ///< the person did not want to choose a date
    bool selected = false;

    [[nodiscard]] QString fileName() const;
};

/// Roles: row, path, fileName, folder, format, state, stateText, fraction, conversations, conversationsText, turns,
/// turnsText, skippedCount, dateSourceText, error, selected.
[[nodiscard]] QList<Role<ImportRow>> importRoles(const Preferences& preferences);

/// For each row what its `folder` is to be.
[[nodiscard]] QStringList foldersOf(const QList<ImportRow>& rows);

/// What the importer reported, taken into the row.
void takeReport(ImportRow& row, ingest::FileReport report);

/// The details of a file as label and value, for the report.
[[nodiscard]] QVariantList reportRows(const ImportRow& row, const Formatter& format);
[[nodiscard]] QString stateText(const ImportRow& row);

} // namespace reminisce::app
