// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>

#include "core/agent/answer.h"
#include "core/base/error.h"

namespace reminisce::agent {

/// A condition on passages in the grammar of vector_query's filter:
///   or, and, not · == != < <= > >= · in [..], not in [..] · + - * / % ** · array_contains(people, 'Tom'),
///   array_contains_any / array_contains_all(people, [..]) · brackets · numbers, 'texts', true, false
/// over the fields of passageFields(). Read once, then asked for each passage.
class PassageCondition
{
public:
    struct Node;

    /// InvalidArgument with the place and reason; an unknown field is answered with the list of valid ones.
    [[nodiscard]] static Result<PassageCondition> parse(std::string_view text);
    PassageCondition(PassageCondition&&) noexcept;
    PassageCondition& operator=(PassageCondition&&) noexcept;
    ~PassageCondition();

    [[nodiscard]] bool holds(const Evidence& passage) const;

private:
    explicit PassageCondition(std::unique_ptr<Node> root);
    std::unique_ptr<Node> m_root;
};

/// "chunk_id, conversation_id, date, …", for messages and the tool's description.
[[nodiscard]] std::string_view passageFields();

} // namespace reminisce::agent
