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

std::shared_ptr<RowsModel<TraceRow>> makeTraceModel(QList<TraceRow> rows)
{
    static const QList<Role<TraceRow>> roles = traceRoles(); // shared: a chat has one model for each message
    auto model = std::make_shared<TraceModel>(roles);
    model->assign(std::move(rows));
    return model;
}

} // namespace reminisce::app
