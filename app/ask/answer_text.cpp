// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/answer_text.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/base/qt_text.h"
#include "app/search/highlighter.h"
#include "core/text/sentences.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Answer)
};

const QRegularExpression& markPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\s?\\[(\\d{1,3})\\]"));
    return pattern;
}

QVariantMap segment(const char* kind, const QString& text, int marker)
{
    return {{QStringLiteral("kind"), QString::fromLatin1(kind)},
            {QStringLiteral("text"), text},
            {QStringLiteral("marker"), marker}};
}

/// The text of one stretch with its marks as citations of their own.
void appendStretch(QVariantList& segments, const QString& text, const std::map<int, QString>& quotes)
{
    qsizetype at = 0;
    auto matches = markPattern().globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const int marker = match.captured(1).toInt();
        const auto quote = quotes.find(marker);
        if (quote == quotes.end()) {
            continue;
        }
        if (match.capturedStart() > at) {
            segments.append(segment("text", text.mid(at, match.capturedStart() - at), 0));
        }
        QVariantMap citation = segment("citation", QString::number(marker), marker);
        citation.insert(QStringLiteral("quote"), quote->second);
        segments.append(citation);
        at = match.capturedEnd();
    }
    if (at < text.size()) {
        segments.append(segment("text", text.mid(at), 0));
    }
}

struct Sentence
{
    qsizetype begin = 0;
    QString words;
};

/// The sentences of an answer that no mark ends: each mark ends the sentence that it supports.
QList<Sentence> unmarkedSentences(const QString& text, const std::map<int, QString>& quotes)
{
    QList<Sentence> unmarked;
    const auto addStretch = [&](qsizetype begin, qsizetype end, bool marked) {
        const std::string stretch = fromQt(text.mid(begin, end - begin));
        std::vector<text::Span> spans = text::sentences(stretch);
        if (marked && !spans.empty()) {
            spans.pop_back();
        }
        std::size_t read = 0;
        for (const text::Span& span : spans) {
            begin += toQt(stretch.substr(read, span.begin - read)).size();
            read = span.begin;
            unmarked.append({begin, toQt(stretch.substr(span.begin, span.end - span.begin))});
        }
    };
    qsizetype at = 0;
    auto matches = markPattern().globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (quotes.find(match.captured(1).toInt()) != quotes.end()) {
            addStretch(at, match.capturedStart(), true);
            at = match.capturedEnd();
        }
    }
    addStretch(at, text.size(), false);
    return unmarked;
}

/// Where the unsupported sentences are, as begin and length, in order and without overlap.
QList<std::pair<qsizetype, qsizetype>> unsupportedSpans(const QString& text, const archive::Answer& answer,
                                                        const std::map<int, QString>& quotes)
{
    QList<std::pair<qsizetype, qsizetype>> spans;
    if (answer.unsupported.empty()) {
        return spans;
    }
    // Both are in the order of the text, so that one said twice is found at its own place.
    const QList<Sentence> unmarked = unmarkedSentences(text, quotes);
    auto from = unmarked.begin();
    for (const std::string& sentence : answer.unsupported) {
        const QString words = toQt(sentence).trimmed();
        const auto found = std::find_if(from, unmarked.end(), [&](const Sentence& one) { return one.words == words; });
        if (found != unmarked.end()) {
            spans.append({found->begin, words.size()});
            from = std::next(found);
        }
    }
    return spans;
}

} // namespace

QVariantList answerSegments(const archive::Answer& answer)
{
    const QString text = toQt(answer.text);
    std::map<int, QString> quotes;
    for (const archive::CitationRow& citation : answer.citations) {
        quotes.emplace(citation.marker, toQt(citation.quote));
    }
    QVariantList segments;
    qsizetype at = 0;
    for (const auto& [begin, length] : unsupportedSpans(text, answer, quotes)) {
        appendStretch(segments, text.mid(at, begin - at), quotes);
        segments.append(segment("unsupported", text.mid(begin, length), 0));
        at = begin + length;
    }
    appendStretch(segments, text.mid(at), quotes);
    return segments;
}

QVariantMap textSegment(const QString& text)
{
    return segment("text", text, 0);
}

QVariantList withMarks(QVariantList segments, const QString& find)
{
    if (find.isEmpty()) {
        return segments;
    }
    for (QVariant& entry : segments) {
        QVariantMap segment = entry.toMap();
        if (segment.value(QStringLiteral("kind")) != QLatin1String("citation")) {
            segment.insert(QStringLiteral("marks"),
                           literalMarks(segment.value(QStringLiteral("text")).toString(), find));
            entry = segment;
        }
    }
    return segments;
}

QString answerSummary(const archive::Answer& answer, const Formatter& format)
{
    QStringList parts;
    if (answer.state == archive::AnswerState::Abstained) {
        parts.append(Texts::tr("Nothing that answers it was found"));
    } else if (answer.state == archive::AnswerState::Complete) {
        const int unsupported = std::min(answer.claims, static_cast<int>(answer.unsupported.size()));
        if (answer.claims > 0) {
            parts.append(
                Texts::tr("%1 of %n sentence(s) supported", nullptr, answer.claims).arg(answer.claims - unsupported));
        }
    }
    if (answer.seconds > 0) {
        parts.append(format.seconds(answer.seconds));
    }
    if (answer.promptTokens + answer.completionTokens > 0) {
        parts.append(Texts::tr("%1 tokens").arg(format.number(answer.promptTokens + answer.completionTokens)));
    }
    return parts.join(QStringLiteral(" · "));
}

QString withSources(const archive::Answer& answer, const QList<EvidenceRowData>& evidence)
{
    QString text = toQt(answer.text);
    QStringList sources;
    for (const archive::CitationRow& citation : answer.citations) {
        const auto found = std::find_if(evidence.begin(), evidence.end(), [&](const EvidenceRowData& row) {
            return row.passage.chunkId == citation.chunk;
        });
        const QString place =
            found != evidence.end() ? found->passage.whenText + QStringLiteral(", ") + found->passage.title : QString();
        sources.append(QStringLiteral("[%1] %2: “%3”").arg(citation.marker).arg(place, toQt(citation.quote)));
    }
    return sources.isEmpty() ? text : text + QStringLiteral("\n\n") + sources.join(QLatin1Char('\n'));
}

} // namespace reminisce::app
