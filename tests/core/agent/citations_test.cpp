// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/agent/citations.h"
#include "core/agent/support.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using testing::ElementsAre;

Evidence passage(archive::Id id, const char* when, std::vector<std::pair<std::string, std::string>> turns)
{
    Evidence evidence;
    evidence.chunkId = id;
    evidence.conversationId = id;
    evidence.startedAt = *parseIso(when);
    for (auto& [speaker, text] : turns) {
        evidence.text += speaker + ": " + text + "\n";
        evidence.people.push_back(speaker);
        evidence.turns.push_back(
            {id * 10 + static_cast<archive::Id>(evidence.turns.size()), 1, {}, speaker, speaker == "Ich", text});
    }
    return evidence;
}

std::vector<Evidence> evidence()
{
    return {
        passage(12, "2024-12-10T19:00",
                {{"Max", "Wie war der Lauf?"}, {"Ich", "Ich habe endlich die 10 km geschafft, in 58 Minuten!"}}),
        passage(15, "2025-01-25T18:00",
                {{"Lena", "Was steht an?"}, {"Ich", "Nächsten Monat will ich den Keller aufräumen."}}),
        passage(17, "2025-05-05T20:00", {{"Ich", "I booked the flight to Lisbon."}, {"Grace", "When do you leave?"}})};
}

constexpr LocalMicros kNow = 1'751'371'200'000'000; // 2025-07-01T12:00

TEST(Citations, MarkersLeadToTheExactTurn)
{
    auto found = evidence();
    const auto settled = settleCitations(
        "Du hast die 10 km im Dezember 2024 geschafft [12]. Den Keller wolltest du im Februar 2025 aufräumen. <id:15>",
        found, kNow, {});
    EXPECT_EQ(
        settled.text,
        "Du hast die 10 km im Dezember 2024 geschafft. [1] Den Keller wolltest du im Februar 2025 aufräumen. [2]");
    ASSERT_EQ(settled.citations.size(), 2U);
    EXPECT_EQ(settled.citations[0].turnId, 121);
    EXPECT_EQ(settled.citations[1].turnId, 151);
    EXPECT_TRUE(settled.unsupported.empty());
    EXPECT_TRUE(found[0].cited);
    EXPECT_FALSE(found[2].cited);
}

TEST(Citations, InventedOnesAreDroppedAndCounted)
{
    auto found = evidence();
    const auto settled = settleCitations(
        "Du hast die 10 km geschafft [99] [12]. Du hast einen Marathon in Berlin gewonnen [77].", found, kNow, {});
    EXPECT_EQ(settled.invented, 2);
    EXPECT_EQ(settled.citations.size(), 1U);
    EXPECT_THAT(settled.unsupported, ElementsAre("Du hast einen Marathon in Berlin gewonnen."));
}

TEST(Citations, ARealPassageThatDoesNotSupportIsNoCitation)
{
    auto found = evidence();
    const auto settled = settleCitations("You sold your house in Canada [17].", found, kNow, {});
    EXPECT_TRUE(settled.citations.empty());
    EXPECT_EQ(settled.unsupported.size(), 1U);
}

TEST(Citations, SentencesWithoutMarkersFindTheirPassage)
{
    auto found = evidence();
    const auto settled = settleCitations("You booked a flight to Lisbon.", found, kNow, {});
    ASSERT_EQ(settled.citations.size(), 1U);
    EXPECT_EQ(settled.citations[0].chunkId, 17);
    EXPECT_EQ(settled.citations[0].turnId, 170);
}

TEST(Citations, NumbersNamesAndDatesMustOccur)
{
    const auto found = evidence();
    SupportCheck check(found, kNow, {"Tom", "Max"});
    EXPECT_TRUE(check.check("Du hast die 10 km in 58 Minuten geschafft.", 0).supported);
    EXPECT_FALSE(check.check("Du hast die 10 km in 52 Minuten geschafft.", 0).supported);
    EXPECT_FALSE(check.check("Du hast mit Tom die 10 km geschafft.", 0).supported);
    EXPECT_TRUE(check.check("Am 10. Dezember 2024 hast du die 10 km geschafft.", 0).supported);
    EXPECT_FALSE(check.check("Am 3. März 2023 hast du die 10 km geschafft.", 0).supported);
    EXPECT_FALSE(check.check("You did not book the flight to Lisbon.", 2).supported);
}

TEST(Citations, ReadsEveryFormOfMark)
{
    const auto sentences = readMarks("First thing. [1, 2] Second thing [id: 3]. <?> Third <4> thing [x].");
    ASSERT_EQ(sentences.size(), 3U);
    EXPECT_THAT(sentences[0].ids, ElementsAre(1, 2));
    EXPECT_THAT(sentences[1].ids, ElementsAre(3));
    EXPECT_EQ(sentences[1].text, "Second thing.");
    EXPECT_TRUE(sentences[1].saysUnsupported || sentences[2].saysUnsupported);
    EXPECT_EQ(sentences[2].text, "Third <4> thing [x].");
}

TEST(Citations, AbstentionIsNoClaim)
{
    auto found = evidence();
    for (const char* text : {"I do not know; I looked for a dog.", "Das weiß ich nicht."}) {
        EXPECT_TRUE(saysItDoesNotKnow(text));
        EXPECT_TRUE(settleCitations(text, found, kNow, {}).unsupported.empty());
    }
    EXPECT_FALSE(saysItDoesNotKnow("Tom told you about it."));
}

} // namespace
