// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/caption_text.h"

#include <string_view>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

/// Without the override codes of subtitle editors, such as "{\an8}".
std::string withoutOverrides(std::string text)
{
    for (std::size_t open = text.find("{\\"); open != std::string::npos; open = text.find("{\\", open)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos) {
            break;
        }
        text.erase(open, close - open + 1);
    }
    return text;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// "b", "/v", "c.loud", "00:00:01.500", but not "3 you" or "- ".
bool isTag(std::string_view inside)
{
    if (inside.empty()) {
        return false;
    }
    return inside.front() == '/' || isLetter(inside.front()) || parseClock(inside).has_value();
}

class SpanBuilder
{
public:
    void line(std::string_view line, bool first)
    {
        // Wrapped lines belong together; lines with a dash are two people's.
        if (!first) {
            append(trimmed(line).substr(0, 1) == "-" ? "\n" : " ");
        }
        std::size_t at = 0;
        while (at < line.size()) {
            const std::size_t open = line.find('<', at);
            append(line.substr(at, open == std::string_view::npos ? open : open - at));
            if (open == std::string_view::npos) {
                return;
            }
            const std::size_t close = line.find('>', open);
            if (close == std::string_view::npos || !isTag(line.substr(open + 1, close - open - 1))) {
                append("<");
                at = open + 1;
                continue;
            }
            tag(line.substr(open + 1, close - open - 1));
            at = close + 1;
        }
    }

    std::vector<VoiceSpan> take()
    {
        closeReading();
        std::vector<VoiceSpan> used;
        for (VoiceSpan& span : m_spans) {
            span.text = trimmed(span.text);
            if (!span.text.empty()) {
                used.push_back(std::move(span));
            }
        }
        return used;
    }

private:
    void append(std::string_view text) { m_spans.back().text += withEntitiesDecoded(text); }

    void closeReading()
    {
        if (m_inReading) {
            m_spans.back().text += ")";
        }
        m_inReading = false;
    }

    void tag(std::string_view tag)
    {
        if (tag == "rt" || tag == "/rt" || tag == "/ruby") {
            closeReading();
            if (tag == "rt") {
                m_spans.back().text += " (";
                m_inReading = true;
            }
            return;
        }
        if (tag != "v" && tag.substr(0, 2) != "v " && tag.substr(0, 2) != "v." && tag.substr(0, 2) != "v\t") {
            return;
        }
        const std::size_t blank = tag.find_first_of(" \t");
        const std::string name =
            blank == std::string_view::npos ? std::string() : withEntitiesDecoded(tag.substr(blank));
        const std::string_view speaker = trimmed(name);
        if (trimmed(m_spans.back().text).empty()) {
            m_spans.back().speaker = speaker;
        } else if (m_spans.back().speaker != speaker) {
            closeReading();
            m_spans.push_back({std::string(speaker), {}});
        }
    }

    std::vector<VoiceSpan> m_spans = std::vector<VoiceSpan>(1);
    bool m_inReading = false;
};

} // namespace

std::vector<VoiceSpan> voiceSpans(const std::vector<std::string>& lines)
{
    SpanBuilder builder;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        builder.line(withoutOverrides(lines[i]), i == 0);
    }
    return builder.take();
}

} // namespace reminisce::ingest
