// SPDX-License-Identifier: GPL-3.0-or-later
// Messenger and Instagram, as "Download your information" writes them in JSON: newest first, and every string is UTF-8
// whose bytes were escaped as if they were Latin-1 ("Ã¼" for "ü"). Also the export of end-to-end encrypted chats, whose
// strings are right and whose names are participants, threadName, senderName, text, timestamp.
#include <algorithm>

#include <fmt/format.h>

#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/word_joiner.h"
#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

/// Messages of one thread are held to be turned round; Meta itself splits threads at 10,000 messages.
constexpr std::size_t kMaxHeldBytes = std::size_t{64} << 20U;

int confidence(const Probe& probe)
{
    if (probe.hasJson("messages/[]/sender_name") && probe.hasJson("messages/[]/timestamp_ms")) {
        return 92;
    }
    if (probe.hasJson("messages/[]/senderName") && probe.hasJson("messages/[]/timestamp")) {
        return 88;
    }
    return probe.hasJson("messages/[]/sender_name") ? 74 : 0;
}

/// The text whose bytes stand as Latin-1 characters; a text that is not of this kind comes back as it is.
std::string repaired(std::string text)
{
    std::string bytes;
    bytes.reserve(text.size());
    bool any = false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = text::nextCodePoint(text, at);
        if (c > 0xFF) {
            return text;
        }
        any = any || c >= 0x80;
        bytes += static_cast<char>(static_cast<unsigned char>(c));
    }
    return any && text::isValidUtf8(bytes) ? bytes : text;
}

std::string mediaReason(const json& message)
{
    for (const auto& [key, reason] : {std::pair{"photos", "a photo without text"},
                                      {"videos", "a video without text"},
                                      {"audio_files", "a voice message without text"},
                                      {"files", "a file without text"},
                                      {"gifs", "an animation"},
                                      {"sticker", "a sticker"},
                                      {"share", "a shared link"},
                                      {"media", "media without text"},
                                      {"call_duration", "a call"}}) {
        const json* part = member(message, key);
        if (part != nullptr && !(part->is_array() && part->empty())) {
            return reason;
        }
    }
    if (isTrue(message, "is_unsent") || isTrue(message, "isUnsent")) {
        return "a message that was taken back";
    }
    return "a message without text";
}

/// What the program writes in place of a message; empty for what people wrote. English only, as the wording depends on
/// the account's language.
std::string_view placeholderReason(const json& message, std::string_view text, std::string_view sender)
{
    const std::string type = textOf(message, {"type"});
    if (type == "Subscribe" || type == "Unsubscribe" || type == "Call" || type == "Plan" || type == "Payment") {
        return "a service row";
    }
    const bool reacted = text.rfind("Reacted ", 0) == 0 && text.find(" to your message") != std::string_view::npos;
    if (reacted || text == "Liked a message") {
        return "a reaction";
    }
    if (text == "You sent an attachment." || text == fmt::format("{} sent an attachment.", sender)) {
        return "a placeholder for an attachment";
    }
    return {};
}

void reportParts(const json& message, ReadSink& sink)
{
    if (const json* reactions = member(message, "reactions"); reactions != nullptr && reactions->is_array()) {
        for (const json& reaction : *reactions) {
            sink.skip({0, repaired(fmt::format("{} {}", textOf(reaction, {"actor"}), textOf(reaction, {"reaction"}))),
                       "a reaction"});
        }
    }
    if (const json* share = member(message, "share")) {
        if (const std::string link = textOf(*share, {"link", "share_text"}); !link.empty()) {
            sink.skip({0, shortened(repaired(link)), "a shared link"});
        }
    }
}

class ThreadReader
{
public:
    explicit ThreadReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const json& message)
    {
        ReadTurn turn;
        turn.text = repaired(textOf(message, {"content", "text"}));
        turn.speaker = repaired(textOf(message, {"sender_name", "senderName"}));
        turn.startedAt = momentOf(message, {"timestamp_ms", "timestamp"});
        if (turn.speaker == "Facebook user" || turn.speaker == "Instagram User") {
            turn.speaker.clear(); // what stands for everybody who left
        }
        reportParts(message, m_sink);
        if (trimmed(turn.text).empty()) {
            m_sink.skip({0, turn.speaker, mediaReason(message)});
            return {};
        }
        if (const std::string_view reason = placeholderReason(message, turn.text, turn.speaker); !reason.empty()) {
            m_sink.skip({0, shortened(turn.text), std::string(reason)});
            return {};
        }
        m_held += turn.text.size() + sizeof(ReadTurn);
        if (m_held > kMaxHeldBytes) {
            return fail(ErrorCode::LimitExceeded,
                        "This chat has more than 64 MB of text in one file, more than can be put "
                        "into order. Export it in several parts.");
        }
        m_turns.push_back(std::move(turn));
        return {};
    }

    Result<void> finish()
    {
        std::reverse(m_turns.begin(), m_turns.end()); // keeps the order of messages of the same millisecond
        TurnSorter sorter;
        for (ReadTurn& turn : m_turns) {
            sorter.add(std::move(turn));
        }
        return sorter.writeTo(m_sink);
    }

private:
    ReadSink& m_sink;
    std::vector<ReadTurn> m_turns;
    std::size_t m_held = 0;
};

Result<void> read(Input& input, ReadSink& outer, const ReadContext& /*context*/, const std::stop_token& stop)
{
    ChatSink sink(outer);
    ReadConversation conversation;
    const auto keep = [](std::string& target, std::string_view prefix) {
        return [&target, prefix](json&& value, const Where&) -> Result<void> {
            target = value.is_string() ? std::string(prefix) + repaired(value.get<std::string>()) : target;
            return {};
        };
    };
    ThreadReader reader(sink);
    const auto message = [&](json&& value, const Where&) { return reader.add(value); };
    auto ok = streamJson(input,
                         {{"title", keep(conversation.title, "")},
                          {"threadName", keep(conversation.title, "")},
                          {"thread_path", keep(conversation.externalId, "meta:")},
                          {"messages/[]", message}},
                         stop);
    if (!ok) {
        return ok;
    }
    if (auto begun = sink.beginConversation(std::move(conversation)); !begun) {
        return begun;
    }
    return reader.finish();
}

} // namespace

void addMetaReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("messenger-json", confidence, read));
}

} // namespace reminisce::ingest
