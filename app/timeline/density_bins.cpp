// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/density_bins.h"

#include <algorithm>
#include <array>
#include <map>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/timeline/filter_chips.h"

namespace reminisce::app {

namespace {

using archive::DensityBin;
using archive::DensityUnit;

/// Bottom up, as the drawings stack them.
constexpr std::array<Emotion, kEmotionCount> kStackOrder = {Emotion::Joy,      Emotion::Trust,   Emotion::Anticipation,
                                                            Emotion::Surprise, Emotion::Sadness, Emotion::Fear,
                                                            Emotion::Disgust,  Emotion::Anger};

/// People that get a part of their own; the others are put together.
constexpr std::size_t kStackedPeople = 8;
constexpr archive::Id kOthers = -2;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Density)
};

LocalMicros firstOfUnit(LocalMicros t, DensityUnit unit)
{
    CivilDate date = dateOf(t);
    if (unit == DensityUnit::Month) {
        date.day = 1;
        return startOfDay(date);
    }
    const std::int64_t day = dayNumber(date);
    return startOfDay(dateOfDayNumber(unit == DensityUnit::Week ? day - (isoWeekday(day) - 1) : day));
}

LocalMicros nextUnit(LocalMicros first, DensityUnit unit)
{
    CivilDate date = dateOf(first);
    if (unit == DensityUnit::Month) {
        return date.month == 12 ? startOfDay({date.year + 1, 1, 1}) : startOfDay({date.year, date.month + 1, 1});
    }
    return first + (unit == DensityUnit::Week ? 7 : 1) * kMicrosPerDay;
}

/// The counted bins with empty ones in the gaps, at most kMostDensityBins of them.
std::vector<DensityBin> withoutHoles(const std::vector<DensityBin>& counted, const DensityWish& wish)
{
    std::vector<DensityBin> all;
    if (counted.empty()) {
        return all;
    }
    // Dates can be wrong by centuries; walking through them all would take long for nothing.
    constexpr std::size_t kWalked = 40'000;
    LocalMicros at = firstOfUnit(counted.front().from, wish.unit);
    for (const DensityBin& bin : counted) {
        for (; at < bin.from && all.size() < kWalked; at = nextUnit(at, wish.unit)) {
            all.push_back({at, nextUnit(at, wish.unit) - 1, 0, {}});
        }
        all.push_back(bin);
        at = nextUnit(firstOfUnit(bin.from, wish.unit), wish.unit);
    }
    if (all.size() <= kMostDensityBins) {
        return all;
    }
    const LocalMicros centre = wish.centre.value_or(all.back().to);
    const auto middle = std::find_if(all.begin(), all.end(), [&](const DensityBin& bin) { return bin.to >= centre; });
    const auto size = static_cast<std::ptrdiff_t>(all.size());
    const std::ptrdiff_t first =
        std::clamp<std::ptrdiff_t>(middle - all.begin() - kMostDensityBins / 2, 0, size - kMostDensityBins);
    return {all.begin() + first, all.begin() + first + kMostDensityBins};
}

QVariantMap part(archive::Id key, const QString& label, const QString& emotion, int colourIndex, std::uint64_t count)
{
    return {{QStringLiteral("key"), QVariant::fromValue<qlonglong>(key)},
            {QStringLiteral("label"), label},
            {QStringLiteral("emotion"), emotion},
            {QStringLiteral("colourIndex"), colourIndex},
            {QStringLiteral("count"), QVariant::fromValue<qlonglong>(static_cast<qlonglong>(count))}};
}

QVariantList emotionParts(const DensityBin& bin)
{
    QVariantList parts;
    std::uint64_t none = bin.total;
    for (const Emotion emotion : kStackOrder) {
        for (const archive::DensityPart& counted : bin.parts) {
            if (counted.key == static_cast<archive::Id>(emotion) && counted.chunks > 0) {
                parts.append(part(counted.key, emotionLabel(emotion), toQt(emotionName(emotion)), 0, counted.chunks));
                none -= std::min(none, counted.chunks);
            }
        }
    }
    if (none > 0) {
        parts.append(part(-1, Texts::tr("no emotion"), {}, 0, none));
    }
    return parts;
}

/// The people with most chunks in these bins, most first.
std::vector<archive::Id> stackedPeople(const std::vector<DensityBin>& bins)
{
    std::map<archive::Id, std::uint64_t> counts;
    for (const DensityBin& bin : bins) {
        for (const archive::DensityPart& counted : bin.parts) {
            counts[counted.key] += counted.chunks;
        }
    }
    std::vector<archive::Id> people;
    people.reserve(counts.size());
    for (const auto& [id, count] : counts) {
        people.push_back(id);
    }
    std::stable_sort(people.begin(), people.end(), [&](archive::Id a, archive::Id b) { return counts[a] > counts[b]; });
    people.resize(std::min(people.size(), kStackedPeople));
    return people;
}

QVariantList personParts(const DensityBin& bin, const std::vector<archive::Id>& stacked, const PeopleDirectory& people)
{
    QVariantList parts;
    std::uint64_t others = 0;
    for (const archive::Id id : stacked) {
        for (const archive::DensityPart& counted : bin.parts) {
            if (counted.key == id && counted.chunks > 0) {
                const PersonFace face = people.face(id);
                parts.append(
                    part(id, id == 0 ? Texts::tr("nobody named") : face.name, {}, face.colourIndex, counted.chunks));
            }
        }
    }
    for (const archive::DensityPart& counted : bin.parts) {
        if (std::find(stacked.begin(), stacked.end(), counted.key) == stacked.end()) {
            others += counted.chunks;
        }
    }
    if (others > 0) {
        parts.append(part(kOthers, Texts::tr("others"), {}, 0, others));
    }
    return parts;
}

int heightOf(const QVariantList& parts)
{
    qlonglong height = 0;
    for (const QVariant& one : parts) {
        height += one.toMap().value(QStringLiteral("count")).toLongLong();
    }
    return static_cast<int>(height);
}

QString titleOf(const DensityBin& bin, DensityUnit unit, const Formatter& format)
{
    switch (unit) {
    case DensityUnit::Day:
        return format.day(bin.from);
    case DensityUnit::Week:
        return format.range({bin.from, bin.to});
    case DensityUnit::Month:
        return format.month(bin.from);
    }
    return {};
}

/// Year names in bold, and in between months as far as there is room for them.
QVariantList axisLabels(const std::vector<DensityBin>& bins, const DensityWish& wish)
{
    constexpr int kMostLabels = 14;
    constexpr double kRoomForLabel = 0.055; // of the strip's width, for a year in bold
    const auto size = static_cast<double>(bins.size());
    int months = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        months += i == 0 || dateOf(bins[i].to).month != dateOf(bins[i - 1].to).month ? 1 : 0;
    }
    const int step = months <= kMostLabels ? 1 : months <= 3 * kMostLabels ? 3 : months <= 6 * kMostLabels ? 6 : 12;
    const int yearStep = std::max(1, months / 12 / kMostLabels);
    QVariantList labels;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const CivilDate date = dateOf(bins[i].to);
        const bool newMonth = i == 0 || dateOf(bins[i - 1].to).month != date.month;
        if (!newMonth) {
            continue;
        }
        const bool year = date.month == 1 || i == 0;
        const bool shown = year ? (i == 0 || date.year % yearStep == 0) : (date.month - 1) % step == 0;
        if (!shown) {
            continue;
        }
        const QString label = year ? QString::number(date.year)
                                   : wish.format.locale().standaloneMonthName(date.month, QLocale::ShortFormat);
        const double fraction = static_cast<double>(i) / size;
        const double before =
            labels.isEmpty() ? -1.0 : labels.last().toMap().value(QStringLiteral("fraction")).toDouble();
        if (fraction - before < kRoomForLabel && !labels.isEmpty()) {
            if (!year) {
                continue;
            }
            if (!labels.last().toMap().value(QStringLiteral("bold")).toBool()) {
                labels.removeLast();
            }
        }
        labels.append(QVariantMap{
            {QStringLiteral("fraction"), fraction}, {QStringLiteral("label"), label}, {QStringLiteral("bold"), year}});
    }
    return labels;
}

QVariantList emotionLegend()
{
    QVariantList legend;
    for (const Emotion emotion : kStackOrder) {
        legend.append(QVariantMap{{QStringLiteral("label"), emotionLabel(emotion)},
                                  {QStringLiteral("emotion"), toQt(emotionName(emotion))},
                                  {QStringLiteral("colourIndex"), 0}});
    }
    legend.append(QVariantMap{{QStringLiteral("label"), Texts::tr("no emotion")},
                              {QStringLiteral("emotion"), QString()},
                              {QStringLiteral("colourIndex"), -1}});
    return legend;
}

QVariantList personLegend(const std::vector<archive::Id>& stacked, const PeopleDirectory& people)
{
    QVariantList legend;
    for (const archive::Id id : stacked) {
        const PersonFace face = people.face(id);
        legend.append(QVariantMap{{QStringLiteral("label"), id == 0 ? Texts::tr("nobody named") : face.name},
                                  {QStringLiteral("emotion"), QString()},
                                  {QStringLiteral("colourIndex"), face.colourIndex}});
    }
    return legend;
}

} // namespace

DensityBins makeDensityBins(const archive::Density& density, const DensityWish& wish)
{
    const std::vector<DensityBin> bins = withoutHoles(density.bins, wish);
    DensityBins made;
    const bool byPerson = wish.stack == archive::DensityStack::Person;
    const std::vector<archive::Id> stacked = byPerson ? stackedPeople(bins) : std::vector<archive::Id>();
    for (const DensityBin& bin : bins) {
        const QVariantList parts = byPerson ? personParts(bin, stacked, wish.people) : emotionParts(bin);
        const int height = heightOf(parts);
        made.maxTotal = std::max(made.maxTotal, height);
        made.bins.append(QVariantMap{{QStringLiteral("startIso"), toQt(formatIsoDate(bin.from))},
                                     {QStringLiteral("endIso"), toQt(formatIsoDate(bin.to))},
                                     {QStringLiteral("titleText"), titleOf(bin, wish.unit, wish.format)},
                                     {QStringLiteral("total"), height},
                                     {QStringLiteral("parts"), parts}});
    }
    made.axisLabels = axisLabels(bins, wish);
    made.legend = byPerson ? personLegend(stacked, wish.people) : emotionLegend();
    if (!bins.empty()) {
        made.shown = {bins.front().from, bins.back().to};
    }
    return made;
}

archive::DensityUnit fittingUnit(LocalMicros first, LocalMicros last)
{
    constexpr std::int64_t kComfortableBars = 106; // the drawings' strip: 640 wide, bars of 5 with gaps of 1
    const std::int64_t days = (last - first) / kMicrosPerDay + 1;
    if (days <= kComfortableBars) {
        return archive::DensityUnit::Day;
    }
    return days / 7 <= 2 * kComfortableBars ? archive::DensityUnit::Week : archive::DensityUnit::Month;
}

} // namespace reminisce::app
