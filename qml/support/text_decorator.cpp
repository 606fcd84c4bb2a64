// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/text_decorator.h"

#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace {

constexpr QChar kPlaceholder(0x00A0); // does not break from the word before it
constexpr int kCitationWidth = 20;    // 16 for the mark, 2 on each side

void appendMarks(QVariantList& to, const QVariantList& marks, int offset)
{
    for (const QVariant& entry : marks) {
        QVariantMap mark = entry.toMap();
        mark[QStringLiteral("start")] = mark.value(QStringLiteral("start")).toInt() + offset;
        to.append(mark);
    }
}

} // namespace

void TextDecorator::setDocument(QQuickTextDocument* document)
{
    if (m_document == document)
        return;
    m_document = document;
    if (m_document) {
        QTextDocument* text = m_document->textDocument();
        text->setUndoRedoEnabled(false);
        text->setDocumentMargin(0);
        connect(text->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
                &TextDecorator::scheduleDecorations);
    }
    emit documentChanged();
    fill();
}

void TextDecorator::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    fill();
}

void TextDecorator::setSegments(const QVariantList& segments)
{
    m_segments = segments;
    emit segmentsChanged();
    fill();
}

void TextDecorator::setMarks(const QVariantList& marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    emit marksChanged();
    fill();
}

void TextDecorator::setLead(const QString& lead)
{
    if (m_lead == lead)
        return;
    m_lead = lead;
    emit leadChanged();
    fill();
}

void TextDecorator::setLeadColor(const QColor& colour)
{
    if (m_leadColor == colour)
        return;
    m_leadColor = colour;
    emit leadChanged();
    formatAll(m_runs);
}

void TextDecorator::setMarkColor(const QColor& colour)
{
    if (m_markColor == colour)
        return;
    m_markColor = colour;
    emit markColorChanged();
    formatAll(m_runs);
}

void TextDecorator::setLeading(int leading)
{
    if (m_leading == leading)
        return;
    m_leading = leading;
    emit leadingChanged();
    formatAll(m_runs);
    scheduleDecorations();
}

void TextDecorator::setWidth(qreal width)
{
    if (m_width == width)
        return;
    m_width = width;
    emit widthChanged();
    scheduleDecorations();
}

void TextDecorator::setTagWidth(int tagWidth)
{
    if (m_tagWidth == tagWidth)
        return;
    m_tagWidth = tagWidth;
    emit tagWidthChanged();
    formatAll(m_runs);
    scheduleDecorations();
}

QString TextDecorator::compose(QVector<Run>& runs, QVariantList& marks) const
{
    QString plain;
    if (!m_lead.isEmpty()) {
        plain = m_lead + QStringLiteral("  ");
        runs.append({Run::Lead, 0, static_cast<int>(m_lead.size()), 0});
    }
    if (m_segments.isEmpty()) {
        appendMarks(marks, m_marks, leadLength());
        return plain + m_text;
    }
    for (const QVariant& entry : m_segments) {
        const QVariantMap segment = entry.toMap();
        const QString kind = segment.value(QStringLiteral("kind")).toString();
        const QString text = segment.value(QStringLiteral("text")).toString();
        const int start = static_cast<int>(plain.size());
        appendMarks(marks, segment.value(QStringLiteral("marks")).toList(), start);
        if (kind == QLatin1String("citation")) {
            plain += kPlaceholder;
            runs.append({Run::Citation, start, 1, segment.value(QStringLiteral("marker")).toInt()});
        } else if (kind == QLatin1String("unsupported")) {
            plain += text;
            runs.append({Run::Unsupported, start, static_cast<int>(text.size()), 0});
            runs.append({Run::Tag, static_cast<int>(plain.size()), 1, 0});
            plain += kPlaceholder;
        } else {
            plain += text;
        }
    }
    return plain;
}

void TextDecorator::componentComplete()
{
    m_complete = true;
    fill();
}

void TextDecorator::fill()
{
    if (!m_document || !m_complete)
        return;
    QVector<Run> runs;
    QVariantList marks;
    const QString plain = compose(runs, marks);
    const bool remarked = marks != m_filledMarks;
    if (remarked) {
        m_filledMarks = marks;
        scheduleDecorations();
    }
    if (plain == m_filled && runs == m_runs) {
        if (remarked) {
            QTextCursor all(m_document->textDocument());
            all.beginEditBlock();
            all.select(QTextCursor::Document);
            all.setCharFormat({});
            formatAll(runs);
            all.endEditBlock();
        }
        return;
    }

    QTextDocument* document = m_document->textDocument();
    QTextCursor cursor(document);
    if (!m_filled.isEmpty() && plain.startsWith(m_filled) && runs == m_runs) {
        // A streaming answer grows at its end: laying out the whole text anew with every word would be quadratic.
        cursor.movePosition(QTextCursor::End);
        cursor.insertText(plain.mid(m_filled.size()));
        formatParagraphs(static_cast<int>(m_filled.size()));
        m_filled = plain;
    } else {
        cursor.beginEditBlock(); // laid out once, and never at a height between the old and the new one
        cursor.select(QTextCursor::Document);
        cursor.insertText(plain, QTextCharFormat());
        m_filled = plain;
        formatAll(runs);
        cursor.endEditBlock();
    }
    m_runs = runs;
    scheduleDecorations();
}

void TextDecorator::formatAll(const QVector<Run>& runs)
{
    if (!m_document || !m_complete)
        return;
    QTextDocument* document = m_document->textDocument();
    QTextCursor cursor(document);
    cursor.beginEditBlock();
    formatParagraphs(0);
    const qreal natural = QFontMetricsF(document->defaultFont()).horizontalAdvance(kPlaceholder);
    for (const Run& run : runs) {
        if (run.kind == Run::Unsupported)
            continue;
        QTextCharFormat wide;
        if (run.kind == Run::Lead) {
            wide.setForeground(m_leadColor);
            wide.setFontWeight(QFont::DemiBold);
        } else {
            wide.setFontLetterSpacingType(QFont::AbsoluteSpacing);
            wide.setFontLetterSpacing((run.kind == Run::Citation ? kCitationWidth : m_tagWidth) - natural);
        }
        cursor.setPosition(run.start);
        cursor.setPosition(run.start + run.length, QTextCursor::KeepAnchor);
        cursor.setCharFormat(wide);
    }
    if (m_markColor.isValid()) {
        QTextCharFormat marked;
        marked.setForeground(m_markColor);
        for (const QVariant& entry : m_filledMarks) {
            const QVariantMap mark = entry.toMap();
            const int start = mark.value(QStringLiteral("start")).toInt();
            const int end = start + mark.value(QStringLiteral("length")).toInt();
            cursor.setPosition(qBound(0, start, static_cast<int>(m_filled.size())));
            cursor.setPosition(qBound(0, end, static_cast<int>(m_filled.size())), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(marked);
        }
    }
    cursor.endEditBlock();
}

void TextDecorator::formatParagraphs(int from)
{
    for (QTextBlock block = m_document->textDocument()->findBlock(from); block.isValid(); block = block.next()) {
        const bool follows = block.length() > 1 && block.previous().isValid() && block.previous().length() > 1;
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(m_leading, QTextBlockFormat::FixedHeight);
        format.setTopMargin(follows ? m_paragraphGap : 0);
        if (format != block.blockFormat())
            QTextCursor(block).setBlockFormat(format);
    }
}

void TextDecorator::scheduleDecorations()
{
    if (m_decorationsScheduled)
        return;
    m_decorationsScheduled = true;
    QMetaObject::invokeMethod(this, &TextDecorator::updateDecorations, Qt::QueuedConnection);
}

void TextDecorator::updateDecorations()
{
    m_decorationsScheduled = false;
    if (!m_document)
        return;
    QVariantList marks;
    QVariantList citations;
    QVariantList unsupported;
    QVariantList tags;
    for (const QVariant& entry : m_filledMarks) {
        const QVariantMap mark = entry.toMap();
        appendRects(marks, mark.value(QStringLiteral("start")).toInt(), mark.value(QStringLiteral("length")).toInt());
    }
    for (const Run& run : m_runs) {
        if (run.kind == Run::Lead)
            continue;
        QVariantList& list = run.kind == Run::Citation ? citations : run.kind == Run::Tag ? tags : unsupported;
        appendRects(list, run.start, run.length, {{QStringLiteral("marker"), run.marker}});
    }
    const int end = static_cast<int>(m_filled.size());
    const QVector<QRectF> last = rectsOf(qMax(0, end - 1), qMin(end, 1));
    const QRectF endRect = last.isEmpty() ? QRectF(0, 0, 0, m_leading)
                                          : QRectF(last.last().right(), last.last().y(), 0, last.last().height());
    // Items are made anew for a list that changes, and an answer's end moves with every word.
    if (std::exchange(m_markRects, marks) != marks)
        emit marksMoved();
    if (std::exchange(m_citationRects, citations) != citations)
        emit citationsMoved();
    if (std::exchange(m_unsupportedRects, unsupported) != unsupported)
        emit unsupportedMoved();
    if (std::exchange(m_tagRects, tags) != tags)
        emit tagsMoved();
    if (std::exchange(m_endRect, endRect) != endRect)
        emit endMoved();
}

void TextDecorator::appendRects(QVariantList& rects, int start, int length, const QVariantMap& extra) const
{
    for (const QRectF& rect : rectsOf(start, length)) {
        QVariantMap map = extra;
        map.insert(QStringLiteral("x"), rect.x());
        map.insert(QStringLiteral("y"), rect.y());
        map.insert(QStringLiteral("width"), rect.width());
        map.insert(QStringLiteral("height"), rect.height());
        rects.append(map);
    }
}

QVector<QRectF> TextDecorator::rectsOf(int start, int length) const
{
    QVector<QRectF> rects;
    QTextDocument* document = m_document->textDocument();
    const int end = qMin(start + length, static_cast<int>(m_filled.size()));
    for (QTextBlock block = document->findBlock(start); block.isValid() && block.position() < end;
         block = block.next()) {
        const QPointF origin = document->documentLayout()->blockBoundingRect(block).topLeft();
        const QTextLayout* layout = block.layout();
        for (int i = 0; i < layout->lineCount(); ++i) {
            const QTextLine line = layout->lineAt(i);
            const int lineStart = block.position() + line.textStart();
            const int from = qMax(start, lineStart);
            const int to = qMin(end, lineStart + line.textLength());
            if (from >= to)
                continue;
            const qreal left = line.cursorToX(from - block.position());
            const qreal right = line.cursorToX(to - block.position());
            // A right-to-left run has its start on the right.
            rects.append(
                QRectF(origin.x() + qMin(left, right), origin.y() + line.y(), qAbs(right - left), line.height()));
        }
    }
    return rects;
}
