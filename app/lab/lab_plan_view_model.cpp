// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_plan_view_model.h"

#include <algorithm>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_words.h"
#include "app/shell/preferences.h"
#include "core/agent/workflow.h"

namespace reminisce::app {

namespace {

constexpr int kSettleTime = 250; ///< milliseconds between the last change and the estimate

QList<Role<LabChoice>> choiceRoles()
{
    return {{"value", [](const LabChoice& row) { return QVariant(row.value); }},
            {"label", [](const LabChoice& row) { return QVariant(row.label); }},
            {"detail", [](const LabChoice& row) { return QVariant(row.detail); }},
            {"chosen", [](const LabChoice& row) { return QVariant(row.chosen); }},
            {"possible", [](const LabChoice& row) { return QVariant(row.possible); }},
            {"atATime", [](const LabChoice& row) { return QVariant(row.atATime); }}};
}

} // namespace

LabPlanViewModel::LabPlanViewModel(const Services& services, LabWorker& worker, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_worker(worker),
      m_workflows(choiceRoles()),
      m_backends(choiceRoles()),
      m_modes(choiceRoles()),
      m_categories(choiceRoles()),
      m_embeddings(choiceRoles())
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kSettleTime);
    connect(&m_delay, &QTimer::timeout, this, &LabPlanViewModel::estimateNow);
    connect(this, &LabPlanViewModel::optionChanged, this, &LabPlanViewModel::noteChange);
    connect(&m_services.backends, &BackendList::changed, this, &LabPlanViewModel::showBackends);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &LabPlanViewModel::nameChoices);
    m_embeddings.assign({{QString(), {}, {}, true}});
    nameChoices();
}

void LabPlanViewModel::nameChoices()
{
    const auto chosen = [](const RowsModel<LabChoice>& model, const QString& value, bool atFirst) {
        const auto before = std::find_if(model.rows().begin(), model.rows().end(),
                                         [&](const LabChoice& row) { return row.value == value; });
        return before == model.rows().end() ? atFirst : before->chosen;
    };
    QList<LabChoice> workflows;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        const QString value = toQt(info.name);
        workflows.append({value, coreText(info.label), coreText(info.description),
                          chosen(m_workflows, value, !info.needsBackend), true, info.needsBackend});
    }
    m_workflows.assign(std::move(workflows));
    QList<LabChoice> modes;
    for (const search::SearchMode mode : {search::SearchMode::Hybrid, search::SearchMode::Keyword,
                                          search::SearchMode::Vector, search::SearchMode::Emotion}) {
        const QString value = toQt(search::searchModeName(mode));
        modes.append({value, searchModeText(mode), {}, chosen(m_modes, value, mode == search::SearchMode::Hybrid)});
    }
    m_modes.assign(std::move(modes));
    const QString mark = m_services.preferences.formatter().locale().decimalPoint();
    m_threshold.replace(QLatin1Char('.'), mark).replace(QLatin1Char(','), mark);
    showBackends();
}

void LabPlanViewModel::setDirectory(const std::filesystem::path& directory)
{
    m_directory = directory;
    m_ownFile.clear();
    m_estimate.clear();
    m_problem.clear();
    ++m_request;
    Q_EMIT changed();
    Q_EMIT estimateChanged();
}

void LabPlanViewModel::showBackends()
{
    QList<LabChoice> rows;
    for (const backend::BackendSettings& settings : m_services.backends.all()) {
        if (settings.chatModel.empty()) {
            continue;
        }
        const QString name = toQt(settings.name);
        const auto before = std::find_if(m_backends.rows().begin(), m_backends.rows().end(),
                                         [&](const LabChoice& row) { return row.value == name; });
        const bool leaves = backend::leavesTheMachine(settings);
        LabChoice row{name, name, toQt(settings.chatModel) + (leaves ? tr(", leaves this machine") : QString())};
        if (before != m_backends.rows().end()) {
            row.chosen = before->chosen;
            row.atATime = before->atATime;
        }
        rows.append(std::move(row));
    }
    const bool any = !rows.isEmpty();
    m_backends.assign(std::move(rows));
    m_workflows.updateAll([any](LabChoice& row) {
        row.possible = !row.needsBackend || any;
        row.chosen = row.chosen && row.possible;
    });
    showEmbeddings();
    Q_EMIT changed();
}

void LabPlanViewModel::showEmbeddings()
{
    QList<LabChoice> rows;
    QStringList names = {QString()};
    names.append(embedders());
    for (const QString& name : names) {
        const auto before = std::find_if(m_embeddings.rows().begin(), m_embeddings.rows().end(),
                                         [&](const LabChoice& row) { return row.value == name; });
        rows.append(
            {name, name.isEmpty() ? tr("Built-in") : name, {}, before != m_embeddings.rows().end() && before->chosen});
    }
    m_embeddings.assign(std::move(rows));
}

void LabPlanViewModel::noteChange()
{
    m_estimating = true;
    m_delay.start();
    Q_EMIT changed();
    Q_EMIT estimateChanged();
}

void LabPlanViewModel::setSource(const QString& source)
{
    if (source != m_source) {
        m_source = source;
        m_categories.assign({});
        noteChange();
    }
}

QString LabPlanViewModel::fileText() const
{
    return pathToQt((m_source == QLatin1String("own") ? m_ownFile : m_file).filename());
}

void LabPlanViewModel::setFormat(const QString& format)
{
    m_format = format;
    m_categories.assign({});
    noteChange();
}

void LabPlanViewModel::setCount(int count)
{
    m_count = std::clamp(count, 1, 10000);
    noteChange();
}

void LabPlanViewModel::setSeed(int seed)
{
    m_seed = std::max(0, seed);
    noteChange();
}

void LabPlanViewModel::setPassages(const QString& passages)
{
    m_passages = passages;
    noteChange();
}

void LabPlanViewModel::setSamples(int samples)
{
    m_samples = std::max(0, samples);
    noteChange();
}

void LabPlanViewModel::setWeights(const QString& weights)
{
    m_weights = weights;
    noteChange();
}

void LabPlanViewModel::setThreshold(const QString& threshold)
{
    m_threshold = threshold;
    noteChange();
}

QStringList LabPlanViewModel::judges() const
{
    QStringList names;
    for (const backend::BackendSettings& settings : m_services.backends.all()) {
        if (!settings.chatModel.empty() || !settings.judgeModel.empty()) {
            names.append(toQt(settings.name));
        }
    }
    return names;
}

QStringList LabPlanViewModel::embedders() const
{
    QStringList names;
    for (const backend::BackendSettings& settings : m_services.backends.all()) {
        if (!settings.embeddingModel.empty()) {
            names.append(toQt(settings.name));
        }
    }
    return names;
}

void LabPlanViewModel::setName(const QString& name)
{
    m_name = name;
    Q_EMIT changed();
}

void LabPlanViewModel::setFile(const QUrl& file)
{
    m_file = pathFromUrl(file);
    m_categories.assign({});
    m_source = QStringLiteral("file");
    noteChange();
}

void LabPlanViewModel::useFile(const QString& path)
{
    m_ownFile = pathFromQt(path);
    m_categories.assign({});
    m_source = QStringLiteral("own");
    noteChange();
}

void LabPlanViewModel::toggleWorkflow(int row)
{
    m_workflows.update(row, [](LabChoice& choice) { choice.chosen = !choice.chosen && choice.possible; });
    noteChange();
}

void LabPlanViewModel::toggleBackend(int row)
{
    m_backends.update(row, [](LabChoice& choice) { choice.chosen = !choice.chosen; });
    noteChange();
}

void LabPlanViewModel::toggleMode(int row)
{
    m_modes.update(row, [](LabChoice& choice) { choice.chosen = !choice.chosen; });
    noteChange();
}

void LabPlanViewModel::toggleCategory(int row)
{
    m_categories.update(row, [](LabChoice& choice) { choice.chosen = !choice.chosen; });
    noteChange();
}

void LabPlanViewModel::toggleEmbedding(int row)
{
    m_embeddings.update(row, [](LabChoice& choice) { choice.chosen = !choice.chosen; });
    noteChange();
}

void LabPlanViewModel::setAtATime(int backend, int count)
{
    m_backends.update(backend, [count](LabChoice& choice) { choice.atATime = std::clamp(count, 0, 256); });
    noteChange();
}

} // namespace reminisce::app
