// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/people_resolver.h"

#include "core/ingest/text_tools.h"
#include "core/text/confusables.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

std::string normalizedName(std::string_view raw)
{
    std::string name = text::collapseWhitespace(text::removeBidiControls(text::normalizeNfc(raw)));
    std::string_view view = trimmed(name);
    while (!view.empty() && view.front() == '~') {
        view = trimmed(view.substr(1));
    }
    return std::string(trimmed(text::prefixOfBytes(view, 200)));
}

namespace {

/// The name in "Tom Berger (You)", as meeting programs mark who recorded; nothing when it is not of this form.
std::optional<std::string> nameMarkedAsOwner(std::string_view name)
{
    const std::size_t open = name.rfind('(');
    if (open == std::string_view::npos || open == 0 || name.back() != ')') {
        return std::nullopt;
    }
    const std::string_view remark = trimmed(name.substr(open + 1, name.size() - open - 2));
    const std::string_view rest = trimmed(name.substr(0, open));
    return isOwnerWord(remark) && !rest.empty() ? std::optional<std::string>(rest) : std::nullopt;
}

} // namespace

Result<archive::Id> PeopleResolver::findOrAdd(const std::string& name)
{
    auto found = archive::resolvePerson(m_writer, name);
    if (!found) {
        return tl::unexpected(found.error());
    }
    return *found ? Result<archive::Id>(**found) : archive::addPerson(m_writer, name);
}

Result<archive::Id> PeopleResolver::find(const std::string& name, bool isOwner)
{
    if (!isOwner) {
        return findOrAdd(name);
    }
    auto owner = archive::ownerOf(m_writer);
    if (!owner) {
        return tl::unexpected(owner.error());
    }
    auto named = archive::resolvePerson(m_writer, name);
    if (!named) {
        return tl::unexpected(named.error());
    }
    if (*owner) {
        if (!*named && !isUnknownSpeaker(name)) {
            if (auto ok = archive::addAlias(m_writer, **owner, name); !ok) {
                return tl::unexpected(ok.error());
            }
        }
        return **owner;
    }
    auto id = *named ? Result<archive::Id>(**named) : archive::addPerson(m_writer, name);
    if (id) {
        if (auto ok = archive::setOwner(m_writer, *id); !ok) {
            return tl::unexpected(ok.error());
        }
    }
    return id;
}

Result<archive::Id> PeopleResolver::resolve(std::string_view rawName, bool isOwner)
{
    const std::string key = (isOwner ? "\x01" : "") + std::string(rawName);
    if (const auto known = m_known.find(key); known != m_known.end()) {
        return known->second;
    }
    std::string name = normalizedName(rawName);
    const auto marked = nameMarkedAsOwner(name);
    name = marked ? *marked : name;
    const bool owner = isOwner || marked || isOwnerWord(name);
    if (name.empty() && owner) {
        name = "Me";
    }
    auto id = !owner && isUnknownSpeaker(name) ? Result<archive::Id>(0) : find(name, owner);
    if (id && *id != 0 && text::hasDirectionOverride(rawName)) {
        if (auto ok = archive::markDirectionOverride(m_writer, *id); !ok) {
            return tl::unexpected(ok.error());
        }
    }
    if (id) {
        m_known.emplace(key, *id);
    }
    return id;
}

Result<void> PeopleResolver::setOwner(std::string_view rawName)
{
    m_known.clear();
    const std::string name = normalizedName(rawName);
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, "The owner's name is empty.");
    }
    auto owner = archive::ownerOf(m_writer);
    auto named = archive::resolvePerson(m_writer, name);
    if (!owner || !named) {
        return tl::unexpected(!owner ? owner.error() : named.error());
    }
    if (*owner && *owner == *named) {
        return {};
    }
    if (*owner) {
        auto summary = archive::personSummary(m_writer, **owner);
        if (!summary) {
            return tl::unexpected(summary.error());
        }
        if (*summary && isOwnerWord((*summary)->name)) {
            const std::string word = (*summary)->name;
            if (*named) {
                auto merged = archive::mergePeople(m_writer, **owner, **named);
                return merged ? archive::setOwner(m_writer, **named) : Result<void>(tl::unexpected(merged.error()));
            }
            if (auto ok = archive::renamePerson(m_writer, **owner, name); !ok) {
                return ok;
            }
            return archive::addAlias(m_writer, **owner, word);
        }
    }
    auto id = *named ? Result<archive::Id>(**named) : archive::addPerson(m_writer, name);
    return id ? archive::setOwner(m_writer, *id) : Result<void>(tl::unexpected(id.error()));
}

} // namespace reminisce::ingest
