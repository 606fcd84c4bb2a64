// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/open_rows.h"
#include "core/archive/turns.h"

namespace reminisce::ingest {

/// The forms in which one conversation is written for people and other programs.
enum class TranscriptForm { Markdown, PlainText, WebVtt, SubRip, Json };
inline constexpr std::array kTranscriptForms = {TranscriptForm::Markdown, TranscriptForm::PlainText,
                                                TranscriptForm::WebVtt, TranscriptForm::SubRip, TranscriptForm::Json};

/// Name on the command line and ending of the file: "md", "txt", "vtt", "srt", "json".
[[nodiscard]] std::string_view suffixOf(TranscriptForm form);
[[nodiscard]] std::optional<TranscriptForm> transcriptFormOfSuffix(std::string_view suffix);
/// Captions are made of times: a conversation whose turns have none cannot be written so.
[[nodiscard]] bool needsTimes(TranscriptForm form);

/// What is written once, before the turns.
struct TranscriptHead
{
    archive::ConversationRow conversation;
    std::vector<std::string> people; ///< most turns first
    std::vector<std::string> tags;
};

/// Turns a conversation into text: begin(), then turn() for each in order, then end(); the texts one after another are
/// the file, UTF-8.
class TranscriptWriter
{
public:
    TranscriptWriter() = default;
    TranscriptWriter(const TranscriptWriter&) = delete;
    TranscriptWriter& operator=(const TranscriptWriter&) = delete;
    virtual ~TranscriptWriter() = default;

    [[nodiscard]] virtual std::string begin(const TranscriptHead& head) = 0;
    [[nodiscard]] virtual std::string turn(const archive::Turn& turn) = 0;
    [[nodiscard]] virtual std::string end() { return {}; }
};

[[nodiscard]] std::unique_ptr<TranscriptWriter> makeTranscriptWriter(TranscriptForm form);

/// WebVTT or SubRip (caption_writer.cpp). Times count from the conversation's start. A turn without a time has that of
/// the turn before; one without an end is shown for as long as it takes to read (15 characters a second, at least one
/// second), at most until the next one that begins later.
[[nodiscard]] std::unique_ptr<TranscriptWriter> makeCaptionWriter(bool webVtt);

} // namespace reminisce::ingest
