// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/toast_model.h"

namespace reminisce::app {

namespace {

/// More would cover the page; the oldest goes.
constexpr int kMostToasts = 4;

} // namespace

void ToastModel::inform(const QString& text, const QString& actionText, std::function<void()> action)
{
    add({0, text, actionText, false, std::move(action)});
}

void ToastModel::complain(const QString& text)
{
    add({0, text, {}, true, {}});
}

void ToastModel::add(Toast toast)
{
    if (m_toasts.size() >= kMostToasts) {
        dismiss(m_toasts.first().id);
    }
    toast.id = ++m_lastId;
    const int end = static_cast<int>(m_toasts.size());
    beginInsertRows({}, end, end);
    m_toasts.append(std::move(toast));
    endInsertRows();
    Q_EMIT countChanged();
}

void ToastModel::act(int id)
{
    for (const Toast& toast : m_toasts) {
        if (toast.id == id) {
            const auto action = toast.action;
            dismiss(id);
            if (action) {
                action();
            }
            return;
        }
    }
}

void ToastModel::dismiss(int id)
{
    for (int i = 0; i < m_toasts.size(); ++i) {
        if (m_toasts[i].id == id) {
            beginRemoveRows({}, i, i);
            m_toasts.removeAt(i);
            endRemoveRows();
            Q_EMIT countChanged();
            return;
        }
    }
}

int ToastModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_toasts.size());
}

QVariant ToastModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Toast& toast = m_toasts[index.row()];
    switch (role) {
    case IdRole:
        return toast.id;
    case TextRole:
        return toast.text;
    case ActionTextRole:
        return toast.actionText;
    case KindRole:
        return toast.error ? QStringLiteral("error") : QStringLiteral("info");
    default:
        return {};
    }
}

QHash<int, QByteArray> ToastModel::roleNames() const
{
    return {{IdRole, "toastId"}, {TextRole, "text"}, {ActionTextRole, "actionText"}, {KindRole, "kind"}};
}

} // namespace reminisce::app
