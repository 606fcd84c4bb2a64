// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/filter_sql.h"

#include <algorithm>

#include "core/archive/tags.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

class Conditions
{
public:
    void add(std::string_view sql)
    {
        m_predicate.sql += m_predicate.sql.empty() ? "" : " AND ";
        m_predicate.sql += sql;
    }
    template <class Value>
    void add(std::string_view sql, Value&& value)
    {
        add(sql);
        m_predicate.values.emplace_back(std::forward<Value>(value));
    }
    Predicate take()
    {
        if (m_predicate.sql.empty()) {
            m_predicate.sql = "1";
        }
        return std::move(m_predicate);
    }
    Predicate& predicate() { return m_predicate; }

private:
    Predicate m_predicate;
};

/// Places for so many values.
std::string marksFor(std::size_t count)
{
    std::string marks;
    for (std::size_t i = 0; i < count; ++i) {
        marks += i == 0 ? "?" : ", ?";
    }
    return marks;
}

void addPeople(Conditions& conditions, const Filter& filter)
{
    std::vector<Id> people = filter.people;
    std::sort(people.begin(), people.end());
    people.erase(std::unique(people.begin(), people.end()), people.end());
    if (filter.peopleMatch == PeopleMatch::All) {
        for (const Id person : people) {
            conditions.add("c.id IN (SELECT chunk_id FROM chunk_person WHERE person_id = ?)", person);
        }
        return;
    }
    conditions.add("c.id IN (SELECT chunk_id FROM chunk_person WHERE person_id IN (" + marksFor(people.size()) + "))");
    for (const Id person : people) {
        conditions.predicate().values.emplace_back(person);
    }
}

void addTags(Conditions& conditions, const Filter& filter)
{
    conditions.add("c.conversation_id IN (SELECT conversation_id FROM conversation_tag WHERE folded IN (" +
                   marksFor(filter.tags.size()) + "))");
    for (const std::string& tag : filter.tags) {
        conditions.predicate().values.emplace_back(tagKey(tag));
    }
}

} // namespace

void Predicate::bindTo(Statement& statement) const
{
    for (const auto& value : values) {
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            statement.bind(*number);
        } else {
            statement.bind(std::string_view(std::get<std::string>(value)));
        }
    }
}

Predicate predicateOf(const Filter& filter)
{
    Conditions conditions;
    if (filter.conversation) {
        conditions.add("c.conversation_id = ?", *filter.conversation);
    }
    if (filter.dates.from) {
        conditions.add("c.started_local >= ?", *filter.dates.from);
    }
    if (filter.dates.to) {
        conditions.add("c.started_local <= ?", *filter.dates.to);
    }
    if (!filter.emotions.empty()) {
        std::int64_t mask = 0;
        for (const Emotion emotion : filter.emotions) {
            mask |= std::int64_t{1} << static_cast<unsigned>(emotion);
        }
        conditions.add("(c.emotion_mask & ?) <> 0", mask);
    }
    if (!filter.people.empty()) {
        addPeople(conditions, filter);
    }
    if (!filter.tags.empty()) {
        addTags(conditions, filter);
    }
    if (!filter.contains.empty()) { // the dearest condition comes last
        conditions.add("folded_contains(c.text, ?)", text::foldCase(filter.contains));
    }
    return conditions.take();
}

} // namespace reminisce::archive
