// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/understood_rows.h"

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/timeline/filter_chips.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Understood)
};

/// The strongest emotion of a part, for its mark.
QString emotionOf(const search::UnderstoodPart& part)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < kEmotionCount; ++i) {
        if (part.emotions[i] > part.emotions[best]) {
            best = i;
        }
    }
    return part.emotions[best] > 0 ? toQt(emotionName(kEmotions[best])) : QString();
}

} // namespace

QList<UnderstoodRow> understoodRows(const search::Understanding& understood, const PeopleDirectory& people,
                                    const Formatter& format)
{
    QList<UnderstoodRow> rows;
    for (const search::UnderstoodPart& part : understood.parts) {
        // The kind of a question is for answers; a search does nothing with it that could be taken back.
        if (part.kind == search::PartKind::Kind) {
            continue;
        }
        UnderstoodRow row;
        row.kind = toQt(search::partKindName(part.kind));
        row.key = row.kind + QLatin1Char(':') + toQt(part.text);
        row.hard = part.hard;
        row.part = {part.kind, part.text};
        row.label = toQt(part.text);
        if (part.kind == search::PartKind::Person) {
            const PersonFace face = people.face(part.person);
            row.label = face.name.isEmpty() ? row.label : face.name;
            row.colourIndex = face.colourIndex;
            row.isOwner = face.isOwner;
        } else if (part.kind == search::PartKind::Date && !part.range.isOpen()) {
            row.label = format.range(part.range);
        } else if (part.kind == search::PartKind::Emotion) {
            row.emotion = emotionOf(part);
            const auto emotion = emotionFromName(fromQt(row.emotion));
            row.label = emotion ? emotionLabel(*emotion) : row.label;
        } else if (part.kind == search::PartKind::Order) {
            row.label = part.meaning == "earliest" ? Texts::tr("earliest first") : Texts::tr("latest first");
        }
        rows.append(std::move(row));
    }
    if (!rows.isEmpty() && !understood.rest.empty()) {
        UnderstoodRow words;
        words.kind = QStringLiteral("words");
        words.label = toQt(understood.rest);
        words.key = QStringLiteral("words");
        rows.append(std::move(words));
    }
    return rows;
}

} // namespace reminisce::app
