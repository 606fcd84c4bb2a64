// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/place_keeper.h"

#include <QQuickWindow>

PlaceKeeper::PlaceKeeper(QQuickItem* parent) : QQuickItem(parent)
{
    connect(this, &QQuickItem::windowChanged, this, [this](QQuickWindow* window) {
        disconnect(m_frames);
        if (window)
            m_frames = connect(window, &QQuickWindow::afterAnimating, this, &PlaceKeeper::settle);
    });
}

void PlaceKeeper::settle()
{
    if (!m_list || !m_list->isVisible())
        return;
    // Scrolling moves the content, not the rows in it: a row that has another place was moved by what is above it.
    const qreal at = m_list->property("contentY").toReal();
    const qreal moved = m_row && m_holds ? m_row->y() - m_rowY : 0;
    if (moved != 0)
        m_list->setProperty("contentY", at + moved);
    QQuickItem* row = nullptr;
    QMetaObject::invokeMethod(m_list, "itemAt", Q_RETURN_ARG(QQuickItem*, row), Q_ARG(qreal, m_list->width() / 2),
                              Q_ARG(qreal, at + moved));
    m_row = row;
    m_rowY = row ? row->y() : 0;
}
