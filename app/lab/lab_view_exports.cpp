// SPDX-License-Identifier: GPL-3.0-or-later
// What the Lab writes into files: reports and charts.
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_export.h"
#include "app/lab/lab_view_model.h"
#include "app/shell/toast_model.h"

namespace reminisce::app {

void LabViewModel::exportReport(const QUrl& file)
{
    m_worker.read<bool>(
        this,
        [view = m_view, metric = fromQt(m_results.metric),
         path = pathFromUrl(file)](const LabReading& reading) -> Result<bool> {
            const auto store = reading.store(archive::Access::ReadOnly);
            if (!store) {
                return tl::unexpected(store.error());
            }
            auto input = loadInput(**store, view);
            if (!input) {
                return tl::unexpected(input.error());
            }
            input->metric = metric;
            const auto written = evaluation::writeReport(*input, path);
            return written ? Result<bool>(true) : tl::unexpected(written.error());
        },
        [this](const Result<bool>& written) {
            if (written) {
                m_services.toasts.inform(tr("The report has been written."));
            } else {
                m_services.toasts.complain(coreText(written.error().message));
            }
        });
}

void LabViewModel::exportChart(int chart, const QUrl& file)
{
    if (chart < 0 || chart >= m_results.charts.size()) {
        return;
    }
    m_worker.read<bool>(
        this,
        [svg = m_results.charts[chart].toMap().value(QStringLiteral("light")).toByteArray(),
         path = pathFromUrl(file)](const LabReading&) { return writeChart(svg, path); },
        [this](const Result<bool>& written) {
            if (written) {
                m_services.toasts.inform(tr("The picture has been written."));
            } else {
                m_services.toasts.complain(coreText(written.error().message));
            }
        });
}

} // namespace reminisce::app
