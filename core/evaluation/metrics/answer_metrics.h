// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <istream>
#include <ostream>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::evaluation {

/// Every metric of one answer that needs no backend, by its JSON key ("sacrebleu", "rouge1", "token_f1", …), each in
/// [0, 1]. `category` is LoCoMo's (1 multi-hop, 3 open-domain, 5 adversarial), 0 for none.
[[nodiscard]] nlohmann::ordered_json answerMetrics(const std::string& gold, const std::string& response,
                                                   int category = 0);

/// Reads JSON lines with "answer" (the gold) and "response" (text, numbers too; "category" optional) and writes one
/// JSON object per line. Fails with DamagedInput and the line's number.
[[nodiscard]] Result<void> measureLines(std::istream& in, std::ostream& out);

} // namespace reminisce::evaluation
