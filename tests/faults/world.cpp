// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/world.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "tests/faults/transcripts.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

std::vector<std::string> World::command(const fs::path& archive, const std::vector<std::string>& words) const
{
    std::vector<std::string> all = {cli.string(), "--archive", archive.string()};
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

Heard World::run(const fs::path& archive, const std::vector<std::string>& words, const Environment& environment) const
{
    return hear(command(archive, words), environment);
}

fs::path World::transcripts() const
{
    auto files = directory / "transcripts";
    if (!fs::exists(files)) {
        writeTranscripts(files, turnsPerFile);
    }
    return files;
}

fs::path World::archiveCopy(const std::string& name) const
{
    const auto whole = directory / "whole";
    if (!fs::exists(whole)) {
        if (const Heard imported = run(whole, {"import", transcripts().string()}); imported.status != 0) {
            throw std::runtime_error("the undisturbed import failed: " + imported.errors);
        }
        (void)run(whole, {"reindex"});
    }
    auto copy = directory / name;
    fs::remove_all(copy);
    fs::copy(whole, copy, fs::copy_options::recursive);
    return copy;
}

Contents World::expected() const
{
    return contentsOf(archiveCopy("expected"));
}

std::string oddity(const Heard& heard, const std::vector<std::string>& sentences)
{
    if (heard.status == 0) {
        return {};
    }
    if (heard.status != 1) {
        return fmt::format("ended with {}: {}", heard.status, heard.errors);
    }
    const bool understood = std::any_of(sentences.begin(), sentences.end(), [&](const std::string& sentence) {
        return heard.errors.find(sentence) != std::string::npos;
    });
    return understood ? std::string() : "an unexpected message: " + heard.errors;
}

std::string damageOf(const Contents& contents)
{
    std::string all;
    for (const std::string& finding : contents.damage) {
        all += finding + "; ";
    }
    return all;
}

std::string lowerCase(std::string ascii)
{
    std::transform(ascii.begin(), ascii.end(), ascii.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return ascii;
}

std::size_t copiesOf(const std::string& word, const fs::path& place)
{
    const std::string wanted = lowerCase(word);
    std::size_t copies = 0;
    const auto count = [&](const fs::path& file) {
        const std::string bytes = lowerCase(test::readFile(file));
        for (auto at = bytes.find(wanted); at != std::string::npos; at = bytes.find(wanted, at + 1)) {
            ++copies;
        }
        copies += lowerCase(file.filename().string()).find(wanted) != std::string::npos ? 1 : 0;
    };
    if (fs::is_regular_file(place)) {
        count(place);
    } else if (fs::is_directory(place)) {
        for (const auto& entry : fs::recursive_directory_iterator(place)) {
            if (entry.is_regular_file()) {
                count(entry.path());
            }
        }
    }
    return copies;
}

void writeText(const fs::path& file, const std::string& content)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
}

} // namespace reminisce::faults
