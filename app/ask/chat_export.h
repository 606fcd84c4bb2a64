// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/base/format.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// A chat as it is written to a file: the branch that is in sight.
struct ChatDocument
{
    std::string title;
    std::vector<archive::ChatMessage> messages; ///< those with an id are completed from the archive
};

/// Writes a chat with its sources to a file. The file appears whole or not at all. Not for the GUI thread.
[[nodiscard]] Result<void> writeChat(const archive::Reader& reader, ChatDocument chat,
                                     const std::filesystem::path& file, bool json, const Formatter& format);

/// The chat as Markdown: questions as headings, answers with numbered notes, each note the turn that was quoted.
[[nodiscard]] std::string chatAsMarkdown(const archive::Reader& reader, const ChatDocument& chat,
                                         const Formatter& format);
/// The chat as one JSON document with answers, citations, evidence and trace.
[[nodiscard]] std::string chatAsJson(const archive::Reader& reader, const ChatDocument& chat);

} // namespace reminisce::app
