// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/recording_date.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <regex>
#include <system_error>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

std::optional<FoundDate> named(const std::filesystem::path& name, DateSource source)
{
    auto found = dateInName(name.string());
    if (found) {
        found->source = source;
    }
    return found;
}

/// The wall clock of this machine at a time of the system clock.
LocalMicros localOf(std::chrono::system_clock::time_point time)
{
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return startOfDay({parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday}) + parts.tm_hour * kMicrosPerHour +
           parts.tm_min * kMicrosPerMinute + parts.tm_sec * kMicrosPerSecond;
}

std::chrono::system_clock::time_point modifiedAt(const std::filesystem::path& path)
{
    std::error_code code;
    const auto written = std::filesystem::last_write_time(path, code);
    if (code) {
        return std::chrono::system_clock::now();
    }
    return std::chrono::time_point_cast<std::chrono::system_clock::duration>(std::chrono::file_clock::to_sys(written));
}

/// "2024-01-24 20:29" of the names that Zoom gives to cloud recordings: "GMT20240124-202901_Recording_1920x1080".
std::optional<std::string> zoomStamp(const std::string& name)
{
    static const std::regex form(R"(GMT(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d(_Recording.*)?)");
    std::smatch parts;
    if (!std::regex_match(name, parts, form)) {
        return std::nullopt;
    }
    return parts.str(1) + "-" + parts.str(2) + "-" + parts.str(3) + " " + parts.str(4) + ":" + parts.str(5);
}

/// "Weekly sync" of the folders that Zoom makes on a computer: "2024-01-24 14.29.01 Weekly sync".
std::optional<std::string> topicOfZoomFolder(const std::string& name)
{
    static const std::regex form(R"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d (.*\S))");
    std::smatch parts;
    return std::regex_match(name, parts, form) ? std::optional(parts.str(1)) : std::nullopt;
}

bool isAsciiLetterOrDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

std::optional<FoundDate> DateHints::bestCertain() const
{
    return fileName ? fileName : (folder ? folder : argument);
}

std::optional<FoundDate> DateHints::best() const
{
    const auto certain = bestCertain();
    return certain ? certain : modified;
}

DateHints dateHintsOf(const std::filesystem::path& path, const std::optional<Moment>& argument)
{
    DateHints hints;
    if (argument) {
        hints.argument = FoundDate{*argument, true, DateSource::Argument};
    }
    hints.fileName = named(path.filename(), DateSource::FileName);
    const auto folder = path.parent_path();
    hints.folder = named(folder.filename(), DateSource::Folder);
    if (!hints.folder) {
        hints.folder = named(folder.parent_path().filename(), DateSource::Folder);
    }
    hints.modified = FoundDate{{localOf(modifiedAt(path)), std::nullopt}, true, DateSource::Modified};
    return hints;
}

std::string recordingName(const std::filesystem::path& path)
{
    static constexpr std::array<std::string_view, 20> kEndings = {
        "vtt",        "srt",  "sbv",     "txt",       "md", "json",     "ttml",           "xml",   "docx",  "pdf",
        "transcript", "chat", "newchat", "recording", "cc", "captions", "closed_caption", "audio", "saved", "meeting"};
    std::string name = path.filename().string();
    for (bool again = true; again;) {
        again = false;
        while (!name.empty() && static_cast<unsigned char>(name.back()) < 0x80 && !isAsciiLetterOrDigit(name.back()) &&
               name.back() != ')' && name.back() != ']' && name.back() != '!') {
            name.pop_back();
        }
        std::string lower = name;
        std::transform(lower.begin(), lower.end(), lower.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        for (const std::string_view ending : kEndings) {
            const bool ends = lower.size() >= ending.size() &&
                              lower.compare(lower.size() - ending.size(), ending.size(), ending) == 0;
            const std::size_t rest = ends ? name.size() - ending.size() : 0;
            const bool joined = ends && lower.size() > ending.size() + 9 && ending == "newchat" &&
                                lower.compare(rest - 9, 9, "recording") == 0; // Zoom's "RecordingnewChat"
            if (ends && (rest == 0 || !isAsciiLetterOrDigit(name[rest - 1]) || joined)) {
                name.resize(rest);
                again = true;
                break;
            }
        }
    }
    const std::string_view clean = trimmed(name);
    if (!clean.empty()) {
        return std::string(clean);
    }
    const std::string folder = path.parent_path().filename().string();
    return folder.empty() ? path.filename().string() : folder;
}

std::string titleOfFile(const std::filesystem::path& path)
{
    static constexpr std::array<std::string_view, 3> kSecondEndings = {".transcript", ".chat", ".cc"};
    static constexpr std::array<std::string_view, 8> kPlain = {"_chat",
                                                               "chat",
                                                               "transcript",
                                                               "audio_transcript",
                                                               "closed_caption",
                                                               "meeting_saved_closed_caption",
                                                               "meeting_saved_chat",
                                                               "meeting_saved_new_chat"};
    std::filesystem::path name = path.filename();
    const std::string extension = name.extension().string();
    if (extension.size() > 1 && extension.size() <= 5) {
        name = name.stem();
    }
    const std::string second = name.extension().string();
    if (std::find(kSecondEndings.begin(), kSecondEndings.end(), second) != kSecondEndings.end()) {
        name = name.stem();
    }
    const std::string title(trimmed(name.string()));
    const std::string folder = path.parent_path().filename().string();
    const std::optional<std::string> topic = topicOfZoomFolder(folder);
    if (const auto stamp = zoomStamp(title)) {
        return topic ? *topic : "Zoom " + *stamp;
    }
    const bool plain = title.empty() || std::find(kPlain.begin(), kPlain.end(), title) != kPlain.end();
    return plain && !folder.empty() ? topic.value_or(folder) : title;
}

} // namespace reminisce::ingest
