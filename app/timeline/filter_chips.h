// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "app/base/people_directory.h"
#include "core/archive/filter.h"

namespace reminisce::app {

/// One part of a filter as a chip.
struct FilterChip
{
    QString kind; ///< "person", "tag", "emotion", "date", "text", "conversation"
    QString label;
    qint64 personId = -1;
    int colourIndex = 0;
    bool isOwner = false;
    QString emotion;
    QString key; ///< names the part, for removing it: "person:3"
    QString joiner;
};

/// The chips of a filter, in the order of the window: people, tags, emotions, dates, text, conversation.
[[nodiscard]] QList<FilterChip> chipsOf(const archive::Filter& filter, const PeopleDirectory& people,
                                        const Formatter& format);
/// Roles as in FilterChip.
[[nodiscard]] QList<Role<FilterChip>> filterChipRoles();

/// Takes the part that `key` names out of the filter.
void removePart(archive::Filter& filter, const QString& key);
/// Puts the part that `key` names into the filter ("person:3", "tag:work", "emotion:joy", "date:2024-01-01/2024-01-31",
/// "text:words", "conversation:5"); false when the key cannot be read.
bool addPart(archive::Filter& filter, const QString& key);

/// The key of a tag.
[[nodiscard]] QString tagPartKey(const QString& tag);
/// The key of a range of dates.
[[nodiscard]] QString dateKey(const LocalRange& range);
/// The name of an emotion as the person reads it.
[[nodiscard]] QString emotionLabel(Emotion emotion);

} // namespace reminisce::app
