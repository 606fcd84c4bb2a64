// SPDX-License-Identifier: GPL-3.0-or-later
// The document that Google Meet writes: "Title (2026-09-15 at 10:02 GMT+2) – Transcript", the attendees, a time mark
// such as 00:05:00 every five minutes, "Name: words", and a closing line. Newer documents begin with notes.
#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

bool isTranscriptWord(std::string_view word)
{
    const std::string folded = text::fold(trimmed(word));
    for (const std::string_view known :
         {"transcript", "transkript", "transcription", "transcripcion", "trascrizione"}) {
        if (folded == known || (folded.size() > known.size() && folded.size() < known.size() + 8 &&
                                folded.substr(folded.size() - known.size()) == known)) {
            return true; // also behind a symbol
        }
    }
    return false;
}

bool isAttendeesWord(std::string_view word)
{
    const std::string folded = text::fold(trimmed(word));
    return folded == "attendees" || folded == "teilnehmer" || folded == "participants" || folded == "asistentes" ||
           folded == "invited" || folded == "teilnehmende";
}

/// "Weekly sync (2026-09-15 at 10:02 GMT+2) – Transcript".
std::optional<ReadConversation> titleOf(std::string_view line)
{
    line = trimmed(line);
    const std::size_t open = line.rfind('(');
    const std::size_t close = line.rfind(')');
    if (line.size() > 400 || open == std::string_view::npos || close == std::string_view::npos || close < open) {
        return std::nullopt;
    }
    std::string_view rest = trimmed(line.substr(close + 1));
    for (const std::string_view dash : {"-", "–", "—"}) {
        if (rest.rfind(dash, 0) == 0) {
            rest = trimmed(rest.substr(dash.size()));
            break;
        }
    }
    const auto date = findDateText(line.substr(open + 1, close - open - 1));
    if (!isTranscriptWord(rest) || !date || !date->date) {
        return std::nullopt;
    }
    ReadConversation conversation;
    conversation.title = singleSpaced(line.substr(0, open));
    conversation.startedAt = date->moment();
    return conversation;
}

bool isClock(std::string_view line)
{
    return line.size() >= 7 && line.size() <= 8 && parseClock(line).has_value();
}

std::string_view closingReason(std::string_view line)
{
    const std::string folded = text::fold(line.substr(0, 200));
    for (const std::string_view start :
         {"transcription ended after", "meeting ended after", "this editable transcript was",
          "die transkription wurde nach", "dieses bearbeitbare transkript"}) {
        if (folded.rfind(start, 0) == 0) {
            return "a line of the program";
        }
    }
    return {};
}

int confidence(const Probe& probe)
{
    std::string_view text = probe.text;
    bool title = false;
    bool attendees = false;
    bool heading = false;
    bool clock = false;
    for (int lines = 0; lines < 400 && !text.empty(); ++lines) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = trimmed(text.substr(0, end));
        title = title || titleOf(line).has_value();
        attendees = attendees || isAttendeesWord(line);
        heading = heading || isTranscriptWord(line);
        clock = clock || isClock(line);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    if (title && (clock || attendees || heading)) {
        return 93;
    }
    return clock && attendees && heading ? 88 : title ? 70 : 0;
}

class MeetReader
{
public:
    explicit MeetReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            return {};
        }
        if (!m_begun) {
            return beforeWords(line, text);
        }
        if (isClock(text)) {
            if (auto ok = finish(); !ok) {
                return ok;
            }
            m_mark = parseClock(text);
            return {};
        }
        if (const std::string_view reason = closingReason(text); !reason.empty()) {
            m_sink.skip({line.number, shortened(text), std::string(reason)});
            return {};
        }
        const auto parts = splitSpeaker(text);
        if (!parts) {
            if (!m_turn) {
                m_sink.skip({line.number, shortened(text), "a line without a speaker"});
            } else {
                return appendLine(m_sink, *m_turn, text);
            }
            return {};
        }
        if (auto ok = finish(); !ok) {
            return ok;
        }
        m_turn.emplace();
        m_turn->speaker = std::string(parts->first);
        m_turn->text = std::string(parts->second);
        m_turn->line = line.number;
        m_turn->startOffset = m_mark; // known to five minutes only; the order of the lines says the rest
        return {};
    }

    Result<void> finish()
    {
        if (!m_turn) {
            return {};
        }
        ReadTurn done = std::move(*m_turn);
        m_turn.reset();
        return addTurnTidied(std::move(done));
    }

private:
    Result<void> addTurnTidied(ReadTurn turn)
    {
        if (trimmed(turn.text).empty()) {
            m_sink.skip({turn.line, turn.speaker, "a speaker without words"});
            return {};
        }
        return m_sink.addTurn(std::move(turn));
    }

    /// Title, attendees and notes, until the first time mark or the first line with a speaker behind the heading.
    Result<void> beforeWords(const Line& line, std::string_view text)
    {
        if (isClock(text) || (m_heading && !m_attendees && splitSpeaker(text))) {
            m_begun = true;
            if (auto ok = m_sink.beginConversation(m_conversation); !ok) {
                return ok;
            }
            return add(line);
        }
        if (auto title = titleOf(text)) {
            m_conversation = std::move(*title);
            m_conversation.line = line.number;
            m_heading = true;
            return {};
        }
        if (isTranscriptWord(text) || isAttendeesWord(text)) {
            m_heading = m_heading || isTranscriptWord(text);
            m_attendees = isAttendeesWord(text);
            return {};
        }
        if (m_attendees) {
            m_attendees = false;
            m_sink.skip({line.number, shortened(text), "the list of attendees"});
            return {};
        }
        m_sink.skip({line.number, shortened(text), "a line before the transcript"});
        return {};
    }

    ReadSink& m_sink;
    ReadConversation m_conversation;
    std::optional<ReadTurn> m_turn;
    std::optional<std::int64_t> m_mark;
    bool m_begun = false;
    bool m_heading = false;
    bool m_attendees = false;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    MeetReader reader(sink);
    if (auto ok = forEachLine(input, &sink, stop, [&](const Line& line) { return reader.add(line); }); !ok) {
        return ok;
    }
    return reader.finish();
}

} // namespace

void addGoogleMeetReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("google-meet-document", confidence, read));
}

} // namespace reminisce::ingest
