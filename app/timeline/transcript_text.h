// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QVariantList>

#include "app/base/format.h"
#include "core/archive/conversations.h"

namespace reminisce::app {

/// "Thu 20 June 2024, 17:00–17:24".
[[nodiscard]] QString whenTextOf(const archive::ConversationSummary& summary, const Formatter& format);
/// "mitra-2024.json".
[[nodiscard]] QString sourceTextOf(const archive::ConversationSummary& summary);
/// Where a date came from, as a part of a sentence: "date from the file name". Empty for none.
[[nodiscard]] QString dateSourceText(const std::string& dateSource);
/// The three strongest emotions as {emotion, scoreText}.
[[nodiscard]] QVariantList emotionSummaryOf(const archive::ConversationSummary& summary, const Formatter& format);

/// The turns as text to be pasted elsewhere; all when `wanted` is empty. Reader's thread.
[[nodiscard]] Result<QString> transcriptText(const archive::Reader& reader, archive::Id conversation,
                                             const QSet<qint64>& wanted, const Formatter& format);

/// ".71", as scores are shown.
[[nodiscard]] QString scoreText(double score, const Formatter& format);

} // namespace reminisce::app
