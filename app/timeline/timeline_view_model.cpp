// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timeline_view_model.h"

#include <utility>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/timeline/filter_view_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/index_files.h"

namespace reminisce::app {

namespace {

constexpr int kStoreDelay = 1500;
constexpr const char* kPlaceKey = "timeline-top";

} // namespace

TimelineViewModel::TimelineViewModel(const Services& services, FilterViewModel& filter, QObject* parent)
    : QObject(parent), m_services(services), m_filter(filter), m_conversations(services), m_density(services, filter)
{
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_conversations.setKeys({});
        m_placed = false;
        m_delay.stop();
        m_keptRow = -1;
        Q_EMIT changed();
        Q_EMIT keptRowChanged();
    });
    m_delay.setSingleShot(true);
    m_delay.setInterval(kStoreDelay);
    connect(&m_delay, &QTimer::timeout, this, &TimelineViewModel::storePlace);
    connect(&m_services.contents, &ArchiveContents::changed, this, &TimelineViewModel::reload);
    connect(&m_filter, &FilterViewModel::changed, this, [this] {
        m_filterChanged = true;
        reload();
    });
    connect(&m_services.preferences, &Preferences::languageChanged, this, &TimelineViewModel::reload);
    connect(&m_density, &DensityViewModel::jumpRequested, this, [this](LocalMicros day) {
        if (const int row = m_conversations.indexOfDay(day); row >= 0) {
            Q_EMIT scrollToRow(row);
        }
    });
}

TimelineViewModel::~TimelineViewModel()
{
    if (m_delay.isActive()) {
        storePlace();
    }
}

void TimelineViewModel::noteTop(qint64 conversationId)
{
    m_placed = true;
    if (conversationId != m_top) {
        m_top = conversationId;
        m_delay.start();
    }
}

void TimelineViewModel::storePlace()
{
    m_delay.stop();
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [top = std::to_string(m_top)](const Writing& writing) {
            return archive::setMetaValue(writing.writer, kPlaceKey, top);
        },
        [](const Result<void>&) {});
}

void TimelineViewModel::restorePlace()
{
    if (m_placed || m_conversations.rowCount() == 0) {
        return;
    }
    m_placed = true;
    using Value = std::optional<std::string>;
    m_services.reader.request<Value>(
        ReadKind::TimelinePlace, this,
        [](const Reading& reading) { return archive::metaValue(reading.reader, kPlaceKey); },
        [this](const Result<Value>& value) {
            const qint64 top = value && *value ? toQt(**value).toLongLong() : -1;
            m_keptRow = top > 0 ? m_conversations.indexOfConversation(top) : -1;
            Q_EMIT keptRowChanged();
        });
}

qint64 TimelineViewModel::totalCount() const
{
    return m_services.contents.conversationCount();
}

QString TimelineViewModel::totalText() const
{
    const Formatter& format = m_services.preferences.formatter();
    if (m_filter.isEmpty()) {
        return tr("%n conversation(s)", nullptr, static_cast<int>(totalCount()))
            .replace(QString::number(totalCount()), format.number(totalCount()));
    }
    return tr("%1 of %2 conversations").arg(format.number(matchingCount()), format.number(totalCount()));
}

QString TimelineViewModel::emptyReason() const
{
    if (m_loading || !m_services.contents.isLoaded() || m_conversations.rowCount() > 0) {
        return {};
    }
    return m_services.contents.isEmpty() ? QStringLiteral("archive-empty") : QStringLiteral("filter-empty");
}

void TimelineViewModel::reload()
{
    using Keys = ConversationListModel::Keys;
    m_loading = true;
    Q_EMIT changed();
    m_services.reader.request<Keys>(
        ReadKind::ConversationKeys, this,
        [filter = m_filter.filter()](const Reading& reading) {
            return archive::conversationKeys(reading.reader, filter, archive::Order::OldestFirst);
        },
        [this](Result<Keys> keys) {
            m_loading = false;
            if (keys) {
                std::erase_if(*keys, [this](const archive::ConversationKey& key) {
                    return m_services.contents.isHidden(key.id);
                });
                m_conversations.setKeys(std::move(*keys));
                if (std::exchange(m_filterChanged, false)) {
                    Q_EMIT filtered();
                }
                restorePlace();
            } else if (keys.error().code != ErrorCode::Cancelled) {
                m_services.toasts.complain(errorText(keys.error()));
            }
            Q_EMIT changed();
        });
}

} // namespace reminisce::app
