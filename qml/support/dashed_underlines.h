// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Dashed lines under rectangles, in one item: an item for each line would be hundreds in a long answer.
class DashedUnderlines : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)
    /// List of {x, y, width, height}, in this item.
    Q_PROPERTY(QVariantList places READ places WRITE setPlaces NOTIFY placesChanged)

public:
    explicit DashedUnderlines(QQuickItem* parent = nullptr);

    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] QVariantList places() const { return m_places; }
    void setPlaces(const QVariantList& places);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void colorChanged();
    void placesChanged();

private:
    QColor m_color;
    QVariantList m_places;
};
