// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/shell/services.h"

namespace reminisce::app {

/// A line of the palette.
struct PaletteRow
{
    QString kind; ///< "page", "command", "theme", "person", "conversation"
    QString key;
    QString label;
    QString detail; ///< a shortcut, a date
    QString icon;
};

/// Everything that can be gone to by typing: commands, people, conversations.
class PaletteViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(ListModel* results READ results CONSTANT)

public:
    explicit PaletteViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString& query);
    /// Roles: kind, label, detail, icon.
    [[nodiscard]] ListModel* results() { return &m_results; }

    Q_INVOKABLE void run(int index);

Q_SIGNALS:
    void queryChanged();
    void chosen(const QString& kind, const QString& key);

private:
    void show();
    void findConversations();

    Services m_services;
    QString m_query;
    QList<PaletteRow> m_conversations; ///< found for the present query
    RowsModel<PaletteRow> m_results;
};

} // namespace reminisce::app
