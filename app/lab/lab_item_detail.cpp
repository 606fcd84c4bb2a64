// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_results.h"
#include "app/lab/lab_words.h"

namespace reminisce::app {

namespace {

using namespace evaluation;
using nlohmann::json;

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

/// A text of a stored answer; empty where there is none.
std::string textAt(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double numberAt(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : 0;
}

/// A list in a stored answer; empty where there is none.
const json& listAt(const json& object, const char* key)
{
    static const json kEmpty = json::array();
    if (!object.is_object()) {
        return kEmpty;
    }
    const auto found = object.find(key);
    return found != object.end() && found->is_array() ? *found : kEmpty;
}

std::vector<archive::TraceStep> stepsOf(const json& answer)
{
    std::map<int, int> depths;
    std::vector<archive::TraceStep> steps;
    for (const json& stored : listAt(answer, "trace")) {
        if (!stored.is_object()) {
            continue;
        }
        archive::TraceStep step;
        step.step = static_cast<int>(numberAt(stored, "step"));
        const int parent = static_cast<int>(numberAt(stored, "parent"));
        step.depth = parent > 0 && depths.contains(parent) ? depths[parent] + 1 : 0;
        depths[step.step] = step.depth;
        step.kind = textAt(stored, "kind");
        step.name = textAt(stored, "name");
        if (const auto found = stored.find("arguments"); found != stored.end() && !found->is_null()) {
            step.arguments = found->dump(-1, ' ', false, json::error_handler_t::replace);
        }
        step.result = textAt(stored, "result");
        step.error = textAt(stored, "error");
        step.startSeconds = numberAt(stored, "started_seconds");
        step.seconds = numberAt(stored, "seconds");
        steps.push_back(std::move(step));
    }
    return steps;
}

/// "Wed 28 February 2024, 16:05".
QString whenText(const std::string& iso, const Formatter& format)
{
    const auto moment = parseIso(iso);
    return moment ? format.dayAndTime(moment->local) : toQt(iso);
}

QVariantList evidenceOf(const json& answer, const Formatter& format)
{
    QVariantList list;
    for (const json& passage : listAt(answer, "evidence")) {
        if (!passage.is_object()) {
            continue;
        }
        const auto cited = passage.find("cited");
        list.append(QVariantMap{
            {QStringLiteral("text"), toQt(textAt(passage, "text"))},
            {QStringLiteral("whenText"), whenText(textAt(passage, "started_at"), format)},
            {QStringLiteral("cited"), cited != passage.end() && cited->is_boolean() && cited->get<bool>()}});
    }
    return list;
}

} // namespace

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::ExactMatch:
        return LabWords::tr("Right, from what was found");
    case Outcome::AnswerMatch:
        return LabWords::tr("Right, but not from what was found");
    case Outcome::GroundedError:
        return LabWords::tr("Wrong, although the answer was found");
    case Outcome::ModelError:
        return LabWords::tr("Broken off by a fault of a tool or backend");
    case Outcome::ToolError:
        return LabWords::tr("Broken off by misuse of a tool or format");
    case Outcome::ReasoningError:
        break;
    }
    return LabWords::tr("Wrong, and nothing useful was found");
}

LabItemDetail labItemDetail(const LabItem& item, const Formatter& format)
{
    LabItemDetail detail;
    QVariantList metrics;
    for (const MetricInfo& info : knownMetrics()) {
        const auto found = item.metrics.find(std::string(info.key));
        if (found != item.metrics.end()) {
            metrics.append(QVariantMap{{QStringLiteral("label"), coreText(info.label)},
                                       {QStringLiteral("text"), figureText(found->second, info.isShare, format)}});
        }
    }
    QStringList notes;
    for (const std::string& note : item.notes) {
        notes.append(coreText(note));
    }
    detail.map = {{QStringLiteral("itemId"), QVariant::fromValue<qint64>(item.id)},
                  {QStringLiteral("question"), toQt(item.question.question)},
                  {QStringLiteral("gold"),
                   item.question.answerable ? toQt(item.question.gold) : LabWords::tr("Nothing is known about it.")},
                  {QStringLiteral("response"), toQt(item.response)},
                  {QStringLiteral("outcome"), item.failed ? QString() : toQt(outcomeName(item.outcome))},
                  {QStringLiteral("outcomeText"),
                   item.failed ? LabWords::tr("Failed; may be tried again") : outcomeText(item.outcome)},
                  {QStringLiteral("error"), toQt(item.error)},
                  {QStringLiteral("configuration"), configurationText(item.configuration)},
                  {QStringLiteral("category"), coreText(item.question.category)},
                  {QStringLiteral("metrics"), metrics},
                  {QStringLiteral("evidence"), evidenceOf(item.answer, format)},
                  {QStringLiteral("notes"), notes.join(QLatin1Char('\n'))}};
    const std::vector<archive::TraceStep> steps = stepsOf(item.answer);
    double seconds = 0;
    for (const archive::TraceStep& step : steps) {
        seconds = std::max(seconds, step.startSeconds + step.seconds);
    }
    detail.map.insert(QStringLiteral("secondsText"), steps.empty() ? QString() : format.seconds(seconds));
    detail.trace = traceRows(steps, format);
    detail.traceSummary = traceSummary(detail.trace);
    return detail;
}

} // namespace reminisce::app
