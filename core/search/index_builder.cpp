// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_builder.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>

#include "core/search/index_file_writer.h"
#include "core/search/index_format.h"
#include "core/search/postings.h"
#include "core/search/row_terms.h"
#include "core/search/subword_builder.h"
#include "core/search/term_table.h"
#include "core/text/stems.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

/// Postings sorted at a time: bounds the memory of finishing to 128 MiB whatever the archive's size.
constexpr std::size_t kPostingsAtOnce = 16U << 20U;

/// The terms of all rows, row by row, until they are turned round into postings.
struct Forward
{
    std::vector<std::uint32_t> terms;
    std::vector<std::uint8_t> frequencies;
    std::vector<std::uint64_t> ends; ///< per row
};

/// Counts the terms of one row after the other.
class RowCounter
{
public:
    void add(std::uint32_t term)
    {
        if (term >= m_places.size()) {
            m_places.resize(std::max<std::size_t>(term + 1, m_places.size() * 2), {kNoRow, 0});
        }
        Place& place = m_places[term];
        if (place.row != m_row) {
            place = {m_row, forward.terms.size()};
            forward.terms.push_back(term);
            forward.frequencies.push_back(1);
            if (term >= counts.size()) {
                counts.resize(m_places.size(), 0);
            }
            ++counts[term];
        } else if (forward.frequencies[place.at] < 255) {
            ++forward.frequencies[place.at];
        }
    }
    void closeRow()
    {
        forward.ends.push_back(forward.terms.size());
        ++m_row;
    }

    Forward forward;
    std::vector<std::uint32_t> counts; ///< rows per term

private:
    struct Place
    {
        std::uint32_t row;
        std::size_t at;
    };
    std::vector<Place> m_places; ///< by term: where the row under way has it
    std::uint32_t m_row = 0;
};

/// Whether a word is the number in "Speaker 1: …", which stands in front of every turn of many transcripts.
bool endsSpeakerLabel(std::string_view text, const text::Word& word)
{
    constexpr std::size_t kLongestLabel = 40;
    const bool isNumber = word.raw.size() <= 3 && word.raw.find_first_not_of("0123456789") == std::string_view::npos;
    if (!isNumber || text.substr(word.end, 2) != ": ") {
        return false;
    }
    const std::size_t lineBegin = text.find_last_of('\n', word.begin) + 1; // npos + 1 is 0
    return word.begin > lineBegin && word.begin - lineBegin < kLongestLabel &&
           text.substr(lineBegin, word.begin - lineBegin).find(':') == std::string_view::npos;
}

struct PostingsParts
{
    std::vector<std::uint64_t> offsets;
    std::vector<std::uint8_t> bytes;
};

/// Counting sort by term, as many terms at a time as kPostingsAtOnce allows.
PostingsParts invert(const Forward& forward, const std::vector<std::uint32_t>& counts)
{
    PostingsParts parts;
    parts.offsets.reserve(counts.size() + 1);
    parts.offsets.push_back(0);
    std::vector<Posting> sorted;
    std::vector<std::size_t> places;
    for (std::size_t first = 0; first < counts.size();) {
        std::size_t last = first;
        std::size_t total = 0;
        places.clear();
        while (last < counts.size() && (last == first || total + counts[last] <= kPostingsAtOnce)) {
            places.push_back(total);
            total += counts[last++];
        }
        sorted.resize(total);
        std::uint64_t at = 0;
        for (std::size_t row = 0; row < forward.ends.size(); ++row) {
            for (; at < forward.ends[row]; ++at) {
                const std::uint32_t term = forward.terms[at];
                if (term >= first && term < last) {
                    sorted[places[term - first]++] = {static_cast<std::uint32_t>(row), forward.frequencies[at]};
                }
            }
        }
        std::size_t begin = 0;
        for (std::size_t term = first; term < last; ++term) {
            appendPostings(std::span(sorted).subspan(begin, counts[term]), parts.bytes);
            parts.offsets.push_back(parts.bytes.size());
            begin += counts[term];
        }
        first = last;
    }
    return parts;
}

} // namespace

struct IndexBuilder::State
{
    std::vector<std::int64_t> chunkIds;
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> conversations;
    std::vector<std::uint64_t> positions;
    std::vector<archive::EmotionBytes> emotions;
    std::vector<std::uint16_t> lengths;
    std::vector<std::uint32_t> speakerOffsets{0};
    std::vector<std::int64_t> speakers;
    std::uint64_t words = 0;

    TermTable wordTable;
    TermTable stemTable;
    std::vector<std::uint32_t> stemOfWord;
    std::vector<bool> timeWords; ///< per word: whether a text with it may speak about a time
    RowCounter wordCounter;
    RowCounter stemCounter;
    text::Stemmer stemmer;
    std::optional<std::int64_t> dateStemsOf; ///< the day of dateStems; rows of one day follow each other
    std::vector<std::uint32_t> dateStems;

    std::uint32_t internWord(std::string_view folded)
    {
        const TermTable::Entry entry = wordTable.intern(folded);
        if (entry.isNew) {
            stemOfWord.push_back(stemTable.intern(stemmer.stem(folded)).id);
            timeWords.push_back(mayNameTime(folded));
        }
        return entry.id;
    }

    const std::vector<std::uint32_t>& stemsOfDate(LocalMicros start)
    {
        const std::int64_t day = dayNumber(dateOf(start));
        if (dateStemsOf != day) {
            dateStemsOf = day;
            dateStems.clear();
            forEachDateWord(start,
                            [this](std::string_view word) { dateStems.push_back(stemOfWord[internWord(word)]); });
        }
        return dateStems;
    }

    void addTerms(const IndexRow& row)
    {
        std::size_t length = 0;
        bool namesTime = false;
        text::forEachWord(row.text, [&](const text::Word& word) {
            const std::uint32_t id = internWord(word.folded);
            wordCounter.add(id);
            stemCounter.add(stemOfWord[id]);
            namesTime = namesTime || (timeWords[id] && !endsSpeakerLabel(row.text, word));
            ++length;
        });
        text::forEachWord(row.title,
                          [this](const text::Word& word) { stemCounter.add(stemOfWord[internWord(word.folded)]); });
        if (row.start) {
            for (const std::uint32_t stem : stemsOfDate(*row.start)) {
                stemCounter.add(stem);
            }
            if (namesTime) {
                forEachMentionedTime(row.text, *row.start,
                                     [this](std::string_view term) { stemCounter.add(stemTable.intern(term).id); });
            }
        }
        lengths.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(length, 65535)));
        words += length;
        wordCounter.closeRow();
        stemCounter.closeRow();
    }

    void linkNeighbours(std::vector<std::uint32_t>& previous, std::vector<std::uint32_t>& next) const
    {
        std::vector<std::uint32_t> order(chunkIds.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) {
            return std::tie(conversations[a], positions[a], a) < std::tie(conversations[b], positions[b], b);
        });
        previous.assign(order.size(), kNoRow);
        next.assign(order.size(), kNoRow);
        for (std::size_t i = 1; i < order.size(); ++i) {
            if (conversations[order[i - 1]] == conversations[order[i]]) {
                previous[order[i]] = order[i - 1];
                next[order[i - 1]] = order[i];
            }
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> rowsByChunk() const
    {
        std::vector<std::uint32_t> order(chunkIds.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(),
                  [this](std::uint32_t a, std::uint32_t b) { return chunkIds[a] < chunkIds[b]; });
        return order;
    }

    static void writeFamily(IndexFileWriter& writer, IndexPart family, const TermTable& table, RowCounter& counter,
                            const PostingsParts& postings)
    {
        const std::vector<std::uint32_t>& counts = counter.counts;
        counter.forward = {};
        writer.addTermPart(family, TermPart::StringOffsets, table.stringOffsets());
        writer.addTermPart(family, TermPart::Strings, table.strings());
        writer.addTermPart(family, TermPart::Slots, table.slots());
        writer.addTermPart(family, TermPart::Counts, counts);
        writer.addTermPart(family, TermPart::Offsets, postings.offsets);
        writer.addTermPart(family, TermPart::Postings, postings.bytes);
    }
};

IndexBuilder::IndexBuilder() : m_state(std::make_unique<State>()) {}
IndexBuilder::~IndexBuilder() = default;

void IndexBuilder::add(const IndexRow& row)
{
    State& state = *m_state;
    state.chunkIds.push_back(row.chunkId);
    state.starts.push_back(row.start.value_or(kUndated));
    state.conversations.push_back(row.conversation);
    state.positions.push_back(row.position);
    state.emotions.push_back(row.emotions);
    state.speakers.insert(state.speakers.end(), row.speakers.begin(), row.speakers.end());
    state.speakerOffsets.push_back(static_cast<std::uint32_t>(state.speakers.size()));
    state.addTerms(row);
}

std::size_t IndexBuilder::rows() const
{
    return m_state->chunkIds.size();
}

std::vector<std::byte> IndexBuilder::finish(std::uint64_t generation)
{
    State& state = *m_state;
    state.wordCounter.counts.resize(state.wordTable.size(), 0);
    state.stemCounter.counts.resize(state.stemTable.size(), 0);
    auto invertedStems = std::async(std::launch::async,
                                    [&counter = state.stemCounter] { return invert(counter.forward, counter.counts); });
    const SubwordParts subwords = buildSubwords(state.wordTable, state.wordCounter.counts, rows());
    IndexFileWriter writer;
    writer.add(IndexPart::ChunkIds, state.chunkIds);
    writer.add(IndexPart::Starts, state.starts);
    writer.add(IndexPart::Conversations, state.conversations);
    writer.add(IndexPart::Emotions, state.emotions);
    writer.add(IndexPart::Lengths, state.lengths);
    std::vector<float> subwordLengths;
    subwordLengths.reserve(rows());
    std::uint64_t at = 0;
    for (const std::uint64_t end : state.wordCounter.forward.ends) {
        float squares = 0;
        for (; at < end; ++at) {
            const float length = subwordWeight(state.wordCounter.forward.frequencies[at]) *
                                 subwords.wordLengths[state.wordCounter.forward.terms[at]];
            squares += length * length;
        }
        subwordLengths.push_back(std::sqrt(squares));
    }
    writer.add(IndexPart::SubwordLengths, subwordLengths);
    std::vector<std::uint32_t> previous;
    std::vector<std::uint32_t> next;
    state.linkNeighbours(previous, next);
    writer.add(IndexPart::Previous, previous);
    writer.add(IndexPart::Next, next);
    writer.add(IndexPart::SpeakerOffsets, state.speakerOffsets);
    writer.add(IndexPart::Speakers, state.speakers);
    writer.add(IndexPart::RowsByChunk, state.rowsByChunk());
    writer.add(IndexPart::StemOfWord, state.stemOfWord);
    writer.add(IndexPart::WordLengths, subwords.wordLengths);
    writer.add(IndexPart::GramHashes, subwords.hashes);
    writer.add(IndexPart::GramOffsets, subwords.offsets);
    writer.add(IndexPart::GramWords, subwords.words);
    writer.add(IndexPart::GramFrequencies, subwords.frequencies);
    State::writeFamily(writer, IndexPart::Stems, state.stemTable, state.stemCounter, invertedStems.get());
    State::writeFamily(writer, IndexPart::Words, state.wordTable, state.wordCounter,
                       invert(state.wordCounter.forward, state.wordCounter.counts));
    return writer.finish(generation, rows(), state.words);
}

} // namespace reminisce::search
