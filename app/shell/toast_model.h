// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/base/list_model.h"

namespace reminisce::app {

/// Short messages at the foot of the window. Roles: toastId, text, actionText (empty: no action), kind ("info",
/// "error").
class ToastModel : public ListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")

public:
    enum Roles { IdRole = Qt::UserRole, TextRole, ActionTextRole, KindRole };

    using ListModel::ListModel;

    /// Says something, with something that can be done about it, such as undoing.
    void inform(const QString& text, const QString& actionText = {}, std::function<void()> action = {});
    void complain(const QString& text);

    /// Does what the message offers, and takes it away.
    Q_INVOKABLE void act(int id);
    Q_INVOKABLE void dismiss(int id);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Toast
    {
        int id = 0;
        QString text;
        QString actionText;
        bool error = false;
        std::function<void()> action;
    };

    void add(Toast toast);

    QList<Toast> m_toasts;
    int m_lastId = 0;
};

} // namespace reminisce::app
