// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/agent/answer.h"
#include "core/archive/archive.h"
#include "core/archive/people.h"
#include "core/base/error.h"
#include "core/search/search_request.h"

namespace reminisce::search {
class Searcher;
}

namespace reminisce::agent {

/// Passages that were found, ready to be shown and quoted.
struct Found
{
    search::Understanding understood;
    std::vector<Evidence> passages; ///< best first
    std::vector<std::string> matchedTerms;
    std::vector<std::string> notes;
};

/// What the agent knows: the archive and its search, as one thing to ask. Used by one thread; reader and searcher must
/// outlive it.
class Knowledge
{
public:
    Knowledge(const archive::Reader& reader, const search::Searcher& searcher)
        : m_reader(&reader), m_searcher(&searcher)
    {}

    [[nodiscard]] const archive::Reader& reader() const { return *m_reader; }
    [[nodiscard]] Result<Found> search(const search::SearchRequest& request, std::stop_token stop) const;
    /// For measurements: `adjust` may change each request before it is searched.
    void adjustSearches(std::function<void(search::SearchRequest&)> adjust) { m_adjust = std::move(adjust); }
    /// Chunks with their turns, in the order of the ids; ids that are gone are left out.
    [[nodiscard]] Result<std::vector<Evidence>> passages(std::span<const archive::Id> chunkIds) const;
    /// How many passages there are, and how many have a word (by its stem): for the weight of words. Zeros before the
    /// first search.
    struct WordCount
    {
        std::uint32_t passages = 0;
        std::uint32_t withWord = 0;
    };
    [[nodiscard]] WordCount countOf(std::string_view stem) const;
    /// Everyone, read once.
    [[nodiscard]] Result<std::vector<archive::PersonName>> people() const;
    /// The owner; nothing when nobody was marked.
    [[nodiscard]] std::optional<archive::PersonName> owner() const;

private:
    const archive::Reader* m_reader;
    const search::Searcher* m_searcher;
    std::function<void(search::SearchRequest&)> m_adjust;
    mutable std::optional<std::vector<archive::PersonName>> m_people;
};

/// The person whom a name means: by name or alias in any case, by a part of the name ("Müller"), by words for oneself
/// ("ich", "me"). NotFound with the nearest names.
[[nodiscard]] Result<archive::PersonName> personOfName(const Knowledge& knowledge, std::string_view name);

/// A filter within another one: what passes must pass both.
struct Confined
{
    archive::Filter filter;
    bool nothing = false; ///< nothing can pass both
    /// What the filter alone cannot say; checked on each passage by passes().
    std::vector<archive::Id> anyOf;
    std::string alsoContains;
};

/// Where both have tags, those of `extra` are among the scope's.
[[nodiscard]] Confined confine(const archive::Filter& scope, const archive::Filter& extra);
[[nodiscard]] bool passes(const Confined& confined, const Evidence& passage);

} // namespace reminisce::agent
