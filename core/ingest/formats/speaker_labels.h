// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::ingest {

/// Whether a name is only a label by which a program told voices apart ("Speaker 1", "SPEAKER_00", "spk_0", "S2", "F4",
/// "F_S12", "ch_0", "Channel 1", "Guest-2", "Sprecher 3"): the same label means somebody else in the next file, so it
/// stands for no person.
[[nodiscard]] bool isSpeakerLabel(std::string_view name);

} // namespace reminisce::ingest
