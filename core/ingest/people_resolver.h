// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/archive/people.h"

namespace reminisce::ingest {

/// A speaker's name as it is stored: without marks of direction and '~', single-spaced, NFC, at most 200 bytes.
[[nodiscard]] std::string normalizedName(std::string_view raw);

/// Finds the person for a speaker's name, making the ones that are new. Remembers names, so one lookup per name and
/// import.
class PeopleResolver
{
public:
    explicit PeopleResolver(archive::Writer& writer) : m_writer(writer) {}

    /// Makes the person of this name the owner. An owner known only by a word such as "Ich" gets the name.
    [[nodiscard]] Result<void> setOwner(std::string_view name);
    /// The person's id; 0 for unknown speakers. Owner words, and any name when `isOwner`, mean the archive's owner.
    [[nodiscard]] Result<archive::Id> resolve(std::string_view rawName, bool isOwner);
    /// Forgets what it remembers; after changes were taken back.
    void forget() { m_known.clear(); }

private:
    [[nodiscard]] Result<archive::Id> find(const std::string& name, bool isOwner);
    [[nodiscard]] Result<archive::Id> findOrAdd(const std::string& name);

    archive::Writer& m_writer;
    std::unordered_map<std::string, archive::Id> m_known;
};

} // namespace reminisce::ingest
