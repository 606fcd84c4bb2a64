// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QVariantMap>

/// A list model of plain JavaScript objects, for mocks: unlike QML's ListModel its values may be arrays.
class TableModel : public QAbstractListModel
{
    Q_OBJECT
    /// List of objects; the keys of the first are the roles.
    Q_PROPERTY(QVariantList rows READ rows WRITE setRows NOTIFY countChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] QVariantList rows() const { return m_rows; }
    void setRows(const QVariantList& rows);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    Q_INVOKABLE [[nodiscard]] QVariantMap get(int row) const { return m_rows.value(row).toMap(); }
    Q_INVOKABLE void append(const QVariantMap& row);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void set(int row, const QString& role, const QVariant& value);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    void findRoles();

    QVariantList m_rows;
    QStringList m_roles;
};
