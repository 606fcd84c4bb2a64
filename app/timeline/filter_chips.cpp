// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/filter_chips.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "core/archive/tags.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Filter)
};

QString personKey(archive::Id id)
{
    return QStringLiteral("person:%1").arg(id);
}

QString emotionKey(Emotion emotion)
{
    return QStringLiteral("emotion:") + toQt(emotionName(emotion));
}

bool isTag(const std::string& tag, const QString& other)
{
    return archive::tagKey(tag) == archive::tagKey(fromQt(other));
}

std::optional<LocalMicros> readEnd(const QString& text, bool end)
{
    const auto moment = end ? parseIsoEnd(fromQt(text)) : parseIso(fromQt(text));
    return moment ? std::optional<LocalMicros>(moment->local) : std::nullopt;
}

} // namespace

QString emotionLabel(Emotion emotion)
{
    static constexpr std::array<const char*, kEmotionCount> kLabels = {
        QT_TRANSLATE_NOOP("Filter", "joy"),     QT_TRANSLATE_NOOP("Filter", "trust"),
        QT_TRANSLATE_NOOP("Filter", "fear"),    QT_TRANSLATE_NOOP("Filter", "surprise"),
        QT_TRANSLATE_NOOP("Filter", "sadness"), QT_TRANSLATE_NOOP("Filter", "disgust"),
        QT_TRANSLATE_NOOP("Filter", "anger"),   QT_TRANSLATE_NOOP("Filter", "anticipation")};
    return Texts::tr(kLabels[static_cast<std::size_t>(emotion)]);
}

QString tagPartKey(const QString& tag)
{
    return QStringLiteral("tag:") + tag;
}

QString dateKey(const LocalRange& range)
{
    const QString from = range.from ? toQt(formatIso(*range.from)) : QString();
    const QString to = range.to ? toQt(formatIso(*range.to)) : QString();
    return QStringLiteral("date:%1/%2").arg(from, to);
}

QList<FilterChip> chipsOf(const archive::Filter& filter, const PeopleDirectory& people, const Formatter& format)
{
    QList<FilterChip> chips;
    for (const archive::Id id : filter.people) {
        const PersonFace face = people.face(id);
        FilterChip chip{QStringLiteral("person"), face.name, id, face.colourIndex, face.isOwner, {}, personKey(id), {}};
        if (!chips.isEmpty()) {
            chip.joiner =
                filter.peopleMatch == archive::PeopleMatch::All ? QStringLiteral("and") : QStringLiteral("or");
        }
        chips.append(std::move(chip));
    }
    for (const std::string& tag : filter.tags) {
        chips.append({QStringLiteral("tag"),
                      toQt(tag),
                      -1,
                      0,
                      false,
                      {},
                      tagPartKey(toQt(tag)),
                      &tag == &filter.tags.front() ? QString() : QStringLiteral("or")});
    }
    bool first = true;
    for (const Emotion emotion : filter.emotions) {
        chips.append({QStringLiteral("emotion"), emotionLabel(emotion), -1, 0, false, toQt(emotionName(emotion)),
                      emotionKey(emotion), first ? QString() : QStringLiteral("or")});
        first = false;
    }
    if (!filter.dates.isOpen()) {
        chips.append({QStringLiteral("date"), format.range(filter.dates), -1, 0, false, {}, dateKey(filter.dates), {}});
    }
    if (!filter.contains.empty()) {
        const QString words = toQt(filter.contains);
        chips.append({QStringLiteral("text"), words, -1, 0, false, {}, QStringLiteral("text:") + words, {}});
    }
    if (filter.conversation) {
        chips.append({QStringLiteral("conversation"),
                      Texts::tr("this conversation"),
                      -1,
                      0,
                      false,
                      {},
                      QStringLiteral("conversation:%1").arg(*filter.conversation),
                      {}});
    }
    return chips;
}

QList<Role<FilterChip>> filterChipRoles()
{
    return {
        {"kind", [](const FilterChip& chip) { return QVariant(chip.kind); }},
        {"label", [](const FilterChip& chip) { return QVariant(chip.label); }},
        {"personId", [](const FilterChip& chip) { return QVariant(chip.personId); }},
        {"colourIndex", [](const FilterChip& chip) { return QVariant(chip.colourIndex); }},
        {"isOwner", [](const FilterChip& chip) { return QVariant(chip.isOwner); }},
        {"emotion", [](const FilterChip& chip) { return QVariant(chip.emotion); }},
        {"key", [](const FilterChip& chip) { return QVariant(chip.key); }},
        {"joiner", [](const FilterChip& chip) { return QVariant(chip.joiner); }},
    };
}

void removePart(archive::Filter& filter, const QString& key)
{
    const QString kind = key.section(QLatin1Char(':'), 0, 0);
    const QString rest = key.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("person")) {
        std::erase(filter.people, rest.toLongLong());
    } else if (kind == QLatin1String("emotion")) {
        if (const auto emotion = emotionFromName(fromQt(rest))) {
            std::erase(filter.emotions, *emotion);
        }
    } else if (kind == QLatin1String("tag")) {
        std::erase_if(filter.tags, [&](const std::string& tag) { return isTag(tag, rest); });
    } else if (kind == QLatin1String("date")) {
        filter.dates = {};
    } else if (kind == QLatin1String("text")) {
        filter.contains.clear();
    } else if (kind == QLatin1String("conversation")) {
        filter.conversation.reset();
    }
}

bool addPart(archive::Filter& filter, const QString& key)
{
    const QString kind = key.section(QLatin1Char(':'), 0, 0);
    const QString rest = key.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("person")) {
        const archive::Id id = rest.toLongLong();
        if (id > 0 && std::find(filter.people.begin(), filter.people.end(), id) == filter.people.end()) {
            filter.people.push_back(id);
        }
        return id > 0;
    }
    if (kind == QLatin1String("emotion")) {
        const auto emotion = emotionFromName(fromQt(rest));
        if (emotion && std::find(filter.emotions.begin(), filter.emotions.end(), *emotion) == filter.emotions.end()) {
            filter.emotions.push_back(*emotion);
        }
        return emotion.has_value();
    }
    if (kind == QLatin1String("tag")) {
        if (!rest.isEmpty() && std::none_of(filter.tags.begin(), filter.tags.end(),
                                            [&](const std::string& tag) { return isTag(tag, rest); })) {
            filter.tags.push_back(fromQt(rest));
        }
        return !rest.isEmpty();
    }
    if (kind == QLatin1String("date")) {
        filter.dates.from = readEnd(rest.section(QLatin1Char('/'), 0, 0), false);
        filter.dates.to = readEnd(rest.section(QLatin1Char('/'), 1, 1), true);
        return !filter.dates.isOpen();
    }
    if (kind == QLatin1String("text")) {
        filter.contains = fromQt(rest);
        return !rest.isEmpty();
    }
    if (kind == QLatin1String("conversation")) {
        filter.conversation = rest.toLongLong();
        return *filter.conversation > 0;
    }
    return false;
}

} // namespace reminisce::app
