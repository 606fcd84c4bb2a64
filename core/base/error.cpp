// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"

namespace reminisce {

std::string_view errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return "invalid-argument";
    case ErrorCode::NotFound:
        return "not-found";
    case ErrorCode::UnsupportedFormat:
        return "unsupported-format";
    case ErrorCode::DamagedInput:
        return "damaged-input";
    case ErrorCode::Io:
        return "io";
    case ErrorCode::Database:
        return "database";
    case ErrorCode::Busy:
        return "busy";
    case ErrorCode::NewerSchema:
        return "newer-schema";
    case ErrorCode::Network:
        return "network";
    case ErrorCode::Timeout:
        return "timeout";
    case ErrorCode::Unauthorized:
        return "unauthorized";
    case ErrorCode::UnknownModel:
        return "unknown-model";
    case ErrorCode::RateLimited:
        return "rate-limited";
    case ErrorCode::BadReply:
        return "bad-reply";
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::LimitExceeded:
        return "limit-exceeded";
    case ErrorCode::Internal:
        return "internal";
    }
    return "internal";
}

} // namespace reminisce
