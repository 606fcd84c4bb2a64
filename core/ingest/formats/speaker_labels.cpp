// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/speaker_labels.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

bool isSpeakerLabel(std::string_view name)
{
    static constexpr std::array<std::string_view, 18> kWords = {
        "speaker", "spk", "sprecher", "sprecherin", "channel", "ch",  "guest", "participant", "voice",
        "stimme",  "s",   "f",        "m",          "f_s",     "m_s", "par",   "locuteur",    "hablante"};
    std::string folded = text::fold(trimmed(name));
    if (folded == "system audio") {
        return true;
    }
    const std::size_t end = folded.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end + 1 < folded.size();
    if (numbered) {
        folded.resize(end + 1);
    } else if (folded.size() > 2 && folded[folded.size() - 2] == ' ') { // "Speaker A"
        folded.resize(folded.size() - 2);
    } else {
        return folded.find_first_not_of("0123456789") == std::string::npos && !folded.empty();
    }
    while (!folded.empty() && std::string_view(" _-#").find(folded.back()) != std::string_view::npos) {
        folded.pop_back();
    }
    return std::find(kWords.begin(), kWords.end(), folded) != kWords.end();
}

} // namespace reminisce::ingest
