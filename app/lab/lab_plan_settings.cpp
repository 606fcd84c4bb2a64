// SPDX-License-Identifier: GPL-3.0-or-later
// What the form of a new run makes of its fields: what is missing, the settings, and what they will cost.
#include <algorithm>
#include <optional>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_export.h"
#include "app/lab/lab_plan_view_model.h"
#include "app/lab/lab_words.h"
#include "app/settings/prompts_view_model.h"
#include "core/agent/prompts.h"
#include "core/archive/question_set_store.h"
#include "core/evaluation/metrics/judge.h"
#include "core/evaluation/question_generation/question_generation.h"

namespace reminisce::app {

namespace {

using evaluation::CostEstimate;

constexpr int kMostPassages = 200;

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
std::vector<int> numbersOf(const QString& text, int least, int most)
{
    std::vector<int> numbers;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool good = false;
        const int number = part.trimmed().toInt(&good);
        if (!good || number < least || number > most) {
            return {};
        }
        numbers.push_back(number);
    }
    return numbers;
}

std::optional<double> thresholdOf(QString text)
{
    bool good = false;
    const double value = text.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&good);
    return good && value >= 0 && value <= 1 ? std::optional(value) : std::nullopt;
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
    if (!anyChosen(m_embeddings)) {
        return tr("Choose what embeds the questions.");
    }
    if (m_categories.rowCount() > 0 && !anyChosen(m_categories)) {
        return tr("Choose at least one category.");
    }
    for (const QString& error : {passagesError(), weightsError(), thresholdError()}) {
        if (!error.isEmpty()) {
            return error;
        }
    }
    return {};
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
        settings.dataset = archive::questionSetDirectory(m_directory) / (madeSetName(m_count, m_seed) + ".json");
    }
    settings.workflows = chosenOf(m_workflows);
    settings.backends = chosenOf(m_backends);
    for (const LabChoice& row : m_backends.rows()) {
        if (row.chosen && row.atATime > 0) {
            settings.threadsOf[fromQt(row.value)] = row.atATime;
        }
    }
    if (m_source != QLatin1String("made")) {
        settings.samples = static_cast<std::size_t>(m_samples);
        settings.seed = static_cast<std::uint64_t>(m_seed);
    }
    if (const auto chosen = chosenOf(m_categories); static_cast<int>(chosen.size()) < m_categories.rowCount()) {
        settings.categories = chosen;
    }
    settings.retrieval = retrieval();
    settings.answerFormat = fromQt(m_answerFormat.trimmed());
    settings.judge = fromQt(m_judge);
    settings.similarity = fromQt(m_similarity);
    settings.tokenEmbeddings = fromQt(m_tokenEmbeddings);
    settings.matchThreshold = thresholdOf(m_threshold).value_or(settings.matchThreshold);
    settings.usefulness =
        m_usefulIsEvidence ? evaluation::Usefulness::EvidenceFound : evaluation::Usefulness::GoldContained;
    settings.prompts = prompts();
    return settings;
}

std::vector<evaluation::RetrievalChoice> LabPlanViewModel::retrieval() const
{
    std::vector<evaluation::RetrievalChoice> choices;
    for (const std::string& embedding : chosenOf(m_embeddings)) {
        for (const std::string& mode : chosenOf(m_modes)) {
            for (const int k : numbersOf(m_passages, 1, kMostPassages)) {
                for (const int percent : numbersOf(m_weights, 0, 100)) {
                    evaluation::RetrievalChoice choice;
                    choice.mode = search::searchModeFromName(mode).value_or(search::SearchMode::Hybrid);
                    choice.k = k;
                    // The share says something where both arms are asked only.
                    choice.weight = choice.mode == search::SearchMode::Hybrid ? percent / 100.0 : choice.weight;
                    choice.understand = m_understand;
                    choice.embedding = embedding;
                    if (std::find(choices.begin(), choices.end(), choice) == choices.end()) {
                        choices.push_back(std::move(choice));
                    }
                }
            }
        }
    }
    return choices;
}

std::map<std::string, std::string> LabPlanViewModel::prompts() const
{
    return m_ownPrompts ? replacedPrompts(m_services.preferences) : std::map<std::string, std::string>();
}

QStringList LabPlanViewModel::replacedPromptNames() const
{
    QStringList names;
    for (const auto& [name, text] : replacedPrompts(m_services.preferences)) {
        names.append(toQt(name));
    }
    return names;
}

QString LabPlanViewModel::judgePrompt() const
{
    const auto own = prompts();
    const auto found = own.find(std::string(evaluation::kJudgePrompt));
    return toQt(found != own.end() ? std::string_view(found->second)
                                   : agent::Prompts::original(evaluation::kJudgePrompt));
}

QString LabPlanViewModel::passagesError() const
{
    return numbersOf(m_passages, 1, kMostPassages).empty()
               ? tr("Numbers from 1 to %1, with commas between them.").arg(kMostPassages)
               : QString();
}

QString LabPlanViewModel::weightsError() const
{
    return numbersOf(m_weights, 0, 100).empty() ? tr("Numbers from 0 to 100, with commas between them.") : QString();
}

QString LabPlanViewModel::thresholdError() const
{
    return thresholdOf(m_threshold) ? QString() : tr("A number from 0 to 1.");
}

void LabPlanViewModel::estimateNow()
{
    m_delay.stop();
    m_problem = gap();
    m_estimate.clear();
    m_leavesMachine = false;
    m_warnings.clear();
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
            if (request == m_request) {
                showEstimate(estimate);
            }
        });
}

void LabPlanViewModel::showEstimate(const Result<CostEstimate>& estimate)
{
    m_estimating = false;
    m_problem = estimate ? QString() : coreText(estimate.error().message);
    m_estimate = estimate ? coreText(estimate->sentence()) : QString();
    m_leavesMachine = estimate && !estimate->leaving.empty();
    m_warnings.clear();
    if (estimate) {
        for (const std::string& warning : estimate->warnings) {
            m_warnings.append(coreText(warning));
        }
        showCategories(estimate->categories);
    }
    Q_EMIT estimateChanged();
}

void LabPlanViewModel::showCategories(const std::vector<std::string>& names)
{
    QList<LabChoice> rows;
    for (const std::string& name : names) {
        const QString value = toQt(name);
        const auto before = std::find_if(m_categories.rows().begin(), m_categories.rows().end(),
                                         [&](const LabChoice& row) { return row.value == value; });
        rows.append({value, coreText(value), {}, before == m_categories.rows().end() || before->chosen});
    }
    if (rows.size() < 2) { // nothing to choose
        rows.clear();
    }
    m_categories.assign(std::move(rows));
}

void LabPlanViewModel::start()
{
    if (canStart()) {
        Q_EMIT startRequested({settings(), 0, false, labBackends(m_services.backends)});
    }
}

} // namespace reminisce::app
