// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/trace_rows.h"

#include <algorithm>
#include <limits>
#include <map>

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/core_text/understanding_text.h"
#include "core/agent/model_json.h"

namespace reminisce::app {

namespace {

constexpr int kLineLength = 200;
constexpr qsizetype kSummaryLength = 60;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Trace)
};

/// What a step is called: what the program does by itself in the window's language, tools and models by their name.
QString nameText(const std::string& name)
{
    if (name == "understand") {
        return Texts::tr("understand");
    }
    if (name == "choose quotations") {
        return Texts::tr("choose quotations");
    }
    if (name == "check sentences") {
        return Texts::tr("check sentences");
    }
    return toQt(name);
}

QString dump(const nlohmann::json& json)
{
    return toQt(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

nlohmann::json parse(const std::string& text)
{
    auto json = nlohmann::json::parse(text, nullptr, false);
    return json.is_discarded() ? nlohmann::json(text) : json;
}

/// A value to be read: words as they are, the rest as JSON.
QString shown(const nlohmann::json& value)
{
    const bool lines = value.is_string() && value.get_ref<const std::string&>().find('\n') != std::string::npos;
    return lines ? toQt(value.get_ref<const std::string&>()) : dump(value);
}

QVariantMap argumentRow(const QString& key, const QString& value)
{
    return {{QStringLiteral("key"), key}, {QStringLiteral("value"), value}};
}

/// The prompt as it was sent, message by message and word for word.
void setMessages(TraceRow& row, const nlohmann::json& request)
{
    for (const auto& message : request["messages"]) {
        QString text = message.contains("content") && message["content"].is_string()
                           ? toQt(message["content"].get_ref<const std::string&>())
                           : QString();
        if (message.contains("tool_calls")) {
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + dump(message["tool_calls"]);
        }
        row.argumentRows.append(argumentRow(toQt(message.value("role", std::string())), text));
        row.argumentsText = text.simplified().left(kLineLength);
    }
    for (const auto& [key, value] : request.items()) {
        if (key != "messages") {
            row.argumentRows.append(argumentRow(toQt(key), shown(value)));
        }
    }
}

/// The object that a result is in JSON; null where it is none, or too long for the window's thread to read.
nlohmann::json resultObject(const archive::TraceStep& step)
{
    constexpr std::size_t kMostParsed = 200'000;
    const std::string& result = step.result;
    if (step.kind == "understand" || result.empty() || result.front() != '{' || result.size() > kMostParsed) {
        return {};
    }
    auto json = nlohmann::json::parse(result, nullptr, false);
    return json.is_object() ? std::move(json) : nlohmann::json();
}

/// JSON laid out in lines, where a result is an object of it.
QString resultTextOf(const archive::TraceStep& step, const nlohmann::json& object, const Formatter& format)
{
    if (step.kind == "understand") {
        return understandingText(toQt(step.result), format);
    }
    return object.is_object() ? toQt(object.dump(2, ' ', false, nlohmann::json::error_handler_t::replace))
                              : toQt(step.result);
}

void setArguments(TraceRow& row, const nlohmann::json& arguments)
{
    if (arguments.is_null() || (arguments.is_string() && arguments.get_ref<const std::string&>().empty())) {
        return;
    }
    QStringList line;
    if (arguments.is_object() && arguments.contains("messages") && arguments["messages"].is_array()) {
        setMessages(row, arguments);
        return;
    }
    if (arguments.is_object()) {
        for (const auto& [key, value] : arguments.items()) {
            row.argumentRows.append(argumentRow(toQt(key), shown(value)));
            line.append(toQt(key) + QStringLiteral(": ") + dump(value));
        }
    } else {
        const QString value = arguments.is_string() ? toQt(arguments.get<std::string>()) : dump(arguments);
        row.argumentRows.append(argumentRow({}, value));
        line.append(value);
    }
    row.argumentsText = line.join(QStringLiteral(", ")).left(kLineLength);
}

/// What a result amounts to, where the step itself did not say it.
/// \param object the result, where it is an object in JSON; `text`: the result as it is shown
QString summaryOf(const archive::TraceStep& step, const nlohmann::json& object, const QString& text)
{
    if (step.kind == "tool" && object.is_object()) {
        for (const auto& [key, value] : object.items()) {
            if (value.is_array() && key != "notes") {
                const int count = static_cast<int>(value.size());
                // Tools that find passages call them results; others name what they give.
                return key == "results" ? Texts::tr("%n passage(s)", nullptr, count)
                                        : Texts::tr("%n result(s)", nullptr, count);
            }
        }
    }
    if (step.completionTokens > 0) {
        return Texts::tr("%n token(s)", nullptr, step.promptTokens + step.completionTokens);
    }
    const QString result = object.is_object() ? toQt(step.result) : text;
    const QString first = result.left(kResultShown).section(QLatin1Char('\n'), 0, 0).simplified();
    return first.size() > kSummaryLength ? first.left(kSummaryLength - 1) + QChar(0x2026) : first;
}

std::string textAt(const nlohmann::json& json, const char* key)
{
    return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                           : std::string();
}

/// Programs and files of the workspace are shown as what they are.
void setView(TraceRow& row, const nlohmann::json& arguments)
{
    if (row.name == QLatin1String("program") && arguments.is_object() && arguments.contains("source")) {
        row.view = QStringLiteral("program");
        row.source = toQt(textAt(arguments, "source"));
        row.argumentRows.clear();
        row.argumentsText = toQt(textAt(arguments, "language"));
    } else if (row.name == QLatin1String("workspace") && arguments.is_object() && arguments.contains("file")) {
        row.view = QStringLiteral("file");
        row.name = toQt(textAt(arguments, "file"));
        row.argumentRows.clear();
        row.argumentsText.clear();
    }
}

/// The step in JSON that a model replied with; nothing: it is no such step.
std::optional<nlohmann::json> stepIn(const std::string& reply)
{
    return reply.find("\"ability\"") != std::string::npos ? agent::repairJson(reply) : std::nullopt;
}

/// What a model said about what it does: the thoughts of a step in JSON, or the "Thought:" before an action.
QVariantList thoughtsIn(const std::string& reply, const std::optional<nlohmann::json>& step)
{
    QVariantList rows;
    if (step) {
        const nlohmann::json thoughts = step->contains("thoughts") ? (*step)["thoughts"] : nlohmann::json();
        if (thoughts.is_object()) {
            for (const auto& [key, value] : thoughts.items()) {
                rows.append(argumentRow(toQt(key), value.is_string() ? toQt(value.get<std::string>()) : dump(value)));
            }
        } else if (thoughts.is_string()) {
            rows.append(argumentRow({}, toQt(thoughts.get<std::string>())));
        }
    } else if (reply.rfind("Thought:", 0) == 0) {
        const std::size_t end = reply.find("\nAction:");
        rows.append(argumentRow({}, toQt(reply.substr(8, end == std::string::npos ? end : end - 8)).trimmed()));
    }
    return rows;
}

/// A step as it is stored, but for its arguments.
archive::TraceStep withoutArguments(const agent::TraceStep& step, int depth)
{
    archive::TraceStep one;
    one.step = step.step;
    one.depth = depth;
    one.kind = agent::stepKindName(step.kind);
    one.name = step.name;
    one.result = step.result;
    one.error = step.error;
    one.startSeconds = step.startedSeconds;
    one.seconds = step.seconds;
    one.promptTokens = step.promptTokens;
    one.completionTokens = step.completionTokens;
    return one;
}

/// The ability that a step in JSON asks for; empty: it is no such step.
QString abilityIn(const std::optional<nlohmann::json>& step)
{
    return step && step->contains("ability") ? toQt(textAt((*step)["ability"], "name")) : QString();
}

TraceRow makeRow(const archive::TraceStep& step, const nlohmann::json& arguments, const Formatter& format)
{
    TraceRow row;
    row.step = step.step;
    row.kind = toQt(step.kind);
    row.name = nameText(step.name);
    row.depth = step.depth;
    const nlohmann::json object = resultObject(step);
    row.resultText = resultTextOf(step, object, format);
    row.resultSummary = coreText(summaryOf(step, object, row.resultText));
    row.hiddenLength = std::max<qsizetype>(0, row.resultText.size() - kResultShown);
    row.resultText.truncate(kResultShown);
    row.error = coreText(step.error);
    row.startSeconds = step.startSeconds;
    row.seconds = step.seconds;
    row.durationText = format.seconds(step.seconds);
    setArguments(row, arguments);
    setView(row, arguments);
    if (step.kind == "model") {
        const auto asked = stepIn(step.result);
        row.thoughts = thoughtsIn(step.result, asked);
        const QString ability = abilityIn(asked);
        row.resultSummary = ability.isEmpty() ? row.resultSummary : ability;
    } else if (row.view == QLatin1String("file")) {
        row.resultSummary = Texts::tr("%n byte(s)", nullptr, static_cast<int>(step.result.size()));
    }
    return row;
}

} // namespace

QList<Role<TraceRow>> traceRoles()
{
    return {
        {"step", [](const TraceRow& row) { return QVariant(row.step); }},
        {"kind", [](const TraceRow& row) { return QVariant(row.kind); }},
        {"name", [](const TraceRow& row) { return QVariant(row.name); }},
        {"argumentsText", [](const TraceRow& row) { return QVariant(row.argumentsText); }},
        {"argumentRows", [](const TraceRow& row) { return QVariant(row.argumentRows); }},
        {"resultSummary", [](const TraceRow& row) { return QVariant(row.resultSummary); }},
        {"resultText", [](const TraceRow& row) { return QVariant(row.resultText); }},
        {"error", [](const TraceRow& row) { return QVariant(row.error); }},
        {"recovered", [](const TraceRow& row) { return QVariant(row.recovered); }},
        {"startFraction", [](const TraceRow& row) { return QVariant(row.startFraction); }},
        {"widthFraction", [](const TraceRow& row) { return QVariant(row.widthFraction); }},
        {"durationText", [](const TraceRow& row) { return QVariant(row.durationText); }},
        {"depth", [](const TraceRow& row) { return QVariant(row.depth); }},
        {"running", [](const TraceRow& row) { return QVariant(row.running); }},
        {"below", [](const TraceRow& row) { return QVariant(row.below); }},
        {"folded", [](const TraceRow& row) { return QVariant(row.folded); }},
        {"hidden", [](const TraceRow& row) { return QVariant(row.hidden); }},
        {"view", [](const TraceRow& row) { return QVariant(row.view); }},
        {"source", [](const TraceRow& row) { return QVariant(row.source); }},
        {"thoughts", [](const TraceRow& row) { return QVariant(row.thoughts); }},
        {"hiddenLength", [](const TraceRow& row) { return QVariant(row.hiddenLength); }},
    };
}

TraceRow rowOf(const agent::StepStarted& started, int parentDepth)
{
    TraceRow row;
    row.step = started.step;
    row.kind = toQt(agent::stepKindName(started.kind));
    row.name = nameText(started.name);
    row.depth = parentDepth + (started.parent > 0 ? 1 : 0);
    row.running = true;
    setArguments(row, started.arguments);
    setView(row, started.arguments);
    return row;
}

TraceRow rowOf(const archive::TraceStep& step, const Formatter& format)
{
    return makeRow(step, parse(step.arguments), format);
}

TraceRow rowOf(const agent::TraceStep& step, const Formatter& format)
{
    return makeRow(withoutArguments(step, 0), step.arguments, format);
}

void showWholeResult(TraceRow& row, const archive::TraceStep& step, const Formatter& format)
{
    row.resultText = resultTextOf(step, resultObject(step), format);
    row.hiddenLength = 0;
}

QList<TraceRow> traceRows(const std::vector<archive::TraceStep>& steps, const Formatter& format)
{
    QList<TraceRow> rows;
    double total = 0;
    for (const archive::TraceStep& step : steps) {
        rows.append(rowOf(step, format));
        total = std::max(total, step.startSeconds + step.seconds);
    }
    arrange(rows, total);
    return rows;
}

void arrange(QList<TraceRow>& rows, double totalSeconds)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        TraceRow& row = rows[i];
        row.startFraction = totalSeconds > 0 ? std::clamp(row.startSeconds / totalSeconds, 0.0, 1.0) : 0;
        row.widthFraction = totalSeconds > 0 ? std::clamp(row.seconds / totalSeconds, 0.0, 1.0 - row.startFraction) : 0;
        row.recovered = !row.error.isEmpty() && i + 1 < rows.size() && rows.last().error.isEmpty();
    }
    fold(rows);
}

void noteStop(QList<TraceRow>& rows)
{
    int depth = std::numeric_limits<int>::max(); // of the last step, and then of the one that it belongs to
    for (auto row = rows.rbegin(); row != rows.rend() && depth > 0; ++row) {
        // What follows the last model or tool step was done with what had come.
        if ((row->kind != QLatin1String("model") && row->kind != QLatin1String("tool")) || row->depth >= depth) {
            continue;
        }
        depth = row->depth;
        if (!row->error.isEmpty()) {
            row->error.clear();
            row->recovered = false;
            row->resultSummary = Texts::tr("Stopped");
        }
    }
}

void fold(QList<TraceRow>& rows)
{
    int foldedAt = std::numeric_limits<int>::max(); // depth of the folded step that hides what is deeper
    for (qsizetype i = 0; i < rows.size(); ++i) {
        TraceRow& row = rows[i];
        row.below = 0;
        for (qsizetype next = i + 1; next < rows.size() && rows[next].depth > row.depth; ++next) {
            ++row.below;
        }
        row.hidden = row.depth > foldedAt;
        if (!row.hidden) {
            foldedAt = row.folded ? row.depth : std::numeric_limits<int>::max();
        }
    }
}

QString traceSummary(const QList<TraceRow>& rows)
{
    int calls = 0;
    int recovered = 0;
    for (const TraceRow& row : rows) {
        calls += row.kind == QLatin1String("tool") ? 1 : 0;
        recovered += row.recovered ? 1 : 0;
    }
    QStringList parts = {Texts::tr("%n step(s)", nullptr, static_cast<int>(rows.size()))};
    if (calls > 0) {
        parts.append(Texts::tr("%n tool call(s)", nullptr, calls));
    }
    if (recovered > 0) {
        parts.append(Texts::tr("%n recovered", nullptr, recovered));
    }
    return parts.join(QStringLiteral(" · "));
}

std::vector<archive::TraceStep> storedSteps(const std::vector<agent::TraceStep>& steps)
{
    std::map<int, int> depths;
    std::vector<archive::TraceStep> stored;
    for (const agent::TraceStep& step : steps) {
        const auto parent = depths.find(step.parent);
        const int depth = step.parent > 0 && parent != depths.end() ? parent->second + 1 : 0;
        depths[step.step] = depth;
        archive::TraceStep one = withoutArguments(step, depth);
        one.arguments = step.arguments.is_null()
                            ? std::string()
                            : step.arguments.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        stored.push_back(std::move(one));
    }
    return stored;
}

} // namespace reminisce::app
