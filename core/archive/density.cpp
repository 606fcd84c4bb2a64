// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/density.h"

#include <algorithm>

#include "core/archive/connection.h"
#include "core/archive/filter_sql.h"
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

/// First day of the bin that holds a day.
std::int64_t binStart(std::int64_t day, DensityUnit unit)
{
    switch (unit) {
    case DensityUnit::Day:
        return day;
    case DensityUnit::Week:
        return day - (isoWeekday(day) - 1);
    case DensityUnit::Month:
        break;
    }
    CivilDate date = dateOfDayNumber(day);
    date.day = 1;
    return dayNumber(date);
}

std::int64_t binEnd(std::int64_t firstDay, DensityUnit unit)
{
    switch (unit) {
    case DensityUnit::Day:
        return firstDay;
    case DensityUnit::Week:
        return firstDay + 6;
    case DensityUnit::Month:
        break;
    }
    const CivilDate date = dateOfDayNumber(firstDay);
    return firstDay + daysInMonth(date.year, date.month) - 1;
}

std::int64_t dayOf(LocalMicros t)
{
    const std::int64_t day = t / kMicrosPerDay;
    return t % kMicrosPerDay < 0 ? day - 1 : day;
}

/// The bins under way; days come in order.
class Bins
{
public:
    Bins(Density& density, DensityUnit unit) : m_density(density), m_unit(unit) {}

    /// The bin of a day; nothing for chunks without a date.
    DensityBin* at(std::int64_t day)
    {
        if (day == kUndatedDay) {
            return nullptr;
        }
        if (!m_density.bins.empty() && day * kMicrosPerDay <= m_density.bins.back().to) {
            return &m_density.bins.back(); // days do not go back
        }
        const std::int64_t first = binStart(day, m_unit);
        if (m_density.bins.empty() || m_density.bins.back().from != first * kMicrosPerDay) {
            DensityBin& bin = m_density.bins.emplace_back();
            bin.from = first * kMicrosPerDay;
            bin.to = (binEnd(first, m_unit) + 1) * kMicrosPerDay - 1;
        }
        return &m_density.bins.back();
    }
    void addUndated(std::uint64_t chunks) { m_density.undated += chunks; }
    static void add(DensityBin& bin, Id key, std::uint64_t chunks)
    {
        const auto part =
            std::find_if(bin.parts.begin(), bin.parts.end(), [&](const DensityPart& p) { return p.key == key; });
        if (part != bin.parts.end()) {
            part->chunks += chunks;
        } else {
            bin.parts.push_back({key, chunks});
        }
    }

private:
    Density& m_density;
    DensityUnit m_unit;
};

/// What the first column of collected rows is.
enum class Rows {
    Days,  ///< (day, chunks[, key])
    Times, ///< (started_local, chunks[, key]), NULL for undated: read along the index without grouping
};

/// Collects rows in the order of their first column, undated ones first. Where the keys make up the total, both come
/// from the same rows.
Result<> collect(Statement query, Rows rows, Bins bins, bool countTotal, bool hasKey)
{
    while (query.next()) {
        const std::uint64_t chunks = query.count(1);
        DensityBin* bin = rows == Rows::Days ? bins.at(query.integer(0))
                          : query.isNull(0)  ? nullptr
                                             : bins.at(dayOf(query.integer(0)));
        if (bin == nullptr) {
            bins.addUndated(countTotal ? chunks : 0);
            continue;
        }
        bin->total += countTotal ? chunks : 0;
        if (hasKey) {
            Bins::add(*bin, query.integer(2), chunks);
        }
    }
    return query.status();
}

/// Adds the parts of `other` to the bins of `density`; both are in order of time.
void adoptParts(Density& density, Density& other)
{
    auto from = other.bins.begin();
    for (DensityBin& bin : density.bins) {
        while (from != other.bins.end() && from->from < bin.from) {
            ++from;
        }
        if (from != other.bins.end() && from->from == bin.from) {
            bin.parts = std::move(from->parts);
        }
    }
}

Result<> fromRollup(Connection& connection, Id person, DensityUnit unit, DensityStack stack, Density& density)
{
    if (stack == DensityStack::Emotion) {
        return collect(connection.query("SELECT day, chunks, emotion FROM day_rollup WHERE person_id = ? "
                                        "ORDER BY day, emotion",
                                        person),
                       Rows::Days, Bins(density, unit), true, true);
    }
    REMINISCE_ARCHIVE_TRY(collect(
        connection.query("SELECT day, sum(chunks) FROM day_rollup WHERE person_id = 0 GROUP BY day ORDER BY day"),
        Rows::Days, Bins(density, unit), true, false));
    Density people;
    REMINISCE_ARCHIVE_TRY(collect(connection.query("SELECT day, sum(chunks), person_id FROM day_rollup WHERE "
                                                   "person_id > 0 GROUP BY person_id, day ORDER BY day, person_id"),
                                  Rows::Days, Bins(people, unit), false, true));
    adoptParts(density, people);
    return {};
}

Result<> fromChunks(Connection& connection, const Filter& filter, DensityUnit unit, DensityStack stack,
                    Density& density)
{
    const Predicate predicate = predicateOf(filter);
    Statement query = connection.queryOnce("SELECT c.started_local, 1, c.emotion_top FROM chunk c WHERE " +
                                           predicate.sql + " ORDER BY c.started_local");
    predicate.bindTo(query);
    const bool byEmotion = stack == DensityStack::Emotion;
    REMINISCE_ARCHIVE_TRY(collect(std::move(query), Rows::Times, Bins(density, unit), true, byEmotion));
    if (byEmotion) {
        return {};
    }
    Density people;
    Statement speakers =
        connection.queryOnce("SELECT c.started_local, 1, cp.person_id FROM chunk c JOIN chunk_person cp "
                             "ON cp.chunk_id = c.id WHERE " +
                             predicate.sql + " ORDER BY c.started_local");
    predicate.bindTo(speakers);
    REMINISCE_ARCHIVE_TRY(collect(std::move(speakers), Rows::Times, Bins(people, unit), false, true));
    adoptParts(density, people);
    return {};
}

} // namespace

Result<Density> density(const Reader& reader, const Filter& filter, DensityUnit unit, DensityStack stack)
{
    Filter timeless = filter;
    timeless.dates = {};
    Density result;
    Connection& connection = reader.connection();
    const bool onePerson = timeless.people.size() == 1 && timeless.emotions.empty() && timeless.tags.empty() &&
                           timeless.contains.empty() && !timeless.conversation && stack == DensityStack::Emotion;
    Result<> done;
    if (timeless.isEmpty() || onePerson) {
        done = fromRollup(connection, onePerson ? timeless.people.front() : kAnyone, unit, stack, result);
    } else {
        done = fromChunks(connection, timeless, unit, stack, result);
    }
    REMINISCE_ARCHIVE_TRY(done);
    return result;
}

} // namespace reminisce::archive
