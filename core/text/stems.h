// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/text/language.h"

namespace reminisce::text {

/// Snowball stems for German and English, with a cache: the words of conversations repeat. One object per thread.
class Stemmer
{
public:
    /// `cacheLimit`: how many distinct words are remembered per language before the cache starts anew.
    explicit Stemmer(std::size_t cacheLimit = 200'000);
    ~Stemmer();
    Stemmer(Stemmer&&) noexcept;
    Stemmer& operator=(Stemmer&&) noexcept;

    /// The stem of a word that went through fold(). Words with digits, of unknown script or over 64 bytes come back
    /// unchanged. With Language::Unknown the English stem of the German stem is taken, which is stable for both. The
    /// view lives until the next call on this object.
    [[nodiscard]] std::string_view stem(std::string_view folded, Language language = Language::Unknown);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace reminisce::text
