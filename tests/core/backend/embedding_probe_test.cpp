// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "core/backend/embedding_probe.h"
#include "core/backend/openai_embeddings.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::HasSubstr;

/// A server whose vectors all point to an angle that can be changed.
struct TurningServer
{
    ScriptedServer server;
    std::atomic<double> angle = 0;
    std::atomic<int> status = 200;

    TurningServer()
    {
        server.handle("/v1/embeddings", [this](const RecordedRequest& request) {
            nlohmann::json data = nlohmann::json::array();
            for (std::size_t i = 0; i < request.json()["input"].size(); ++i) {
                data.push_back({{"index", i}, {"embedding", {std::cos(angle), std::sin(angle)}}});
            }
            return jsonReply({{"data", data}}, status);
        });
    }
    std::unique_ptr<OpenAiEmbeddings> client()
    {
        return std::make_unique<OpenAiEmbeddings>(serviceAt(server.url()), "e");
    }
};

const std::vector<std::string> kText = {"a"};

TEST(EmbeddingProbe, TellsModelsApartByTheirCosine)
{
    const auto at = [](double angle) {
        return std::vector<float>{static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
    };
    EXPECT_TRUE(isSameModel(at(0), at(std::acos(0.9991))));
    EXPECT_FALSE(isSameModel(at(0), at(std::acos(0.9989))));
    EXPECT_FALSE(isSameModel(at(0), std::vector<float>{1, 0, 0}));
    EXPECT_FALSE(isSameModel({}, {}));
}

TEST(SameModelEmbeddings, GivesVectorsOfTheKnownModelOnly)
{
    TurningServer turning;
    const auto probe = embeddingProbe(*turning.client(), {});
    ASSERT_TRUE(probe) << probe.error().message;
    SameModelEmbeddings same(turning.client(), *probe);
    ASSERT_TRUE(same.embed(kText, {}));
    ASSERT_TRUE(same.embed(kText, {}));
    EXPECT_EQ(turning.server.requestCount(), 4U) << "the probe is asked for once";

    turning.angle = 0.3;
    SameModelEmbeddings other(turning.client(), *probe);
    for (int i = 0; i < 2; ++i) {
        const auto refused = other.embed(kText, {});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, ErrorCode::BadReply);
        EXPECT_EQ(refused.error().message,
                  "The backend “scripted” has another model behind the name “e” than the one that made the archive's "
                  "vectors, so they cannot be compared. Make the vectors anew.");
    }
}

TEST(SameModelEmbeddings, LooksAgainAfterAFailure)
{
    TurningServer turning;
    const auto probe = embeddingProbe(*turning.client(), {});
    ASSERT_TRUE(probe);
    SameModelEmbeddings same(turning.client(), *probe);
    ASSERT_TRUE(same.embed(kText, {}));
    turning.status = 401;
    EXPECT_FALSE(same.embed(kText, {}));
    turning.status = 200;
    turning.angle = 0.3; // started again with another model
    const auto refused = same.embed(kText, {});
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("another model"));
}

} // namespace
