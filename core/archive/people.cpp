// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/people.h"

#include <unordered_map>

#include "core/archive/connection.h"
#include "core/archive/people_names.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

/// The colours in which the fewest people are shown so far come first.
Result<std::int64_t> nextColour(Connection& connection)
{
    const auto people = connection.integer("SELECT coalesce(max(id), 0) FROM person");
    REMINISCE_ARCHIVE_TRY(people);
    return people->value_or(0) % kPersonColours + 1;
}

/// Of the columns id, name, is_owner, colour, overrides_direction.
PersonName readName(const Statement& row)
{
    PersonName person;
    person.id = row.integer(0);
    person.name = row.string(1);
    person.isOwner = row.integer(2) != 0;
    person.colourIndex = static_cast<int>(row.integer(3));
    person.overridesDirection = row.integer(4) != 0;
    return person;
}

Result<> addAliases(Connection& connection, std::vector<PersonName>& people)
{
    std::unordered_map<Id, PersonName*> byId;
    for (PersonName& person : people) {
        byId[person.id] = &person;
    }
    Statement query = connection.query("SELECT person_id, alias FROM person_alias ORDER BY person_id, rowid");
    while (query.next()) {
        if (const auto found = byId.find(query.integer(0)); found != byId.end()) {
            found->second->aliases.push_back(query.string(1));
        }
    }
    return query.status();
}

} // namespace

std::string personKey(std::string_view name)
{
    return text::foldCase(text::normalizeNfc(text::collapseWhitespace(name)));
}

Result<std::optional<PersonName>> personName(Connection& connection, Id person)
{
    std::optional<PersonName> found;
    {
        Statement query =
            connection.query("SELECT id, name, is_owner, colour, overrides_direction FROM person WHERE id = ?", person);
        if (query.next()) {
            found = readName(query);
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    if (found) {
        Statement query = connection.query("SELECT alias FROM person_alias WHERE person_id = ? ORDER BY rowid", person);
        while (query.next()) {
            found->aliases.push_back(query.string(0));
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    return found;
}

tl::unexpected<Error> noSuchPerson()
{
    return fail(ErrorCode::NotFound, "This person is not in the archive any more.");
}

Result<std::vector<PersonName>> listPeople(const Reader& reader)
{
    Connection& connection = reader.connection();
    std::vector<PersonName> people;
    Statement query = connection.query(
        "SELECT id, name, is_owner, colour, overrides_direction FROM person ORDER BY is_owner DESC, folded, id");
    while (query.next()) {
        people.push_back(readName(query));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    REMINISCE_ARCHIVE_TRY(addAliases(connection, people));
    return people;
}

Result<std::optional<Id>> resolvePerson(const Reader& reader, std::string_view nameOrAlias)
{
    const std::string key = personKey(nameOrAlias);
    Connection& connection = reader.connection();
    auto found = connection.integer("SELECT id FROM person WHERE folded = ?", key);
    if (found && !*found) {
        found = connection.integer("SELECT person_id FROM person_alias WHERE folded = ?", key);
    }
    return found;
}

Result<std::optional<Id>> ownerOf(const Reader& reader)
{
    return reader.connection().integer("SELECT id FROM person WHERE is_owner = 1");
}

Result<Id> addPerson(Writer& writer, std::string_view name)
{
    Connection& connection = writer.connection();
    const std::string shown = text::normalizeNfc(text::collapseWhitespace(name));
    const std::string key = personKey(name);
    if (key.empty()) {
        return fail(ErrorCode::InvalidArgument, "A person needs a name. Type one and try again.");
    }
    return inTransaction(connection, [&]() -> Result<Id> {
        const auto taken = resolvePerson(writer, name);
        REMINISCE_ARCHIVE_TRY(taken);
        if (*taken) {
            return fail(ErrorCode::InvalidArgument, "There is already somebody of this name. Choose another name, or "
                                                    "merge the two.");
        }
        const auto colour = nextColour(connection);
        REMINISCE_ARCHIVE_TRY(colour);
        REMINISCE_ARCHIVE_TRY(
            connection.run("INSERT INTO person(name, folded, colour) VALUES (?, ?, ?)", shown, key, *colour));
        return connection.lastInsertId();
    });
}

Result<> addAlias(Writer& writer, Id person, std::string_view alias)
{
    Connection& connection = writer.connection();
    const std::string shown = text::normalizeNfc(text::collapseWhitespace(alias));
    const std::string key = personKey(alias);
    if (key.empty()) {
        return fail(ErrorCode::InvalidArgument, "An alias needs at least one character. Type one and try again.");
    }
    return inTransaction(connection, [&]() -> Result<> {
        const auto exists = personName(connection, person);
        REMINISCE_ARCHIVE_TRY(exists);
        if (!*exists) {
            return noSuchPerson();
        }
        const auto holder = resolvePerson(writer, alias);
        REMINISCE_ARCHIVE_TRY(holder);
        if (*holder && **holder != person) {
            return fail(ErrorCode::InvalidArgument, "Somebody else has this name already. Choose another alias, or "
                                                    "merge the two.");
        }
        if (*holder) {
            return {};
        }
        return connection.run("INSERT INTO person_alias(person_id, alias, folded) VALUES (?, ?, ?)", person, shown,
                              key);
    });
}

Result<> removeAlias(Writer& writer, Id person, std::string_view alias)
{
    const std::string key = personKey(alias);
    return writer.connection().run("DELETE FROM person_alias WHERE person_id = ? AND folded = ?", person, key);
}

Result<> markDirectionOverride(Writer& writer, Id person)
{
    return writer.connection().run("UPDATE person SET overrides_direction = 1 WHERE id = ?", person);
}

Result<> setOwner(Writer& writer, Id person)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<> {
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE person SET is_owner = 0 WHERE is_owner = 1"));
        if (person == 0) {
            return {};
        }
        REMINISCE_ARCHIVE_TRY(connection.run("UPDATE person SET is_owner = 1 WHERE id = ?", person));
        if (connection.changes() == 0) {
            return noSuchPerson();
        }
        return {};
    });
}

Result<> renamePerson(Writer& writer, Id person, std::string_view name)
{
    Connection& connection = writer.connection();
    const std::string shown = text::normalizeNfc(text::collapseWhitespace(name));
    const std::string key = personKey(name);
    if (key.empty()) {
        return fail(ErrorCode::InvalidArgument, "A person needs a name. Type one and try again.");
    }
    return inTransaction(connection, [&]() -> Result<> {
        const auto holder = resolvePerson(writer, name);
        REMINISCE_ARCHIVE_TRY(holder);
        if (*holder && **holder != person) {
            return fail(ErrorCode::InvalidArgument, "There is already somebody of this name. Choose another name, or "
                                                    "merge the two.");
        }
        REMINISCE_ARCHIVE_TRY(
            connection.run("DELETE FROM person_alias WHERE person_id = ? AND folded = ?", person, key));
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(
            connection.run("UPDATE person SET name = ?, folded = ? WHERE id = ?", shown, key, person));
        return connection.changes() == 0 ? Result<>(noSuchPerson()) : Result<>();
    });
}

} // namespace reminisce::archive
