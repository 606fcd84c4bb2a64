// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QVariantMap>
#include <QVector>
#include <QtQml/qqmlregistration.h>

/// The bars of the density strip, and its brush: which bins are chosen, moved by pointer or keys, always whole bins.
/// Bars fill the width with a gap of 1 between them; two years of weeks come to 5 pixels each, more bins grow narrower.
class StripBars : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// List of {startIso, endIso, total, parts: [{emotion, colourIndex, count}]}, parts bottom up.
    Q_PROPERTY(QVariantList bins READ bins WRITE setBins NOTIFY binsChanged)
    Q_PROPERTY(qreal maxTotal READ maxTotal WRITE setMaxTotal NOTIFY maxTotalChanged)
    Q_PROPERTY(QVariantMap emotionColours READ emotionColours WRITE setEmotionColours NOTIFY coloursChanged)
    Q_PROPERTY(QVariantList personColours READ personColours WRITE setPersonColours NOTIFY coloursChanged)
    Q_PROPERTY(QColor otherColour READ otherColour WRITE setOtherColour NOTIFY coloursChanged)
    Q_PROPERTY(QString brushFrom READ brushFrom WRITE setBrushFrom NOTIFY brushChanged)
    Q_PROPERTY(QString brushTo READ brushTo WRITE setBrushTo NOTIFY brushChanged)
    Q_PROPERTY(bool hasBrush READ hasBrush NOTIFY brushChanged)
    Q_PROPERTY(qreal brushX READ brushX NOTIFY brushChanged)
    Q_PROPERTY(qreal brushWidth READ brushWidth NOTIFY brushChanged)
    /// Width that all bins take, at most the item's width.
    Q_PROPERTY(qreal barsWidth READ barsWidth NOTIFY layoutChanged)

public:
    explicit StripBars(QQuickItem* parent = nullptr);

    [[nodiscard]] QVariantList bins() const { return m_bins; }
    void setBins(const QVariantList& bins);
    [[nodiscard]] qreal maxTotal() const { return m_maxTotal; }
    void setMaxTotal(qreal maxTotal);
    [[nodiscard]] QVariantMap emotionColours() const { return m_emotionColours; }
    void setEmotionColours(const QVariantMap& colours);
    [[nodiscard]] QVariantList personColours() const { return m_personColours; }
    void setPersonColours(const QVariantList& colours);
    [[nodiscard]] QColor otherColour() const { return m_otherColour; }
    void setOtherColour(const QColor& colour);
    [[nodiscard]] QString brushFrom() const { return m_brushFrom; }
    void setBrushFrom(const QString& iso);
    [[nodiscard]] QString brushTo() const { return m_brushTo; }
    void setBrushTo(const QString& iso);

    [[nodiscard]] bool hasBrush() const { return m_first >= 0; }
    [[nodiscard]] qreal brushX() const;
    [[nodiscard]] qreal brushWidth() const;
    [[nodiscard]] qreal barsWidth() const;

    /// Index of the bin at x, or -1.
    Q_INVOKABLE [[nodiscard]] int binAt(qreal x) const;
    /// Left edge of a bin in pixels.
    Q_INVOKABLE [[nodiscard]] qreal xOfBin(int index) const;
    /// The bin as given, or an empty map.
    Q_INVOKABLE [[nodiscard]] QVariantMap bin(int index) const;

    /// Begins a drag: of a handle when x is on one, of the brush when x is inside, otherwise of a new brush.
    Q_INVOKABLE void press(qreal x);
    Q_INVOKABLE void drag(qreal x);
    /// Ends a drag and emits brushed() if anything was chosen.
    Q_INVOKABLE void release();
    /// Moves the brush by `bins`; `resize` moves only its end. Starts at the last bin when there is none.
    Q_INVOKABLE void move(int bins, bool resize);

    void paint(QPainter* painter) override;

signals:
    void binsChanged();
    void maxTotalChanged();
    void coloursChanged();
    void brushChanged();
    void layoutChanged();
    /// A range was chosen: dates of the first bin's start and the last bin's end.
    void brushed(const QString& fromIso, const QString& toIso);

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;

private:
    enum class Drag { None, New, First, Last, Whole };
    struct Part
    {
        QString emotion;
        int colourIndex;
        qreal count;
    };

    void findBrush();
    void setRange(int first, int last);
    void announce();
    [[nodiscard]] qreal step() const;
    [[nodiscard]] QColor colourOf(const Part& part) const;

    QVariantList m_bins;
    QVector<QVector<Part>> m_parts;
    qreal m_maxTotal = 0;
    QVariantMap m_emotionColours;
    QVariantList m_personColours;
    QColor m_otherColour;
    QString m_brushFrom;
    QString m_brushTo;
    int m_first = -1;
    int m_last = -1;
    Drag m_drag = Drag::None;
    int m_anchor = -1;
    bool m_moved = false;
};
