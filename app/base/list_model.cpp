// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/list_model.h"

namespace reminisce::app {

ListModel::ListModel(QObject* parent) : QAbstractListModel(parent) {}

QVariant ListModel::value(int row, const QString& role) const
{
    return data(index(row), roleNames().key(role.toUtf8(), -1));
}

} // namespace reminisce::app
