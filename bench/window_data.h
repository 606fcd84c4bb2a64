// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/base/error.h"

namespace reminisce::bench {

inline constexpr std::size_t kLongTurns = 10'000;
inline constexpr int kChats = 3;
inline constexpr int kChatMessages = 2'000;
inline constexpr std::size_t kAnswerLength = 20'000;
/// The title of the conversation with many turns, and that of the first chat without its number.
inline constexpr const char* kLongTitle = "Ten thousand turns";
inline constexpr const char* kChatTitle = "Two thousand questions";

/// An archive of this many chunks with a conversation of 10,000 turns and chats of 2,000 messages, and its index. What
/// is there already is left as it is.
[[nodiscard]] Result<void> makeWindowArchive(const std::filesystem::path& place, std::size_t chunks);

/// A WebVTT file of this many cues.
[[nodiscard]] Result<void> writeTranscript(const std::filesystem::path& file, std::size_t cues);

/// Words of 20,000 characters, in paragraphs or in a single one.
[[nodiscard]] std::string longAnswer(bool paragraphs);

/// A chat backend on loopback that streams `answer()` a few characters at a time, at about 2,000 characters a second.
class StreamingBackend
{
public:
    explicit StreamingBackend(std::function<std::string()> answer);
    ~StreamingBackend();
    StreamingBackend(const StreamingBackend&) = delete;
    StreamingBackend& operator=(const StreamingBackend&) = delete;

    [[nodiscard]] std::string url() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace reminisce::bench
