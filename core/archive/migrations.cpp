// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/migrations.h"

#include <array>
#include <cstdint>
#include <fstream>

#include "core/archive/copy.h"
#include "core/archive/schema.h"

namespace reminisce::archive {
namespace {

constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kUserVersionOffset = 60; // https://www.sqlite.org/fileformat.html, section 1.3
constexpr std::size_t kApplicationIdOffset = 68;

std::uint32_t bigEndian(const std::array<char, kHeaderSize>& bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

tl::unexpected<Error> newerSchema(std::int64_t found, int known)
{
    return fail(ErrorCode::NewerSchema,
                "This archive was written by a newer version of Reminisce. Update the program to open it; nothing was "
                "changed.",
                "schema " + std::to_string(found) + ", known up to " + std::to_string(known));
}

tl::unexpected<Error> notAnArchive()
{
    return fail(ErrorCode::DamagedInput, "The file archive.sqlite in this directory is not an archive of Reminisce. "
                                         "Choose another directory, or move the file away.");
}

} // namespace

std::span<const Migration> allMigrations()
{
    static const std::array<Migration, 1> kSteps = {Migration{1, schemaVersion1()}};
    return kSteps;
}

int currentSchemaVersion()
{
    return allMigrations().back().version;
}

Result<> checkDatabaseHeader(const std::filesystem::path& file, int newestKnown)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored) || std::filesystem::file_size(file, ignored) == 0) {
        return {};
    }
    std::ifstream in(file, std::ios::binary);
    std::array<char, kHeaderSize> header{};
    if (!in) {
        return fail(ErrorCode::Io, "The archive's database cannot be read. Check the permissions of its directory.");
    }
    in.read(header.data(), static_cast<std::streamsize>(header.size()));
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    if (in.gcount() < static_cast<std::streamsize>(kHeaderSize) ||
        std::string_view(header.data(), kMagic.size()) != kMagic) {
        return notAnArchive();
    }
    const std::uint32_t application = bigEndian(header, kApplicationIdOffset);
    if (application != 0 && application != static_cast<std::uint32_t>(kApplicationId)) {
        return notAnArchive();
    }
    const std::uint32_t version = bigEndian(header, kUserVersionOffset);
    if (version > static_cast<std::uint32_t>(newestKnown)) {
        return newerSchema(version, newestKnown);
    }
    return {};
}

Result<> migrate(Connection& connection, std::span<const Migration> steps, const std::filesystem::path& file)
{
    const auto version = connection.integer("PRAGMA user_version");
    const auto tables = connection.integer("SELECT count(*) FROM sqlite_schema");
    if (!version || !tables) {
        return tl::unexpected(version ? tables.error() : version.error());
    }
    const std::int64_t present = version->value_or(0);
    const int wanted = steps.back().version;
    if (present > wanted) {
        return newerSchema(present, wanted);
    }
    if (present == 0 && tables->value_or(0) > 0) {
        return notAnArchive();
    }
    if (present == wanted) {
        return {};
    }
    if (present > 0) {
        std::filesystem::path backup = file;
        backup += ".before-" + std::to_string(wanted) + std::string(kMigrationBackupEnding);
        if (auto copied = copyDatabase(connection, backup); !copied) {
            return fail(copied.error().code,
                        "The archive has to be brought up to date, but the backup that is made before failed. Nothing "
                        "was changed. " +
                            copied.error().message,
                        copied.error().detail);
        }
    }
    for (const Migration& step : steps) {
        if (step.version <= present) {
            continue;
        }
        const auto done = inTransaction(connection, [&]() -> Result<> {
            REMINISCE_ARCHIVE_TRY(connection.execute(std::string(step.sql)));
            REMINISCE_ARCHIVE_TRY(connection.execute("PRAGMA application_id=" + std::to_string(kApplicationId)));
            return connection.execute("PRAGMA user_version=" + std::to_string(step.version));
        });
        REMINISCE_ARCHIVE_TRY(done);
    }
    connection.forgetStatements();
    return {};
}

} // namespace reminisce::archive
