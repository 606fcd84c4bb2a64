// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/shell/services.h"
#include "core/base/error.h"
#include "core/ingest/transcript_file.h"

namespace reminisce::app {

class ConversationListModel;
class TranscriptViewModel;

/// Writes conversations into files: the open one, or all that the timeline shows. Forms are named by the ending of
/// their files: "md", "txt", "vtt", "srt", "json".
class TranscriptExportViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")

public:
    TranscriptExportViewModel(const Services& services, const TranscriptViewModel& transcript,
                              const ConversationListModel& shown, QObject* parent = nullptr);

    /// Where the open conversation could be written, among the person's documents.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFile(const QString& form) const;
    /// The person's documents.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFolder() const;
    /// Writes the open conversation.
    Q_INVOKABLE void save(const QUrl& file, const QString& form);
    /// Writes every conversation that the timeline shows, each into a file of its own. A job with progress.
    Q_INVOKABLE void saveShown(const QUrl& folder, const QString& form);

private:
    void say(const QString& text, const std::filesystem::path& folder);
    void saved(const Result<ingest::TranscriptFiles>& files, const std::filesystem::path& folder);

    Services m_services;
    const TranscriptViewModel& m_transcript;
    const ConversationListModel& m_shown;
};

} // namespace reminisce::app
