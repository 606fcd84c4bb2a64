// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "app/cli/command.h"
#include "core/archive/people.h"

namespace reminisce::cli {

using PeopleEdit = std::function<Result<void>(archive::Writer&)>;

/// A person by name, alias or the id that `list` shows.
[[nodiscard]] Result<archive::Id> findPerson(const archive::Reader& reader, const std::string& name);
/// Opens the archive, makes the change and lists everyone.
int changePeople(const Session& session, const PeopleEdit& change);

/// people suggest, dismiss, split, changes, undo.
void addPeopleMending(CLI::App& people, Session& session);

} // namespace reminisce::cli
