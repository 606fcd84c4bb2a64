// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/ask/trace_rows.h"

namespace reminisce::app {

/// The steps of an answer. Those below a step can be folded away.
class TraceModel : public RowsModel<TraceRow>
{
    Q_OBJECT

public:
    explicit TraceModel(QList<Role<TraceRow>> roles = traceRoles());

    /// Folds the steps below this one away, or shows them again.
    Q_INVOKABLE void toggleFold(int step);
};

[[nodiscard]] std::shared_ptr<RowsModel<TraceRow>> makeTraceModel(QList<TraceRow> rows = {});

} // namespace reminisce::app
