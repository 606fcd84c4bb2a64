// SPDX-License-Identifier: GPL-3.0-or-later
// WhatsApp's exported chats. Android: "20.06.24, 17:00 - Name: text"; iOS: "[20.06.24, 17:00:05] Name: text".
#include <array>
#include <cstdlib>
#include <functional>
#include <unordered_map>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/whatsapp_line.h"
#include "core/ingest/line_source.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr LocalMicros kPauseBetweenConversations = 6 * kMicrosPerHour;
constexpr std::size_t kMostText = std::size_t{1} << 20U;
constexpr std::string_view kLeftToRightMark = "\u200e";

using Names = std::unordered_map<std::string, std::size_t>;

/// "~ Anna", with direction marks around: "Anna".
std::string_view cleanName(std::string_view name)
{
    name = trimmed(name);
    while (!name.empty() && name.front() == '~') {
        name = trimmed(name.substr(1));
    }
    return name;
}

/// Sentences of WhatsApp that stand under the name of the chat or of nobody.
bool isServiceText(std::string_view body)
{
    static constexpr std::array<std::string_view, 22> kPhrases = {"end-to-end encrypted",
                                                                  "ende-zu-ende-verschlusselt",
                                                                  "security code",
                                                                  "sicherheitsnummer",
                                                                  "created group",
                                                                  "created this group",
                                                                  "hat die gruppe",
                                                                  "changed the subject",
                                                                  "changed the group",
                                                                  "changed this group",
                                                                  "hat den betreff",
                                                                  "added you",
                                                                  "joined using",
                                                                  "hat dich hinzugefugt",
                                                                  "changed to +",
                                                                  "cifrados de extremo a extremo",
                                                                  "chiffres de bout en bout",
                                                                  "changed their phone number",
                                                                  "is a contact",
                                                                  "ist ein kontakt",
                                                                  "turned on disappearing",
                                                                  "selbstloschende nachrichten"};
    if (body.size() > 600) {
        return false;
    }
    const std::string folded = text::fold(body);
    for (const std::string_view phrase : kPhrases) {
        if (folded.find(phrase) != std::string::npos) {
            return true;
        }
    }
    return false;
}

struct Message
{
    std::string_view speaker;
    std::string_view text;
};

/// Splits "Name: text"; nothing for a sentence of WhatsApp itself. `names` are those seen before ": " in the whole
/// file.
std::optional<Message> splitMessage(std::string_view body, const Names* names)
{
    const std::string_view head = body.substr(0, 200);
    for (std::size_t colon = head.find(':'); colon != std::string_view::npos; colon = head.find(':', colon + 1)) {
        const std::string_view name = cleanName(body.substr(0, colon));
        const std::string_view rest = body.substr(colon + 1);
        const bool blankFollows =
            rest.empty() || rest.front() == ' ' || rest.rfind(kLeftToRightMark, 0) == 0 || rest.rfind("\u00a0", 0) == 0;
        const bool known = names != nullptr && names->count(std::string(name)) != 0;
        if (name.empty() || text::countCodePoints(name) > 100 ||
            name.find_first_of("\"“”„«") != std::string_view::npos) {
            return std::nullopt;
        }
        if (!blankFollows && !known) {
            continue;
        }
        // A notice such as 'Anna hat die Gruppe umbenannt: …' is no name, unless it really speaks again and again.
        if (isServiceText(name) && (!known || names->at(std::string(name)) < 3)) {
            return std::nullopt;
        }
        const bool marked = trimmed(rest).size() + 1 < rest.size() && rest.find(kLeftToRightMark) < 3;
        if (marked && isServiceText(rest)) {
            return std::nullopt;
        }
        return Message{name, trimmed(rest)};
    }
    return std::nullopt;
}

/// Without the note that the sender changed the message later.
std::string_view withoutEditMark(std::string_view text)
{
    for (const std::string_view mark :
         {"<This message was edited>", "<Diese Nachricht wurde bearbeitet>", "<Diese Nachricht wurde bearbeitet.>"}) {
        if (text.size() > mark.size() && text.substr(text.size() - mark.size()) == mark) {
            return trimmed(text.substr(0, text.size() - mark.size()));
        }
    }
    return text;
}

/// What the first pass learns about the file.
struct FileFacts
{
    DateOrderVote dates;
    Names names;
    bool bracket = false;
    char separator = 0;
    std::uint64_t headers = 0;

    [[nodiscard]] bool isHeader(const WhatsAppHeader& header) const
    {
        return header.bracket == bracket && header.separator == separator;
    }
    void learn(const WhatsAppHeader& header)
    {
        if (headers == 0) {
            bracket = header.bracket;
            separator = header.separator;
        }
        if (!isHeader(header)) {
            return;
        }
        ++headers;
        dates.add(header);
        const auto message = splitMessage(header.body, nullptr);
        if (message && (names.size() < 5000 || names.count(std::string(message->speaker)) != 0)) {
            ++names[std::string(message->speaker)];
        }
    }
};

class WhatsAppPass
{
public:
    WhatsAppPass(const FileFacts& facts, ReadSink& sink) : m_facts(facts), m_order(facts.dates.order()), m_sink(sink) {}

    Result<void> line(const Line& line)
    {
        const auto header = parseWhatsAppHeader(line.text);
        const auto date = header && m_facts.isHeader(*header) ? dateOf(*header, m_order) : std::nullopt;
        if (!date) {
            continueWith(line);
            return {};
        }
        if (auto ok = flush(); !ok) {
            return ok;
        }
        const auto message = splitMessage(header->body, &m_facts.names);
        if (!message) {
            m_sink.skip({line.number, shortened(trimmed(header->body)), "a notice of WhatsApp, said by nobody"});
            m_afterNotice = true;
            return {};
        }
        m_open = ReadTurn{};
        m_open->speaker = message->speaker;
        m_open->text = message->text;
        m_open->startedAt = Moment{startOfDay(*date) + header->timeOfDay, std::nullopt};
        m_open->line = line.number;
        m_afterNotice = false;
        return {};
    }

    Result<void> flush()
    {
        if (!m_open) {
            return {};
        }
        ReadTurn turn = *std::exchange(m_open, std::nullopt);
        turn.text = withoutEditMark(trimmed(turn.text));
        if (turn.text.empty()) {
            m_sink.skip({turn.line, turn.speaker, "a message without text"});
            return {};
        }
        const LocalMicros now = turn.startedAt->local;
        if (!m_last || std::llabs(now - *m_last) > kPauseBetweenConversations) {
            ReadConversation conversation;
            conversation.startedAt = turn.startedAt;
            conversation.line = turn.line;
            if (auto ok = m_sink.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
        }
        m_last = now;
        return m_sink.addTurn(std::move(turn));
    }

private:
    void continueWith(const Line& line)
    {
        const std::string_view text = trimmed(line.text);
        if (m_open && m_open->text.size() < kMostText) {
            m_open->text += '\n';
            m_open->text += text;
        } else if (!text.empty()) {
            m_sink.skip({line.number, shortened(text),
                         m_afterNotice ? "part of a notice of WhatsApp" : "a line before the first message"});
        }
    }

    const FileFacts& m_facts;
    DateOrder m_order;
    ReadSink& m_sink;
    std::optional<ReadTurn> m_open;
    std::optional<LocalMicros> m_last;
    bool m_afterNotice = false;
};

Result<void> forEachLine(Input& input, ReadSink* sink, const std::stop_token& stop,
                         const std::function<Result<void>(const Line&)>& take)
{
    LineSource lines(input, sink, stop);
    Line line;
    while (true) {
        auto more = lines.next(line);
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return {};
        }
        if (auto ok = take(line); !ok) {
            return ok;
        }
    }
}

class WhatsAppReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "whatsapp"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = probe.text;
        for (int lines = 0; lines < 5 && !text.empty(); ++lines) {
            const std::size_t end = text.find_first_of("\r\n");
            if (parseWhatsAppHeader(text.substr(0, end))) {
                return lines == 0 ? 88 : 65;
            }
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        FileFacts facts;
        auto looked = forEachLine(input, nullptr, stop, [&facts](const Line& line) -> Result<void> {
            if (const auto header = parseWhatsAppHeader(line.text)) {
                facts.learn(*header);
            }
            return {};
        });
        if (!looked) {
            return looked;
        }
        if (facts.headers > 0 && facts.dates.isGuess()) {
            sink.warn(facts.dates.order() == DateOrder::DayMonthYear
                          ? "The dates of this chat could be read in two ways; the day was taken to come first."
                          : "The dates of this chat could be read in two ways; the month was taken to come first.");
        }
        WhatsAppPass pass(facts, sink);
        if (auto ok = forEachLine(input, &sink, stop, [&pass](const Line& line) { return pass.line(line); }); !ok) {
            return ok;
        }
        return pass.flush();
    }
};

} // namespace

std::unique_ptr<TranscriptReader> makeWhatsAppReader()
{
    return std::make_unique<WhatsAppReader>();
}

} // namespace reminisce::ingest
