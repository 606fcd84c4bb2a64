// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/dashed_underlines.h"

#include <QPainter>

namespace {

constexpr qreal kDash = 3; ///< pixels
constexpr qreal kGap = 2;

} // namespace

DashedUnderlines::DashedUnderlines(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void DashedUnderlines::setColor(const QColor& color)
{
    if (m_color != color) {
        m_color = color;
        Q_EMIT colorChanged();
        update();
    }
}

void DashedUnderlines::setPlaces(const QVariantList& places)
{
    if (m_places != places) {
        m_places = places;
        Q_EMIT placesChanged();
        update();
    }
}

void DashedUnderlines::paint(QPainter* painter)
{
    for (const QVariant& entry : m_places) {
        const QVariantMap place = entry.toMap();
        const qreal left = place.value(QStringLiteral("x")).toDouble();
        const qreal right = left + place.value(QStringLiteral("width")).toDouble();
        const qreal below =
            place.value(QStringLiteral("y")).toDouble() + place.value(QStringLiteral("height")).toDouble();
        for (qreal x = left; x < right; x += kDash + kGap) {
            painter->fillRect(QRectF(x, below, std::min(kDash, right - x), 1), m_color);
        }
    }
}
