// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/understanding_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/timeline/filter_chips.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Understood)
};

QString kindText(const QString& kind)
{
    return kind == QLatin1String("person")    ? Texts::tr("Person")
           : kind == QLatin1String("date")    ? Texts::tr("Date")
           : kind == QLatin1String("emotion") ? Texts::tr("Emotion")
           : kind == QLatin1String("order")   ? Texts::tr("Order")
                                              : Texts::tr("Question");
}

/// "2024-01-01/2024-01-31", or an open end of it.
QString dateText(const QString& meaning, const Formatter& format)
{
    const auto from = parseIso(fromQt(meaning.section(QLatin1Char('/'), 0, 0)));
    const auto to = parseIsoEnd(fromQt(meaning.section(QLatin1Char('/'), 1, 1)));
    LocalRange range;
    if (from) {
        range.from = from->local;
    }
    if (to) {
        range.to = to->local;
    }
    return range.isOpen() ? meaning : format.range(range);
}

QString emotionsText(const QString& meaning)
{
    QStringList labels;
    for (const QString& name : meaning.split(QLatin1Char(','))) {
        const auto emotion = emotionFromName(fromQt(name));
        labels.append(emotion ? emotionLabel(*emotion) : name);
    }
    return labels.join(QStringLiteral(", "));
}

QString questionText(const QString& meaning)
{
    const QString asks = meaning == QLatin1String("summary")     ? QStringLiteral("asks for a summary")
                         : meaning == QLatin1String("yes-no")    ? QStringLiteral("asks whether")
                         : meaning == QLatin1String("how-often") ? QStringLiteral("asks how often")
                                                                 : QStringLiteral("asks ") + meaning;
    return coreText(asks);
}

QString meaningText(const QString& kind, const QString& meaning, const Formatter& format)
{
    if (kind == QLatin1String("date")) {
        return dateText(meaning, format);
    }
    if (kind == QLatin1String("emotion")) {
        return emotionsText(meaning);
    }
    if (kind == QLatin1String("order")) {
        return meaning == QLatin1String("earliest") ? Texts::tr("earliest first") : Texts::tr("latest first");
    }
    return kind == QLatin1String("kind") ? questionText(meaning) : meaning;
}

QString partText(const QString& part, const Formatter& format)
{
    static const QRegularExpression form(
        QStringLiteral("^(person|date|emotion|order|kind) “(.*)” = (.*?)( \\(preferred\\))?$"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression words(QStringLiteral("^words “(.*)”$"),
                                          QRegularExpression::DotMatchesEverythingOption);
    if (const auto match = words.match(part); match.hasMatch()) {
        return Texts::tr("Words “%1”").arg(match.captured(1));
    }
    const auto match = form.match(part);
    if (!match.hasMatch()) {
        return part;
    }
    const QString meaning = meaningText(match.captured(1), match.captured(3), format);
    const QString kind = kindText(match.captured(1));
    return match.capturedLength(4) > 0 ? Texts::tr("%1 “%2”: %3 (preferred)").arg(kind, match.captured(2), meaning)
                                       : Texts::tr("%1 “%2”: %3").arg(kind, match.captured(2), meaning);
}

} // namespace

QString understandingText(const QString& english, const Formatter& format)
{
    static const QRegularExpression between(QStringLiteral("; (?=(?:person|date|emotion|order|kind|words) “)"));
    static const QString readAs = QStringLiteral("read as: ");
    QStringList lines;
    for (const QString& line : english.split(QLatin1Char('\n'))) {
        if (line.startsWith(readAs)) {
            lines.append(Texts::tr("Read as: %1").arg(line.mid(readAs.size())));
            continue;
        }
        for (const QString& part : line.split(between)) {
            lines.append(partText(part, format));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace reminisce::app
