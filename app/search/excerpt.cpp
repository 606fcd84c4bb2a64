// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/excerpt.h"

#include <algorithm>

#include <QString>
#include <QVariantMap>

namespace reminisce::app {

namespace {

// About three lines at the width of the results, of about sixty letters each.
constexpr qsizetype kFocusLength = 150;
constexpr qsizetype kNeighbourLength = 70;
constexpr qsizetype kAll = 180;
/// What stands before the mark where a text is cut.
constexpr qsizetype kLead = 50;

const QString& textKey()
{
    static const QString key = QStringLiteral("text");
    return key;
}

const QString& marksKey()
{
    static const QString key = QStringLiteral("marks");
    return key;
}

/// The nearest beginning of a word at or after `at`, but not far from it; `at` where there is none.
qsizetype wordBegin(const QString& text, qsizetype at)
{
    constexpr qsizetype kNear = 20;
    if (at <= 0) {
        return 0;
    }
    for (qsizetype i = at; i < std::min(text.size(), at + kNear); ++i) {
        if (text[i - 1].isSpace()) {
            return i;
        }
    }
    return text[at].isLowSurrogate() ? at - 1 : at;
}

qsizetype wordEnd(const QString& text, qsizetype at)
{
    constexpr qsizetype kNear = 20;
    if (at >= text.size()) {
        return text.size();
    }
    for (qsizetype i = at; i > std::max<qsizetype>(0, at - kNear); --i) {
        if (text[i].isSpace()) {
            return i;
        }
    }
    return text[at].isLowSurrogate() ? at - 1 : at;
}

/// The line with at most `length` letters of its text, around its first mark.
QVariantMap cut(QVariantMap line, qsizetype length)
{
    const QString text = line.value(textKey()).toString();
    const QVariantList marks = line.value(marksKey()).toList();
    if (text.size() <= length && !text.contains(QLatin1Char('\n'))) {
        return line;
    }
    const qsizetype mark = marks.isEmpty() ? 0 : marks.first().toMap().value(QStringLiteral("start")).toInt();
    const qsizetype latest = std::max<qsizetype>(0, text.size() - length);
    const qsizetype begin = mark <= kLead ? 0 : wordBegin(text, std::min(mark - kLead, latest));
    const qsizetype end = wordEnd(text, begin + length);
    const QString before = begin > 0 ? QStringLiteral("… ") : QString();
    QString shown = text.mid(begin, end - begin);
    shown.replace(QLatin1Char('\n'), QLatin1Char(' '));
    QVariantList moved;
    for (const QVariant& one : marks) {
        QVariantMap map = one.toMap();
        const qsizetype start = map.value(QStringLiteral("start")).toInt();
        const qsizetype size = map.value(QStringLiteral("length")).toInt();
        if (start >= begin && start + size <= end) {
            map[QStringLiteral("start")] = static_cast<int>(start - begin + before.size());
            moved.append(map);
        }
    }
    line[textKey()] = before + shown + (end < text.size() ? QStringLiteral(" …") : QString());
    line[marksKey()] = moved;
    return line;
}

} // namespace

QVariantList excerptOf(const QVariantList& lines, int focus)
{
    if (lines.isEmpty()) {
        return {};
    }
    const int at = std::clamp<int>(focus, 0, static_cast<int>(lines.size()) - 1);
    const QVariantMap main = cut(lines[at].toMap(), kFocusLength);
    const qsizetype left = kAll - main.value(textKey()).toString().size();
    const bool last = at + 1 == lines.size();
    const int beside = last ? at - 1 : at + 1;
    constexpr qsizetype kWorthShowing = 30;
    if (beside < 0 || left < kWorthShowing) {
        return {main};
    }
    QVariantMap neighbour = cut(lines[beside].toMap(), std::min(left, kNeighbourLength));
    return last ? QVariantList{neighbour, main} : QVariantList{main, neighbour};
}

} // namespace reminisce::app
