// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/ask/evidence_rows.h"
#include "app/base/format.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// The answer cut into {kind: "text" | "citation" | "unsupported", text, marker}; citations have their `quote` too. A
/// mark "[3]" that leads somewhere becomes a citation; sentences that no passage supports are parts of their own.
[[nodiscard]] QVariantList answerSegments(const archive::Answer& answer);

/// A text as the only segment of an answer, marks and all.
[[nodiscard]] QVariantMap textSegment(const QString& text);

/// Gives each segment of words its `marks`, a list of {start, length}: where it has `find`. Nothing for an empty text.
[[nodiscard]] QVariantList withMarks(QVariantList segments, const QString& find);

/// "3 of 4 sentences supported · 8.1 s · 6,120 tokens".
[[nodiscard]] QString answerSummary(const archive::Answer& answer, const Formatter& format);

/// The answer for pasting elsewhere: its text with its marks, and below it what each of them leads to.
[[nodiscard]] QString withSources(const archive::Answer& answer, const QList<EvidenceRowData>& evidence);

} // namespace reminisce::app
