// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/open_archive.h"
#include "app/cli/people_commands.h"
#include "core/archive/archive.h"
#include "core/archive/people_changes.h"
#include "core/archive/people_pairs.h"
#include "core/ingest/people_suggestions.h"

namespace reminisce::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Runs `show` on a reader of the archive.
int withReader(const Session& session, const std::function<int(const archive::Reader&)>& show)
{
    const auto opened = openToRead(session);
    return opened ? show(opened->reader) : report(opened.error());
}

int suggest(const Session& session)
{
    return withReader(session, [&](const archive::Reader& reader) {
        const auto found = ingest::suggestMerges(reader);
        if (!found) {
            return report(found.error());
        }
        Json list = Json::array();
        for (const ingest::MergeSuggestion& suggestion : *found) {
            list.push_back({{"from", {{"id", suggestion.from}, {"name", suggestion.fromName}}},
                            {"into", {{"id", suggestion.into}, {"name", suggestion.intoName}}},
                            {"reason", ingest::mergeReasonName(suggestion.reason)},
                            {"likelihood", suggestion.likelihood}});
            if (!session.json) {
                std::cout << suggestion.fromName << " may be " << suggestion.intoName << " ("
                          << ingest::mergeReasonName(suggestion.reason) << ")\n";
            }
        }
        if (session.json) {
            printJson({{"suggestions", list}});
        }
        return kSuccess;
    });
}

int changes(const Session& session)
{
    return withReader(session, [&](const archive::Reader& reader) {
        const auto found = archive::listPeopleChanges(reader);
        if (!found) {
            return report(found.error());
        }
        Json list = Json::array();
        for (const archive::PeopleChange& change : *found) {
            const bool merged = change.kind == archive::PeopleChange::Kind::Merge;
            list.push_back({{"id", change.id},
                            {"kind", merged ? "merge" : "split"},
                            {"from", change.from},
                            {"into", change.into},
                            {"turns", change.turns}});
            if (!session.json) {
                std::cout << change.id << ": " << change.from
                          << (merged ? " was merged into " : " was split; a part became ") << change.into << ", "
                          << counted(change.turns, "turn") << '\n';
            }
        }
        if (session.json) {
            printJson({{"changes", list}});
        }
        return kSuccess;
    });
}

/// Takes back the change of that id, or the last one.
int undo(const Session& session, std::optional<archive::Id> change)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        if (!change) {
            const auto last = archive::listPeopleChanges(writer, 1);
            if (!last) {
                return tl::unexpected(last.error());
            }
            if (last->empty()) {
                return fail(ErrorCode::NotFound, "No merge or split is left to undo.");
            }
            change = last->front().id;
        }
        return archive::undoPeopleChange(writer, *change);
    });
}

int dismiss(const Session& session, const std::string& one, const std::string& other)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        const auto a = findPerson(writer, one);
        const auto b = findPerson(writer, other);
        if (!a || !b) {
            return tl::unexpected(a ? b.error() : a.error());
        }
        return archive::dismissPair(writer, *a, *b);
    });
}

struct SplitOptions
{
    std::string person;
    std::string name;
    std::vector<archive::Id> conversations;
    std::vector<archive::Id> turns;
    std::vector<std::string> aliases;
};

int split(const Session& session, const SplitOptions& options)
{
    return changePeople(session, [&](archive::Writer& writer) -> Result<void> {
        const auto person = findPerson(writer, options.person);
        if (!person) {
            return tl::unexpected(person.error());
        }
        const auto made = archive::splitPerson(
            writer, {*person, options.name, options.conversations, options.turns, options.aliases});
        return made ? Result<void>() : tl::unexpected(made.error());
    });
}

} // namespace

void addPeopleMending(CLI::App& people, Session& session)
{
    people.add_subcommand("suggest", "Suggest who may be one person")->callback([&session] {
        session.run = [&session] { return suggest(session); };
    });
    people.add_subcommand("changes", "List merges and splits that can be undone")->callback([&session] {
        session.run = [&session] { return changes(session); };
    });

    auto options = std::make_shared<SplitOptions>();
    CLI::App* dismissing = people.add_subcommand("dismiss", "Say that two are not one person");
    dismissing->add_option("one", options->person, "The one")->required();
    dismissing->add_option("other", options->name, "The other")->required();
    dismissing->callback([&session, options] {
        session.run = [&session, options] { return dismiss(session, options->person, options->name); };
    });

    CLI::App* splitting = people.add_subcommand("split", "Make a new person of a part of one");
    splitting->add_option("person", options->person, "Who")->required();
    splitting->add_option("name", options->name, "The new person's name")->required();
    splitting->add_option("--conversation", options->conversations, "All that they say in this conversation");
    splitting->add_option("--turn", options->turns, "A single turn");
    splitting->add_option("--alias", options->aliases, "An alias that goes along");
    splitting->callback(
        [&session, options] { session.run = [&session, options] { return split(session, *options); }; });

    auto change = std::make_shared<std::optional<archive::Id>>();
    CLI::App* undoing = people.add_subcommand("undo", "Take a merge or split back");
    undoing->add_option("id", *change, "Its id as `changes` lists it; by default the last one");
    undoing->callback([&session, change] { session.run = [&session, change] { return undo(session, *change); }; });
}

} // namespace reminisce::cli
