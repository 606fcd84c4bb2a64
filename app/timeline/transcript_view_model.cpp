// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/transcript_view_model.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>

#include "app/base/error_text.h"
#include "app/base/format.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/timeline/conversation_list_model.h"
#include "app/timeline/person_roles.h"
#include "app/timeline/transcript_text.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

TranscriptViewModel::TranscriptViewModel(const Services& services, ConversationListModel& conversations,
                                         QObject* parent)
    : QObject(parent), m_services(services), m_conversations(conversations), m_people(personRoles()), m_turns(services)
{
    connect(&m_find, &FindViewModel::asked, this, &TranscriptViewModel::find);
    connect(&m_find, &FindViewModel::went, this, &TranscriptViewModel::goToFound);
    connect(&m_services.contents, &ArchiveContents::switched, this, &TranscriptViewModel::close);
    connect(&m_services.contents, &ArchiveContents::changed, this, &TranscriptViewModel::reloadSummary);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &TranscriptViewModel::conversationChanged);
}

TranscriptViewModel::~TranscriptViewModel()
{
    finishDeletions();
}

QString TranscriptViewModel::title() const
{
    return m_summary ? toQt(m_summary->title) : QString();
}

QString TranscriptViewModel::whenText() const
{
    return m_summary ? whenTextOf(*m_summary, m_services.preferences.formatter()) : QString();
}

QString TranscriptViewModel::turnCountText() const
{
    return m_summary ? tr("%n turn(s)", nullptr, static_cast<int>(m_summary->turnCount)) : QString();
}

QVariantList TranscriptViewModel::emotionSummary() const
{
    return m_summary ? emotionSummaryOf(*m_summary, m_services.preferences.formatter()) : QVariantList();
}

QString TranscriptViewModel::sourceText() const
{
    return m_summary ? sourceTextOf(*m_summary) : QString();
}

QString TranscriptViewModel::dateSourceText() const
{
    return m_summary ? app::dateSourceText(m_summary->dateSource) : QString();
}

void TranscriptViewModel::open(qint64 conversationId, qint64 turnId)
{
    if (conversationId <= 0) {
        close();
        return;
    }
    m_loading = true;
    Q_EMIT loadingChanged();
    const auto read = [conversationId, turnId](const Reading& reading) -> Result<Opened> {
        auto summary = archive::conversationSummary(reading.reader, conversationId);
        if (!summary) {
            return tl::unexpected(summary.error());
        }
        if (!*summary) {
            return fail(ErrorCode::NotFound, fromQt(tr("This conversation is not in the archive any more.")));
        }
        const auto timed = archive::hasTurnTimes(reading.reader, conversationId);
        if (!timed) {
            return tl::unexpected(timed.error());
        }
        Opened opened{std::move(**summary), *timed, std::nullopt, {}};
        if (turnId > 0) {
            const auto turn = archive::turnById(reading.reader, turnId);
            if (turn && *turn && (*turn)->conversation == conversationId) {
                opened.turnRow = (*turn)->ordinal;
            }
        }
        const int number = TurnListModel::pageOf(static_cast<int>(opened.turnRow.value_or(0)));
        auto page = TurnListModel::readPage(reading.reader, conversationId, number);
        if (!page) {
            return tl::unexpected(page.error());
        }
        opened.page = std::move(*page);
        return opened;
    };
    m_services.reader.request<Opened>(ReadKind::Conversation, this, read, [this, turnId](Result<Opened> opened) {
        m_loading = false;
        if (opened) {
            show(std::move(*opened), turnId);
        } else {
            m_services.toasts.complain(errorText(opened.error()));
        }
        Q_EMIT loadingChanged();
    });
}

void TranscriptViewModel::show(Opened opened, qint64 turnId)
{
    const bool other = m_id != opened.summary.id;
    const auto row = opened.turnRow;
    m_id = opened.summary.id;
    m_summary = std::move(opened.summary);
    m_hasTimes = opened.hasTimes;
    QList<PersonFace> faces;
    for (const auto& [id, name] : m_summary->people) {
        faces.append(m_services.contents.people().face(id));
    }
    m_people.assign(std::move(faces));
    if (other) {
        m_turns.show(m_id, static_cast<int>(m_summary->turnCount),
                     RecordedTime::of(m_summary->start, m_summary->dateSource), std::move(opened.page));
        m_highlighted = -1;
        m_find.forgetHits();
        find();
    }
    m_conversations.setSelected(m_id);
    reloadTags();
    Q_EMIT conversationChanged();
    if (row) {
        jumpTo(turnId, static_cast<int>(*row));
    } else {
        jumpTo(-1, other ? 0 : -1);
    }
}

void TranscriptViewModel::jumpTo(qint64 turnId, int row)
{
    m_highlighted = turnId;
    m_turns.setHighlighted(turnId);
    Q_EMIT highlightChanged();
    if (row >= 0) {
        Q_EMIT scrollToRow(row);
    }
}

void TranscriptViewModel::close()
{
    m_services.reader.cancel(ReadKind::Conversation);
    m_id = -1;
    m_summary.reset();
    m_people.assign({});
    m_turns.clear();
    m_find.clear();
    m_highlighted = -1;
    m_conversations.setSelected(-1);
    Q_EMIT conversationChanged();
    Q_EMIT highlightChanged();
}

void TranscriptViewModel::find()
{
    using Rows = std::vector<std::uint64_t>;
    const QString text = m_find.text();
    m_turns.setFind(text, -1);
    if (text.isEmpty() || m_id <= 0) {
        m_services.reader.cancel(ReadKind::FindInConversation);
        return;
    }
    m_services.reader.request<Rows>(
        ReadKind::FindInConversation, this,
        [id = m_id, text = fromQt(text)](const Reading& reading) {
            return archive::findInConversation(reading.reader, id, text);
        },
        [this](Result<Rows> rows) {
            if (!rows) {
                m_services.toasts.complain(errorText(rows.error()));
                return;
            }
            QList<qint64> hits(rows->begin(), rows->end());
            if (m_highlighted < 0) {
                m_find.show(std::move(hits));
            } else {
                m_find.showWithoutGoing(std::move(hits)); // a jump has just been made
            }
        });
}

void TranscriptViewModel::goToFound()
{
    const int row = static_cast<int>(m_find.current());
    m_turns.setFind(m_find.text(), row);
    Q_EMIT scrollToRow(row);
}

void TranscriptViewModel::nextConversation()
{
    goToNeighbour(1);
}

void TranscriptViewModel::previousConversation()
{
    goToNeighbour(-1);
}

void TranscriptViewModel::goToNeighbour(int step)
{
    const int row = m_conversations.indexOfConversation(m_id);
    const qint64 next = row < 0 ? -1 : m_conversations.conversationAt(row + step);
    if (next > 0) {
        open(next);
    }
}

void TranscriptViewModel::reloadSummary()
{
    using Summary = std::optional<archive::ConversationSummary>;
    if (m_id <= 0) {
        return;
    }
    m_services.reader.request<Summary>(
        ReadKind::Summary, this,
        [id = m_id](const Reading& reading) { return archive::conversationSummary(reading.reader, id); },
        [this](Result<Summary> summary) {
            if (!summary) {
                return;
            }
            if (!*summary || (*summary)->id != m_id) {
                close();
                return;
            }
            m_summary = std::move(*summary);
            QList<PersonFace> faces;
            for (const auto& [id, name] : m_summary->people) {
                faces.append(m_services.contents.people().face(id));
            }
            m_people.assign(std::move(faces));
            reloadTags();
            Q_EMIT conversationChanged();
        });
}

void TranscriptViewModel::copy(const QVariantList& turnIds)
{
    QSet<qint64> wanted;
    for (const QVariant& id : turnIds) {
        wanted.insert(id.toLongLong());
    }
    m_services.reader.request<QString>(
        ReadKind::CopyText, this,
        [id = m_id, wanted, format = m_services.preferences.formatter()](const Reading& reading) {
            return transcriptText(reading.reader, id, wanted, format);
        },
        [](const Result<QString>& text) {
            if (text) {
                QGuiApplication::clipboard()->setText(*text);
            }
        });
}

} // namespace reminisce::app
