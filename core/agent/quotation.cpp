// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/quotation.h"

#include <fmt/core.h>

#include "core/text/sentences.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

/// The quotation: the turn, or those of its sentences that fit best when it is long.
std::string quoteOf(const std::string& turn, Relevance& relevance)
{
    std::string whole = text::removeBidiControls(text::collapseWhitespace(turn));
    if (whole.size() <= kLongestQuote) {
        return whole;
    }
    const auto spans = text::sentences(whole);
    std::size_t best = 0;
    double bestScore = -1;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const double score =
            relevance.coverage(std::string_view(whole).substr(spans[i].begin, spans[i].end - spans[i].begin));
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    if (spans.empty()) {
        return std::string(text::prefixOfBytes(whole, kLongestQuote)) + " …";
    }
    std::size_t end = best;
    while (end + 1 < spans.size() && spans[end + 1].end - spans[best].begin <= kLongestQuote) {
        ++end;
    }
    std::string cut(text::prefixOfBytes(
        std::string_view(whole).substr(spans[best].begin, spans[end].end - spans[best].begin), 2 * kLongestQuote));
    return (best > 0 ? "… " : "") + cut + (end + 1 < spans.size() ? " …" : "");
}

/// Whether a quotation needs the turn before it to be understood: it answers that turn's question, or replies to a
/// topic that only that turn names.
bool leadsTo(const EvidenceTurn& before, const EvidenceTurn& said, Relevance& relevance)
{
    if (before.text.size() > kLongestQuote / 2) {
        return false;
    }
    return text::trim(before.text).ends_with('?') ||
           (before.personId != said.personId &&
            relevance.coverage(std::string_view(before.text)) > relevance.coverage(std::string_view(said.text)));
}

} // namespace

std::string quotationLine(const Evidence& passage, std::size_t turn, int marker, Relevance& relevance,
                          const Phrasing& phrasing)
{
    const EvidenceTurn& said = passage.turns[turn];
    std::string line = phrasing.day(passage.startedAt) + ", ";
    if (turn > 0 && leadsTo(passage.turns[turn - 1], said, relevance)) {
        const auto& before = passage.turns[turn - 1];
        line += fmt::format("{}: {} ", text::isolateForDisplay(before.speaker),
                            phrasing.quoted(text::removeBidiControls(text::collapseWhitespace(before.text))));
    }
    return line + fmt::format("{}: {} [{}]", said.speaker.empty() ? "?" : text::isolateForDisplay(said.speaker),
                              phrasing.quoted(quoteOf(said.text, relevance)), marker);
}

std::string excerptAround(const Evidence& passage, std::size_t turn)
{
    std::string excerpt;
    const std::size_t first = turn > 0 ? turn - 1 : 0;
    for (std::size_t i = first; i < passage.turns.size() && i < first + 3; ++i) {
        const std::string words = text::collapseWhitespace(passage.turns[i].text);
        const std::string shown(text::prefixOfBytes(words, kLongestQuote));
        excerpt += fmt::format("{}{}: {}{}", excerpt.empty() ? "" : "\n", passage.turns[i].speaker, shown,
                               shown.size() < words.size() ? " …" : "");
    }
    return excerpt;
}

} // namespace reminisce::agent
