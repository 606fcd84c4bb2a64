// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the Lab's lists.
#include <QCoreApplication>

#include "app/lab/lab_results.h"
#include "app/lab/lab_words.h"

namespace reminisce::app {

namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

} // namespace

QList<Role<LabRunRow>> labRunRoles()
{
    return {{"runId", [](const LabRunRow& row) { return QVariant(row.id); }},
            {"name", [](const LabRunRow& row) { return QVariant(row.name); }},
            {"whenText", [](const LabRunRow& row) { return QVariant(row.whenText); }},
            {"stateText", [](const LabRunRow& row) { return QVariant(row.stateText); }},
            {"failed", [](const LabRunRow& row) { return QVariant(row.failed); }},
            {"selected", [](const LabRunRow& row) { return QVariant(row.selected); }}};
}

QList<Role<LabNumbersRow>> labNumbersRoles()
{
    return {{"name", [](const LabNumbersRow& row) { return QVariant(row.name); }},
            {"fullName", [](const LabNumbersRow& row) { return QVariant(row.fullName); }},
            {"cells", [](const LabNumbersRow& row) { return QVariant(row.cells); }},
            {"series", [](const LabNumbersRow& row) { return QVariant(row.series); }}};
}

QList<Role<LabItemRow>> labItemRoles()
{
    return {{"itemId", [](const LabItemRow& row) { return QVariant(row.id); }},
            {"question", [](const LabItemRow& row) { return QVariant(row.question); }},
            {"category", [](const LabItemRow& row) { return QVariant(row.category); }},
            {"configuration", [](const LabItemRow& row) { return QVariant(row.configurationName); }},
            {"outcome", [](const LabItemRow& row) { return QVariant(row.outcome); }},
            {"scoreText", [](const LabItemRow& row) { return QVariant(row.scoreText); }},
            {"failed", [](const LabItemRow& row) { return QVariant(row.failed); }},
            {"selected", [](const LabItemRow& row) { return QVariant(row.selected); }}};
}

QList<Role<LabComparedRow>> labComparedRoles()
{
    return {{"question", [](const LabComparedRow& row) { return QVariant(row.question); }},
            {"category", [](const LabComparedRow& row) { return QVariant(row.category); }},
            {"firstText", [](const LabComparedRow& row) { return QVariant(row.firstText); }},
            {"secondText", [](const LabComparedRow& row) { return QVariant(row.secondText); }},
            {"firstId", [](const LabComparedRow& row) { return QVariant(row.firstId); }},
            {"secondId", [](const LabComparedRow& row) { return QVariant(row.secondId); }},
            {"better", [](const LabComparedRow& row) { return QVariant(row.better); }}};
}

LabRunRow runRow(const evaluation::LabRun& run, const Formatter& format)
{
    LabRunRow row;
    row.id = run.id;
    row.whenText = format.dayAndTime(run.startedAtUtc);
    row.name = runText(run, format);
    row.finished = run.finishedAtUtc.has_value();
    row.failed = run.failed > 0;
    const int items = static_cast<int>(run.items);
    row.stateText = row.finished
                        ? LabWords::tr("%n answer(s)", nullptr, items)
                        : LabWords::tr("%1 of %n answer(s), not finished", nullptr, static_cast<int>(run.total))
                              .arg(format.number(items));
    if (run.failed > 0) {
        row.stateText += QStringLiteral(", ") + LabWords::tr("%n failed", nullptr, static_cast<int>(run.failed));
    }
    return row;
}

} // namespace reminisce::app
