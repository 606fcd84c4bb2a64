// SPDX-License-Identifier: GPL-3.0-or-later
// What the person changes about a conversation: title, tags, speakers, and whether it is there at all.
#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <vector>

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

constexpr qsizetype kMostNames = 6;

/// Which turns changed hands, and how they are given back.
struct SpeakerChange
{
    std::vector<archive::Id> turns;
    std::function<Result<void>(archive::Writer&)> undo; ///< empty: nothing was changed
};

/// The turn alone, or all turns of its speaker in the conversation.
Result<std::vector<archive::Id>> turnsToGive(const archive::Reader& reader, const archive::Turn& turn,
                                             bool allOfSpeaker)
{
    if (!allOfSpeaker) {
        return std::vector<archive::Id>{turn.id};
    }
    const auto all =
        archive::turnsOfConversation(reader, turn.conversation, 0, std::numeric_limits<std::int32_t>::max());
    if (!all) {
        return tl::unexpected(all.error());
    }
    std::vector<archive::Id> turns;
    for (const archive::Turn& one : *all) {
        if (one.person == turn.person) {
            turns.push_back(one.id);
        }
    }
    return turns;
}

/// Splits somebody new off who speaks these turns; the archive itself knows how to take that back.
Result<SpeakerChange> giveToNew(archive::Writer& writer, archive::Id speaker, const std::string& name,
                                std::vector<archive::Id> turns)
{
    archive::PersonSplit split;
    split.person = speaker;
    split.name = name;
    split.turns = turns;
    const auto made = archive::splitPerson(writer, split);
    const auto changes = made ? archive::listPeopleChanges(writer, 1) : tl::unexpected(made.error());
    if (!changes) {
        return tl::unexpected(changes.error());
    }
    SpeakerChange change;
    change.turns = std::move(turns);
    if (!changes->empty()) {
        change.undo = [id = changes->front().id](archive::Writer& again) {
            return archive::undoPeopleChange(again, id);
        };
    }
    return change;
}

/// Gives a turn, or all turns of its speaker in the conversation, to the person of a name, who may be a new one.
Result<SpeakerChange> giveTurns(archive::Writer& writer, qint64 turnId, const std::string& name, bool allOfSpeaker)
{
    const auto turn = archive::turnById(writer, turnId);
    if (!turn || !*turn) {
        return turn ? Result<SpeakerChange>() : tl::unexpected(turn.error());
    }
    const auto known = archive::resolvePerson(writer, name);
    auto turns = turnsToGive(writer, **turn, allOfSpeaker);
    if (!known || !turns) {
        return tl::unexpected(known ? turns.error() : known.error());
    }
    const archive::Id speaker = (*turn)->person;
    if (!*known && speaker > 0) {
        return giveToNew(writer, speaker, name, std::move(*turns));
    }
    const auto person = *known ? Result<archive::Id>(**known) : archive::addPerson(writer, name);
    if (!person || *person == speaker) {
        return person ? Result<SpeakerChange>() : tl::unexpected(person.error());
    }
    const auto done = allOfSpeaker ? archive::setSpeakerInConversation(writer, (*turn)->conversation, speaker, *person)
                                   : archive::setSpeakerOfTurn(writer, turnId, *person);
    if (!done) {
        return tl::unexpected(done.error());
    }
    SpeakerChange change;
    change.turns = *turns;
    // Turn by turn: the person may speak in this conversation besides.
    change.undo = [turns = std::move(*turns), speaker](archive::Writer& again) -> Result<void> {
        auto transaction = archive::Transaction::begin(again);
        if (!transaction) {
            return tl::unexpected(transaction.error());
        }
        for (const archive::Id id : turns) {
            if (auto given = archive::setSpeakerOfTurn(again, id, speaker); !given) {
                return given;
            }
        }
        return transaction->commit();
    };
    return change;
}

bool isCalled(const PersonFace& face, const QString& name)
{
    return face.name.compare(name, Qt::CaseInsensitive) == 0 || face.aliases.contains(name, Qt::CaseInsensitive);
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
    auto* timer = new QTimer(this);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, this, [this, id, waits, timer] {
        timer->deleteLater();
        if (waits()) {
            deleteNow(id);
        }
    });
    timer->start(kTimeToUndo);
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
    m_services.jobs.enqueue<SpeakerChange>(
        JobKind::Silent, {}, this,
        [turnId, name = fromQt(name.trimmed()), allOfSpeaker](const Writing& writing) {
            return giveTurns(writing.writer, turnId, name, allOfSpeaker);
        },
        [this, name = name.trimmed()](const Result<SpeakerChange>& change) {
            if (change && change->undo) {
                const QString text = tr("%n turn(s) given to “%1”.", nullptr, static_cast<int>(change->turns.size()));
                m_services.toasts.inform(text.arg(name), tr("Undo"), [this, undo = change->undo] {
                    m_services.jobs.enqueue<void>(
                        JobKind::Silent, {}, this, [undo](const Writing& writing) { return undo(writing.writer); },
                        [this](const Result<void>& undone) { changed(undone); });
                });
            }
            changed(change ? Result<void>() : tl::unexpected(change.error()));
        });
}

QStringList TranscriptViewModel::speakerNames(const QString& typed) const
{
    const QString text = typed.simplified();
    QStringList names;
    if (text.isEmpty() || !isNewPerson(text)) {
        for (const PersonFace& face : m_people.rows()) {
            names.append(face.name);
        }
        return names;
    }
    QStringList within;
    for (const PersonFace& face : m_services.contents.people().all()) {
        if (face.name.startsWith(text, Qt::CaseInsensitive)) {
            names.append(face.name);
        } else if (face.name.contains(text, Qt::CaseInsensitive) ||
                   !face.aliases.filter(text, Qt::CaseInsensitive).isEmpty()) {
            within.append(face.name);
        }
    }
    return (names + within).mid(0, kMostNames);
}

bool TranscriptViewModel::isNewPerson(const QString& name) const
{
    const QString text = name.simplified();
    const QList<PersonFace>& all = m_services.contents.people().all();
    return !text.isEmpty() &&
           std::none_of(all.begin(), all.end(), [&text](const PersonFace& face) { return isCalled(face, text); });
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
    if (tag.trimmed().isEmpty()) {
        return;
    }
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
