// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QQuickPaintedItem>
#include <QSvgRenderer>
#include <QtQml/qqmlregistration.h>

/// An SVG drawing from memory, as large as fits, at the screen's own resolution. Nothing is loaded from anywhere.
class SvgPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QByteArray svg READ svg WRITE setSvg NOTIFY svgChanged)

public:
    explicit SvgPicture(QQuickItem* parent = nullptr);

    [[nodiscard]] QByteArray svg() const { return m_svg; }
    void setSvg(const QByteArray& svg);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void svgChanged();

private:
    QByteArray m_svg;
    QSvgRenderer m_renderer;
};
