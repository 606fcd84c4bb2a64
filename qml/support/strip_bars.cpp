// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/strip_bars.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal kWidestStep = 32; // months of a short archive would otherwise fill the strip with slabs
constexpr qreal kHandleReach = 5; // pixels on each side of a handle that still take it
constexpr qreal kOutsideOpacity = .32;

} // namespace

StripBars::StripBars(QQuickItem* parent) : QQuickPaintedItem(parent) {}

void StripBars::setBins(const QVariantList& bins)
{
    m_bins = bins;
    m_parts.clear();
    m_parts.reserve(bins.size());
    for (const QVariant& entry : bins) {
        QVector<Part> parts;
        for (const QVariant& value : entry.toMap().value(QStringLiteral("parts")).toList()) {
            const QVariantMap part = value.toMap();
            parts.append({part.value(QStringLiteral("emotion")).toString(),
                          part.value(QStringLiteral("colourIndex")).toInt(),
                          part.value(QStringLiteral("count")).toReal()});
        }
        m_parts.append(parts);
    }
    emit binsChanged();
    emit layoutChanged();
    findBrush();
    update();
}

void StripBars::setMaxTotal(qreal maxTotal)
{
    if (m_maxTotal == maxTotal)
        return;
    m_maxTotal = maxTotal;
    emit maxTotalChanged();
    update();
}

void StripBars::setEmotionColours(const QVariantMap& colours)
{
    m_emotionColours = colours;
    emit coloursChanged();
    update();
}

void StripBars::setPersonColours(const QVariantList& colours)
{
    m_personColours = colours;
    emit coloursChanged();
    update();
}

void StripBars::setOtherColour(const QColor& colour)
{
    m_otherColour = colour;
    emit coloursChanged();
    update();
}

void StripBars::setBrushFrom(const QString& iso)
{
    m_brushFrom = iso;
    findBrush();
}

void StripBars::setBrushTo(const QString& iso)
{
    m_brushTo = iso;
    findBrush();
}

qreal StripBars::step() const
{
    if (m_bins.isEmpty())
        return kWidestStep;
    const qreal fit = width() / static_cast<qreal>(m_bins.size());
    // Whole pixels while there is room, so that all bars are alike.
    return fit >= 6 ? std::min(kWidestStep, std::floor(fit)) : fit;
}

qreal StripBars::barsWidth() const
{
    return std::min(width(), step() * static_cast<qreal>(m_bins.size()));
}

qreal StripBars::brushX() const
{
    return m_first < 0 ? 0 : xOfBin(m_first);
}

qreal StripBars::brushWidth() const
{
    return m_first < 0 ? 0 : xOfBin(m_last + 1) - xOfBin(m_first);
}

int StripBars::binAt(qreal x) const
{
    const int index = static_cast<int>(std::floor(x / step()));
    return index >= 0 && index < m_bins.size() ? index : -1;
}

qreal StripBars::xOfBin(int index) const
{
    return std::floor(index * step());
}

QVariantMap StripBars::bin(int index) const
{
    return index >= 0 && index < m_bins.size() ? m_bins.at(index).toMap() : QVariantMap();
}

void StripBars::findBrush()
{
    int first = -1;
    int last = -1;
    if (!m_brushFrom.isEmpty() || !m_brushTo.isEmpty()) {
        // ISO dates compare as text; only the day counts.
        const QString from = m_brushFrom.left(10);
        const QString to = m_brushTo.left(10);
        for (int i = 0; i < m_bins.size(); ++i) {
            const QVariantMap bin = m_bins.at(i).toMap();
            const bool after = from.isEmpty() || bin.value(QStringLiteral("endIso")).toString().left(10) >= from;
            const bool before = to.isEmpty() || bin.value(QStringLiteral("startIso")).toString().left(10) <= to;
            if (after && before) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
    }
    setRange(first, last);
}

void StripBars::setRange(int first, int last)
{
    if (m_first == first && m_last == last)
        return;
    m_first = first;
    m_last = last;
    emit brushChanged();
    update();
}

void StripBars::announce()
{
    if (m_first < 0)
        return;
    emit brushed(bin(m_first).value(QStringLiteral("startIso")).toString(),
                 bin(m_last).value(QStringLiteral("endIso")).toString());
}

void StripBars::press(qreal x)
{
    if (m_bins.isEmpty())
        return;
    m_moved = false;
    m_anchor = std::clamp(static_cast<int>(std::floor(x / step())), 0, static_cast<int>(m_bins.size()) - 1);
    if (m_first >= 0 && std::abs(x - brushX()) <= kHandleReach)
        m_drag = Drag::First;
    else if (m_first >= 0 && std::abs(x - brushX() - brushWidth()) <= kHandleReach)
        m_drag = Drag::Last;
    else if (m_first >= 0 && x > brushX() && x < brushX() + brushWidth())
        m_drag = Drag::Whole;
    else
        m_drag = Drag::New;
}

void StripBars::drag(qreal x)
{
    if (m_drag == Drag::None || m_bins.isEmpty())
        return;
    const int end = static_cast<int>(m_bins.size()) - 1;
    const int at = std::clamp(static_cast<int>(std::floor(x / step())), 0, end);
    m_moved = true;
    switch (m_drag) {
    case Drag::New:
        setRange(std::min(m_anchor, at), std::max(m_anchor, at));
        break;
    case Drag::First:
        setRange(std::min(at, m_last), m_last);
        break;
    case Drag::Last:
        setRange(m_first, std::max(at, m_first));
        break;
    case Drag::Whole: {
        const int shift = std::clamp(at - m_anchor, -m_first, end - m_last);
        m_anchor += shift;
        setRange(m_first + shift, m_last + shift);
        break;
    }
    case Drag::None:
        break;
    }
}

void StripBars::release()
{
    if (m_drag == Drag::New && !m_moved)
        setRange(m_anchor, m_anchor);
    const bool changed = m_moved || m_drag == Drag::New;
    m_drag = Drag::None;
    if (changed)
        announce();
}

void StripBars::move(int bins, bool resize)
{
    if (m_bins.isEmpty())
        return;
    const int end = static_cast<int>(m_bins.size()) - 1;
    if (m_first < 0) {
        setRange(end, end);
    } else if (resize) {
        setRange(m_first, std::clamp(m_last + bins, m_first, end));
    } else {
        const int shift = std::clamp(bins, -m_first, end - m_last);
        setRange(m_first + shift, m_last + shift);
    }
    announce();
}

QColor StripBars::colourOf(const Part& part) const
{
    if (!part.emotion.isEmpty())
        return m_emotionColours.value(part.emotion).value<QColor>();
    if (part.colourIndex >= 1 && !m_personColours.isEmpty())
        return m_personColours.at((part.colourIndex - 1) % m_personColours.size()).value<QColor>();
    return m_otherColour;
}

void StripBars::paint(QPainter* painter)
{
    if (m_maxTotal <= 0)
        return;
    const qreal bar = step();
    // Where bars begin between pixels, only the gaps differ.
    const qreal barWidth = std::max<qreal>(1, std::floor(bar) - (bar >= 3 ? 1 : 0));
    const qreal full = height();
    for (int i = 0; i < m_parts.size(); ++i) {
        const qreal left = xOfBin(i);
        painter->setOpacity(m_first < 0 || (i >= m_first && i <= m_last) ? 1 : kOutsideOpacity);
        // Segments end on whole pixels of the running sum, so that rounding never adds up.
        qreal sum = 0;
        qreal below = 0;
        for (const Part& part : m_parts.at(i)) {
            sum += part.count;
            const qreal top = std::round(sum / m_maxTotal * full);
            if (top > below)
                painter->fillRect(QRectF(left, full - top, barWidth, top - below), colourOf(part));
            below = std::max(below, top);
        }
        if (sum > 0 && below < 1 && !m_parts.at(i).isEmpty())
            painter->fillRect(QRectF(left, full - 1, barWidth, 1), colourOf(m_parts.at(i).first()));
    }
}

void StripBars::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.width() != oldGeometry.width()) {
        emit layoutChanged();
        emit brushChanged();
    }
}
