// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/dates_in_question.h"

#include <algorithm>
#include <array>

namespace reminisce::search {
namespace {

using text::TimeDirection;
using text::TimeExpression;
using text::TimeGrain;
using text::TimeKind;

/// Plans are talked about before their time.
constexpr auto kPlanWords =
    std::to_array<std::string_view>({"geplant",         "plane",    "plante",     "planen",      "plan",
                                     "plane",           "vorsatz",  "vorsatze",   "vorsatzen",   "neujahrsvorsatze",
                                     "neujahrsvorsatz", "vorhaben", "vorhatte",   "vorgenommen", "ziel",
                                     "ziele",           "vor",      "wollte",     "will",        "planned",
                                     "plans",           "planning", "resolution", "resolutions", "goal",
                                     "goals",           "intend",   "intended",   "going",       "gesetzt"});

LocalMicros dayStart(LocalMicros t)
{
    return startOfDay(dateOf(t));
}

/// Whole days, because a conversation that touches an evening may have begun before it.
LocalRange wholeDays(LocalRange range)
{
    if (range.from) {
        range.from = dayStart(*range.from);
    }
    if (range.to) {
        range.to = endOfDay(dateOf(*range.to));
    }
    return range;
}

LocalRange widened(LocalRange range, std::int64_t daysBefore, std::int64_t daysAfter)
{
    if (range.from) {
        range.from = *range.from - daysBefore * kMicrosPerDay;
    }
    if (range.to) {
        range.to = *range.to + daysAfter * kMicrosPerDay;
    }
    return range;
}

std::int64_t daysOf(const LocalRange& range)
{
    return range.from && range.to ? (*range.to - *range.from) / kMicrosPerDay + 1 : 0;
}

/// "Anfang Februar" has no sharp border; a filter must not cut what somebody means by it.
LocalRange filterRange(const TimeExpression& time)
{
    LocalRange range = wholeDays(time.range);
    const std::int64_t days = daysOf(range);
    if (time.kind == TimeKind::Range || time.kind == TimeKind::OpenRange || days == 0) {
        return range;
    }
    if (time.grain == TimeGrain::Month && days < 28) {
        return widened(range, 4, 4);
    }
    if (time.grain == TimeGrain::Year && days < 300) {
        return widened(range, 31, 31);
    }
    if ((time.grain == TimeGrain::Season || time.grain == TimeGrain::Quarter) && days < 80) {
        return widened(range, 10, 10);
    }
    if (time.grain == TimeGrain::Week && days < 7) {
        return widened(range, 1, 1);
    }
    return range;
}

class DateReader
{
public:
    DateReader(const QuestionText& question, const TimeExpression& time)
        : m_question(question),
          m_time(time),
          m_first(question.wordAt(time.begin)),
          m_clause(m_first < question.words().size() ? question.words()[m_first].clause : 0)
    {}

    [[nodiscard]] FoundDate read() const
    {
        FoundDate found;
        found.time = m_time;
        if (isRecordingTime()) {
            found.recorded = true;
            found.filter = filterRange(m_time);
            found.explanation = "date.recorded";
            return found;
        }
        const bool planned = isPlanned();
        found.explanation = planned ? "date.planned" : "date.mentioned";
        found.boosts = boosts(planned);
        return found;
    }

private:
    [[nodiscard]] bool is(std::size_t index, std::initializer_list<std::string_view> forms) const
    {
        return m_question.is(index, forms);
    }

    /// The word before the time, behind small words that only link.
    [[nodiscard]] std::size_t before() const
    {
        std::size_t at = m_first;
        for (int i = 0; i < 3 && at > 0 &&
                        is(at - 1, {"im", "in", "am", "an", "on", "at", "der", "den", "dem", "the", "during", "over",
                                    "zu", "zum", "wahrend", "die", "das", "back"});
             ++i) {
            --at;
        }
        return at > 0 ? at - 1 : m_question.words().size();
    }

    [[nodiscard]] bool isRecordingTime() const
    {
        const auto& words = m_question.words();
        if (m_first >= words.size() || !m_question.clauseTalks(m_clause)) {
            return false;
        }
        if (m_time.direction == TimeDirection::Future || isVague() || clauseHas(kPlanWords)) {
            return false;
        }
        if (m_question.asksSeveral()) {
            return false;
        }
        const std::size_t previous = before();
        // "conversations of last week", "who did I talk to yesterday" are about the talk itself.
        const bool ofTalk = previous > 0 && previous < words.size() && words[previous - 1].isTalk &&
                            is(previous, {"of", "from", "von", "vom", "der", "to"});
        if (ofTalk) {
            return true;
        }
        if (is(previous, {"fur", "for", "von", "of", "to", "uber", "bis", "until"}) && m_time.kind != TimeKind::Range &&
            m_time.kind != TimeKind::OpenRange) {
            return false;
        }
        if (previous < words.size() && words[previous].isTalk) {
            return true; // "as mentioned on …", "sagte gestern"
        }
        return !m_question.isInTopic(m_first) && !isAttachedToNoun() && !isReportedSpeech() && !isContentOfTalk();
    }

    /// "vor drei Wochen", "kurz vor Weihnachten", and months without a year: people misremember these.
    [[nodiscard]] bool isVague() const
    {
        if (m_time.vague) {
            return true;
        }
        if (m_time.kind == TimeKind::Incomplete) {
            return m_time.grain != TimeGrain::Day && m_time.grain != TimeGrain::Weekend &&
                   m_time.grain != TimeGrain::TimeOfDay;
        }
        const std::string_view words = m_question.text().substr(m_time.begin, m_time.end - m_time.begin);
        const bool distance = words.starts_with("vor ") || words.starts_with("Vor ") || words.ends_with(" ago") ||
                              words.starts_with("kurz ") || words.starts_with("shortly ");
        return distance && (m_time.grain != TimeGrain::Day || daysOf(m_time.range) > 1);
    }

    /// "meine Vorsätze 2024": a bare year belongs to the noun before it.
    [[nodiscard]] bool isAttachedToNoun() const
    {
        const auto& words = m_question.words();
        if (m_time.grain != TimeGrain::Year || m_time.kind != TimeKind::Absolute || m_first == 0) {
            return false;
        }
        const QuestionWord& previous = words[m_first - 1];
        const std::string_view text = m_question.text().substr(m_time.begin, m_time.end - m_time.begin);
        const bool bare = text.size() == 4;
        return bare && previous.capital && !previous.opensSentence && previous.clause == m_clause &&
               previous.folded.size() > 5 && !previous.isTime;
    }

    /// "What does Tim mention they love during Thanksgiving?": between the verb and the time stands what was said.
    [[nodiscard]] bool isContentOfTalk() const
    {
        const auto [first, last] = m_question.clauseWords(m_clause);
        for (std::size_t i = std::min(m_first, last); i-- > first;) {
            if (m_question.words()[i].isTalk) {
                return !m_question.onlyLinks(i + 1, m_first);
            }
        }
        return false;
    }

    /// "Ich habe gesagt, er gebe mir bis Ende nächster Woche Bescheid": counted from the talk, not from now.
    [[nodiscard]] bool isReportedSpeech() const
    {
        const auto [first, last] = m_question.clauseWords(m_clause);
        for (std::size_t i = first; i < std::min(m_first, last); ++i) {
            if (is(i, {"dass", "that", "ob", "whether"})) {
                return true;
            }
        }
        return false;
    }

    template <class List>
    [[nodiscard]] bool clauseHas(const List& list) const
    {
        const auto [first, last] = m_question.clauseWords(m_clause);
        for (std::size_t i = first; i < last; ++i) {
            const QuestionWord& word = m_question.words()[i];
            if (!word.isTime && std::find(list.begin(), list.end(), word.folded) != list.end()) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool isPlanned() const
    {
        return m_time.direction == TimeDirection::Future || is(before(), {"fur", "for"}) || clauseHas(kPlanWords);
    }

    [[nodiscard]] std::vector<DateBoost> boosts(bool planned) const
    {
        const LocalRange core = wholeDays(m_time.range);
        if (m_time.vague) {
            return {{core, 0.3F}};
        }
        if (m_time.direction == TimeDirection::Future && m_time.relative) {
            return {{core, 0.1F}}; // counted from a time that only the passage knows, most often
        }
        std::int64_t after = 0;
        switch (m_time.grain) {
        case TimeGrain::TimeOfDay:
        case TimeGrain::Day:
        case TimeGrain::Weekend:
            after = 10;
            break;
        case TimeGrain::Week:
            after = 14;
            break;
        case TimeGrain::Month:
            after = 21;
            break;
        default:
            after = 31;
        }
        if (m_time.kind == TimeKind::OpenRange) {
            return {{core, 0.3F}};
        }
        if (planned) {
            return {{core, 0.3F}, {widened(core, 60, after), 0.2F}};
        }
        // Some days before too: people date events by when they spoke of them, and the other way round.
        return {{core, 0.6F}, {widened(core, 4, after), 0.4F}};
    }

    const QuestionText& m_question;
    const TimeExpression& m_time;
    std::size_t m_first;
    std::size_t m_clause;
};

} // namespace

std::vector<FoundDate> findDates(const QuestionText& question)
{
    std::vector<FoundDate> found;
    for (const TimeExpression& time : question.times()) {
        found.push_back(DateReader(question, time).read());
    }
    return found;
}

} // namespace reminisce::search
