// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/evidence.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/text/stems.h"

namespace reminisce::search {

namespace {

/// A compound's part, a synonym or a word of the subject is a hint, not the word.
constexpr float kRelatedShare = 0.5F;

bool rowHas(const IndexSnapshot& index, std::uint32_t stem, std::uint32_t row)
{
    bool found = false;
    forEachPosting(index.stems.postings(stem), {row, row + 1}, [&](std::uint32_t, std::uint32_t) { found = true; });
    return found;
}

} // namespace

EvidenceReader::EvidenceReader(const IndexSnapshot& index, std::span<const QueryWord> words,
                               std::vector<std::int64_t> people)
    : m_index(index), m_people(std::move(people))
{
    struct Counted
    {
        Group group;
        std::string word;
        float weight = 0;
        float rows = 0; ///< that have the word or a form of it, at most
    };
    std::map<std::size_t, Counted> groups;
    text::Stemmer stemmer(1024);
    for (const QueryWord& word : words) {
        Counted& counted = groups[word.group];
        if (word.own) {
            counted.word = word.folded;
            counted.weight = word.weight;
        }
        const auto stem = index.stems.find(stemmer.stem(word.folded));
        if (!stem) {
            continue;
        }
        const bool same = word.own || word.form;
        counted.rows += same ? static_cast<float>(index.stems.count(*stem)) : 0.0F;
        counted.group.stands.push_back({*stem, same ? 1.0F : kRelatedShare});
    }
    const auto all = static_cast<float>(index.rows());
    for (auto& [number, counted] : groups) {
        if (counted.weight <= 0) {
            continue; // a related word of two words counts with the first
        }
        const float rows = std::min(counted.rows, all);
        counted.group.mass = counted.weight * std::log(1.0F + (all - rows + 0.5F) / (rows + 0.5F));
        m_mass += counted.group.mass;
        if (counted.rows <= 0) {
            m_unknown.push_back(counted.word);
        }
        m_groups.push_back(std::move(counted.group));
    }
    std::stable_sort(m_groups.begin(), m_groups.end(), [](const Group& a, const Group& b) { return a.mass > b.mass; });
}

HitEvidence EvidenceReader::of(std::uint32_t row) const
{
    HitEvidence evidence;
    for (const Group& group : m_groups) {
        float share = 0;
        for (const Stand& stand : group.stands) {
            if (stand.share > share && rowHas(m_index, stand.stem, row)) {
                share = stand.share;
            }
        }
        evidence.termCoverage += m_mass > 0 ? share * group.mass / m_mass : 0.0F;
    }
    if (!m_people.empty()) {
        const auto speakers = m_index.speakersOf(row);
        const auto speaks = [&](std::int64_t person) {
            return std::find(speakers.begin(), speakers.end(), person) != speakers.end();
        };
        evidence.people = static_cast<float>(std::count_if(m_people.begin(), m_people.end(), speaks)) /
                          static_cast<float>(m_people.size());
    }
    return evidence;
}

} // namespace reminisce::search
