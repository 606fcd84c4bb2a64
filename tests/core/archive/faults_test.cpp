// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include "tests/core/archive/archive_use.h"
#include "tests/support/faulty_disk.h"

namespace reminisce::archive {
namespace {

using test::FaultyDisk;
using test::FaultyMemory;

/// Lets `failAt` break the nth step of using an archive, for n = 1 … until nothing breaks any more.
void breakEachStep(const test::TemporaryDirectory& directory, std::size_t cases,
                   const std::function<void(std::size_t)>& failAt, const std::function<std::size_t()>& heal)
{
    std::size_t number = 0;
    const auto once = [&](std::size_t nth) {
        const auto archive = directory.path() / std::to_string(number++);
        Use use(archive);
        failAt(nth);
        use.run();
        const std::size_t steps = heal();
        use.expectWhole();
        std::filesystem::remove_all(archive);
        return std::pair(steps, use.failures());
    };
    const auto [steps, failures] = once(0);
    ASSERT_EQ(failures, 0U);
    ASSERT_GT(steps, 20U);
    const std::size_t step = stepFor(steps, cases);
    std::size_t broken = 0;
    for (std::size_t nth = 1; nth <= steps && !::testing::Test::HasFailure(); nth += step) {
        SCOPED_TRACE("step " + std::to_string(nth) + " of " + std::to_string(steps));
        broken += once(nth).second > 0 ? 1 : 0;
    }
    EXPECT_GT(broken, 0U);
    ::testing::Test::RecordProperty("steps", static_cast<int>(steps));
}

class FaultsOfTheDisk : public ::testing::TestWithParam<std::pair<FaultyDisk::Fault, bool>>
{};

TEST_P(FaultsOfTheDisk, CostNothingThatWasStored)
{
    const test::TemporaryDirectory directory;
    FaultyDisk disk;
    breakEachStep(
        directory, 40, [&](std::size_t nth) { disk.failAt(nth, GetParam().first, GetParam().second); },
        [&] {
            const std::size_t operations = disk.operations();
            disk.heal();
            return operations;
        });
}

INSTANTIATE_TEST_SUITE_P(Kinds, FaultsOfTheDisk,
                         ::testing::Values(std::pair(FaultyDisk::Fault::Broken, false),
                                           std::pair(FaultyDisk::Fault::Broken, true),
                                           std::pair(FaultyDisk::Fault::Full, false),
                                           std::pair(FaultyDisk::Fault::Full, true)),
                         [](const auto& kind) {
                             return std::string(kind.param.first == FaultyDisk::Fault::Full ? "Full" : "Broken") +
                                    (kind.param.second ? "ForGood" : "Once");
                         });

class FaultsOfMemory : public ::testing::TestWithParam<bool>
{};

TEST_P(FaultsOfMemory, CostNothingThatWasStored)
{
    const test::TemporaryDirectory directory;
    const FaultyMemory memory;
    breakEachStep(
        directory, 60, [&](std::size_t nth) { FaultyMemory::failAt(nth, GetParam()); },
        [] {
            const std::size_t allocations = FaultyMemory::allocations();
            FaultyMemory::heal();
            return allocations;
        });
}

INSTANTIATE_TEST_SUITE_P(Kinds, FaultsOfMemory, ::testing::Bool(),
                         [](const auto& kind) { return kind.param ? "ForGood" : "Once"; });

} // namespace
} // namespace reminisce::archive
