// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// A chat in the list. Roles: sessionId, title, detailText, groupText, hasError, selected.
struct SessionRow
{
    qint64 id = -1;
    QString title;
    QString detailText;
    QString groupText;
    bool hasError = false;
    bool selected = false;
};
[[nodiscard]] QList<Role<SessionRow>> sessionRoles();
[[nodiscard]] SessionRow sessionRow(const archive::ChatSession& session, const Formatter& format);

/// Something to choose from: a workflow or a backend. Roles: name, label, description, needsBackend, leavesMachine.
struct ChoiceRow
{
    QString name;
    QString label;
    QString description;
    bool needsBackend = false;
    bool leavesMachine = false;
};
[[nodiscard]] QList<Role<ChoiceRow>> choiceRoles();

/// The workflows there are.
[[nodiscard]] QList<ChoiceRow> workflowChoices();

/// How an answer was made, in words: the workflow, and the backend when a model took part.
[[nodiscard]] QString wayText(const QString& workflow, const QString& backend);

} // namespace reminisce::app
