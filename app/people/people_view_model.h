// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/people/person_rows.h"
#include "app/shell/services.h"
#include "core/archive/people_changes.h"

namespace reminisce::app {

/// The people page: everyone who speaks, and what can be mended about them.
class PeopleViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ListModel* people READ people CONSTANT)
    Q_PROPERTY(QString totalText READ totalText NOTIFY changed)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY sortChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QVariant selected READ selected NOTIFY selectedChanged)
    Q_PROPERTY(int markedCount READ markedCount NOTIFY markedChanged)
    Q_PROPERTY(QVariantList markedPeople READ markedPeople NOTIFY markedChanged)
    Q_PROPERTY(ListModel* mergeSuggestions READ mergeSuggestions CONSTANT)
    Q_PROPERTY(ListModel* changes READ changes CONSTANT)
    Q_PROPERTY(bool loading READ loading NOTIFY changed)

public:
    explicit PeopleViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] ListModel* people() { return &m_people; }
    [[nodiscard]] QString totalText() const;
    /// "turns", "name", "conversations", "first" or "last".
    [[nodiscard]] QString sort() const { return m_sort; }
    void setSort(const QString& sort);
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// {personId, name, initial, colourIndex, isOwner, aliases, activity, emotions, companions}, or nothing.
    [[nodiscard]] QVariant selected() const { return m_selected; }
    [[nodiscard]] int markedCount() const { return static_cast<int>(m_marked.size()); }
    [[nodiscard]] QVariantList markedPeople() const;
    [[nodiscard]] ListModel* mergeSuggestions() { return &m_suggestions; }
    /// Merges and splits that can be taken back, newest first. Roles: changeId, text, whenText.
    [[nodiscard]] ListModel* changes() { return &m_changes; }
    [[nodiscard]] bool loading() const { return m_loading; }

    /// Shows a person's details; −1 closes them.
    Q_INVOKABLE void select(qint64 id);
    Q_INVOKABLE void rename(qint64 id, const QString& name);
    Q_INVOKABLE void addAlias(qint64 id, const QString& alias);
    Q_INVOKABLE void removeAlias(qint64 id, const QString& alias);
    Q_INVOKABLE void setOwner(qint64 id);
    Q_INVOKABLE void merge(qint64 fromId, qint64 intoId);
    Q_INVOKABLE void toggleMarked(qint64 id);
    Q_INVOKABLE void clearMarked();
    Q_INVOKABLE void mergeMarkedInto(qint64 id);
    Q_INVOKABLE void acceptMerge(int index);
    Q_INVOKABLE void dismissMerge(int index);
    Q_INVOKABLE void undoChange(qint64 changeId);
    Q_INVOKABLE void showInTimeline(qint64 id);

Q_SIGNALS:
    void changed();
    void sortChanged();
    void searchChanged();
    void selectedChanged();
    void markedChanged();
    void showRequested(qint64 personId);

private:
    using Change = std::function<Result<void>(archive::Writer&)>;

    void reload();
    void showRows();
    void reloadSelected();
    void change(Change change);
    /// In one job and one message, with one way back.
    void mergeAll(const QList<qint64>& fromIds, qint64 intoId);
    /// Takes changes back, which are given in the order they were made in.
    void undoChanges(std::vector<archive::Id> changes);
    void markDuplicates();
    void reloadChanges();

    Services m_services;
    QList<PersonRow> m_all;
    RowsModel<PersonRow> m_people;
    RowsModel<MergeSuggestion> m_suggestions;
    RowsModel<archive::PeopleChange> m_changes;
    QString m_sort = QStringLiteral("turns");
    QString m_search;
    qint64 m_selectedId = -1;
    QVariant m_selected;
    QSet<qint64> m_marked;
    bool m_loading = false;
};

} // namespace reminisce::app
