// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/postings.h"

#include <algorithm>

namespace reminisce::search {

namespace {

void appendVarint(std::uint32_t value, std::vector<std::uint8_t>& out)
{
    while (value >= 0x80U) {
        out.push_back(static_cast<std::uint8_t>(value | 0x80U));
        value >>= 7U;
    }
    out.push_back(static_cast<std::uint8_t>(value));
}

void store32(std::vector<std::uint8_t>& out, std::size_t at, std::uint32_t value)
{
    std::memcpy(out.data() + at, &value, sizeof value);
}

} // namespace

void appendPostings(std::span<const Posting> postings, std::vector<std::uint8_t>& out)
{
    if (postings.empty()) {
        return;
    }
    const std::size_t blocks = (postings.size() + kPostingsPerBlock - 1) / kPostingsPerBlock;
    const std::size_t pairs = out.size();
    out.resize(pairs + (blocks - 1) * 8);
    const std::size_t data = out.size();
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < postings.size(); ++i) {
        const Posting& posting = postings[i];
        if (i > 0 && i % kPostingsPerBlock == 0) {
            const std::size_t pair = pairs + (i / kPostingsPerBlock - 1) * 8;
            store32(out, pair, posting.row);
            store32(out, pair + 4, static_cast<std::uint32_t>(out.size() - data));
            next = posting.row;
        }
        const bool several = posting.frequency > 1;
        appendVarint(((posting.row - next) << 1U) | static_cast<std::uint32_t>(several), out);
        if (several) {
            out.push_back(static_cast<std::uint8_t>(std::min(posting.frequency, 255U)));
        }
        next = posting.row + 1;
    }
}

} // namespace reminisce::search
