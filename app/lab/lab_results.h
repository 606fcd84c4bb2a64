// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QList>
#include <QString>
#include <QVariantList>

#include "app/ask/trace_rows.h"
#include "app/base/format.h"
#include "app/base/list_model.h"
#include "core/evaluation/report/report.h"

namespace reminisce::app {

/// A run in the list. Roles: runId, name, whenText, stateText, failed, selected.
struct LabRunRow
{
    qint64 id = 0;
    QString name;
    QString whenText;
    QString stateText; ///< "75 answers", "52 of 75 answers, 3 failed"
    bool finished = false;
    bool failed = false; ///< some answers are missing because of a failure
    bool selected = false;
};

/// A configuration in the table. Roles: name, fullName, cells (list of {text, best}), series (0 … of its mark).
struct LabNumbersRow
{
    QString name;
    QString fullName;
    QVariantList cells;
    int series = 0;
};

/// An answered question. Roles: itemId, question, category, configuration, outcome, scoreText, failed, selected.
struct LabItemRow
{
    qint64 id = 0;
    QString question;
    QString category;
    int configuration = 0;
    QString configurationName;
    QString outcome; ///< "EM", "AM", "GE", "ME", "TE", "RE"; empty when it failed
    QString scoreText;
    bool failed = false;
    bool selected = false;
};

/// A question with its answers by two configurations. Roles: question, category, firstText, secondText, firstId,
/// secondId, better.
struct LabComparedRow
{
    QString question;
    QString category;
    QString firstText;
    QString secondText;
    qint64 firstId = 0;
    qint64 secondId = 0;
    int better = 0; ///< 1 or 2: whose score is; 0: neither can be said to be
};

[[nodiscard]] QList<Role<LabRunRow>> labRunRoles();
[[nodiscard]] QList<Role<LabNumbersRow>> labNumbersRoles();
[[nodiscard]] QList<Role<LabItemRow>> labItemRoles();
[[nodiscard]] QList<Role<LabComparedRow>> labComparedRoles();

/// What of a run is to be shown.
struct LabView
{
    qint64 run = -1;
    std::string metric;  ///< empty: evaluation::defaultMetric()
    int rings = 0;       ///< configuration of the rings
    qint64 against = -1; ///< run of the second configuration; −1: the same
    int first = 0;
    int second = 1;
};

/// A run as the page shows it. Charts are maps {kind, title, light, dark, head, rows}: SVG of both themes, and the
/// numbers as a table.
struct LabResults
{
    qint64 run = -1;
    QString title;
    QString datasetText;
    bool finished = false;
    qint64 failed = 0;
    QString metric;
    QVariantList metrics;  ///< {value, label}
    QVariantList settings; ///< {label, value}
    QStringList configurations;
    QStringList againstConfigurations;
    QStringList categories;
    QVariantList columns; ///< {label}
    QList<LabNumbersRow> numbers;
    QVariantList charts;
    QList<LabItemRow> items;
    QString verdict; ///< sentence of the comparison
    QStringList comparedNames;
    QList<LabComparedRow> compared;
};

/// The run and, when it is compared with another one, that one too.
[[nodiscard]] Result<evaluation::ReportInput> loadInput(const evaluation::LabStore& store, const LabView& view);

[[nodiscard]] LabRunRow runRow(const evaluation::LabRun& run, const Formatter& format);

/// Not for the GUI thread: intervals are drawn by resampling.
[[nodiscard]] LabResults labResults(const evaluation::ReportInput& input, const LabView& view, const Formatter& format);

/// One item with everything that is kept of it: {itemId, question, gold, response, outcome, outcomeText, error,
/// configuration, category, secondsText, metrics: [{label, text}], evidence: [{text, whenText, cited}], notes}.
struct LabItemDetail
{
    QVariantMap map;
    QList<TraceRow> trace;
    QString traceSummary;
};
[[nodiscard]] LabItemDetail labItemDetail(const evaluation::LabItem& item, const Formatter& format);

/// What an outcome means: "Right, from what was found".
[[nodiscard]] QString outcomeText(evaluation::Outcome outcome);

} // namespace reminisce::app
