// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/people/person_rows.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "core/archive/density.h"
#include "core/ingest/people_suggestions.h"
#include "core/ingest/suspicious_names.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(People)
};

/// Passages of everybody per month; one pass over the rollup for all.
using Months = std::map<archive::Id, std::map<LocalMicros, std::uint64_t>>;

Result<Months> monthsOf(const archive::Reader& reader)
{
    const auto density = archive::density(reader, {}, archive::DensityUnit::Month, archive::DensityStack::Person);
    if (!density) {
        return tl::unexpected(density.error());
    }
    Months months;
    for (const archive::DensityBin& bin : density->bins) {
        for (const archive::DensityPart& part : bin.parts) {
            months[part.key][bin.from] += part.chunks;
        }
    }
    return months;
}

/// A person's months put into bars of equal width from `first` to `last`.
struct Bar
{
    LocalMicros from = 0;
    std::uint64_t count = 0;
};

std::vector<Bar> barsOf(const std::map<LocalMicros, std::uint64_t>& months, LocalMicros first, LocalMicros last)
{
    std::vector<Bar> bars(kActivityBars);
    const LocalMicros width = std::max<LocalMicros>(1, (last - first) / kActivityBars + 1);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        bars[i].from = first + static_cast<LocalMicros>(i) * width;
    }
    for (const auto& [month, count] : months) {
        const auto at =
            static_cast<std::size_t>(std::clamp<LocalMicros>((month - first) / width, 0, kActivityBars - 1));
        bars[at].count += count;
    }
    return bars;
}

QVariantList fractionsOf(const std::vector<Bar>& bars)
{
    std::uint64_t most = 1;
    for (const Bar& bar : bars) {
        most = std::max(most, bar.count);
    }
    QVariantList fractions;
    for (const Bar& bar : bars) {
        fractions.append(static_cast<double>(bar.count) / static_cast<double>(most));
    }
    return fractions;
}

QVariantList emotionBars(const archive::PersonSummary& person)
{
    std::uint64_t total = 0;
    for (const std::uint64_t count : person.emotionChunks) {
        total += count;
    }
    QVariantList bars;
    for (const Emotion emotion : kEmotions) {
        const std::uint64_t count = person.emotionChunks[static_cast<std::size_t>(emotion)];
        if (count > 0) {
            bars.append(
                QVariantMap{{QStringLiteral("emotion"), toQt(emotionName(emotion))},
                            {QStringLiteral("fraction"), static_cast<double>(count) / static_cast<double>(total)}});
        }
    }
    return bars;
}

QString firstLast(const archive::PersonSummary& person, const Formatter& format)
{
    if (!person.first || !person.last) {
        return {};
    }
    const QString first = format.monthShort(*person.first);
    const QString last = format.monthShort(*person.last);
    return first == last ? first : first + QStringLiteral(" – ") + last;
}

QVariantList emotionShares(const archive::PersonSummary& person, const Formatter& format)
{
    QVariantList shares = emotionBars(person);
    std::stable_sort(shares.begin(), shares.end(), [](const QVariant& a, const QVariant& b) {
        return a.toMap().value(QStringLiteral("fraction")).toDouble() >
               b.toMap().value(QStringLiteral("fraction")).toDouble();
    });
    for (QVariant& share : shares) {
        QVariantMap map = share.toMap();
        const double fraction = map.value(QStringLiteral("fraction")).toDouble();
        map.insert(QStringLiteral("shareText"),
                   format.locale().toString(qRound(fraction * 100)) + QStringLiteral(" %"));
        share = map;
    }
    return shares;
}

QVariantList companionRows(const std::vector<archive::Companion>& companions, const PeopleDirectory& people)
{
    QVariantList rows;
    for (const archive::Companion& companion : companions) {
        const PersonFace face = people.face(companion.person);
        rows.append(QVariantMap{{QStringLiteral("personId"), qint64{companion.person}},
                                {QStringLiteral("name"), face.name},
                                {QStringLiteral("initial"), face.initial},
                                {QStringLiteral("colourIndex"), face.colourIndex},
                                {QStringLiteral("isOwner"), face.isOwner},
                                {QStringLiteral("count"), static_cast<int>(companion.conversations)},
                                {QStringLiteral("countText"),
                                 Texts::tr("%n conversation(s)", nullptr, static_cast<int>(companion.conversations))}});
    }
    return rows;
}

QVariantList activityRows(const std::map<LocalMicros, std::uint64_t>& months, const Formatter& format)
{
    QVariantList rows;
    if (months.empty()) {
        return rows;
    }
    const std::vector<Bar> bars = barsOf(months, months.begin()->first, months.rbegin()->first);
    const QVariantList fractions = fractionsOf(bars);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const LocalMicros month = i + 1 == bars.size() ? months.rbegin()->first : bars[i].from;
        rows.append(QVariantMap{{QStringLiteral("label"), format.monthShort(month)},
                                {QStringLiteral("count"), static_cast<int>(bars[i].count)},
                                {QStringLiteral("fraction"), fractions[static_cast<qsizetype>(i)]}});
    }
    return rows;
}

QString reasonText(ingest::MergeReason reason)
{
    switch (reason) {
    case ingest::MergeReason::LookAlike:
        return Texts::tr("The names look the same and are written with other characters.");
    case ingest::MergeReason::Reversed:
        return Texts::tr("The same names in another order.");
    case ingest::MergeReason::ShortName:
        return Texts::tr("One name is part of the other.");
    case ingest::MergeReason::Initials:
        return Texts::tr("One name has an initial where the other has a name.");
    case ingest::MergeReason::Nickname:
        return Texts::tr("One is a short form of the other.");
    case ingest::MergeReason::Address:
        return Texts::tr("The address holds the name.");
    case ingest::MergeReason::Phone:
        return Texts::tr("The same number, written in two ways.");
    case ingest::MergeReason::Typo:
        return Texts::tr("The names differ by a letter or two.");
    }
    return {};
}

QString suspicionText(ingest::NameSuspicion suspicion)
{
    switch (suspicion) {
    case ingest::NameSuspicion::DirectionOverride:
        return Texts::tr("Characters in this name turn the reading direction round.");
    case ingest::NameSuspicion::Invisible:
        return Texts::tr("This name holds characters that cannot be seen.");
    case ingest::NameSuspicion::MixedScripts:
        return Texts::tr("This name mixes alphabets that look alike.");
    case ingest::NameSuspicion::LooksLikeAnother:
        return Texts::tr("Somebody else's name looks the same.");
    }
    return {};
}

Result<QList<MergeSuggestion>> readSuggestions(const archive::Reader& reader)
{
    const auto found = ingest::suggestMerges(reader);
    if (!found) {
        return tl::unexpected(found.error());
    }
    QList<MergeSuggestion> suggestions;
    for (const ingest::MergeSuggestion& one : *found) {
        suggestions.append({one.into, toQt(one.intoName), one.from, toQt(one.fromName), reasonText(one.reason)});
    }
    return suggestions;
}

} // namespace

QList<Role<PersonRow>> personRowRoles(const Preferences& preferences)
{
    const auto date = [&preferences](const std::optional<LocalMicros>& day) {
        return day ? QVariant(preferences.formatter().monthShort(*day)) : QVariant(QString());
    };
    return {
        {"personId", [](const PersonRow& row) { return QVariant(qint64{row.face.id}); }},
        {"name", [](const PersonRow& row) { return QVariant(row.face.name); }},
        {"aliasesText", [](const PersonRow& row) { return QVariant(row.face.aliases.join(QStringLiteral(", "))); }},
        {"colourIndex", [](const PersonRow& row) { return QVariant(row.face.colourIndex); }},
        {"isOwner", [](const PersonRow& row) { return QVariant(row.face.isOwner); }},
        {"turns", [](const PersonRow& row) { return QVariant(static_cast<qlonglong>(row.summary.turns)); }},
        {"turnsText",
         [&preferences](const PersonRow& row) {
             return QVariant(preferences.formatter().number(static_cast<qint64>(row.summary.turns)));
         }},
        {"conversationsText",
         [&preferences](const PersonRow& row) {
             return QVariant(preferences.formatter().number(static_cast<qint64>(row.summary.conversations)));
         }},
        {"firstText", [date](const PersonRow& row) { return date(row.summary.first); }},
        {"firstLastText",
         [&preferences](const PersonRow& row) { return QVariant(firstLast(row.summary, preferences.formatter())); }},
        {"emotionBars", [](const PersonRow& row) { return QVariant(emotionBars(row.summary)); }},
        {"initial", [](const PersonRow& row) { return QVariant(row.face.initial); }},
        {"selected", [](const PersonRow& row) { return QVariant(row.selected); }},
        {"marked", [](const PersonRow& row) { return QVariant(row.marked); }},
        {"activity", [](const PersonRow& row) { return QVariant(row.activity); }},
        {"suspicionText", [](const PersonRow& row) { return QVariant(row.suspicionText); }},
        {"possibleDuplicate", [](const PersonRow& row) { return QVariant(row.possibleDuplicate); }},
    };
}

QList<Role<MergeSuggestion>> mergeSuggestionRoles()
{
    return {
        {"aName", [](const MergeSuggestion& row) { return QVariant(row.aName); }},
        {"bName", [](const MergeSuggestion& row) { return QVariant(row.bName); }},
        {"reason", [](const MergeSuggestion& row) { return QVariant(row.reason); }},
    };
}

Result<PeopleTable> readPeopleTable(const archive::Reader& reader)
{
    const auto people = archive::listPeopleWithCounts(reader);
    if (!people) {
        return tl::unexpected(people.error());
    }
    auto months = monthsOf(reader);
    if (!months) {
        return tl::unexpected(months.error());
    }
    LocalMicros first = 0;
    LocalMicros last = 0;
    bool any = false;
    for (const auto& [person, counts] : *months) {
        first = any ? std::min(first, counts.begin()->first) : counts.begin()->first;
        last = any ? std::max(last, counts.rbegin()->first) : counts.rbegin()->first;
        any = true;
    }
    const std::vector<archive::PersonName> names(people->begin(), people->end());
    const PeopleDirectory directory(names);
    const auto suspicions = ingest::suspiciousPeople(names);
    QList<PersonRow> rows;
    for (const archive::PersonSummary& person : *people) {
        PersonRow row;
        row.summary = person;
        row.face = directory.face(person.id);
        if (const auto suspicion = suspicions.find(person.id); suspicion != suspicions.end()) {
            row.suspicionText = suspicionText(suspicion->second);
        }
        row.activity = fractionsOf(barsOf((*months)[person.id], first, last));
        rows.append(std::move(row));
    }
    auto suggestions = readSuggestions(reader);
    if (!suggestions) {
        return tl::unexpected(suggestions.error());
    }
    return PeopleTable{std::move(rows), std::move(*suggestions)};
}

Result<QVariantMap> readPersonDetails(const archive::Reader& reader, archive::Id person, const PeopleDirectory& people,
                                      const Formatter& format)
{
    const auto summary = archive::personSummary(reader, person);
    if (!summary) {
        return tl::unexpected(summary.error());
    }
    if (!*summary) {
        return QVariantMap();
    }
    const auto companions = archive::companionsOf(reader, person);
    if (!companions) {
        return tl::unexpected(companions.error());
    }
    auto months = monthsOf(reader);
    if (!months) {
        return tl::unexpected(months.error());
    }
    const PersonFace face = PeopleDirectory({**summary}).face(person);
    const QString stats = Texts::tr("%1 turns in %2 conversations")
                              .arg(format.number(static_cast<qint64>((*summary)->turns)),
                                   format.number(static_cast<qint64>((*summary)->conversations)));
    return QVariantMap{
        {QStringLiteral("personId"), qint64{person}},
        {QStringLiteral("name"), face.name},
        {QStringLiteral("initial"), face.initial},
        {QStringLiteral("colourIndex"), face.colourIndex},
        {QStringLiteral("isOwner"), face.isOwner},
        {QStringLiteral("aliases"), face.aliases},
        {QStringLiteral("stats"), stats},
        {QStringLiteral("passagesText"), Texts::tr("%n passage(s)", nullptr, static_cast<int>((*summary)->chunks))},
        {QStringLiteral("activity"), activityRows((*months)[person], format)},
        {QStringLiteral("emotions"), emotionShares(**summary, format)},
        {QStringLiteral("companions"), companionRows(*companions, people)},
    };
}

} // namespace reminisce::app
