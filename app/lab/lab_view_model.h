// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/ask/trace_model.h"
#include "app/lab/lab_plan_view_model.h"
#include "app/lab/lab_results.h"
#include "app/lab/lab_worker.h"
#include "app/lab/question_set_view_model.h"
#include "app/shell/services.h"

namespace reminisce::app {

/// The Lab: its runs, the one that is shown with its charts and questions, and the one that is measured now.
class LabViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to AppViewModel")
    Q_PROPERTY(ListModel* runs READ runs CONSTANT)
    Q_PROPERTY(qint64 currentRun READ currentRun NOTIFY viewChanged)
    Q_PROPERTY(QString title READ title NOTIFY resultsChanged)
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY resultsChanged)
    Q_PROPERTY(bool loading READ loading NOTIFY viewChanged)
    Q_PROPERTY(bool canResume READ canResume NOTIFY resultsChanged)
    Q_PROPERTY(bool hasFailed READ hasFailed NOTIFY resultsChanged)
    Q_PROPERTY(QString metric READ metric WRITE setMetric NOTIFY resultsChanged)
    Q_PROPERTY(QVariantList metrics READ metrics NOTIFY resultsChanged)
    Q_PROPERTY(QStringList configurations READ configurations NOTIFY resultsChanged)
    Q_PROPERTY(QStringList categories READ categories NOTIFY resultsChanged)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY resultsChanged)
    Q_PROPERTY(ListModel* numbers READ numbers CONSTANT)
    Q_PROPERTY(QVariantList charts READ charts NOTIFY resultsChanged)
    Q_PROPERTY(int ringsOf READ ringsOf WRITE setRingsOf NOTIFY viewChanged)
    Q_PROPERTY(ListModel* items READ items CONSTANT)
    Q_PROPERTY(QString outcomeFilter READ outcomeFilter WRITE setOutcomeFilter NOTIFY itemsChanged)
    Q_PROPERTY(int configurationFilter READ configurationFilter WRITE setConfigurationFilter NOTIFY itemsChanged)
    Q_PROPERTY(QString categoryFilter READ categoryFilter WRITE setCategoryFilter NOTIFY itemsChanged)
    Q_PROPERTY(QString itemsText READ itemsText NOTIFY itemsChanged)
    Q_PROPERTY(QVariant item READ item NOTIFY itemChanged)
    Q_PROPERTY(ListModel* trace READ trace CONSTANT)
    Q_PROPERTY(QString traceSummary READ traceSummary NOTIFY itemChanged)
    Q_PROPERTY(qint64 againstRun READ againstRun WRITE setAgainstRun NOTIFY viewChanged)
    Q_PROPERTY(QStringList againstConfigurations READ againstConfigurations NOTIFY resultsChanged)
    Q_PROPERTY(int first READ first WRITE setFirst NOTIFY viewChanged)
    Q_PROPERTY(int second READ second WRITE setSecond NOTIFY viewChanged)
    Q_PROPERTY(ListModel* compared READ compared CONSTANT)
    Q_PROPERTY(QStringList comparedNames READ comparedNames NOTIFY resultsChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY resultsChanged)
    /// What the run was begun with: {label, value}
    Q_PROPERTY(QVariantList settingsRows READ settingsRows NOTIFY resultsChanged)
    /// What going on would send to another machine; empty when nothing is asked
    Q_PROPERTY(QString consentText READ consentText NOTIFY consentChanged)
    Q_PROPERTY(bool running READ running NOTIFY progressChanged)
    Q_PROPERTY(double fraction READ fraction NOTIFY progressChanged)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(LabPlanViewModel* plan READ plan CONSTANT)
    Q_PROPERTY(QuestionSetViewModel* questions READ questions CONSTANT)

public:
    explicit LabViewModel(const Services& services, QObject* parent = nullptr);

    /// The archive whose runs are shown from now on.
    void setSession(SessionPointer session, const std::filesystem::path& directory);

    [[nodiscard]] ListModel* runs() { return &m_runs; }
    [[nodiscard]] qint64 currentRun() const { return m_view.run; }
    [[nodiscard]] QString title() const { return m_results.title; }
    [[nodiscard]] QString datasetText() const { return m_results.datasetText; }
    [[nodiscard]] bool hasResults() const { return m_results.run >= 0 && !m_results.configurations.isEmpty(); }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] bool canResume() const { return m_results.run >= 0 && !m_results.finished; }
    [[nodiscard]] bool hasFailed() const { return m_results.failed > 0; }
    [[nodiscard]] QString metric() const { return m_results.metric; }
    void setMetric(const QString& metric);
    [[nodiscard]] QVariantList metrics() const { return m_results.metrics; }
    [[nodiscard]] QStringList configurations() const { return m_results.configurations; }
    [[nodiscard]] QStringList categories() const { return m_results.categories; }
    [[nodiscard]] QVariantList columns() const { return m_results.columns; }
    [[nodiscard]] ListModel* numbers() { return &m_numbers; }
    [[nodiscard]] QVariantList charts() const { return m_results.charts; }
    [[nodiscard]] int ringsOf() const { return m_view.rings; }
    void setRingsOf(int configuration);
    [[nodiscard]] ListModel* items() { return &m_items; }
    [[nodiscard]] QString outcomeFilter() const { return m_outcome; }
    void setOutcomeFilter(const QString& outcome);
    [[nodiscard]] int configurationFilter() const { return m_configuration; }
    void setConfigurationFilter(int configuration);
    [[nodiscard]] QString categoryFilter() const { return m_category; }
    void setCategoryFilter(const QString& category);
    [[nodiscard]] QString itemsText() const;
    [[nodiscard]] QVariant item() const { return m_item; }
    [[nodiscard]] ListModel* trace() { return &m_trace; }
    [[nodiscard]] QString traceSummary() const { return m_traceSummary; }
    [[nodiscard]] qint64 againstRun() const { return m_view.against; }
    void setAgainstRun(qint64 run);
    [[nodiscard]] QStringList againstConfigurations() const { return m_results.againstConfigurations; }
    [[nodiscard]] int first() const { return m_view.first; }
    void setFirst(int configuration);
    [[nodiscard]] int second() const { return m_view.second; }
    void setSecond(int configuration);
    [[nodiscard]] ListModel* compared() { return &m_compared; }
    [[nodiscard]] QStringList comparedNames() const { return m_results.comparedNames; }
    [[nodiscard]] QString verdict() const { return m_results.verdict; }
    [[nodiscard]] QVariantList settingsRows() const { return m_results.settings; }
    [[nodiscard]] QString consentText() const { return m_consentText; }
    [[nodiscard]] bool running() const { return m_worker.running(); }
    [[nodiscard]] double fraction() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] LabPlanViewModel* plan() { return &m_plan; }
    [[nodiscard]] QuestionSetViewModel* questions() { return &m_questions; }

    Q_INVOKABLE void reload();
    Q_INVOKABLE void selectRun(qint64 run);
    /// Goes on with the run that is shown; asks first (`consentText`) when that sends anything to another machine.
    Q_INVOKABLE void resume();
    Q_INVOKABLE void retryFailed();
    /// The answer to `consentText`.
    Q_INVOKABLE void consent(bool given);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void deleteRun(qint64 run);
    /// Shows an item with its trace; −1 closes it.
    Q_INVOKABLE void openItem(qint64 item);
    /// Writes the report by the ending of the file: .html, .json or .csv.
    Q_INVOKABLE void exportReport(const QUrl& file);
    /// Writes a chart by its place in `charts`, .svg or .png.
    Q_INVOKABLE void exportChart(int chart, const QUrl& file);

Q_SIGNALS:
    void viewChanged();
    void resultsChanged();
    void itemsChanged();
    void itemChanged();
    void progressChanged();
    void consentChanged();

private:
    void start(const LabTask& task);
    void goOn(bool retryFailed);
    void askConsent(const QString& text);
    void loadResults();
    void show(LabResults results);
    void showRuns(QList<LabRunRow> rows);
    void showItems();
    void change(const std::function<void(LabView&)>& how);

    Services m_services;
    LabWorker m_worker;
    LabPlanViewModel m_plan;
    QuestionSetViewModel m_questions;
    RowsModel<LabRunRow> m_runs;
    RowsModel<LabNumbersRow> m_numbers;
    RowsModel<LabItemRow> m_items;
    RowsModel<LabComparedRow> m_compared;
    TraceModel m_trace;
    LabView m_view;
    LabResults m_results;
    evaluation::LabProgress m_progress;
    LabTask m_waiting; ///< for consent
    QString m_consentText;
    quint64 m_request = 0; ///< the newest; results of older ones are dropped
    bool m_loading = false;
    QString m_outcome;
    int m_configuration = -1;
    QString m_category;
    QVariant m_item;
    QString m_traceSummary;
};

} // namespace reminisce::app
