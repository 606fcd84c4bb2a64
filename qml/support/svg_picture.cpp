// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/svg_picture.h"

#include <algorithm>

#include <QPainter>

namespace {

/// QtSvg takes a list of font families for the name of one, and then draws with none of them: the first is left.
QByteArray withOneFamily(QByteArray svg)
{
    static const QByteArray kAttribute = "font-family=\"";
    for (qsizetype at = svg.indexOf(kAttribute); at >= 0; at = svg.indexOf(kAttribute, at + 1)) {
        const qsizetype begin = at + kAttribute.size();
        const qsizetype end = svg.indexOf('"', begin);
        const qsizetype comma = svg.indexOf(',', begin);
        if (comma >= 0 && comma < end) {
            svg.remove(comma, end - comma);
        }
    }
    return svg;
}

} // namespace

SvgPicture::SvgPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void SvgPicture::setSvg(const QByteArray& svg)
{
    if (svg == m_svg) {
        return;
    }
    m_svg = svg;
    m_renderer.load(withOneFamily(svg));
    setImplicitSize(m_renderer.defaultSize().width(), m_renderer.defaultSize().height());
    Q_EMIT svgChanged();
    update();
}

void SvgPicture::paint(QPainter* painter)
{
    if (!m_renderer.isValid()) {
        return;
    }
    // At most its own size: larger letters than those around it would look loud.
    const QSizeF own = m_renderer.defaultSize();
    const qreal scale = std::min({1.0, width() / own.width(), height() / own.height()});
    const QSizeF size = own * scale;
    m_renderer.render(painter, QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size));
}
