// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/transcript_text.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QFileInfo>

#include "app/base/qt_text.h"
#include "app/timeline/recorded_time.h"
#include "core/archive/turns.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Transcript)
};

} // namespace

QString scoreText(double score, const Formatter& format)
{
    const QString text = format.locale().toString(std::clamp(score, 0.0, 1.0), 'f', 2);
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

QString whenTextOf(const archive::ConversationSummary& summary, const Formatter& format)
{
    if (!summary.start) {
        return Texts::tr("Without a date");
    }
    const RecordedTime time = RecordedTime::of(summary.start, summary.dateSource);
    QString text = time.when(format, summary.start->local);
    if (!time.dayOnly && summary.end && summary.end->local - summary.start->local >= kMicrosPerMinute) {
        const bool sameDay = dateOf(summary.end->local) == dateOf(summary.start->local);
        text +=
            QStringLiteral("–") + (sameDay ? format.time(summary.end->local) : format.dayAndTime(summary.end->local));
    }
    return text;
}

QString dateSourceText(const std::string& dateSource)
{
    if (dateSource == "content" || dateSource == "content-day") {
        return Texts::tr("date from content");
    }
    if (dateSource == "file-name") {
        return Texts::tr("date from the file name");
    }
    if (dateSource == "folder") {
        return Texts::tr("date from the folder");
    }
    if (dateSource == "modified") {
        return Texts::tr("date guessed from the file's modification time");
    }
    if (dateSource == "argument") {
        return Texts::tr("date chosen by you");
    }
    return {};
}

QString sourceTextOf(const archive::ConversationSummary& summary)
{
    return QFileInfo(toQt(summary.sourcePath)).fileName();
}

QVariantList emotionSummaryOf(const archive::ConversationSummary& summary, const Formatter& format)
{
    constexpr std::size_t kShown = 3;
    std::array<Emotion, kEmotionCount> order = kEmotions;
    const auto scoreOf = [&](Emotion emotion) { return summary.meanEmotions[static_cast<std::size_t>(emotion)]; };
    std::stable_sort(order.begin(), order.end(), [&](Emotion a, Emotion b) { return scoreOf(a) > scoreOf(b); });
    QVariantList list;
    for (std::size_t i = 0; i < kShown && scoreOf(order[i]) > 0; ++i) {
        list.append(
            QVariantMap{{QStringLiteral("emotion"), toQt(emotionName(order[i]))},
                        {QStringLiteral("scoreText"), scoreText(archive::emotionScore(scoreOf(order[i])), format)}});
    }
    return list;
}

Result<QString> transcriptText(const archive::Reader& reader, archive::Id conversation, const QSet<qint64>& wanted,
                               const Formatter& format)
{
    const auto turns = archive::turnsOfConversation(reader, conversation, 0, std::numeric_limits<std::uint32_t>::max());
    if (!turns) {
        return tl::unexpected(turns.error());
    }
    const auto summary = archive::conversationSummary(reader, conversation);
    if (!summary) {
        return tl::unexpected(summary.error());
    }
    const RecordedTime time = *summary ? RecordedTime::of((*summary)->start, (*summary)->dateSource) : RecordedTime{};
    QString text;
    for (const archive::Turn& turn : *turns) {
        if (!wanted.isEmpty() && !wanted.contains(turn.id)) {
            continue;
        }
        if (turn.start) {
            text += time.turn(format, turn.start->local) + QLatin1Char(' ');
        }
        if (!turn.speaker.empty()) {
            text += toQt(turn.speaker) + QStringLiteral(": ");
        }
        text += toQt(turn.text) + QLatin1Char('\n');
    }
    return text;
}

} // namespace reminisce::app
