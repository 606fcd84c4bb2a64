// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QQmlParserStatus>
#include <QQuickTextDocument>
#include <QTextBlock>
#include <QVariantList>
#include <QVector>
#include <QtQml/qqmlregistration.h>

/// Fills the document of a read-only TextEdit with plain text at a fixed line distance, and says where decorations
/// belong: matched words, citation marks and unsupported sentences. Decorations are drawn by QML over or under the
/// text, so that the text itself stays plain: nothing in it is ever read as markup.
class TextDecorator : public QObject, public QQmlParserStatus
{
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* document READ document WRITE setDocument NOTIFY documentChanged)
    /// Plain text; used when `segments` is empty.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    /// List of {kind: "text" | "citation" | "unsupported", text, marker, marks}; `marks` as below, within the segment.
    Q_PROPERTY(QVariantList segments READ segments WRITE setSegments NOTIFY segmentsChanged)
    /// List of {start, length} in UTF-16 units of `text`.
    Q_PROPERTY(QVariantList marks READ marks WRITE setMarks NOTIFY marksChanged)
    /// Set before `text` in its own colour and in semibold, such as a speaker's name; `marks` count from behind it.
    Q_PROPERTY(QString lead READ lead WRITE setLead NOTIFY leadChanged)
    Q_PROPERTY(QColor leadColor READ leadColor WRITE setLeadColor NOTIFY leadChanged)
    /// Distance between baselines in pixels.
    Q_PROPERTY(int leading READ leading WRITE setLeading NOTIFY leadingChanged)
    /// Space above a paragraph that follows another without an empty line between them, in pixels.
    Q_PROPERTY(int paragraphGap MEMBER m_paragraphGap)
    /// Of the words under a mark; invalid: as the others.
    Q_PROPERTY(QColor markColor READ markColor WRITE setMarkColor NOTIFY markColorChanged)
    /// Width of the text item; a change moves the decorations.
    Q_PROPERTY(qreal width READ width WRITE setWidth NOTIFY widthChanged)
    /// Pixels kept free behind an unsupported sentence for its tag.
    Q_PROPERTY(int tagWidth READ tagWidth WRITE setTagWidth NOTIFY tagWidthChanged)
    /// List of rectangles {x, y, width, height}, one per line that a match touches.
    Q_PROPERTY(QVariantList markRects READ markRects NOTIFY marksMoved)
    /// List of {x, y, width, height, marker}.
    Q_PROPERTY(QVariantList citationRects READ citationRects NOTIFY citationsMoved)
    /// List of {x, y, width, height}: where the sentence is underlined, one per line.
    Q_PROPERTY(QVariantList unsupportedRects READ unsupportedRects NOTIFY unsupportedMoved)
    /// List of {x, y, width, height}: the place of each tag.
    Q_PROPERTY(QVariantList tagRects READ tagRects NOTIFY tagsMoved)
    /// {x, y, width, height} behind the last character: the place of the streaming caret.
    Q_PROPERTY(QRectF endRect READ endRect NOTIFY endMoved)

public:
    using QObject::QObject;

    [[nodiscard]] QQuickTextDocument* document() const { return m_document; }
    void setDocument(QQuickTextDocument* document);
    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QVariantList segments() const { return m_segments; }
    void setSegments(const QVariantList& segments);
    [[nodiscard]] QVariantList marks() const { return m_marks; }
    void setMarks(const QVariantList& marks);
    [[nodiscard]] QString lead() const { return m_lead; }
    void setLead(const QString& lead);
    [[nodiscard]] QColor leadColor() const { return m_leadColor; }
    void setLeadColor(const QColor& colour);
    void classBegin() override { m_complete = false; }
    void componentComplete() override;

    [[nodiscard]] int leading() const { return m_leading; }
    void setLeading(int leading);
    [[nodiscard]] QColor markColor() const { return m_markColor; }
    void setMarkColor(const QColor& colour);
    [[nodiscard]] qreal width() const { return m_width; }
    void setWidth(qreal width);
    [[nodiscard]] int tagWidth() const { return m_tagWidth; }
    void setTagWidth(int tagWidth);

    [[nodiscard]] QVariantList markRects() const { return m_markRects; }
    [[nodiscard]] QVariantList citationRects() const { return m_citationRects; }
    [[nodiscard]] QVariantList unsupportedRects() const { return m_unsupportedRects; }
    [[nodiscard]] QVariantList tagRects() const { return m_tagRects; }
    [[nodiscard]] QRectF endRect() const { return m_endRect; }

signals:
    void documentChanged();
    void textChanged();
    void segmentsChanged();
    void marksChanged();
    void leadChanged();
    void leadingChanged();
    void markColorChanged();
    void widthChanged();
    void tagWidthChanged();
    void marksMoved();
    void citationsMoved();
    void unsupportedMoved();
    void tagsMoved();
    void endMoved();

private:
    struct Run
    {
        enum Kind { Lead, Citation, Unsupported, Tag } kind;
        int start;
        int length;
        int marker;
        bool operator==(const Run&) const = default;
    };

    /// Does nothing before all properties have their first values: laying out text is what takes time here.
    void fill();
    void scheduleDecorations();
    void updateDecorations();
    [[nodiscard]] QString compose(QVector<Run>& runs, QVariantList& marks) const;
    [[nodiscard]] int leadLength() const { return m_lead.isEmpty() ? 0 : static_cast<int>(m_lead.size()) + 2; }
    void formatAll(const QVector<Run>& runs);
    /// Line height and gaps of the paragraphs from the one at a place in the text.
    void formatParagraphs(int from);
    void appendRects(QVariantList& rects, int start, int length, const QVariantMap& extra = {}) const;
    [[nodiscard]] QVector<QRectF> rectsOf(int start, int length) const;

    QPointer<QQuickTextDocument> m_document;
    QString m_text;
    QVariantList m_segments;
    QVariantList m_marks;
    QString m_lead;
    QColor m_leadColor;
    int m_leading = 20;
    int m_paragraphGap = 0;
    QColor m_markColor;
    bool m_complete = true; ///< false while QML makes it
    qreal m_width = 0;
    int m_tagWidth = 0;
    bool m_decorationsScheduled = false;

    QString m_filled;
    QVector<Run> m_runs;
    QVariantList m_filledMarks; ///< of the text or the segments, counted from the beginning of what is filled in
    QVariantList m_markRects;
    QVariantList m_citationRects;
    QVariantList m_unsupportedRects;
    QVariantList m_tagRects;
    QRectF m_endRect;
};
