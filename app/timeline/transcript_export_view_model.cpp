// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/transcript_export_view_model.h"

#include <QDesktopServices>

#include "app/base/documents_folder.h"
#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/timeline/conversation_list_model.h"
#include "app/timeline/transcript_view_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

TranscriptExportViewModel::TranscriptExportViewModel(const Services& services, const TranscriptViewModel& transcript,
                                                     const ConversationListModel& shown, QObject* parent)
    : QObject(parent), m_services(services), m_transcript(transcript), m_shown(shown)
{}

QUrl TranscriptExportViewModel::suggestedFile(const QString& form) const
{
    const auto& summary = m_transcript.summary();
    const std::string name = summary ? ingest::transcriptFileName(summary->title, summary->start) : std::string("_");
    return QUrl::fromLocalFile(documentsFolder().filePath(toQt(name) + QLatin1Char('.') + form));
}

QUrl TranscriptExportViewModel::suggestedFolder() const
{
    return QUrl::fromLocalFile(documentsFolder().path());
}

void TranscriptExportViewModel::save(const QUrl& file, const QString& form)
{
    const auto known = ingest::transcriptFormOfSuffix(fromQt(form));
    if (!known || m_transcript.conversationId() <= 0) {
        return;
    }
    // By the reader, since a job would wait behind an import.
    m_services.reader.requestToEnd<bool>(
        this,
        [id = m_transcript.conversationId(), known, path = pathFromUrl(file)](const Reading& reading) -> Result<bool> {
            const auto written = ingest::writeTranscript(reading.reader, id, *known, path, reading.stop);
            return written ? Result<bool>(true) : tl::unexpected(written.error());
        },
        [this, path = pathFromUrl(file)](const Result<bool>& written) {
            if (written) {
                say(tr("Saved as %1.").arg(pathToQt(path)), path.parent_path());
            } else {
                m_services.toasts.complain(errorText(written.error()));
            }
        });
}

void TranscriptExportViewModel::saveShown(const QUrl& folder, const QString& form)
{
    const auto known = ingest::transcriptFormOfSuffix(fromQt(form));
    if (!known) {
        return;
    }
    m_services.jobs.enqueue<ingest::TranscriptFiles>(
        JobKind::Shown, tr("Exporting conversations"), this,
        [ids = m_shown.ids(), known, path = pathFromUrl(folder)](const Writing& writing) {
            return ingest::writeTranscripts(writing.writer, ids, *known, path, writing.progress, writing.stop);
        },
        [this, path = pathFromUrl(folder)](const Result<ingest::TranscriptFiles>& files) { saved(files, path); });
}

void TranscriptExportViewModel::saved(const Result<ingest::TranscriptFiles>& files, const std::filesystem::path& folder)
{
    if (!files && files.error().code == ErrorCode::Cancelled) {
        say(tr("The export was stopped. What was written until then is in %1.").arg(pathToQt(folder)), folder);
        return;
    }
    if (!files) {
        m_services.toasts.complain(errorText(files.error()));
        return;
    }
    const int written = static_cast<int>(files->written);
    QString text = tr("%n conversation(s) saved in %1.", nullptr, written).arg(pathToQt(folder));
    if (files->withoutTimes > 0) {
        text += QLatin1Char(' ') + tr("%n without times could not be written as subtitles.", nullptr,
                                      static_cast<int>(files->withoutTimes));
    }
    say(text, folder);
}

void TranscriptExportViewModel::say(const QString& text, const std::filesystem::path& folder)
{
    m_services.toasts.inform(text, tr("Open folder"),
                             [folder = QUrl::fromLocalFile(pathToQt(folder))] { QDesktopServices::openUrl(folder); });
}

} // namespace reminisce::app
