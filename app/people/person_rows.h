// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QVariantList>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "app/base/people_directory.h"

namespace reminisce::app {

class Preferences;

/// A row of the people table.
struct PersonRow
{
    archive::PersonSummary summary;
    PersonFace face;
    QVariantList activity; ///< passages over time as fractions of the most, at most kActivityBars
    bool selected = false;
    bool marked = false;
    bool possibleDuplicate = false;
    QString suspicionText; ///< why the name should be looked at twice; empty: it need not
};

inline constexpr int kActivityBars = 24;

/// Two persons who may be one.
struct MergeSuggestion
{
    qint64 aId = -1;
    QString aName;
    qint64 bId = -1;
    QString bName;
    QString reason;
};

/// Roles: personId, name, aliasesText, colourIndex, isOwner, turns, turnsText, conversationsText, firstText,
/// firstLastText, emotionBars, initial, selected, marked, activity, possibleDuplicate, suspicionText.
[[nodiscard]] QList<Role<PersonRow>> personRowRoles(const Preferences& preferences);
[[nodiscard]] QList<Role<MergeSuggestion>> mergeSuggestionRoles();

/// Everyone with their activity, and who of them may be the same.
struct PeopleTable
{
    QList<PersonRow> rows;
    QList<MergeSuggestion> suggestions;
};
/// Reader's thread.
[[nodiscard]] Result<PeopleTable> readPeopleTable(const archive::Reader& reader);
/// The details of one person for the pane, empty when there is no such person. Reader's thread.
[[nodiscard]] Result<QVariantMap> readPersonDetails(const archive::Reader& reader, archive::Id person,
                                                    const PeopleDirectory& people, const Formatter& format);

} // namespace reminisce::app
