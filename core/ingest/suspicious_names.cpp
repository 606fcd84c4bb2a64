// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/suspicious_names.h"

#include <unordered_map>

#include "core/text/ascii.h"
#include "core/text/confusables.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

std::string_view nameSuspicionName(NameSuspicion suspicion)
{
    switch (suspicion) {
    case NameSuspicion::DirectionOverride:
        return "direction-override";
    case NameSuspicion::Invisible:
        return "invisible";
    case NameSuspicion::MixedScripts:
        return "mixed-scripts";
    case NameSuspicion::LooksLikeAnother:
        return "looks-like-another";
    }
    return {};
}

std::optional<NameSuspicion> suspicionOf(std::string_view name)
{
    if (text::hasDirectionOverride(name)) {
        return NameSuspicion::DirectionOverride;
    }
    if (text::hasInvisibleCharacters(name)) {
        return NameSuspicion::Invisible;
    }
    if (text::mixesScripts(name)) {
        return NameSuspicion::MixedScripts;
    }
    return std::nullopt;
}

std::map<archive::Id, NameSuspicion> suspiciousPeople(const std::vector<archive::PersonName>& people)
{
    std::map<archive::Id, NameSuspicion> found;
    struct Bearer
    {
        archive::Id person = 0;
        std::string folded;
        bool ascii = false;
    };
    std::unordered_map<std::string, std::vector<Bearer>> bySkeleton;
    for (const archive::PersonName& person : people) {
        if (person.overridesDirection) {
            found.emplace(person.id, NameSuspicion::DirectionOverride);
        }
        std::vector<std::string> names = person.aliases;
        names.insert(names.begin(), person.name);
        for (const std::string& name : names) {
            if (const auto suspicion = suspicionOf(name)) {
                found.emplace(person.id, *suspicion);
            }
            bySkeleton[text::lookAlikeSkeleton(name)].push_back(
                {person.id, text::foldCase(text::normalizeNfc(name)), text::isAscii(name)});
        }
    }
    for (const auto& [skeleton, bearers] : bySkeleton) {
        for (const Bearer& one : bearers) {
            for (const Bearer& other : bearers) {
                // Other scripts are the point: "Ilona" and "llona" are typing, not disguise.
                if (one.person != other.person && one.folded != other.folded && !(one.ascii && other.ascii)) {
                    found.emplace(one.person, NameSuspicion::LooksLikeAnother);
                }
            }
        }
    }
    return found;
}

} // namespace reminisce::ingest
