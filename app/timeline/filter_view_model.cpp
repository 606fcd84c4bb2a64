// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/filter_view_model.h"

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/people_order.h"
#include "core/archive/tags.h"

namespace reminisce::app {

namespace {

constexpr int kTypingDelay = 150;

QList<Role<archive::SavedFilter>> savedFilterRoles()
{
    return {
        {"name", [](const archive::SavedFilter& saved) { return QVariant(toQt(saved.name)); }},
        {"filterId", [](const archive::SavedFilter& saved) { return QVariant(qint64{saved.id}); }},
    };
}

} // namespace

FilterViewModel::FilterViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_chips(filterChipRoles()),
      m_suggestions(filterSuggestionRoles()),
      m_saved(savedFilterRoles())
{
    m_textDelay.setSingleShot(true);
    m_textDelay.setInterval(kTypingDelay);
    connect(&m_textDelay, &QTimer::timeout, this, [this] {
        archive::Filter filter = m_filter;
        filter.contains = fromQt(m_text);
        setFilter(std::move(filter));
    });
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        clear();
        m_tags.clear();
        m_saved.assign({});
    });
    connect(&m_services.contents, &ArchiveContents::changed, this, [this] {
        showChips();
        reloadPeople();
        reloadTags();
        reloadSaved();
    });
    connect(&m_services.preferences, &Preferences::languageChanged, this, [this] {
        showChips();
        showSuggestions();
    });
    showSuggestions();
}

void FilterViewModel::setFilter(archive::Filter filter)
{
    const QString words = toQt(filter.contains);
    if (m_text != words) {
        m_textDelay.stop();
        m_text = words;
        Q_EMIT textChanged();
    }
    if (filter == m_filter) {
        return;
    }
    m_filter = std::move(filter);
    showChips();
    Q_EMIT changed();
}

void FilterViewModel::setPeopleMatchAll(bool all)
{
    archive::Filter filter = m_filter;
    filter.peopleMatch = all ? archive::PeopleMatch::All : archive::PeopleMatch::Any;
    setFilter(std::move(filter));
}

QString FilterViewModel::from() const
{
    return m_filter.dates.from ? toQt(formatIso(*m_filter.dates.from)) : QString();
}

QString FilterViewModel::to() const
{
    return m_filter.dates.to ? toQt(formatIso(*m_filter.dates.to)) : QString();
}

void FilterViewModel::setSuggestionText(const QString& text)
{
    if (text != m_suggestionText) {
        m_suggestionText = text;
        showSuggestions();
        Q_EMIT suggestionTextChanged();
    }
}

void FilterViewModel::addPerson(qint64 id)
{
    acceptSuggestion(QStringLiteral("person:%1").arg(id));
}

void FilterViewModel::addTag(const QString& tag)
{
    acceptSuggestion(tagPartKey(tag));
}

void FilterViewModel::addEmotion(const QString& name)
{
    acceptSuggestion(QStringLiteral("emotion:") + name);
}

void FilterViewModel::setDates(const QString& fromIso, const QString& toIso)
{
    acceptSuggestion(QStringLiteral("date:%1/%2").arg(fromIso, toIso));
}

void FilterViewModel::clearDates()
{
    remove(QStringLiteral("date:"));
}

void FilterViewModel::setText(const QString& text)
{
    if (text != m_text) {
        m_text = text;
        Q_EMIT textChanged();
        m_textDelay.start();
    }
}

void FilterViewModel::acceptSuggestion(const QString& key)
{
    archive::Filter filter = m_filter;
    if (addPart(filter, key)) {
        setFilter(std::move(filter));
    }
    setSuggestionText({});
}

void FilterViewModel::remove(const QString& key)
{
    archive::Filter filter = m_filter;
    removePart(filter, key);
    setFilter(std::move(filter));
}

void FilterViewModel::clear()
{
    setFilter({});
}

void FilterViewModel::saveAs(const QString& name)
{
    m_services.jobs.enqueue<archive::Id>(
        JobKind::Silent, {}, this,
        [name = fromQt(name), filter = m_filter](const Writing& writing) {
            return archive::saveFilter(writing.writer, name, filter);
        },
        [this](Result<archive::Id> saved) {
            if (!saved) {
                m_services.toasts.complain(errorText(saved.error()));
            }
            reloadSaved();
        });
}

void FilterViewModel::applySaved(qint64 id)
{
    for (const archive::SavedFilter& saved : m_saved.rows()) {
        if (saved.id == id) {
            setFilter(saved.filter);
            return;
        }
    }
}

void FilterViewModel::deleteSaved(qint64 id)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [id](const Writing& writing) { return archive::deleteSavedFilter(writing.writer, id); },
        [this](const Result<void>& deleted) {
            if (!deleted) {
                m_services.toasts.complain(errorText(deleted.error()));
            }
            reloadSaved();
        });
}

void FilterViewModel::showChips()
{
    m_chips.assign(chipsOf(m_filter, m_services.contents.people(), m_services.preferences.formatter()));
}

void FilterViewModel::showSuggestions()
{
    FilterChoices choices{{}, m_tags};
    for (const archive::Id id : m_peopleByPassages) {
        choices.people.append(m_services.contents.people().face(id));
    }
    m_suggestions.assign(
        suggestParts(m_suggestionText, choices, m_services.preferences.formatter(), momentNow().local));
}

void FilterViewModel::reloadPeople()
{
    using Ids = QList<archive::Id>;
    m_services.searcher.request<Ids>(
        ReadKind::FilterPeople, this,
        [](const Reading& reading) {
            return archive::peopleByPassages(reading.reader).map([](const std::vector<archive::Id>& ids) {
                return Ids(ids.begin(), ids.end());
            });
        },
        [this](Result<Ids> ids) {
            if (ids) {
                m_peopleByPassages = std::move(*ids);
                showSuggestions();
            }
        });
}

void FilterViewModel::reloadTags()
{
    using Tags = QList<TagUse>;
    m_services.reader.request<Tags>(
        ReadKind::FilterTags, this,
        [](const Reading& reading) -> Result<Tags> {
            const auto all = archive::allTags(reading.reader);
            if (!all) {
                return tl::unexpected(all.error());
            }
            Tags tags;
            for (const auto& [tag, conversations] : *all) {
                tags.append({toQt(tag), static_cast<qint64>(conversations)});
            }
            return tags;
        },
        [this](Result<Tags> tags) {
            if (tags) {
                m_tags = std::move(*tags);
                showSuggestions();
            }
        });
}

void FilterViewModel::reloadSaved()
{
    using Saved = std::vector<archive::SavedFilter>;
    m_services.reader.request<Saved>(
        ReadKind::SavedFilters, this, [](const Reading& reading) { return archive::listSavedFilters(reading.reader); },
        [this](Result<Saved> saved) {
            if (saved) {
                m_saved.assign(QList<archive::SavedFilter>(saved->begin(), saved->end()));
            }
        });
}

} // namespace reminisce::app
