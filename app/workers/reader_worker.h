// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stop_token>

#include <QObject>

#include "app/workers/archive_session.h"
#include "app/workers/worker_thread.h"

namespace reminisce::app {

/// What is asked of the reader. A new request of a kind cancels the one before it.
enum class ReadKind {
    Overview,
    ConversationKeys,
    ConversationPage,
    Density,
    Conversation,
    Summary,
    Turns,
    FindInConversation,
    CopyText,
    Search,
    SavedFilters,
    FilterPeople,
    FilterTags,
    People,
    Person,
    ChatSessions,
    Chat,
    ChatMessages,
    ChatMessagesAhead,
    ChatMessage,
    RemovedAnswers,
    FindInChat,
    ImportBatches,
    OwnerCandidates,
    Space,
    Prepare,
    Backends,
    PeopleChanges,
    Tags,
    WatchFolders,
    Palette,
    WindowState,
    SearchBackend,
    Sources,
    BetterReaders,
    TraceStep,
    TimelinePlace,
};

/// What a reading task works with, in the reader's thread.
struct Reading
{
    ArchiveSession& session;
    const archive::Reader& reader;
    std::stop_token stop;
};

/// Reads the archive in one thread: timeline pages, transcripts, search as you type. Requests are functions over plain
/// values that they carry with them; what they give comes back in the GUI thread, and only when it is still wanted.
class ReaderWorker : public QObject
{
    Q_OBJECT

public:
    explicit ReaderWorker(QObject* parent = nullptr);
    ~ReaderWorker() override;

    /// The archive that requests are put to from now on; null for none. Requests under way are cancelled.
    void setSession(SessionPointer session);
    [[nodiscard]] const SessionPointer& session() const { return m_session; }

    /// Runs `work` in the reader's thread and `done` with its value in the GUI thread. `done` is not called when a
    /// newer request of the kind was made, the archive was switched, or `receiver` is gone.
    template <class Value>
    void request(ReadKind kind, QObject* receiver, std::function<Result<Value>(const Reading&)> work,
                 std::function<void(Result<Value>)> done)
    {
        if (!m_session) {
            return;
        }
        const auto [number, stop] = begin(kind);
        post<Value>(receiver, stop, std::move(work), [this, kind, number = number, done = std::move(done)](auto value) {
            if (isCurrent(kind, number)) {
                done(std::move(value));
            }
        });
    }

    /// Like request(), for what nothing newer may replace, such as writing a file: runs to its end, also when the
    /// archive is switched meanwhile. Only the end of the program stops it.
    template <class Value>
    void requestToEnd(QObject* receiver, std::function<Result<Value>(const Reading&)> work,
                      std::function<void(Result<Value>)> done)
    {
        if (m_session) {
            post<Value>(receiver, m_end.get_token(), std::move(work), std::move(done));
        }
    }

    /// Cancels what is under way of a kind.
    void cancel(ReadKind kind);

private:
    struct Slot
    {
        quint64 number = 0;
        std::stop_source stop;
    };

    [[nodiscard]] std::pair<quint64, std::stop_token> begin(ReadKind kind);
    [[nodiscard]] bool isCurrent(ReadKind kind, quint64 number) const;
    /// A reading connection for the session, kept between requests. Reader's thread.
    [[nodiscard]] Result<const archive::Reader*> readerFor(const SessionPointer& session);

    template <class Value>
    void post(QObject* receiver, const std::stop_token& stop, std::function<Result<Value>(const Reading&)> work,
              std::function<void(Result<Value>)> done)
    {
        m_thread.post([this, stop, session = m_session, receiver = QPointer<QObject>(receiver), work = std::move(work),
                       done = std::move(done)] {
            if (stop.stop_requested()) {
                return;
            }
            auto value = std::make_shared<Result<Value>>(read<Value>(session, work, stop));
            m_thread.deliver(receiver, [done, value] { done(std::move(*value)); });
        });
    }

    template <class Value>
    Result<Value> read(const SessionPointer& session, const std::function<Result<Value>(const Reading&)>& work,
                       const std::stop_token& stop)
    {
        const auto reader = readerFor(session);
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        const archive::StopScope scope(**reader, stop);
        return work(Reading{*session, **reader, stop});
    }

    SessionPointer m_session; ///< GUI thread
    std::map<ReadKind, Slot> m_slots;
    std::stop_source m_end; ///< of what runs to its end
    quint64 m_lastNumber = 0;
    SessionPointer m_readSession; ///< reader's thread, as is m_reader
    std::optional<archive::Reader> m_reader;
    WorkerThread m_thread;
};

} // namespace reminisce::app
