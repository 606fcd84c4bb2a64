// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/cli/command.h"
#include "core/backend/settings.h"
#include "core/evaluation/lab/settings.h"
#include "core/evaluation/report/report.h"

namespace reminisce::cli {

/// Parts of `evaluate`, each in its own file; `command` is the one of `evaluate`.
void addEvaluateRetrieval(CLI::App& command, Session& session);
void addEvaluateAnswers(CLI::App& command, Session& session);
void addEvaluateQuestions(CLI::App& command, Session& session);
/// runs and report.
void addEvaluateRuns(CLI::App& command, Session& session);

/// "5,10,25" as numbers of at least 1; InvalidArgument names the option.
[[nodiscard]] Result<std::vector<std::size_t>> parseNumbers(const std::string& text, const char* option);

/// A run with its items, ready for a report.
[[nodiscard]] Result<evaluation::ReportInput> loadReport(const evaluation::LabStore& store, const std::string& run);

/// A few lines per configuration.
void printRun(const evaluation::ReportInput& input);

} // namespace reminisce::cli
