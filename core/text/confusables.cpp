// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/confusables.h"

#include <memory>
#include <vector>

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include "core/text/unicode.h"

namespace reminisce::text {
namespace {

struct CloseChecker
{
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};
using Checker = std::unique_ptr<USpoofChecker, CloseChecker>;

/// Opening one is cheap: ICU keeps the tables.
Checker openChecker()
{
    UErrorCode status = U_ZERO_ERROR;
    Checker checker(uspoof_open(&status));
    if (U_FAILURE(status) != 0) {
        checker.reset();
    }
    return checker;
}

bool wordMixesScripts(const USpoofChecker* checker, std::string_view word)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto found = uspoof_checkUTF8(checker, word.data(), static_cast<std::int32_t>(word.size()), nullptr, &status);
    return U_SUCCESS(status) != 0 && found != 0;
}

/// Zero-width joiners shape Arabic and Indic letters, and join emoji.
bool joinerIsNeededAfter(char32_t before)
{
    if (before == 0 || !isLetter(before)) {
        return before != 0;
    }
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(before), &status);
    return script != USCRIPT_LATIN && script != USCRIPT_CYRILLIC && script != USCRIPT_GREEK;
}

} // namespace

std::string lookAlikeSkeleton(std::string_view text)
{
    const std::string composed = normalizeNfc(text);
    const Checker checker = openChecker();
    if (!checker || composed.empty()) {
        return {};
    }
    std::string skeleton(composed.size() * 4 + 16, '\0');
    UErrorCode status = U_ZERO_ERROR;
    const auto length =
        uspoof_getSkeletonUTF8(checker.get(), 0, composed.data(), static_cast<std::int32_t>(composed.size()),
                               skeleton.data(), static_cast<std::int32_t>(skeleton.size()), &status);
    if (U_FAILURE(status) != 0) {
        return {};
    }
    skeleton.resize(static_cast<std::size_t>(length));
    // Afterwards, because small letters of look-alikes often do not look alike: Cyrillic Т does, т does not.
    return foldCase(skeleton);
}

bool mixesScripts(std::string_view text)
{
    const Checker checker = openChecker();
    if (!checker) {
        return false;
    }
    UErrorCode status = U_ZERO_ERROR;
    uspoof_setChecks(checker.get(), USPOOF_RESTRICTION_LEVEL, &status);
    uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
    // A name of two words in two scripts is ordinary ("Anna Петрова"); within a word it is not.
    std::string word;
    bool mixed = false;
    const auto flush = [&] {
        mixed = mixed || (!word.empty() && wordMixesScripts(checker.get(), word));
        word.clear();
    };
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at);
        if (isLetter(c)) {
            appendUtf8(word, c);
        } else {
            flush();
        }
    }
    flush();
    return mixed && U_SUCCESS(status) != 0;
}

bool hasInvisibleCharacters(std::string_view text)
{
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at);
        const bool joiner = c == 0x200C || c == 0x200D;
        const bool always = c == 0x00AD || c == 0x200B || c == 0x2060 || c == 0x180E || c == 0x3164 || c == 0x115F ||
                            c == 0x1160 || c == 0xFFA0;
        if (always || (joiner && !joinerIsNeededAfter(before))) {
            return true;
        }
        before = c;
    }
    return false;
}

bool hasDirectionOverride(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at);
        if (c == 0x202D || c == 0x202E) {
            return true;
        }
    }
    return false;
}

} // namespace reminisce::text
