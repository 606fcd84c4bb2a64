// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/archive/archive.h"
#include "core/archive/filter.h"
#include "core/backend/chat_backend.h"
#include "core/base/progress.h"

namespace reminisce::ingest {

/// What the model is asked about a passage, which has to stand between the two marks.
using DescriptionPrompt =
    std::function<std::string(std::string_view passage, std::string_view fenceOpen, std::string_view fenceClose)>;
/// A client of the backend that describes; each thread has its own.
using DescribingBackend = std::function<Result<std::unique_ptr<backend::ChatBackend>>()>;

struct DescribeOptions
{
    DescriptionPrompt prompt;
    int requestsAtATime = 0;           ///< 0: four of a service elsewhere, two of one on this machine
    std::chrono::nanoseconds slice{0}; ///< ends early after this time, so that others may write; 0: does not
    archive::Id after = 0;             ///< goes on behind this passage: Described::goOnAfter of the slice before
};

/// What a run described.
struct Described
{
    std::uint64_t described = 0; ///< passages described now
    std::uint64_t kept = 0;      ///< that had a description of this model already
    std::uint64_t unusable = 0;  ///< for which the model gave no list of words; the next run asks again
    std::string model;
    archive::Id goOnAfter = 0; ///< where the next slice begins; 0: every passage was looked at
};

/// Lets a chat model describe the emotions of every passage that has no description of this model, one request each.
/// Each description is stored when it arrives, so that a broken-off run goes on where it ended. When the run ends, for
/// whatever reason but the end of a slice, the scores of the passages are blended with those that the words stand for;
/// see archive::removeEmotionTexts() for the way back. Fails as the backend or the archive does, with BadReply when no
/// answer is a list of words, with Cancelled.
[[nodiscard]] Result<Described> describeEmotions(archive::Writer& writer, const DescribingBackend& connect,
                                                 const DescribeOptions& options, const ProgressCallback& progress = {},
                                                 const std::stop_token& stop = {});

} // namespace reminisce::ingest
