// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/lab_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "core/agent/workflow.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::app {

namespace {

using namespace evaluation;

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

constexpr QStringView kSeparator = u" · ";

QString workflowText(const std::string& name)
{
    const auto& known = agent::workflows();
    const auto found = std::find_if(known.begin(), known.end(), [&](const auto& info) { return info.name == name; });
    return found == known.end() ? app::toQt(name) : coreText(found->label);
}

/// "Hybrid, 25 passages" and what differs from what is usual.
QString retrievalText(const RetrievalChoice& choice)
{
    const RetrievalChoice usual;
    QStringList parts = {searchModeText(choice.mode), LabWords::tr("%n passage(s)", nullptr, choice.k)};
    if (choice.weight != usual.weight) {
        parts.append(LabWords::tr("vectors %1 %").arg(std::lround(choice.weight * 100)));
    }
    if (!choice.understand) {
        parts.append(LabWords::tr("question not understood"));
    }
    if (!choice.embedding.empty()) {
        parts.append(app::toQt(choice.embedding));
    }
    return parts.join(QStringLiteral(", "));
}

QString joined(const Configuration& configuration, const NamedParts& parts)
{
    QStringList texts;
    if (parts.workflow) {
        texts.append(workflowText(configuration.workflow));
    }
    if (parts.backend && configuration.backend != kBuiltInBackend) {
        texts.append(app::toQt(configuration.backend));
    }
    if (parts.retrieval) {
        texts.append(retrievalText(configuration.retrieval));
    }
    return texts.join(kSeparator);
}

/// "made-30-1" is called by what it is.
QString setText(const QString& name)
{
    static const QRegularExpression kMade(QStringLiteral("^made-(\\d{1,9})-\\d+$"));
    const auto made = kMade.match(name);
    return made.hasMatch() ? LabWords::tr("Archive, %n question(s)", nullptr, made.captured(1).toInt()) : name;
}

} // namespace

QString searchModeText(search::SearchMode mode)
{
    switch (mode) {
    case search::SearchMode::Keyword:
        return LabWords::tr("Keyword");
    case search::SearchMode::Vector:
        return LabWords::tr("Vector");
    case search::SearchMode::Emotion:
        return LabWords::tr("Emotion");
    case search::SearchMode::Hybrid:
        break;
    }
    return LabWords::tr("Hybrid");
}

QString configurationText(const Configuration& configuration)
{
    return joined(configuration, {true, true, true});
}

QStringList configurationNames(const std::vector<Configuration>& configurations)
{
    const NamedParts parts = namedParts(configurations);
    QStringList names;
    for (const Configuration& configuration : configurations) {
        names.append(joined(configuration, parts));
    }
    return names;
}

std::string madeSetName(int count, int seed)
{
    return "made-" + std::to_string(count) + "-" + std::to_string(seed);
}

QString datasetText(const std::filesystem::path& dataset)
{
    const QString stem = pathToQt(dataset.stem());
    const QString text = setText(stem);
    return text == stem ? pathToQt(dataset.filename()) : text;
}

QString runText(const LabRun& run, const Formatter& format)
{
    // A run without a name of its own is called by its questions and its time.
    static const QRegularExpression kStamp(QStringLiteral(" \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$"));
    QString name = app::toQt(run.name);
    const auto stamp = kStamp.match(name);
    if (!stamp.hasMatch()) {
        return name;
    }
    name.truncate(stamp.capturedStart());
    const QString when = format.dayShort(run.startedAtUtc) + QStringLiteral(", ") + format.time(run.startedAtUtc);
    return QStringList{setText(name), when}.join(kSeparator);
}

QString figureText(double value, bool isShare, const Formatter& format, int shareDecimals)
{
    constexpr double kFewSeconds = 0.1;
    if (isShare) {
        return format.locale().toString(value, 'f', shareDecimals);
    }
    return value >= 10 ? format.number(static_cast<qint64>(std::llround(value)))
                       : format.locale().toString(value, 'f', value > 0 && value < kFewSeconds ? 3 : 2);
}

int decimalsFor(double difference)
{
    constexpr double kNothing = 0.00005; ///< rounds to zero with four decimals
    const double size = std::abs(difference);
    return size < kNothing || size >= 0.00995 ? 2 : size >= 0.000995 ? 3 : 4;
}

QString signedText(double difference, int decimals, const Formatter& format)
{
    const double unit = std::pow(10, -decimals);
    const double rounded = std::round(difference / unit) * unit;
    const QString sign = rounded > 0 ? QStringLiteral("+") : rounded < 0 ? QStringLiteral("−") : QString();
    return sign + format.locale().toString(std::abs(rounded), 'f', decimals);
}

ChartWords chartWords(const Formatter& format)
{
    ChartWords words;
    words.right = fromQt(LabWords::tr("right"));
    words.wrong = fromQt(LabWords::tr("wrong"));
    words.overall = fromQt(LabWords::tr("overall"));
    words.answers = fromQt(LabWords::tr("answers"));
    words.share = fromQt(LabWords::tr("share"));
    words.seconds = fromQt(LabWords::tr("seconds"));
    words.tokens = fromQt(LabWords::tr("tokens"));
    words.timeAxis = fromQt(LabWords::tr("seconds to answer, log scale; area by tokens"));
    words.difference = fromQt(LabWords::tr("difference"));
    words.interval = fromQt(LabWords::tr("95 % interval"));
    words.questions = fromQt(LabWords::tr("questions"));
    words.to = fromQt(LabWords::tr("to"));
    words.moreThanNoise = fromQt(LabWords::tr("more than noise"));
    words.mayBeNoise = fromQt(LabWords::tr("may be noise"));
    words.before = fromQt(LabWords::tr("before"));
    words.now = fromQt(LabWords::tr("now"));
    words.decimalMark = fromQt(format.locale().decimalPoint());
    words.byCategory = fromQt(LabWords::tr("{} by category"));
    words.byCategoryWithIntervals = fromQt(LabWords::tr("{} by category, 95 % intervals"));
    words.outcomesOf = fromQt(LabWords::tr("What went wrong: {}"));
    words.secondsAgainst = fromQt(LabWords::tr("Seconds against {}"));
    words.against = fromQt(LabWords::tr("{} against {}"));
    words.label = [](const std::string& metric) { return fromQt(coreText(metricInfo(metric).label)); };
    words.category = [](const std::string& category) { return fromQt(coreText(category)); };
    words.configurations = [](const std::vector<Configuration>& configurations) {
        std::vector<std::string> names;
        for (const QString& name : configurationNames(configurations)) {
            names.push_back(fromQt(name));
        }
        return names;
    };
    return words;
}

} // namespace reminisce::app
