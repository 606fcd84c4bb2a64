// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/find_view_model.h"

namespace reminisce::app {

void FindViewModel::setText(const QString& text)
{
    if (text != m_text) {
        m_text = text;
        forgetHits();
        Q_EMIT asked();
    }
}

QString FindViewModel::countText() const
{
    return m_text.isEmpty() ? QString() : QStringLiteral("%1 / %2").arg(m_index + 1).arg(m_hits.size());
}

void FindViewModel::next()
{
    goTo(m_index + 1);
}

void FindViewModel::previous()
{
    goTo(m_index - 1);
}

void FindViewModel::show(QList<qint64> hits)
{
    const qsizetype same = m_index >= 0 ? hits.indexOf(current()) : -1;
    m_hits = std::move(hits);
    m_index = static_cast<int>(same);
    if (m_index < 0 && !m_hits.isEmpty()) {
        goTo(0);
    } else {
        Q_EMIT changed();
    }
}

void FindViewModel::showWithoutGoing(QList<qint64> hits)
{
    m_hits = std::move(hits);
    m_index = m_hits.isEmpty() ? -1 : 0;
    Q_EMIT changed();
}

void FindViewModel::forgetHits()
{
    m_hits.clear();
    m_index = -1;
    Q_EMIT changed();
}

void FindViewModel::clear()
{
    m_text.clear();
    forgetHits();
}

void FindViewModel::goTo(int index)
{
    if (m_hits.isEmpty()) {
        return;
    }
    m_index = (index + count()) % count();
    Q_EMIT changed();
    Q_EMIT went();
}

} // namespace reminisce::app
