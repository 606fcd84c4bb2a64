// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr const char* kWord = "quittenmarmelade"; ///< in the conversations that go, and nowhere else
constexpr const char* kName = "zebulon";
constexpr const char* kKept = "holunderbeere";

std::string chat(const std::string& name, const std::string& word, int day, int variant)
{
    std::string out;
    for (int i = 0; i < 40; ++i) {
        out += fmt::format("{:02}.03.24, 1{}:{:02} - {}: Number {} of the {} is kept in the cellar {}.\n", day, i / 20,
                           i % 20 * 3, i % 2 == 0 ? name : "Anna", i, word, std::string(1 + variant % 5, 'x'));
    }
    return out;
}

/// Conversation ids by whether their words have to go.
std::vector<std::string> conversationsWith(const World& world, const fs::path& archive, const std::string& word)
{
    std::vector<std::string> ids;
    for (const std::string& id : conversationIds(archive)) {
        const Heard heard =
            world.run(archive, {"search", word, "--conversation", id, "--k", "1", "--mode", "keyword", "--json"});
        const json found = json::parse(heard.output, nullptr, false);
        if (found.is_object() && !found["hits"].empty() &&
            lowerCase(found["hits"][0].dump()).find(word) != std::string::npos) {
            ids.push_back(id);
        }
    }
    return ids;
}

json hitsOf(const World& world, const fs::path& archive, const std::string& word)
{
    const Heard heard = world.run(archive, {"search", word, "--k", "5", "--json"});
    const json found = json::parse(heard.output, nullptr, false);
    return found.is_object() ? found["hits"] : json::array();
}

/// Question sets as the Lab keeps them, and a run that asks them.
std::string fillLab(const World& world, const fs::path& archive)
{
    json samples = json::array();
    for (const char* word : {kWord, kKept}) {
        for (const json& hit : hitsOf(world, archive, word)) {
            samples.push_back(
                {{"question", fmt::format("Where is the {}?", word)},
                 {"answer", fmt::format("The {} is in the cellar", word)},
                 {"evidence",
                  {hit.dump().find("chunk_id") != std::string::npos ? std::to_string(hit.value("chunk_id", 0))
                                                                    : std::to_string(hit.value("id", 0))}}});
        }
    }
    const auto set = archive / "lab" / "questions" / "set-mine.json";
    writeText(set, json{{"samples", samples}}.dump());
    const Heard heard = world.run(archive, {"evaluate", "answers", "--dataset", set.string(), "--format", "own",
                                            "--workflow", "built-in", "--yes"});
    return heard.status == 0 ? std::string() : "the Lab: " + heard.errors;
}

} // namespace

Row deletion(const World& world)
{
    Row row;
    row.threat = "deletion: byte search of the archive's directory";
    std::size_t before = 0;
    const std::size_t times = world.isShort ? 1 : 3;
    for (std::size_t i = 0; i < times; ++i) {
        const auto archive = world.directory / fmt::format("archive{}", i);
        const auto files = world.directory / fmt::format("files{}", i);
        writeText(files / "Zebulon quittenmarmelade.txt", chat("Zebulon", kWord, 3, static_cast<int>(i)));
        writeText(files / "Quittenmarmelade 2.txt", chat("Zebulon", "Quittenmarmelade", 9, static_cast<int>(i)));
        writeText(files / "Other.txt", chat("Berta", kKept, 5, static_cast<int>(i)));
        std::string finding;
        const auto run = [&](const std::vector<std::string>& words) {
            if (const Heard heard = world.run(archive, words); heard.status != 0 && finding.empty()) {
                finding = words[0] + ": " + heard.errors;
            }
        };
        run({"import", files.string()});
        run({"search", "Quittenmarmelade cellar"});
        (void)world.run(archive, {"ask", "Where is the Quittenmarmelade kept?"});
        finding += fillLab(world, archive);
        run({"reindex"});
        run({"rechunk", "--max-tokens", "80"});
        run({"backup", (world.directory / "mine.sqlite").string()});
        before += copiesOf(kWord, archive);
        const auto ids = conversationsWith(world, archive, kWord);
        for (const std::string& id : ids) {
            run({"delete", "--conversation", id});
        }
        finding += ids.size() == 2 ? "" : fmt::format("{} conversations were found by their words; ", ids.size());
        for (const char* word : {kWord, kName}) {
            const std::size_t copies = copiesOf(word, archive);
            for (const auto& entry : fs::recursive_directory_iterator(archive)) {
                if (copies > 0 && entry.is_regular_file() && copiesOf(word, entry.path()) > 0) {
                    finding += fmt::format("{} copies of “{}” in {}; ", copiesOf(word, entry.path()), word,
                                           entry.path().lexically_relative(archive).string());
                }
            }
        }
        finding += copiesOf(kKept, archive) > 0 ? "" : "the other conversation has gone too; ";
        row.add(finding + damageOf(contentsOf(archive)));
    }
    row.note = fmt::format("{} copies before, 0 after, in database, log, index, Lab", before);
    return row;
}

} // namespace reminisce::faults
