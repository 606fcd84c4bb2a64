// SPDX-License-Identifier: GPL-3.0-or-later
// Zoom's chat files: "00:05:16⇥Name:⇥text" beside a recording (counted from its start), and "10:45:02 From Name to
// Everyone : text" as saved during a meeting (wall clock). Lines without a time belong to the message before.
#include <array>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/line_source.h"

namespace reminisce::ingest {

namespace {

struct ChatLine
{
    std::int64_t time = 0;
    std::string speaker;
    std::string text;
    bool wallClock = false;
    std::optional<Moment> moment; ///< where the line names the day
};

/// "From Anna to Everyone", "From Anna", "Von Anna an Alle (Direktnachricht)" gives "Anna".
std::optional<std::string_view> senderOf(std::string_view words)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kWords = {{{"From ", " to "},
                                                                                             {"Von ", " an "},
                                                                                             {"De ", " à "},
                                                                                             {"De ", " a "},
                                                                                             {"De ", " para "},
                                                                                             {"Da ", " a "},
                                                                                             {"Van ", " aan "},
                                                                                             {"Från ", " till "}}};
    std::optional<std::string_view> sender;
    for (const auto& [from, to] : kWords) {
        if (words.substr(0, from.size()) != from) {
            continue;
        }
        const std::string_view name = words.substr(from.size());
        const std::size_t end = name.rfind(to);
        if (end != std::string_view::npos) {
            return trimmed(name.substr(0, end));
        }
        sender = trimmed(name.substr(0, name.find("  ")));
    }
    return sender;
}

/// "2024-01-24 20:29:01" in front of a line: the day, which is taken away.
std::optional<CivilDate> takeDay(std::string_view& line)
{
    const std::size_t end = line.find_first_of(" \t");
    if (end != 10 || line.size() < 12 || line[end + 1] < '0' || line[end + 1] > '9') {
        return std::nullopt;
    }
    const auto parsed = parseDateText(line.substr(0, end));
    if (!parsed || !parsed->date || parsed->timeOfDay) {
        return std::nullopt;
    }
    line = trimmed(line.substr(end));
    return parsed->date;
}

std::optional<ChatLine> parseChatLine(std::string_view line)
{
    line = trimmed(line);
    ChatLine chat;
    const auto day = takeDay(line);
    const std::size_t end = line.find_first_not_of("0123456789:");
    if (end == std::string_view::npos || end < 7 || end > 8 || (line[end] != '\t' && line[end] != ' ')) {
        return std::nullopt;
    }
    const auto time = parseClock(line.substr(0, end));
    if (!time) {
        return std::nullopt;
    }
    chat.time = *time;
    if (day && *time < kMicrosPerDay) {
        chat.moment = Moment{startOfDay(*day) + *time, std::nullopt};
    }
    const std::string_view rest = trimmed(line.substr(end));
    const std::size_t tab = rest.find(":\t");
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    if (const auto sender = senderOf(rest.substr(0, colon)); sender && !sender->empty()) {
        chat.speaker = *sender;
        chat.text = trimmed(rest.substr(colon + 1));
        chat.wallClock = true;
        return chat;
    }
    const bool endsWithColon = rest.back() == ':' && line[end] == '\t';
    const std::size_t split =
        tab != std::string_view::npos ? tab : (endsWithColon ? rest.size() - 1 : std::string_view::npos);
    if (split == std::string_view::npos || split == 0 || split > 200) {
        return std::nullopt;
    }
    chat.speaker = trimmed(rest.substr(0, split));
    chat.text = trimmed(rest.substr(split + 1));
    return chat;
}

class ZoomChatReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "zoom-chat"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = trimmed(probe.text);
        for (int lines = 0; lines < 5 && !text.empty(); ++lines) { // a title may stand above
            const std::size_t end = text.find_first_of("\r\n");
            if (parseChatLine(text.substr(0, end))) {
                return lines == 0 ? 92 : 70;
            }
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        LineSource lines(input, &sink, std::move(stop));
        Line line;
        std::optional<ReadTurn> open;
        const auto flush = [&]() -> Result<void> {
            if (!open) {
                return {};
            }
            ReadTurn turn = *std::exchange(open, std::nullopt);
            turn.text = trimmed(turn.text);
            if (turn.text.empty()) {
                sink.skip({turn.line, turn.speaker, "a message without text"});
                return {};
            }
            return sink.addTurn(std::move(turn));
        };
        bool begun = false;
        while (true) {
            auto more = lines.next(line);
            if (!more) {
                return tl::unexpected(more.error());
            }
            if (!*more) {
                return flush();
            }
            auto chat = parseChatLine(line.text);
            if (!chat) {
                if (open && open->text.size() < kMostText) {
                    open->text += '\n';
                    open->text += trimmed(line.text);
                } else if (!trimmed(line.text).empty()) {
                    sink.skip({line.number, shortened(line.text),
                               open ? "a message that is too long" : "a line without a time"});
                }
                continue;
            }
            if (auto ok = flush(); !ok) {
                return ok;
            }
            if (!begun) {
                ReadConversation conversation;
                conversation.offsetBase = chat->wallClock ? OffsetBase::Midnight : OffsetBase::RecordingStart;
                conversation.line = line.number;
                if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
                    return ok;
                }
                begun = true;
            }
            open = ReadTurn{};
            open->speaker = std::move(chat->speaker);
            open->text = std::move(chat->text);
            open->startedAt = chat->moment;
            if (!chat->moment) {
                open->startOffset = chat->time;
            }
            open->line = line.number;
        }
    }

private:
    static constexpr std::size_t kMostText = std::size_t{1} << 20U;
};

} // namespace

void addZoomChatReaders(Readers& readers)
{
    readers.push_back(std::make_unique<ZoomChatReader>());
}

} // namespace reminisce::ingest
