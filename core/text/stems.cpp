// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/stems.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>

#include <libstemmer.h>

namespace reminisce::text {
namespace {

struct StemmerDeleter
{
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};
using Snowball = std::unique_ptr<sb_stemmer, StemmerDeleter>;

struct Hash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
using Cache = std::unordered_map<std::string, std::string, Hash, std::equal_to<>>;

constexpr std::size_t kMaxWordBytes = 64;

/// Snowball's German stemmer expects umlauts; folded words have none, and it does not miss them: it removes the same
/// endings. Words with digits or of other scripts have no endings that it knows.
bool isStemmable(std::string_view folded)
{
    return !folded.empty() && folded.size() <= kMaxWordBytes &&
           std::all_of(folded.begin(), folded.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '\''; });
}

} // namespace

struct Stemmer::State
{
    std::size_t limit = 0;
    Snowball german{sb_stemmer_new("german", "UTF_8")};
    Snowball english{sb_stemmer_new("english", "UTF_8")};
    std::array<Cache, 3> caches;

    static std::string run(const Snowball& stemmer, std::string_view word)
    {
        if (!stemmer) {
            return std::string(word);
        }
        const sb_symbol* stem = sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol*>(word.data()),
                                                static_cast<int>(word.size()));
        if (stem == nullptr) {
            return std::string(word);
        }
        return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer.get()))};
    }

    std::string compute(std::string_view word, Language language) const
    {
        switch (language) {
        case Language::German:
            return run(german, word);
        case Language::English:
            return run(english, word);
        case Language::Unknown:
            break;
        }
        return run(english, run(german, word));
    }
};

Stemmer::Stemmer(std::size_t cacheLimit) : m_state(std::make_unique<State>())
{
    m_state->limit = std::max<std::size_t>(cacheLimit, 1);
}

Stemmer::~Stemmer() = default;
Stemmer::Stemmer(Stemmer&&) noexcept = default;
Stemmer& Stemmer::operator=(Stemmer&&) noexcept = default;

std::string_view Stemmer::stem(std::string_view folded, Language language)
{
    if (!isStemmable(folded)) {
        return folded;
    }
    Cache& cache = m_state->caches[static_cast<std::size_t>(language)];
    if (const auto known = cache.find(folded); known != cache.end()) {
        return known->second;
    }
    if (cache.size() >= m_state->limit) {
        cache.clear();
    }
    return cache.emplace(std::string(folded), m_state->compute(folded, language)).first->second;
}

} // namespace reminisce::text
