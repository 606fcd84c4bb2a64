// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/base/format.h"
#include "app/base/people_directory.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::app {

/// Something that was understood of a query, as a chip that can be taken back.
struct UnderstoodRow
{
    QString kind; ///< "date", "person", "emotion", "order"; "words" for what is left, which cannot be taken back
    QString label;
    QString key;
    bool hard = false; ///< filters; otherwise it only raises scores
    int colourIndex = 0;
    bool isOwner = false;
    QString emotion;
    search::IgnoredPart part;
};

[[nodiscard]] QList<UnderstoodRow> understoodRows(const search::Understanding& understood,
                                                  const PeopleDirectory& people, const Formatter& format);

} // namespace reminisce::app
