// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/filter_options.h"

#include <chrono>
#include <ctime>

#include <fmt/format.h>

#include "app/cli/command.h"
#include "core/archive/people.h"
#include "core/archive/tags.h"

namespace reminisce::cli {

namespace {

Result<LocalMicros> parseDate(const char* option, const std::string& text, bool end)
{
    const Result<Moment> moment = end ? parseIsoEnd(text) : parseIso(text);
    if (!moment) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("{} is not a date that can be read: {}", option, moment.error().message));
    }
    return moment->local;
}

} // namespace

void FilterOptions::addTo(CLI::App& command)
{
    std::vector<std::string> names;
    names.reserve(kEmotions.size());
    for (const Emotion emotion : kEmotions) {
        names.emplace_back(emotionName(emotion));
    }
    const std::string group = "Filter";
    command.add_option("--person", people, "Name or alias of somebody who speaks; may be given several times")
        ->group(group)
        ->take_all()
        ->expected(1);
    command.add_option("--people", peopleMatch, "Whether any or all of these persons must speak")
        ->group(group)
        ->check(CLI::IsMember({"any", "all"}))
        ->capture_default_str();
    command.add_option("--emotion", emotions, "An emotion of the passage; may be given several times")
        ->group(group)
        ->check(CLI::IsMember(names, CLI::ignore_case))
        ->take_all()
        ->expected(1);
    command.add_option("--tag", tags, "A tag of the conversation; of several, one suffices")
        ->group(group)
        ->take_all()
        ->expected(1);
    command.add_option("--from", from, "First day or moment, such as 2024-06 or 2024-06-20T17:00")->group(group);
    command.add_option("--to", to, "Last day or moment, inclusive")->group(group);
    command.add_option("--contains", contains, "Literal text of the passage, in any case")->group(group);
    command.add_option("--conversation", conversation, "Id of a conversation")->group(group);
}

Result<archive::Filter> makeFilter(const FilterOptions& options, const archive::Reader& reader)
{
    archive::Filter filter;
    filter.peopleMatch = options.peopleMatch == "all" ? archive::PeopleMatch::All : archive::PeopleMatch::Any;
    filter.contains = options.contains;
    filter.conversation = options.conversation;
    for (const std::string& name : options.emotions) {
        if (const auto emotion = emotionFromName(name)) {
            filter.emotions.push_back(*emotion);
        }
    }
    if (!options.from.empty()) {
        const auto from = parseDate("--from", options.from, false);
        if (!from) {
            return tl::unexpected(from.error());
        }
        filter.dates.from = *from;
    }
    if (!options.to.empty()) {
        const auto to = parseDate("--to", options.to, true);
        if (!to) {
            return tl::unexpected(to.error());
        }
        filter.dates.to = *to;
    }
    for (const std::string& name : options.people) {
        const auto person = archive::resolvePerson(reader, name);
        if (!person) {
            return tl::unexpected(person.error());
        }
        if (!*person) {
            return fail(ErrorCode::NotFound,
                        fmt::format("Nobody in the archive is called “{}”. `people list` shows who there is.", name));
        }
        filter.people.push_back(**person);
    }
    for (const std::string& name : options.tags) {
        auto tag = archive::knownTag(reader, name);
        if (!tag) {
            return tl::unexpected(tag.error());
        }
        filter.tags.push_back(std::move(*tag));
    }
    return filter;
}

Result<std::optional<Moment>> parseNow(const std::string& text)
{
    if (text.empty()) {
        return std::optional<Moment>();
    }
    const auto moment = parseIso(text);
    if (!moment) {
        return fail(ErrorCode::InvalidArgument, "--now is not a date that can be read: " + moment.error().message);
    }
    return std::optional<Moment>(*moment);
}

Moment currentMoment()
{
    const auto now = std::chrono::system_clock::now();
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm local{};
    localtime_r(&seconds, &local);
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(now.time_since_epoch()).count();
    return Moment{micros + local.tm_gmtoff * kMicrosPerSecond, static_cast<int>(local.tm_gmtoff / 60)};
}

int reportByKind(const Error& error)
{
    return error.code == ErrorCode::InvalidArgument ? reportUsage(error) : report(error);
}

} // namespace reminisce::cli
