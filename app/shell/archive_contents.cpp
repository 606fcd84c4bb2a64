// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive_contents.h"

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/conversations.h"
#include "core/archive/people.h"

namespace reminisce::app {

namespace {

struct Overview
{
    std::vector<archive::PersonName> people;
    std::uint64_t conversations = 0;
};

Result<Overview> readOverview(const Reading& reading)
{
    auto people = archive::listPeople(reading.reader);
    if (!people) {
        return tl::unexpected(people.error());
    }
    const auto conversations = archive::conversationCount(reading.reader);
    if (!conversations) {
        return tl::unexpected(conversations.error());
    }
    return Overview{std::move(*people), *conversations};
}

} // namespace

ArchiveContents::ArchiveContents(ReaderWorker& reader, JobsWorker& jobs, QObject* parent)
    : QObject(parent), m_reader(reader), m_jobs(jobs)
{
    // What an import has stored so far is shown while it runs.
    m_whileImporting.setInterval(2000);
    connect(&m_whileImporting, &QTimer::timeout, this, &ArchiveContents::reload);
    connect(&m_jobs, &JobsWorker::stateChanged, this, [this] {
        if (m_jobs.running() != m_whileImporting.isActive()) {
            m_jobs.running() ? m_whileImporting.start() : m_whileImporting.stop();
        }
    });
}

void ArchiveContents::archiveSwitched()
{
    m_people = {};
    m_conversations = 0;
    m_loaded = false;
    m_hidden.clear();
    m_gone.clear();
    Q_EMIT switched();
    reload();
}

void ArchiveContents::hide(archive::Id conversation, bool hidden)
{
    hidden ? static_cast<void>(m_hidden.insert(conversation)) : static_cast<void>(m_hidden.remove(conversation));
    Q_EMIT changed();
}

void ArchiveContents::forget(archive::Id conversation)
{
    m_gone.insert(conversation);
    reload();
}

void ArchiveContents::reload()
{
    m_reader.request<Overview>(ReadKind::Overview, this, readOverview, [this](Result<Overview> overview) {
        if (!overview) {
            Q_EMIT failed(coreText(overview.error().message));
            return;
        }
        m_people = PeopleDirectory(overview->people);
        m_conversations = static_cast<qint64>(overview->conversations);
        m_hidden.subtract(m_gone);
        m_gone.clear();
        m_loaded = true;
        Q_EMIT changed();
    });
}

} // namespace reminisce::app
