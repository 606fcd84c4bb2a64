// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/porter.h"

#include <memory>

#include <libstemmer.h>

namespace reminisce::evaluation {

std::string porterStem(std::string_view word)
{
    if (word.size() <= 2) {
        return std::string(word);
    }
    const std::unique_ptr<sb_stemmer, decltype(&sb_stemmer_delete)> stemmer(sb_stemmer_new("porter", "UTF_8"),
                                                                            &sb_stemmer_delete);
    if (!stemmer) {
        return std::string(word);
    }
    const sb_symbol* stem =
        sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol*>(word.data()), static_cast<int>(word.size()));
    if (stem == nullptr) {
        return std::string(word);
    }
    return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer.get()))};
}

} // namespace reminisce::evaluation
