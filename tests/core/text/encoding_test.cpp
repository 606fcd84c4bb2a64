// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/encoding.h"

#include <gtest/gtest.h>

namespace reminisce::text {
namespace {

using namespace std::string_literals;

TEST(Encodings, AreRecognisedByTheirMarks)
{
    EXPECT_EQ(decode("\xEF\xBB\xBFGrüße"s).text, "Grüße");
    EXPECT_EQ(decode("\xFF\xFEH\0i\0"s).text, "Hi");
    EXPECT_EQ(decode("\xFE\xFF\0H\0i"s).text, "Hi");
}

TEST(Encodings, AreRecognisedWithoutMarks)
{
    EXPECT_EQ(decode("Grüße").encoding, Encoding::Utf8);
    EXPECT_EQ(decode("H\0e\0l\0l\0o\0 \0y\0o\0u\0"s).text, "Hello you");
    EXPECT_EQ(decode("\0H\0e\0l\0l\0o\0 \0y"s).text, "Hello y");
    const DecodedText old = decode("Gr\xFC\xDF"
                                   "e, \x80 5 \x93so\x94");
    EXPECT_EQ(old.encoding, Encoding::Windows1252);
    EXPECT_EQ(old.text, "Grüße, € 5 “so”");
    EXPECT_EQ(old.replacements, 0U);
}

TEST(Encodings, DamagedUtf8StaysUtf8AndIsCounted)
{
    std::string text;
    for (int i = 0; i < 200; ++i) {
        text += "Schöne Grüße aus Köln. ";
    }
    text += "\xFF";
    text += " Ende.";
    const DecodedText decoded = decode(text);
    EXPECT_EQ(decoded.encoding, Encoding::Utf8);
    EXPECT_EQ(decoded.replacements, 1U);
}

TEST(Encodings, SurrogatesJoinAndLoneOnesAreReplaced)
{
    EXPECT_EQ(decodeAs("\x3C\xD8\x89\xDF"s, Encoding::Utf16LittleEndian).text, "🎉");
    const DecodedText lone = decodeAs("\x3C\xD8"
                                      "a\0"s,
                                      Encoding::Utf16LittleEndian);
    EXPECT_EQ(lone.text, "\uFFFD"
                         "a");
    EXPECT_EQ(lone.replacements, 1U);
}

TEST(Encodings, EmptyInputIsEmptyUtf8)
{
    EXPECT_EQ(decode("").text, "");
    EXPECT_EQ(decode("").encoding, Encoding::Utf8);
}

} // namespace
} // namespace reminisce::text
