// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>
#include <QVariantList>

#include "app/base/format.h"
#include "app/base/people_directory.h"
#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::app {

/// A passage as it is shown in results and in the evidence.
struct Passage
{
    qint64 chunkId = -1;
    qint64 conversationId = -1;
    qint64 turnId = -1; ///< where it is opened: the first turn with a matched word, else the first
    QString title;
    QString whenText;
    QVariantList lines; ///< {turnId, speaker, colourIndex, isOwner, text, marks}
    QStringList emotions;
    QString emotionText;   ///< what a model wrote about its emotions; empty for none
    bool expanded = false; ///< all lines are shown, not the excerpt alone
    QString firstMatch;    ///< the first word that was matched, as written; empty for none
};

/// What is shown of its lines: all of them, or those that say why it was found.
[[nodiscard]] QVariantList shownLines(const Passage& passage);
/// Whether there is more than the excerpt.
[[nodiscard]] bool isExpandable(const Passage& passage);

/// How passages are to be shown.
struct PassageStyle
{
    PeopleDirectory people;
    Formatter format;
    std::vector<std::string> terms; ///< words and stems to mark
};

/// The passages of these chunks in order; chunks that are gone are left out. Not for the GUI thread.
[[nodiscard]] Result<std::vector<Passage>> readPassages(const archive::Reader& reader,
                                                        std::span<const archive::Id> chunks, const PassageStyle& style);

} // namespace reminisce::app
