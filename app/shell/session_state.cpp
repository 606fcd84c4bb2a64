// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/session_state.h"

#include <nlohmann/json.hpp>

#include "app/ask/ask_view_model.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/timeline/filter_view_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/index_files.h"
#include "core/archive/saved_filters.h"

namespace reminisce::app {

namespace {

constexpr int kDelay = 1000;
constexpr const char* kKey = "window-state";

struct Kept
{
    archive::Filter filter;
    QString draft;
    qint64 chat = 0;
};

Kept read(const std::string& text)
{
    Kept kept;
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (json.is_object()) {
        const auto filter = archive::filterFromJson(json.value("filter", nlohmann::json::object()).dump());
        kept.filter = filter.value_or(archive::Filter{});
        kept.draft = toQt(json.value("draft", std::string()));
        kept.chat = json.value("chat", qint64{0});
    }
    return kept;
}

} // namespace

SessionState::SessionState(const Services& services, FilterViewModel& filter, AskViewModel& ask, QObject* parent)
    : QObject(parent), m_services(services), m_filter(filter), m_ask(ask)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &SessionState::store);
    connect(&m_filter, &FilterViewModel::changed, &m_delay, qOverload<>(&QTimer::start));
    connect(&m_ask, &AskViewModel::draftChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(&m_ask, &AskViewModel::currentChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_ask.sessions(), &QAbstractItemModel::modelReset, this, &SessionState::openKeptChat, Qt::QueuedConnection);
    connect(m_ask.sessions(), &QAbstractItemModel::rowsInserted, this, &SessionState::openKeptChat,
            Qt::QueuedConnection);
    connect(&m_services.contents, &ArchiveContents::switched, this, &SessionState::restore);
}

SessionState::~SessionState()
{
    if (m_delay.isActive()) {
        store();
    }
}

void SessionState::restore()
{
    using Value = std::optional<std::string>;
    m_restored = false;
    m_keptChat = 0;
    m_delay.stop();
    m_services.reader.request<Value>(
        ReadKind::WindowState, this, [](const Reading& reading) { return archive::metaValue(reading.reader, kKey); },
        [this](Result<Value> value) {
            m_restored = true;
            if (!value || !*value) {
                return;
            }
            const Kept kept = read(**value);
            // What the person has done meanwhile counts for more.
            if (m_filter.isEmpty() && !kept.filter.isEmpty()) {
                m_filter.setFilter(kept.filter);
            }
            if (m_ask.draft().isEmpty()) {
                m_ask.setDraft(kept.draft);
            }
            m_keptChat = kept.chat;
            openKeptChat();
        });
}

void SessionState::openKeptChat()
{
    if (m_keptChat <= 0) {
        return;
    }
    if (!m_ask.currentHasMessages()) {
        m_ask.openSession(m_keptChat); // not before the list of chats is read
    }
    if (m_ask.currentSessionId() > 0) {
        m_keptChat = 0;
    }
}

void SessionState::store()
{
    if (!m_restored) {
        return;
    }
    const auto filter = nlohmann::json::parse(archive::filterToJson(m_filter.filter()), nullptr, false);
    const nlohmann::json json = {
        {"filter", filter}, {"draft", fromQt(m_ask.draft())}, {"chat", m_ask.currentSessionId()}};
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [text = json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)](const Writing& writing) {
            return archive::setMetaValue(writing.writer, kKey, text);
        },
        [](const Result<void>&) {});
}

} // namespace reminisce::app
