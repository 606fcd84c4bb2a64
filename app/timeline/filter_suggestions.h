// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "app/base/people_directory.h"

namespace reminisce::app {

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

/// What a typed text could mean: people, emotions, dates as people say them, and the words themselves. With nothing
/// typed: people, in the order given, and the emotions.
[[nodiscard]] QList<FilterSuggestion> suggestParts(const QString& typed, const QList<PersonFace>& people,
                                                   const Formatter& format, LocalMicros now);
[[nodiscard]] QList<Role<FilterSuggestion>> filterSuggestionRoles();

} // namespace reminisce::app
