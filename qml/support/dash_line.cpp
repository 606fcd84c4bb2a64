// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/dash_line.h"

#include <QPainter>

namespace {

constexpr qreal kDash = 3; ///< pixels
constexpr qreal kGap = 2;

} // namespace

DashLine::DashLine(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void DashLine::setColor(const QColor& color)
{
    if (m_color != color) {
        m_color = color;
        Q_EMIT colorChanged();
        update();
    }
}

void DashLine::paint(QPainter* painter)
{
    for (qreal x = 0; x < width(); x += kDash + kGap) {
        painter->fillRect(QRectF(x, 0, kDash, height()), m_color);
    }
}
