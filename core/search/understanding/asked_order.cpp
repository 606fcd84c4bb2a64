// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/asked_order.h"

#include <algorithm>
#include <array>

namespace reminisce::search {
namespace {

struct Phrase
{
    std::array<std::string_view, 2> words; ///< folded; a trailing empty one is not asked for
    AskedOrder order;
    bool onlyWhen = false; ///< says so only in a question for the time
};

constexpr AskedOrder kFirst = AskedOrder::Earliest;
constexpr AskedOrder kLast = AskedOrder::Latest;

constexpr auto kPhrases = std::to_array<Phrase>({
    {{"erstmals"}, kFirst},
    {{"zuerst"}, kFirst},
    {{"erste", "mal"}, kFirst},
    {{"ersten", "mal"}, kFirst},
    {{"erstes", "mal"}, kFirst},
    {{"first", "time"}, kFirst},
    {{"first"}, kFirst, true},
    {{"originally"}, kFirst},
    {{"initially"}, kFirst},
    {{"ursprunglich"}, kFirst},
    {{"seit", "wann"}, kFirst},
    {{"ab", "wann"}, kFirst},
    {{"since", "when"}, kFirst},
    {{"begann"}, kFirst, true},
    {{"begannen"}, kFirst, true},
    {{"begonnen"}, kFirst, true},
    {{"beginnt"}, kFirst, true},
    {{"beginn"}, kFirst, true},
    {{"start"}, kFirst, true},
    {{"starts"}, kFirst, true},
    {{"started"}, kFirst, true},
    {{"starting"}, kFirst, true},
    {{"startet"}, kFirst, true},
    {{"startete"}, kFirst, true},
    {{"starteten"}, kFirst, true},
    {{"gestartet"}, kFirst, true},
    {{"startschuss"}, kFirst, true},
    {{"auftakt"}, kFirst, true},
    {{"angefangen"}, kFirst, true},
    {{"anfing"}, kFirst, true},
    {{"fing"}, kFirst, true},
    {{"los"}, kFirst, true},
    {{"losging"}, kFirst, true},
    {{"losgegangen"}, kFirst, true},
    {{"begin"}, kFirst, true},
    {{"begins"}, kFirst, true},
    {{"began"}, kFirst, true},
    {{"begun"}, kFirst, true},
    {{"kennengelernt"}, kFirst, true},
    {{"zuletzt"}, kLast},
    {{"letzte", "mal"}, kLast},
    {{"letzten", "mal"}, kLast},
    {{"letztes", "mal"}, kLast},
    {{"last", "time"}, kLast},
    {{"most", "recent"}, kLast},
    {{"most", "recently"}, kLast},
    {{"latest"}, kLast},
    {{"neueste"}, kLast},
    {{"neuesten"}, kLast},
    {{"neuester"}, kLast},
    {{"neuestes"}, kLast},
    {{"inzwischen"}, kLast},
    {{"mittlerweile"}, kLast},
    {{"by", "now"}, kLast},
});

} // namespace

FoundOrder findAskedOrder(const QuestionText& question, QuestionKind kind)
{
    FoundOrder found;
    for (std::size_t i = 0; i < question.words().size(); ++i) {
        if (question.words()[i].isTime) {
            continue;
        }
        for (const Phrase& phrase : kPhrases) {
            const bool there =
                question.is(i, {phrase.words[0]}) && (phrase.words[1].empty() || question.is(i + 1, {phrase.words[1]}));
            if (!there || (phrase.onlyWhen && kind != QuestionKind::When)) {
                continue;
            }
            if (found.order != AskedOrder::Any && found.order != phrase.order) {
                return {}; // "from the first time to the last"
            }
            if (found.order == AskedOrder::Any) {
                found = {phrase.order, i, i + (phrase.words[1].empty() ? 1U : 2U)};
            }
        }
    }
    return found;
}

} // namespace reminisce::search
