// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/support/table_model.h"

void TableModel::findRoles()
{
    if (m_roles.isEmpty() && !m_rows.isEmpty())
        m_roles = m_rows.first().toMap().keys();
}

void TableModel::setRows(const QVariantList& rows)
{
    beginResetModel();
    m_rows = rows;
    findRoles();
    endResetModel();
    emit countChanged();
}

void TableModel::append(const QVariantMap& row)
{
    const int end = count();
    if (m_roles.isEmpty())
        return setRows({row});
    beginInsertRows({}, end, end);
    m_rows.append(row);
    endInsertRows();
    emit countChanged();
}

void TableModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    emit countChanged();
}

void TableModel::clear()
{
    setRows({});
}

void TableModel::set(int row, const QString& role, const QVariant& value)
{
    QVariantMap map = get(row);
    map.insert(role, value);
    m_rows[row] = map;
    emit dataChanged(index(row), index(row));
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    return get(index.row()).value(m_roles.value(role - Qt::UserRole));
}

QHash<int, QByteArray> TableModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_roles.size(); ++i)
        names.insert(Qt::UserRole + i, m_roles.at(i).toUtf8());
    return names;
}
