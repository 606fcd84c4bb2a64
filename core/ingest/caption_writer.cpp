// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/ingest/transcript_forms.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr LocalMicros kPerCharacter = kMicrosPerSecond / 15; // a common reading speed of subtitles
constexpr LocalMicros kShortest = kMicrosPerSecond;

/// "01:02:03.004"; hours go on past 99.
std::string clock(LocalMicros t, char point)
{
    const LocalMicros millis = t / 1000;
    return fmt::format("{:02}:{:02}:{:02}{}{:03}", millis / 3600000, millis / 60000 % 60, millis / 1000 % 60, point,
                       millis % 1000);
}

/// An empty line would end the cue, and an arrow would begin another.
std::string asCueText(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c != '\r' && !(c == '\n' && (out.empty() || out.back() == '\n'))) {
            out += c;
        }
    }
    for (auto at = out.find("-->"); at != std::string::npos; at = out.find("-->")) {
        out.replace(at, 3, "→");
    }
    while (!out.empty() && out.back() == '\n') {
        out.pop_back();
    }
    return out;
}

std::string asVttText(std::string_view text)
{
    std::string out;
    for (const char c : asCueText(text)) {
        c == '&' ? out += "&amp;" : c == '<' ? out += "&lt;" : c == '>' ? out += "&gt;" : out += c;
    }
    return out;
}

class CaptionWriter final : public TranscriptWriter
{
public:
    explicit CaptionWriter(bool webVtt) : m_webVtt(webVtt) {}

    [[nodiscard]] std::string begin(const TranscriptHead& head) override
    {
        const archive::ConversationRow& row = head.conversation;
        if (row.start) {
            m_origin = row.start->local;
        }
        if (!m_webVtt) {
            return {};
        }
        const std::string start = row.start ? formatIso(*row.start) + '\n' : std::string();
        return fmt::format("WEBVTT\n\nNOTE\n{}\n{}\n", asVttText(text::collapseWhitespace(row.title)), start);
    }
    [[nodiscard]] std::string turn(const archive::Turn& turn) override
    {
        const LocalMicros start = turn.start          ? turn.start->local
                                  : m_waiting.empty() ? m_last
                                                      : m_waiting.front().start->local;
        std::string text;
        if (!m_waiting.empty() && start > m_waiting.front().start->local) {
            text = cues(start);
        }
        archive::Turn& waiting = m_waiting.emplace_back(turn);
        waiting.start.emplace();
        waiting.start->local = start;
        m_last = start;
        return text;
    }
    [[nodiscard]] std::string end() override { return cues(std::nullopt); }

private:
    /// The turns that wait, which begin together, now that it is known when the next one begins.
    std::string cues(std::optional<LocalMicros> next)
    {
        std::string text;
        for (const archive::Turn& turn : m_waiting) {
            const LocalMicros start = turn.start->local;
            const auto length = static_cast<LocalMicros>(text::countCodePoints(turn.text));
            LocalMicros until = start + std::max(kShortest, length * kPerCharacter);
            until = next ? std::min(until, *next) : until;
            if (turn.end && turn.end->local > start) {
                until = turn.end->local;
            }
            text += cue(turn, start, until);
        }
        m_waiting.clear();
        return text;
    }
    std::string cue(const archive::Turn& turn, LocalMicros start, LocalMicros until)
    {
        const LocalMicros origin = m_origin.value_or(start);
        m_origin = origin;
        const LocalMicros from = std::max<LocalMicros>(0, start - origin);
        const LocalMicros to = std::max(from, until - origin);
        if (m_webVtt) {
            const std::string voice = turn.speaker.empty()
                                          ? std::string()
                                          : fmt::format("<v {}>", asVttText(text::collapseWhitespace(turn.speaker)));
            return fmt::format("{} --> {}\n{}{}\n\n", clock(from, '.'), clock(to, '.'), voice, asVttText(turn.text));
        }
        const std::string voice = turn.speaker.empty() ? std::string() : text::collapseWhitespace(turn.speaker) + ": ";
        return fmt::format("{}\n{} --> {}\n{}{}\n\n", ++m_number, clock(from, ','), clock(to, ','), voice,
                           asCueText(turn.text));
    }

    bool m_webVtt;
    std::optional<LocalMicros> m_origin;
    LocalMicros m_last = 0;
    std::vector<archive::Turn> m_waiting;
    int m_number = 0;
};

} // namespace

std::unique_ptr<TranscriptWriter> makeCaptionWriter(bool webVtt)
{
    return std::make_unique<CaptionWriter>(webVtt);
}

} // namespace reminisce::ingest
