// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/session_rows.h"

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "core/agent/workflow.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sessions)
};

/// The workflows' texts come from the core in English; these are for the translators.
[[maybe_unused]] constexpr const char* kWorkflowTexts[] = {
    QT_TRANSLATE_NOOP("Workflow", "Built-in"),
    QT_TRANSLATE_NOOP("Workflow", "Quotes the passages that fit best, with their dates. Needs no model."),
    QT_TRANSLATE_NOOP("Workflow", "Tools"),
    QT_TRANSLATE_NOOP("Workflow", "A model looks things up with tools, step by step, and answers."),
    QT_TRANSLATE_NOOP("Workflow", "One search"),
    QT_TRANSLATE_NOOP("Workflow", "One search, one prompt, one answer: the baseline."),
};

QString workflowText(std::string_view text)
{
    return QCoreApplication::translate("Workflow", std::string(text).c_str());
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
    row.detailText = toQt(session.workflow) + QStringLiteral(" · ") +
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

QList<ChoiceRow> workflowChoices()
{
    QList<ChoiceRow> rows;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        rows.append(
            {toQt(info.name), workflowText(info.label), workflowText(info.description), info.needsBackend, false});
    }
    return rows;
}

} // namespace reminisce::app
