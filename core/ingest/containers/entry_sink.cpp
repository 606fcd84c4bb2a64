// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/containers/entry_sink.h"

#include <filesystem>

#include <fmt/format.h>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

Result<void> EntrySink::passed(Result<void> result)
{
    if (!result) {
        m_outerError = result.error();
    }
    return result;
}

Result<void> EntrySink::handOn(const ReadTurn* firstTurn)
{
    if (!m_waiting && !m_begun) {
        m_waiting.emplace();
    }
    if (!m_waiting) {
        return {};
    }
    ReadConversation conversation = std::move(*m_waiting);
    m_waiting.reset();
    m_begun = true;
    if (conversation.title.empty()) {
        conversation.title = m_title;
    }
    const bool dated = conversation.startedAt || (firstTurn != nullptr && firstTurn->startedAt);
    if (!dated && m_date) {
        conversation.startedAt = m_date->moment;
        conversation.dateSource = m_date->source;
    }
    return passed(m_outer.beginConversation(std::move(conversation)));
}

Result<void> EntrySink::beginConversation(ReadConversation conversation)
{
    if (m_waiting) { // the one before had no turn
        if (auto ok = handOn(nullptr); !ok) {
            return ok;
        }
    }
    m_waiting = std::move(conversation);
    return {};
}

Result<void> EntrySink::addTurn(ReadTurn turn)
{
    if (auto ok = handOn(&turn); !ok) {
        return ok;
    }
    ++m_turns;
    return passed(m_outer.addTurn(std::move(turn)));
}

Result<void> EntrySink::addChunk(ReadChunk chunk)
{
    if (auto ok = handOn(nullptr); !ok) {
        return ok;
    }
    return passed(m_outer.addChunk(std::move(chunk)));
}

void EntrySink::skip(SkippedLine line)
{
    line.reason = fmt::format("{} (in “{}”)", line.reason, shortened(m_entryName, 120));
    m_outer.skip(std::move(line));
}

void EntrySink::warn(std::string sentence)
{
    m_outer.warn(fmt::format("“{}”: {}", shortened(m_entryName, 120), sentence));
}

std::optional<FoundDate> dateInEntryName(const std::string& name)
{
    const std::filesystem::path path(name);
    if (auto found = dateInName(path.stem().string())) {
        found->source = DateSource::FileName;
        return found;
    }
    for (auto folder = path.parent_path(); !folder.empty() && folder != folder.parent_path();
         folder = folder.parent_path()) {
        if (auto found = dateInName(folder.filename().string())) {
            found->source = DateSource::Folder;
            return found;
        }
    }
    return std::nullopt;
}

} // namespace reminisce::ingest
