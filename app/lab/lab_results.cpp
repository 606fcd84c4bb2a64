// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_results.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>
#include <QSet>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_words.h"
#include "core/evaluation/charts/run_charts.h"
#include "core/evaluation/report/comparisons.h"

namespace reminisce::app {

namespace {

using namespace evaluation;

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

constexpr int kColumns = 7;

QStringList toQt(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts) {
        list.append(app::toQt(text));
    }
    return list;
}

QString labelOf(const std::string& metric)
{
    return app::coreText(metricInfo(metric).label);
}

/// One or two short words for the head of a column; empty: the label is short.
QString briefLabel(const std::string& metric)
{
    const std::map<std::string_view, QString> kBrief = {{"right", LabWords::tr("Right")},
                                                        {"geval", LabWords::tr("Judge")},
                                                        {"evidence_recall", LabWords::tr("Found")},
                                                        {"supported_sentences", LabWords::tr("Support")},
                                                        {"seconds", LabWords::tr("s")},
                                                        {"prompt_tokens", LabWords::tr("Tokens")},
                                                        {"backend_errors", LabWords::tr("Faults")},
                                                        {"token_recall", LabWords::tr("Words")}};
    const auto found = kBrief.find(metric);
    return found == kBrief.end() ? QString() : found->second;
}

template <class Chart>
QVariantMap chartMap(const char* kind, const QString& title, const Chart& chart)
{
    const ChartTable table = tableOf(chart);
    QVariantList rows;
    for (const auto& row : table.rows) {
        rows.append(QVariant(toQt(row)));
    }
    return {{QStringLiteral("kind"), QString::fromLatin1(kind)},
            {QStringLiteral("title"), title},
            {QStringLiteral("light"), QByteArray::fromStdString(drawSvg(chart, {false, false}))},
            {QStringLiteral("dark"), QByteArray::fromStdString(drawSvg(chart, {false, true}))},
            {QStringLiteral("head"), toQt(table.head)},
            {QStringLiteral("rows"), rows}};
}

std::string chosenMetric(const RunSummary& summary, const std::string& wanted)
{
    return std::find(summary.metrics.begin(), summary.metrics.end(), wanted) != summary.metrics.end()
               ? wanted
               : defaultMetric(summary);
}

/// The columns whose measures are nothing but zero in every configuration say nothing.
bool isZero(const RunSummary& summary, const std::string& key)
{
    return std::all_of(summary.configurations.begin(), summary.configurations.end(), [&](const auto& one) {
        const auto found = one.overall.find(key);
        return found == one.overall.end() || (found->second.low == 0 && found->second.high == 0);
    });
}

/// The columns of the table: the score first, then what the drawn page has, as far as it was measured.
std::vector<std::string> columnsOf(const RunSummary& summary, const std::string& metric)
{
    std::vector<std::string> columns = {metric};
    for (const char* key : {"right", "rouge1", "evidence_recall", "supported_sentences", "seconds", "prompt_tokens",
                            "backend_errors", "token_recall"}) {
        const bool measured = std::find(summary.metrics.begin(), summary.metrics.end(), key) != summary.metrics.end();
        if (measured && key != metric && !isZero(summary, key) && columns.size() < kColumns) {
            columns.emplace_back(key);
        }
    }
    return columns;
}

/// The best figure of a column as it is shown, to be bold; empty where all look alike.
QString bestOf(const RunSummary& summary, const std::string& key, const Formatter& format)
{
    const MetricInfo info = metricInfo(key);
    std::optional<double> best;
    QSet<QString> shown;
    for (const ConfigurationSummary& one : summary.configurations) {
        if (const auto found = one.overall.find(key); found != one.overall.end()) {
            const double mean = found->second.mean;
            best = !best ? mean : info.higherIsBetter ? std::max(*best, mean) : std::min(*best, mean);
            shown.insert(figureText(mean, info.isShare, format));
        }
    }
    return shown.size() > 1 ? figureText(*best, info.isShare, format) : QString();
}

void fillNumbers(LabResults& results, const RunSummary& summary, const std::string& metric, const Formatter& format)
{
    const std::vector<std::string> columns = columnsOf(summary, metric);
    for (const std::string& key : columns) {
        const QString brief = briefLabel(key);
        results.columns.append(QVariantMap{{QStringLiteral("label"), labelOf(key)},
                                           {QStringLiteral("brief"), brief.isEmpty() ? labelOf(key) : brief}});
    }
    int series = 0;
    for (const ConfigurationSummary& one : summary.configurations) {
        LabNumbersRow row{app::toQt(one.shortName), configurationText(one.configuration), {}, series++};
        for (const std::string& key : columns) {
            const auto found = one.overall.find(key);
            QString text = QStringLiteral("–");
            bool best = false;
            if (found != one.overall.end()) {
                const Estimate& estimate = found->second;
                text = figureText(estimate.mean, metricInfo(key).isShare, format);
                best = text == bestOf(summary, key, format);
                if (key == metric) {
                    text += QStringLiteral(" (%1–%2)")
                                .arg(figureText(estimate.low, true, format), figureText(estimate.high, true, format));
                }
            }
            row.cells.append(QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("best"), best}});
        }
        results.numbers.append(std::move(row));
        results.configurations.append(app::toQt(one.shortName));
    }
}

/// Those of the program's own questions are words, which are translated; others are the person's.
QStringList categoryNames(const std::vector<std::string>& categories)
{
    QStringList names;
    for (const std::string& category : categories) {
        names.append(coreText(category));
    }
    return names;
}

void fillCharts(LabResults& results, const RunSummary& summary, const std::string& metric, const LabView& view,
                const ChartWords& words)
{
    const RadarChart radar = radarOf(summary, metric, words);
    if (radar.axes.size() >= 3) {
        results.charts.append(chartMap("radar", LabWords::tr("By category"), radar));
    }
    const auto rings = static_cast<std::size_t>(std::max(0, view.rings));
    if (rings < summary.configurations.size()) {
        results.charts.append(
            chartMap("rings", LabWords::tr("What went wrong"), ringOf(summary.configurations[rings], words)));
    }
    results.charts.append(chartMap("scatter", LabWords::tr("Time against score"), scatterOf(summary, metric, words)));
    results.charts.append(
        chartMap("bars", LabWords::tr("Score by category, 95 % intervals"), barsOf(summary, metric, words)));
}

/// What the run was begun with, as far as it says something.
void fillSettings(LabResults& results, const LabRun& run, const Formatter& format)
{
    const LabSettings& settings = run.settings;
    const auto add = [&](const QString& label, const QString& value) {
        if (!value.isEmpty()) {
            results.settings.append(QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}});
        }
    };
    add(LabWords::tr("Dataset"), datasetText(settings.dataset));
    add(LabWords::tr("Categories"), categoryNames(settings.categories).join(QStringLiteral(", ")));
    if (settings.samples > 0) {
        add(LabWords::tr("Questions"), LabWords::tr("%1, chosen with seed %2")
                                           .arg(format.number(static_cast<qint64>(settings.samples)))
                                           .arg(settings.seed));
    }
    add(LabWords::tr("Form of the answers"), app::toQt(settings.answerFormat));
    add(LabWords::tr("Judge"), app::toQt(settings.judge));
    add(LabWords::tr("SemScore"), app::toQt(settings.similarity));
    add(LabWords::tr("BERTScore"), app::toQt(settings.tokenEmbeddings));
    add(LabWords::tr("An answer matches from"),
        LabWords::tr("token F1 %1").arg(format.locale().toString(settings.matchThreshold)));
    add(LabWords::tr("Useful is an observation with"), settings.usefulness == Usefulness::EvidenceFound
                                                           ? LabWords::tr("a passage of the evidence")
                                                           : LabWords::tr("the words of the right answer"));
    QStringList prompts;
    for (const auto& [name, text] : settings.prompts) {
        prompts.append(app::toQt(name));
    }
    add(LabWords::tr("Prompts"), prompts.isEmpty()
                                     ? LabWords::tr("the program's own")
                                     : LabWords::tr("changed by you: %1").arg(prompts.join(QStringLiteral(", "))));
}

QString scoreOf(const LabItem& item, const std::string& metric, const Formatter& format, int decimals = 2)
{
    const auto found = item.metrics.find(metric);
    return found == item.metrics.end() ? QStringLiteral("–")
                                       : figureText(found->second, metricInfo(metric).isShare, format, decimals);
}

void fillItems(LabResults& results, const ReportInput& input, const RunSummary& summary, const std::string& metric,
               const Formatter& format)
{
    for (const LabItem& item : input.items) {
        LabItemRow row;
        row.id = item.id;
        row.question = app::toQt(item.question.question);
        row.category = coreText(item.question.category);
        const auto found =
            std::find_if(summary.configurations.begin(), summary.configurations.end(),
                         [&](const ConfigurationSummary& one) { return one.configuration == item.configuration; });
        row.configuration = static_cast<int>(found - summary.configurations.begin());
        row.configurationName = found == summary.configurations.end() ? QString() : app::toQt(found->shortName);
        row.outcome = item.failed ? QString() : app::toQt(outcomeName(item.outcome));
        row.failed = item.failed;
        row.scoreText = scoreOf(item, metric, format);
        results.items.append(std::move(row));
    }
}

QString verdictOf(const RunComparison& comparison, const QStringList& names, const std::string& metric,
                  const Formatter& format)
{
    const auto found = std::find_if(comparison.metrics.begin(), comparison.metrics.end(),
                                    [&](const auto& one) { return one.first == metric; });
    if (found == comparison.metrics.end()) {
        return {};
    }
    const PairedComparison& paired = found->second;
    const Estimate& difference = paired.difference;
    const int decimals =
        decimalsFor(difference.mean != 0 ? difference.mean : std::max(-difference.low, difference.high));
    const QString said =
        LabWords::tr("%1 – %2: %3 (%4 to %5).")
            .arg(names.value(1), names.value(0), signedText(difference.mean, decimals, format),
                 signedText(difference.low, decimals, format), signedText(difference.high, decimals, format));
    const int count = static_cast<int>(difference.count);
    return said + QLatin1Char(' ') +
           (paired.isMoreThanNoise() ? LabWords::tr("More than noise (paired, %n question(s)).", nullptr, count)
                                     : LabWords::tr("Not more than noise (paired, %n question(s)).", nullptr, count));
}

/// A question whose two scores differ, with as many decimals as show it; nothing where four do not.
std::optional<LabComparedRow> comparedRow(const ComparedItem& item, const std::string& metric, const Formatter& format)
{
    constexpr int kMostDecimals = 4;
    LabComparedRow row{app::toQt(item.question), coreText(item.category), {}, {}, item.first->id, item.second->id};
    for (int decimals = 2; decimals <= kMostDecimals && row.firstText == row.secondText; ++decimals) {
        row.firstText = scoreOf(*item.first, metric, format, decimals);
        row.secondText = scoreOf(*item.second, metric, format, decimals);
    }
    if (item.difference != 0) {
        row.better = (item.difference > 0) == metricInfo(metric).higherIsBetter ? 2 : 1;
    }
    return row.firstText == row.secondText ? std::nullopt : std::optional(std::move(row));
}

/// Calls the configurations by what they are in the window's language.
RunSummary named(RunSummary summary)
{
    std::vector<Configuration> configurations;
    for (const ConfigurationSummary& one : summary.configurations) {
        configurations.push_back(one.configuration);
    }
    const QStringList names = configurationNames(configurations);
    for (qsizetype i = 0; i < names.size(); ++i) {
        summary.configurations[static_cast<std::size_t>(i)].shortName = fromQt(names[i]);
    }
    return summary;
}

void fillComparison(LabResults& results, const ReportInput& input, const RunSummary& summary, const LabView& view,
                    const std::string& metric, const ChartWords& words, const Formatter& format)
{
    std::optional<RunSummary> other;
    if (input.against) {
        other = named(summarise(*input.against, input.againstItems));
    }
    const RunSummary& seconds = other ? *other : summary;
    for (const ConfigurationSummary& one : seconds.configurations) {
        results.againstConfigurations.append(app::toQt(one.shortName));
    }
    const auto first = static_cast<std::size_t>(std::max(0, view.first));
    const auto second = static_cast<std::size_t>(std::max(0, view.second));
    if (first >= summary.configurations.size() || second >= seconds.configurations.size() ||
        (!other && first == second)) {
        return;
    }
    const std::vector<LabItem> firstItems = itemsOf(input.items, summary.configurations[first].configuration);
    const std::vector<LabItem> secondItems =
        itemsOf(other ? input.againstItems : input.items, seconds.configurations[second].configuration);
    const auto comparison = compareItems(firstItems, secondItems, metric);
    if (!comparison) {
        results.verdict = app::coreText(comparison.error().message);
        return;
    }
    const DifferenceChart chart = differencesOf(*comparison, words);
    results.comparedNames = {app::toQt(chart.first), app::toQt(chart.second)};
    results.verdict = verdictOf(*comparison, results.comparedNames, metric, format);
    results.charts.append(chartMap("differences", LabWords::tr("Differences"), chart));
    for (const ComparedItem& item : comparison->items) {
        if (auto row = comparedRow(item, metric, format)) {
            results.compared.append(std::move(*row));
        }
    }
}

} // namespace

Result<ReportInput> loadInput(const evaluation::LabStore& store, const LabView& view)
{
    ReportInput input;
    auto run = store.run(view.run);
    if (!run) {
        return tl::unexpected(run.error());
    }
    auto items = store.items(view.run);
    if (!items) {
        return tl::unexpected(items.error());
    }
    input.run = std::move(*run);
    input.items = std::move(*items);
    if (view.against >= 0 && view.against != view.run) {
        auto other = store.run(view.against);
        auto otherItems = store.items(view.against);
        if (!other || !otherItems) {
            return tl::unexpected(!other ? other.error() : otherItems.error());
        }
        input.against = std::move(*other);
        input.againstItems = std::move(*otherItems);
    }
    return input;
}

LabResults labResults(const ReportInput& input, const LabView& view, const Formatter& format)
{
    const RunSummary summary = named(summarise(input.run, input.items));
    const std::string metric = chosenMetric(summary, view.metric);
    LabResults results;
    results.run = input.run.id;
    results.title = runText(input.run, format);
    results.datasetText = datasetText(input.run.settings.dataset);
    results.finished = input.run.finishedAtUtc.has_value();
    results.failed = static_cast<qint64>(input.run.failed);
    results.metric = app::toQt(metric);
    for (const std::string& key : summary.metrics) {
        if (metricInfo(key).isShare) {
            results.metrics.append(
                QVariantMap{{QStringLiteral("value"), app::toQt(key)}, {QStringLiteral("label"), labelOf(key)}});
        }
    }
    results.categories = categoryNames(summary.categories);
    fillSettings(results, input.run, format);
    fillNumbers(results, summary, metric, format);
    const ChartWords words = chartWords(format);
    fillCharts(results, summary, metric, view, words);
    fillItems(results, input, summary, metric, format);
    fillComparison(results, input, summary, view, metric, words, format);
    return results;
}

} // namespace reminisce::app
