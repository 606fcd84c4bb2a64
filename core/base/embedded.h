// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

/// Declares the bytes that CMake's reminisce_embed(TARGET symbol FILE) linked in. Use at namespace scope.
#define REMINISCE_DECLARE_EMBEDDED(symbol)                                                                             \
    extern "C" const char reminisce_embedded_##symbol##_begin[];                                                       \
    extern "C" const char reminisce_embedded_##symbol##_end[]

/// The embedded bytes as a view that lives as long as the program.
#define REMINISCE_EMBEDDED(symbol)                                                                                     \
    std::string_view(                                                                                                  \
        reminisce_embedded_##symbol##_begin,                                                                           \
        static_cast<std::size_t>(reminisce_embedded_##symbol##_end - reminisce_embedded_##symbol##_begin))
