// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <tl/expected.hpp>

namespace reminisce {

/// What kind of thing went wrong: a closed set, so that callers can decide without reading sentences.
enum class ErrorCode {
    InvalidArgument,   ///< the caller's or the person's input is not usable
    NotFound,          ///< a file, row or name that does not exist
    UnsupportedFormat, ///< a file that no reader recognises
    DamagedInput,      ///< a file or reply that is broken
    Io,                ///< reading or writing a file failed
    Database,          ///< SQLite reported an error
    Busy,              ///< another process holds the archive
    NewerSchema,       ///< the archive was written by a newer version
    Network,           ///< no connection, or it broke
    Timeout,
    Unauthorized,  ///< the backend refuses the key
    UnknownModel,  ///< the backend does not know the model
    RateLimited,   ///< the backend asks to wait, or the quota is used up
    BadReply,      ///< the backend answered something unusable
    Cancelled,     ///< stopped on request
    LimitExceeded, ///< a size, time or depth limit was reached
    Internal,
};

/// A failure. `message` is a sentence for the person, saying what happened and what to do; `detail` is for the log and
/// holds no imported text.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    std::string message;
    std::string detail;
};

template <class T = void>
using Result = tl::expected<T, Error>;

/// Shorthand for returning a failure from a function whose result is a Result.
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::string message, std::string detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(detail)});
}

} // namespace reminisce
