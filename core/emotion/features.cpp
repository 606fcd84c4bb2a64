// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/features.h"

#include <algorithm>
#include <array>
#include <utility>

namespace reminisce::emotion {
namespace {

constexpr std::uint64_t kSeedWord = 0x9ae16a3b2f90404fULL;
constexpr std::uint64_t kSeedPair = 0xc949d7c7509e6557ULL;
constexpr std::uint64_t kSeedCharacters = 0xff51afd7ed558ccdULL;
constexpr std::uint64_t kSeedSign = 0xc4ceb9fe1a85ec53ULL;
constexpr std::uint64_t kSeedNegated = 0x94d049bb133111ebULL;

constexpr std::size_t kShortestGram = 3;
constexpr std::size_t kLongestGram = 5;
/// A negation reaches this many words ahead, or to the next mark that ends the clause.
constexpr int kNegationReach = 4;

constexpr std::array kNegations = {
    std::string_view("not"),     std::string_view("no"),      std::string_view("never"),   std::string_view("nothing"),
    std::string_view("nobody"),  std::string_view("without"), std::string_view("cannot"),  std::string_view("nicht"),
    std::string_view("kein"),    std::string_view("keine"),   std::string_view("keinen"),  std::string_view("keiner"),
    std::string_view("keinem"),  std::string_view("nie"),     std::string_view("niemals"), std::string_view("nichts"),
    std::string_view("niemand"), std::string_view("ohne"),    std::string_view("kaum"),    std::string_view("hardly")};

std::uint64_t mix(std::uint64_t h)
{
    h ^= h >> 32;
    h *= 0xd6e8feb86659fd93ULL;
    h ^= h >> 32;
    return h;
}

/// FNV-1a over bytes, finished with a mixing step so that the low bits are usable.
std::uint64_t hashBytes(std::string_view bytes, std::uint64_t seed)
{
    std::uint64_t h = seed;
    for (const char c : bytes) {
        h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    return mix(h);
}

bool isWordByte(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c >= 0x80;
}

bool isNegation(std::string_view word)
{
    return std::find(kNegations.begin(), kNegations.end(), word) != kNegations.end() ||
           (word.size() > 3 && word.substr(word.size() - 3) == "n't");
}

} // namespace

const std::vector<std::uint32_t>& FeatureExtractor::extract(std::string_view text)
{
    for (const std::uint32_t feature : m_features) {
        m_seen[feature / 64U] = 0;
    }
    m_features.clear();
    fold(text);
    splitWords();
    addWordFeatures();
    return m_features;
}

/// Lower case for ASCII and Latin-1 letters, which is what the two languages of the model use; a typographic apostrophe
/// becomes "'". Other scripts stay as they are: the model does not know their words.
void FeatureExtractor::fold(std::string_view text)
{
    m_folded.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 'A' && c <= 'Z') {
            m_folded.push_back(static_cast<char>(c + 32));
        } else if (c == 0xC3 && i + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[++i]);
            m_folded.push_back(static_cast<char>(c));
            m_folded.push_back(static_cast<char>(next >= 0x80 && next <= 0x9E && next != 0x97 ? next + 0x20 : next));
        } else if (c == 0xE2 && i + 2 < text.size() && text[i + 1] == '\x80' &&
                   (text[i + 2] == '\x99' || text[i + 2] == '\x98')) {
            m_folded.push_back('\'');
            i += 2;
        } else {
            m_folded.push_back(static_cast<char>(c));
        }
    }
}

void FeatureExtractor::splitWords()
{
    m_words.clear();
    int negatedAhead = 0;
    const std::size_t n = m_folded.size();
    for (std::size_t i = 0; i < n;) {
        const auto c = static_cast<unsigned char>(m_folded[i]);
        if (!isWordByte(c)) {
            if (c == '.' || c == ',' || c == '!' || c == '?' || c == ';' || c == ':') {
                negatedAhead = 0;
                std::size_t run = i;
                while (run < n && m_folded[run] == m_folded[i]) {
                    ++run;
                }
                const std::uint64_t length = std::min<std::size_t>(run - i, 3);
                if (c == '!' || c == '?' || (c == '.' && length == 3)) {
                    add(mix(kSeedSign ^ (c * 31U + length)));
                } else if (c == ':' && run < n && (m_folded[run] == ')' || m_folded[run] == '(')) {
                    add(mix(kSeedSign ^ (c * 31U + static_cast<unsigned char>(m_folded[run]))));
                }
                i = run;
            } else {
                ++i;
            }
            continue;
        }
        const std::size_t begin = i;
        while (i < n &&
               (isWordByte(static_cast<unsigned char>(m_folded[i])) ||
                (m_folded[i] == '\'' && i + 1 < n && isWordByte(static_cast<unsigned char>(m_folded[i + 1]))))) {
            ++i;
        }
        m_words.push_back({begin, i, negatedAhead > 0});
        if (isNegation(std::string_view(m_folded).substr(begin, i - begin))) {
            negatedAhead = kNegationReach;
        } else if (negatedAhead > 0) {
            --negatedAhead;
        }
    }
}

void FeatureExtractor::addWordFeatures()
{
    if (m_words.empty()) {
        return;
    }
    std::uint64_t previous = hashBytes("^", kSeedWord);
    for (const Word& word : m_words) {
        const std::string_view text = std::string_view(m_folded).substr(word.begin, word.end - word.begin);
        const std::uint64_t plain = hashBytes(text, kSeedWord);
        add(word.negated ? mix(plain ^ kSeedNegated) : plain);
        add(mix(previous * 3 + plain + kSeedPair));
        previous = plain;
        if (!word.negated) {
            addCharacterFeatures(word);
        }
    }
    add(mix(previous * 3 + hashBytes("$", kSeedWord) + kSeedPair));
}

void FeatureExtractor::addCharacterFeatures(const Word& word)
{
    m_padded.assign(1, '<');
    m_padded.append(m_folded, word.begin, word.end - word.begin);
    m_padded.push_back('>');
    for (std::size_t start = 0; start < m_padded.size(); ++start) {
        std::uint64_t h = kSeedCharacters;
        for (std::size_t length = 1; length <= kLongestGram && start + length <= m_padded.size(); ++length) {
            h = (h ^ static_cast<unsigned char>(m_padded[start + length - 1])) * 0x100000001b3ULL;
            if (length >= kShortestGram) {
                add(mix(h + length));
            }
        }
    }
}

void FeatureExtractor::add(std::uint64_t hash)
{
    // The high half times the bucket count: an even spread without a division.
    const auto feature = static_cast<std::uint32_t>(((hash >> 32) * m_buckets) >> 32);
    std::uint64_t& seen = m_seen[feature / 64U];
    const std::uint64_t bit = std::uint64_t{1} << (feature % 64U);
    if ((seen & bit) == 0) {
        seen |= bit;
        m_features.push_back(feature);
    }
}

} // namespace reminisce::emotion
