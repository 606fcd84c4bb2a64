// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/prompts.h"
#include "core/ingest/describe_emotions.h"

namespace reminisce::agent {

/// What a model is asked about the emotions of a passage: the prompt "emotion_description".
[[nodiscard]] inline ingest::DescriptionPrompt emotionPrompt(Prompts prompts)
{
    return [prompts = std::move(prompts)](std::string_view passage, std::string_view open, std::string_view close) {
        return prompts.fill("emotion_description",
                            {{"passage", passage}, {"fence_open", open}, {"fence_close", close}});
    };
}

} // namespace reminisce::agent
