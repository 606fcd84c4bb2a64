// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unordered_map>

#include "core/archive/connection.h"
#include "core/archive/people.h"
#include "core/archive/people_names.h"
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

void widen(PersonSummary& person, std::optional<std::int64_t> first, std::optional<std::int64_t> last)
{
    if (first && (!person.first || *first < *person.first)) {
        person.first = first;
    }
    if (last && (!person.last || *last > *person.last)) {
        person.last = last;
    }
}

Result<> addTurns(Connection& connection, PersonSummary& person)
{
    // Grouped in the order of the index, so that nothing is sorted.
    Statement query = connection.query(
        "SELECT coalesce(sum(turns), 0), count(*), min(first), max(last) FROM (SELECT count(*) AS turns, "
        "min(started_local) AS first, max(started_local) AS last FROM turn WHERE person_id = ? GROUP BY "
        "conversation_id)",
        person.id);
    if (query.next()) {
        person.turns = query.count(0);
        person.conversations = query.count(1);
        widen(person, query.optionalInteger(2), query.optionalInteger(3));
    }
    return query.status();
}

/// The exact first or last time among the chunks of one day in which the person speaks.
Result<> widenByDay(Connection& connection, PersonSummary& person, std::int64_t day)
{
    Statement query = connection.query(
        "SELECT min(c.started_local), max(c.started_local) FROM chunk c JOIN chunk_person cp ON cp.chunk_id = c.id "
        "WHERE c.started_local >= ? AND c.started_local < ? AND cp.person_id = ?",
        day * kMicrosPerDay, (day + 1) * kMicrosPerDay, person.id);
    if (query.next()) {
        widen(person, query.optionalInteger(0), query.optionalInteger(1));
    }
    return query.status();
}

/// Chunks and emotions from the rollup; and dates, where turns have no time of their own.
Result<> addChunks(Connection& connection, PersonSummary& person)
{
    std::optional<std::int64_t> firstDay;
    std::optional<std::int64_t> lastDay;
    {
        Statement query = connection.query("SELECT emotion, sum(chunks), min(nullif(day, ?)), max(nullif(day, ?)) "
                                           "FROM day_rollup WHERE person_id = ? GROUP BY emotion",
                                           kUndatedDay, kUndatedDay, person.id);
        while (query.next()) {
            person.chunks += query.count(1);
            if (const auto emotion = query.integer(0); emotion >= 0 && emotion < static_cast<int>(kEmotionCount)) {
                person.emotionChunks[static_cast<std::size_t>(emotion)] = query.count(1);
            }
            if (const auto day = query.optionalInteger(2)) {
                firstDay = std::min(firstDay.value_or(*day), *day);
                lastDay = std::max(lastDay.value_or(*day), query.integer(3));
            }
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    if (firstDay && (!person.first || *person.first >= (*firstDay + 1) * kMicrosPerDay)) {
        REMINISCE_ARCHIVE_TRY(widenByDay(connection, person, *firstDay));
    }
    if (lastDay && (!person.last || *person.last < *lastDay * kMicrosPerDay)) {
        return widenByDay(connection, person, *lastDay);
    }
    return {};
}

Result<PersonSummary> summaryOf(Connection& connection, PersonName name)
{
    PersonSummary person{std::move(name)};
    REMINISCE_ARCHIVE_TRY(addTurns(connection, person));
    REMINISCE_ARCHIVE_TRY(addChunks(connection, person));
    return person;
}

} // namespace

Result<std::vector<PersonSummary>> listPeopleWithCounts(const Reader& reader)
{
    const auto snapshot = Snapshot::take(reader);
    REMINISCE_ARCHIVE_TRY(snapshot);
    auto names = listPeople(reader);
    REMINISCE_ARCHIVE_TRY(names);
    std::vector<PersonSummary> people;
    people.reserve(names->size());
    for (PersonName& name : *names) {
        auto person = summaryOf(reader.connection(), std::move(name));
        REMINISCE_ARCHIVE_TRY(person);
        people.push_back(std::move(*person));
    }
    std::stable_sort(people.begin(), people.end(), [](const PersonSummary& a, const PersonSummary& b) {
        return std::pair(a.isOwner, a.turns) > std::pair(b.isOwner, b.turns);
    });
    return people;
}

Result<std::optional<PersonSummary>> personSummary(const Reader& reader, Id person)
{
    auto name = personName(reader.connection(), person);
    REMINISCE_ARCHIVE_TRY(name);
    if (!*name) {
        return std::nullopt;
    }
    auto summary = summaryOf(reader.connection(), std::move(**name));
    REMINISCE_ARCHIVE_TRY(summary);
    return std::optional(std::move(*summary));
}

Result<std::vector<Companion>> companionsOf(const Reader& reader, Id person, std::size_t limit)
{
    Statement query = reader.connection().query(
        "SELECT person_id, count(DISTINCT conversation_id) AS shared FROM turn WHERE conversation_id IN "
        "(SELECT DISTINCT conversation_id FROM turn WHERE person_id = ?1) AND person_id <> ?1 "
        "GROUP BY person_id ORDER BY shared DESC, person_id LIMIT ?2",
        person, limit);
    std::vector<Companion> companions;
    while (query.next()) {
        companions.push_back({query.integer(0), query.count(1)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return companions;
}

} // namespace reminisce::archive
