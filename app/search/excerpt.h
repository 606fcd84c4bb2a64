// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

namespace reminisce::app {

/// The two or three printed lines of a passage that say why it was found: the line to look at, cut around its first
/// mark, and a neighbour where that leaves room. Lines are maps as in Passage::lines; marks move with the text.
/// \param focus index of the line to look at
[[nodiscard]] QVariantList excerptOf(const QVariantList& lines, int focus);

} // namespace reminisce::app
