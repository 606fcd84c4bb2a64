// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/session_rows.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "core/agent/workflow.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sessions)
};

/// The name that people read; what this version does not know keeps its own.
QString workflowText(const QString& workflow)
{
    const auto& known = agent::workflows();
    const auto info = std::find_if(known.begin(), known.end(),
                                   [&](const agent::WorkflowInfo& one) { return toQt(one.name) == workflow; });
    return info == known.end() ? workflow : coreText(info->label);
}

QString groupOf(const QDate& day, const Formatter& format)
{
    const QDate today = QDate::currentDate();
    if (day >= today) {
        return Texts::tr("Today");
    }
    if (day == today.addDays(-1)) {
        return Texts::tr("Yesterday");
    }
    if (day > today.addDays(-7)) {
        return Texts::tr("This week");
    }
    return format.locale().toString(day, QStringLiteral("MMMM yyyy"));
}

} // namespace

QList<Role<SessionRow>> sessionRoles()
{
    return {
        {"sessionId", [](const SessionRow& row) { return QVariant(row.id); }},
        {"title", [](const SessionRow& row) { return QVariant(row.title); }},
        {"detailText", [](const SessionRow& row) { return QVariant(row.detailText); }},
        {"groupText", [](const SessionRow& row) { return QVariant(row.groupText); }},
        {"hasError", [](const SessionRow& row) { return QVariant(row.hasError); }},
        {"selected", [](const SessionRow& row) { return QVariant(row.selected); }},
    };
}

SessionRow sessionRow(const archive::ChatSession& session, const Formatter& format)
{
    SessionRow row;
    row.id = session.id;
    row.title = toQt(session.title);
    row.detailText = workflowText(toQt(session.workflow)) + QStringLiteral(" · ") +
                     Texts::tr("%n question(s)", nullptr, static_cast<int>(session.messages));
    row.groupText = groupOf(QDateTime::fromMSecsSinceEpoch(session.updatedAtUtc / 1000).date(), format);
    row.hasError = session.hasError;
    return row;
}

QList<Role<ChoiceRow>> choiceRoles()
{
    return {
        {"name", [](const ChoiceRow& row) { return QVariant(row.name); }},
        {"label", [](const ChoiceRow& row) { return QVariant(row.label); }},
        {"description", [](const ChoiceRow& row) { return QVariant(row.description); }},
        {"needsBackend", [](const ChoiceRow& row) { return QVariant(row.needsBackend); }},
        {"leavesMachine", [](const ChoiceRow& row) { return QVariant(row.leavesMachine); }},
    };
}

QString wayText(const QString& workflow, const QString& backend)
{
    const auto& known = agent::workflows();
    const auto info = std::find_if(known.begin(), known.end(),
                                   [&](const agent::WorkflowInfo& one) { return toQt(one.name) == workflow; });
    if (info == known.end()) {
        return workflow;
    }
    const QString label = coreText(info->label);
    return info->needsBackend ? label + QStringLiteral(" · ") + backend : label;
}

QList<ChoiceRow> workflowChoices()
{
    QList<ChoiceRow> rows;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        rows.append({toQt(info.name), coreText(info.label), coreText(info.description), info.needsBackend, false});
    }
    return rows;
}

} // namespace reminisce::app
