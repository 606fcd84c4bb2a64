// SPDX-License-Identifier: GPL-3.0-or-later
// What one answer was built from: chosen, counted, unfolded.
#include <algorithm>

#include <QSet>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_compare.h"

namespace reminisce::app {

const MessageRow* AskViewModel::selectedMessage() const
{
    return messageOf(*m_chat, m_selectedMessage);
}

void AskViewModel::selectMessage(qint64 id)
{
    m_selectedMessage = id;
    markSelected(*m_chat, id);
    loadDetails(id);
    showEvidence();
}

void AskViewModel::setEvidenceTab(const QString& tab)
{
    if (tab != m_evidenceTab) {
        m_evidenceTab = tab;
        showEvidence();
    }
}

int AskViewModel::evidenceAllCount() const
{
    const MessageRow* message = selectedMessage();
    return message ? static_cast<int>(message->evidence.size()) : 0;
}

int AskViewModel::evidenceUsedCount() const
{
    const MessageRow* message = selectedMessage();
    return message ? static_cast<int>(std::count_if(message->evidence.begin(), message->evidence.end(),
                                                    [](const EvidenceRowData& row) { return row.found.cited; }))
                   : 0;
}

QString AskViewModel::evidenceHeadText() const
{
    const MessageRow* message = selectedMessage();
    if (!message || message->evidence.isEmpty()) {
        return {};
    }
    QSet<int> steps;
    for (const EvidenceRowData& row : message->evidence) {
        steps.insert(row.found.step);
    }
    const QString passages = tr("%n passage(s)", nullptr, evidenceAllCount());
    return tr("%1 from %2").arg(passages, tr("%n call(s)", nullptr, static_cast<int>(steps.size())));
}

void AskViewModel::showEvidence()
{
    QList<EvidenceRowData> rows;
    if (const MessageRow* message = selectedMessage()) {
        for (EvidenceRowData row : message->evidence) {
            const bool wanted =
                m_evidenceTab == QLatin1String("all") || row.found.cited == (m_evidenceTab == QLatin1String("used"));
            if (wanted) {
                row.selected = row.marker > 0 && row.marker == m_selectedMarker;
                rows.append(std::move(row));
            }
        }
    }
    m_evidence.assign(std::move(rows));
    Q_EMIT evidenceChanged();
}

void AskViewModel::setSelectedMarker(int marker)
{
    if (marker != m_selectedMarker) {
        m_selectedMarker = marker;
        m_evidence.updateAll([marker](EvidenceRowData& row) { row.selected = marker > 0 && row.marker == marker; });
        Q_EMIT selectedMarkerChanged();
    }
    for (int row = 0; row < m_evidence.rowCount(); ++row) {
        if (marker > 0 && m_evidence.at(row).marker == marker) {
            Q_EMIT scrollToEvidence(row);
            return;
        }
    }
}

void AskViewModel::toggleEvidence(int row)
{
    if (row < 0 || row >= m_evidence.rowCount()) {
        return;
    }
    const qint64 chunk = m_evidence.at(row).passage.chunkId;
    const bool expanded = !m_evidence.at(row).passage.expanded;
    m_evidence.update(row, [&](EvidenceRowData& one) { one.passage.expanded = expanded; });
    // The message keeps it, for when the tab is changed.
    const auto keep = [&](MessageRow& message) {
        for (EvidenceRowData& one : message.evidence) {
            one.passage.expanded = one.passage.chunkId == chunk ? expanded : one.passage.expanded;
        }
    };
    changeMessage(*m_chat, m_selectedMessage, keep, {Qt::DisplayRole}); // nothing that the chat shows has changed
}

} // namespace reminisce::app
