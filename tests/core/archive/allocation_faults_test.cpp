// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of C++ runs out, as faults_test.cpp has it for SQLite's: every allocation of a use of the archive fails in
// turn.
#include <cstdlib>
#include <new>

#include "tests/core/archive/archive_use.h"

namespace {

/// Of this thread, so that no other is disturbed.
thread_local bool counting = false;
thread_local std::size_t allocations = 0;
thread_local std::size_t failing = 0;
thread_local bool failsForGood = false;

bool fails()
{
    if (!counting) {
        return false;
    }
    ++allocations;
    return failing != 0 && (allocations == failing || (failsForGood && allocations > failing));
}

void* allocate(std::size_t size)
{
    void* memory = fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

} // namespace

void* operator new(std::size_t size)
{
    return allocate(size);
}
void* operator new[](std::size_t size)
{
    return allocate(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept
{
    return fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept
{
    std::free(memory);
}

void operator delete[](void* memory, const std::nothrow_t&) noexcept
{
    std::free(memory);
}

namespace reminisce::archive {
namespace {

class FaultsOfAllocation : public ::testing::TestWithParam<bool>
{
protected:
    /// Uses an archive of which the nth allocation fails. Whether anything was to be seen of that.
    bool once(std::size_t nth)
    {
        const auto directory = m_directory.path() / std::to_string(m_number++);
        Use use(directory);
        bool thrown = false;
        allocations = 0;
        failing = nth;
        failsForGood = GetParam();
        counting = true;
        try {
            use.run();
            counting = false;
        } catch (const std::bad_alloc&) { // what the program says then is the matter of its main function
            counting = false;
            thrown = true;
        }
        m_allocations = allocations;
        use.expectWhole();
        std::filesystem::remove_all(directory);
        return thrown || use.failures() > 0;
    }

    std::size_t m_allocations = 0;

private:
    test::TemporaryDirectory m_directory;
    std::size_t m_number = 0;
};

TEST_P(FaultsOfAllocation, CostNothingThatWasStored)
{
    ASSERT_FALSE(once(0));
    const std::size_t all = m_allocations;
    ASSERT_GT(all, 100U);
    std::size_t seen = 0;
    std::size_t cases = 0;
    for (std::size_t nth = 1; nth <= all && !HasFailure(); nth += stepFor(all, 60)) {
        SCOPED_TRACE("allocation " + std::to_string(nth) + " of " + std::to_string(all));
        seen += once(nth) ? 1 : 0;
        ++cases;
    }
    EXPECT_GT(seen, cases / 2);
    RecordProperty("cases", static_cast<int>(cases));
}

INSTANTIATE_TEST_SUITE_P(Kinds, FaultsOfAllocation, ::testing::Bool(),
                         [](const auto& kind) { return kind.param ? "ForGood" : "Once"; });

} // namespace
} // namespace reminisce::archive
