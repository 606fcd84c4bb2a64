// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/filter.h"
#include "core/base/emotion.h"
#include "core/base/local_time.h"
#include "core/text/language.h"

namespace reminisce::search {

enum class QuestionKind { Other, Who, When, Where, Which, HowOften, Why, Summary, YesNo };

/// Stable lower-case name: "who", "when", … "yes-no", "other".
[[nodiscard]] std::string_view questionKindName(QuestionKind kind);

/// Which of the passages that speak of something a question wants.
enum class AskedOrder { Any, Earliest, Latest };

/// Somebody of the archive, as far as a question can name them.
struct KnownPerson
{
    archive::Id id = 0;
    std::vector<std::string> names; ///< the name first, then the aliases
    bool isOwner = false;
};

struct UnderstandingContext
{
    LocalMicros now = 0; ///< reference time of "yesterday"
    std::vector<KnownPerson> people;
    text::Language language = text::Language::Unknown; ///< the language of the window; the question decides if it can
};

/// Chunks recorded within `range` deserve a higher score; `weight` in (0, 1].
struct DateBoost
{
    LocalRange range;
    float weight = 0;
};

/// Chunks in which this person speaks deserve a higher score; `weight` in (0, 1].
struct PersonBoost
{
    archive::Id id = 0;
    float weight = 0;
};

enum class PartKind { Date, Person, Emotion, Kind, Order };
/// "date", "person", "emotion", "kind", "order".
[[nodiscard]] std::string_view partKindName(PartKind kind);

/// One thing that was understood, shown to the person as a chip that can be removed.
struct UnderstoodPart
{
    std::size_t begin = 0; ///< byte offsets in the question
    std::size_t end = 0;
    std::string text; ///< these bytes of the question
    PartKind kind = PartKind::Date;
    std::string meaning; ///< "2024-01-01/2024-01-31", a person's name, "fear,anticipation", a question kind, "earliest"
    bool hard = false;   ///< a filter, else a preference
    std::string explanation; ///< key of a sentence for the person: "date.recorded", "date.mentioned", "person.speaks" …
    LocalRange range;        ///< Date: the period named, before any widening
    archive::Id person = 0;   ///< Person
    EmotionScores emotions{}; ///< Emotion
};

struct Understanding
{
    archive::Filter hard; ///< only what surely holds for every passage that answers
    std::vector<DateBoost> dateBoosts;
    std::vector<PersonBoost> personBoosts;
    EmotionScores emotionWeights{}; ///< all zero when the question has no emotion
    bool asksForEmotion = false;    ///< the question is about feelings, named or not ("wie ging es mir")
    QuestionKind kind = QuestionKind::Other;
    AskedOrder order = AskedOrder::Any;
    text::Language language = text::Language::Unknown;
    std::string rest; ///< the question without what became a hard filter and without question words, for ranking
    std::vector<UnderstoodPart> parts; ///< in order of the text
};

/// Parts that the person has removed, by their text (as in UnderstoodPart::text) and kind.
struct IgnoredPart
{
    PartKind kind = PartKind::Date;
    std::string text;
};

/// Reads a question, German or English, without any model. `ignored` parts stay in `rest` and filter nothing. Dates and
/// people become hard filters only where the wording says when the conversation was or who spoke in it ("worüber habe
/// ich im Mai mit Tom gesprochen"); everything else is a preference. Linear in the length of the question.
[[nodiscard]] Understanding understand(std::string_view question, const UnderstandingContext& context,
                                       const std::vector<IgnoredPart>& ignored = {});

} // namespace reminisce::search
