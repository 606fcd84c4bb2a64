// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/terms.h"
#include "core/base/local_time.h"

namespace reminisce::agent {

/// How well a passage holds a sentence.
struct Support
{
    bool supported = false;
    double score = 0;     ///< share of the sentence's words that the passage has, in [0, 1]
    std::size_t turn = 0; ///< index of the turn that holds most of it
    std::string reason;   ///< when not supported: "number 12 does not occur"
};

/// Decides, without a model, whether passages hold a sentence: enough of its words must occur, and every number, date
/// and name in it. One per answer; prepares each passage once.
class SupportCheck
{
public:
    /// `people` are names that count as names wherever they stand.
    SupportCheck(std::span<const Evidence> passages, LocalMicros now, std::vector<std::string> people = {});

    /// Whether the sentence claims anything at all ("Ja.", a heading, a greeting do not).
    [[nodiscard]] bool claimsSomething(std::string_view sentence);
    [[nodiscard]] Support check(std::string_view sentence, std::size_t passage);
    /// Two passages together, for sentences that put two together.
    [[nodiscard]] Support check(std::string_view sentence, std::span<const std::size_t> passages);

private:
    struct Prepared
    {
        bool ready = false;
        std::vector<Term> all; ///< text, speakers, title
        std::vector<std::vector<Term>> turns;
        std::vector<LocalRange> times; ///< of recording and mentioned
    };

    [[nodiscard]] const Prepared& prepared(std::size_t passage);

    std::span<const Evidence> m_passages;
    LocalMicros m_now;
    std::vector<std::vector<std::string>> m_people; ///< folded words of each name
    std::vector<Prepared> m_prepared;
    text::Stemmer m_stemmer;
};

} // namespace reminisce::agent
