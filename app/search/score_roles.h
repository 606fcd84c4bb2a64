// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QVariant>

namespace reminisce::app {

/// A score for QML: −1 where the arm did not find the passage.
template <class Number>
[[nodiscard]] QVariant scoreOrNone(const std::optional<Number>& score)
{
    return score ? static_cast<double>(*score) : -1.0;
}

} // namespace reminisce::app
