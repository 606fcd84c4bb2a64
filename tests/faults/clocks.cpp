// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <random>

#include <fmt/format.h>

#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

constexpr long kYear = 365L * 24 * 3600;
constexpr auto kZones =
    std::to_array<const char*>({"UTC", "Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu",
                                "Pacific/Apia", "America/St_Johns", "Antarctica/Troll"});

Environment clockAt(long offset)
{
    return {{"LD_PRELOAD", REMINISCE_FAKE_CLOCK}, {"REMINISCE_CLOCK_OFFSET", std::to_string(offset)}};
}

/// The transcripts in parts that keep a meeting and its chat together.
std::vector<std::vector<std::string>> parts(const fs::path& files, std::size_t count)
{
    std::vector<std::string> paths;
    for (const auto& entry : fs::directory_iterator(files)) {
        paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    std::vector<std::vector<std::string>> all(count, std::vector<std::string>{"import"});
    for (std::size_t i = 0; i < paths.size(); ++i) {
        all[i / 2 * count / ((paths.size() + 1) / 2)].push_back(paths[i]);
    }
    return all;
}

std::string importWithJumps(const World& world, const std::vector<std::vector<std::string>>& imports,
                            std::mt19937& random)
{
    const auto archive = world.directory / "archive";
    fs::remove_all(archive);
    std::size_t found = 0;
    for (const auto& words : imports) {
        const Environment clock = clockAt(static_cast<long>(random() % (20 * kYear)) - 10 * kYear);
        if (const Heard heard = world.run(archive, words, clock); heard.status != 0) {
            return "an import failed: " + heard.errors;
        }
        // The index is renewed by generation, not by time: each import must show.
        const Heard search =
            world.run(archive, {"search", "Garten Projekt Freude Termin", "--k", "10000", "--understand", "off"},
                      clockAt(static_cast<long>(random() % (20 * kYear)) - 10 * kYear));
        const auto hits = static_cast<std::size_t>(std::count(search.output.begin(), search.output.end(), '\n'));
        if (search.status != 0 || hits <= found) {
            return fmt::format("a search after an import found {} lines, {} before: {}", hits, found, search.errors);
        }
        found = hits;
        if (const Heard again = world.run(archive, words, clockAt(-5 * kYear)); again.status != 0) {
            return "importing the same again failed: " + again.errors;
        }
    }
    return {};
}

} // namespace

Row clockJumps(const World& world)
{
    Row row;
    row.threat = "the clock jumps between imports";
    const auto imports = parts(world.transcripts(), 6);
    const auto plain = world.directory / "plain";
    for (const auto& words : imports) {
        (void)world.run(plain, words);
    }
    const Contents expected = contentsOf(plain);
    const Heard clock = hear({"date", "+%Y"}, clockAt(100 * kYear));
    if (expected.conversations.empty() || clock.output < "2100") {
        row.add("nothing could be tried: the clock says " + clock.output);
        return row;
    }
    std::mt19937 random(world.seed);
    for (std::size_t i = 0; i < (world.isShort ? 2U : 12U); ++i) {
        std::string finding = importWithJumps(world, imports, random);
        const Contents left = contentsOf(world.directory / "archive");
        if (finding.empty() && left.digest != expected.digest) {
            finding = fmt::format("another content than without jumps: {} conversations for {}; ",
                                  left.conversations.size(), expected.conversations.size());
        }
        row.add(finding + damageOf(left));
    }
    row.note =
        fmt::format("{} imports each, up to ten years back and forth; same content, each import found", imports.size());
    return row;
}

Row timeZones(const World& world)
{
    Row row;
    row.threat = "the time zone changes between import and reading";
    const auto plain = world.archiveCopy("plain");
    const Contents expected = contentsOf(plain);
    const std::vector<std::vector<std::string>> readings = {
        {"search", "Garten", "--json", "--k", "50"},
        {"search", "Projekt", "--from", "2024-02-03", "--to", "2024-02-05", "--json"},
        {"stats", "--json"}};
    std::vector<std::string> wanted;
    for (const auto& words : readings) {
        wanted.push_back(world.run(plain, words, {{"TZ", "UTC"}}).output);
    }
    const auto archive = world.directory / "archive";
    for (const char* zone : kZones) {
        fs::remove_all(archive);
        const Heard imported = world.run(archive, {"import", world.transcripts().string()}, {{"TZ", zone}});
        std::string finding = imported.status == 0 ? "" : "import: " + imported.errors;
        if (contentsOf(archive).digest != expected.digest) {
            finding += fmt::format("imported in {}: another content; ", zone);
        }
        for (std::size_t i = 0; i < readings.size(); ++i) {
            const Heard heard = world.run(plain, readings[i], {{"TZ", zone}});
            if (heard.output.empty() || heard.output != wanted[i]) {
                finding += fmt::format("read in {}: {} says something else {}; ", zone, readings[i][0], heard.errors);
            }
        }
        row.add(finding);
    }
    row.note = "imported and read in each: same days, same content";
    return row;
}

} // namespace reminisce::faults
