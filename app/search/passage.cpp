// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/passage.h"

#include <map>

#include "app/base/qt_text.h"
#include "app/search/excerpt.h"
#include "app/search/highlighter.h"
#include "app/timeline/recorded_time.h"
#include "core/archive/chunks.h"
#include "core/archive/turns.h"

namespace reminisce::app {

namespace {

using Turns = std::map<archive::Id, archive::Turn>;

Result<Turns> turnsOf(const archive::Reader& reader, const std::vector<archive::Chunk>& chunks)
{
    std::vector<archive::Id> ids;
    for (const archive::Chunk& chunk : chunks) {
        ids.insert(ids.end(), chunk.turns.begin(), chunk.turns.end());
    }
    auto loaded = archive::turnsByIds(reader, ids);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    Turns turns;
    for (archive::Turn& turn : *loaded) {
        const archive::Id id = turn.id;
        turns.emplace(id, std::move(turn));
    }
    return turns;
}

/// The part of a turn that the chunk holds: a long turn is split over several chunks of one turn each.
std::string lineText(const archive::Chunk& chunk, const archive::Turn& turn)
{
    if (chunk.turns.size() > 1) {
        return turn.text;
    }
    const std::string label = turn.speaker + ": ";
    return !turn.speaker.empty() && chunk.text.starts_with(label) ? chunk.text.substr(label.size()) : chunk.text;
}

QStringList strongEmotions(const archive::Chunk& chunk)
{
    constexpr qsizetype kShown = 2;
    QStringList names;
    if (!chunk.emotions) {
        return names;
    }
    std::vector<std::pair<int, Emotion>> strong;
    for (const Emotion emotion : kEmotions) {
        const int score = (*chunk.emotions)[static_cast<std::size_t>(emotion)];
        if (score >= archive::kEmotionThresholdByte) {
            strong.emplace_back(-score, emotion);
        }
    }
    std::sort(strong.begin(), strong.end());
    for (const auto& [score, emotion] : strong) {
        if (names.size() < kShown) {
            names.append(toQt(emotionName(emotion)));
        }
    }
    return names;
}

Passage makePassage(const archive::Chunk& chunk, const Turns& turns, const PassageStyle& style,
                    Highlighter& highlighter)
{
    Passage passage;
    passage.chunkId = chunk.id;
    passage.conversationId = chunk.conversation;
    passage.title = toQt(chunk.title);
    const RecordedTime time = RecordedTime::of(chunk.conversationStart, chunk.dateSource);
    passage.whenText = chunk.start ? time.whenBrief(style.format, chunk.start->local) : QString();
    passage.emotions = strongEmotions(chunk);
    passage.emotionText = toQt(chunk.emotionText);
    for (const archive::Id id : chunk.turns) {
        const auto found = turns.find(id);
        if (found == turns.end()) {
            continue;
        }
        const archive::Turn& turn = found->second;
        const PersonFace face = style.people.face(turn.person);
        const std::string text = lineText(chunk, turn);
        const QString shown = toQt(text);
        const QVariantList marks = highlighter.marks(text);
        if (passage.turnId < 0 || (passage.firstMatch.isEmpty() && !marks.isEmpty())) {
            passage.turnId = id;
        }
        if (passage.firstMatch.isEmpty() && !marks.isEmpty()) {
            const QVariantMap first = marks.first().toMap();
            passage.firstMatch =
                shown.mid(first.value(QStringLiteral("start")).toInt(), first.value(QStringLiteral("length")).toInt());
        }
        passage.lines.append(QVariantMap{{QStringLiteral("turnId"), qint64{id}},
                                         {QStringLiteral("speaker"), toQt(turn.speaker)},
                                         {QStringLiteral("colourIndex"), face.colourIndex},
                                         {QStringLiteral("isOwner"), face.isOwner},
                                         {QStringLiteral("text"), shown},
                                         {QStringLiteral("marks"), marks}});
    }
    return passage;
}

} // namespace

QVariantList shownLines(const Passage& passage)
{
    if (passage.expanded) {
        return passage.lines;
    }
    const auto focus = std::find_if(passage.lines.begin(), passage.lines.end(), [&](const QVariant& line) {
        return line.toMap().value(QStringLiteral("turnId")).toLongLong() == passage.turnId;
    });
    return excerptOf(passage.lines, focus != passage.lines.end() ? static_cast<int>(focus - passage.lines.begin()) : 0);
}

bool isExpandable(const Passage& passage)
{
    Passage folded = passage;
    folded.expanded = false;
    return shownLines(folded) != passage.lines;
}

Result<std::vector<Passage>> readPassages(const archive::Reader& reader, std::span<const archive::Id> chunks,
                                          const PassageStyle& style)
{
    const auto loaded = archive::loadChunks(reader, chunks);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    const auto turns = turnsOf(reader, *loaded);
    if (!turns) {
        return tl::unexpected(turns.error());
    }
    Highlighter highlighter(style.terms);
    std::vector<Passage> passages;
    for (const archive::Chunk& chunk : *loaded) {
        passages.push_back(makePassage(chunk, *turns, style, highlighter));
    }
    return passages;
}

} // namespace reminisce::app
