// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <stdexcept>

#include "tests/core/mcp/mcp_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::test;
using testing::HasSubstr;

TEST_F(McpTest, ARevisionThatWeKnowIsAgreedTo)
{
    for (const char* revision : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"}) {
        mcp::Server fresh = makeServer({});
        const json result = json::parse(fresh.handle(initializeRequest(revision).dump()).value())["result"];
        EXPECT_EQ(result["protocolVersion"], revision);
        EXPECT_TRUE(result["capabilities"].contains("tools"));
        EXPECT_TRUE(result["capabilities"].contains("resources"));
        EXPECT_EQ(result["serverInfo"]["version"], "1.2.3");
    }
}

TEST_F(McpTest, AnUnknownRevisionIsAnsweredWithTheNewestWithAHandshake)
{
    for (const char* revision : {"1.0.0", "2031-01-01", "2026-07-28"}) {
        mcp::Server fresh = makeServer({});
        EXPECT_EQ(json::parse(fresh.handle(initializeRequest(revision).dump()).value())["result"]["protocolVersion"],
                  "2025-11-25");
    }
}

TEST_F(McpTest, OnlyPingsAreAnsweredBeforeTheSessionBegins)
{
    EXPECT_EQ(errorOf(request(1, "tools/list"))["code"], mcp::kInvalidRequest);
    EXPECT_EQ(resultOf("ping"), json::object());
    initialize();
    EXPECT_EQ(handle(notification("notifications/initialized").dump()), std::nullopt);
    EXPECT_EQ(resultOf("ping"), json::object());
    EXPECT_EQ(errorOf(initializeRequest("2025-06-18"))["code"], mcp::kInvalidRequest);
}

TEST_F(McpTest, EveryToolIsListedWithItsSchema)
{
    initialize();
    const json tools = resultOf("tools/list")["tools"];
    ASSERT_EQ(tools.size(), agent::standardTools().size());
    for (const json& tool : tools) {
        EXPECT_FALSE(tool["description"].get<std::string>().empty());
        EXPECT_EQ(tool["inputSchema"]["type"], "object");
        EXPECT_EQ(tool["annotations"]["readOnlyHint"], true);
    }
    EXPECT_EQ(tools[0]["name"], "semantic_query");
    EXPECT_EQ(tools[0]["inputSchema"]["required"], json::array({"query_text"}));
}

TEST_F(McpTest, WhatOlderRevisionsHaveNotIsLeftOut)
{
    initialize("2024-11-05");
    EXPECT_FALSE(resultOf("tools/list")["tools"][0].contains("annotations"));
    EXPECT_FALSE(resultOf("tools/call", {{"name", "list_people"}}).contains("structuredContent"));
    EXPECT_FALSE(resultOf("resources/list")["resources"][0].contains("title"));
}

TEST_F(McpTest, EachToolCanBeCalled)
{
    initialize();
    const std::map<std::string, json> calls = {
        {"semantic_query", {{"query_text", "Keller aufräumen"}}},
        {"emotion_query", {{"query_text", "joy"}}},
        {"get_current_date_time", json::object()},
        {"read_conversation", {{"conversation_id", m_cellar}}},
        {"list_people", json::object()},
        {"find_person", {{"name", "Lena"}}},
        {"activity", {{"by", "person"}}},
        {"calculate", {{"expression", "6 * 7"}}},
        {"sql_query", {{"sql", "SELECT count(*) AS n FROM chunks"}}},
        {"vector_query", {{"query", "Keller aufräumen"}}},
    };
    for (const agent::Tool& tool : agent::standardTools()) {
        const std::string& name = tool.name;
        ASSERT_TRUE(calls.contains(name)) << name << " is never called here";
        const json& arguments = calls.at(name);
        const json result = resultOf("tools/call", {{"name", name}, {"arguments", arguments}});
        EXPECT_EQ(result["isError"], false) << name << result.dump();
        ASSERT_EQ(result["content"].size(), 1U);
        EXPECT_EQ(result["content"][0]["type"], "text");
        EXPECT_EQ(json::parse(result["content"][0]["text"].get<std::string>()), result["structuredContent"]);
    }
    EXPECT_THAT(resultOf("tools/call", {{"name", "semantic_query"}, {"arguments", calls.at("semantic_query")}}).dump(),
                HasSubstr("endlich den Keller"));
    EXPECT_EQ(resultOf("tools/call", {{"name", "get_current_date_time"}})["structuredContent"]["now"],
              "2025-07-01T12:00:00");
}

TEST_F(McpTest, TheSameCallTwiceHasTheSameResult)
{
    initialize();
    const json call = {{"name", "list_people"}};
    EXPECT_EQ(resultOf("tools/call", call), resultOf("tools/call", call));
}

TEST_F(McpTest, ACallSeesWhatWasImportedMeanwhile)
{
    initialize();
    const json call = {{"name", "semantic_query"},
                       {"arguments", {{"query_text", "Sternwarte"}, {"contains_substring", "Sternwarte"}}}};
    EXPECT_TRUE(resultOf("tools/call", call)["structuredContent"]["results"].empty());
    store("", "2025-06-01T10:00", {{"Nora", "Wir waren in der Sternwarte."}});
    EXPECT_EQ(resultOf("tools/call", call)["structuredContent"]["results"].size(), 1U);
    EXPECT_EQ(resultOf("tools/call", {{"name", "semantic_query"},
                                      {"arguments", {{"query_text", "Sternwarte"}, {"speaker", "Nora"}}}})["isError"],
              false);
}

TEST_F(McpTest, WrongArgumentsAreAnErrorOfTheToolAndSayWhatWouldBeRight)
{
    initialize();
    const json result = resultOf("tools/call", {{"name", "semantic_query"}, {"arguments", {{"query", "x"}}}});
    EXPECT_EQ(result["isError"], true);
    EXPECT_THAT(result["content"][0]["text"], HasSubstr("Did you mean “query_text”?"));
    EXPECT_FALSE(result.contains("structuredContent"));
}

TEST_F(McpTest, AToolThatFailsIsAnErrorOfTheTool)
{
    mcp::Server failing = makeServer(
        {{"bad", "", {{"type", "object"}}, [](const json&, agent::ToolContext&) -> Result<agent::ToolResult> {
              throw std::runtime_error("boom");
          }}});
    ASSERT_TRUE(failing.handle(initializeRequest("2025-06-18").dump()));
    const json result =
        json::parse(failing.handle(request(1, "tools/call", {{"name", "bad"}}).dump()).value())["result"];
    EXPECT_EQ(result["isError"], true);
}

TEST_F(McpTest, ConversationsAreListedPageByPageNewestFirst)
{
    initialize();
    const json first = resultOf("resources/list");
    ASSERT_EQ(first["resources"].size(), 2U);
    EXPECT_EQ(first["resources"][0]["uri"], "reminisce://conversation/" + std::to_string(m_lisbon));
    EXPECT_EQ(first["resources"][0]["name"], "Conversation of 2025-05-05");
    EXPECT_EQ(first["resources"][1]["title"], "Keller");
    const json second = resultOf("resources/list", {{"cursor", first["nextCursor"]}});
    ASSERT_EQ(second["resources"].size(), 1U);
    EXPECT_THAT(second["resources"][0]["description"], HasSubstr("undated, with Tom, 1 turn"));
    EXPECT_FALSE(second.contains("nextCursor"));
}

TEST_F(McpTest, ACursorHoldsWhenItsConversationIsGone)
{
    initialize();
    const json first = resultOf("resources/list");
    ASSERT_TRUE(archive::deleteConversations(writer(), std::vector<archive::Id>{m_cellar}));
    const json second = resultOf("resources/list", {{"cursor", first["nextCursor"]}});
    ASSERT_EQ(second["resources"].size(), 1U);
    EXPECT_EQ(second["resources"][0]["uri"], "reminisce://conversation/" + std::to_string(m_undated));
}

TEST_F(McpTest, ACursorOfSomebodyElseIsRefused)
{
    initialize();
    for (const char* cursor :
         {"x", "after-", "after-0", "after--1", "after-1-", "after-1-x", "after-99999999999999999999"}) {
        EXPECT_EQ(errorOf(request(1, "resources/list", {{"cursor", cursor}}))["code"], mcp::kInvalidParams) << cursor;
    }
    EXPECT_EQ(errorOf(request(1, "resources/list", {{"cursor", 5}}))["code"], mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "tools/list", {{"cursor", "x"}}))["code"], mcp::kInvalidParams);
}

TEST_F(McpTest, AConversationIsReadAsText)
{
    initialize();
    const std::string uri = "reminisce://conversation/" + std::to_string(m_cellar);
    const json contents = resultOf("resources/read", {{"uri", uri}})["contents"];
    ASSERT_EQ(contents.size(), 1U);
    EXPECT_EQ(contents[0]["uri"], uri);
    EXPECT_EQ(contents[0]["mimeType"], "text/plain");
    EXPECT_EQ(contents[0]["text"],
              "Keller\n2025-01-25 18:00, with Ich, Lena, 2 turns\n\nLena: Was steht bei dir so an?\n"
              "Ich: Ich will endlich den Keller aufräumen.\n");
}

TEST_F(McpTest, NoTextPassesForATurnOfSomebodyElse)
{
    initialize();
    const json result = resultOf("resources/read", {{"uri", "reminisce://conversation/" + std::to_string(m_undated)}});
    EXPECT_THAT(result["contents"][0]["text"], HasSubstr("Tom: Erste Zeile\n    Ich: untergeschoben\n"));
}

TEST_F(McpTest, TheTemplateMakesAddressesOfConversations)
{
    initialize();
    const json templates = resultOf("resources/templates/list")["resourceTemplates"];
    ASSERT_EQ(templates.size(), 1U);
    EXPECT_EQ(templates[0]["uriTemplate"], "reminisce://conversation/{id}");
}

TEST_F(McpTest, AnUnknownResourceIsNotFound)
{
    initialize();
    for (const char* uri :
         {"reminisce://conversation/9999", "reminisce://conversation/", "reminisce://conversation/01",
          "reminisce://conversation/-1", "reminisce://conversation/1/../2", "file:///etc/passwd", ""}) {
        const json error = errorOf(request(1, "resources/read", {{"uri", uri}}));
        EXPECT_EQ(error["code"], mcp::kResourceNotFound) << uri;
        EXPECT_EQ(error["data"]["uri"], uri);
    }
}

TEST_F(McpTest, UnusableRequestsGetTheProtocolsErrors)
{
    initialize();
    EXPECT_EQ(errorOf(request(1, "prompts/list"))["code"], mcp::kMethodNotFound);
    EXPECT_EQ(errorOf(request(1, "server/discover"))["code"], mcp::kMethodNotFound);
    EXPECT_EQ(errorOf(request(1, "tools/call"))["code"], mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "tools/call", {{"name", 5}}))["code"], mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "tools/call", {{"name", "drop_everything"}}))["code"], mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "tools/call", {{"name", "calculate"}, {"arguments", json::array()}}))["code"],
              mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "resources/read"))["code"], mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request("a", "tools/list", json::array()))["code"], mcp::kInvalidParams);
}

TEST_F(McpTest, MalformedLinesAreRefusedAndTheSessionGoesOn)
{
    initialize();
    const std::vector<std::pair<std::string, int>> lines = {
        {"{", mcp::kParseError},
        {"no json", mcp::kParseError},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"} x", mcp::kParseError},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xFF\"}", mcp::kParseError},
        {"5", mcp::kInvalidRequest},
        {"\"ping\"", mcp::kInvalidRequest},
        {"{}", mcp::kInvalidRequest},
        {R"({"id":1,"method":"ping"})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"1.0","id":1,"method":"ping"})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"2.0","id":1,"method":5})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"2.0","id":null,"method":"ping"})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"2.0","id":{},"method":"ping"})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", mcp::kInvalidRequest},
        {R"({"jsonrpc":"2.0","id":1,"method":"ping","params":"x"})", mcp::kInvalidRequest},
        {std::string(100000, '['), mcp::kInvalidRequest},
    };
    for (const auto& [line, code] : lines) {
        const auto reply = handle(line);
        ASSERT_TRUE(reply) << line;
        EXPECT_EQ((*reply)["error"]["code"], code) << line;
        EXPECT_TRUE(reply->contains("id")) << line;
    }
    EXPECT_EQ(resultOf("ping"), json::object());
}

TEST_F(McpTest, EveryPrefixOfARequestIsRefused)
{
    initialize();
    const std::string whole =
        request(1, "tools/call", {{"name", "calculate"}, {"arguments", {{"expression", "1 + 1"}}}}).dump();
    for (std::size_t cut = 1; cut < whole.size(); ++cut) {
        EXPECT_EQ(handle(whole.substr(0, cut)).value()["error"]["code"], mcp::kParseError) << cut;
    }
}

TEST_F(McpTest, NothingIsSaidToNotificationsResponsesAndBlankLines)
{
    initialize();
    for (const std::string& line :
         {notification("notifications/initialized").dump(), notification("notifications/unheard").dump(),
          notification("notifications/cancelled").dump(), notification("tools/call", {{"name", "list_people"}}).dump(),
          std::string(R"({"jsonrpc":"2.0","id":9,"result":{}})"), std::string(), std::string(" \r")}) {
        EXPECT_EQ(handle(line), std::nullopt) << line;
    }
}

TEST_F(McpTest, BatchesAreAnsweredAsBatchesWhereTheRevisionHasThem)
{
    initialize("2025-03-26");
    const json batch = {request(1, "ping"), notification("notifications/initialized"),
                        request(2, "tools/call", {{"name", "list_people"}}), 5};
    const json replies = handle(batch.dump()).value();
    ASSERT_EQ(replies.size(), 3U);
    std::set<std::string> ids;
    for (const json& reply : replies) {
        ids.insert(reply["id"].dump());
    }
    EXPECT_EQ(ids, (std::set<std::string>{"1", "2", "null"}));
    EXPECT_EQ(handle(json::array({notification("notifications/initialized")}).dump()), std::nullopt);
    EXPECT_EQ(handle("[]").value()["error"]["code"], mcp::kInvalidRequest);
    EXPECT_EQ(handle(json(std::vector<int>(101, 1)).dump()).value()["error"]["code"], mcp::kInvalidRequest);
}

TEST_F(McpTest, BatchesAreRefusedInOtherRevisions)
{
    initialize("2025-06-18");
    EXPECT_EQ(handle(json::array({request(1, "ping")}).dump()).value()["error"]["code"], mcp::kInvalidRequest);
}

TEST_F(McpTest, RequestsMayNameTheirRevisionThemselves)
{
    const json discovered = resultOf("server/discover", described());
    EXPECT_EQ(discovered["supportedVersions"], json::array({"2026-07-28"}));
    for (const char* method : {"server/discover", "tools/list", "resources/list", "resources/templates/list"}) {
        const json result = resultOf(method, described());
        EXPECT_EQ(result["resultType"], "complete");
        EXPECT_EQ(result["ttlMs"], 0);
        EXPECT_EQ(result["cacheScope"], "private");
        EXPECT_EQ(result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "reminisce");
    }
    const json result =
        resultOf("tools/call", described({{"name", "calculate"}, {"arguments", {{"expression", "6 * 7"}}}}));
    EXPECT_EQ(result["structuredContent"]["result"], "42");
    EXPECT_EQ(result["resultType"], "complete");
    EXPECT_EQ(errorOf(request(1, "resources/read", described({{"uri", "reminisce://conversation/9999"}})))["code"],
              mcp::kInvalidParams);
    EXPECT_EQ(errorOf(request(1, "ping", described()))["code"], mcp::kMethodNotFound);
}

TEST_F(McpTest, ARequestThatNamesAnUnknownRevisionLearnsWhichThereAre)
{
    for (const char* revision : {"1900-01-01", "2025-11-25"}) {
        const json error = errorOf(request(1, "tools/list", described(json::object(), revision)));
        EXPECT_EQ(error["code"], mcp::kUnsupportedRevision);
        EXPECT_EQ(error["data"]["supported"], json::array({"2026-07-28"}));
        EXPECT_EQ(error["data"]["requested"], revision);
    }
    json params = described();
    params["_meta"].erase("io.modelcontextprotocol/clientCapabilities");
    EXPECT_EQ(errorOf(request(1, "tools/list", params))["code"], mcp::kInvalidParams);
}

TEST_F(McpTest, ARequestThatWasStoppedGetsNoReply)
{
    initialize();
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(server().handle(request(1, "tools/call", {{"name", "list_people"}}).dump(), source.get_token()),
              std::nullopt);
}

} // namespace
