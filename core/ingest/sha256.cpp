// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/sha256.h"

#include <algorithm>
#include <cstring>

namespace reminisce::ingest {

namespace {

// FIPS 180-4, section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr std::uint32_t rotated(std::uint32_t x, unsigned n)
{
    return (x >> n) | (x << (32U - n));
}

} // namespace

void Sha256::block(const unsigned char* data)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i) {
        w[i] = std::uint32_t{data[4 * i]} << 24U | std::uint32_t{data[4 * i + 1]} << 16U |
               std::uint32_t{data[4 * i + 2]} << 8U | std::uint32_t{data[4 * i + 3]};
    }
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t a = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >> 3U);
        const std::uint32_t b = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >> 10U);
        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
    auto s = m_state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t e = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25);
        const std::uint32_t t1 = s[7] + e + ((s[4] & s[5]) ^ (~s[4] & s[6])) + kRound[i] + w[i];
        const std::uint32_t a = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22);
        const std::uint32_t t2 = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        s = {t1 + t2, s[0], s[1], s[2], s[3] + t1, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < 8; ++i) {
        m_state[i] += s[i];
    }
}

void Sha256::add(std::string_view bytes)
{
    m_length += bytes.size();
    while (!bytes.empty()) {
        const std::size_t n = std::min(bytes.size(), m_buffer.size() - m_filled);
        std::memcpy(m_buffer.data() + m_filled, bytes.data(), n);
        m_filled += n;
        bytes.remove_prefix(n);
        if (m_filled == m_buffer.size()) {
            block(m_buffer.data());
            m_filled = 0;
        }
    }
}

std::string Sha256::hex()
{
    const std::uint64_t bits = m_length * 8;
    add(std::string_view("\x80", 1));
    while (m_filled != 56) {
        add(std::string_view("\0", 1));
    }
    std::array<char, 8> length{};
    for (std::size_t i = 0; i < 8; ++i) {
        length[i] = static_cast<char>(bits >> (56U - 8U * i) & 0xFFU);
    }
    add(std::string_view(length.data(), length.size()));
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    for (const std::uint32_t word : m_state) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            out += kDigits[word >> static_cast<unsigned>(shift) & 0xFU];
        }
    }
    return out;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 sum;
    sum.add(bytes);
    return sum.hex();
}

} // namespace reminisce::ingest
