// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/format_names.h"

#include <QCoreApplication>
#include <QHash>

#include "app/base/qt_text.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

/// Names that are the same in every language.
const QHash<QString, QString>& properNames()
{
    static const QHash<QString, QString> names = {
        {QStringLiteral("assemblyai-json"), QStringLiteral("AssemblyAI")},
        {QStringLiteral("aws-call-analytics-json"), QStringLiteral("Amazon Call Analytics")},
        {QStringLiteral("aws-transcribe-json"), QStringLiteral("Amazon Transcribe")},
        {QStringLiteral("azure-speech-json"), QStringLiteral("Azure Speech")},
        {QStringLiteral("chat-cha"), QStringLiteral("CHAT (.cha)")},
        {QStringLiteral("deepgram-json"), QStringLiteral("Deepgram")},
        {QStringLiteral("digital-paper-edit-json"), QStringLiteral("Digital Paper Edit")},
        {QStringLiteral("discord-json"), QStringLiteral("Discord")},
        {QStringLiteral("docx"), QStringLiteral("Word (.docx)")},
        {QStringLiteral("fathom-json"), QStringLiteral("Fathom")},
        {QStringLiteral("fathom-text"), QStringLiteral("Fathom")},
        {QStringLiteral("fireflies-json"), QStringLiteral("Fireflies")},
        {QStringLiteral("google-meet-document"), QStringLiteral("Google Meet")},
        {QStringLiteral("google-stt-json"), QStringLiteral("Google Speech")},
        {QStringLiteral("granola-cache"), QStringLiteral("Granola")},
        {QStringLiteral("granola-json"), QStringLiteral("Granola")},
        {QStringLiteral("gzip"), QStringLiteral("gzip")},
        {QStringLiteral("imessage-text"), QStringLiteral("iMessage")},
        {QStringLiteral("irc-log"), QStringLiteral("IRC")},
        {QStringLiteral("kaldi-json"), QStringLiteral("Kaldi")},
        {QStringLiteral("limitless-json"), QStringLiteral("Limitless")},
        {QStringLiteral("locomo-json"), QStringLiteral("LoCoMo")},
        {QStringLiteral("matrix-json"), QStringLiteral("Matrix")},
        {QStringLiteral("messenger-json"), QStringLiteral("Messenger / Instagram")},
        {QStringLiteral("mitra-json"), QStringLiteral("Mitra")},
        {QStringLiteral("omi-json"), QStringLiteral("Omi")},
        {QStringLiteral("otter-text"), QStringLiteral("Otter")},
        {QStringLiteral("pdf"), QStringLiteral("PDF")},
        {QStringLiteral("plaud-json"), QStringLiteral("Plaud")},
        {QStringLiteral("plaud-text"), QStringLiteral("Plaud")},
        {QStringLiteral("read-ai-json"), QStringLiteral("Read AI")},
        {QStringLiteral("rev-json"), QStringLiteral("Rev")},
        {QStringLiteral("sbv"), QStringLiteral("SBV")},
        {QStringLiteral("signal-text"), QStringLiteral("Signal")},
        {QStringLiteral("slack-day-json"), QStringLiteral("Slack")},
        {QStringLiteral("speechmatics-json"), QStringLiteral("Speechmatics")},
        {QStringLiteral("srt"), QStringLiteral("SRT")},
        {QStringLiteral("teams-cues"), QStringLiteral("Microsoft Teams")},
        {QStringLiteral("teams-document"), QStringLiteral("Microsoft Teams")},
        {QStringLiteral("telegram-json"), QStringLiteral("Telegram")},
        {QStringLiteral("ttml"), QStringLiteral("TTML")},
        {QStringLiteral("webvtt"), QStringLiteral("WebVTT")},
        {QStringLiteral("whatsapp"), QStringLiteral("WhatsApp")},
        {QStringLiteral("whisper-cpp-json"), QStringLiteral("whisper.cpp")},
        {QStringLiteral("whisper-json"), QStringLiteral("Whisper")},
        {QStringLiteral("whisperx-json"), QStringLiteral("WhisperX")},
        {QStringLiteral("zip"), QStringLiteral("zip")},
    };
    return names;
}

QString describedName(const QString& format)
{
    if (format == QLatin1String("dated-notes")) {
        return Texts::tr("Dated notes");
    }
    if (format == QLatin1String("plain-text")) {
        return Texts::tr("Plain text");
    }
    if (format == QLatin1String("zoom-chat")) {
        return Texts::tr("Zoom chat");
    }
    return {};
}

} // namespace

bool hasFormatLabel(const std::string& format)
{
    const QString name = toQt(format);
    return properNames().contains(name) || !describedName(name).isEmpty();
}

QString formatLabel(const std::string& format)
{
    const QString name = toQt(format);
    const auto proper = properNames().constFind(name);
    if (proper != properNames().constEnd()) {
        return *proper;
    }
    if (QString described = describedName(name); !described.isEmpty()) {
        return described;
    }
    QStringList words = name.split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString& word : words) {
        word = word == QLatin1String("json") ? word.toUpper() : word.left(1).toUpper() + word.mid(1);
    }
    return words.join(QLatin1Char(' '));
}

} // namespace reminisce::app
