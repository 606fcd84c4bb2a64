// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// The people of a Slack workspace, as users.json lists them.
class SlackUsers
{
public:
    /// Adds a users.json; a broken one fails.
    [[nodiscard]] Result<void> add(Input& input, const std::stop_token& stop);
    /// Full name, or the id itself when it is not listed.
    [[nodiscard]] std::string nameOf(const std::string& id) const;

private:
    std::map<std::string, std::string> m_names;
};

/// Slack's markup as text: "<@U012>" becomes "@Ann Lee", "<https://…|here>" "here (https://…)".
[[nodiscard]] std::string slackText(std::string_view text, const SlackUsers& users);

/// Reads one day of a channel (channel/2016-01-14.json) into the conversation begun.
[[nodiscard]] Result<void> readSlackDay(Input& input, ReadSink& sink, const SlackUsers& users,
                                        const std::stop_token& stop);

} // namespace reminisce::ingest
