// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/answer_pieces.h"

namespace {

constexpr qsizetype kParagraphs = 1200; ///< characters after which a piece ends with its paragraph
constexpr qsizetype kSentences = 1400;  ///< after which it ends with its sentence
constexpr qsizetype kWords = 1600;      ///< after which it ends with its word
constexpr int kAtOnce = 1;              ///< pieces put up without a pause
constexpr int kPause = 16;              ///< milliseconds between others

bool endsSentence(QChar character)
{
    return QStringView(u".!?…。]").contains(character);
}

/// Whether a piece of `length` characters ends before the white space at `at`. Depends on what stands before it and on
/// the next character alone: what comes later never moves a cut.
bool isCut(const QString& text, qsizetype at, qsizetype length)
{
    const QChar here = text[at];
    if (length < kParagraphs || at + 1 >= text.size() || !here.isSpace()) {
        return false;
    }
    if (here == QLatin1Char('\n') || length >= kWords) {
        return true;
    }
    // A mark that follows belongs to the sentence before it.
    return length >= kSentences && at > 0 && endsSentence(text[at - 1]) && text[at + 1] != QLatin1Char('[');
}

/// The part of a segment from `from` to `to`, with its part of the marks.
QVariantMap part(QVariantMap segment, qsizetype from, qsizetype to)
{
    const QString text = segment.value(QStringLiteral("text")).toString();
    segment[QStringLiteral("text")] = text.mid(from, to - from);
    QVariantList marks;
    for (const QVariant& entry : segment.value(QStringLiteral("marks")).toList()) {
        const QVariantMap mark = entry.toMap();
        const qsizetype start = mark.value(QStringLiteral("start")).toInt();
        const qsizetype begin = qMax(start, from);
        const qsizetype end = qMin(start + mark.value(QStringLiteral("length")).toInt(), to);
        if (begin < end) {
            marks.append(QVariantMap{{QStringLiteral("start"), static_cast<int>(begin - from)},
                                     {QStringLiteral("length"), static_cast<int>(end - begin)}});
        }
    }
    if (segment.contains(QStringLiteral("marks"))) {
        segment[QStringLiteral("marks")] = marks;
    }
    return segment;
}

QList<QVariantList> cut(const QVariantList& segments)
{
    QList<QVariantList> pieces;
    QVariantList piece;
    qsizetype length = 0;
    for (const QVariant& entry : segments) {
        const QVariantMap segment = entry.toMap();
        const QString text = segment.value(QStringLiteral("text")).toString();
        if (segment.value(QStringLiteral("kind")) != QLatin1String("text")) {
            piece.append(segment);
            length += text.size();
            continue;
        }
        qsizetype from = 0;
        for (qsizetype at = 0; at < text.size(); ++at, ++length) {
            if (isCut(text, at, length)) {
                if (at > from) {
                    piece.append(part(segment, from, at));
                }
                pieces.append(piece);
                piece.clear();
                from = at + 1; // the white space is the end of the piece
                length = -1;
            }
        }
        if (from < text.size()) {
            piece.append(part(segment, from, text.size()));
        }
    }
    if (!piece.isEmpty()) {
        pieces.append(piece);
    }
    return pieces;
}

} // namespace

AnswerPieces::AnswerPieces(QObject* parent) : QAbstractListModel(parent)
{
    m_next.setInterval(kPause);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (!applyOne()) {
            m_next.stop();
        }
    });
}

void AnswerPieces::setSegments(const QVariantList& segments)
{
    if (segments == m_segments) {
        return;
    }
    m_segments = segments;
    m_wanted = cut(segments);
    apply();
    Q_EMIT segmentsChanged();
}

void AnswerPieces::apply()
{
    // Laying out all pieces of a long answer at once would hold up the window when its marks become citations.
    bool more = true;
    for (int i = 0; more && (i < kAtOnce || m_pieces.isEmpty()); ++i) {
        more = applyOne();
    }
    if (more) {
        m_next.start();
    } else {
        m_next.stop();
    }
}

bool AnswerPieces::applyOne()
{
    qsizetype row = 0;
    while (row < m_pieces.size() && row < m_wanted.size() && m_pieces[row] == m_wanted[row]) {
        ++row;
    }
    const int at = static_cast<int>(row);
    if (row < m_pieces.size() && row < m_wanted.size()) {
        m_pieces[row] = m_wanted[row];
        Q_EMIT dataChanged(index(at), index(at));
    } else if (row < m_wanted.size()) {
        beginInsertRows({}, at, at);
        m_pieces.append(m_wanted[row]);
        endInsertRows();
    } else if (row < m_pieces.size()) {
        beginRemoveRows({}, at, static_cast<int>(m_pieces.size()) - 1);
        m_pieces.resize(row);
        endRemoveRows();
    }
    return m_pieces != m_wanted;
}

int AnswerPieces::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pieces.size());
}

QVariant AnswerPieces::data(const QModelIndex& index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) && role == Qt::UserRole ? QVariant(m_pieces[index.row()])
                                                                                     : QVariant();
}

QHash<int, QByteArray> AnswerPieces::roleNames() const
{
    return {{Qt::UserRole, "piece"}};
}
