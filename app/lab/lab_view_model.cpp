// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_view_model.h"

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"

namespace reminisce::app {

LabViewModel::LabViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_plan(services, m_worker),
      m_questions(services, m_worker),
      m_runs(labRunRoles(), [](const LabRunRow& row) { return row.id; }),
      m_numbers(labNumbersRoles()),
      m_items(labItemRoles(), [](const LabItemRow& row) { return row.id; }),
      m_compared(labComparedRoles()),
      m_trace(traceRoles())
{
    connect(&m_plan, &LabPlanViewModel::startRequested, this, &LabViewModel::start);
    connect(&m_questions, &QuestionSetViewModel::saved, &m_plan, &LabPlanViewModel::useFile);
    connect(&m_worker, &LabWorker::began, this, [this](qint64 run) {
        change([run](LabView& view) { view = {run}; });
        reload();
    });
    connect(&m_worker, &LabWorker::progressed, this, [this](const evaluation::LabProgress& progress) {
        m_progress = progress;
        Q_EMIT progressChanged();
    });
    connect(&m_worker, &LabWorker::ended, this, [this](qint64, bool stopped, const QString& error) {
        Q_EMIT progressChanged();
        if (!error.isEmpty()) {
            m_services.toasts.complain(error);
        } else {
            m_services.toasts.inform(stopped ? tr("The run was stopped. What was answered is kept.")
                                             : tr("The run has finished."));
        }
        reload();
    });
    connect(&m_services.preferences, &Preferences::languageChanged, this, &LabViewModel::reload);
}

void LabViewModel::setSession(SessionPointer session, const std::filesystem::path& directory)
{
    m_worker.setSession(std::move(session), directory);
    m_view = {};
    askConsent({});
    m_plan.setDirectory(directory);
    m_questions.setDirectory(directory);
    show({});
    showRuns({});
    openItem(-1);
    reload();
}

void LabViewModel::reload()
{
    using Rows = QList<LabRunRow>;
    m_worker.read<Rows>(
        this,
        [format = m_services.preferences.formatter()](const LabReading& reading) -> Result<Rows> {
            const auto store = reading.store(archive::Access::ReadOnly);
            if (!store) {
                return store.error().code == ErrorCode::NotFound ? Result<Rows>(Rows()) : tl::unexpected(store.error());
            }
            const auto runs = (*store)->runs();
            if (!runs) {
                return tl::unexpected(runs.error());
            }
            Rows rows;
            for (const evaluation::LabRun& run : *runs) {
                rows.append(runRow(run, format));
            }
            return rows;
        },
        [this](Result<Rows> rows) {
            if (rows) {
                showRuns(std::move(*rows));
            } else {
                m_services.toasts.complain(coreText(rows.error().message));
            }
        });
}

void LabViewModel::showRuns(QList<LabRunRow> rows)
{
    m_runs.assign(std::move(rows));
    if (m_runs.rowOf(m_view.run) < 0) {
        m_view = {};
        m_view.run = m_runs.rowCount() > 0 ? m_runs.at(0).id : -1;
    }
    m_runs.updateAll([this](LabRunRow& row) { row.selected = row.id == m_view.run; });
    loadResults();
}

void LabViewModel::loadResults()
{
    const quint64 request = ++m_request;
    if (m_view.run < 0) {
        show({});
        return;
    }
    m_loading = true;
    Q_EMIT viewChanged();
    m_worker.read<LabResults>(
        this,
        [view = m_view, format = m_services.preferences.formatter()](const LabReading& reading) -> Result<LabResults> {
            const auto store = reading.store(archive::Access::ReadOnly);
            if (!store) {
                return tl::unexpected(store.error());
            }
            const auto input = loadInput(**store, view);
            return input ? Result<LabResults>(labResults(*input, view, format)) : tl::unexpected(input.error());
        },
        [this, request](Result<LabResults> results) {
            if (request != m_request) {
                return;
            }
            if (!results) {
                m_services.toasts.complain(coreText(results.error().message));
            }
            show(results ? std::move(*results) : LabResults());
        });
}

void LabViewModel::show(LabResults results)
{
    m_loading = false;
    m_results = std::move(results);
    m_numbers.assign(m_results.numbers);
    m_compared.assign(m_results.compared);
    showItems();
    Q_EMIT viewChanged();
    Q_EMIT resultsChanged();
}

void LabViewModel::showItems()
{
    QList<LabItemRow> rows;
    const qint64 open = m_item.toMap().value(QStringLiteral("itemId"), -1).toLongLong();
    for (LabItemRow row : m_results.items) {
        const bool outcome =
            m_outcome.isEmpty() || (m_outcome == QLatin1String("failed") ? row.failed : row.outcome == m_outcome);
        if (outcome && (m_configuration < 0 || row.configuration == m_configuration) &&
            (m_category.isEmpty() || row.category == m_category)) {
            row.selected = row.id == open;
            rows.append(std::move(row));
        }
    }
    m_items.assign(std::move(rows));
    Q_EMIT itemsChanged();
}

QString LabViewModel::itemsText() const
{
    const Formatter& format = m_services.preferences.formatter();
    return tr("%1 of %n answer(s)", nullptr, static_cast<int>(m_results.items.size()))
        .arg(format.number(m_items.rowCount()));
}

void LabViewModel::change(const std::function<void(LabView&)>& how)
{
    how(m_view);
    loadResults();
}

void LabViewModel::setMetric(const QString& metric)
{
    change([&](LabView& view) { view.metric = fromQt(metric); });
}

void LabViewModel::setRingsOf(int configuration)
{
    change([&](LabView& view) { view.rings = configuration; });
}

void LabViewModel::setAgainstRun(qint64 run)
{
    change([&](LabView& view) {
        view.against = run == view.run ? -1 : run;
        view.second = view.against >= 0 ? 0 : 1;
    });
}

void LabViewModel::setFirst(int configuration)
{
    change([&](LabView& view) { view.first = configuration; });
}

void LabViewModel::setSecond(int configuration)
{
    change([&](LabView& view) { view.second = configuration; });
}

void LabViewModel::setOutcomeFilter(const QString& outcome)
{
    m_outcome = outcome;
    showItems();
}

void LabViewModel::setConfigurationFilter(int configuration)
{
    m_configuration = configuration;
    showItems();
}

void LabViewModel::setCategoryFilter(const QString& category)
{
    m_category = category;
    showItems();
}

void LabViewModel::selectRun(qint64 run)
{
    if (run == m_view.run) {
        return;
    }
    m_outcome.clear();
    m_configuration = -1;
    m_category.clear();
    openItem(-1);
    askConsent({});
    m_view = {};
    m_view.run = run;
    m_runs.updateAll([run](LabRunRow& row) { row.selected = row.id == run; });
    loadResults();
}

void LabViewModel::deleteRun(qint64 run)
{
    m_worker.read<bool>(
        this,
        [run](const LabReading& reading) -> Result<bool> {
            const auto store = reading.store(archive::Access::ReadWrite);
            if (!store) {
                return tl::unexpected(store.error());
            }
            const auto removed = (*store)->remove(run);
            return removed ? Result<bool>(true) : tl::unexpected(removed.error());
        },
        [this](const Result<bool>& removed) {
            if (!removed) {
                m_services.toasts.complain(coreText(removed.error().message));
            }
            reload();
        });
}

void LabViewModel::openItem(qint64 item)
{
    if (item < 0) {
        m_item = {};
        m_trace.assign({});
        m_traceSummary.clear();
        showItems();
        Q_EMIT itemChanged();
        return;
    }
    m_worker.read<LabItemDetail>(
        this,
        [item, view = m_view,
         format = m_services.preferences.formatter()](const LabReading& reading) -> Result<LabItemDetail> {
            const auto store = reading.store(archive::Access::ReadOnly);
            if (!store) {
                return tl::unexpected(store.error());
            }
            const auto input = loadInput(**store, view);
            if (!input) {
                return tl::unexpected(input.error());
            }
            for (const auto* items : {&input->items, &input->againstItems}) {
                for (const evaluation::LabItem& one : *items) {
                    if (one.id == item) {
                        return labItemDetail(one, format);
                    }
                }
            }
            return fail(ErrorCode::NotFound, "This answer is not kept any more.");
        },
        [this](Result<LabItemDetail> detail) {
            if (!detail) {
                m_services.toasts.complain(coreText(detail.error().message));
                return;
            }
            m_item = detail->map;
            m_trace.assign(std::move(detail->trace));
            m_traceSummary = detail->traceSummary;
            showItems();
            Q_EMIT itemChanged();
        });
}

} // namespace reminisce::app
