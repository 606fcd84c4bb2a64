// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/run.h"
#include "core/search/understanding/understanding.h"
#include "core/text/language.h"

namespace reminisce::agent {

/// A question, or a part of one, with what was found for it. The first of several is the whole question.
struct AskedPart
{
    std::string question;
    search::Understanding understood;
    std::vector<Evidence> passages; ///< best first
};

/// Writes the answer that quotes: chooses passages and turns, or says that it does not know. Marks the chosen ones as
/// cited in the run's evidence.
[[nodiscard]] Answer composeAnswer(Run& run, const std::vector<AskedPart>& asked, text::Language language);

} // namespace reminisce::agent
