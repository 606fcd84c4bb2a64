// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/shell/services.h"
#include "core/archive/people.h"

namespace reminisce::app {

/// "Which of these is you?", asked after an import while nobody is known to be the owner.
class OwnerQuestionViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(ListModel* candidates READ candidates CONSTANT)

public:
    explicit OwnerQuestionViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] ListModel* candidates() { return &m_candidates; }

    /// Asks when the archive has people and no owner, or one of whom only "Ich" or "Me" is known; call after an import.
    void askWhenNeeded();
    /// The same when an archive was opened, unless "None of them" was the answer in it before.
    void askAtOpening();

    Q_INVOKABLE void choose(qint64 personId);
    Q_INVOKABLE void skip();

Q_SIGNALS:
    void openChanged();

private:
    void ask(bool atOpening);
    void setOpen(bool open);

    Services m_services;
    bool m_open = false;
    bool m_skipped = false;
    archive::Id m_nameless = 0; ///< becomes the chosen one
    RowsModel<archive::PersonSummary> m_candidates;
};

} // namespace reminisce::app
