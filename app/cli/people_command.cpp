// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/open_archive.h"
#include "app/cli/people_commands.h"
#include "core/archive/archive.h"
#include "core/archive/people.h"
#include "core/ingest/suspicious_names.h"

namespace reminisce::cli {

namespace {

nlohmann::ordered_json dateOrNull(const std::optional<LocalMicros>& date)
{
    return date ? nlohmann::ordered_json(formatIso(*date)) : nlohmann::ordered_json(nullptr);
}

/// false, or why the name should be looked at twice.
nlohmann::ordered_json suspicionOf(const std::map<archive::Id, ingest::NameSuspicion>& suspicious, archive::Id person)
{
    const auto found = suspicious.find(person);
    return found == suspicious.end() ? nlohmann::ordered_json(false)
                                     : nlohmann::ordered_json(ingest::nameSuspicionName(found->second));
}

int printPeople(const Session& session, const archive::Reader& reader)
{
    const auto people = archive::listPeopleWithCounts(reader);
    if (!people) {
        return report(people.error());
    }
    const auto suspicious = ingest::suspiciousPeople({people->begin(), people->end()});
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const archive::PersonSummary& person : *people) {
        if (session.json) {
            list.push_back({{"id", person.id},
                            {"name", person.name},
                            {"aliases", person.aliases},
                            {"is_owner", person.isOwner},
                            {"turns", person.turns},
                            {"first", dateOrNull(person.first)},
                            {"last", dateOrNull(person.last)},
                            {"suspicious", suspicionOf(suspicious, person.id)}});
            continue;
        }
        std::cout << person.name << (person.isOwner ? " (you)" : "") << ": " << counted(person.turns, "turn");
        if (person.first && person.last) {
            std::cout << ", " << formatIsoDate(*person.first) << " to " << formatIsoDate(*person.last);
        }
        if (!person.aliases.empty()) {
            std::cout << ", also " << fmt::format("{}", fmt::join(person.aliases, ", "));
        }
        if (suspicious.count(person.id) > 0) {
            std::cout << " [suspicious: " << ingest::nameSuspicionName(suspicious.at(person.id)) << "]";
        }
        std::cout << '\n';
    }
    if (session.json) {
        printJson({{"people", list}});
    }
    return kSuccess;
}

int listPeople(const Session& session)
{
    const auto opened = openToRead(session);
    return opened ? printPeople(session, opened->reader) : report(opened.error());
}

} // namespace

Result<archive::Id> findPerson(const archive::Reader& reader, const std::string& name)
{
    const auto found = archive::resolvePerson(reader, name);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (*found) {
        return **found;
    }
    if (!name.empty() && name.size() < 18 && name.find_first_not_of("0123456789") == std::string::npos) {
        const auto person = archive::personSummary(reader, std::stoll(name));
        if (person && *person) {
            return (*person)->id;
        }
    }
    return fail(ErrorCode::NotFound,
                fmt::format("Nobody in the archive is called “{}”. `people list` shows who there is.", name));
}

int changePeople(const Session& session, const PeopleEdit& change)
{
    auto archive = openToChange(session);
    if (!archive) {
        return report(archive.error());
    }
    if (const auto changed = change(archive->writer()); !changed) {
        return report(changed.error());
    }
    return printPeople(session, archive->writer());
}

namespace {

int merge(const Session& session, const std::string& from, const std::string& into)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        const auto a = findPerson(writer, from);
        if (!a) {
            return tl::unexpected(a.error());
        }
        const auto b = findPerson(writer, into);
        if (!b) {
            return tl::unexpected(b.error());
        }
        const auto merged = archive::mergePeople(writer, *a, *b);
        return merged ? Result<void>() : tl::unexpected(merged.error());
    });
}

int addAlias(const Session& session, const std::string& person, const std::string& alias)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        const auto id = findPerson(writer, person);
        return id ? archive::addAlias(writer, *id, alias) : tl::unexpected(id.error());
    });
}

int setOwner(const Session& session, const std::string& person)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        const auto id = findPerson(writer, person);
        return id ? archive::setOwner(writer, *id) : tl::unexpected(id.error());
    });
}

} // namespace

void addPeopleCommand(CLI::App& app, Session& session)
{
    struct Names
    {
        std::string first;
        std::string second;
    };
    auto names = std::make_shared<Names>();
    CLI::App* command = app.add_subcommand("people", "Show and mend who speaks in the archive");
    command->require_subcommand(1);

    CLI::App* list = command->add_subcommand("list", "List everyone");
    list->callback([&session] { session.run = [&session] { return listPeople(session); }; });

    CLI::App* merging = command->add_subcommand("merge", "Make two persons one");
    merging->add_option("from", names->first, "Who goes")->required();
    merging->add_option("into", names->second, "Who stays")->required();
    merging->callback(
        [&session, names] { session.run = [&session, names] { return merge(session, names->first, names->second); }; });

    CLI::App* alias = command->add_subcommand("alias", "Give a person another name to be known by");
    alias->add_option("person", names->first, "Who")->required();
    alias->add_option("name", names->second, "The other name")->required();
    alias->callback([&session, names] {
        session.run = [&session, names] { return addAlias(session, names->first, names->second); };
    });

    addPeopleMending(*command, session);

    CLI::App* owner = command->add_subcommand("owner", "Say which person you are");
    owner->add_option("name", names->first, "Your name in the archive")->required();
    owner->callback([&session, names] { session.run = [&session, names] { return setOwner(session, names->first); }; });
}

} // namespace reminisce::cli
