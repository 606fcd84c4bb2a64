// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/owner_question_view_model.h"

#include "app/base/error_text.h"
#include "app/base/people_directory.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/conversations.h"
#include "core/archive/index_files.h"
#include "core/ingest/text_tools.h"

namespace reminisce::app {

namespace {

constexpr std::size_t kMostCandidates = 8;
/// Of the archive: that "None of them" was said.
constexpr const char* kSkippedKey = "owner-question-skipped";

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

struct Asked
{
    archive::Id nameless = 0; ///< the owner of whom only "Ich", "Me" is known; 0: there is none
    std::vector<archive::PersonSummary> candidates;
};

bool isNameless(const archive::PersonName& owner)
{
    return ingest::isOwnerWord(owner.name) &&
           std::all_of(owner.aliases.begin(), owner.aliases.end(),
                       [](const std::string& alias) { return ingest::isOwnerWord(alias); });
}

/// Nobody is asked about when the owner is known. A diary says "I" and a chat the name: then both may be the owner,
/// unless the one who says "I" speaks everywhere.
Result<Asked> whoIsAsked(const archive::Reader& reader)
{
    const auto names = archive::listPeople(reader); // cheap, where counting everybody's turns is not
    if (!names) {
        return tl::unexpected(names.error());
    }
    if (!names->empty() && names->front().isOwner && !isNameless(names->front())) {
        return Asked{};
    }
    auto people = archive::listPeopleWithCounts(reader);
    const auto conversations = archive::conversationCount(reader);
    if (!people || !conversations) {
        return tl::unexpected(people ? conversations.error() : people.error());
    }
    Asked asked;
    if (!people->empty() && people->front().isOwner) {
        const archive::PersonSummary& owner = people->front();
        if (owner.conversations >= *conversations) {
            return asked;
        }
        asked.nameless = owner.id;
        people->erase(people->begin());
    }
    people->resize(std::min(people->size(), kMostCandidates));
    asked.candidates = std::move(*people);
    return asked;
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
    ask(false);
}

void OwnerQuestionViewModel::askAtOpening()
{
    ask(true);
}

void OwnerQuestionViewModel::ask(bool atOpening)
{
    if (m_skipped) {
        return;
    }
    m_services.reader.request<Asked>(
        ReadKind::OwnerCandidates, this,
        [atOpening](const Reading& reading) -> Result<Asked> {
            if (atOpening) {
                const auto skipped = archive::metaValue(reading.reader, kSkippedKey);
                if (!skipped || *skipped) {
                    return skipped ? Result<Asked>(Asked{}) : tl::unexpected(skipped.error());
                }
            }
            return whoIsAsked(reading.reader);
        },
        [this](Result<Asked> asked) {
            if (!asked || asked->candidates.empty()) {
                setOpen(false);
                return;
            }
            m_nameless = asked->nameless;
            m_candidates.assign(QList<archive::PersonSummary>(asked->candidates.begin(), asked->candidates.end()));
            setOpen(true);
        });
}

void OwnerQuestionViewModel::choose(qint64 personId)
{
    setOpen(false);
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [personId, nameless = m_nameless](const Writing& writing) -> Result<void> {
            if (nameless == 0) {
                return archive::setOwner(writing.writer, personId);
            }
            auto merged = archive::mergePeople(writing.writer, nameless, personId);
            return merged ? Result<void>() : tl::unexpected(merged.error());
        },
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
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [](const Writing& writing) { return archive::setMetaValue(writing.writer, kSkippedKey, "1"); },
        [this](const Result<void>& kept) {
            if (!kept) {
                m_services.toasts.complain(errorText(kept.error()));
            }
        });
}

void OwnerQuestionViewModel::setOpen(bool open)
{
    if (open != m_open) {
        m_open = open;
        Q_EMIT openChanged();
    }
}

} // namespace reminisce::app
