// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/filter_suggestions.h"

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/timeline/filter_chips.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::app {

namespace {

constexpr int kMostPeople = 8;
constexpr int kMostTags = 8;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Filter)
};

bool nameMatches(const PersonFace& face, const QString& typed)
{
    if (face.name.contains(typed, Qt::CaseInsensitive)) {
        return true;
    }
    return !face.aliases.filter(typed, Qt::CaseInsensitive).isEmpty();
}

void addPeople(QList<FilterSuggestion>& suggestions, const QString& typed, const QList<PersonFace>& people)
{
    int added = 0;
    for (const PersonFace& face : people) {
        if (added < kMostPeople && nameMatches(face, typed)) {
            suggestions.append({QStringLiteral("person"),
                                face.name,
                                face.aliases.join(QStringLiteral(", ")),
                                QStringLiteral("person:%1").arg(face.id),
                                face.colourIndex,
                                {}});
            ++added;
        }
    }
}

void addTags(QList<FilterSuggestion>& suggestions, const QString& typed, const QList<TagUse>& tags,
             const Formatter& format)
{
    int added = 0;
    for (const TagUse& use : tags) {
        if (added < kMostTags && use.tag.contains(typed, Qt::CaseInsensitive)) {
            const int count = static_cast<int>(use.conversations);
            suggestions.append({QStringLiteral("tag"),
                                use.tag,
                                Texts::tr("%n conversation(s)", nullptr, count)
                                    .replace(QString::number(count), format.number(use.conversations)),
                                tagPartKey(use.tag),
                                0,
                                {}});
            ++added;
        }
    }
}

void addEmotions(QList<FilterSuggestion>& suggestions, const QString& typed)
{
    for (const Emotion emotion : kEmotions) {
        const QString name = toQt(emotionName(emotion));
        const QString label = emotionLabel(emotion);
        if (name.contains(typed, Qt::CaseInsensitive) || label.contains(typed, Qt::CaseInsensitive)) {
            suggestions.append(
                {QStringLiteral("emotion"), label, Texts::tr("Emotion"), QStringLiteral("emotion:") + name, 0, name});
        }
    }
}

void addDates(QList<FilterSuggestion>& suggestions, const QString& typed, const Formatter& format, LocalMicros now)
{
    QList<LocalRange> ranges;
    const auto from = parseIso(fromQt(typed));
    const auto to = parseIsoEnd(fromQt(typed));
    if (from && to) {
        ranges.append({from->local, to->local});
    }
    search::UnderstandingContext context;
    context.now = now;
    for (const search::UnderstoodPart& part : search::understand(fromQt(typed), context).parts) {
        if (part.kind == search::PartKind::Date && !part.range.isOpen() && !ranges.contains(part.range)) {
            ranges.append(part.range);
        }
    }
    for (const LocalRange& range : ranges) {
        suggestions.append({QStringLiteral("date"), format.range(range), typed, dateKey(range), 0, {}});
    }
}

} // namespace

QList<FilterSuggestion> suggestParts(const QString& typed, const FilterChoices& choices, const Formatter& format,
                                     LocalMicros now)
{
    const QString words = typed.trimmed();
    QList<FilterSuggestion> suggestions;
    addPeople(suggestions, words, choices.people);
    addTags(suggestions, words, choices.tags, format);
    addEmotions(suggestions, words);
    if (!words.isEmpty()) {
        addDates(suggestions, words, format, now);
        suggestions.append(
            {QStringLiteral("text"), words, Texts::tr("Words in any turn"), QStringLiteral("text:") + words, 0, {}});
    }
    return suggestions;
}

QList<Role<FilterSuggestion>> filterSuggestionRoles()
{
    return {
        {"kind", [](const FilterSuggestion& row) { return QVariant(row.kind); }},
        {"label", [](const FilterSuggestion& row) { return QVariant(row.label); }},
        {"detail", [](const FilterSuggestion& row) { return QVariant(row.detail); }},
        {"key", [](const FilterSuggestion& row) { return QVariant(row.key); }},
        {"colourIndex", [](const FilterSuggestion& row) { return QVariant(row.colourIndex); }},
        {"emotion", [](const FilterSuggestion& row) { return QVariant(row.emotion); }},
    };
}

} // namespace reminisce::app
