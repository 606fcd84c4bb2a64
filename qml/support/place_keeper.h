// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Keeps what is seen at the upper edge of a ListView in its place when rows above it grow or shrink: those whose words
/// come only when they are looked at, or a window that becomes narrower. A ListView does so for the first row that it
/// has made, not for others above the edge.
class PlaceKeeper : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* list MEMBER m_list NOTIFY listChanged)
    /// Off while the list is to follow its end.
    Q_PROPERTY(bool holds MEMBER m_holds NOTIFY holdsChanged)

public:
    explicit PlaceKeeper(QQuickItem* parent = nullptr);

signals:
    void listChanged();
    void holdsChanged();

private:
    /// Once per frame, when the rows are laid out and nothing is painted yet.
    void settle();

    QQuickItem* m_list = nullptr;
    bool m_holds = true;
    QPointer<QQuickItem> m_row; ///< at the upper edge in the last frame
    qreal m_rowY = 0;           ///< its place in the content then
    QMetaObject::Connection m_frames;
};
