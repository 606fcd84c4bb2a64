// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/reindex.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/archive/embeddings.h"
#include "tests/support/archive_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::test;

/// A model that is its angle; it may turn after so many calls.
class TurningModel : public backend::EmbeddingBackend
{
public:
    explicit TurningModel(double angle, int turnsAfter = -1) : m_angle(angle), m_turnsAfter(turnsAfter) {}

    [[nodiscard]] std::string name() const override { return "turning"; }
    [[nodiscard]] std::string model() const override { return "m"; }
    [[nodiscard]] bool leavesTheMachine() const override { return false; }
    [[nodiscard]] Result<backend::EmbeddingMatrix> embed(std::span<const std::string> texts, std::stop_token) override
    {
        if (m_turnsAfter-- == 0) {
            m_angle += 0.5;
        }
        backend::EmbeddingMatrix matrix{texts.size(), 2, {}};
        for (std::size_t i = 0; i < texts.size(); ++i) {
            matrix.values.push_back(static_cast<float>(std::cos(m_angle)));
            matrix.values.push_back(static_cast<float>(std::sin(m_angle)));
        }
        return matrix;
    }

private:
    double m_angle;
    int m_turnsAfter;
};

class ReindexTest : public ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        store("One", "2025-01-01T10:00", {{"A", "hello"}, {"B", "goodbye"}});
    }
};

TEST_F(ReindexTest, KeepsTheVectorsOfTheSameModel)
{
    TurningModel model(0);
    EXPECT_EQ(valueOf(ingest::reindex(writer(), model)).embedded, 2U);
    const auto again = valueOf(ingest::reindex(writer(), model));
    EXPECT_EQ(again.embedded, 0U);
    EXPECT_EQ(again.kept, 2U);
}

TEST_F(ReindexTest, MakesAllVectorsAnewWhenTheModelHasChanged)
{
    TurningModel before(0);
    valueOf(ingest::reindex(writer(), before));
    TurningModel after(0.1); // cosine 0.995
    EXPECT_EQ(valueOf(ingest::reindex(writer(), after)).embedded, 2U);
    EXPECT_EQ(valueOf(archive::listEmbeddingSpaces(writer())).size(), 1U);
}

TEST_F(ReindexTest, ThrowsAwayVectorsOfAModelThatChangedMeanwhile)
{
    TurningModel model(0, 1); // the probe is from one model, the passages from another
    const auto mixed = ingest::reindex(writer(), model);
    ASSERT_FALSE(mixed);
    EXPECT_EQ(mixed.error().code, ErrorCode::BadReply);
    EXPECT_TRUE(valueOf(archive::listEmbeddingSpaces(writer())).empty());
    EXPECT_FALSE(valueOf(archive::currentEmbeddingSpace(writer())));
}

} // namespace
