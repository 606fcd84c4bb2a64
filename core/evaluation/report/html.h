// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/charts/charts.h"

namespace reminisce::evaluation {

/// Pieces of a page. All texts are escaped here.

/// Head with the style sheet of both themes and a policy that lets nothing be loaded, and the opening of the body.
[[nodiscard]] std::string htmlHead(std::string_view title);
[[nodiscard]] std::string htmlFoot();
[[nodiscard]] std::string htmlElement(std::string_view name, std::string_view text, std::string_view attributes = {});
/// The first column are heads of rows. `bold` marks cells by row and column.
[[nodiscard]] std::string htmlTable(const ChartTable& table, std::string_view caption,
                                    const std::vector<std::vector<bool>>& bold = {});
/// A drawing with its title and its numbers to be opened below.
[[nodiscard]] std::string htmlFigure(std::string_view title, const std::string& svg, const ChartTable& table);

} // namespace reminisce::evaluation
