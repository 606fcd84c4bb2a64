// SPDX-License-Identifier: GPL-3.0-or-later
// iMessage as imessage-exporter writes it in text (github.com/ReagentX/imessage-exporter): the time, the sender, the
// words, an empty line; tapbacks and replies below. Announcements stand on the line of the time.
#include "core/ingest/date_text.h"
#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

struct Stamp
{
    Moment time;
    std::string_view rest; ///< behind the time: "(Read by …)" or an announcement
};

/// "May 17, 2022  5:29:42 PM" at the beginning of a line.
std::optional<Stamp> stampOf(std::string_view line)
{
    for (const std::string_view half : {" AM", " PM"}) {
        const std::size_t at = line.substr(0, 40).find(half);
        if (at == std::string_view::npos || at < 18) {
            continue;
        }
        const std::size_t end = at + half.size();
        if (end < line.size() && line[end] != ' ') {
            continue;
        }
        const auto date = parseDateText(line.substr(0, end));
        if (date && date->date && date->timeOfDay && monthOfName(line.substr(0, 3)) != 0) {
            return Stamp{*date->moment(), trimmed(line.substr(end))};
        }
    }
    return std::nullopt;
}

int confidence(const Probe& probe)
{
    std::string_view text = probe.text;
    for (int lines = 0; lines < 12 && !text.empty(); ++lines) {
        const std::size_t end = text.find_first_of("\r\n");
        const auto stamp = stampOf(text.substr(0, end));
        if (stamp && (stamp->rest.empty() || stamp->rest.front() == '(')) {
            return 89;
        }
        if (!trimmed(text.substr(0, end)).empty() && !stamp) {
            return 0;
        }
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return 0;
}

class MessageReader
{
public:
    explicit MessageReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (const auto stamp = stampOf(text)) {
            return begin(*stamp, line, line.text.substr(0, 4) == "    ");
        }
        if (text.empty()) {
            m_tapbacks = false;
            return {};
        }
        if (m_repeated) { // a reply shown again below the message that it answers
            return {};
        }
        if (!m_turn) {
            m_sink.skip({line.number, shortened(text), "a line before the first message"});
        } else if (m_turn->speaker.empty()) {
            m_turn->speaker = std::string(text);
            m_turn->isOwner = isOwnerWord(text);
        } else if (text == "Tapbacks:" || text == "Reactions:") {
            m_tapbacks = true;
        } else if (m_tapbacks) {
            m_sink.skip({line.number, shortened(text), "a reaction"});
        } else if (text == "This message responded to an earlier message." || text.rfind("Sent with ", 0) == 0) {
            m_sink.skip({line.number, shortened(text), "a note of the program"});
        } else if (isAttachment(text)) {
            m_sink.skip({line.number, shortened(text), "an attachment"});
        } else {
            return appendLine(m_sink, *m_turn, text);
        }
        return {};
    }

    Result<void> finish()
    {
        if (!m_turn) {
            return {};
        }
        ReadTurn done = std::move(*m_turn);
        m_turn.reset();
        if (trimmed(done.text).empty()) {
            m_sink.skip({done.line, done.speaker, "a message without text"});
            return {};
        }
        return m_sink.addTurn(std::move(done));
    }

private:
    static bool isAttachment(std::string_view text)
    {
        const bool path =
            text.rfind("attachments/", 0) == 0 || text.find("/Library/Messages/Attachments/") != std::string_view::npos;
        return (path && text.find(' ') == std::string_view::npos) || text == "Attachment missing!" || path;
    }

    Result<void> begin(const Stamp& stamp, const Line& line, bool indented)
    {
        m_tapbacks = false;
        m_repeated = indented;
        if (indented) { // the reply itself stands at its own time
            m_sink.skip({line.number, shortened(trimmed(line.text)), "a reply that is shown again at its own time"});
            return {};
        }
        if (auto ok = finish(); !ok) {
            return ok;
        }
        if (!stamp.rest.empty() && stamp.rest.front() != '(') {
            m_sink.skip({line.number, shortened(stamp.rest), "a service row"});
            return {};
        }
        m_turn.emplace();
        m_turn->startedAt = stamp.time;
        m_turn->line = line.number;
        return {};
    }

    ReadSink& m_sink;
    std::optional<ReadTurn> m_turn;
    bool m_tapbacks = false;
    bool m_repeated = false;
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

void addIMessageReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("imessage-text", confidence, read));
}

} // namespace reminisce::ingest
