// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/density_view_model.h"

#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/timeline/filter_view_model.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

using archive::DensityStack;
using archive::DensityUnit;

/// What the reader gives: the counts, and the strip made of them.
struct Strip
{
    DensityUnit unit = DensityUnit::Week;
    DensityBins bins;
};

QList<Role<QVariantMap>> legendRoles()
{
    QList<Role<QVariantMap>> roles;
    for (const char* name : {"label", "emotion", "colourIndex"}) {
        roles.append({name, [key = QString::fromLatin1(name)](const QVariantMap& row) { return row.value(key); }});
    }
    return roles;
}

Result<Strip> readStrip(const Reading& reading, const archive::Filter& filter, DensityWish wish, bool fit)
{
    auto density = archive::density(reading.reader, filter, wish.unit, wish.stack);
    if (!density) {
        return tl::unexpected(density.error());
    }
    if (fit && !density->bins.empty()) {
        const DensityUnit fitting = fittingUnit(density->bins.front().from, density->bins.back().to);
        if (fitting != wish.unit) {
            wish.unit = fitting;
            return readStrip(reading, filter, std::move(wish), false);
        }
    }
    return Strip{wish.unit, makeDensityBins(*density, wish)};
}

} // namespace

DensityViewModel::DensityViewModel(const Services& services, FilterViewModel& filter, QObject* parent)
    : QObject(parent), m_services(services), m_filter(filter), m_legend(legendRoles())
{
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_unitChosen = false;
        m_made = {};
        Q_EMIT changed();
    });
    connect(&m_services.contents, &ArchiveContents::changed, this, &DensityViewModel::reload);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &DensityViewModel::reload);
    connect(&m_filter, &FilterViewModel::changed, this, [this] {
        reload();
        Q_EMIT brushChanged();
    });
}

QString DensityViewModel::headText() const
{
    const QString most = m_services.preferences.formatter().number(m_made.maxTotal);
    switch (m_unit) {
    case DensityUnit::Day:
        return tr("Passages per day, %1 at most").arg(most);
    case DensityUnit::Week:
        return tr("Passages per week, %1 at most").arg(most);
    case DensityUnit::Month:
        return tr("Passages per month, %1 at most").arg(most);
    }
    return {};
}

QString DensityViewModel::unit() const
{
    switch (m_unit) {
    case DensityUnit::Day:
        return QStringLiteral("day");
    case DensityUnit::Week:
        return QStringLiteral("week");
    case DensityUnit::Month:
        return QStringLiteral("month");
    }
    return {};
}

void DensityViewModel::setUnit(const QString& unit)
{
    m_unitChosen = true;
    const DensityUnit wanted = unit == QLatin1String("day")     ? DensityUnit::Day
                               : unit == QLatin1String("month") ? DensityUnit::Month
                                                                : DensityUnit::Week;
    if (wanted != m_unit) {
        m_unit = wanted;
        Q_EMIT unitChanged();
        reload();
    }
}

QString DensityViewModel::stacking() const
{
    return m_stack == DensityStack::Person ? QStringLiteral("person") : QStringLiteral("emotion");
}

void DensityViewModel::setStacking(const QString& stacking)
{
    const DensityStack wanted = stacking == QLatin1String("person") ? DensityStack::Person : DensityStack::Emotion;
    if (wanted != m_stack) {
        m_stack = wanted;
        Q_EMIT stackingChanged();
        reload();
    }
}

QString DensityViewModel::brushFrom() const
{
    const auto& from = m_filter.filter().dates.from;
    return from ? toQt(formatIsoDate(*from)) : QString();
}

QString DensityViewModel::brushTo() const
{
    const auto& to = m_filter.filter().dates.to;
    return to ? toQt(formatIsoDate(*to)) : QString();
}

void DensityViewModel::brush(const QString& fromIso, const QString& toIso)
{
    m_filter.setDates(fromIso, toIso);
}

void DensityViewModel::clearBrush()
{
    m_filter.clearDates();
}

void DensityViewModel::zoomIn()
{
    setUnit(m_unit == DensityUnit::Month ? QStringLiteral("week") : QStringLiteral("day"));
}

void DensityViewModel::zoomOut()
{
    setUnit(m_unit == DensityUnit::Day ? QStringLiteral("week") : QStringLiteral("month"));
}

void DensityViewModel::jumpToDate(const QString& iso)
{
    if (const auto moment = parseIso(fromQt(iso))) {
        Q_EMIT jumpRequested(moment->local);
    }
}

void DensityViewModel::onThisDay()
{
    const CivilDate today = dateOf(momentNow().local);
    CivilDate past{today.year - 1, today.month, today.day};
    past.day = std::min(past.day, daysInMonth(past.year, past.month));
    const QString day = toQt(formatIsoDate(startOfDay(past)));
    m_filter.setDates(day, day);
}

void DensityViewModel::reload()
{
    DensityWish wish;
    wish.unit = m_unit;
    wish.stack = m_stack;
    wish.centre = m_filter.filter().dates.from;
    wish.format = m_services.preferences.formatter();
    wish.people = m_services.contents.people();
    const bool fit = !m_unitChosen;
    m_services.reader.request<Strip>(
        ReadKind::Density, this,
        [filter = m_filter.filter(), wish, fit](const Reading& reading) {
            return readStrip(reading, filter, wish, fit);
        },
        [this](Result<Strip> strip) {
            if (!strip) {
                return;
            }
            const bool otherUnit = strip->unit != m_unit;
            m_unit = strip->unit;
            m_made = std::move(strip->bins);
            QList<QVariantMap> legend;
            for (const QVariant& row : m_made.legend) {
                legend.append(row.toMap());
            }
            m_legend.assign(std::move(legend));
            Q_EMIT changed();
            if (otherUnit) {
                Q_EMIT unitChanged();
            }
        });
}

} // namespace reminisce::app
