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
    case DateSource::ContentDay:
        return "content-day";
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

struct ZonedClock::Rules
{
    std::unique_ptr<icu::TimeZone> zone;
    const icu::BasicTimeZone* basic = nullptr;
};

ZonedClock::ZonedClock(std::unique_ptr<Rules> rules) : m_rules(std::move(rules)) {}
ZonedClock::ZonedClock(ZonedClock&&) noexcept = default;
ZonedClock& ZonedClock::operator=(ZonedClock&&) noexcept = default;
ZonedClock::~ZonedClock() = default;

Result<ZonedClock> ZonedClock::of(const std::string& zone)
{
    auto rules = std::make_unique<Rules>();
    rules->zone.reset(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
    rules->basic = dynamic_cast<const icu::BasicTimeZone*>(rules->zone.get());
    if (rules->basic == nullptr || *rules->zone == icu::TimeZone::getUnknown()) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("“{}” is no known time zone. Use a name such as Europe/Berlin or UTC.", zone));
    }
    return ZonedClock(std::move(rules));
}

Moment ZonedClock::apply(Moment naive) const
{
    if (naive.utcOffsetMinutes) {
        return naive;
    }
    int32_t raw = 0;
    int32_t saving = 0;
    UErrorCode status = U_ZERO_ERROR;
    const double local = static_cast<double>(naive.local) / 1000.0;
    m_rules->basic->getOffsetFromLocal(local, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, raw, saving, status);
    if (U_SUCCESS(status)) {
        naive.utcOffsetMinutes = (raw + saving) / 60'000;
    }
    return naive;
}

} // namespace reminisce::ingest
