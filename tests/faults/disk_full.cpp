// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/statvfs.h>

#include <csignal>

#include "tests/faults/namespaces.h"
#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kEnough = 512 * 1024; // kilobytes

std::size_t kilobytesUsed(const fs::path& disk)
{
    struct statvfs status = {};
    (void)::statvfs(disk.c_str(), &status);
    return (status.f_blocks - status.f_bfree) * status.f_frsize / 1024;
}

/// A disk whose room can be set: a file system in memory, or else a limit to the size of each file.
class SmallDisk
{
public:
    explicit SmallDisk(fs::path directory) : m_directory(std::move(directory))
    {
        fs::create_directories(m_directory);
        m_mounted = enterOwnMounts() && mountMemory(m_directory, kEnough, false);
        std::signal(SIGXFSZ, SIG_IGN); // inherited: the write then fails with an error instead
    }
    [[nodiscard]] bool isMounted() const { return m_mounted; }
    /// Leaves so many kilobytes beside what is there.
    void leave(std::size_t kilobytes)
    {
        if (m_mounted) {
            (void)mountMemory(m_directory, kilobytesUsed(m_directory) + kilobytes, true);
        } else {
            limit(static_cast<rlim_t>(kilobytes) * 1024);
        }
    }
    void leaveEnough()
    {
        if (m_mounted) {
            (void)mountMemory(m_directory, kEnough, true);
        } else {
            limit(RLIM_INFINITY);
        }
    }

private:
    static void limit(rlim_t bytes)
    {
        rlimit now = {};
        (void)::getrlimit(RLIMIT_FSIZE, &now);
        now.rlim_cur = std::min(bytes, now.rlim_max);
        (void)::setrlimit(RLIMIT_FSIZE, &now);
    }

    fs::path m_directory;
    bool m_mounted = false;
};

bool holds(const std::vector<std::string>& all, const std::vector<std::string>& some)
{
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

struct Work
{
    std::string name;
    std::vector<std::string> words;
    std::size_t most; ///< kilobytes that it needs at most, about
};

} // namespace

Row diskFull(const World& world)
{
    Row row;
    row.threat = "disk full";
    const auto more = world.directory / "more";
    const auto files = world.transcripts();
    const auto base = world.directory / "base";
    std::size_t number = 0;
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(files)) {
        paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    for (const auto& path : paths) {
        const auto part = number++ / 2 % 3 == 0 ? world.directory / "few" : more;
        fs::create_directories(part);
        fs::copy_file(path, part / path.filename());
    }
    (void)world.run(base, {"import", (world.directory / "few").string()});
    (void)world.run(base, {"reindex"});
    const Contents before = contentsOf(base);
    const auto backup = world.directory / "other.sqlite";
    (void)world.run(base, {"backup", backup.string()});
    const auto disk = world.directory / "disk";
    SmallDisk small(disk);
    const auto archive = disk / "archive";
    const auto size = static_cast<std::size_t>(fs::file_size(base / "archive.sqlite")) / 1024;
    const std::vector<Work> works = {{"import", {"import", more.string()}, 10 * size},
                                     {"delete", {"delete", "--conversation", "3"}, 3 * size},
                                     {"index", {"reindex"}, size},
                                     {"backup", {"backup", (disk / "copy.sqlite").string()}, size},
                                     {"restore", {"restore", backup.string()}, 2 * size},
                                     {"rebuild", {"verify", "--rebuild"}, size}};
    std::mt19937 random(world.seed);
    std::size_t failed = 0;
    const std::size_t times = world.isShort ? 24 : 200;
    for (std::size_t i = 0; i < times; ++i) {
        small.leaveEnough();
        fs::remove_all(archive);
        fs::remove(disk / "copy.sqlite");
        fs::copy(base, archive, fs::copy_options::recursive);
        const Work& work = works[i % works.size()];
        if (work.name == "index") {
            fs::remove_all(archive / "index");
        }
        // Half of them within the last tenth, where most of the writing goes on.
        small.leave(random() % (random() % 2 == 0 ? work.most : work.most / 10 + 1));
        const Heard heard = world.run(archive, work.words);
        small.leaveEnough();
        failed += heard.status == 0 ? 0 : 1;
        std::string finding = oddity(heard, {"disk is full"});
        const Contents after = contentsOf(archive);
        finding += damageOf(after);
        const bool grown = holds(after.conversations, before.conversations);
        const bool shrunk = work.name == "delete" && holds(before.conversations, after.conversations) &&
                            after.conversations.size() + 1 == before.conversations.size();
        if (!shrunk && (!grown || (work.name != "import" && after.digest != before.digest))) {
            finding += "what was there before is not whole";
        }
        if (fs::exists(disk / "copy.sqlite") && finding.empty()) {
            const auto restored = world.directory / "restored";
            fs::remove_all(restored);
            (void)world.run(restored, {"restore", (disk / "copy.sqlite").string()});
            finding = contentsOf(restored).digest == before.digest ? "" : "a backup that is not whole";
        }
        row.add(finding.empty() ? "" : work.name + ": " + finding);
    }
    row.note =
        fmt::format("{}; {} ended for want of room", small.isMounted() ? "tmpfs of a few MB" : "RLIMIT_FSIZE", failed);
    return row;
}

} // namespace reminisce::faults
