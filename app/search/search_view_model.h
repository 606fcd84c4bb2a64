// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/search/passage.h"
#include "app/search/understood_rows.h"
#include "app/shell/services.h"
#include "core/search/search_request.h"

namespace reminisce::app {

class FilterViewModel;
struct Reading;

/// A result of a search.
struct SearchRow
{
    Passage passage;
    search::HitScores scores;
    int groupCount = 1; ///< passages of the same conversation among the results
    bool selected = false;
};

/// The search page: results as you type. Each letter is searched for at once, and cancels the search before it.
class SearchViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(ListModel* understood READ understood CONSTANT)
    Q_PROPERTY(ListModel* results READ results CONSTANT)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    Q_PROPERTY(QString elapsedText READ elapsedText NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(bool reranked READ reranked NOTIFY changed)
    Q_PROPERTY(QString emptyReason READ emptyReason NOTIFY changed)
    /// Only the best passage of each conversation is shown, with how many of it were found.
    Q_PROPERTY(bool grouped READ grouped WRITE setGrouped NOTIFY settingsChanged)
    Q_PROPERTY(QString mode READ mode WRITE setMode NOTIFY settingsChanged)
    Q_PROPERTY(double weight READ weight WRITE setWeight NOTIFY settingsChanged)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentIndexChanged)

public:
    SearchViewModel(const Services& services, FilterViewModel& filter, QObject* parent = nullptr);

    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] ListModel* understood() { return &m_understood; }
    [[nodiscard]] ListModel* results() { return &m_results; }
    [[nodiscard]] bool searching() const { return m_searching; }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString elapsedText() const;
    [[nodiscard]] QString note() const { return m_note; }
    /// A rerank model has read the best results.
    [[nodiscard]] bool reranked() const { return m_reranked; }
    /// "no-query", "archive-empty", "nothing-found", or empty while there are results.
    [[nodiscard]] QString emptyReason() const;
    [[nodiscard]] bool grouped() const { return m_grouped; }
    void setGrouped(bool grouped);
    [[nodiscard]] QString mode() const;
    void setMode(const QString& mode);
    [[nodiscard]] double weight() const { return m_weight; }
    void setWeight(double weight);
    [[nodiscard]] int currentIndex() const { return m_currentIndex; }
    void setCurrentIndex(int index);

    /// Takes back a part of what was understood: its words are searched for instead.
    Q_INVOKABLE void removeUnderstood(const QString& key);
    Q_INVOKABLE void openResult(int index);
    /// Shows the whole passage, or the excerpt again.
    Q_INVOKABLE void toggleExpanded(int index);
    Q_INVOKABLE void askAboutResults();

Q_SIGNALS:
    void queryChanged();
    void changed();
    void settingsChanged();
    void currentIndexChanged();
    void openRequested(qint64 conversationId, qint64 turnId, const QString& findText);
    void askRequested(const QString& text);

private:
    struct Found
    {
        QList<SearchRow> rows;
        QList<UnderstoodRow> understood;
        QStringList notes;
        int passages = 0; ///< also those that grouping does not show
        int conversations = 0;
        double seconds = 0;
    };

    [[nodiscard]] static Result<Found> search(const Reading& reading, const search::SearchRequest& request,
                                              PassageStyle style, bool grouped);
    void searchNow();
    void show(Found found);
    void clear();

    Services m_services;
    FilterViewModel& m_filter;
    QString m_query;
    QTimer m_delay;
    std::vector<search::IgnoredPart> m_ignored;
    search::SearchMode m_mode = search::SearchMode::Hybrid;
    double m_weight = search::SearchRequest{}.weight;
    bool m_grouped = false;
    bool m_searching = false;
    bool m_searched = false;
    bool m_reranked = false;
    int m_passages = 0;
    int m_conversations = 0;
    double m_seconds = 0;
    QString m_note;
    int m_currentIndex = -1;
    RowsModel<SearchRow> m_results;
    RowsModel<UnderstoodRow> m_understood;
};

} // namespace reminisce::app
