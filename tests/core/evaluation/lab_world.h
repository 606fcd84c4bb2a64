// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/backend/settings.h"
#include "core/evaluation/lab/runner.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {

/// Twenty puzzles, and two scripted models whose behaviour with each is known, so that every outcome is.
namespace lab_world {

inline constexpr int kPuzzles = 20;

enum class Behaviour { Right, Wrong, Misuse, Fault };

/// Whether the archive holds the answer of a puzzle.
inline bool isPresent(int puzzle)
{
    return puzzle % 2 == 0;
}

inline Behaviour behaviourOf(int puzzle, int backend)
{
    return static_cast<Behaviour>((puzzle / 2 + backend) % 4);
}

inline std::string goldOf(int puzzle)
{
    return fmt::format("zebra{:02}", puzzle);
}

/// What the taxonomy has to say.
inline Outcome truth(int puzzle, int backend, const std::string& workflow)
{
    Behaviour behaviour = behaviourOf(puzzle, backend);
    const bool searchesByItself = workflow == "rag"; // its model calls no tools, so it cannot misuse them
    if (behaviour == Behaviour::Misuse && searchesByItself) {
        behaviour = Behaviour::Wrong;
    }
    const bool sees =
        isPresent(puzzle) && (searchesByItself || behaviour == Behaviour::Right || behaviour == Behaviour::Wrong);
    if (behaviour == Behaviour::Right) {
        return sees ? Outcome::ExactMatch : Outcome::AnswerMatch;
    }
    if (sees) {
        return Outcome::GroundedError;
    }
    return behaviour == Behaviour::Misuse  ? Outcome::ToolError
           : behaviour == Behaviour::Fault ? Outcome::ModelError
                                           : Outcome::ReasoningError;
}

inline std::string dataset()
{
    nlohmann::json json = {{"now", "2024-06-01T12:00"}, {"owner", "Ann"}};
    for (int puzzle = 0; puzzle < kPuzzles; ++puzzle) {
        const std::string text = isPresent(puzzle)
                                     ? fmt::format("Note P{:02}: the word turned out to be {}.", puzzle, goldOf(puzzle))
                                     : fmt::format("Note P{:02}: nothing came of it so far.", puzzle);
        json["units"].push_back({{"id", fmt::format("u{:02}", puzzle)},
                                 {"start", fmt::format("2024-05-{:02}T10:00", puzzle + 1)},
                                 {"turns", {{{"speaker", puzzle % 3 == 0 ? "Ann" : "Ben"}, {"text", text}}}}});
        json["samples"].push_back({{"category", puzzle < 10 ? "early" : "late"},
                                   {"question", fmt::format("What is the word of puzzle P{:02}?", puzzle)},
                                   {"answer", goldOf(puzzle)},
                                   {"evidence", {fmt::format("u{:02}", puzzle)}}});
    }
    return json.dump();
}

/// The reply of a model to any of the workflows tools, rag, react and program.
inline test::ScriptedReply reply(const test::RecordedRequest& request, int backend)
{
    const std::size_t place = request.body.rfind("puzzle P");
    if (place == std::string::npos) {
        return test::jsonReply({{"error", {{"message", "no puzzle"}}}}, 400);
    }
    const int puzzle = std::stoi(request.body.substr(place + 8, 2));
    const Behaviour behaviour = behaviourOf(puzzle, backend);
    if (behaviour == Behaviour::Fault) {
        return test::jsonReply({{"error", {{"message", "out of order"}}}}, 400);
    }
    const nlohmann::json body = request.json();
    const std::string query = fmt::format("Note P{:02}", puzzle);
    const std::string answer = behaviour == Behaviour::Right ? goldOf(puzzle) : "Green bananas, I believe.";
    const auto& messages = body.at("messages");
    bool isFirst = true;
    for (const auto& message : messages) {
        isFirst = isFirst && message.at("role") != "assistant";
    }
    const auto systemText = messages.front().at("role") == "system" && messages.front().at("content").is_string()
                                ? messages.front().at("content").get<std::string>()
                                : std::string();
    const bool misuse = behaviour == Behaviour::Misuse;
    if (body.contains("tools") && isFirst) {
        return misuse ? test::toolCallReply({{"frobnicate", R"({"x":1})"}})
                      : test::toolCallReply(
                            {{"semantic_query", nlohmann::json{{"query_text", query}, {"num_results", 3}}.dump()}});
    }
    if (systemText.find("Lua 5.4") != std::string::npos) {
        return test::chatReply(misuse ? "```lua\nreturn frobnicate{x = 1}\n```"
                                      : fmt::format("```lua\nreturn semantic_query{{query_text = \"{}\", "
                                                    "num_results = 3}}\n```",
                                                    query));
    }
    if (systemText.find("GenerateAnswer") != std::string::npos) {
        const std::string action = !isFirst ? fmt::format("GenerateAnswer(answer=\"{}\")", answer)
                                   : misuse ? std::string("Frobnicate(x=1)")
                                            : fmt::format("ClassicRetrieve(query=\"{}\", limit=3)", query);
        return test::chatReply("[Thought]: On with it.\n[Action]: " + action);
    }
    return test::chatReply(answer);
}

inline std::vector<backend::BackendSettings> backends(const std::array<std::string, 2>& urls)
{
    std::vector<backend::BackendSettings> backends;
    for (std::size_t i = 0; i < urls.size(); ++i) {
        backend::BackendSettings settings;
        settings.name = i == 0 ? "one" : "two";
        settings.url = urls[i];
        settings.chatModel = "m";
        backends.push_back(std::move(settings));
    }
    return backends;
}

inline LabSettings matrix(const std::filesystem::path& dataset)
{
    LabSettings settings;
    settings.name = "matrix";
    settings.dataset = dataset;
    settings.workflows = {"tools", "rag", "react", "program"};
    settings.backends = {"one", "two"};
    RetrievalChoice narrow;
    narrow.mode = search::SearchMode::Keyword;
    narrow.k = 5;
    settings.retrieval = {RetrievalChoice{}, narrow};
    return settings;
}

/// No backend here needs a key.
class NoKeys : public backend::KeyProvider
{
public:
    [[nodiscard]] Result<std::string> key(const backend::BackendSettings&) const override { return std::string(); }
};

/// A store with a runner over it.
struct Lab
{
    Lab(const std::filesystem::path& directory, std::vector<backend::BackendSettings> backends)
        : scorer(std::move(*emotion::EmotionScorer::builtIn())),
          store(std::move(*LabStore::open(directory))),
          runner({*store, scorer, std::move(backends), keys, directory})
    {}

    emotion::EmotionScorer scorer;
    NoKeys keys;
    std::unique_ptr<LabStore> store;
    LabRunner runner;
};

} // namespace lab_world
} // namespace reminisce::evaluation
