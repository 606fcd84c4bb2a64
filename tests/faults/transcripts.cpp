// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/transcripts.h"

#include <array>
#include <fstream>
#include <random>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace reminisce::faults {
namespace {

constexpr auto kNames = std::to_array<std::string_view>({"Ada", "Bela", "Carla", "Dora", "Emil", "Fritz", "Gerda"});
constexpr auto kWords = std::to_array<std::string_view>(
    {"der",     "Garten", "ist",      "schön",  "und",    "wir",    "haben",  "gestern", "über", "das",
     "Projekt", "not",    "happy",    "about",  "the",    "plan",   "really", "angry",   "we",   "leave",
     "on",      "Monday", "mit",      "großer", "Freude", "März",   "Angst",  "vor",     "dem",  "Termin",
     "call",    "friend", "tomorrow", "rain",   "house",  "Arbeit", "Kaffee"});

std::string sentence(std::mt19937& random)
{
    std::string out;
    for (std::size_t left = 6 + random() % 14; left > 0; --left) {
        out += std::string(kWords[random() % kWords.size()]) + (left > 1 ? " " : ".");
    }
    return out;
}

std::string clock(std::size_t seconds, char decimals)
{
    return fmt::format("{:02}:{:02}:{:02}{}000", seconds / 3600, seconds / 60 % 60, seconds % 60, decimals);
}

std::string captions(std::mt19937& random, std::size_t turns, bool webVtt)
{
    std::string out = webVtt ? "WEBVTT\n\n" : "";
    const char decimals = webVtt ? '.' : ',';
    for (std::size_t i = 0; i < turns; ++i) {
        out += fmt::format("{}\n{} --> {}\n{}: {}\n\n", i + 1, clock(i * 9, decimals), clock(i * 9 + 8, decimals),
                           kNames[random() % kNames.size()], sentence(random));
    }
    return out;
}

std::string meetingChat(std::mt19937& random, std::size_t turns)
{
    std::string out;
    for (std::size_t i = 0; i < turns; ++i) {
        const std::size_t at = i * 31;
        out += fmt::format("{:02}:{:02}:{:02}\t{}:\t{}\n", at / 3600, at / 60 % 60, at % 60,
                           kNames[random() % kNames.size()], sentence(random));
    }
    return out;
}

std::string messages(std::mt19937& random, std::size_t turns, std::size_t number)
{
    std::string out;
    for (std::size_t i = 0; i < turns; ++i) {
        out += fmt::format("{:02}.{:02}.24, {:02}:{:02} - {}: {}\n", 13 + i / 600, number % 12 + 1, i / 60 % 24, i % 60,
                           kNames[random() % kNames.size()], sentence(random));
    }
    return out;
}

} // namespace

void writeTranscripts(const std::filesystem::path& directory, std::size_t turnsPerFile)
{
    std::filesystem::create_directories(directory);
    std::mt19937 random(20240315);
    for (std::size_t number = 0; number < kFiles; ++number) {
        std::string name;
        std::string content;
        const std::size_t day = number / 4 + 1; // a meeting and its chat have the same
        const std::size_t turns = turnsPerFile / 2 + random() % turnsPerFile;
        switch (number % 4) {
        case 0:
            name = fmt::format("talk_2024-02-{:02}_1.transcript.vtt", day);
            content = captions(random, turns, true);
            break;
        case 1:
            name = fmt::format("talk_2024-02-{:02}_1.chat.txt", day);
            content = meetingChat(random, turns / 4);
            break;
        case 2:
            name = fmt::format("2024-04-{:02} interview.srt", day);
            content = captions(random, turns, false);
            break;
        default:
            name = fmt::format("WhatsApp Chat {}.txt", number);
            content = messages(random, turns, number);
        }
        std::ofstream(directory / name) << content;
    }
}

} // namespace reminisce::faults
