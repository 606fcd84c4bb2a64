// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/understanding.h"

#include <algorithm>

#include "core/search/understanding/asked_order.h"
#include "core/search/understanding/dates_in_question.h"
#include "core/search/understanding/emotion_words.h"
#include "core/search/understanding/people_in_question.h"
#include "core/search/understanding/question_kind.h"
#include "core/search/understanding/question_text.h"
#include "core/text/unicode.h"

namespace reminisce::search {
namespace {

/// Longer "questions" are pasted texts; what they ask stands at their beginning.
constexpr std::size_t kMaxQuestionBytes = 16UL * 1024;

std::string rangeText(const LocalRange& range)
{
    const auto side = [](const std::optional<LocalMicros>& t) { return t ? formatIsoDate(*t) : std::string(".."); };
    return side(range.from) + "/" + side(range.to);
}

std::string emotionsText(const EmotionScores& scores)
{
    std::string names;
    for (std::size_t i = 0; i < kEmotionCount; ++i) {
        if (scores[i] > 0) {
            names += (names.empty() ? "" : ",") + std::string(emotionName(kEmotions[i]));
        }
    }
    return names;
}

class Reader
{
public:
    Reader(std::string_view question, const UnderstandingContext& context, const std::vector<IgnoredPart>& ignored)
        : m_question(question, context.now), m_context(context), m_ignored(ignored)
    {}

    Understanding read()
    {
        m_result.language = text::guessLanguage(m_question.text());
        if (m_result.language == text::Language::Unknown) {
            m_result.language = m_context.language;
        }
        readDates();
        readPeople();
        readEmotions();
        readKind();
        readOrder();
        std::sort(m_result.parts.begin(), m_result.parts.end(),
                  [](const UnderstoodPart& a, const UnderstoodPart& b) { return a.begin < b.begin; });
        m_result.rest = rest();
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool isIgnored(PartKind kind, std::string_view words) const
    {
        const std::string folded = text::foldCase(words);
        return std::any_of(m_ignored.begin(), m_ignored.end(), [&](const IgnoredPart& part) {
            return part.kind == kind && text::foldCase(part.text) == folded;
        });
    }

    UnderstoodPart part(PartKind kind, std::size_t begin, std::size_t end, std::string meaning, bool hard,
                        std::string_view explanation) const
    {
        UnderstoodPart result;
        result.begin = begin;
        result.end = end;
        result.text = m_question.text().substr(begin, end - begin);
        result.kind = kind;
        result.meaning = std::move(meaning);
        result.hard = hard;
        result.explanation = explanation;
        return result;
    }

    void readDates()
    {
        std::vector<LocalRange> filters;
        for (const FoundDate& date : findDates(m_question)) {
            const std::string_view words = m_question.text().substr(date.time.begin, date.time.end - date.time.begin);
            if (isIgnored(PartKind::Date, words)) {
                continue;
            }
            UnderstoodPart found = part(PartKind::Date, date.time.begin, date.time.end, rangeText(date.time.range),
                                        date.recorded, date.explanation);
            found.range = date.time.range;
            m_result.parts.push_back(std::move(found));
            m_result.dateBoosts.insert(m_result.dateBoosts.end(), date.boosts.begin(), date.boosts.end());
            if (date.recorded) {
                filters.push_back(date.filter);
                m_result.dateBoosts.push_back({date.time.range, 0.5F});
            }
        }
        // Two times of recording are alternatives ("im Mai und im Juli"): the filter spans both.
        for (std::size_t i = 0; i < filters.size(); ++i) {
            LocalRange& all = m_result.hard.dates;
            if (i == 0) {
                all = filters[i];
                continue;
            }
            all.from =
                all.from && filters[i].from ? std::optional(std::min(*all.from, *filters[i].from)) : std::nullopt;
            all.to = all.to && filters[i].to ? std::optional(std::max(*all.to, *filters[i].to)) : std::nullopt;
        }
    }

    void readPeople()
    {
        const auto& words = m_question.words();
        for (const FoundPerson& person : findPeople(m_question, m_context.people)) {
            const std::size_t begin = words[person.first].begin;
            const std::size_t end = words[person.last - 1].end;
            if (person.excluded || isIgnored(PartKind::Person, m_question.text().substr(begin, end - begin))) {
                continue;
            }
            const KnownPerson& known = m_context.people[person.index];
            UnderstoodPart found = part(PartKind::Person, begin, end, known.names.front(), person.speaks,
                                        person.speaks ? "person.speaks" : "person.involved");
            found.person = person.id;
            m_result.parts.push_back(std::move(found));
            if (person.speaks) {
                auto& people = m_result.hard.people;
                if (std::find(people.begin(), people.end(), person.id) == people.end()) {
                    people.push_back(person.id);
                }
            } else {
                addPersonBoost(person.id, person.weight);
            }
        }
        // Of several who are said to speak, not all need to speak in each passage.
        m_result.hard.peopleMatch = archive::PeopleMatch::Any;
    }

    void addPersonBoost(archive::Id id, float weight)
    {
        for (PersonBoost& boost : m_result.personBoosts) {
            if (boost.id == id) {
                boost.weight = std::max(boost.weight, weight);
                return;
            }
        }
        m_result.personBoosts.push_back({id, weight});
    }

    void readEmotions()
    {
        const auto& words = m_question.words();
        bool named = false;
        for (const FoundEmotion& emotion : findEmotions(m_question)) {
            const QuestionWord& word = words[emotion.word];
            if (isIgnored(PartKind::Emotion, m_question.text().substr(word.begin, word.end - word.begin))) {
                continue;
            }
            named = true;
            UnderstoodPart found =
                part(PartKind::Emotion, word.begin, word.end, emotionsText(emotion.weights), false, "emotion.named");
            found.emotions = emotion.weights;
            m_result.parts.push_back(std::move(found));
            for (std::size_t i = 0; i < kEmotionCount; ++i) {
                m_result.emotionWeights[i] = std::max(m_result.emotionWeights[i], emotion.weights[i]);
            }
        }
        m_result.asksForEmotion = asksForEmotion(m_question, named);
    }

    void readKind()
    {
        const FoundKind kind = findQuestionKind(m_question);
        const auto& words = m_question.words();
        if (kind.lastWord == 0) {
            return;
        }
        m_kindBegin = words[kind.firstWord].begin;
        m_kindEnd = words[kind.lastWord - 1].end;
        if (isIgnored(PartKind::Kind, m_question.text().substr(m_kindBegin, m_kindEnd - m_kindBegin))) {
            m_kindEnd = m_kindBegin;
            return;
        }
        m_result.kind = kind.kind;
        if (kind.kind != QuestionKind::Other) {
            const std::string name(questionKindName(kind.kind));
            m_result.parts.push_back(part(PartKind::Kind, m_kindBegin, m_kindEnd, name, false, "kind." + name));
        }
    }

    void readOrder()
    {
        const FoundOrder found = findAskedOrder(m_question, m_result.kind);
        if (found.order == AskedOrder::Any) {
            return;
        }
        const auto& words = m_question.words();
        const std::size_t begin = words[found.firstWord].begin;
        const std::size_t end = words[found.lastWord - 1].end;
        if (isIgnored(PartKind::Order, m_question.text().substr(begin, end - begin))) {
            return;
        }
        m_result.order = found.order;
        const std::string name = found.order == AskedOrder::Earliest ? "earliest" : "latest";
        m_result.parts.push_back(part(PartKind::Order, begin, end, name, false, "order." + name));
    }

    /// "mit Tom" and "im Mai" go as a whole.
    [[nodiscard]] std::size_t beginWithPreposition(std::size_t begin) const
    {
        const std::size_t word = m_question.wordAt(begin);
        const bool links =
            word > 0 && m_question.is(word - 1, {"mit", "with", "im", "in", "am", "an", "on", "at", "to"});
        return links ? m_question.words()[word - 1].begin : begin;
    }

    /// The question without what filters already and without its question words.
    [[nodiscard]] std::string rest() const
    {
        std::vector<std::pair<std::size_t, std::size_t>> spans; // that are left out
        if (m_result.kind == QuestionKind::Other) {
            spans.emplace_back(m_kindBegin, m_kindEnd);
        }
        for (const UnderstoodPart& found : m_result.parts) {
            if (found.hard) {
                spans.emplace_back(beginWithPreposition(found.begin), found.end);
            } else if (found.kind == PartKind::Kind && m_result.kind != QuestionKind::Summary) {
                spans.emplace_back(found.begin, found.end);
            }
        }
        if (m_result.kind == QuestionKind::HowOften) {
            for (const QuestionWord& word : m_question.words()) {
                if (word.isCounted) {
                    spans.emplace_back(word.begin, word.end);
                }
            }
        }
        std::sort(spans.begin(), spans.end());
        std::string left;
        std::size_t at = 0;
        const std::string_view all = m_question.text();
        for (const auto& [begin, end] : spans) {
            if (begin >= at && end > begin) {
                left.append(all.substr(at, begin - at)).push_back(' ');
                at = end;
            }
        }
        left.append(all.substr(at));
        return text::collapseWhitespace(left);
    }

    QuestionText m_question;
    const UnderstandingContext& m_context;
    const std::vector<IgnoredPart>& m_ignored;
    Understanding m_result;
    std::size_t m_kindBegin = 0;
    std::size_t m_kindEnd = 0;
};

} // namespace

std::string_view partKindName(PartKind kind)
{
    switch (kind) {
    case PartKind::Date:
        return "date";
    case PartKind::Person:
        return "person";
    case PartKind::Emotion:
        return "emotion";
    case PartKind::Kind:
        return "kind";
    case PartKind::Order:
        return "order";
    }
    return "date";
}

Understanding understand(std::string_view question, const UnderstandingContext& context,
                         const std::vector<IgnoredPart>& ignored)
{
    return Reader(text::prefixOfBytes(question, kMaxQuestionBytes), context, ignored).read();
}

} // namespace reminisce::search
