// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Scrolls a Flickable so that what Tab has reached in it can be seen.
class FocusFollower : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* flickable MEMBER m_flickable NOTIFY flickableChanged)

public:
    explicit FocusFollower(QQuickItem* parent = nullptr);

signals:
    void flickableChanged();
    /// It has scrolled.
    void moved();

private:
    void follow();

    QQuickItem* m_flickable = nullptr;
    QMetaObject::Connection m_watch;
};
