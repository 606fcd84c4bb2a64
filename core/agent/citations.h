// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/agent/answer.h"
#include "core/base/local_time.h"

namespace reminisce::agent {

/// A sentence with the marks that a model put behind it taken out.
struct MarkedSentence
{
    std::string text;             ///< without marks
    std::vector<archive::Id> ids; ///< passages named by [12], [12, 13], <id:12>, [id: 12]
    bool saysUnsupported = false; ///< <?> stood there
    std::string gap;              ///< white space that followed in the text
};

/// Cuts an answer into sentences and reads the marks in them.
[[nodiscard]] std::vector<MarkedSentence> readMarks(std::string_view answer);

/// An answer whose marks all lead to turns.
struct SettledAnswer
{
    std::string text;
    std::vector<Citation> citations;
    std::vector<std::string> unsupported;
    int claims = 0;   ///< sentences that claim something
    int invented = 0; ///< marks that named no passage of the evidence
};

/// Checks each sentence against the evidence: keeps the marks that hold, finds the passage for those without, drops
/// invented ones, lists what nothing supports. Sets Evidence::cited. Marks are numbered from 1 in order.
[[nodiscard]] SettledAnswer settleCitations(std::string_view answer, std::vector<Evidence>& evidence, LocalMicros now,
                                            const std::vector<std::string>& people);

/// Whether a text says that the answer is not known, in German or English.
[[nodiscard]] bool saysItDoesNotKnow(std::string_view answer);

} // namespace reminisce::agent
