// SPDX-License-Identifier: GPL-3.0-or-later
// What language models write: tool calls as JSON in text, damaged JSON, thoughts and actions, literals, arithmetic.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/agent/expression.h"
#include "core/agent/literal_reader.h"
#include "core/agent/model_json.h"
#include "core/agent/react_protocol.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce::agent;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)callsInText(text);
    if (const auto object = repairJson(text); object && !object->is_object()) {
        std::abort();
    }
    const auto turn = parseReactTurn(text);
    const auto literal = parseLiteral(text);
    const auto result = calculate(text);
    const bool told = (turn || !turn.error().message.empty()) && (literal || !literal.error().message.empty()) &&
                      (result || !result.error().message.empty());
    if (!told) {
        std::abort();
    }
    return 0;
}
