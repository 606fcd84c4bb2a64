// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/headed_blocks.h"

#include <algorithm>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

/// Lines before the first header: the first is the title, the first date the conversation's.
class Preamble
{
public:
    void add(const Line& line, ReadSink& sink)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            return;
        }
        if (!m_conversation.startedAt) {
            if (const auto date = findDateText(text); date && date->date) {
                m_conversation.startedAt = date->moment();
                if (!m_conversation.title.empty()) {
                    return;
                }
            }
        }
        if (m_conversation.title.empty()) {
            m_conversation.title = shortened(singleSpaced(text), 120);
            m_conversation.line = line.number;
            return;
        }
        sink.skip({line.number, shortened(text), "a line before the first speaker"});
    }
    [[nodiscard]] ReadConversation take() { return std::move(m_conversation); }

private:
    ReadConversation m_conversation;
};

} // namespace

bool looksLikeName(std::string_view text)
{
    text = trimmed(text);
    if (text.empty() || text.size() > 120 || text::countCodePoints(text) > 60) {
        return false;
    }
    std::size_t at = 0;
    const char32_t first = text::nextCodePoint(text, at);
    if (!text::isLetter(first) && !text::isDigit(first) && first != '+' && first != '@') {
        return false;
    }
    const auto blanks = std::count(text.begin(), text.end(), ' ');
    return blanks <= 5 && text.find_first_of("?!;:\"<>{}=") == std::string_view::npos &&
           (text.back() != '.' || text.size() < 5 || text.find(' ') == std::string_view::npos ||
            text[text.size() - 3] == ' ');
}

std::size_t countHeaders(std::string_view head,
                         const std::function<std::optional<BlockHeader>(std::string_view line)>& headerOf)
{
    std::size_t count = 0;
    while (!head.empty()) {
        const std::size_t end = head.find_first_of("\r\n");
        count += headerOf(trimmed(head.substr(0, end))) ? 1 : 0;
        head = end == std::string_view::npos ? std::string_view{} : head.substr(end + 1);
    }
    return count;
}

Result<void> readHeadedBlocks(Input& input, ReadSink& sink, const HeadedBlocks& blocks, const std::stop_token& stop)
{
    LineSource lines(input, &sink, stop);
    Preamble preamble;
    std::optional<ReadTurn> turn;
    bool begun = false;
    const auto finish = [&]() -> Result<void> {
        if (!turn) {
            return {};
        }
        ReadTurn done = std::move(*turn);
        turn.reset();
        if (trimmed(done.text).empty()) {
            sink.skip({done.line, done.speaker, "a speaker without words"});
            return {};
        }
        return sink.addTurn(std::move(done));
    };
    Line line;
    while (true) {
        auto more = lines.next(line);
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return finish();
        }
        const std::string_view text = trimmed(line.text);
        if (auto header = blocks.headerOf(text)) {
            if (auto ok = finish(); !ok) {
                return ok;
            }
            if (!begun) {
                begun = true;
                if (auto ok = sink.beginConversation(preamble.take()); !ok) {
                    return ok;
                }
            }
            turn.emplace();
            turn->speaker = blocks.tidyName ? blocks.tidyName(header->speaker) : header->speaker;
            turn->startOffset = header->start;
            turn->endOffset = header->end;
            turn->line = line.number;
            continue;
        }
        if (!turn) {
            preamble.add(line, sink);
            continue;
        }
        if (text.empty()) {
            continue;
        }
        if (const std::string_view reason = blocks.reasonToSkip ? blocks.reasonToSkip(text) : std::string_view{};
            !reason.empty()) {
            sink.skip({line.number, shortened(text), std::string(reason)});
            continue;
        }
        if (auto ok = appendLine(sink, *turn, text); !ok) {
            return ok;
        }
    }
}

} // namespace reminisce::ingest
