// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/list_model.h"
#include "app/base/people_directory.h"

namespace reminisce::app {

/// Roles of a model of faces: personId, name, colourIndex, isOwner, initial.
[[nodiscard]] inline QList<Role<PersonFace>> personRoles()
{
    return {
        {"personId", [](const PersonFace& face) { return QVariant(qint64{face.id}); }},
        {"name", [](const PersonFace& face) { return QVariant(face.name); }},
        {"colourIndex", [](const PersonFace& face) { return QVariant(face.colourIndex); }},
        {"isOwner", [](const PersonFace& face) { return QVariant(face.isOwner); }},
        {"initial", [](const PersonFace& face) { return QVariant(face.initial); }},
    };
}

} // namespace reminisce::app
