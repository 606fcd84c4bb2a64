// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "app/base/people_directory.h"

namespace reminisce::app {

/// A tag and how many conversations carry it.
struct TagUse
{
    QString tag;
    qint64 conversations = 0;
};

/// Something that the typed text could mean as a part of a filter.
struct FilterSuggestion
{
    QString kind;
    QString label;
    QString detail;
    QString key; ///< as FilterChip::key
    int colourIndex = 0;
    QString emotion;
};

/// What there is to choose from.
struct FilterChoices
{
    QList<PersonFace> people;
    QList<TagUse> tags;
};

/// What a typed text could mean: people, tags, emotions, dates as people say them, and the words themselves. With
/// nothing typed: people and tags, in the order given, and the emotions.
[[nodiscard]] QList<FilterSuggestion> suggestParts(const QString& typed, const FilterChoices& choices,
                                                   const Formatter& format, LocalMicros now);
[[nodiscard]] QList<Role<FilterSuggestion>> filterSuggestionRoles();

} // namespace reminisce::app
