// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace reminisce::mcp {

/// Lines longer than this are refused: no request needs as much.
inline constexpr std::size_t kLongestLine = 4 * 1024 * 1024;

/// What came in.
struct Incoming
{
    enum class Kind {
        Line,
        TooLong, ///< a line that was longer than allowed and was thrown away
        End,     ///< nothing more will come
    };
    Kind kind = Kind::End;
    std::string line; ///< without the line break
};

/// Cuts bytes into lines, and throws away lines that are too long without keeping them.
class LineCutter
{
public:
    explicit LineCutter(std::size_t longest = kLongestLine) : m_longest(longest) {}

    void add(std::string_view bytes);
    /// The next whole line.
    [[nodiscard]] std::optional<Incoming> next();
    /// What is left when the input has ended: a last line without its line break, or nothing.
    [[nodiscard]] std::optional<Incoming> rest();

private:
    std::size_t m_longest;
    std::string m_partial;
    bool m_skipping = false;
    std::deque<Incoming> m_ready;
};

/// Where messages come from and go to.
class Transport
{
public:
    virtual ~Transport() = default;
    /// Waits for the next line. One thread.
    [[nodiscard]] virtual Incoming receive() = 0;
    /// Sends one message, given without a line break. Calls do not overlap. False: the other side is gone.
    [[nodiscard]] virtual bool send(std::string_view message) = 0;
};

/// Two file descriptors, such as standard input and output, which stay open. `stop` ends waiting on either.
class DescriptorTransport final : public Transport
{
public:
    DescriptorTransport(int input, int output, std::stop_token stop);
    ~DescriptorTransport() override;
    DescriptorTransport(const DescriptorTransport&) = delete;
    DescriptorTransport& operator=(const DescriptorTransport&) = delete;

    [[nodiscard]] Incoming receive() override;
    [[nodiscard]] bool send(std::string_view message) override;

private:
    [[nodiscard]] bool waitFor(int descriptor, short events) const;

    int m_input;
    int m_output;
    int m_wake; ///< readable once stop was requested
    LineCutter m_lines;
    std::stop_token m_stop;
    std::optional<std::stop_callback<std::function<void()>>> m_onStop;
};

} // namespace reminisce::mcp
