// SPDX-License-Identifier: GPL-3.0-or-later
#include "xed_lines.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace reminisce::emotion_training {
namespace {

/// XED's numbers: 1 anger, 2 anticipation, 3 disgust, 4 fear, 5 joy, 6 sadness, 7 surprise, 8 trust.
constexpr std::array<Emotion, kEmotionCount> kXedOrder = {Emotion::Anger,    Emotion::Anticipation, Emotion::Disgust,
                                                          Emotion::Fear,     Emotion::Joy,          Emotion::Sadness,
                                                          Emotion::Surprise, Emotion::Trust};

std::uint64_t textHash(const std::string& text)
{
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    return h ^ (h >> 29);
}

void place(Line& line)
{
    const std::uint64_t hash = textHash(line.text);
    line.test = hash % 10 < 2;
    line.fold = (hash / 10) % kFolds;
}

} // namespace

void readAnnotated(const char* path, bool german, std::vector<Line>& lines)
{
    std::ifstream in(path);
    for (std::string row; std::getline(in, row);) {
        const auto tab = row.find('\t');
        if (tab == std::string::npos) {
            continue;
        }
        const std::string labels = row.substr(tab + 1);
        if (labels.find_first_not_of("12345678, \r") != std::string::npos) {
            continue;
        }
        Line line;
        line.german = german;
        line.text = row.substr(0, tab);
        for (const char c : labels) {
            if (c >= '1' && c <= '8') {
                line.labels[static_cast<std::size_t>(kXedOrder[static_cast<std::size_t>(c - '1')])] = true;
            }
        }
        place(line);
        lines.push_back(std::move(line));
    }
}

void readNeutral(const char* path, std::vector<Line>& lines)
{
    std::ifstream in(path);
    for (std::string row; std::getline(in, row);) {
        const auto tab = row.find('\t');
        Line line;
        line.neutral = true;
        line.text = tab == std::string::npos ? row : row.substr(tab + 1);
        place(line);
        lines.push_back(std::move(line));
    }
}

} // namespace reminisce::emotion_training
