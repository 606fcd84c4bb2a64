// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_results.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/base/qt_text.h"
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

QString numberText(double value, bool isShare, const Formatter& format)
{
    return isShare || value < 10 ? format.locale().toString(value, 'f', 2)
                                 : format.number(static_cast<qint64>(std::llround(value)));
}

QString labelOf(const std::string& metric)
{
    return app::toQt(metricInfo(metric).label);
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
    const auto has = [&](const std::string& key) {
        return std::find(summary.metrics.begin(), summary.metrics.end(), key) != summary.metrics.end();
    };
    for (const std::string& key : {wanted, std::string("geval"), std::string("token_f1"), std::string("right")}) {
        if (!key.empty() && has(key)) {
            return key;
        }
    }
    return summary.metrics.empty() ? std::string("token_f1") : summary.metrics.front();
}

/// The columns of the table: the score first, then what the drawn page has, as far as it was measured.
std::vector<std::string> columnsOf(const RunSummary& summary, const std::string& metric)
{
    std::vector<std::string> columns = {metric};
    for (const char* key : {"rouge1", "evidence_recall", "supported_sentences", "seconds", "prompt_tokens",
                            "completion_tokens", "backend_errors", "right"}) {
        const bool measured = std::find(summary.metrics.begin(), summary.metrics.end(), key) != summary.metrics.end();
        if (measured && key != metric && columns.size() < kColumns) {
            columns.emplace_back(key);
        }
    }
    return columns;
}

/// The best mean of a column over the configurations, to be shown bold.
double bestOf(const RunSummary& summary, const std::string& key)
{
    double best = metricInfo(key).higherIsBetter ? -1e300 : 1e300;
    for (const ConfigurationSummary& one : summary.configurations) {
        if (const auto found = one.overall.find(key); found != one.overall.end()) {
            best = metricInfo(key).higherIsBetter ? std::max(best, found->second.mean)
                                                  : std::min(best, found->second.mean);
        }
    }
    return best;
}

void fillNumbers(LabResults& results, const RunSummary& summary, const std::string& metric, const Formatter& format)
{
    const std::vector<std::string> columns = columnsOf(summary, metric);
    for (const std::string& key : columns) {
        results.columns.append(labelOf(key));
    }
    int series = 0;
    for (const ConfigurationSummary& one : summary.configurations) {
        LabNumbersRow row{app::toQt(one.shortName), app::toQt(describe(one.configuration)), {}, series++};
        for (const std::string& key : columns) {
            const auto found = one.overall.find(key);
            QString text = QStringLiteral("–");
            bool best = false;
            if (found != one.overall.end()) {
                const Estimate& estimate = found->second;
                text = numberText(estimate.mean, metricInfo(key).isShare, format);
                if (key == metric) {
                    text += QStringLiteral(" (%1–%2)")
                                .arg(numberText(estimate.low, true, format), numberText(estimate.high, true, format));
                }
                best = summary.configurations.size() > 1 && estimate.mean == bestOf(summary, key);
            }
            row.cells.append(QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("best"), best}});
        }
        results.numbers.append(std::move(row));
        results.configurations.append(app::toQt(one.shortName));
    }
}

void fillCharts(LabResults& results, const RunSummary& summary, const std::string& metric, const LabView& view)
{
    const RadarChart radar = radarOf(summary, metric);
    if (radar.axes.size() >= 3) {
        results.charts.append(chartMap("radar", LabWords::tr("By category"), radar));
    }
    const auto rings = static_cast<std::size_t>(std::max(0, view.rings));
    if (rings < summary.configurations.size()) {
        results.charts.append(
            chartMap("rings", LabWords::tr("What went wrong"), ringOf(summary.configurations[rings])));
    }
    results.charts.append(chartMap("scatter", LabWords::tr("Time against score"), scatterOf(summary, metric)));
    results.charts.append(chartMap("bars", LabWords::tr("Score by category, 95 % intervals"), barsOf(summary, metric)));
}

QString scoreOf(const LabItem& item, const std::string& metric, const Formatter& format)
{
    const auto found = item.metrics.find(metric);
    return found == item.metrics.end() ? QStringLiteral("–")
                                       : numberText(found->second, metricInfo(metric).isShare, format);
}

void fillItems(LabResults& results, const ReportInput& input, const RunSummary& summary, const std::string& metric,
               const Formatter& format)
{
    for (const LabItem& item : input.items) {
        LabItemRow row;
        row.id = item.id;
        row.question = app::toQt(item.question.question);
        row.category = app::toQt(item.question.category);
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
    const bool isShare = metricInfo(metric).isShare;
    const auto signedText = [&](double value) {
        return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + numberText(std::abs(value), isShare, format);
    };
    const QString difference = LabWords::tr("%1 – %2: %3 (%4 to %5).")
                                   .arg(names.value(1), names.value(0), signedText(paired.difference.mean),
                                        signedText(paired.difference.low), signedText(paired.difference.high));
    const int count = static_cast<int>(paired.difference.count);
    return difference + QLatin1Char(' ') +
           (paired.isMoreThanNoise() ? LabWords::tr("More than noise (paired, %n question(s)).", nullptr, count)
                                     : LabWords::tr("Not more than noise (paired, %n question(s)).", nullptr, count));
}

void fillComparison(LabResults& results, const ReportInput& input, const RunSummary& summary, const LabView& view,
                    const std::string& metric, const Formatter& format)
{
    std::optional<RunSummary> other;
    if (input.against) {
        other = summarise(*input.against, input.againstItems);
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
        results.verdict = app::toQt(comparison.error().message);
        return;
    }
    const DifferenceChart chart = differencesOf(*comparison);
    results.comparedNames = {app::toQt(chart.first), app::toQt(chart.second)};
    results.verdict = verdictOf(*comparison, results.comparedNames, metric, format);
    results.charts.append(chartMap("differences", LabWords::tr("Differences"), chart));
    for (const ComparedItem& item : comparison->items) {
        results.compared.append({app::toQt(item.question), app::toQt(item.category),
                                 scoreOf(*item.first, metric, format), scoreOf(*item.second, metric, format),
                                 item.first->id, item.second->id});
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

QList<Role<LabRunRow>> labRunRoles()
{
    return {{"runId", [](const LabRunRow& row) { return QVariant(row.id); }},
            {"name", [](const LabRunRow& row) { return QVariant(row.name); }},
            {"whenText", [](const LabRunRow& row) { return QVariant(row.whenText); }},
            {"stateText", [](const LabRunRow& row) { return QVariant(row.stateText); }},
            {"finished", [](const LabRunRow& row) { return QVariant(row.finished); }},
            {"failed", [](const LabRunRow& row) { return QVariant(row.failed); }},
            {"selected", [](const LabRunRow& row) { return QVariant(row.selected); }}};
}

QList<Role<LabNumbersRow>> labNumbersRoles()
{
    return {{"name", [](const LabNumbersRow& row) { return QVariant(row.name); }},
            {"fullName", [](const LabNumbersRow& row) { return QVariant(row.fullName); }},
            {"cells", [](const LabNumbersRow& row) { return QVariant(row.cells); }},
            {"series", [](const LabNumbersRow& row) { return QVariant(row.series); }}};
}

QList<Role<LabItemRow>> labItemRoles()
{
    return {{"itemId", [](const LabItemRow& row) { return QVariant(row.id); }},
            {"question", [](const LabItemRow& row) { return QVariant(row.question); }},
            {"category", [](const LabItemRow& row) { return QVariant(row.category); }},
            {"configuration", [](const LabItemRow& row) { return QVariant(row.configurationName); }},
            {"outcome", [](const LabItemRow& row) { return QVariant(row.outcome); }},
            {"scoreText", [](const LabItemRow& row) { return QVariant(row.scoreText); }},
            {"failed", [](const LabItemRow& row) { return QVariant(row.failed); }},
            {"selected", [](const LabItemRow& row) { return QVariant(row.selected); }}};
}

QList<Role<LabComparedRow>> labComparedRoles()
{
    return {{"question", [](const LabComparedRow& row) { return QVariant(row.question); }},
            {"category", [](const LabComparedRow& row) { return QVariant(row.category); }},
            {"firstText", [](const LabComparedRow& row) { return QVariant(row.firstText); }},
            {"secondText", [](const LabComparedRow& row) { return QVariant(row.secondText); }},
            {"firstId", [](const LabComparedRow& row) { return QVariant(row.firstId); }},
            {"secondId", [](const LabComparedRow& row) { return QVariant(row.secondId); }}};
}

LabRunRow runRow(const LabRun& run, const Formatter& format)
{
    LabRunRow row;
    row.id = run.id;
    row.name = app::toQt(run.name);
    row.whenText = format.dayAndTime(run.startedAtUtc);
    row.finished = run.finishedAtUtc.has_value();
    row.failed = run.failed > 0;
    const int items = static_cast<int>(run.items);
    row.stateText = row.finished
                        ? LabWords::tr("%n answer(s)", nullptr, items)
                        : LabWords::tr("%1 of %n answer(s), not finished", nullptr, static_cast<int>(run.total))
                              .arg(format.number(items));
    if (run.failed > 0) {
        row.stateText += QStringLiteral(", ") + LabWords::tr("%n failed", nullptr, static_cast<int>(run.failed));
    }
    return row;
}

LabResults labResults(const ReportInput& input, const LabView& view, const Formatter& format)
{
    const RunSummary summary = summarise(input.run, input.items);
    const std::string metric = chosenMetric(summary, view.metric);
    LabResults results;
    results.run = input.run.id;
    results.title = app::toQt(input.run.name);
    results.datasetText = pathToQt(input.run.settings.dataset.filename());
    results.finished = input.run.finishedAtUtc.has_value();
    results.failed = static_cast<qint64>(input.run.failed);
    results.metric = app::toQt(metric);
    for (const std::string& key : summary.metrics) {
        if (metricInfo(key).isShare) {
            results.metrics.append(
                QVariantMap{{QStringLiteral("value"), app::toQt(key)}, {QStringLiteral("label"), labelOf(key)}});
        }
    }
    results.categories = toQt(summary.categories);
    fillNumbers(results, summary, metric, format);
    fillCharts(results, summary, metric, view);
    fillItems(results, input, summary, metric, format);
    fillComparison(results, input, summary, view, metric, format);
    return results;
}

} // namespace reminisce::app
