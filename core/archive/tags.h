// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// Tags are words that the person gives to conversations; compared without regard to case, shown as first written.

/// The form in which tags are compared.
[[nodiscard]] std::string tagKey(std::string_view tag);
/// Of one conversation, in alphabetical order.
[[nodiscard]] Result<std::vector<std::string>> tagsOf(const Reader& reader, Id conversation);
/// Every tag in use and how many conversations carry it, in alphabetical order.
[[nodiscard]] Result<std::vector<std::pair<std::string, std::uint64_t>>> allTags(const Reader& reader);
/// The conversations that carry at least one of the tags, by id.
[[nodiscard]] Result<std::vector<Id>> conversationsWithTags(const Reader& reader, std::span<const std::string> tags);
/// A tag that is in use, as it is shown. NotFound with the tags that there are.
[[nodiscard]] Result<std::string> knownTag(const Reader& reader, std::string_view tag);
/// InvalidArgument when the tag is empty. Conversations that carry it already, or are gone, are passed over.
[[nodiscard]] Result<> addTag(Writer& writer, std::span<const Id> conversations, std::string_view tag);
[[nodiscard]] Result<> removeTag(Writer& writer, std::span<const Id> conversations, std::string_view tag);

} // namespace reminisce::archive
