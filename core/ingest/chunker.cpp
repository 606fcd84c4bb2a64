// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/chunker.h"

#include <algorithm>

#include "core/text/sentences.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

/// Cuts [begin, end) further where a sentence alone is too long: at blanks, else between characters.
void splitHard(std::string_view text, std::size_t begin, std::size_t end, std::size_t maxTokens,
               std::vector<text::Span>& out)
{
    const std::size_t maxBytes = std::max<std::size_t>(maxTokens, 8) * 4;
    while (end - begin > maxBytes) {
        const std::string_view window = text::prefixOfBytes(text.substr(begin, end - begin), maxBytes);
        const std::size_t blank = window.rfind(' ');
        const std::size_t length = blank == std::string_view::npos || blank < maxBytes / 2 ? window.size() : blank + 1;
        out.push_back({begin, begin + length});
        begin += length;
    }
    if (end > begin) {
        out.push_back({begin, end});
    }
}

/// Parts of a long text that end with sentences, each within the limit. Together they cover the whole text.
std::vector<text::Span> splitAtSentences(std::string_view text, std::size_t maxTokens)
{
    std::vector<text::Span> parts;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t tokens = 0;
    for (const text::Span& sentence : text::sentences(text)) {
        const std::size_t size = estimatedTokens(text.substr(end, sentence.end - end));
        if (tokens > 0 && tokens + size > maxTokens) {
            splitHard(text, begin, end, maxTokens, parts);
            begin = end;
            tokens = 0;
        }
        tokens += size;
        end = sentence.end;
    }
    splitHard(text, begin, text.size(), maxTokens, parts);
    return parts;
}

} // namespace

std::size_t estimatedTokens(std::string_view text)
{
    std::size_t tokens = 0;
    std::size_t inWord = 0;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\t') {
            tokens += (inWord + 3) / 4;
            inWord = 0;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++inWord;
        }
    }
    return tokens + (inWord + 3) / 4;
}

Chunker::Chunker(ChunkerOptions options) : m_options(options)
{
    m_options.maxTokens = std::max<std::size_t>(m_options.maxTokens, 16);
}

void Chunker::emit(std::vector<TurnChunk>& out)
{
    if (m_fresh == 0) {
        return;
    }
    TurnChunk chunk;
    chunk.firstTurn = m_pieces.front().turn;
    chunk.firstOffset = m_pieces.front().begin;
    chunk.lastTurn = m_pieces.back().turn;
    chunk.lastOffset = m_pieces.back().end;
    for (const Piece& piece : m_pieces) {
        chunk.text += chunk.text.empty() ? "" : "\n";
        chunk.text += piece.line;
        if (!chunk.startedAt) {
            chunk.startedAt = piece.startedAt;
        }
    }
    out.push_back(std::move(chunk));
    m_fresh = 0;
}

void Chunker::addPiece(Piece piece, std::vector<TurnChunk>& out)
{
    if (m_fresh > 0 && m_tokens + piece.tokens > m_options.maxTokens) {
        emit(out);
        // The overlap: the last whole turns, as long as they leave room for what is new.
        std::size_t keep = 0;
        std::size_t tokens = 0;
        while (keep < m_options.overlapTurns && keep + 1 < m_pieces.size()) {
            const Piece& last = m_pieces[m_pieces.size() - 1 - keep];
            if (!last.whole || tokens + last.tokens + piece.tokens > m_options.maxTokens ||
                tokens + last.tokens > m_options.maxTokens / 2) {
                break;
            }
            tokens += last.tokens;
            ++keep;
        }
        m_pieces.erase(m_pieces.begin(), m_pieces.end() - static_cast<std::ptrdiff_t>(keep));
        m_tokens = tokens;
    }
    m_tokens += piece.tokens;
    m_pieces.push_back(std::move(piece));
    ++m_fresh;
}

std::vector<TurnChunk> Chunker::add(ChunkerTurn turn)
{
    std::vector<TurnChunk> out;
    if (m_lastEnd && turn.startedAt && *turn.startedAt - *m_lastEnd > m_options.maxPause) {
        emit(out);
        m_pieces.clear();
        m_tokens = 0;
    }
    const std::size_t index = m_turns++;
    const std::string prefix = turn.speaker.empty() ? std::string() : turn.speaker + ": ";
    const std::size_t prefixTokens = estimatedTokens(prefix);
    const auto pieceOf = [&](std::size_t begin, std::size_t end, bool whole) {
        Piece piece;
        piece.turn = index;
        piece.begin = begin;
        piece.end = end;
        piece.line = prefix + turn.text.substr(begin, end - begin);
        piece.tokens = estimatedTokens(piece.line);
        piece.startedAt = turn.startedAt;
        piece.whole = whole;
        return piece;
    };
    if (prefixTokens + estimatedTokens(turn.text) <= m_options.maxTokens) {
        addPiece(pieceOf(0, turn.text.size(), true), out);
    } else {
        const std::size_t room = m_options.maxTokens - std::min(prefixTokens, m_options.maxTokens / 2);
        for (const text::Span& part : splitAtSentences(turn.text, room)) {
            addPiece(pieceOf(part.begin, part.end, false), out);
        }
    }
    if (turn.startedAt || turn.endedAt) {
        m_lastEnd = turn.endedAt ? turn.endedAt : turn.startedAt;
    }
    return out;
}

std::vector<TurnChunk> Chunker::finish()
{
    std::vector<TurnChunk> out;
    emit(out);
    m_pieces.clear();
    m_tokens = 0;
    m_turns = 0;
    m_lastEnd.reset();
    return out;
}

std::vector<TurnChunk> chunkTurns(const std::vector<ChunkerTurn>& turns, ChunkerOptions options)
{
    Chunker chunker(options);
    std::vector<TurnChunk> chunks;
    for (const ChunkerTurn& turn : turns) {
        for (TurnChunk& chunk : chunker.add(turn)) {
            chunks.push_back(std::move(chunk));
        }
    }
    for (TurnChunk& chunk : chunker.finish()) {
        chunks.push_back(std::move(chunk));
    }
    return chunks;
}

} // namespace reminisce::ingest
