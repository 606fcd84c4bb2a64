// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/thesaurus.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

#include "core/search/irregular_forms.h"
#include "core/search/place_names.h"
#include "core/search/thesaurus_table.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

constexpr auto kSeparablePrefixes = std::to_array<std::string_view>(
    {"zusammen", "zuruck", "vorbei", "weiter", "herum", "heraus", "statt", "teil", "fest", "nach", "fort", "los", "auf",
     "aus",      "ein",    "her",    "hin",    "mit",   "vor",    "weg",   "an",   "ab",   "um",   "zu",   ""});
constexpr std::size_t kShortestParticiple = 6;

constexpr std::string_view kFrameWords =
    "worüber gesprochen sprechen sprach spreche gespräch gespräche unterhalten unterhielt unterhaltung besprochen "
    "besprechen erzählt erzählen erzählte gesagt sagte sagen erwähnt erwähnen erwähnte geäußert äußern äußerte "
    "ausgedrückt ausdrücken diskutiert diskutieren geredet reden rede berichtet berichten meinte gemeint "
    "konversation dialog austausch ausgetauscht "
    "thema themen situation situationen gelegenheit zeitpunkt zeitraum datum uhrzeit monat jahr jahre tag woche wochen "
    "mal laufe zeit verlauf verlaufen verlief phase anfang ende mitte "
    "wirkte wirken gewirkt klang klingen geklungen zeigte zeigen gezeigt schien scheinen reagierte reagiert reaktion "
    "empfinden empfunden gefühl gefühlt fühlte "
    "fasse fassen zusammen zusammenfassen zusammenfassung überblick übersicht liste auflisten "
    "entwickelt entwickelte entwicklung entwickeln bereich bezug bezüglich rolle spielte spielen hinsichtlich "
    "fand stattfinden stattgefunden statt passiert geschehen ereignet trat "
    "gemacht machte hatte gab gegeben ging gegangen kam unternommen durchgemacht "
    "genau konkret hauptsächlich insgesamt alles insbesondere "
    "talk talked talking discuss discussed discussion say said tell told mention mentioned speak spoke conversation "
    "chat topic situation occasion date month year time times day week "
    "sound sounded seem seemed show showed express expressed react reacted feel felt "
    "summarize summarise summary overview list describe happen happened take place "
    "kind type sort many much often various different specific exactly mainly ";

struct Table
{
    std::vector<std::vector<std::string>> heads;
    std::vector<std::vector<std::string>> members;
    std::vector<Relation> relations;                                ///< of the members to the heads
    std::unordered_multimap<std::string, std::size_t> groupsOfHead; ///< by stem
    std::vector<std::vector<std::string>> forms;
    std::unordered_multimap<std::string, std::size_t> groupsOfForm; ///< by stem
    std::unordered_set<std::string> frame;                          ///< stems

    Table()
    {
        text::Stemmer stemmer;
        for (const auto& group : kThesaurus) {
            add(group, Relation::Subject, stemmer);
        }
        for (const auto& group : kFeelings) {
            add(group, Relation::Subject, stemmer);
        }
        for (const auto& group : kPlaces) {
            add(group, Relation::Form, stemmer);
        }
        for (const auto& group : kIrregularForms) {
            forms.push_back(text::foldedWords(group));
            for (const std::string& form : forms.back()) {
                groupsOfForm.emplace(std::string(stemmer.stem(form)), forms.size() - 1);
            }
        }
        for (const std::string& word : text::foldedWords(kFrameWords)) {
            frame.insert(std::string(stemmer.stem(word)));
        }
    }

    void add(std::string_view group, Relation relation, text::Stemmer& stemmer)
    {
        const std::size_t colon = group.find(':');
        heads.push_back(text::foldedWords(group.substr(0, colon)));
        members.push_back(colon == std::string_view::npos ? std::vector<std::string>()
                                                          : text::foldedWords(group.substr(colon + 1)));
        relations.push_back(relation);
        for (const std::string& head : heads.back()) {
            groupsOfHead.emplace(std::string(stemmer.stem(head)), heads.size() - 1);
        }
    }
};

const Table& table()
{
    static const Table built; // never changes after its first use
    return built;
}

/// The infinitive of a regular German participle, also with a separable prefix: "eingearbeitet" → "einarbeiten",
/// "gelaufen" → "laufen". Other words come back as they are.
std::string withoutParticiple(std::string_view folded)
{
    for (const std::string_view prefix : kSeparablePrefixes) {
        if (!folded.starts_with(prefix)) {
            continue;
        }
        std::string_view rest = folded.substr(prefix.size());
        if (!rest.starts_with("ge") || rest.size() < kShortestParticiple) {
            if (prefix.empty()) {
                break;
            }
            continue;
        }
        rest.remove_prefix(2);
        for (const std::string_view ending : {"et", "en", "t"}) {
            if (rest.ends_with(ending)) {
                return std::string(prefix).append(rest.substr(0, rest.size() - ending.size())).append("en");
            }
        }
    }
    return std::string(folded);
}

} // namespace

std::vector<RelatedWord> relatedWords(std::string_view folded, text::Stemmer& stemmer)
{
    std::vector<RelatedWord> related;
    const Table& words = table();
    const std::string own(stemmer.stem(folded));
    std::vector<std::string> stems = {own};
    const auto [firstForm, lastForm] = words.groupsOfForm.equal_range(own);
    for (auto group = firstForm; group != lastForm; ++group) {
        for (const std::string& form : words.forms[group->second]) {
            std::string stem(stemmer.stem(form));
            if (std::find(stems.begin(), stems.end(), stem) == stems.end()) {
                related.push_back({form, Relation::Form});
                stems.push_back(std::move(stem));
            }
        }
    }
    stems.emplace_back(stemmer.stem(withoutParticiple(folded)));
    std::vector<std::size_t> seen;
    for (const std::string& stem : stems) {
        const auto [first, last] = words.groupsOfHead.equal_range(stem);
        for (auto group = first; group != last; ++group) {
            if (std::find(seen.begin(), seen.end(), group->second) != seen.end()) {
                continue;
            }
            seen.push_back(group->second);
            for (const std::string& head : words.heads[group->second]) {
                if (stemmer.stem(head) != own) {
                    related.push_back({head, Relation::Synonym});
                }
            }
            for (const std::string& member : words.members[group->second]) {
                related.push_back({member, words.relations[group->second]});
            }
        }
    }
    return related;
}

bool isVerbForm(std::string_view folded, text::Stemmer& stemmer)
{
    return table().groupsOfForm.contains(std::string(stemmer.stem(folded))) || withoutParticiple(folded) != folded;
}

bool isFrameWord(std::string_view folded, text::Stemmer& stemmer)
{
    return table().frame.contains(std::string(stemmer.stem(folded)));
}

} // namespace reminisce::search
