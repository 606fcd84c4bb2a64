// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <random>

#include <fmt/format.h>

#include "core/archive/connection.h"
#include "tests/faults/rows.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

void writeBytes(const fs::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// One of: bits flipped, a page of rubbish, the end cut off, zeros at the end, another header.
std::string damaged(std::string bytes, std::mt19937& random, std::size_t kind)
{
    constexpr std::size_t kPage = 4096;
    switch (kind % 6) {
    case 0:
    case 1: // few bits and many
        for (std::size_t i = 0; i < (kind % 6 == 0 ? 3U : 300U); ++i) {
            bytes[random() % bytes.size()] ^= static_cast<char>(1U << (random() % 8));
        }
        break;
    case 2: { // a page
        const std::size_t page = random() % (bytes.size() / kPage);
        for (std::size_t i = 0; i < kPage; ++i) {
            bytes[page * kPage + i] = static_cast<char>(random());
        }
        break;
    }
    case 3:
        bytes.resize(random() % bytes.size());
        break;
    case 4: {
        const std::size_t from = random() % bytes.size();
        std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(from), bytes.end(), '\0');
        break;
    }
    default: // the schema and what tells how to read the file
        for (std::size_t i = 0; i < 4; ++i) {
            bytes[18 + random() % (kPage - 18)] = static_cast<char>(random());
        }
    }
    return bytes;
}

/// A sentence for a person: more than a few words, ended by a full stop, without SQLite's own.
std::string sentenceOr(const Heard& heard)
{
    std::string text = heard.errors;
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text.size() > 30 && text.back() == '.' ? std::string() : "not a sentence: " + text;
}

} // namespace

Row damagedDatabase(const World& world)
{
    Row row;
    row.threat = "a damaged database file";
    const std::string bytes = test::readFile(world.archiveCopy("sound") / "archive.sqlite");
    const std::vector<std::vector<std::string>> commands = {{"stats"},
                                                            {"search", "Garten Projekt"},
                                                            {"ask", "Who was happy about the garden?"},
                                                            {"verify"},
                                                            {"export", (world.directory / "open").string()},
                                                            {"delete", "--conversation", "2"},
                                                            {"verify", "--rebuild"},
                                                            {"backup", (world.directory / "copy.sqlite").string()},
                                                            {"reindex"},
                                                            {"people", "list"}};
    std::mt19937 random(world.seed);
    std::size_t refused = 0;
    const std::size_t times = world.isShort ? 30 : 300;
    for (std::size_t i = 0; i < times; ++i) {
        const auto archive = world.archiveCopy("archive");
        if (i % 3 == 0) {
            fs::remove_all(archive / "index");
        }
        fs::remove_all(world.directory / "open");
        writeBytes(archive / "archive.sqlite", damaged(bytes, random, i));
        const auto& words = commands[i / 6 % commands.size()];
        const Heard heard = world.run(archive, words);
        refused += heard.status == 0 ? 0 : 1;
        std::string finding;
        if (heard.status > 1) {
            finding = fmt::format("ended with {}: {}", heard.status, heard.errors);
        } else if (heard.status == 1) {
            finding = sentenceOr(heard);
        }
        if (heard.took > std::chrono::seconds(20)) {
            finding += "took too long";
        }
        row.add(finding.empty() ? "" : fmt::format("{} (damage {}): {}", words[0], i % 6, finding));
    }
    row.note = fmt::format("{} refused or reported with a sentence, 0 crashes", refused);
    return row;
}

Row damagedIndex(const World& world)
{
    Row row;
    row.threat = "index files lost or damaged";
    const std::vector<std::string> search = {"search", "Garten Projekt Freude", "--json", "--k", "40"};
    const auto sound = world.archiveCopy("sound");
    const std::string expected = world.run(sound, search).output;
    std::mt19937 random(world.seed);
    std::size_t said = 0;
    const std::size_t times = world.isShort ? 12 : 60;
    for (std::size_t i = 0; i < times; ++i) {
        const auto archive = world.archiveCopy("archive");
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(archive / "index")) {
            if (entry.is_regular_file()) {
                files.push_back(entry.path());
            }
        }
        if (files.empty()) {
            row.add("there is no index");
            break;
        }
        const auto& file = files[random() % files.size()];
        const bool deleted = i % 4 == 3;
        if (deleted) {
            fs::remove_all(archive / "index");
        } else {
            writeBytes(file, damaged(test::readFile(file), random, i));
        }
        const Heard heard = world.run(archive, search);
        std::string finding = heard.status != 0 ? fmt::format("ended with {}: {}", heard.status, heard.errors) : "";
        finding += heard.output == expected ? "" : "other results; ";
        if (!deleted) {
            const bool told = heard.errors.find("ndex") != std::string::npos;
            said += told ? 1 : 0;
            finding += told ? "" : "not said; ";
        }
        row.add(finding.empty() ? "" : fmt::format("damage {}: {}", i % 6, finding));
    }
    row.note = fmt::format("same results; said {} times, a missing one is only rebuilt", said);
    return row;
}

Row equalHashes(const World& world)
{
    Row row;
    row.threat = "backup, export, restore";
    const auto archive = world.archiveCopy("archive");
    (void)world.run(archive, {"people", "rename", "Ada", "Adelheid"});
    (void)world.run(archive, {"delete", "--conversation", "4"});
    const Contents expected = contentsOf(archive);
    const auto expect = [&](const std::string& what, const fs::path& place, const std::vector<std::string>& words) {
        const Heard heard = world.run(place, words);
        std::string finding = heard.status == 0 ? "" : heard.errors;
        const Contents after = contentsOf(place);
        finding += after.digest == expected.digest ? "" : "another content; ";
        finding += damageOf(after);
        row.add(finding.empty() ? "" : what + ": " + finding);
    };
    const auto backup = (world.directory / "copy.sqlite").string();
    const auto open = (world.directory / "open").string();
    expect("backup", archive, {"backup", backup});
    expect("export", archive, {"export", open});
    expect("restore into a new archive", world.directory / "restored", {"restore", backup});
    expect("import of the export", world.directory / "imported", {"import", open});
    expect("import of the export again", world.directory / "imported", {"import", open});
    const auto other = world.archiveCopy("other");
    expect("restore over another archive", other, {"restore", backup});
    expect("backup over a backup", archive, {"backup", backup});
    row.note = "backup → restore, export → wipe → import: equal hashes";
    return row;
}

Row repairs(const World& world)
{
    Row row;
    row.threat = "repair of all that is derived";
    const auto expected = world.expected();
    const std::vector<std::pair<const char*, const char*>> spoils = {
        {"rollup counts", "UPDATE day_rollup SET chunks = chunks + 3 WHERE person_id % 2 = 0"},
        {"rollup rows missing", "DELETE FROM day_rollup WHERE person_id > 0"},
        {"rollup rows of nobody", "INSERT INTO day_rollup VALUES (424242, 19000, 1, 7)"},
        {"emotion marks", "UPDATE chunk SET emotion_mask = 255 - emotion_mask, emotion_top = 3"},
        {"speakers of passages missing", "DELETE FROM chunk_person WHERE chunk_id % 3 = 0"},
        {"all of it", "DELETE FROM day_rollup; DELETE FROM chunk_person; UPDATE chunk SET emotion_mask = 1"}};
    const std::vector<std::string> search = {"search", "Garten Projekt Freude", "--json", "--k", "40"};
    const std::string found = world.run(world.archiveCopy("sound"), search).output;
    for (const auto& [what, sql] : spoils) {
        const auto archive = world.archiveCopy("archive");
        std::string finding;
        {
            auto connection = archive::Connection::open(archive / "archive.sqlite", archive::Connection::Mode::Write);
            const auto spoilt = connection ? (*connection)->execute(sql) : Result<>(tl::unexpected(connection.error()));
            finding = spoilt ? "" : "could not be spoilt: " + spoilt.error().detail;
        }
        if (world.run(archive, {"verify"}).status != 1) {
            finding += "not noticed; ";
        }
        if (const Heard mended = world.run(archive, {"verify", "--rebuild"}); mended.status != 0) {
            finding += "not mended: " + mended.output + mended.errors;
        }
        const Contents after = contentsOf(archive);
        finding += after.digest == expected.digest ? "" : "another content afterwards; ";
        finding += world.run(archive, search).output == found ? "" : "other results of a search; ";
        row.add(finding.empty() ? "" : std::string(what) + ": " + finding + damageOf(after));
    }
    row.note = "rollup, marks, speakers of passages; index by the row above";
    return row;
}

} // namespace reminisce::faults
