// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_builder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <future>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/search/index_file_writer.h"
#include "core/search/index_format.h"
#include "core/search/postings_builder.h"
#include "core/search/row_terms.h"
#include "core/search/subword_builder.h"
#include "core/search/term_table.h"
#include "core/text/stems.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

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

/// What of a row its terms depend on. Two rows alike in this have the same terms.
std::uint64_t fingerprintOf(const IndexRow& row)
{
    const std::array<std::uint64_t, 3> parts = {termHash(row.text.data(), row.text.size()),
                                                termHash(row.title.data(), row.title.size()),
                                                static_cast<std::uint64_t>(row.start.value_or(kUndated))};
    return termHash(reinterpret_cast<const char*>(parts.data()), sizeof parts);
}

/// The terms of a table for which `used` is set, in their order; `numbers` gets the new numbers by the old ones.
TermTable keepUsed(const TermTable& table, const std::vector<bool>& used, std::vector<std::uint32_t>& numbers)
{
    TermTable kept;
    numbers.assign(table.size(), 0);
    for (std::uint32_t term = 0; term < table.size(); ++term) {
        if (used[term]) {
            numbers[term] = kept.intern(table.term(term)).id;
        }
    }
    return kept;
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
    std::vector<std::int64_t> people;
    std::unordered_map<std::int64_t, std::uint32_t> personNumbers; ///< their places in `people`
    PostingsBuilder personPostings;

    TermTable wordTable;
    TermTable stemTable;
    std::vector<std::uint32_t> stemOfWord;
    std::vector<bool> timeWords;  ///< per word: whether a text with it may speak about a time
    std::vector<bool> frameWords; ///< per word: whether a title or a date has it
    PostingsBuilder wordPostings;
    PostingsBuilder stemPostings;
    text::Stemmer stemmer;
    std::optional<std::int64_t> dateStemsOf; ///< the day of dateStems; rows of one day follow each other
    std::vector<std::uint32_t> dateStems;
    std::string titleStemsOf; ///< the title of titleStems; so do rows of one conversation, mostly
    std::vector<std::uint32_t> titleStems;

    std::vector<std::uint64_t> fingerprints;
    std::shared_ptr<const IndexSnapshot> older; ///< may be null
    std::vector<std::uint32_t> keptRows;        ///< by row of `older`: the row that has the same terms, or kNoRow
    std::uint32_t expectedOlderRow = 0;         ///< the row behind the last one kept: mostly the next one

    explicit State(std::shared_ptr<const IndexSnapshot> olderIndex) : older(std::move(olderIndex))
    {
        if (older == nullptr) {
            return;
        }
        keptRows.assign(older->rows(), kNoRow);
        for (std::uint32_t stem = 0; stem < older->stems.size(); ++stem) {
            (void)stemTable.intern(older->stems.term(stem));
        }
        for (std::uint32_t word = 0; word < older->words.size(); ++word) {
            const std::string_view folded = older->words.term(word);
            (void)wordTable.intern(folded);
            stemOfWord.push_back(older->stemOfWord[word]);
            timeWords.push_back(mayNameTime(folded));
            frameWords.push_back(false);
        }
    }

    std::uint32_t internWord(std::string_view folded)
    {
        const TermTable::Entry entry = wordTable.intern(folded);
        if (entry.isNew) {
            stemOfWord.push_back(stemTable.intern(stemmer.stem(folded)).id);
            timeWords.push_back(mayNameTime(folded));
            frameWords.push_back(false);
        }
        return entry.id;
    }

    /// The stem of a word that the row does not have itself.
    std::uint32_t internFrameWord(std::string_view folded)
    {
        const std::uint32_t word = internWord(folded);
        frameWords[word] = true;
        return stemOfWord[word];
    }

    const std::vector<std::uint32_t>& stemsOfDate(LocalMicros start)
    {
        const std::int64_t day = dayNumber(dateOf(start));
        if (dateStemsOf != day) {
            dateStemsOf = day;
            dateStems.clear();
            forEachDateWord(start, [this](std::string_view word) { dateStems.push_back(internFrameWord(word)); });
        }
        return dateStems;
    }

    const std::vector<std::uint32_t>& stemsOfTitle(std::string_view title)
    {
        if (titleStemsOf != title) {
            titleStemsOf = title;
            titleStems.clear();
            text::forEachWord(title,
                              [this](const text::Word& word) { titleStems.push_back(internFrameWord(word.folded)); });
        }
        return titleStems;
    }

    /// The row of the older index that has the terms of this one.
    std::optional<std::uint32_t> olderRow(const IndexRow& row, std::uint64_t fingerprint)
    {
        if (older == nullptr) {
            return std::nullopt;
        }
        const bool expected = expectedOlderRow < older->rows() && older->chunkIds[expectedOlderRow] == row.chunkId;
        const auto found = expected ? std::optional(expectedOlderRow) : older->rowOfChunk(row.chunkId);
        if (!found || older->fingerprints[*found] != fingerprint || keptRows[*found] != kNoRow) {
            return std::nullopt;
        }
        expectedOlderRow = *found + 1;
        return found;
    }

    void add(const IndexRow& row)
    {
        const std::uint64_t fingerprint = fingerprintOf(row);
        if (const auto known = olderRow(row, fingerprint)) {
            keptRows[*known] = static_cast<std::uint32_t>(chunkIds.size());
            lengths.push_back(older->lengths[*known]);
            (void)stemsOfTitle(row.title); // to know which words are still used
            if (row.start) {
                (void)stemsOfDate(*row.start);
            }
        } else {
            addTerms(row);
        }
        words += lengths.back();
        wordPostings.closeRow();
        stemPostings.closeRow();
        fingerprints.push_back(fingerprint);
        chunkIds.push_back(row.chunkId);
        starts.push_back(row.start.value_or(kUndated));
        conversations.push_back(row.conversation);
        positions.push_back(row.position);
        emotions.push_back(row.emotions);
        speakers.insert(speakers.end(), row.speakers.begin(), row.speakers.end());
        for (const std::int64_t person : row.speakers) {
            const auto [known, isNew] = personNumbers.try_emplace(person, static_cast<std::uint32_t>(people.size()));
            if (isNew) {
                people.push_back(person);
            }
            personPostings.add(known->second);
        }
        personPostings.closeRow();
        speakerOffsets.push_back(static_cast<std::uint32_t>(speakers.size()));
    }

    void addTerms(const IndexRow& row)
    {
        std::size_t length = 0;
        bool namesTime = false;
        text::forEachWord(row.text, [&](const text::Word& word) {
            const std::uint32_t id = internWord(word.folded);
            wordPostings.add(id);
            stemPostings.add(stemOfWord[id]);
            namesTime = namesTime || (timeWords[id] && !endsSpeakerLabel(row.text, word));
            ++length;
        });
        for (const std::uint32_t stem : stemsOfTitle(row.title)) {
            stemPostings.add(stem);
        }
        if (row.start) {
            for (const std::uint32_t stem : stemsOfDate(*row.start)) {
                stemPostings.add(stem);
            }
            if (namesTime) {
                forEachMentionedTime(row.text, *row.start,
                                     [this](std::string_view term) { stemPostings.add(stemTable.intern(term).id); });
            }
        }
        lengths.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(length, 65535)));
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

    /// Forgets the terms that no row has any more: what was deleted is not to stay in the index as a word.
    void dropUnused(PostingsParts& wordParts, PostingsParts& stemParts)
    {
        std::vector<bool> usedStems;
        for (const std::uint32_t count : stemParts.counts) {
            usedStems.push_back(count > 0);
        }
        std::vector<bool> usedWords = frameWords;
        for (std::size_t word = 0; word < usedWords.size(); ++word) {
            usedWords[word] = usedWords[word] || wordParts.counts[word] > 0;
        }
        const auto all = [](const std::vector<bool>& used) {
            return std::find(used.begin(), used.end(), false) == used.end();
        };
        if (all(usedStems) && all(usedWords)) {
            return;
        }
        std::vector<std::uint32_t> stemNumbers;
        stemTable = keepUsed(stemTable, usedStems, stemNumbers);
        std::vector<std::uint32_t> wordNumbers;
        wordTable = keepUsed(wordTable, usedWords, wordNumbers);
        std::vector<std::uint32_t> stems;
        for (std::size_t word = 0; word < usedWords.size(); ++word) {
            if (usedWords[word]) {
                stems.push_back(stemNumbers[stemOfWord[word]]);
            }
        }
        stemOfWord = std::move(stems);
        stemParts.keepUsed(usedStems);
        wordParts.keepUsed(usedWords);
    }

    [[nodiscard]] std::vector<float> subwordLengths(const PostingsParts& wordParts,
                                                    std::span<const float> wordLengths) const
    {
        std::array<float, 256> weights{};
        for (std::uint32_t frequency = 1; frequency < weights.size(); ++frequency) {
            weights[frequency] = subwordWeight(frequency);
        }
        std::vector<float> lengthsOfRows(chunkIds.size(), 0.0F);
        const RowRange all{0, static_cast<std::uint32_t>(chunkIds.size())};
        for (std::uint32_t word = 0; word < wordParts.counts.size(); ++word) {
            forEachPosting(wordParts.list(word), all, [&](std::uint32_t row, std::uint32_t frequency) {
                const float length = weights[frequency & 0xFFU] * wordLengths[word];
                lengthsOfRows[row] += length * length;
            });
        }
        for (float& length : lengthsOfRows) {
            length = std::sqrt(length); // squares until now
        }
        return lengthsOfRows;
    }

    void writeColumns(IndexFileWriter& writer)
    {
        writer.add(IndexPart::ChunkIds, chunkIds);
        writer.add(IndexPart::Starts, starts);
        writer.add(IndexPart::Conversations, conversations);
        writer.add(IndexPart::Emotions, emotions);
        writer.add(IndexPart::Lengths, lengths);
        writer.add(IndexPart::Fingerprints, fingerprints);
        std::vector<std::uint32_t> previous;
        std::vector<std::uint32_t> next;
        linkNeighbours(previous, next);
        writer.add(IndexPart::Previous, previous);
        writer.add(IndexPart::Next, next);
        writer.add(IndexPart::SpeakerOffsets, speakerOffsets);
        writer.add(IndexPart::Speakers, speakers);
        const PostingsParts ofPeople = personPostings.finish(static_cast<std::uint32_t>(people.size()));
        writer.add(IndexPart::People, people);
        writer.add(IndexPart::PersonCounts, ofPeople.counts);
        writer.add(IndexPart::PersonOffsets, ofPeople.offsets);
        writer.add(IndexPart::PersonPostings, ofPeople.bytes);
        writer.add(IndexPart::RowsByChunk, rowsByChunk());
        writer.add(IndexPart::StemOfWord, stemOfWord);
    }

    static void writeFamily(IndexFileWriter& writer, IndexPart family, const TermTable& table,
                            const PostingsParts& postings)
    {
        writer.addTermPart(family, TermPart::StringOffsets, table.stringOffsets());
        writer.addTermPart(family, TermPart::Strings, table.strings());
        writer.addTermPart(family, TermPart::Slots, table.slots());
        writer.addTermPart(family, TermPart::Counts, postings.counts);
        writer.addTermPart(family, TermPart::Offsets, postings.offsets);
        writer.addTermPart(family, TermPart::Postings, postings.bytes);
    }
};

IndexBuilder::IndexBuilder(std::shared_ptr<const IndexSnapshot> older)
    : m_state(std::make_unique<State>(std::move(older)))
{}
IndexBuilder::~IndexBuilder() = default;

void IndexBuilder::add(const IndexRow& row)
{
    m_state->add(row);
}

std::size_t IndexBuilder::rows() const
{
    return m_state->chunkIds.size();
}

std::vector<std::byte> IndexBuilder::finish(std::uint64_t generation)
{
    State& state = *m_state;
    const auto kept = [&state](const TermFamily IndexSnapshot::*family) {
        return state.older == nullptr ? KeptPostings{} : KeptPostings{&(*state.older.*family), state.keptRows};
    };
    auto invertedStems = std::async(std::launch::async, [&state, &kept] {
        return state.stemPostings.finish(state.stemTable.size(), kept(&IndexSnapshot::stems));
    });
    PostingsParts words = state.wordPostings.finish(state.wordTable.size(), kept(&IndexSnapshot::words));
    PostingsParts stems = invertedStems.get();
    if (state.older != nullptr) {
        state.dropUnused(words, stems);
    }
    const SubwordParts subwords = buildSubwords(state.wordTable, words.counts, rows());
    IndexFileWriter writer;
    state.writeColumns(writer);
    writer.add(IndexPart::SubwordLengths, state.subwordLengths(words, subwords.wordLengths));
    writer.add(IndexPart::WordLengths, subwords.wordLengths);
    writer.add(IndexPart::GramHashes, subwords.hashes);
    writer.add(IndexPart::GramOffsets, subwords.offsets);
    writer.add(IndexPart::GramWords, subwords.words);
    writer.add(IndexPart::GramFrequencies, subwords.frequencies);
    State::writeFamily(writer, IndexPart::Stems, state.stemTable, stems);
    State::writeFamily(writer, IndexPart::Words, state.wordTable, words);
    return writer.finish(generation, rows(), state.words);
}

} // namespace reminisce::search
