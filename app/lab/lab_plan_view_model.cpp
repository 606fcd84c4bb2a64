// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_plan_view_model.h"

#include <algorithm>

#include "app/base/qt_text.h"
#include "app/lab/lab_export.h"
#include "app/shell/toast_model.h"
#include "core/agent/workflow.h"
#include "core/evaluation/question_generation/question_generation.h"

namespace reminisce::app {

namespace {

using evaluation::CostEstimate;

constexpr int kSettleTime = 250; ///< milliseconds between the last change and the estimate
constexpr int kMostPassages = 200;

QList<Role<LabChoice>> choiceRoles()
{
    return {{"value", [](const LabChoice& row) { return QVariant(row.value); }},
            {"label", [](const LabChoice& row) { return QVariant(row.label); }},
            {"detail", [](const LabChoice& row) { return QVariant(row.detail); }},
            {"chosen", [](const LabChoice& row) { return QVariant(row.chosen); }},
            {"possible", [](const LabChoice& row) { return QVariant(row.possible); }}};
}

bool anyChosen(const RowsModel<LabChoice>& model)
{
    return std::any_of(model.rows().begin(), model.rows().end(), [](const LabChoice& row) { return row.chosen; });
}

std::vector<std::string> chosenOf(const RowsModel<LabChoice>& model)
{
    std::vector<std::string> values;
    for (const LabChoice& row : model.rows()) {
        if (row.chosen) {
            values.push_back(fromQt(row.value));
        }
    }
    return values;
}

/// "10, 25" as numbers; empty when it cannot be read.
std::vector<int> numbersOf(const QString& text)
{
    std::vector<int> numbers;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool good = false;
        const int number = part.trimmed().toInt(&good);
        if (!good || number < 1 || number > kMostPassages) {
            return {};
        }
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace

Result<std::size_t> writeMadeQuestions(const LabReading& reading, const std::filesystem::path& file, std::size_t count,
                                       std::uint64_t seed)
{
    const auto reader = reading.session.archive.newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    evaluation::GenerationOptions options;
    options.count = count;
    options.seed = seed;
    const auto questions = evaluation::generateQuestions(*reader, options, reading.stop);
    if (!questions) {
        return tl::unexpected(questions.error());
    }
    const auto dataset = evaluation::questionDataset(*reader, *questions, false);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const std::string text = dataset->dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    const auto written = writeWhole(QByteArray::fromStdString(text), file);
    return written ? Result<std::size_t>(questions->size()) : tl::unexpected(written.error());
}

LabPlanViewModel::LabPlanViewModel(const Services& services, LabWorker& worker, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_worker(worker),
      m_workflows(choiceRoles()),
      m_backends(choiceRoles()),
      m_modes(choiceRoles())
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kSettleTime);
    connect(&m_delay, &QTimer::timeout, this, &LabPlanViewModel::estimateNow);
    QList<LabChoice> workflows;
    for (const agent::WorkflowInfo& info : agent::workflows()) {
        workflows.append(
            {toQt(info.name), toQt(info.label), toQt(info.description), !info.needsBackend, true, info.needsBackend});
    }
    m_workflows.assign(std::move(workflows));
    m_modes.assign({{QStringLiteral("hybrid"), tr("Hybrid"), {}, true},
                    {QStringLiteral("keyword"), tr("Keyword"), {}, false},
                    {QStringLiteral("vector"), tr("Vector"), {}, false},
                    {QStringLiteral("emotion"), tr("Emotion"), {}, false}});
    connect(&m_services.backends, &BackendList::changed, this, &LabPlanViewModel::showBackends);
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
        rows.append({name, name, toQt(settings.chatModel) + (leaves ? tr(", leaves this machine") : QString()),
                     before != m_backends.rows().end() && before->chosen});
    }
    const bool any = !rows.isEmpty();
    m_backends.assign(std::move(rows));
    m_workflows.updateAll([any](LabChoice& row) {
        row.possible = !row.needsBackend || any;
        row.chosen = row.chosen && row.possible;
    });
    Q_EMIT changed();
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

QString LabPlanViewModel::passagesError() const
{
    return numbersOf(m_passages).empty() ? tr("Numbers from 1 to %1, with commas between them.").arg(kMostPassages)
                                         : QString();
}

QStringList LabPlanViewModel::judges() const
{
    QStringList names;
    for (const LabChoice& row : m_backends.rows()) {
        names.append(row.value);
    }
    return names;
}

void LabPlanViewModel::setJudge(const QString& judge)
{
    m_judge = judge;
    noteChange();
}

void LabPlanViewModel::setName(const QString& name)
{
    m_name = name;
    Q_EMIT changed();
}

void LabPlanViewModel::setFile(const QUrl& file)
{
    m_file = pathFromUrl(file);
    m_source = QStringLiteral("file");
    noteChange();
}

void LabPlanViewModel::useFile(const QString& path)
{
    m_ownFile = pathFromQt(path);
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

QString LabPlanViewModel::gap() const
{
    const bool needsBackend = std::any_of(m_workflows.rows().begin(), m_workflows.rows().end(),
                                          [](const LabChoice& row) { return row.chosen && row.needsBackend; });
    if (m_source == QLatin1String("file") && m_file.empty()) {
        return tr("Choose the dataset's file.");
    }
    if (m_source == QLatin1String("own") && m_ownFile.empty()) {
        return tr("Choose or write a question set.");
    }
    if (!anyChosen(m_workflows)) {
        return tr("Choose at least one workflow.");
    }
    if (needsBackend && !anyChosen(m_backends)) {
        return tr("Choose a backend for the workflows that need one.");
    }
    if (!anyChosen(m_modes)) {
        return tr("Choose at least one way to search.");
    }
    return passagesError();
}

evaluation::LabSettings LabPlanViewModel::settings() const
{
    evaluation::LabSettings settings;
    settings.name = fromQt(m_name.trimmed());
    if (m_source == QLatin1String("file")) {
        settings.dataset = m_file;
        settings.format = evaluation::datasetFormatFromName(fromQt(m_format)).value_or(evaluation::DatasetFormat::Own);
    } else if (m_source == QLatin1String("own")) {
        settings.dataset = m_ownFile;
    } else {
        settings.dataset = m_directory / "lab" / "questions" /
                           ("made-" + std::to_string(m_count) + "-" + std::to_string(m_seed) + ".json");
    }
    settings.workflows = chosenOf(m_workflows);
    settings.backends = chosenOf(m_backends);
    settings.retrieval.clear();
    for (const std::string& mode : chosenOf(m_modes)) {
        for (const int k : numbersOf(m_passages)) {
            evaluation::RetrievalChoice choice;
            choice.mode = search::searchModeFromName(mode).value_or(search::SearchMode::Hybrid);
            choice.k = k;
            settings.retrieval.push_back(choice);
        }
    }
    settings.judge = fromQt(m_judge);
    return settings;
}

void LabPlanViewModel::estimateNow()
{
    m_delay.stop();
    m_problem = gap();
    m_estimate.clear();
    m_leavesMachine = false;
    m_estimating = m_problem.isEmpty() && m_worker.hasSession();
    const quint64 request = ++m_request;
    Q_EMIT estimateChanged();
    if (!m_estimating) {
        return;
    }
    m_worker.read<CostEstimate>(
        this,
        [made = m_source == QLatin1String("made"), count = m_count, seed = m_seed, settings = settings(),
         backends = labBackends(m_services.backends)](const LabReading& reading) -> Result<CostEstimate> {
            if (made) {
                const auto written = writeMadeQuestions(reading, settings.dataset, static_cast<std::size_t>(count),
                                                        static_cast<std::uint64_t>(seed));
                if (!written) {
                    return tl::unexpected(written.error());
                }
            }
            const auto store = reading.store(archive::Access::ReadWrite);
            if (!store) {
                return tl::unexpected(store.error());
            }
            CostEstimate estimate;
            const auto done =
                withRunner(**store, backends, reading.directory, [&](evaluation::LabRunner& runner) -> Result<> {
                    auto found = runner.estimate(settings);
                    if (!found) {
                        return tl::unexpected(found.error());
                    }
                    estimate = std::move(*found);
                    return {};
                });
            return done ? Result<CostEstimate>(std::move(estimate)) : tl::unexpected(done.error());
        },
        [this, request](const Result<CostEstimate>& estimate) {
            if (request != m_request) {
                return;
            }
            m_estimating = false;
            m_problem = estimate ? QString() : toQt(estimate.error().message);
            m_estimate = estimate ? toQt(estimate->sentence()) : QString();
            m_leavesMachine = estimate && !estimate->leaving.empty();
            Q_EMIT estimateChanged();
        });
}

void LabPlanViewModel::start()
{
    if (canStart()) {
        Q_EMIT startRequested({settings(), 0, false, labBackends(m_services.backends)});
    }
}

} // namespace reminisce::app
