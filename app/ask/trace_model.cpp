// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/trace_model.h"

namespace reminisce::app {

TraceModel::TraceModel(QList<Role<TraceRow>> roles)
    : RowsModel<TraceRow>(std::move(roles), [](const TraceRow& row) { return row.step; })
{}

void TraceModel::toggleFold(int step)
{
    QList<TraceRow> steps = rows();
    for (TraceRow& row : steps) {
        row.folded = row.step == step ? !row.folded : row.folded;
    }
    fold(steps);
    assign(std::move(steps));
}

} // namespace reminisce::app
