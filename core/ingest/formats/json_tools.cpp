// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/json_tools.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "core/ingest/date_text.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

std::optional<std::int64_t> scaledOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys,
                                     double scale)
{
    constexpr double kMost = 1e10; // seconds: far beyond any recording, which CheckedTimes then leaves out
    for (const std::string_view key : keys) {
        if (const auto value = numberOf(object, key)) {
            return microsFromSeconds(std::clamp(*value * scale, -kMost, kMost));
        }
    }
    return std::nullopt;
}

/// "Thu Feb  7 12:31:22 2019", as C's ctime writes.
std::optional<Moment> momentOfCtime(std::string_view text)
{
    const std::string single = singleSpaced(trimmed(text));
    const std::string_view view = single;
    const std::size_t year = view.rfind(' ');
    const std::size_t clock = year == std::string_view::npos ? year : view.rfind(' ', year - 1);
    const std::size_t month = view.find(' ');
    if (year == std::string_view::npos || clock == std::string_view::npos || clock == 0 || month >= clock) {
        return std::nullopt;
    }
    const auto date =
        parseDateText(fmt::format("{} {}", view.substr(month + 1, clock - month - 1), view.substr(year + 1)));
    const auto time = parseClock(view.substr(clock + 1, year - clock - 1));
    if (!date || !date->date || date->timeOfDay || !time || *time >= kMicrosPerDay) {
        return std::nullopt;
    }
    return Moment{startOfDay(*date->date) + *time, std::nullopt};
}

} // namespace

const nlohmann::json* member(const nlohmann::json& object, std::string_view key)
{
    if (!object.is_object()) {
        return nullptr;
    }
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string textOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (std::string text = jsonText(object, key); !text.empty()) {
            return text;
        }
    }
    return {};
}

std::optional<double> numberOf(const nlohmann::json& object, std::string_view key)
{
    const auto value = jsonNumber(object, key);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> secondsOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys)
{
    return scaledOf(object, keys, 1.0);
}

std::optional<std::int64_t> millisOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys)
{
    return scaledOf(object, keys, 1e-3);
}

bool isTrue(const nlohmann::json& object, std::string_view key)
{
    const nlohmann::json* value = member(object, key);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

std::optional<Moment> momentOfEpoch(double value)
{
    constexpr double kFirst = 631152000; // 1990
    constexpr double kLast = 4102444800; // 2100
    const double seconds = value > 1e11 ? value / 1000.0 : value;
    if (!(seconds >= kFirst && seconds < kLast)) {
        return std::nullopt;
    }
    return Moment{microsFromSeconds(seconds), 0};
}

std::optional<Moment> momentOfText(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text.size() > 60) {
        return std::nullopt;
    }
    if (text.find_first_not_of("0123456789.") == std::string_view::npos && text.size() >= 9) {
        return momentOfEpoch(std::strtod(std::string(text).c_str(), nullptr));
    }
    if (auto moment = parseIso(text)) {
        return *moment;
    }
    if (const auto parsed = parseDateText(text)) {
        return parsed->moment();
    }
    return momentOfCtime(text);
}

std::optional<Moment> momentOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        const nlohmann::json* value = member(object, key);
        if (value == nullptr) {
            continue;
        }
        std::optional<Moment> moment;
        if (value->is_number()) {
            moment = momentOfEpoch(value->get<double>());
        } else if (value->is_string()) {
            moment = momentOfText(value->get_ref<const std::string&>());
        }
        if (moment) {
            return moment;
        }
    }
    return std::nullopt;
}

std::optional<std::int64_t> microsOfIsoDuration(std::string_view text)
{
    text = trimmed(text);
    if (text.size() < 3 || text.size() > 40 || text[0] != 'P') {
        return std::nullopt;
    }
    double seconds = 0;
    bool inTime = false;
    std::string number;
    for (const char c : text.substr(1)) {
        if ((c >= '0' && c <= '9') || c == '.') {
            number += c;
            continue;
        }
        if (c == 'T' && number.empty() && !inTime) {
            inTime = true;
            continue;
        }
        double unit = 0;
        if (c == 'D' && !inTime) {
            unit = 86400;
        } else if (inTime) {
            unit = c == 'H' ? 3600 : c == 'M' ? 60 : c == 'S' ? 1 : 0;
        }
        if (unit == 0 || number.empty()) {
            return std::nullopt;
        }
        seconds += std::strtod(number.c_str(), nullptr) * unit;
        number.clear();
    }
    return number.empty() ? std::optional(microsFromSeconds(seconds)) : std::nullopt;
}

std::string speakerLabel(const nlohmann::json& object, std::string_view key)
{
    const nlohmann::json* value = member(object, key);
    if (value == nullptr) {
        return {};
    }
    if (value->is_number_integer()) {
        return fmt::format("Speaker {}", value->dump());
    }
    const std::string text = jsonText(object, key);
    const std::string name(trimmed(text));
    const bool short1 = name.size() == 1 && ((name[0] >= 'A' && name[0] <= 'Z') || (name[0] >= '0' && name[0] <= '9'));
    const bool digits = !name.empty() && name.size() <= 3 && name.find_first_not_of("0123456789") == std::string::npos;
    return short1 || digits ? fmt::format("Speaker {}", name) : name;
}

Result<void> addTurnOrSkip(ReadSink& sink, ReadTurn turn, std::string_view emptyReason)
{
    if (const std::string_view tidy = trimmed(turn.text); tidy.size() != turn.text.size()) {
        turn.text = std::string(tidy);
    }
    if (const std::string_view tidy = trimmed(turn.speaker); tidy.size() != turn.speaker.size()) {
        turn.speaker = std::string(tidy);
    }
    if (turn.text.empty()) {
        sink.skip({turn.line, turn.speaker, std::string(emptyReason)});
        return {};
    }
    return sink.addTurn(std::move(turn));
}

std::optional<Moment> transcriptionDate(std::optional<Moment> written, ReadSink& sink, const ReadContext& context)
{
    if (!written || context.nameDate) {
        return std::nullopt;
    }
    sink.warn(fmt::format("The file names no date of the recording, so the date of its transcription ({}) was taken.",
                          formatIsoDate(written->local)));
    return written;
}

tl::unexpected<Error> failWithoutWords()
{
    return fail(ErrorCode::DamagedInput, "The file has the form of a transcript but holds no words. Export it again.");
}

} // namespace reminisce::ingest
