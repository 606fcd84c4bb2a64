// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/text/encoding.h"

namespace reminisce::ingest {

/// One line of a text, without its line end (LF, CR LF, or a lone CR).
struct Line
{
    std::string_view text;    ///< valid until the next call on the Input
    std::uint64_t number = 0; ///< from 1
    /// The line is longer than kMaxLineBytes; `text` is its beginning and the rest has been passed over.
    bool cut = false;
};

/// A transcript's bytes, streamed from a file or from memory and decoded to valid UTF-8 on the way (a byte order mark
/// is dropped, broken sequences become U+FFFD). Holds a few hundred kilobytes at most, however large the file is. A
/// reader uses one of the three ways (lines, characters, raw) after a rewind(); they are not to be mixed.
class Input
{
public:
    static constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20U;

    /// Fails with NotFound, Io, or InvalidArgument (a folder), each with a sentence for the person.
    [[nodiscard]] static Result<Input> open(const std::filesystem::path& path);
    /// `name` takes the place of the file's path, e.g. for an entry of a zip or a pasted text.
    [[nodiscard]] static Input fromMemory(std::filesystem::path name, std::string bytes);

    Input(Input&&) noexcept;
    Input& operator=(Input&&) noexcept;
    ~Input();

    /// The file's path, or the name given for memory.
    [[nodiscard]] const std::filesystem::path& path() const;
    /// Whole size in raw bytes.
    [[nodiscard]] std::uint64_t size() const;
    /// Raw bytes consumed since the last rewind, for progress.
    [[nodiscard]] std::uint64_t position() const;
    [[nodiscard]] text::Encoding encoding() const;

    /// Back to the beginning, for a second pass.
    [[nodiscard]] Result<void> rewind();

    /// The next line; false at the end. Reading errors fail with Io, a requested stop, also within a line, with
    /// Cancelled.
    [[nodiscard]] Result<bool> nextLine(Line& line, const std::stop_token& stop = {});
    /// Up to `size` bytes of decoded UTF-8; 0 at the end. May end within a character.
    [[nodiscard]] Result<std::size_t> readDecoded(char* buffer, std::size_t size);
    /// The whole text decoded, from the beginning; fails with LimitExceeded when it is longer than `limit` bytes.
    [[nodiscard]] Result<std::string> decodedText(std::size_t limit);
    /// The whole file as it is, from the beginning; fails with LimitExceeded when it is longer than `limit` bytes.
    [[nodiscard]] Result<std::string> rawBytes(std::size_t limit);

    /// Hands over all raw bytes in blocks, from the beginning; to be followed by a rewind().
    [[nodiscard]] Result<void> eachRawBlock(const std::function<Result<void>(std::string_view)>& take);
    /// At most the first `count` raw bytes; to be followed by a rewind().
    [[nodiscard]] Result<std::string> rawHead(std::size_t count);

private:
    struct State;
    explicit Input(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace reminisce::ingest
