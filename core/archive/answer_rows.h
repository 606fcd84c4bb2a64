// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/chats.h"
#include "core/archive/connection.h"

namespace reminisce::archive {

// The lists that belong to a stored answer, each in one table, within the caller's transaction.

[[nodiscard]] Result<> insertTraceStep(Connection& connection, Id message, std::size_t position, const TraceStep& step);
/// Takes away trace, evidence and citations and stores those of `answer`.
[[nodiscard]] Result<> replaceAnswerRows(Connection& connection, Id message, const Answer& answer);
[[nodiscard]] Result<std::vector<TraceStep>> traceOf(Connection& connection, Id message);
[[nodiscard]] Result<std::vector<EvidenceRow>> evidenceOf(Connection& connection, Id message);
[[nodiscard]] Result<std::vector<CitationRow>> citationsOf(Connection& connection, Id message);

} // namespace reminisce::archive
