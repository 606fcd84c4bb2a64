// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/archive/archive.h"
#include "core/archive/conversations.h"
#include "core/archive/people.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::test {

/// The value of a Result; the test fails with the message, and goes on with `{}`, when there is none.
template <class T>
T valueOf(Result<T> result)
{
    if (!result) {
        ADD_FAILURE() << result.error().message << " [" << result.error().detail << "]";
        return T{};
    }
    return std::move(*result);
}
inline bool succeeded(const Result<>& result)
{
    if (!result) {
        ADD_FAILURE() << result.error().message << " [" << result.error().detail << "]";
    }
    return result.has_value();
}

/// Wall-clock microseconds of an ISO text.
inline LocalMicros at(std::string_view iso)
{
    return valueOf(parseIso(iso)).local;
}

struct Said
{
    std::string_view speaker;
    std::string_view text;
    std::vector<Emotion> emotions = {};
};

/// A fresh archive in a directory of its own, with short ways to fill it.
class ArchiveTest : public ::testing::Test
{
protected:
    void SetUp() override { open(); }

    void open()
    {
        auto opened = archive::Archive::open(m_directory.path() / "archive");
        ASSERT_TRUE(opened) << opened.error().message << opened.error().detail;
        m_archive.emplace(std::move(*opened));
    }
    void close() { m_archive.reset(); }

    [[nodiscard]] archive::Archive& archive() { return *m_archive; }
    [[nodiscard]] archive::Writer& writer() { return m_archive->writer(); }
    [[nodiscard]] const std::filesystem::path& outside() const { return m_directory.path(); }

    /// The person of this name, made when new.
    archive::Id person(std::string_view name)
    {
        const auto known = valueOf(archive::resolvePerson(writer(), name));
        return known ? *known : valueOf(archive::addPerson(writer(), name));
    }
    /// One turn and one chunk ("Name: text") per entry; an empty `start` leaves everything undated.
    archive::ConversationDraft draft(std::string_view title, std::string_view start, const std::vector<Said>& said)
    {
        archive::ConversationDraft result;
        result.title = title;
        if (!start.empty()) {
            result.start = valueOf(parseIso(start));
        }
        for (const Said& entry : said) {
            archive::TurnDraft turn;
            turn.person = entry.speaker.empty() ? 0 : person(entry.speaker);
            turn.text = entry.text;
            if (!entry.emotions.empty()) {
                turn.emotions.emplace();
                for (const Emotion emotion : entry.emotions) {
                    (*turn.emotions)[static_cast<std::size_t>(emotion)] = 0.9F;
                }
            }
            archive::ChunkDraft chunk;
            chunk.firstTurn = chunk.lastTurn = result.turns.size();
            chunk.text = std::string(entry.speaker) + ": " + std::string(entry.text);
            result.turns.push_back(std::move(turn));
            result.chunks.push_back(std::move(chunk));
        }
        return result;
    }
    archive::StoredConversation store(std::string_view title, std::string_view start, const std::vector<Said>& said)
    {
        return valueOf(archive::storeConversation(writer(), draft(title, start, said)));
    }

private:
    TemporaryDirectory m_directory;
    std::optional<archive::Archive> m_archive;
};

} // namespace reminisce::test
