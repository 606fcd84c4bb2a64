// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "core/mcp/transport.h"

namespace {

using namespace reminisce::mcp;
using Kind = Incoming::Kind;

TEST(LineCutter, LinesAreTheSameHoweverTheBytesArrive)
{
    const std::string input = "first\n\nthe third one\nlast\n";
    for (std::size_t piece = 1; piece <= input.size(); ++piece) {
        LineCutter cutter;
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < input.size(); at += piece) {
            cutter.add(std::string_view(input).substr(at, piece));
            while (const auto line = cutter.next()) {
                EXPECT_EQ(line->kind, Kind::Line);
                lines.push_back(line->line);
            }
        }
        EXPECT_EQ(lines, (std::vector<std::string>{"first", "", "the third one", "last"})) << piece;
        EXPECT_FALSE(cutter.rest());
    }
}

TEST(LineCutter, ALineThatIsTooLongIsThrownAwayAndTheNextOneIsRead)
{
    for (const std::size_t piece : {1U, 3U, 100U}) {
        const std::string input = "12345\n123456\n\n1234567890\nok\n";
        LineCutter cutter(5);
        std::vector<Kind> kinds;
        for (std::size_t at = 0; at < input.size(); at += piece) {
            cutter.add(std::string_view(input).substr(at, piece));
        }
        while (const auto line = cutter.next()) {
            kinds.push_back(line->kind);
            EXPECT_LE(line->line.size(), 5U);
        }
        EXPECT_EQ(kinds, (std::vector<Kind>{Kind::Line, Kind::TooLong, Kind::Line, Kind::TooLong, Kind::Line}))
            << piece;
    }
}

TEST(LineCutter, ALastLineNeedsNoLineBreak)
{
    LineCutter cutter;
    cutter.add("whole\npart");
    EXPECT_EQ(cutter.next()->line, "whole");
    EXPECT_FALSE(cutter.next());
    EXPECT_EQ(cutter.rest()->line, "part");
    EXPECT_FALSE(cutter.rest());
}

class DescriptorTransportTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_EQ(pipe2(m_in.data(), O_CLOEXEC), 0);
        ASSERT_EQ(pipe2(m_out.data(), O_CLOEXEC), 0);
        m_transport.emplace(m_in[0], m_out[1], m_stop.get_token());
    }
    void TearDown() override
    {
        m_transport.reset();
        for (int* end : {&m_in[0], &m_in[1], &m_out[0], &m_out[1]}) {
            shut(*end);
        }
    }
    static void shut(int& end)
    {
        if (end >= 0) {
            close(end);
        }
        end = -1;
    }
    void write(std::string_view bytes)
    {
        ASSERT_EQ(::write(m_in[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    }

    std::array<int, 2> m_in{-1, -1};
    std::array<int, 2> m_out{-1, -1};
    std::stop_source m_stop;
    std::optional<DescriptorTransport> m_transport;
};

TEST_F(DescriptorTransportTest, ReadsLinesUntilTheEnd)
{
    write("one\ntwo\nthr");
    write("ee");
    shut(m_in[1]);
    EXPECT_EQ(m_transport->receive().line, "one");
    EXPECT_EQ(m_transport->receive().line, "two");
    EXPECT_EQ(m_transport->receive().line, "three");
    EXPECT_EQ(m_transport->receive().kind, Kind::End);
    EXPECT_EQ(m_transport->receive().kind, Kind::End);
}

TEST_F(DescriptorTransportTest, AStopRequestEndsWaitingForALine)
{
    std::thread stopper([this] { m_stop.request_stop(); });
    EXPECT_EQ(m_transport->receive().kind, Kind::End);
    stopper.join();
}

TEST_F(DescriptorTransportTest, AStopRequestEndsWaitingForAClientThatDoesNotRead)
{
    bool sent = true;
    std::thread sender([&] { sent = m_transport->send(std::string(10'000'000, 'x')); });
    char first = 0;
    ASSERT_EQ(read(m_out[0], &first, 1), 1); // sending has begun, and cannot end
    m_stop.request_stop();
    sender.join();
    EXPECT_FALSE(sent);
}

TEST_F(DescriptorTransportTest, LongMessagesArriveWhole)
{
    const std::string message(1'000'000, 'x');
    std::thread sender([&] { EXPECT_TRUE(m_transport->send(message)); });
    std::string arrived;
    std::array<char, 65536> buffer;
    while (arrived.size() <= message.size()) {
        const ssize_t count = read(m_out[0], buffer.data(), buffer.size());
        ASSERT_GT(count, 0);
        arrived.append(buffer.data(), static_cast<std::size_t>(count));
    }
    sender.join();
    EXPECT_EQ(arrived, message + "\n");
}

TEST_F(DescriptorTransportTest, SendingToAClientThatIsGoneFails)
{
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    shut(m_out[0]);
    EXPECT_FALSE(m_transport->send("x"));
    std::signal(SIGPIPE, before);
}

} // namespace
