// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include <QList>

#include "app/base/list_model.h"
#include "app/search/passage.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// A passage that a step of an answer found.
struct EvidenceRowData
{
    Passage passage;
    archive::EvidenceRow found;
    int marker = 0; ///< first citation that leads into it; 0: none
    QString stepText;
    bool selected = false;
};

/// Roles: chunkId, conversationId, turnId, marker, whenText, title, stepText, used, lines, keyword, vector, emotion,
/// fused (−1 where an arm did not find it), selected.
[[nodiscard]] QList<Role<EvidenceRowData>> evidenceRoles();

/// The evidence of an answer, ready to be shown: what was used first, by marker. Words of the question are marked. Not
/// for the GUI thread.
[[nodiscard]] Result<QList<EvidenceRowData>> readEvidence(const archive::Reader& reader, const archive::Answer& answer,
                                                          std::string_view question, PassageStyle style);

/// The words of a question that carry its subject, and their stems, for marking.
[[nodiscard]] std::vector<std::string> subjectWords(std::string_view question);

} // namespace reminisce::app
