// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>

namespace reminisce::test {

/// Stands between SQLite and the disk while it lives, for all databases that are opened meanwhile: an operation (open,
/// read, write, sync, truncate, delete, mapping of shared memory) can be made to fail.
class FaultyDisk
{
public:
    enum class Fault {
        Broken, ///< reports an error
        Full,   ///< whatever needs room fails; reading goes on
        Killed, ///< the process gets SIGKILL
    };

    FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();

    /// The `nth` operation from now on (1 is the next) fails, and with `stays` all after it as well.
    void failAt(std::size_t nth, Fault fault, bool stays);
    void heal();
    /// Operations since failAt or heal.
    [[nodiscard]] std::size_t operations() const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

/// Stands between SQLite and the memory allocator while it lives. No database may be open when it is made or ends.
class FaultyMemory
{
public:
    FaultyMemory();
    FaultyMemory(const FaultyMemory&) = delete;
    FaultyMemory& operator=(const FaultyMemory&) = delete;
    ~FaultyMemory();

    /// The `nth` allocation from now on fails, and with `stays` all after it as well.
    static void failAt(std::size_t nth, bool stays);
    static void heal();
    /// Allocations since failAt or heal.
    [[nodiscard]] static std::size_t allocations();
};

} // namespace reminisce::test
