// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <map>

#include "tests/faults/namespaces.h"
#include "tests/faults/rows.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

std::map<std::string, std::string> bytesOf(const fs::path& archive)
{
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::recursive_directory_iterator(archive)) {
        if (entry.is_regular_file()) {
            all[entry.path().string()] = test::readFile(entry.path());
        }
    }
    return all;
}

} // namespace

Row readOnlyMedia(const World& world)
{
    Row row;
    row.threat = "read-only media";
    const auto out = world.directory / "out";
    fs::create_directories(out);
    const std::vector<std::vector<std::string>> reading = {{"stats", "--json"},
                                                           {"search", "Garten Projekt", "--json"},
                                                           {"ask", "Who was happy about the garden?"},
                                                           {"people", "list"},
                                                           {"sources", "list"},
                                                           {"backup", (out / "copy.sqlite").string()},
                                                           {"export", (out / "open").string()}};
    const std::vector<std::vector<std::string>> writing = {{"import", world.transcripts().string()},
                                                           {"delete", "--conversation", "1"},
                                                           {"reindex"},
                                                           {"rechunk", "--max-tokens", "60"},
                                                           {"verify"},
                                                           {"verify", "--rebuild"},
                                                           {"restore", (out / "copy.sqlite").string()}};
    // As it lies after use; without its index; with a log left by a killed writer.
    const auto plain = world.archiveCopy("plain");
    const auto bare = world.archiveCopy("bare");
    fs::remove_all(bare / "index");
    const auto killed = world.directory / "killed";
    const auto import = world.command(killed, {"import", world.transcripts().string()});
    const Milliseconds usually =
        runProgram(world.command(world.directory / "timed", {"import", world.transcripts().string()})).took;
    for (int tries = 0; tries < 20 && !fs::exists(killed / "archive.sqlite-wal"); ++tries) {
        fs::remove_all(killed);
        (void)runProgram(import, usually * 0.6);
    }
    if (!enterOwnMounts()) {
        row.add("this system allows no mounts of one's own");
        return row;
    }
    for (const auto& archive : {plain, bare, killed}) {
        const bool written = archive == killed; // what it holds is known by its being readable
        std::vector<std::string> expected;
        for (const auto& words : reading) {
            fs::remove_all(out / "open");
            const auto copy = world.directory / "writable";
            fs::remove_all(copy);
            fs::copy(archive, copy, fs::copy_options::recursive);
            expected.push_back(world.run(copy, words).output);
        }
        if (!mountReadOnly(archive)) {
            row.add("could not be mounted");
            return row;
        }
        const auto before = bytesOf(archive);
        for (std::size_t i = 0; i < reading.size(); ++i) {
            fs::remove_all(out / "open");
            const Heard heard = world.run(archive, reading[i]);
            std::string finding = heard.status == 0 ? "" : heard.errors;
            finding += heard.output == expected[i] ? "" : "says something else; ";
            row.add(finding.empty() ? "" : reading[i][0] + (written ? " after a kill: " : ": ") + finding);
        }
        for (const auto& words : writing) {
            const Heard heard = world.run(archive, words);
            const std::string finding =
                heard.status == 0 ? std::string("success") : oddity(heard, {"may not be written to", "read-only"});
            row.add(finding.empty() ? "" : words[0] + ": " + finding);
        }
        row.add(bytesOf(archive) == before ? "" : "files have changed");
        (void)unmount(archive);
    }
    row.note = "reading works as before, writing says why not";
    return row;
}

} // namespace reminisce::faults
