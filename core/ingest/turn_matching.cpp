// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/turn_matching.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>

#include "core/ingest/same_words.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kTurnsAtATime = 1000;

using Pairs = std::vector<std::pair<const TurnMark*, const TurnMark*>>;

/// Pairs equal keys in the order in which they come.
template <class Key, class KeyOf>
void pairByKey(const std::vector<TurnMark>& old, const std::vector<TurnMark>& fresh, const KeyOf& keyOf,
               std::set<const TurnMark*>& used, Pairs& pairs)
{
    std::map<Key, std::deque<const TurnMark*>> waiting;
    for (const TurnMark& mark : fresh) {
        if (const auto key = keyOf(mark); key && used.count(&mark) == 0) {
            waiting[*key].push_back(&mark);
        }
    }
    for (const TurnMark& mark : old) {
        const auto key = keyOf(mark);
        const auto found = key && used.count(&mark) == 0 ? waiting.find(*key) : waiting.end();
        if (found != waiting.end() && !found->second.empty()) {
            pairs.emplace_back(&mark, found->second.front());
            used.insert(&mark);
            used.insert(found->second.front());
            found->second.pop_front();
        }
    }
}

} // namespace

Result<std::vector<TurnMark>> marksOf(const archive::Reader& reader, const std::vector<archive::Id>& conversations)
{
    std::vector<TurnMark> marks;
    for (const archive::Id conversation : conversations) {
        std::uint64_t ordinal = 0;
        while (true) {
            const auto turns = archive::turnsOfConversation(reader, conversation, ordinal, kTurnsAtATime);
            if (!turns) {
                return tl::unexpected(turns.error());
            }
            for (const archive::Turn& turn : *turns) {
                const std::string bare = bareWords(turn.text);
                marks.push_back({turn.id, conversation, std::hash<std::string>()(bare.empty() ? turn.text : bare),
                                 turn.start ? std::optional(turn.start->local) : std::nullopt});
            }
            ordinal += turns->size();
            if (turns->size() < kTurnsAtATime) {
                break;
            }
        }
    }
    return marks;
}

Pairs matchTurns(const std::vector<TurnMark>& old, const std::vector<TurnMark>& fresh)
{
    Pairs pairs;
    std::set<const TurnMark*> used;
    using Timed = std::pair<std::size_t, LocalMicros>;
    const auto timed = [](const TurnMark& mark) {
        return mark.start ? std::optional(Timed(mark.words, *mark.start)) : std::nullopt;
    };
    pairByKey<Timed>(old, fresh, timed, used, pairs);
    const auto words = [](const TurnMark& mark) { return std::optional(mark.words); };
    pairByKey<std::size_t>(old, fresh, words, used, pairs);
    return pairs;
}

std::vector<std::pair<archive::Id, archive::Id>> matchConversations(const Pairs& turns)
{
    std::map<std::pair<archive::Id, archive::Id>, std::size_t> common;
    for (const auto& [old, fresh] : turns) {
        ++common[{old->conversation, fresh->conversation}];
    }
    std::vector<std::tuple<std::size_t, archive::Id, archive::Id>> ranked;
    ranked.reserve(common.size());
    for (const auto& [pair, count] : common) {
        ranked.emplace_back(count, pair.first, pair.second);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return std::get<0>(a) > std::get<0>(b); });
    std::vector<std::pair<archive::Id, archive::Id>> pairs;
    std::set<archive::Id> usedOld;
    std::set<archive::Id> usedFresh;
    for (const auto& [count, old, fresh] : ranked) {
        if (usedOld.count(old) == 0 && usedFresh.count(fresh) == 0) {
            usedOld.insert(old);
            usedFresh.insert(fresh);
            pairs.emplace_back(old, fresh);
        }
    }
    return pairs;
}

} // namespace reminisce::ingest
