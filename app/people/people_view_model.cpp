// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/people/people_view_model.h"

#include <algorithm>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"
#include "core/archive/people_pairs.h"

namespace reminisce::app {

namespace {

QString textOf(const archive::PeopleChange& change)
{
    const bool merge = change.kind == archive::PeopleChange::Kind::Merge;
    return (merge ? PeopleViewModel::tr("“%1” became “%2”") : PeopleViewModel::tr("“%2” was split from “%1”"))
        .arg(toQt(change.from), toQt(change.into));
}

QList<Role<archive::PeopleChange>> changeRoles(const Preferences& preferences)
{
    return {
        {"changeId", [](const archive::PeopleChange& row) { return QVariant(qint64{row.id}); }},
        {"text", [](const archive::PeopleChange& row) { return QVariant(textOf(row)); }},
        {"whenText",
         [&preferences](const archive::PeopleChange& row) {
             const QDateTime when = QDateTime::fromMSecsSinceEpoch(row.changedAtUtc / 1000);
             return QVariant(preferences.formatter().locale().toString(when, QLocale::ShortFormat));
         }},
    };
}

} // namespace

PeopleViewModel::PeopleViewModel(const Services& services, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_people(personRowRoles(services.preferences), [](const PersonRow& row) { return row.face.id; }),
      m_suggestions(mergeSuggestionRoles()),
      m_changes(changeRoles(services.preferences))
{
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_all.clear();
        m_people.assign({});
        m_suggestions.assign({});
        m_changes.assign({});
        m_search.clear();
        clearMarked();
        select(-1);
        Q_EMIT searchChanged();
    });
    connect(&m_services.contents, &ArchiveContents::changed, this, &PeopleViewModel::reload);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &PeopleViewModel::reload);
}

QString PeopleViewModel::totalText() const
{
    const Formatter& format = m_services.preferences.formatter();
    std::uint64_t turns = 0;
    for (const PersonRow& row : m_all) {
        turns += row.summary.turns;
    }
    return tr("%1 speakers, %2 turns").arg(format.number(m_all.size()), format.number(static_cast<qint64>(turns)));
}

void PeopleViewModel::setSort(const QString& sort)
{
    if (sort != m_sort) {
        m_sort = sort;
        showRows();
        Q_EMIT sortChanged();
    }
}

void PeopleViewModel::setSearch(const QString& search)
{
    if (search != m_search) {
        m_search = search;
        showRows();
        Q_EMIT searchChanged();
    }
}

QVariantList PeopleViewModel::markedPeople() const
{
    QVariantList people;
    for (const PersonRow& row : m_all) {
        if (m_marked.contains(row.face.id)) {
            people.append(QVariantMap{{QStringLiteral("personId"), qint64{row.face.id}},
                                      {QStringLiteral("name"), row.face.name}});
        }
    }
    return people;
}

void PeopleViewModel::reload()
{
    m_loading = true;
    Q_EMIT changed();
    // Counting all turns of a large archive takes a second, for which the timeline must not wait.
    m_services.searcher.request<PeopleTable>(
        ReadKind::People, this, [](const Reading& reading) { return readPeopleTable(reading.reader); },
        [this](Result<PeopleTable> table) {
            m_loading = false;
            if (table) {
                m_all = std::move(table->rows);
                m_suggestions.assign(std::move(table->suggestions));
                markDuplicates();
                showRows();
            }
            Q_EMIT changed();
            Q_EMIT markedChanged();
        });
    reloadSelected();
    reloadChanges();
}

void PeopleViewModel::markDuplicates()
{
    QSet<qint64> duplicates;
    for (const MergeSuggestion& row : m_suggestions.rows()) {
        duplicates.insert(row.bId);
    }
    for (PersonRow& row : m_all) {
        row.possibleDuplicate = duplicates.contains(row.face.id);
    }
}

void PeopleViewModel::reloadChanges()
{
    using Changes = std::vector<archive::PeopleChange>;
    m_services.reader.request<Changes>(
        ReadKind::PeopleChanges, this,
        [](const Reading& reading) { return archive::listPeopleChanges(reading.reader); },
        [this](Result<Changes> changes) {
            if (changes) {
                m_changes.assign(QList<archive::PeopleChange>(changes->begin(), changes->end()));
            }
        });
}

void PeopleViewModel::undoChange(qint64 changeId)
{
    undoChanges({changeId});
}

void PeopleViewModel::undoChanges(std::vector<archive::Id> changes)
{
    change([changes = std::move(changes)](archive::Writer& writer) -> Result<void> {
        auto transaction = archive::Transaction::begin(writer);
        if (!transaction) {
            return tl::unexpected(transaction.error());
        }
        // The last one first: each is put back into what it was made in.
        for (auto id = changes.rbegin(); id != changes.rend(); ++id) {
            if (auto undone = archive::undoPeopleChange(writer, *id); !undone) {
                return undone;
            }
        }
        return transaction->commit();
    });
}

void PeopleViewModel::showRows()
{
    QList<PersonRow> rows;
    for (PersonRow row : m_all) {
        const bool found = m_search.isEmpty() || row.face.name.contains(m_search, Qt::CaseInsensitive) ||
                           !row.face.aliases.filter(m_search, Qt::CaseInsensitive).isEmpty();
        if (found) {
            row.selected = row.face.id == m_selectedId;
            row.marked = m_marked.contains(row.face.id);
            rows.append(std::move(row));
        }
    }
    const auto by = [&rows](auto key, bool descending) {
        std::stable_sort(rows.begin(), rows.end(), [&](const PersonRow& a, const PersonRow& b) {
            return descending ? key(b) < key(a) : key(a) < key(b);
        });
    };
    static constexpr LocalMicros kNever = std::numeric_limits<LocalMicros>::max();
    if (m_sort == QLatin1String("name")) {
        by([](const PersonRow& row) { return row.face.name.toCaseFolded(); }, false);
    } else if (m_sort == QLatin1String("conversations")) {
        by([](const PersonRow& row) { return row.summary.conversations; }, true);
    } else if (m_sort == QLatin1String("first")) {
        by([](const PersonRow& row) { return row.summary.first.value_or(kNever); }, false);
    } else if (m_sort == QLatin1String("last")) {
        by([](const PersonRow& row) { return row.summary.last.value_or(0); }, true);
    } else {
        by([](const PersonRow& row) { return row.summary.turns; }, true);
    }
    m_people.assign(std::move(rows));
}

void PeopleViewModel::select(qint64 id)
{
    m_selectedId = id;
    showRows();
    if (id <= 0) {
        m_services.reader.cancel(ReadKind::Person);
        m_selected = {};
        Q_EMIT selectedChanged();
        return;
    }
    reloadSelected();
}

void PeopleViewModel::reloadSelected()
{
    if (m_selectedId <= 0) {
        return;
    }
    m_services.reader.request<QVariantMap>(
        ReadKind::Person, this,
        [id = m_selectedId, people = m_services.contents.people(), format = m_services.preferences.formatter()](
            const Reading& reading) { return readPersonDetails(reading.reader, id, people, format); },
        [this](Result<QVariantMap> details) {
            const bool there = details && !details->isEmpty();
            m_selected = there ? QVariant(*details) : QVariant();
            m_selectedId = there ? m_selectedId : -1;
            Q_EMIT selectedChanged();
        });
}

void PeopleViewModel::change(Change change)
{
    m_services.jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [change = std::move(change)](const Writing& writing) { return change(writing.writer); },
        [this](const Result<void>& done) {
            if (!done) {
                m_services.toasts.complain(errorText(done.error()));
            }
            m_services.contents.reload();
        });
}

void PeopleViewModel::rename(qint64 id, const QString& name)
{
    change([id, text = fromQt(name.trimmed())](archive::Writer& writer) {
        return archive::renamePerson(writer, id, text);
    });
}

void PeopleViewModel::addAlias(qint64 id, const QString& alias)
{
    change(
        [id, text = fromQt(alias.trimmed())](archive::Writer& writer) { return archive::addAlias(writer, id, text); });
}

void PeopleViewModel::removeAlias(qint64 id, const QString& alias)
{
    change([id, text = fromQt(alias)](archive::Writer& writer) { return archive::removeAlias(writer, id, text); });
}

void PeopleViewModel::setOwner(qint64 id)
{
    change([id](archive::Writer& writer) { return archive::setOwner(writer, id); });
}

void PeopleViewModel::merge(qint64 fromId, qint64 intoId)
{
    mergeAll({fromId}, intoId);
}

void PeopleViewModel::mergeAll(const QList<qint64>& fromIds, qint64 intoId)
{
    if (fromIds.isEmpty()) {
        return;
    }
    const PeopleDirectory& people = m_services.contents.people();
    const QString into = people.face(intoId).name;
    const QString first = people.face(fromIds.first()).name;
    for (const qint64 id : fromIds) {
        if (m_selectedId == id) {
            select(intoId);
        }
        m_marked.remove(id);
    }
    Q_EMIT markedChanged();
    struct Merged
    {
        std::vector<archive::Id> changes;
        std::optional<Error> error; ///< why those after them were not merged
    };
    m_services.jobs.enqueue<Merged>(
        JobKind::Silent, {}, this,
        [fromIds, intoId](const Writing& writing) -> Result<Merged> {
            Merged merged;
            for (const qint64 id : fromIds) {
                const auto one = archive::mergePeople(writing.writer, id, intoId);
                if (!one) {
                    merged.error = one.error();
                    break;
                }
                merged.changes.push_back(one->change);
            }
            return merged;
        },
        [this, first, into](const Result<Merged>& merged) {
            const int done = merged ? static_cast<int>(merged->changes.size()) : 0;
            if (done > 0) {
                const QString text = done == 1 ? tr("“%1” is now “%2”.").arg(first, into)
                                               : tr("%n people are now “%1”.", nullptr, done).arg(into);
                m_services.toasts.inform(text, tr("Undo"), [this, changes = merged->changes] { undoChanges(changes); });
            }
            if (!merged || merged->error) {
                m_services.toasts.complain(errorText(merged ? *merged->error : merged.error()));
            }
            m_services.contents.reload();
        });
}

void PeopleViewModel::toggleMarked(qint64 id)
{
    m_marked.contains(id) ? static_cast<void>(m_marked.remove(id)) : static_cast<void>(m_marked.insert(id));
    showRows();
    Q_EMIT markedChanged();
}

void PeopleViewModel::clearMarked()
{
    m_marked.clear();
    showRows();
    Q_EMIT markedChanged();
}

void PeopleViewModel::mergeMarkedInto(qint64 id)
{
    QList<qint64> others = m_marked.values();
    others.removeAll(id);
    mergeAll(others, id);
    clearMarked();
}

void PeopleViewModel::acceptMerge(int index)
{
    if (index >= 0 && index < m_suggestions.rowCount()) {
        const MergeSuggestion row = m_suggestions.at(index);
        merge(row.bId, row.aId);
    }
}

void PeopleViewModel::dismissMerge(int index)
{
    if (index >= 0 && index < m_suggestions.rowCount()) {
        const MergeSuggestion row = m_suggestions.at(index);
        change([row](archive::Writer& writer) { return archive::dismissPair(writer, row.aId, row.bId); });
        // At once, without waiting for the list to be read again.
        m_suggestions.removeAt(index);
        markDuplicates();
        showRows();
    }
}

void PeopleViewModel::showInTimeline(qint64 id)
{
    Q_EMIT showRequested(id);
}

} // namespace reminisce::app
