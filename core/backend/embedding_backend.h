// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace reminisce::backend {

/// Row-major float matrix: `rows` vectors of `dimension` values, each of unit length.
struct EmbeddingMatrix
{
    std::size_t rows = 0;
    std::size_t dimension = 0;
    std::vector<float> values;

    [[nodiscard]] std::span<const float> row(std::size_t i) const
    {
        return std::span<const float>(values).subspan(i * dimension, dimension);
    }
};

/// Turns texts into dense vectors. Implementations may be used from one thread at a time.
class EmbeddingBackend
{
public:
    virtual ~EmbeddingBackend() = default;

    /// Stable identity of the space: two backends with the same name and model share vectors.
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string model() const = 0;
    /// True when calling it sends text to another machine (any address that is not loopback).
    [[nodiscard]] virtual bool leavesTheMachine() const = 0;

    /// One unit-length finite vector per text, in order. Fails with Network, Timeout, Unauthorized, UnknownModel,
    /// RateLimited, BadReply (non-finite, zero or wrong-dimension vectors) or Cancelled.
    [[nodiscard]] virtual Result<EmbeddingMatrix> embed(std::span<const std::string> texts, std::stop_token stop) = 0;
};

} // namespace reminisce::backend
