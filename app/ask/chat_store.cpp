// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat_store.h"

#include "app/ask/chat_export.h"
#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

archive::ChatSession sessionOf(const Chat& chat)
{
    archive::ChatSession session;
    session.id = chat.id > 0 ? chat.id : 0;
    session.title = fromQt(chat.title);
    session.createdAtUtc = archive::nowUtcMicros();
    session.updatedAtUtc = session.createdAtUtc;
    session.workflow = fromQt(chat.workflow);
    session.backend = fromQt(chat.backend);
    session.scope = chat.scope;
    return session;
}

/// The last messages of the branch that was asked last.
std::vector<archive::Id> lastPage(const std::vector<archive::MessagePlace>& places)
{
    std::vector<archive::Id> ids;
    archive::Id next = places.empty() ? 0 : places.back().id;
    for (auto place = places.crbegin(); place != places.crend() && ids.size() < MessageModel::kPageRows; ++place) {
        if (place->id == next) {
            ids.push_back(place->id);
            next = place->parent; // asked before it
        }
    }
    return ids;
}

} // namespace

ChatStore::ChatStore(const Services& services, QObject* parent) : QObject(parent), m_services(services) {}

void ChatStore::storeQuestion(const Chat& chat, const MessageRow& message, std::function<void(StoredIds)> stored)
{
    archive::ChatMessage row;
    row.question = fromQt(message.question);
    row.askedAtUtc = message.askedAtUtc;
    row.workflow = fromQt(message.workflow);
    row.backend = fromQt(message.backend);
    m_services.jobs.enqueue<StoredIds>(
        JobKind::Silent, {}, this,
        [session = sessionOf(chat), chatIds = chat.jobIds, ids = message.jobIds, parentIds = message.parentIds,
         row](const Writing& writing) mutable -> Result<StoredIds> {
            if (session.id > 0) {
                chatIds->session = session.id;
            }
            if (chatIds->session == 0) {
                const auto created = archive::createChatSession(writing.writer, session);
                if (!created) {
                    return tl::unexpected(created.error());
                }
                chatIds->session = *created;
            }
            row.session = chatIds->session;
            row.parent = parentIds ? parentIds->message : 0;
            const auto added = archive::addChatMessage(writing.writer, row);
            if (!added) {
                return tl::unexpected(added.error());
            }
            *ids = {chatIds->session, *added};
            return *ids;
        },
        [this, stored = std::move(stored)](const Result<StoredIds>& ids) {
            if (ids) {
                stored(*ids);
            } else {
                Q_EMIT failed(errorText(ids.error()));
            }
        });
}

void ChatStore::storeAnswer(const MessageRow& message, std::function<void()> stored)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [ids = message.jobIds, answer = message.answer](const Writing& writing) -> Result<void> {
            if (ids->message == 0) {
                return {}; // the question could not be stored, and that has been said
            }
            return archive::finishChatMessage(writing.writer, ids->message, answer);
        },
        [this, stored = std::move(stored)](const Result<void>& done) {
            if (!done) {
                Q_EMIT failed(errorText(done.error()));
            }
            stored();
        });
}

void ChatStore::storeSettings(const Chat& chat)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [session = sessionOf(chat), chatIds = chat.jobIds](const Writing& writing) mutable -> Result<void> {
            session.id = session.id > 0 ? session.id : chatIds->session;
            return session.id > 0 ? archive::updateChatSession(writing.writer, session) : Result<void>();
        },
        [](const Result<void>&) {});
}

void ChatStore::rename(const Chat& chat, const QString& title)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id = chat.id, chatIds = chat.jobIds, title = fromQt(title)](const Writing& writing) -> Result<void> {
            const archive::Id session = id > 0 ? id : chatIds->session;
            return session > 0 ? archive::renameChatSession(writing.writer, session, title) : Result<void>();
        },
        [this](const Result<void>& done) {
            if (!done) {
                Q_EMIT failed(errorText(done.error()));
            }
        });
}

void ChatStore::remove(const Chat& chat, std::function<void()> removed)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id = chat.id, chatIds = chat.jobIds](const Writing& writing) -> Result<void> {
            const archive::Id session = id > 0 ? id : chatIds->session;
            return session > 0 ? archive::deleteChatSession(writing.writer, session) : Result<void>();
        },
        [this, removed = std::move(removed)](const Result<void>& done) {
            if (!done) {
                Q_EMIT failed(errorText(done.error()));
            }
            removed();
        });
}

void ChatStore::readSessions(const QString& text, std::function<void(std::vector<archive::ChatSession>)> done)
{
    using Sessions = std::vector<archive::ChatSession>;
    m_services.reader.request<Sessions>(
        ReadKind::ChatSessions, this,
        [text = fromQt(text)](const Reading& reading) { return archive::listChatSessions(reading.reader, text); },
        [done = std::move(done)](Result<Sessions> sessions) {
            if (sessions) {
                done(std::move(*sessions));
            }
        });
}

void ChatStore::readChat(archive::Id session, std::function<void(Opened)> done)
{
    m_services.reader.request<Opened>(
        ReadKind::Chat, this,
        [session](const Reading& reading) -> Result<Opened> {
            auto places = archive::messagePlaces(reading.reader, session);
            if (!places) {
                return tl::unexpected(places.error());
            }
            auto last = archive::messagesByIds(reading.reader, lastPage(*places));
            if (!last) {
                return tl::unexpected(last.error());
            }
            return Opened{std::move(*places), std::move(*last)};
        },
        [this, done = std::move(done)](Result<Opened> opened) {
            if (opened) {
                done(std::move(*opened));
            } else {
                Q_EMIT failed(errorText(opened.error()));
            }
        });
}

void ChatStore::readMessages(Wish wish, std::vector<archive::Id> ids, std::function<void(Messages)> done)
{
    using Read = std::vector<archive::ChatMessage>;
    m_services.reader.request<Read>(
        wish == Wish::Scrolled ? ReadKind::ChatMessages : ReadKind::ChatMessagesAhead, this,
        [ids = std::move(ids)](const Reading& reading) { return archive::messagesByIds(reading.reader, ids); },
        [this, done = std::move(done)](Result<Read> messages) {
            if (!messages) {
                Q_EMIT failed(errorText(messages.error()));
            }
            done(messages ? Messages(std::move(*messages)) : std::nullopt);
        });
}

void ChatStore::find(archive::Id session, const QString& text, std::function<void(std::vector<archive::Id>)> done)
{
    using Ids = std::vector<archive::Id>;
    m_services.reader.request<Ids>(
        ReadKind::FindInChat, this,
        [session, text = fromQt(text)](const Reading& reading) {
            return archive::findInChat(reading.reader, session, text);
        },
        [this, done = std::move(done)](Result<Ids> ids) {
            if (ids) {
                done(std::move(*ids));
            } else {
                Q_EMIT failed(errorText(ids.error()));
            }
        });
}

void ChatStore::stopFinding()
{
    m_services.reader.cancel(ReadKind::FindInChat);
}

void ChatStore::readDetails(const MessageRow& message, std::function<void(Details)> done)
{
    const PassageStyle style{m_services.contents.people(), m_services.preferences.formatter(), {}};
    m_services.reader.request<Details>(
        ReadKind::ChatMessage, this,
        [id = message.storedId, style](const Reading& reading) -> Result<Details> {
            auto loaded = archive::loadMessage(reading.reader, id);
            if (!loaded) {
                return tl::unexpected(loaded.error());
            }
            if (!*loaded) {
                return Details{};
            }
            Details details;
            details.answer = std::move((*loaded)->answer);
            auto evidence = readEvidence(reading.reader, details.answer, (*loaded)->question, style);
            if (!evidence) {
                return tl::unexpected(evidence.error());
            }
            details.evidence = std::move(*evidence);
            return details;
        },
        [this, done = std::move(done)](Result<Details> details) {
            if (details) {
                done(std::move(*details));
            } else {
                Q_EMIT failed(errorText(details.error()));
            }
        });
}

void ChatStore::readRemoved(std::function<void(std::vector<archive::Id>)> done)
{
    using Ids = std::vector<archive::Id>;
    m_services.reader.request<Ids>(
        ReadKind::RemovedAnswers, this,
        [](const Reading& reading) { return archive::messagesWithRemovedAnswers(reading.reader); },
        [this, done = std::move(done)](Result<Ids> ids) {
            if (ids) {
                done(std::move(*ids));
            } else {
                Q_EMIT failed(errorText(ids.error()));
            }
        });
}

void ChatStore::exportChat(const Chat& chat, const QUrl& file, bool json)
{
    // From what is shown: an answer, or a new title, may still wait to be stored behind an import.
    ChatDocument document{fromQt(chat.title), {}};
    for (const MessageRow& row : chat.messages->rows()) {
        archive::ChatMessage& message = document.messages.emplace_back();
        message.id = row.storedId;
        message.question = fromQt(row.question);
        message.workflow = fromQt(row.workflow);
        message.backend = fromQt(row.backend);
        message.answer = row.answer;
    }
    m_services.reader.requestToEnd<bool>(
        this,
        [document, path = pathFromUrl(file), json,
         format = m_services.preferences.formatter()](const Reading& reading) -> Result<bool> {
            const auto written = writeChat(reading.reader, document, path, json, format);
            return written ? Result<bool>(true) : tl::unexpected(written.error());
        },
        [this, path = pathToQt(pathFromUrl(file))](const Result<bool>& written) {
            if (written) {
                m_services.toasts.inform(tr("Saved as %1.").arg(path));
            } else {
                Q_EMIT failed(errorText(written.error()));
            }
        });
}

} // namespace reminisce::app
