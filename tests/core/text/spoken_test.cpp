// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/text/spoken.h"

namespace reminisce::text {
namespace {

TEST(Spoken, NothingIsSaidInPlaceOfAnAttachment)
{
    for (const char* text : {"<Media omitted>", "<Medien ausgeschlossen>", "[Foto]", "image omitted",
                             "\u200eKontaktkarte ausgelassen", "GIF weggelassen", "😀", "...", ""}) {
        EXPECT_FALSE(saysSomething(text)) << text;
    }
}

TEST(Spoken, WordsBesideBracketsAreSaid)
{
    for (const char* text : {"ok", "<3 danke", "[leise] ich weiß nicht", "<eins> oder <zwei>",
                             "Das habe ich in der Mail ausgelassen", "1. ja"}) {
        EXPECT_TRUE(saysSomething(text)) << text;
    }
}

TEST(Spoken, LongTextOnlyNeedsALetter)
{
    EXPECT_TRUE(saysSomething("<" + std::string(300, 'x') + ">"));
    EXPECT_FALSE(saysSomething(std::string(300, '.')));
}

} // namespace
} // namespace reminisce::text
