// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QVariantList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "core/agent/trace.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// A step of an answer as the trace panel shows it.
struct TraceRow
{
    int step = 0;
    QString kind; ///< "understand", "tool", "model", "answer", "error"
    QString name;
    QString argumentsText;     ///< on one line
    QVariantList argumentRows; ///< {key, value}
    QString resultSummary;
    QString resultText;
    QString error;
    bool recovered = false; ///< failed, and the run went on
    double startSeconds = 0;
    double seconds = 0;
    double startFraction = 0;
    double widthFraction = 0;
    QString durationText;
    int depth = 0;
    bool running = false;
    int below = 0;           ///< how many of the steps after it belong to it
    bool folded = false;     ///< those are not shown
    bool hidden = false;     ///< a step that it belongs to is folded
    QString view;            ///< how it is best shown: "program", "file", or empty for any step
    QString source;          ///< of a program
    QVariantList thoughts;   ///< {key, value}: what the model said about what it does
    qint64 hiddenLength = 0; ///< characters of the result that are not in `resultText` yet
};

/// How much of a result is held while nobody has asked for all of it.
inline constexpr qsizetype kResultShown = 4000;

/// Roles: step, kind, name, argumentsText, argumentRows, resultSummary, resultText, error, recovered, startFraction,
/// widthFraction, durationText, depth, running, below, folded, hidden, view, source, thoughts, hiddenLength.
[[nodiscard]] QList<Role<TraceRow>> traceRoles();

/// A step that has begun. \param parentDepth of the step it belongs to, if there is one
[[nodiscard]] TraceRow rowOf(const agent::StepStarted& started, int parentDepth);
[[nodiscard]] TraceRow rowOf(const archive::TraceStep& step, const Formatter& format);
/// A step that has just ended; its depth is not known yet.
[[nodiscard]] TraceRow rowOf(const agent::TraceStep& step, const Formatter& format);
/// Puts the whole result of the step into its row.
void showWholeResult(TraceRow& row, const archive::TraceStep& step, const Formatter& format);
/// All steps of a finished answer, with their places on the time bar.
[[nodiscard]] QList<TraceRow> traceRows(const std::vector<archive::TraceStep>& steps, const Formatter& format);
/// Places the rows on a bar of `totalSeconds`, and marks errors that were followed by something. Folds as the rows say.
void arrange(QList<TraceRow>& rows, double totalSeconds);

/// The person stopped the answer in its last step, which is no failure: the step says so, and what it belongs to.
void noteStop(QList<TraceRow>& rows);

/// Counts what is below each step, and hides what is below a folded one.
void fold(QList<TraceRow>& rows);

/// "6 steps · 4 tool calls · 1 recovered".
[[nodiscard]] QString traceSummary(const QList<TraceRow>& rows);

/// Steps as they are stored; depth is counted from the parents.
[[nodiscard]] std::vector<archive::TraceStep> storedSteps(const std::vector<agent::TraceStep>& steps);

} // namespace reminisce::app
