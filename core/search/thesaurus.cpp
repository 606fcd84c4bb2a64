// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/thesaurus.h"

namespace reminisce::search {
std::vector<std::string> relatedWords(std::string_view) { return {}; }
}
