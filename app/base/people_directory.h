// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>
#include <QList>
#include <QString>
#include <QVariantMap>

#include "core/archive/people.h"

namespace reminisce::app {

/// How a person is shown: name, letter and colour.
struct PersonFace
{
    archive::Id id = -1;
    QString name;
    QString initial;
    QStringList aliases;
    int colourIndex = 0; ///< 1–12; 0 for the owner, who has a ring instead, and for nobody
    bool isOwner = false;
};

/// Everybody of an archive. A value that is cheap to copy, so that workers can take it along.
class PeopleDirectory
{
public:
    PeopleDirectory() = default;
    explicit PeopleDirectory(const std::vector<archive::PersonName>& people);

    /// The face of a person; one without a name for an unknown id.
    [[nodiscard]] PersonFace face(archive::Id id) const;
    [[nodiscard]] const QList<PersonFace>& all() const { return m_faces; }
    [[nodiscard]] archive::Id owner() const { return m_owner; }
    [[nodiscard]] bool isEmpty() const { return m_faces.isEmpty(); }

private:
    QList<PersonFace> m_faces;
    QHash<archive::Id, int> m_index;
    archive::Id m_owner = -1;
};

/// The letter that stands for a name.
[[nodiscard]] QString initialOf(const QString& name);

} // namespace reminisce::app
