// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/evidence_rows.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/search/score_roles.h"
#include "core/text/language.h"
#include "core/text/stems.h"
#include "core/text/words.h"

namespace reminisce::app {

QList<Role<EvidenceRowData>> evidenceRoles()
{
    return {
        {"chunkId", [](const EvidenceRowData& row) { return QVariant(row.passage.chunkId); }},
        {"conversationId", [](const EvidenceRowData& row) { return QVariant(row.passage.conversationId); }},
        {"turnId", [](const EvidenceRowData& row) { return QVariant(row.passage.turnId); }},
        {"marker", [](const EvidenceRowData& row) { return QVariant(row.marker); }},
        {"whenText", [](const EvidenceRowData& row) { return QVariant(row.passage.whenText); }},
        {"title", [](const EvidenceRowData& row) { return QVariant(row.passage.title); }},
        {"stepText", [](const EvidenceRowData& row) { return QVariant(row.stepText); }},
        {"used", [](const EvidenceRowData& row) { return QVariant(row.found.cited); }},
        {"lines", [](const EvidenceRowData& row) { return QVariant(shownLines(row.passage)); }},
        {"emotionText", [](const EvidenceRowData& row) { return QVariant(row.passage.emotionText); }},
        {"expandable", [](const EvidenceRowData& row) { return QVariant(isExpandable(row.passage)); }},
        {"expanded", [](const EvidenceRowData& row) { return QVariant(row.passage.expanded); }},
        {"keyword", [](const EvidenceRowData& row) { return scoreOrNone(row.found.keyword); }},
        {"vector", [](const EvidenceRowData& row) { return scoreOrNone(row.found.vector); }},
        {"emotion", [](const EvidenceRowData& row) { return scoreOrNone(row.found.emotion); }},
        {"fused", [](const EvidenceRowData& row) { return scoreOrNone(row.found.fused); }},
        {"selected", [](const EvidenceRowData& row) { return QVariant(row.selected); }},
    };
}

std::vector<std::string> subjectWords(std::string_view question)
{
    std::vector<std::string> words;
    text::Stemmer stemmer(100);
    text::forEachWord(question, [&](const text::Word& word) {
        if (!text::isStopWord(word.folded)) {
            words.emplace_back(word.folded);
            words.emplace_back(stemmer.stem(word.folded));
        }
    });
    return words;
}

Result<QList<EvidenceRowData>> readEvidence(const archive::Reader& reader, const archive::Answer& answer,
                                            std::string_view question, PassageStyle style)
{
    style.terms = subjectWords(question);
    std::vector<archive::Id> ids;
    for (const archive::EvidenceRow& row : answer.evidence) {
        ids.push_back(row.chunk);
    }
    auto passages = readPassages(reader, ids, style);
    if (!passages) {
        return tl::unexpected(passages.error());
    }
    std::map<archive::Id, const archive::CitationRow*> cited;
    for (const archive::CitationRow& citation : answer.citations) {
        cited.emplace(citation.chunk, &citation);
    }
    std::map<archive::Id, archive::EvidenceRow> found;
    double top = 1; // what was understood can raise fused scores over 1; bars need a common top
    for (const archive::EvidenceRow& row : answer.evidence) {
        top = std::max(top, row.fused.value_or(0));
    }
    for (archive::EvidenceRow row : answer.evidence) {
        row.fused = row.fused ? std::optional(*row.fused / top) : std::nullopt;
        found.emplace(row.chunk, row);
    }
    QList<EvidenceRowData> rows;
    for (Passage& passage : *passages) {
        EvidenceRowData row;
        row.found = found[passage.chunkId];
        if (const auto citation = cited.find(passage.chunkId); citation != cited.end()) {
            row.marker = citation->second->marker;
            row.found.cited = true;
            passage.turnId = citation->second->turn > 0 ? citation->second->turn : passage.turnId;
        }
        row.stepText =
            row.found.step > 0 ? QCoreApplication::translate("Evidence", "step %1").arg(row.found.step) : QString();
        row.passage = std::move(passage);
        rows.append(std::move(row));
    }
    // Numbered passages come first, in the order of their numbers; the others keep their rank.
    std::stable_sort(rows.begin(), rows.end(), [](const EvidenceRowData& a, const EvidenceRowData& b) {
        const int none = std::numeric_limits<int>::max();
        return (a.marker > 0 ? a.marker : none) < (b.marker > 0 ? b.marker : none);
    });
    return rows;
}

} // namespace reminisce::app
