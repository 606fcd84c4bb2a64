// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query_terms.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "index_fixture.h"

namespace reminisce::search {
namespace {

class QueryTermsTest : public testing::Test
{
protected:
    [[nodiscard]] float weightOf(std::string_view word, std::string_view query, text::Language language) const
    {
        const auto words = queryWords(query, language, *m_index, m_parameters);
        const auto found = std::find_if(words.begin(), words.end(),
                                        [word](const QueryWord& candidate) { return candidate.folded == word; });
        return found == words.end() ? 0.0F : found->weight;
    }

    std::shared_ptr<const IndexSnapshot> m_index = test::IndexFixture().add({"nothing much"}).index();
    RankingParameters m_parameters;
};

TEST_F(QueryTermsTest, ANameBehindItsNounWeighsMoreThanTheNoun)
{
    EXPECT_EQ(weightOf("beta", "startete Projekt Beta?", text::Language::German), m_parameters.name);
    EXPECT_EQ(weightOf("projekt", "startete Projekt Beta?", text::Language::German), 1.0F);
    EXPECT_EQ(weightOf("adler", "das Essen im Hotel Adler", text::Language::German), m_parameters.name);
    EXPECT_EQ(weightOf("beta", "when Project Beta began", text::Language::English), m_parameters.name);
}

TEST_F(QueryTermsTest, OtherWordsWithACapitalWeighAsUsual)
{
    EXPECT_EQ(weightOf("beta", "startete projekt beta?", text::Language::German), 1.0F);
    EXPECT_EQ(weightOf("hund", "Spaziergang mit dem Hund", text::Language::German), 1.0F);
    EXPECT_EQ(weightOf("katze", "über Hund, Katze und Maus", text::Language::German), 1.0F);
    EXPECT_EQ(weightOf("urlaub", "Freust du dich? Urlaub im Mai", text::Language::German), 1.0F);
}

TEST_F(QueryTermsTest, ACountryIsAlsoLookedForByItsTowns)
{
    EXPECT_GT(weightOf("florenz", "Urlaub in Italien", text::Language::German), 0.0F);
    EXPECT_GT(weightOf("lisbon", "our trip to Portugal", text::Language::English), 0.0F);
    EXPECT_EQ(weightOf("italien", "Abend in Florenz", text::Language::German), 0.0F);
}

} // namespace
} // namespace reminisce::search
