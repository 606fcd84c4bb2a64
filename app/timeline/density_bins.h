// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include "app/base/format.h"
#include "app/base/people_directory.h"
#include "core/archive/density.h"

namespace reminisce::app {

/// The density strip as it is drawn: bars without holes in time, parts bottom up.
struct DensityBins
{
    QVariantList bins; ///< {startIso, endIso, titleText, total, parts:[{key, label, emotion, colourIndex, count}]}
    QVariantList axisLabels; ///< {fraction, label, bold}
    QVariantList legend;     ///< {label, emotion, colourIndex}
    int maxTotal = 0;
    LocalRange shown; ///< what the bars cover
};

/// What to make of counted bins.
struct DensityWish
{
    archive::DensityUnit unit = archive::DensityUnit::Week;
    archive::DensityStack stack = archive::DensityStack::Emotion;
    std::optional<LocalMicros> centre; ///< kept in sight when there is more than fits; absent: the latest
    Formatter format;
    PeopleDirectory people;
};

/// More bars than this are not drawn; the part around the wish's centre is.
inline constexpr int kMostDensityBins = 400;

[[nodiscard]] DensityBins makeDensityBins(const archive::Density& density, const DensityWish& wish);

/// The unit that shows everything from first to last in at most about a hundred bars.
[[nodiscard]] archive::DensityUnit fittingUnit(LocalMicros first, LocalMicros last);

} // namespace reminisce::app
