// SPDX-License-Identifier: GPL-3.0-or-later
// CHAT, the format of TalkBank and CHILDES (talkbank.org/manuals/CHAT.html): "*PAR:<TAB>words ␕start_end␕" with
// milliseconds, "%" tiers with analyses, "@" headers. The codes within the words are taken away, the words stay.
#include <algorithm>
#include <map>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

constexpr char kBullet = '\x15';

int confidence(const Probe& probe)
{
    const std::string_view head = probe.text;
    const bool begins = head.rfind("@UTF8", 0) == 0 || head.find("@Begin") != std::string_view::npos;
    const bool speaks =
        head.find("\n*") != std::string_view::npos || head.find("@Participants:") != std::string_view::npos;
    return begins && speaks ? 95 : begins && head.rfind("@UTF8", 0) == 0 ? 80 : 0;
}

struct Times
{
    std::optional<std::int64_t> start;
    std::optional<std::int64_t> end;
};

/// Reads "20780_24300" between bullets, and takes the bullets out of the text.
Times takeBullets(std::string& text)
{
    Times times;
    std::string rest;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find(kBullet, at);
        const std::size_t close = open == std::string::npos ? open : text.find(kBullet, open + 1);
        if (close == std::string::npos) {
            break;
        }
        rest.append(text, at, open - at);
        const std::string inner = text.substr(open + 1, close - open - 1);
        const std::size_t from = inner.find_last_of(" \t:") == std::string::npos ? 0 : inner.find_last_of(" \t:") + 1;
        const std::size_t bar = inner.find('_', from);
        if (bar != std::string::npos && inner.find_first_not_of("0123456789_", from) == std::string::npos &&
            inner.size() < 60) {
            const std::int64_t start = std::strtoll(inner.c_str() + from, nullptr, 10);
            const std::int64_t end = std::strtoll(inner.c_str() + bar + 1, nullptr, 10);
            constexpr std::int64_t kMost = 1'000'000'000'000; // milliseconds, 31 years
            if (start <= kMost && end <= kMost) {
                times.start = times.start ? times.start : std::optional(start * 1000);
                times.end = end * 1000;
            }
        }
        rest += ' ';
        at = close + 1;
    }
    rest.append(text, at, std::string::npos);
    text = std::move(rest);
    return times;
}

bool isTerminator(std::string_view word)
{
    return word == "." || word == "?" || word == "!" || word == ",";
}

/// A word as it was said; empty for a code.
std::string spokenWord(std::string_view word)
{
    if (word.starts_with("&=") || word.starts_with("&*") || word.starts_with('+') || word.starts_with('0') ||
        word == "xxx" || word == "yyy" || word == "www" || word == "‡" || word == "„" || word == "^") {
        if (word == "+..." || word == "+…") {
            return "…";
        }
        if (!word.empty() && word.front() == '+' && (word.back() == '?' || word.back() == '!')) {
            return std::string(1, word.back());
        }
        return word.size() > 1 && word.front() == '0' && word.find_first_not_of("0123456789") == std::string_view::npos
                   ? std::string(word)
                   : std::string();
    }
    for (const std::string_view filler : {"&-", "&+", "&~"}) {
        if (word.rfind(filler, 0) == 0) {
            word.remove_prefix(2);
        }
    }
    std::string out;
    for (const char c : word.substr(0, word.find('@'))) { // "word@s:eng": the rest says the language or kind
        if (c != '(' && c != ')' && c != '<' && c != '>' && c != '^') {
            out += c == '_' ? ' ' : c;
        }
    }
    for (const std::string_view mark : {"↑", "↓", "≠", "⌈", "⌉", "⌊", "⌋", "∆", "°", "ˈ", "ˌ"}) {
        for (std::size_t at = out.find(mark); at != std::string::npos; at = out.find(mark, at)) {
            out.erase(at, mark.size());
        }
    }
    for (std::size_t colon = out.find(':'); colon != std::string::npos && out.size() > 1;
         colon = out.find(':', colon)) {
        out.erase(colon, 1); // a lengthened sound
    }
    return out;
}

/// The words of an utterance without "[…]" codes; what is repeated or taken back was said and stays.
std::string spokenText(std::string_view text)
{
    std::string plain;
    int depth = 0;
    for (const char c : text) {
        if (c == '[') {
            ++depth;
            plain += ' ';
        } else if (c == ']' && depth > 0) {
            --depth;
        } else if (depth == 0) {
            plain += c;
        }
    }
    std::string out;
    std::size_t at = 0;
    while (at < plain.size()) {
        const std::size_t begin = plain.find_first_not_of(" \t\r\n\v\f", at);
        if (begin == std::string::npos) {
            break;
        }
        const std::size_t end = std::min(plain.find_first_of(" \t\r\n\v\f", begin), plain.size());
        const std::string word = spokenWord(std::string_view(plain).substr(begin, end - begin));
        if (!word.empty()) {
            out += out.empty() || isTerminator(word) || word == "…" ? "" : " ";
            out += word;
        }
        at = end;
    }
    std::string words = out;
    for (std::size_t mark = words.find("…"); mark != std::string::npos; mark = words.find("…", mark)) {
        words.erase(mark, std::string_view("…").size());
    }
    return words.find_first_not_of(".?!, ") == std::string::npos ? std::string() : out;
}

class ChatReader
{
public:
    explicit ChatReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const Line& line)
    {
        if (!line.text.empty() && line.text.front() == '\t') { // goes on with the line before
            if (m_pending.size() > kMaxTurnBytes) {
                m_sink.skip({line.number, shortened(line.text), "more text than an utterance can have"});
                return {};
            }
            m_pending += ' ';
            m_pending += trimmed(line.text);
            return {};
        }
        if (auto ok = finishLine(); !ok) {
            return ok;
        }
        m_pending = std::string(line.text);
        m_number = line.number;
        return {};
    }

    Result<void> finish()
    {
        if (auto ok = finishLine(); !ok) {
            return ok;
        }
        return m_begun ? Result<void>{} : begin();
    }

private:
    Result<void> finishLine()
    {
        const std::string whole = std::move(m_pending);
        m_pending.clear();
        const std::string_view text = trimmed(whole);
        if (text.empty()) {
            return {};
        }
        switch (text.front()) {
        case '@':
            header(text);
            return {};
        case '%':
            m_sink.skip({m_number, shortened(text), "a dependent tier"});
            return {};
        case '*':
            return utterance(text);
        default:
            m_sink.skip({m_number, shortened(text), "a line that is no header, tier or utterance"});
            return {};
        }
    }

    void header(std::string_view text)
    {
        const std::size_t colon = text.find(':');
        const std::string_view key = text.substr(0, colon);
        const std::string_view value =
            colon == std::string_view::npos ? std::string_view{} : trimmed(text.substr(colon + 1));
        if (key == "@Participants") {
            participants(value);
        } else if (key == "@Date") {
            if (const auto date = parseDateText(value)) { // 12-JAN-2003
                m_conversation.startedAt = date->moment();
            }
        } else if (key == "@Situation" || key == "@Comment" || key == "@Activities") {
            m_sink.skip({m_number, shortened(text), "a header"});
        } else if (key == "@PID" || key == "@Title") {
            (key == "@PID" ? m_conversation.externalId : m_conversation.title) = std::string(value);
        }
    }

    /// "CHI Ross Target_Child, MOT Mother": code, name where there is one, role.
    void participants(std::string_view list)
    {
        while (!list.empty()) {
            const std::size_t comma = list.find(',');
            const std::string entry = singleSpaced(trimmed(list.substr(0, comma)));
            list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
            const std::size_t first = entry.find(' ');
            const std::size_t last = entry.rfind(' ');
            if (first != std::string::npos && last > first) {
                std::string name = entry.substr(first + 1, last - first - 1);
                std::replace(name.begin(), name.end(), '_', ' ');
                m_names[entry.substr(0, first)] = std::move(name);
            }
        }
    }

    Result<void> begin()
    {
        m_begun = true;
        return m_sink.beginConversation(m_conversation);
    }

    Result<void> utterance(std::string_view line)
    {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) {
            m_sink.skip({m_number, shortened(line), "an utterance without a speaker"});
            return {};
        }
        if (!m_begun) {
            if (auto ok = begin(); !ok) {
                return ok;
            }
        }
        std::string words(line.substr(colon + 1));
        const Times times = takeBullets(words);
        ReadTurn turn;
        turn.text = spokenText(words);
        const std::string code(trimmed(line.substr(1, colon - 1)));
        const auto name = m_names.find(code);
        turn.speaker = name == m_names.end() ? code : name->second;
        turn.startOffset = times.start;
        turn.endOffset = times.end;
        turn.line = m_number;
        if (trimmed(turn.text).empty()) {
            m_sink.skip({m_number, shortened(trimmed(words)), "an utterance without words"});
            return {};
        }
        return m_sink.addTurn(std::move(turn));
    }

    ReadSink& m_sink;
    ReadConversation m_conversation;
    std::map<std::string, std::string> m_names;
    std::string m_pending;
    std::uint64_t m_number = 0;
    bool m_begun = false;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    ChatReader reader(sink);
    if (auto ok = forEachLine(input, &sink, stop, [&](const Line& line) { return reader.add(line); }); !ok) {
        return ok;
    }
    return reader.finish();
}

} // namespace

void addChatChaReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("chat-cha", confidence, read));
}

} // namespace reminisce::ingest
