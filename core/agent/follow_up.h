// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/agent/knowledge.h"
#include "core/agent/workflow.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::agent {

/// A question that stands on its own.
struct ResolvedQuestion
{
    std::string text;
    bool isFollowUp = false;
    std::optional<search::QuestionKind> kind; ///< of the follow-up, when it changes what is asked ("Und wann war das?")
};

/// Makes a short follow-up whole: "Und mit Anna?" after "Worüber habe ich mit Tom im Mai gesprochen?" is the same
/// question about Anna; "and when was that?" asks for the time of what the question before was about. Other questions
/// come back as they are.
[[nodiscard]] ResolvedQuestion resolveFollowUp(std::string_view question, std::span<const Exchange> history,
                                               const search::UnderstandingContext& context);

/// What query understanding needs to know of the archive.
[[nodiscard]] search::UnderstandingContext understandingContext(const Knowledge& knowledge, LocalMicros now);

} // namespace reminisce::agent
