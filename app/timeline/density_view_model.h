// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/shell/services.h"
#include "app/timeline/density_bins.h"

namespace reminisce::app {

class FilterViewModel;

/// The strip of bars over the conversations, and its brush, which is the filter's dates.
class DensityViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by TimelineViewModel")
    Q_PROPERTY(QVariantList bins READ bins NOTIFY changed)
    Q_PROPERTY(int maxTotal READ maxTotal NOTIFY changed)
    Q_PROPERTY(QVariantList axisLabels READ axisLabels NOTIFY changed)
    Q_PROPERTY(QString headText READ headText NOTIFY changed)
    Q_PROPERTY(QString unit READ unit WRITE setUnit NOTIFY unitChanged)
    Q_PROPERTY(QString stacking READ stacking WRITE setStacking NOTIFY stackingChanged)
    Q_PROPERTY(QString brushFrom READ brushFrom NOTIFY brushChanged)
    Q_PROPERTY(QString brushTo READ brushTo NOTIFY brushChanged)
    Q_PROPERTY(ListModel* legend READ legend CONSTANT)

public:
    DensityViewModel(const Services& services, FilterViewModel& filter, QObject* parent = nullptr);

    [[nodiscard]] const QVariantList& bins() const { return m_made.bins; }
    [[nodiscard]] int maxTotal() const { return m_made.maxTotal; }
    [[nodiscard]] const QVariantList& axisLabels() const { return m_made.axisLabels; }
    [[nodiscard]] QString headText() const;
    [[nodiscard]] QString unit() const;
    void setUnit(const QString& unit);
    [[nodiscard]] QString stacking() const;
    void setStacking(const QString& stacking);
    [[nodiscard]] QString brushFrom() const;
    [[nodiscard]] QString brushTo() const;
    [[nodiscard]] ListModel* legend() { return &m_legend; }

    Q_INVOKABLE void brush(const QString& fromIso, const QString& toIso);
    Q_INVOKABLE void clearBrush();
    Q_INVOKABLE void zoomIn();
    Q_INVOKABLE void zoomOut();
    /// Has the list show a day.
    Q_INVOKABLE void jumpToDate(const QString& iso);
    /// Filters to today's date, one year ago or the last year in which something was said on it.
    Q_INVOKABLE void onThisDay();

Q_SIGNALS:
    void changed();
    void unitChanged();
    void stackingChanged();
    void brushChanged();
    void jumpRequested(reminisce::LocalMicros day);

private:
    void reload();

    Services m_services;
    FilterViewModel& m_filter;
    archive::DensityUnit m_unit = archive::DensityUnit::Week;
    archive::DensityStack m_stack = archive::DensityStack::Emotion;
    bool m_unitChosen = false; ///< by the person; otherwise it fits the archive
    DensityBins m_made;
    RowsModel<QVariantMap> m_legend;
};

} // namespace reminisce::app
