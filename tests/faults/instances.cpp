// SPDX-License-Identifier: GPL-3.0-or-later
#include <thread>

#include <fmt/format.h>

#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

Row doubleStarts(const World& world)
{
    Row row;
    row.threat = "two instances started at once";
    const Contents expected = world.expected();
    const auto archive = world.directory / "shared";
    std::size_t apart = 0;
    const std::size_t times = world.isShort ? 8 : 50;
    while (row.cases < times && apart < 3 * times) {
        fs::remove_all(archive);
        Heard first;
        Heard second;
        const auto start = [&](Heard& heard) { heard = world.run(archive, {"import", world.transcripts().string()}); };
        std::thread one([&] { start(first); });
        std::thread other([&] { start(second); });
        one.join();
        other.join();
        if (first.status == 0 && second.status == 0 && first.output != second.output) {
            ++apart; // the second began after the first had ended, and found everything there
            continue;
        }
        const Heard& writer = first.status == 0 ? first : second;
        const Heard& turnedAway = first.status == 0 ? second : first;
        std::string finding;
        if (writer.status != 0 || turnedAway.status != 1) {
            finding =
                fmt::format("ended with {} and {}: {} {}", first.status, second.status, first.errors, second.errors);
        } else if (turnedAway.errors.find("is open in another window or program") == std::string::npos) {
            finding = "turned away with: " + turnedAway.errors;
        } else if (const Contents left = contentsOf(archive); left.digest != expected.digest) {
            finding = "another content than one import leaves; " + damageOf(left);
        }
        row.add(finding);
    }
    row.note = fmt::format("1 writer each, the other was told{}",
                           apart > 0 ? fmt::format("; {} pairs missed each other and were repeated", apart) : "");
    return row;
}

} // namespace reminisce::faults
