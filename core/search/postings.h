// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace reminisce::search {

/// A row of the index and how often a term occurs in it.
struct Posting
{
    std::uint32_t row = 0;
    std::uint32_t frequency = 1;
};

/// Rows [begin, end) of an index.
struct RowRange
{
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// Postings per block: a reader that wants a range of rows skips the other blocks.
inline constexpr std::uint32_t kPostingsPerBlock = 512;

/// Appends a list, rows ascending and distinct. Layout: for each block but the first a pair (first row, byte offset of
/// the block behind the pairs), then the blocks. An entry is a variable-length integer, 2 × (row − previous row − 1) +
/// (frequency > 1), and the frequency as one byte (at most 255) when it is above one.
void appendPostings(std::span<const Posting> postings, std::vector<std::uint8_t>& out);

/// A list inside the mapped index.
struct PostingsList
{
    const std::uint8_t* bytes = nullptr;
    const std::uint8_t* end = nullptr; ///< of the bytes that belong to the list; reading never goes beyond
    std::uint32_t count = 0;
};

namespace detail {

struct BlockReader
{
    const std::uint8_t* at = nullptr;
    const std::uint8_t* end = nullptr;

    [[nodiscard]] std::uint32_t next()
    {
        std::uint32_t value = 0;
        for (unsigned shift = 0; at < end; shift += 7) {
            const std::uint8_t byte = *at++;
            value |= static_cast<std::uint32_t>(byte & 0x7FU) << (shift & 31U);
            if (byte < 0x80U) {
                break;
            }
        }
        return value;
    }
};

/// Bytes of a code of 32 bits and its frequency.
inline constexpr std::size_t kLongestEntry = 6;

/// The rest of a code whose first byte says that others follow; reads at most four more.
[[nodiscard]] inline std::uint32_t longCode(std::uint32_t code, const std::uint8_t*& at)
{
    code &= 0x7FU;
    for (unsigned shift = 7; shift < 35; shift += 7) {
        const std::uint32_t byte = *at++;
        code |= (byte & 0x7FU) << (shift & 31U);
        if (byte < 0x80U) {
            break;
        }
    }
    return code;
}

[[nodiscard]] inline std::uint32_t load32(const std::uint8_t* at)
{
    std::uint32_t value = 0;
    std::memcpy(&value, at, sizeof value);
    return value;
}

} // namespace detail

/// Calls `fn(row, frequency)` for the postings whose rows lie in `range`, ascending.
template <class Fn>
void forEachPosting(const PostingsList& list, RowRange range, Fn&& fn)
{
    if (list.count == 0 || range.begin >= range.end) {
        return;
    }
    const std::uint32_t blocks = (list.count + kPostingsPerBlock - 1) / kPostingsPerBlock;
    const std::size_t pairBytes = static_cast<std::size_t>(blocks - 1) * 8;
    if (pairBytes > static_cast<std::size_t>(list.end - list.bytes)) {
        return;
    }
    const std::uint8_t* data = list.bytes + pairBytes;
    const auto firstRow = [&](std::uint32_t block) {
        return block == 0 ? 0U : detail::load32(list.bytes + static_cast<std::size_t>(block - 1) * 8);
    };
    std::uint32_t block = 0;
    for (std::uint32_t low = 0, high = blocks; low < high;) { // the last block that begins at or before the range
        const std::uint32_t middle = low + (high - low) / 2;
        if (firstRow(middle) <= range.begin) {
            block = middle;
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (; block < blocks && firstRow(block) < range.end; ++block) {
        detail::BlockReader reader{data, list.end};
        if (block > 0) {
            const std::uint32_t offset = detail::load32(list.bytes + static_cast<std::size_t>(block - 1) * 8 + 4);
            if (offset > static_cast<std::size_t>(list.end - data)) {
                return;
            }
            reader.at = data + offset;
        }
        std::uint32_t next = firstRow(block); // the lowest row that the coming entry can have
        const std::uint32_t count = block + 1 < blocks ? kPostingsPerBlock : list.count - block * kPostingsPerBlock;
        const auto bytesLeft = static_cast<std::size_t>(list.end - reader.at);
        if (bytesLeft >= count * detail::kLongestEntry) { // mostly: no entry has to be looked at for the list's end
            const std::uint8_t* at = reader.at;
            for (std::uint32_t i = 0; i < count; ++i) {
                std::uint32_t code = *at++;
                if (code >= 0x80U) {
                    code = detail::longCode(code, at);
                }
                const std::uint32_t row = next + (code >> 1U);
                const std::uint32_t several = code & 1U;
                const std::uint32_t frequency = several != 0 ? *at : 1U;
                at += several;
                if (row >= range.end) {
                    return;
                }
                if (row >= range.begin) {
                    fn(row, frequency);
                }
                next = row + 1;
            }
            continue;
        }
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t code = reader.next();
            const std::uint32_t row = next + (code >> 1U);
            std::uint32_t frequency = 1;
            if ((code & 1U) != 0 && reader.at < reader.end) {
                frequency = *reader.at++;
            }
            if (row >= range.end) {
                return;
            }
            if (row >= range.begin) {
                fn(row, frequency);
            }
            next = row + 1;
        }
    }
}

} // namespace reminisce::search
