// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/owner_question_view_model.h"

#include "app/base/error_text.h"
#include "app/base/people_directory.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

constexpr std::size_t kMostCandidates = 8;

QList<Role<archive::PersonSummary>> candidateRoles()
{
    return {
        {"personId", [](const archive::PersonSummary& row) { return QVariant(qint64{row.id}); }},
        {"name", [](const archive::PersonSummary& row) { return QVariant(toQt(row.name)); }},
        {"initial", [](const archive::PersonSummary& row) { return QVariant(initialOf(toQt(row.name))); }},
        {"turns", [](const archive::PersonSummary& row) { return QVariant(static_cast<int>(row.turns)); }},
        {"colourIndex", [](const archive::PersonSummary& row) { return QVariant(row.colourIndex); }},
    };
}

} // namespace

OwnerQuestionViewModel::OwnerQuestionViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_candidates(candidateRoles())
{
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_skipped = false;
        setOpen(false);
    });
}

void OwnerQuestionViewModel::askWhenNeeded()
{
    using People = std::vector<archive::PersonSummary>;
    if (m_skipped) {
        return;
    }
    m_services.reader.request<People>(
        ReadKind::OwnerCandidates, this,
        [](const Reading& reading) { return archive::listPeopleWithCounts(reading.reader); },
        [this](Result<People> people) {
            if (!people || people->empty() || people->front().isOwner) {
                setOpen(false);
                return;
            }
            people->resize(std::min(people->size(), kMostCandidates));
            m_candidates.assign(QList<archive::PersonSummary>(people->begin(), people->end()));
            setOpen(true);
        });
}

void OwnerQuestionViewModel::choose(qint64 personId)
{
    setOpen(false);
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [personId](const Writing& writing) { return archive::setOwner(writing.writer, personId); },
        [this](const Result<void>& done) {
            if (!done) {
                m_services.toasts.complain(errorText(done.error()));
            }
            m_services.contents.reload();
        });
}

void OwnerQuestionViewModel::skip()
{
    m_skipped = true;
    setOpen(false);
}

void OwnerQuestionViewModel::setOpen(bool open)
{
    if (open != m_open) {
        m_open = open;
        Q_EMIT openChanged();
    }
}

} // namespace reminisce::app
