// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/focus_follower.h"

#include <QQuickWindow>

namespace {

constexpr qreal kMargin = 12; ///< of what is seen round the item, in pixels

} // namespace

FocusFollower::FocusFollower(QQuickItem* parent) : QQuickItem(parent)
{
    connect(this, &QQuickItem::windowChanged, this, [this](QQuickWindow* window) {
        disconnect(m_watch);
        if (window)
            m_watch = connect(window, &QQuickWindow::activeFocusItemChanged, this, &FocusFollower::follow);
    });
}

void FocusFollower::follow()
{
    auto* content = m_flickable ? m_flickable->property("contentItem").value<QQuickItem*>() : nullptr;
    QQuickItem* item = content && window() ? window()->activeFocusItem() : nullptr;
    if (!item || !content->isAncestorOf(item))
        return;
    const qreal seen = m_flickable->height();
    const qreal at = m_flickable->property("contentY").toReal();
    const qreal top = item->mapToItem(content, QPointF()).y() - kMargin;
    const qreal bottom = top + item->height() + 2 * kMargin;
    qreal wanted = at;
    if (top < at || bottom - top > seen) {
        // What is higher than the view is shown from its beginning, unless a part of it is in sight already.
        if (top >= at || bottom <= at || bottom - top <= seen)
            wanted = qMax(m_flickable->property("originY").toReal(), top);
    } else if (bottom > at + seen) {
        wanted = bottom - seen;
    }
    if (wanted != at) {
        m_flickable->setProperty("contentY", wanted);
        emit moved();
    }
}
