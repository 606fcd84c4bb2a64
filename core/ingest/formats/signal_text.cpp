// SPDX-License-Identifier: GPL-3.0-or-later
// Signal's chats as text: "[2019-12-24, 12:23] Jane Doe: Hello", further lines belong to the message before. Also the
// Markdown of signal-export (github.com/carderne/signal-export): "> quote", "![name](media)", "(- Ann: 👍 -)".
#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

struct Head
{
    Moment time;
    std::string_view rest;     ///< behind the bracket
    bool likeWhatsApp = false; ///< comma and seconds, as WhatsApp writes in some countries
};

/// "[2019-12-24, 12:23] " with an optional comma and seconds.
std::optional<Head> headOf(std::string_view line)
{
    if (line.size() < 19 || line[0] != '[' || line[5] != '-' || line[8] != '-') {
        return std::nullopt;
    }
    const std::size_t close = line.find(']');
    if (close == std::string_view::npos || close > 24) {
        return std::nullopt;
    }
    std::string stamp(line.substr(1, close - 1));
    const std::size_t comma = stamp.find(',');
    if (comma != std::string::npos) {
        stamp.erase(comma, 1);
    }
    if (stamp.size() < 16) {
        return std::nullopt;
    }
    auto moment = parseIso(stamp);
    if (!moment) {
        return std::nullopt;
    }
    return Head{*moment, trimmed(line.substr(close + 1)), comma != std::string::npos && stamp.size() > 16};
}

int confidence(const Probe& probe)
{
    std::string_view text = probe.text;
    int heads = 0;
    int own = 0;
    int lines = 0;
    bool first = true;
    while (!text.empty() && lines < 200) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        if (line.empty()) {
            continue;
        }
        const auto head = headOf(line);
        const bool message = head && head->rest.find(':') != std::string_view::npos;
        if (first && !message) {
            return 0;
        }
        first = false;
        ++lines;
        heads += message ? 1 : 0;
        own += message && !head->likeWhatsApp ? 1 : 0;
    }
    return heads == 0 ? 0 : own * 2 < heads ? 80 : heads * 10 >= lines ? 90 : 62;
}

class MessageReader
{
public:
    explicit MessageReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (const auto head = headOf(text)) {
            return begin(*head, line);
        }
        if (text.empty()) {
            m_blank = m_turn.has_value();
            return {};
        }
        if (text.rfind("(- ", 0) == 0 && text.size() > 5 && text.substr(text.size() - 3) == " -)") {
            m_sink.skip({line.number, shortened(text), "a reaction"});
        } else if (isMedia(text)) {
            m_sink.skip({line.number, shortened(text), "an attachment"});
        } else if (text.front() == '>') {
            m_sink.skip({line.number, shortened(text), "a quoted message"});
        } else if (!m_turn) {
            m_sink.skip({line.number, shortened(text), "a line before the first message"});
        } else {
            const bool paragraph = m_blank;
            m_blank = false;
            return appendLine(m_sink, *m_turn, text, paragraph ? "\n\n" : "\n");
        }
        m_blank = false;
        return {};
    }

    Result<void> finish()
    {
        if (!m_turn) {
            return {};
        }
        ReadTurn done = std::move(*m_turn);
        m_turn.reset();
        m_blank = false;
        if (trimmed(done.text).empty()) {
            m_sink.skip({done.line, done.speaker, "a message without text"});
            return {};
        }
        return m_sink.addTurn(std::move(done));
    }

private:
    static bool isMedia(std::string_view text)
    {
        const bool image = text.rfind("![", 0) == 0;
        return (image || text.front() == '[') && text.back() == ')' && text.find("](") != std::string_view::npos &&
               (image || text.find("media/") != std::string_view::npos);
    }

    Result<void> begin(const Head& head, const Line& line)
    {
        if (auto ok = finish(); !ok) {
            return ok;
        }
        const std::size_t colon = head.rest.find(": ");
        const bool bare = !head.rest.empty() && head.rest.back() == ':';
        if (colon == std::string_view::npos && !bare) {
            m_sink.skip({line.number, shortened(head.rest), "a service row"});
            return {};
        }
        m_turn.emplace();
        m_turn->speaker =
            std::string(trimmed(head.rest.substr(0, colon == std::string_view::npos ? head.rest.size() - 1 : colon)));
        m_turn->isOwner = isOwnerWord(m_turn->speaker);
        m_turn->startedAt = head.time;
        m_turn->line = line.number;
        const std::string_view text =
            colon == std::string_view::npos ? std::string_view{} : trimmed(head.rest.substr(colon + 2));
        if (!text.empty() && isMedia(text)) {
            m_sink.skip({line.number, shortened(text), "an attachment"});
        } else {
            m_turn->text = std::string(text);
        }
        return {};
    }

    ReadSink& m_sink;
    std::optional<ReadTurn> m_turn;
    bool m_blank = false;
};

Result<void> read(Input& input, ReadSink& outer, const ReadContext& /*context*/, const std::stop_token& stop)
{
    ChatSink sink(outer);
    MessageReader reader(sink);
    if (auto ok = forEachLine(input, &sink, stop, [&](const Line& line) { return reader.add(line); }); !ok) {
        return ok;
    }
    return reader.finish();
}

} // namespace

void addSignalReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("signal-text", confidence, read));
}

} // namespace reminisce::ingest
