// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_format.h"

#include <array>
#include <cstring>

namespace reminisce::search {

namespace {

constexpr std::uint64_t kOdd = 0x9E37'79B9'7F4A'7C15ULL; // 2^64 / golden ratio

std::uint64_t rotate(std::uint64_t x, unsigned by)
{
    return (x << by) | (x >> (64U - by));
}

std::uint64_t load64(const void* at)
{
    std::uint64_t value = 0;
    std::memcpy(&value, at, sizeof value);
    return value;
}

/// The finishing steps of MurmurHash3 (public domain, A. Appleby): every input bit reaches every output bit.
std::uint64_t mix(std::uint64_t x)
{
    x ^= x >> 33U;
    x *= 0xFF51'AFD7'ED55'8CCDULL;
    x ^= x >> 33U;
    x *= 0xC4CE'B9FE'1A85'EC53ULL;
    return x ^ (x >> 33U);
}

} // namespace

std::uint64_t indexChecksum(std::span<const std::byte> bytes)
{
    std::array<std::uint64_t, 4> lanes = {1, 2, 3, 4};
    std::size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32) {
        for (std::size_t lane = 0; lane < 4; ++lane) {
            lanes[lane] = rotate((lanes[lane] ^ load64(bytes.data() + at + lane * 8)) * kOdd, 29);
        }
    }
    std::uint64_t result = mix(bytes.size());
    for (const std::uint64_t lane : lanes) {
        result = mix(result ^ lane);
    }
    for (; at < bytes.size(); ++at) {
        result = (result ^ static_cast<std::uint64_t>(bytes[at])) * kOdd;
    }
    return mix(result);
}

std::uint64_t termHash(const char* bytes, std::size_t count)
{
    std::uint64_t result = count * kOdd;
    for (; count >= 8; bytes += 8, count -= 8) {
        result = rotate((result ^ load64(bytes)) * kOdd, 31);
    }
    std::uint64_t tail = 0;
    if (count > 0) { // an empty text may have no address
        std::memcpy(&tail, bytes, count);
    }
    return mix(result ^ tail);
}

} // namespace reminisce::search
