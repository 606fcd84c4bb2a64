// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/ingest/formats/json_tools.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// A JSON file that holds one or more conversations, each an object with a head (title, id, date) and a list of items.
struct ListedShape
{
    /// Where conversations may stand, each ending with '/' or empty for the whole document, e.g. "", "[]/",
    /// "data/transcript/".
    std::vector<std::string> bases;
    /// Lists of utterances within a conversation, e.g. "sentences/[]".
    std::vector<std::string> items;
    std::vector<std::string> titleKeys; ///< paths below the base, first found wins
    std::vector<std::string> idKeys;
    std::vector<std::string> dateKeys;
    std::string idPrefix; ///< put before the id, e.g. "telegram:"
};

/// Makes a turn of an item, or reports it. `head` is the conversation that the item belongs to.
using TakeItem = std::function<Result<void>(nlohmann::json&& item, const ReadConversation& head)>;

/// Reads the heads in a first pass, because they may stand behind the items, and the items in a second. Conversations
/// without items are reported. `withHeads` are further parts wanted in the first pass.
[[nodiscard]] Result<void> readListed(Input& input, ReadSink& sink, const ListedShape& shape, const TakeItem& take,
                                      const std::stop_token& stop, std::vector<JsonPick> withHeads = {});

/// The keys and indices as one text.
[[nodiscard]] std::string joinedPath(const std::vector<std::string>& where, std::size_t count);

} // namespace reminisce::ingest
