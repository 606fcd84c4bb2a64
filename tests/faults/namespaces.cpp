// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/namespaces.h"

#include <fstream>

#include <fmt/format.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace reminisce::faults {

bool enterOwnMounts()
{
    const auto user = ::getuid();
    const auto group = ::getgid();
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) {
        return false;
    }
    std::ofstream("/proc/self/setgroups") << "deny";
    std::ofstream("/proc/self/uid_map") << fmt::format("0 {} 1", user);
    std::ofstream("/proc/self/gid_map") << fmt::format("0 {} 1", group);
    return ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

bool mountMemory(const std::filesystem::path& directory, std::size_t kilobytes, bool again)
{
    const std::string options = fmt::format("size={}k", kilobytes);
    return ::mount("none", directory.c_str(), "tmpfs", again ? MS_REMOUNT : 0, options.c_str()) == 0;
}

bool mountReadOnly(const std::filesystem::path& directory)
{
    return ::mount(directory.c_str(), directory.c_str(), nullptr, MS_BIND, nullptr) == 0 &&
           ::mount("none", directory.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) == 0;
}

bool unmount(const std::filesystem::path& directory)
{
    return ::umount2(directory.c_str(), MNT_DETACH) == 0;
}

} // namespace reminisce::faults
