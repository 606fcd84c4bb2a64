// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "core/archive/archive.h"
#include "core/archive/index_files.h"
#include "core/archive/stores.h"
#include "core/archive/verification.h"

namespace reminisce::cli {

namespace {

Result<void> rebuild(archive::Archive& archive)
{
    if (const auto rebuilt = archive::rebuildDerivedTables(archive.writer()); !rebuilt) {
        return rebuilt;
    }
    return archive::removeIndexFiles(archive.directory());
}

int verify(const Session& session, bool shouldRebuild)
{
    // Looking must not make an archive where there is none.
    if (const auto there = archive::Archive::open(session.archiveDirectory, archive::Access::ReadOnly);
        !there && there.error().code == ErrorCode::NotFound) {
        return report(there.error());
    }
    auto archive = archive::Archive::open(session.archiveDirectory);
    if (!archive) {
        return report(archive.error());
    }
    if (shouldRebuild) {
        if (const auto rebuilt = rebuild(*archive); !rebuilt) {
            return report(rebuilt.error());
        }
    }
    const auto checks = archive::verifyStores(archive->writer(), archive->directory());
    if (!checks) {
        return report(checks.error());
    }
    const bool ok = std::all_of(checks->begin(), checks->end(), [](const archive::Check& check) { return check.ok; });
    if (session.json) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const archive::Check& check : *checks) {
            list.push_back({{"name", check.name}, {"ok", check.ok}, {"detail", check.detail}});
        }
        printJson({{"ok", ok}, {"checks", list}});
    } else {
        for (const archive::Check& check : *checks) {
            std::cout << (check.ok ? "good     " : "damaged  ") << check.name;
            std::cout << (check.detail.empty() ? "" : ": " + check.detail) << '\n';
        }
    }
    if (!ok) {
        return report({ErrorCode::Database,
                       "The archive is damaged. `verify --rebuild` makes everything anew that can be derived.",
                       {}});
    }
    return kSuccess;
}

} // namespace

void addVerifyCommand(CLI::App& app, Session& session)
{
    auto shouldRebuild = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand("verify", "Check the archive's files");
    command->add_flag("--rebuild", *shouldRebuild, "First make everything anew that can be derived");
    command->callback([&session, shouldRebuild] {
        session.run = [&session, shouldRebuild] { return verify(session, *shouldRebuild); };
    });
}

} // namespace reminisce::cli
