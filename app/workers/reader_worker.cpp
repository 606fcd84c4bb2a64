// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/reader_worker.h"

namespace reminisce::app {

ReaderWorker::ReaderWorker(QObject* parent) : QObject(parent), m_thread(QStringLiteral("reader")) {}

ReaderWorker::~ReaderWorker()
{
    m_end.request_stop();
    for (auto& [kind, slot] : m_slots) {
        slot.stop.request_stop();
    }
    m_thread.finish();
}

void ReaderWorker::setSession(SessionPointer session)
{
    for (auto& [kind, slot] : m_slots) {
        slot.stop.request_stop();
    }
    m_slots.clear();
    m_session.swap(session);
    // The old connection must not keep the old archive open, and closing it is not for this thread.
    m_thread.post([this, old = std::move(session)]() mutable {
        m_reader.reset();
        m_readSession.reset();
        old.reset();
    });
}

void ReaderWorker::cancel(ReadKind kind)
{
    const auto slot = m_slots.find(kind);
    if (slot != m_slots.end()) {
        slot->second.stop.request_stop();
        m_slots.erase(slot);
    }
}

std::pair<quint64, std::stop_token> ReaderWorker::begin(ReadKind kind)
{
    cancel(kind);
    Slot& slot = m_slots[kind];
    slot.number = ++m_lastNumber;
    return {slot.number, slot.stop.get_token()};
}

bool ReaderWorker::isCurrent(ReadKind kind, quint64 number) const
{
    const auto slot = m_slots.find(kind);
    return slot != m_slots.end() && slot->second.number == number;
}

Result<const archive::Reader*> ReaderWorker::readerFor(const SessionPointer& session)
{
    if (m_readSession != session || !m_reader) {
        m_reader.reset();
        m_readSession = session;
        auto reader = session->archive.newReader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        m_reader.emplace(std::move(*reader));
    }
    return &*m_reader;
}

} // namespace reminisce::app
