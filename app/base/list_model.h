// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QAbstractListModel>
#include <QHash>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace reminisce::app {

/// Base of all item models: a list with a `count` that QML can bind to.
class ListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit ListModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const { return rowCount(QModelIndex()); }
    /// The value of a role given by name; for bindings and tests that have no delegate.
    Q_INVOKABLE [[nodiscard]] QVariant value(int row, const QString& role) const;

Q_SIGNALS:
    void countChanged();
};

/// A role of a row: the name that QML uses and how its value is had.
template <class Row>
struct Role
{
    QByteArray name;
    std::function<QVariant(const Row&)> value;
};

/// Item model over rows held as values. Rows are replaced as a whole; rows that keep their place are only reported as
/// changed, so that a list keeps its position.
template <class Row>
class RowsModel : public ListModel
{
public:
    using Key = std::function<qint64(const Row&)>;

    /// \param key identity of a row; without one the position counts as identity
    explicit RowsModel(QList<Role<Row>> roles, Key key = {}, QObject* parent = nullptr)
        : ListModel(parent), m_roles(std::move(roles)), m_key(std::move(key))
    {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const int which = role - Qt::UserRole;
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || which < 0 || which >= m_roles.size()) {
            return {};
        }
        return m_roles[which].value(m_rows[index.row()]);
    }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < m_roles.size(); ++i) {
            names.insert(Qt::UserRole + i, m_roles[i].name);
        }
        return names;
    }

    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }
    [[nodiscard]] const Row& at(int row) const { return m_rows[row]; }

    /// Puts new rows in place of the old ones. Common beginning and end are kept in place.
    void assign(QList<Row> rows)
    {
        const int oldSize = static_cast<int>(m_rows.size());
        const int newSize = static_cast<int>(rows.size());
        const int shorter = std::min(oldSize, newSize);
        int head = 0;
        while (head < shorter && sameRow(m_rows[head], rows[head])) {
            ++head;
        }
        int tail = 0;
        while (m_key && tail < shorter - head && sameRow(m_rows[oldSize - 1 - tail], rows[newSize - 1 - tail])) {
            ++tail;
        }
        if (oldSize - head - tail > 0) {
            beginRemoveRows({}, head, oldSize - tail - 1);
            m_rows.remove(head, oldSize - head - tail);
            endRemoveRows();
        }
        if (newSize - head - tail > 0) {
            beginInsertRows({}, head, newSize - tail - 1);
            m_rows = std::move(rows);
            endInsertRows();
        } else {
            m_rows = std::move(rows);
        }
        if (head > 0) {
            Q_EMIT dataChanged(index(0), index(head - 1));
        }
        if (tail > 0) {
            Q_EMIT dataChanged(index(newSize - tail), index(newSize - 1));
        }
        if (oldSize != newSize) {
            Q_EMIT countChanged();
        }
    }

    void append(Row row)
    {
        const int end = static_cast<int>(m_rows.size());
        beginInsertRows({}, end, end);
        m_rows.append(std::move(row));
        endInsertRows();
        Q_EMIT countChanged();
    }

    void removeAt(int row)
    {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
        Q_EMIT countChanged();
    }

    /// Lets `change` alter one row and reports it. `roles` empty: all.
    void update(int row, const std::function<void(Row&)>& change, const QList<int>& roles = {})
    {
        change(m_rows[row]);
        Q_EMIT dataChanged(index(row), index(row), roles);
    }

    /// Lets `change` alter every row and reports all of them.
    void updateAll(const std::function<void(Row&)>& change)
    {
        for (Row& row : m_rows) {
            change(row);
        }
        if (!m_rows.isEmpty()) {
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        }
    }

    /// First row of a key, −1 when there is none.
    [[nodiscard]] int rowOf(qint64 key) const
    {
        for (int i = 0; i < m_rows.size(); ++i) {
            if (m_key && m_key(m_rows[i]) == key) {
                return i;
            }
        }
        return -1;
    }

private:
    [[nodiscard]] bool sameRow(const Row& a, const Row& b) const { return !m_key || m_key(a) == m_key(b); }

    QList<Role<Row>> m_roles;
    Key m_key;
    QList<Row> m_rows;
};

} // namespace reminisce::app
