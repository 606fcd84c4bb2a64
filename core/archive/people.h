// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

inline constexpr int kPersonColours = 12;

/// Somebody who speaks, without counts: cheap to load for everyone.
struct PersonName
{
    Id id = 0;
    std::string name;
    std::vector<std::string> aliases;
    bool isOwner = false;
    int colourIndex = 1; ///< 1 … kPersonColours, given at first sight and kept
    /// A source wrote the name with characters that turn the direction of reading round; they are not in `name`.
    bool overridesDirection = false;
};

struct PersonSummary : PersonName
{
    std::uint64_t turns = 0;
    std::uint64_t chunks = 0;
    std::uint64_t conversations = 0;
    std::optional<LocalMicros> first; ///< of their dated turns or, where turns have no time, conversations
    std::optional<LocalMicros> last;
    std::array<std::uint64_t, kEmotionCount> emotionChunks{}; ///< chunks of theirs by their strongest emotion
};

/// Everything that mergePeople changed, so that unmergePeople can put it back. The archive keeps it as well: see
/// people_changes.h for undo after a restart.
struct PeopleMerge
{
    Id change = 0; ///< as listPeopleChanges names it
    PersonName from;
    PersonName into;              ///< as it was before
    std::vector<Id> turns;        ///< turns that were `from`'s
    std::vector<Id> chunks;       ///< chunks in which `from` spoke
    std::vector<Id> chunksOfBoth; ///< those in which `into` spoke as well
};

struct Companion
{
    Id person = 0;
    std::uint64_t conversations = 0;
};

/// Everyone, the owner first, then by name.
[[nodiscard]] Result<std::vector<PersonName>> listPeople(const Reader& reader);
/// The same with counts and dates, the owner first, then by turns, most first.
[[nodiscard]] Result<std::vector<PersonSummary>> listPeopleWithCounts(const Reader& reader);
[[nodiscard]] Result<std::optional<PersonSummary>> personSummary(const Reader& reader, Id person);
/// The person of exactly this name or alias, in any case; a name wins over an alias.
[[nodiscard]] Result<std::optional<Id>> resolvePerson(const Reader& reader, std::string_view nameOrAlias);
[[nodiscard]] Result<std::optional<Id>> ownerOf(const Reader& reader);
/// With whom `person` shares conversations, most first.
[[nodiscard]] Result<std::vector<Companion>> companionsOf(const Reader& reader, Id person, std::size_t limit = 10);

/// InvalidArgument when the name is empty, or the name or alias of somebody else already.
[[nodiscard]] Result<Id> addPerson(Writer& writer, std::string_view name);
/// InvalidArgument when somebody else has it as name or alias. An alias that is there already is no error.
[[nodiscard]] Result<> addAlias(Writer& writer, Id person, std::string_view alias);
[[nodiscard]] Result<> removeAlias(Writer& writer, Id person, std::string_view alias);
/// Makes this person the owner, and nobody else; 0 for nobody.
[[nodiscard]] Result<> setOwner(Writer& writer, Id person);
[[nodiscard]] Result<> renamePerson(Writer& writer, Id person, std::string_view name);
/// Remembers that a source wrote the name with an override of direction.
[[nodiscard]] Result<> markDirectionOverride(Writer& writer, Id person);
/// `from` becomes `into`: turns, chunks, saved filters, aliases and the name as an alias. The owner stays owner.
[[nodiscard]] Result<PeopleMerge> mergePeople(Writer& writer, Id from, Id into);
/// Puts a merge back; what was deleted or changed since then stays so.
[[nodiscard]] Result<> unmergePeople(Writer& writer, const PeopleMerge& merge);

} // namespace reminisce::archive
