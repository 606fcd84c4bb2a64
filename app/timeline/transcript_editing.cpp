// SPDX-License-Identifier: GPL-3.0-or-later
// What the person changes about a conversation: title, tags, speakers, and whether it is there at all.
#include <chrono>

#include <QTimer>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/toast_model.h"
#include "app/timeline/conversation_list_model.h"
#include "app/timeline/transcript_view_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/people_changes.h"
#include "core/archive/tags.h"
#include "core/archive/verification.h"

namespace reminisce::app {

namespace {

/// A little longer than the toast that offers to undo a deletion is shown.
constexpr std::chrono::seconds kTimeToUndo{11};

/// Gives a turn, or all turns of its speaker in the conversation, to the person of a name, who may be a new one.
Result<void> giveTurns(archive::Writer& writer, archive::Id conversation, qint64 turnId, const std::string& name,
                       bool allOfSpeaker)
{
    const auto turn = archive::turnById(writer, turnId);
    if (!turn || !*turn) {
        return turn ? Result<void>() : tl::unexpected(turn.error());
    }
    const auto known = archive::resolvePerson(writer, name);
    if (!known) {
        return tl::unexpected(known.error());
    }
    const archive::Id speaker = (*turn)->person;
    if (!*known && speaker > 0) {
        archive::PersonSplit split;
        split.person = speaker;
        split.name = name;
        allOfSpeaker ? split.conversations.push_back(conversation) : split.turns.push_back(turnId);
        const auto made = archive::splitPerson(writer, split);
        return made ? Result<void>() : tl::unexpected(made.error());
    }
    const auto person = *known ? Result<archive::Id>(**known) : archive::addPerson(writer, name);
    if (!person) {
        return tl::unexpected(person.error());
    }
    return allOfSpeaker ? archive::setSpeakerInConversation(writer, conversation, speaker, *person)
                        : archive::setSpeakerOfTurn(writer, turnId, *person);
}

} // namespace

void TranscriptViewModel::changed(const Result<void>& result)
{
    if (!result) {
        m_services.toasts.complain(errorText(result.error()));
    }
    m_turns.refresh();
    m_services.contents.reload();
}

void TranscriptViewModel::rename(const QString& title)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id = m_id, title = fromQt(title.trimmed())](const Writing& writing) {
            return archive::renameConversation(writing.writer, id, title);
        },
        [this](const Result<void>& result) { changed(result); });
}

void TranscriptViewModel::remove()
{
    if (m_id <= 0) {
        return;
    }
    const qint64 id = m_id;
    const int number = ++m_deletions;
    m_toDelete.insert(id, number);
    const auto waits = [this, id, number] { return m_toDelete.value(id) == number; };
    m_services.toasts.inform(tr("“%1” is deleted.").arg(title()), tr("Undo"), [this, id, waits] {
        if (waits()) {
            m_toDelete.remove(id);
            m_services.contents.hide(id, false);
        }
    });
    QTimer::singleShot(kTimeToUndo, this, [this, id, waits] {
        if (waits()) {
            deleteNow(id);
        }
    });
    close();
    m_services.contents.hide(id, true);
}

void TranscriptViewModel::finishDeletions()
{
    const QList<qint64> waiting = m_toDelete.keys();
    for (const qint64 id : waiting) {
        deleteNow(id);
    }
}

void TranscriptViewModel::deleteNow(qint64 id)
{
    m_toDelete.remove(id);
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id](const Writing& writing) -> Result<void> {
            const auto removed = archive::deleteConversations(writing.writer, std::vector<archive::Id>{id});
            if (!removed) {
                return tl::unexpected(removed.error());
            }
            const auto scrubbed = archive::scrub(writing.writer, writing.session.archive.directory());
            // Busy: a reader holds an older state; only the log is left, which the next deletion or closing empties.
            return scrubbed || scrubbed.error().code == ErrorCode::Busy ? Result<void>() : scrubbed;
        },
        [this, id](const Result<void>& result) {
            if (result) {
                m_services.contents.forget(id);
            } else {
                m_services.contents.hide(id, false);
            }
            changed(result);
        });
}

void TranscriptViewModel::setSpeaker(qint64 turnId, const QString& name, bool allOfSpeaker)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id = m_id, turnId, name = fromQt(name.trimmed()), allOfSpeaker](const Writing& writing) {
            return giveTurns(writing.writer, id, turnId, name, allOfSpeaker);
        },
        [this](const Result<void>& result) { changed(result); });
}

void TranscriptViewModel::reloadTags()
{
    struct Tags
    {
        QStringList own;
        QStringList known;
    };
    m_services.reader.request<Tags>(
        ReadKind::Tags, this,
        [id = m_id](const Reading& reading) -> Result<Tags> {
            const auto own = archive::tagsOf(reading.reader, id);
            const auto all = archive::allTags(reading.reader);
            if (!own || !all) {
                return tl::unexpected(own ? all.error() : own.error());
            }
            Tags tags;
            for (const std::string& tag : *own) {
                tags.own.append(toQt(tag));
            }
            for (const auto& [tag, count] : *all) {
                if (!tags.own.contains(toQt(tag))) {
                    tags.known.append(toQt(tag));
                }
            }
            return tags;
        },
        [this](Result<Tags> tags) {
            if (tags) {
                m_tags = std::move(tags->own);
                m_otherTags = std::move(tags->known);
                Q_EMIT tagsChanged();
            }
        });
}

void TranscriptViewModel::addTag(const QString& tag)
{
    if (tag.trimmed().isEmpty())
        return;
    changeTags([id = m_id, tag = fromQt(tag.trimmed())](archive::Writer& writer) {
        return archive::addTag(writer, std::vector<archive::Id>{id}, tag);
    });
}

void TranscriptViewModel::removeTag(const QString& tag)
{
    changeTags([id = m_id, tag = fromQt(tag)](archive::Writer& writer) {
        return archive::removeTag(writer, std::vector<archive::Id>{id}, tag);
    });
}

void TranscriptViewModel::changeTags(std::function<Result<void>(archive::Writer&)> change)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [change = std::move(change)](const Writing& writing) { return change(writing.writer); },
        [this](const Result<void>& result) {
            if (!result) {
                m_services.toasts.complain(errorText(result.error()));
            }
            reloadTags();
            m_services.contents.reload();
        });
}

} // namespace reminisce::app
