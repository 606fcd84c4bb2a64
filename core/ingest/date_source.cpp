// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/date_source.h"

#include <memory>

#include <fmt/format.h>
#include <unicode/basictz.h>
#include <unicode/timezone.h>
#include <unicode/unistr.h>

#include "core/ingest/date_text.h"

namespace reminisce::ingest {

std::string_view dateSourceName(DateSource source)
{
    switch (source) {
    case DateSource::None:
        return "";
    case DateSource::Content:
        return "content";
    case DateSource::Argument:
        return "argument";
    case DateSource::FileName:
        return "file-name";
    case DateSource::Folder:
        return "folder";
    case DateSource::Modified:
        return "modified";
    }
    return "";
}

std::optional<FoundDate> dateInName(std::string_view name)
{
    const auto found = findDateText(name);
    if (!found) {
        return std::nullopt;
    }
    return FoundDate{*found->moment(), found->timeOfDay.has_value(), DateSource::None};
}

Result<Moment> withTimeZone(Moment naive, const std::string& zone)
{
    const std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
    const auto* rules = dynamic_cast<const icu::BasicTimeZone*>(found.get());
    if (rules == nullptr || *found == icu::TimeZone::getUnknown()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("“{}” is no known time zone. Use a name such as Europe/Berlin or UTC.", zone));
    }
    if (naive.utcOffsetMinutes) {
        return naive;
    }
    int32_t raw = 0;
    int32_t saving = 0;
    UErrorCode status = U_ZERO_ERROR;
    const double local = static_cast<double>(naive.local) / 1000.0;
    // Of an hour that occurs twice the first is meant, and a skipped hour counts with the offset before the change.
    rules->getOffsetFromLocal(local, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, raw, saving, status);
    if (U_FAILURE(status)) {
        return fail(ErrorCode::Internal, fmt::format("The offset of time zone “{}” could not be computed.", zone),
                    u_errorName(status));
    }
    naive.utcOffsetMinutes = (raw + saving) / 60'000;
    return naive;
}

} // namespace reminisce::ingest
