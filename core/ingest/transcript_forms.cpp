// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/transcript_forms.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/ingest/open_json.h"

namespace reminisce::ingest {

namespace {

constexpr std::array<std::string_view, kTranscriptForms.size()> kSuffixes = {"md", "txt", "vtt", "srt", "json"};

/// "2024-06-20 17:00".
std::string dayAndMinute(LocalMicros t)
{
    std::string text = formatIso(t).substr(0, 16);
    text[10] = ' ';
    return text;
}

std::string minute(LocalMicros t)
{
    return formatIso(t).substr(11, 5);
}

const std::string& speakerOf(const archive::Turn& turn)
{
    static const std::string nobody = "?";
    return turn.speaker.empty() ? nobody : turn.speaker;
}

/// Markdown that shows the text as it is: no emphasis, links, pictures or HTML come of what was said.
std::string escaped(std::string_view text)
{
    std::string out;
    bool atStart = true;
    for (const char c : text) {
        const bool everywhere = std::string_view("\\`*_[]<>&|~$").find(c) != std::string_view::npos;
        const bool leading = atStart && std::string_view("#+-=.)").find(c) != std::string_view::npos;
        if (everywhere || leading) {
            out += '\\';
        }
        out += c;
        // "12. " begins a list as "- " does.
        atStart = c == '\n' || (atStart && (c == ' ' || (c >= '0' && c <= '9')));
    }
    return out;
}

/// Line breaks as such, where Markdown would join lines.
std::string withBreaks(std::string text)
{
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 3)) {
        text.insert(at, "  ");
    }
    return text;
}

class MarkdownWriter final : public TranscriptWriter
{
public:
    [[nodiscard]] std::string begin(const TranscriptHead& head) override
    {
        const archive::ConversationRow& row = head.conversation;
        std::string text = fmt::format("# {}\n", escaped(row.title));
        std::vector<std::string> facts;
        if (row.start) {
            m_day = formatIsoDate(row.start->local);
            facts.push_back(dayAndMinute(row.start->local));
        }
        if (!head.people.empty()) {
            facts.push_back(escaped(fmt::format("{}", fmt::join(head.people, ", "))));
        }
        for (const std::string& tag : head.tags) {
            facts.push_back("\\#" + escaped(tag));
        }
        return facts.empty() ? text : text + fmt::format("\n*{}*\n", fmt::join(facts, " · "));
    }
    [[nodiscard]] std::string turn(const archive::Turn& turn) override
    {
        std::string text;
        std::string time;
        if (turn.start) {
            if (const std::string day = formatIsoDate(turn.start->local); day != m_day) {
                text += fmt::format("\n## {}\n", day);
                m_day = day;
            }
            time = " " + minute(turn.start->local);
        }
        return text + fmt::format("\n**{}**{}  \n{}\n", escaped(speakerOf(turn)), time, withBreaks(escaped(turn.text)));
    }

private:
    std::string m_day;
};

class PlainTextWriter final : public TranscriptWriter
{
public:
    [[nodiscard]] std::string begin(const TranscriptHead& head) override
    {
        const archive::ConversationRow& row = head.conversation;
        return row.title + '\n' + (row.start ? formatIso(*row.start) + '\n' : std::string()) + '\n';
    }
    [[nodiscard]] std::string turn(const archive::Turn& turn) override
    {
        const std::string time = turn.start ? fmt::format("[{}] ", formatIso(turn.start->local)) : std::string();
        return fmt::format("{}{}: {}\n", time, speakerOf(turn), turn.text);
    }
};

class JsonWriter final : public TranscriptWriter
{
public:
    [[nodiscard]] std::string begin(const TranscriptHead& head) override
    {
        const archive::ConversationRow& row = head.conversation;
        std::string text = dumped({{"title", row.title},
                                   {"start", jsonOf(row.start)},
                                   {"end", jsonOf(row.end)},
                                   {"people", head.people},
                                   {"tags", head.tags}});
        text.pop_back(); // the turns are its last member
        return text + ",\n\"turns\":[";
    }
    [[nodiscard]] std::string turn(const archive::Turn& turn) override
    {
        const std::string before = m_first ? "\n" : ",\n";
        m_first = false;
        return before + dumped({{"speaker", turn.speaker},
                                {"start", jsonOf(turn.start)},
                                {"end", jsonOf(turn.end)},
                                {"text", turn.text}});
    }
    [[nodiscard]] std::string end() override { return "\n]}\n"; }

private:
    static std::string dumped(const OpenJson& json)
    {
        return json.dump(-1, ' ', false, OpenJson::error_handler_t::replace);
    }
    bool m_first = true;
};

} // namespace

std::string_view suffixOf(TranscriptForm form)
{
    return kSuffixes[static_cast<std::size_t>(form)];
}

std::optional<TranscriptForm> transcriptFormOfSuffix(std::string_view suffix)
{
    const auto known = std::find(kSuffixes.begin(), kSuffixes.end(), suffix);
    return known == kSuffixes.end()
               ? std::nullopt
               : std::optional(kTranscriptForms[static_cast<std::size_t>(known - kSuffixes.begin())]);
}

bool needsTimes(TranscriptForm form)
{
    return form == TranscriptForm::WebVtt || form == TranscriptForm::SubRip;
}

std::unique_ptr<TranscriptWriter> makeTranscriptWriter(TranscriptForm form)
{
    switch (form) {
    case TranscriptForm::Markdown:
        return std::make_unique<MarkdownWriter>();
    case TranscriptForm::PlainText:
        return std::make_unique<PlainTextWriter>();
    case TranscriptForm::WebVtt:
    case TranscriptForm::SubRip:
        return makeCaptionWriter(form == TranscriptForm::WebVtt);
    case TranscriptForm::Json:
        return std::make_unique<JsonWriter>();
    }
    return nullptr;
}

} // namespace reminisce::ingest
