// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/backend/http.h"
#include "core/backend/service.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::HasSubstr;

HttpRequest get(const std::string& url)
{
    HttpRequest request;
    request.url = url;
    request.retries.firstWait = std::chrono::milliseconds(1);
    return request;
}

TEST(Url, KnowsThisMachine)
{
    for (const char* url : {"http://localhost:1/", "http://127.0.0.1", "https://127.9.9.9:443/x", "http://[::1]:8080",
                            "http://a.localhost"}) {
        EXPECT_TRUE(isLoopback(url)) << url;
    }
    for (const char* url :
         {"http://example.org", "http://127.0.0.1.example.org", "http://localhost.example.org", "http://192.168.0.2",
          "nonsense", "http://127.0.0.1@example.org/", "http://[::2]", "http://128.0.0.1"}) {
        EXPECT_FALSE(isLoopback(url)) << url;
    }
}

TEST(Url, JoinsWithOrWithoutVersion)
{
    EXPECT_EQ(joinUrl("http://h:1", "/v1/models"), "http://h:1/v1/models");
    EXPECT_EQ(joinUrl("http://h:1/v1/", "/v1/models"), "http://h:1/v1/models");
    EXPECT_EQ(joinUrl("https://h/openai/v1", "/v1/models"), "https://h/openai/v1/models");
}

TEST(Url, RefusesWhatIsNoAddressOfAServer)
{
    for (const char* url : {"", "h", "ftp://h", "file:///etc/passwd", "http://", "http://user:pw@h", "http://h/\nX: y",
                            "http://h/?k=v", "http://h/#x"}) {
        EXPECT_FALSE(isUsableUrl(url)) << url;
    }
}

TEST(Http, ReturnsAnyStatus)
{
    ScriptedServer server;
    server.enqueue(jsonReply({{"error", "no"}}, 404));
    HttpClient client;
    const auto response = client.send(get(server.url() + "/x"), {});
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 404);
    EXPECT_EQ(response->attempts, 1);
}

TEST(Http, TriesAServerErrorThreeTimes)
{
    ScriptedServer server;
    for (int i = 0; i < 5; ++i) {
        server.enqueue(jsonReply({{"error", "broken"}}, 500));
    }
    HttpClient client;
    const auto response = client.send(get(server.url()), {});
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 500);
    EXPECT_EQ(response->attempts, 3);
    EXPECT_EQ(server.requestCount(), 3U);
}

TEST(Http, HonoursRetryAfter)
{
    ScriptedServer server;
    ScriptedReply busy = jsonReply({{"error", "slow down"}}, 429);
    busy.headers = {{"Retry-After", "0"}};
    server.enqueue(busy);
    server.enqueue(jsonReply({{"ok", true}}));
    HttpClient client;
    HttpRequest request = get(server.url());
    request.retries.firstWait = std::chrono::hours(1); // would never end if the header were not used
    const auto response = client.send(request, {});
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 200);
    EXPECT_EQ(response->attempts, 2);
}

TEST(Http, DoesNotWaitForALongRetryAfter)
{
    ScriptedServer server;
    ScriptedReply busy = jsonReply({{"error", "slow down"}}, 429);
    busy.headers = {{"Retry-After", "3600"}};
    server.enqueue(busy);
    HttpClient client;
    const auto response = client.send(get(server.url()), {});
    ASSERT_TRUE(response);
    EXPECT_EQ(response->status, 429);
    EXPECT_EQ(server.requestCount(), 1U);
    Service service;
    service.name = "b";
    EXPECT_THAT(errorOfReply(service, *response, "m").message, HasSubstr("3600 s"));
}

TEST(Http, NeverRetriesWhenTheQuotaIsUsedUp)
{
    ScriptedServer server;
    server.enqueue(
        jsonReply({{"error", {{"code", "insufficient_quota"}, {"message", "You exceeded your current quota"}}}}, 429));
    HttpClient client;
    const auto response = client.send(get(server.url()), {});
    ASSERT_TRUE(response);
    EXPECT_EQ(server.requestCount(), 1U);
}

TEST(Http, ADroppedConnectionIsTriedAgain)
{
    ScriptedServer server;
    ScriptedReply dropped = jsonReply({});
    dropped.pieces.clear();
    dropped.end = ScriptedReply::End::Drop;
    server.enqueue(dropped);
    server.enqueue(jsonReply({{"ok", true}}));
    HttpClient client;
    const auto response = client.send(get(server.url()), {});
    ASSERT_TRUE(response) << response.error().message;
    EXPECT_EQ(response->body, R"({"ok":true})");
    EXPECT_EQ(server.requestCount(), 2U);
}

TEST(Http, NothingListeningIsSaidAtOnce)
{
    std::string url;
    {
        const ScriptedServer gone;
        url = gone.url();
    }
    HttpClient client;
    const auto response = client.send(get(url), {});
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().code, ErrorCode::Network);
    EXPECT_THAT(response.error().message, HasSubstr("Is the server running?"));
}

TEST(Http, DoesNotFollowToAnotherHost)
{
    ScriptedServer other;
    other.enqueue(jsonReply({{"stolen", true}}));
    ScriptedServer server;
    ScriptedReply redirect = jsonReply({}, 302);
    redirect.headers = {{"Location", other.url() + "/steal"}};
    server.enqueue(redirect);
    HttpClient client;
    HttpRequest request = get(server.url());
    request.headers = {{"Authorization", "Bearer secret"}};
    const auto response = client.send(request, {});
    ASSERT_FALSE(response);
    EXPECT_THAT(response.error().message, HasSubstr("refused"));
    EXPECT_EQ(other.requestCount(), 0U);
}

TEST(Http, FollowsWithinTheSameHost)
{
    ScriptedServer server;
    ScriptedReply redirect = jsonReply({}, 307);
    redirect.headers = {{"Location", "/elsewhere"}};
    server.enqueue(redirect);
    server.enqueue(jsonReply({{"ok", true}}));
    HttpClient client;
    const auto response = client.send(get(server.url() + "/here"), {});
    ASSERT_TRUE(response);
    EXPECT_EQ(server.requests().back().path, "/elsewhere");
}

TEST(Http, AReplyThatIsTooLongIsRefused)
{
    ScriptedServer server;
    server.enqueue(jsonReply({{"long", std::string(5000, 'x')}}));
    HttpClient client;
    HttpRequest request = get(server.url());
    request.maxBytes = 1000;
    const auto response = client.send(request, {});
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().code, ErrorCode::LimitExceeded);
}

TEST(Http, StopsWhileWaitingForTheNextTry)
{
    ScriptedServer server;
    std::stop_source stop;
    server.handle("/x", [&stop](const RecordedRequest&) {
        stop.request_stop();
        return jsonReply({{"error", "busy"}}, 503);
    });
    HttpClient client;
    HttpRequest request = get(server.url() + "/x");
    request.retries.firstWait = std::chrono::seconds(20);
    const auto response = client.send(request, stop.get_token());
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().code, ErrorCode::Cancelled);
}

TEST(Service, AKeyWithALineBreakIsNeverSent)
{
    Service service;
    service.name = "b";
    service.url = "http://127.0.0.1:1";
    service.key = "abc\r\nX-Evil: 1";
    const auto request = makeRequest(service, "/v1/models");
    ASSERT_FALSE(request);
    EXPECT_EQ(request.error().message.find("abc"), std::string::npos);
}

TEST(Service, ErrorsAreSentences)
{
    Service service;
    service.name = "Mine";
    service.key = "k";
    EXPECT_EQ(errorOfText(service, 401, "bad key", "m").code, ErrorCode::Unauthorized);
    EXPECT_THAT(errorOfText(service, 401, "bad key", "m").message, HasSubstr("“Mine” refuses the key"));
    EXPECT_EQ(errorOfText(service, 404, "model 'm' not found, try pulling it first", "m").code,
              ErrorCode::UnknownModel);
    EXPECT_EQ(errorOfText(service, 404, "", "m").code, ErrorCode::NotFound);
    EXPECT_EQ(errorOfText(service, 400, "the request exceeds the available context size", "m").code,
              ErrorCode::LimitExceeded);
    EXPECT_EQ(errorOfText(service, 429, "", "m").code, ErrorCode::RateLimited);
    EXPECT_EQ(messageInBody(R"({"error":{"message":"a  b"}})"), "a b");
    EXPECT_EQ(messageInBody(R"({"error":"plain"})"), "plain");
    EXPECT_EQ(messageInBody("<html>x</html>"), "");
}

} // namespace
