// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/citations.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/core.h>

#include "core/agent/support.h"
#include "core/text/sentences.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

constexpr std::size_t kMostMarksPerSentence = 3;

void skipBlanks(std::string_view text, std::size_t& at)
{
    while (at < text.size() && text[at] == ' ') {
        ++at;
    }
}

/// Reads "[12]", "[12, 13]", "[id: 12]", "<id:12>", "<?>" at `at`; gives the position behind it.
std::optional<std::size_t> readMark(std::string_view text, std::size_t at, MarkedSentence& out)
{
    const char close = text[at] == '[' ? ']' : (text[at] == '<' ? '>' : '\0');
    if (close == '\0') {
        return std::nullopt;
    }
    const bool angle = close == '>';
    ++at;
    skipBlanks(text, at);
    if (at < text.size() && text[at] == '?') {
        ++at;
        skipBlanks(text, at);
        if (at < text.size() && text[at] == close) {
            out.saysUnsupported = true;
            return at + 1;
        }
        return std::nullopt;
    }
    bool named = false;
    std::vector<archive::Id> ids;
    while (at < text.size()) {
        const std::string_view rest = text.substr(at);
        if (rest.starts_with("id") || rest.starts_with("ID") || rest.starts_with("Id")) {
            named = true;
            at += 2;
            while (at < text.size() && (text[at] == ':' || text[at] == ' ' || text[at] == '=')) {
                ++at;
            }
        }
        archive::Id id = 0;
        const auto [end, problem] = std::from_chars(text.data() + at, text.data() + text.size(), id);
        if (problem != std::errc() || id < 0) {
            return std::nullopt;
        }
        at = static_cast<std::size_t>(end - text.data());
        ids.push_back(id);
        while (at < text.size() && (text[at] == ' ' || text[at] == ',' || text[at] == ';')) {
            ++at;
        }
        if (at < text.size() && text[at] == close) {
            if (angle && !named) {
                return std::nullopt; // "<3>" is no mark
            }
            out.ids.insert(out.ids.end(), ids.begin(), ids.end());
            return at + 1;
        }
    }
    return std::nullopt;
}

MarkedSentence readSentence(std::string_view source)
{
    MarkedSentence out;
    std::size_t at = 0;
    while (at < source.size()) {
        if (const auto behind = readMark(source, at, out)) {
            while (!out.text.empty() && out.text.back() == ' ') {
                out.text.pop_back(); // the blank before the mark
            }
            at = *behind;
            continue;
        }
        out.text.push_back(source[at++]);
    }
    out.text = std::string(text::trim(out.text));
    return out;
}

bool hasWordCharacters(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; });
}

/// Collects citations with running numbers; the same turn keeps its number.
class Numbering
{
public:
    explicit Numbering(std::vector<Evidence>& evidence) : m_evidence(evidence) {}

    int markerOf(std::size_t passage, std::size_t turn)
    {
        Evidence& found = m_evidence[passage];
        found.cited = true;
        Citation citation;
        citation.chunkId = found.chunkId;
        citation.conversationId = found.conversationId;
        citation.externalId = found.externalId;
        if (turn < found.turns.size()) {
            citation.turnId = found.turns[turn].turnId;
            citation.quote = found.turns[turn].text;
            if (citation.externalId.empty()) {
                citation.externalId = found.turns[turn].externalId;
            }
        } else {
            citation.quote = found.text;
        }
        for (const auto& known : m_citations) {
            if (known.chunkId == citation.chunkId && known.turnId == citation.turnId) {
                return known.marker;
            }
        }
        citation.marker = static_cast<int>(m_citations.size()) + 1;
        m_citations.push_back(std::move(citation));
        return m_citations.back().marker;
    }

    [[nodiscard]] std::vector<Citation> take() { return std::move(m_citations); }

private:
    std::vector<Evidence>& m_evidence;
    std::vector<Citation> m_citations;
};

struct Holder
{
    std::size_t passage = 0;
    Support support;
};

/// The passages that hold a sentence: those named by the model first, else the best one of all.
std::vector<Holder> holdersOf(const MarkedSentence& sentence, const std::vector<Evidence>& evidence,
                              SupportCheck& check, int& invented)
{
    std::vector<Holder> holders;
    std::vector<std::size_t> named;
    for (const auto id : sentence.ids) {
        const auto found =
            std::find_if(evidence.begin(), evidence.end(), [id](const Evidence& e) { return e.chunkId == id; });
        if (found == evidence.end()) {
            ++invented;
            continue;
        }
        const auto index = static_cast<std::size_t>(found - evidence.begin());
        if (std::find(named.begin(), named.end(), index) == named.end()) {
            named.push_back(index);
        }
    }
    for (const auto index : named) {
        if (const Support support = check.check(sentence.text, index); support.supported) {
            holders.push_back({index, support});
        }
    }
    if (holders.empty() && named.size() > 1 && check.check(sentence.text, named).supported) {
        for (const auto index : named) {
            holders.push_back({index, check.check(sentence.text, index)});
        }
    }
    if (holders.empty()) {
        Holder best;
        for (std::size_t index = 0; index < evidence.size(); ++index) {
            const Support support = check.check(sentence.text, index);
            if (support.supported && support.score > best.support.score) {
                best = {index, support};
            }
        }
        if (best.support.supported) {
            holders.push_back(best);
        }
    }
    if (holders.size() > kMostMarksPerSentence) {
        holders.resize(kMostMarksPerSentence);
    }
    return holders;
}

} // namespace

std::vector<MarkedSentence> readMarks(std::string_view answer)
{
    std::vector<MarkedSentence> sentences;
    const auto spans = text::sentences(answer);
    for (std::size_t i = 0; i < spans.size(); ++i) {
        MarkedSentence sentence = readSentence(answer.substr(spans[i].begin, spans[i].end - spans[i].begin));
        const std::size_t next = i + 1 < spans.size() ? spans[i + 1].begin : spans[i].end;
        sentence.gap = std::string(answer.substr(spans[i].end, next - spans[i].end));
        if (!hasWordCharacters(sentence.text) && !sentences.empty()) { // marks that stood alone
            auto& before = sentences.back();
            before.ids.insert(before.ids.end(), sentence.ids.begin(), sentence.ids.end());
            before.saysUnsupported = before.saysUnsupported || sentence.saysUnsupported;
            before.gap = sentence.gap;
            continue;
        }
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

SettledAnswer settleCitations(std::string_view answer, std::vector<Evidence>& evidence, LocalMicros now,
                              const std::vector<std::string>& people)
{
    SettledAnswer settled;
    SupportCheck check(evidence, now, people);
    Numbering numbering(evidence);
    for (const auto& sentence : readMarks(answer)) {
        settled.text += sentence.text;
        const bool claims = check.claimsSomething(sentence.text) && !saysItDoesNotKnow(sentence.text);
        const auto holders = claims ? holdersOf(sentence, evidence, check, settled.invented) : std::vector<Holder>{};
        for (const auto& holder : holders) {
            const std::string mark = fmt::format("[{}]", numbering.markerOf(holder.passage, holder.support.turn));
            if (!settled.text.ends_with(mark)) {
                settled.text += (settled.text.ends_with(']') ? "" : " ") + mark;
            }
        }
        settled.claims += claims ? 1 : 0;
        if (claims && holders.empty()) {
            settled.unsupported.push_back(sentence.text);
        }
        settled.text += sentence.gap;
    }
    settled.text = std::string(text::trim(settled.text));
    settled.citations = numbering.take();
    return settled;
}

bool saysItDoesNotKnow(std::string_view answer)
{
    static constexpr std::array<std::string_view, 22> kPhrases = {"i do not know",     "i don't know",
                                                                  "i don’t know",      "do not hold the answer",
                                                                  "no information",    "not mentioned",
                                                                  "could not find",    "couldn't find",
                                                                  "cannot find",       "no passages",
                                                                  "i have no record",  "cannot be answered",
                                                                  "weiß ich nicht",    "ich weiß nicht",
                                                                  "weiss ich nicht",   "ich weiß es nicht",
                                                                  "keine information", "nicht erwähnt",
                                                                  "nichts gefunden",   "nicht bekannt",
                                                                  "keine angaben",     "lässt sich nicht beantworten"};
    const std::string folded = text::foldCase(text::prefixOfBytes(answer, 400));
    return std::any_of(kPhrases.begin(), kPhrases.end(), [&](std::string_view phrase) {
        return folded.find(text::foldCase(phrase)) != std::string::npos;
    });
}

} // namespace reminisce::agent
