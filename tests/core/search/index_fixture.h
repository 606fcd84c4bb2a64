// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/search/index_builder.h"
#include "core/search/index_snapshot.h"

namespace reminisce::test {

/// Collects rows that own their texts and makes an index of them.
class IndexFixture
{
public:
    struct Row
    {
        std::string text;
        archive::Id conversation = 0; ///< 0: one of its own
        std::string date;             ///< ISO; empty: undated
        std::vector<archive::Id> speakers;
        EmotionScores emotions{};
    };

    /// Chunk ids count from 1, in the order of the calls.
    IndexFixture& add(Row row)
    {
        m_rows.push_back(std::move(row));
        return *this;
    }

    [[nodiscard]] std::vector<std::byte> bytes(std::uint64_t generation = 1) const
    {
        search::IndexBuilder builder;
        archive::Id id = 0;
        for (const Row& row : m_rows) {
            ++id;
            search::IndexRow indexed;
            indexed.chunkId = id;
            indexed.conversation = row.conversation == 0 ? 1000 + id : row.conversation;
            indexed.position = static_cast<std::uint64_t>(id);
            if (!row.date.empty()) {
                indexed.start = parseIso(row.date)->local;
            }
            indexed.speakers = row.speakers;
            indexed.emotions = archive::toEmotionBytes(row.emotions);
            indexed.text = row.text;
            builder.add(indexed);
        }
        return builder.finish(generation);
    }

    [[nodiscard]] std::shared_ptr<const search::IndexSnapshot> index() const
    {
        return *search::IndexSnapshot::fromBytes(bytes());
    }

    [[nodiscard]] const std::string& text(archive::Id chunk) const
    {
        return m_rows[static_cast<std::size_t>(chunk - 1)].text;
    }

private:
    std::deque<Row> m_rows;
};

} // namespace reminisce::test
