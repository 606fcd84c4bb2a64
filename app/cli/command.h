// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::cli {

/// What a command gets besides its own options, and where it leaves what is to be run once the line is parsed.
struct Session
{
    std::filesystem::path archiveDirectory;
    bool json = false;
    std::stop_token stop; ///< requested by Ctrl+C
    std::function<int()> run;
};

/// Exit codes of the contract.
inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;
inline constexpr int kWrongUsage = 2;

/// Registers a command with its options; its callback sets `session.run`.
using AddCommand = void (*)(CLI::App& app, Session& session);

void addImportCommand(CLI::App& app, Session& session);
void addSearchCommand(CLI::App& app, Session& session);
void addAskCommand(CLI::App& app, Session& session);
void addStatsCommand(CLI::App& app, Session& session);
void addPeopleCommand(CLI::App& app, Session& session);
void addSourcesCommand(CLI::App& app, Session& session);
void addWatchCommand(CLI::App& app, Session& session);
void addRechunkCommand(CLI::App& app, Session& session);
void addExportCommand(CLI::App& app, Session& session);
void addBackendCommand(CLI::App& app, Session& session);
void addReindexCommand(CLI::App& app, Session& session);
void addDescribeCommand(CLI::App& app, Session& session);
void addEvaluateCommand(CLI::App& app, Session& session);
void addVerifyCommand(CLI::App& app, Session& session);
/// backup, restore and delete.
void addBackupCommands(CLI::App& app, Session& session);
void addMcpCommand(CLI::App& app, Session& session);

/// Prints the error's sentence on standard error and gives the exit code of a failure.
int report(const Error& error);

/// Wrong usage that the parser could not see, such as an unreadable date: prints it and gives that exit code.
int reportUsage(const Error& error);

/// A number with its noun: "1 turn", "3 turns". `many` is the plural where an s does not make it.
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view one, std::string_view many = {});

/// Prints one JSON document on standard output. Text that is not UTF-8 is shown with replacement characters.
void printJson(const nlohmann::ordered_json& document);

} // namespace reminisce::cli
