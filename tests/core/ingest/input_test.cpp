// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <stop_token>

#include "core/ingest/input.h"
#include "core/ingest/sha256.h"
#include "core/ingest/stream_decoder.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::ingest {
namespace {

std::vector<std::string> linesOf(std::string bytes)
{
    auto input = Input::fromMemory("memory", std::move(bytes));
    std::vector<std::string> lines;
    Line line;
    while (input.nextLine(line).value()) {
        lines.emplace_back(line.text);
        EXPECT_EQ(line.number, lines.size());
    }
    return lines;
}

TEST(Input, EndsLinesAtLineFeedCarriageReturnOrBoth)
{
    EXPECT_THAT(linesOf("a\nb\r\nc\rd"), testing::ElementsAre("a", "b", "c", "d"));
    EXPECT_THAT(linesOf("a\n\n\r\nb\n"), testing::ElementsAre("a", "", "", "b"));
    EXPECT_THAT(linesOf(""), testing::IsEmpty());
}

TEST(Input, DropsTheByteOrderMark)
{
    EXPECT_THAT(linesOf("\xEF\xBB\xBFWEBVTT\nx"), testing::ElementsAre("WEBVTT", "x"));
}

TEST(Input, ReadsUtf16InBothByteOrders)
{
    EXPECT_THAT(linesOf(std::string("\xFF\xFE\xE4\x00\n\x00\x3D\xD8\x00\xDE", 10)), testing::ElementsAre("ä", "😀"));
    EXPECT_THAT(linesOf(std::string("\xFE\xFF\x00\xE4\x00\n\x00z", 8)), testing::ElementsAre("ä", "z"));
}

TEST(Input, ReadsWindows1252WhereTheBytesAreNoUtf8)
{
    EXPECT_THAT(linesOf("M\xFCller: \x80 5\nGr\xFC\xDF Gott, \x84so\x93"),
                testing::ElementsAre("Müller: € 5", "Grüß Gott, „so“"));
}

TEST(Input, ReadsWindows1252ThatBeginsBehindAnAsciiHead)
{
    std::string bytes(100'000, 'a');
    bytes += "\nM\xFCller";
    EXPECT_EQ(linesOf(bytes).at(1), "Müller");
}

TEST(Input, KeepsCharactersWholeAcrossBlocks)
{
    std::string text;
    for (int i = 0; i < 70'000; ++i) {
        text += "ä€😀";
    }
    EXPECT_EQ(linesOf(text).at(0), text.substr(0, Input::kMaxLineBytes));
}

TEST(Input, CutsALineOfMoreThanAMegabyteAndGoesOn)
{
    auto input = Input::fromMemory("memory", std::string(3'000'000, 'x') + "\nnext");
    Line line;
    ASSERT_TRUE(input.nextLine(line).value());
    EXPECT_TRUE(line.cut);
    EXPECT_LE(line.text.size(), Input::kMaxLineBytes);
    ASSERT_TRUE(input.nextLine(line).value());
    EXPECT_FALSE(line.cut);
    EXPECT_EQ(line.text, "next");
    EXPECT_EQ(line.number, 2U);
}

TEST(Input, ReadsAFileTwiceAfterRewind)
{
    const test::TemporaryDirectory directory;
    auto input = Input::open(directory.write("a.txt", "one\ntwo")).value();
    Line line;
    ASSERT_TRUE(input.nextLine(line).value());
    ASSERT_TRUE(input.nextLine(line).value());
    ASSERT_TRUE(input.rewind());
    ASSERT_TRUE(input.nextLine(line).value());
    EXPECT_EQ(line.text, "one");
}

TEST(Input, SaysWhatIsWrongWithAPath)
{
    const test::TemporaryDirectory directory;
    EXPECT_EQ(Input::open(directory.path() / "none.vtt").error().code, ErrorCode::NotFound);
    EXPECT_EQ(Input::open(directory.path()).error().code, ErrorCode::InvalidArgument);
}

TEST(StreamDecoder, GivesTheSameTextHoweverTheBytesAreCut)
{
    const std::string bytes = "Grüße \xE2\x82 kaputt 😀 \xF0\x9F\x98";
    StreamDecoder whole;
    std::string expected;
    whole.decode(bytes, expected);
    whole.finish(expected);
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
        StreamDecoder decoder;
        std::string text;
        decoder.decode(std::string_view(bytes).substr(0, cut), text);
        decoder.decode(std::string_view(bytes).substr(cut), text);
        decoder.finish(text);
        EXPECT_EQ(text, expected) << cut;
    }
}

// FIPS 180-4's examples.
TEST(Sha256, MatchesThePublishedExamples)
{
    EXPECT_EQ(sha256Hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sha256Hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256Hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    Sha256 million;
    for (int i = 0; i < 1000; ++i) {
        million.add(std::string(1000, 'a'));
    }
    EXPECT_EQ(million.hex(), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Input, AStopIsSeenWithinALine)
{
    auto input = Input::fromMemory("x.txt", std::string(300'000, 'a'));
    std::stop_source source;
    source.request_stop();
    Line line;
    const auto more = input.nextLine(line, source.get_token());
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace reminisce::ingest
