// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentences.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace reminisce::text {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> cut(std::string_view text)
{
    std::vector<std::string> result;
    for (const Span& span : sentences(text)) {
        result.emplace_back(text.substr(span.begin, span.end - span.begin));
    }
    return result;
}

TEST(Sentences, EndAtFullStopsQuestionAndExclamationMarks)
{
    EXPECT_THAT(cut("Ich war laufen. War es gut? Ja! Sehr."),
                ElementsAre("Ich war laufen.", "War es gut?", "Ja!", "Sehr."));
    EXPECT_THAT(cut("Ohne Punkt am Ende"), ElementsAre("Ohne Punkt am Ende"));
    EXPECT_THAT(cut("  \n "), IsEmpty());
}

TEST(Sentences, DoNotEndAtAbbreviationsAndOrdinals)
{
    EXPECT_THAT(cut("Am 3. Mai war z. B. Dr. Klein da. Danach nicht."),
                ElementsAre("Am 3. Mai war z. B. Dr. Klein da.", "Danach nicht."));
    EXPECT_THAT(cut("Wir trafen uns am 3. und 4. Juni um 17.30 Uhr. Es war schön."),
                ElementsAre("Wir trafen uns am 3. und 4. Juni um 17.30 Uhr.", "Es war schön."));
    EXPECT_THAT(cut("He met Mr. Smith, e.g. at 3.5 km. Then J. R. Jones came."),
                ElementsAre("He met Mr. Smith, e.g. at 3.5 km.", "Then J. R. Jones came."));
    EXPECT_THAT(cut("Das war 2024. Danach kam nichts."), ElementsAre("Das war 2024.", "Danach kam nichts."));
    EXPECT_THAT(cut("Im 2. Halbjahr lief es. Gut so."), ElementsAre("Im 2. Halbjahr lief es.", "Gut so."));
    EXPECT_THAT(cut("Obst, Gemüse usw. gab es. Usw. Ende."), testing::SizeIs(testing::Ge(2U)));
}

TEST(Sentences, KeepClosingMarksAndCitations)
{
    EXPECT_THAT(cut("Er sagte: „Ich komme.“ Dann ging er. [2] Schluss [3, 4]."),
                ElementsAre("Er sagte: „Ich komme.“", "Dann ging er. [2]", "Schluss [3, 4]."));
    EXPECT_THAT(cut("Du hast 10 km geschafft.[1] Bravo!"), ElementsAre("Du hast 10 km geschafft.[1]", "Bravo!"));
    EXPECT_THAT(cut("Ach ... ich weiß nicht. Gut."), ElementsAre("Ach ... ich weiß nicht.", "Gut."));
}

TEST(Sentences, EndAtParagraphsAndListItems)
{
    EXPECT_THAT(cut("Überschrift\n\nText hier\ngeht weiter.\n- erster Punkt\n- zweiter Punkt\n\nSchluss"),
                ElementsAre("Überschrift", "Text hier\ngeht weiter.", "- erster Punkt", "- zweiter Punkt", "Schluss"));
    EXPECT_THAT(cut("Ziele:\n1. Laufen\n2. Lesen"), ElementsAre("Ziele:", "1. Laufen", "2. Lesen"));
}

TEST(Sentences, SurviveAnyBytes)
{
    std::string bytes;
    for (int i = 0; i < 5000; ++i) {
        bytes.push_back(static_cast<char>((i * 7919) >> 3));
    }
    std::size_t last = 0;
    for (const Span& span : sentences(bytes)) {
        EXPECT_LE(last, span.begin);
        EXPECT_LT(span.begin, span.end);
        last = span.end;
    }
    EXPECT_THAT(cut("........"), ElementsAre("........"));
}

} // namespace
} // namespace reminisce::text
