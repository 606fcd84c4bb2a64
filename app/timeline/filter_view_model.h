// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/shell/services.h"
#include "app/timeline/filter_chips.h"
#include "app/timeline/filter_suggestions.h"
#include "core/archive/saved_filters.h"

namespace reminisce::app {

/// The one filter that timeline, search and scope share.
class FilterViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ListModel* chips READ chips CONSTANT)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)
    Q_PROPERTY(bool peopleMatchAll READ peopleMatchAll WRITE setPeopleMatchAll NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(QString from READ from NOTIFY changed)
    Q_PROPERTY(QString to READ to NOTIFY changed)
    Q_PROPERTY(ListModel* suggestions READ suggestions CONSTANT)
    Q_PROPERTY(QString suggestionText READ suggestionText WRITE setSuggestionText NOTIFY suggestionTextChanged)
    Q_PROPERTY(ListModel* savedFilters READ savedFilters CONSTANT)

public:
    explicit FilterViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] const archive::Filter& filter() const { return m_filter; }
    void setFilter(archive::Filter filter);

    [[nodiscard]] ListModel* chips() { return &m_chips; }
    [[nodiscard]] bool isEmpty() const { return m_filter.isEmpty(); }
    [[nodiscard]] bool peopleMatchAll() const { return m_filter.peopleMatch == archive::PeopleMatch::All; }
    void setPeopleMatchAll(bool all);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QString from() const;
    [[nodiscard]] QString to() const;
    [[nodiscard]] ListModel* suggestions() { return &m_suggestions; }
    [[nodiscard]] QString suggestionText() const { return m_suggestionText; }
    void setSuggestionText(const QString& text);
    [[nodiscard]] ListModel* savedFilters() { return &m_saved; }

    Q_INVOKABLE void addPerson(qint64 id);
    Q_INVOKABLE void addTag(const QString& tag);
    Q_INVOKABLE void addEmotion(const QString& name);
    Q_INVOKABLE void setDates(const QString& fromIso, const QString& toIso);
    Q_INVOKABLE void clearDates();
    /// Acts a moment after the last letter was typed.
    Q_INVOKABLE void setText(const QString& text);
    Q_INVOKABLE void acceptSuggestion(const QString& key);
    Q_INVOKABLE void remove(const QString& key);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void saveAs(const QString& name);
    Q_INVOKABLE void applySaved(qint64 id);
    Q_INVOKABLE void deleteSaved(qint64 id);

Q_SIGNALS:
    void changed();
    void textChanged();
    void suggestionTextChanged();

private:
    void showChips();
    void showSuggestions();
    void reloadPeople();
    void reloadTags();
    void reloadSaved();

    Services m_services;
    archive::Filter m_filter;
    QString m_text;
    QString m_suggestionText;
    QList<archive::Id> m_peopleByPassages; ///< the owner first
    QList<TagUse> m_tags;
    RowsModel<FilterChip> m_chips;
    RowsModel<FilterSuggestion> m_suggestions;
    RowsModel<archive::SavedFilter> m_saved;
    QTimer m_textDelay;
};

} // namespace reminisce::app
