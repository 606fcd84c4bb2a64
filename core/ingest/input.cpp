// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/input.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <system_error>

#include <fmt/format.h>

#include "core/ingest/stream_decoder.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10U;

std::string shown(const std::filesystem::path& path)
{
    return path.filename().empty() ? path.string() : path.filename().string();
}

} // namespace

struct Input::State
{
    std::filesystem::path path;
    std::string memory;
    std::ifstream file;
    bool fromFile = false;
    std::uint64_t size = 0;
    std::uint64_t position = 0;
    text::DetectedEncoding detected;

    StreamDecoder decoder;
    std::string decoded;
    std::size_t decodedAt = 0;
    bool ended = false; ///< raw bytes are used up and the decoder is flushed

    std::string line;
    std::uint64_t lineNumber = 0;
    bool afterCarriageReturn = false;

    Result<std::size_t> readRaw(char* buffer, std::size_t count)
    {
        if (!fromFile) {
            const std::size_t n = std::min<std::size_t>(count, memory.size() - position);
            std::memcpy(buffer, memory.data() + position, n);
            position += n;
            return n;
        }
        file.read(buffer, static_cast<std::streamsize>(count));
        const auto n = static_cast<std::size_t>(file.gcount());
        if (file.bad()) {
            return fail(ErrorCode::Io, fmt::format("“{}” could not be read to its end. Check the disk or copy the file "
                                                   "elsewhere and try again.",
                                                   shown(path)));
        }
        position += n;
        return n;
    }

    Result<void> seekStart(std::size_t offset)
    {
        position = offset;
        if (fromFile) {
            file.clear();
            file.seekg(static_cast<std::streamoff>(offset));
            if (!file) {
                return fail(ErrorCode::Io,
                            fmt::format("“{}” could not be read again from its beginning.", shown(path)));
            }
        }
        return {};
    }

    /// Decodes the next block behind what is left of the buffer; false at the end.
    Result<bool> fill()
    {
        if (ended) {
            return false;
        }
        decoded.erase(0, decodedAt);
        decodedAt = 0;
        std::array<char, kBlock> block{};
        auto n = readRaw(block.data(), block.size());
        if (!n) {
            return tl::unexpected(n.error());
        }
        if (*n == 0) {
            decoder.finish(decoded);
            ended = true;
            return !decoded.empty();
        }
        decoder.decode(std::string_view(block.data(), *n), decoded);
        return true;
    }
};

Input::Input(std::unique_ptr<State> state) : m_state(std::move(state)) {}
Input::Input(Input&&) noexcept = default;
Input& Input::operator=(Input&&) noexcept = default;
Input::~Input() = default;

Result<Input> Input::open(const std::filesystem::path& path)
{
    std::error_code code;
    const auto status = std::filesystem::status(path, code);
    if (!std::filesystem::exists(status)) {
        return fail(ErrorCode::NotFound, fmt::format("There is no file “{}”. Check the path.", path.string()));
    }
    if (std::filesystem::is_directory(status)) {
        return fail(ErrorCode::InvalidArgument, fmt::format("“{}” is a folder, not a transcript.", path.string()));
    }
    if (!std::filesystem::is_regular_file(status)) {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("“{}” is no ordinary file and cannot be imported.", path.string()));
    }
    auto state = std::make_unique<State>();
    state->path = path;
    state->fromFile = true;
    state->file.open(path, std::ios::binary);
    state->size = std::filesystem::file_size(path, code);
    if (!state->file || code) {
        return fail(ErrorCode::Io, fmt::format("“{}” could not be opened. Check that you may read it.", path.string()));
    }
    std::string head(kBlock, '\0');
    auto n = state->readRaw(head.data(), head.size());
    if (!n) {
        return tl::unexpected(n.error());
    }
    head.resize(*n);
    state->detected = text::detectEncoding(head);
    Input input(std::move(state));
    if (auto ok = input.rewind(); !ok) {
        return tl::unexpected(ok.error());
    }
    return input;
}

Input Input::fromMemory(std::filesystem::path name, std::string bytes)
{
    auto state = std::make_unique<State>();
    state->path = std::move(name);
    state->memory = std::move(bytes);
    state->size = state->memory.size();
    state->detected = text::detectEncoding(std::string_view(state->memory).substr(0, kBlock));
    Input input(std::move(state));
    (void)input.rewind();
    return input;
}

const std::filesystem::path& Input::path() const
{
    return m_state->path;
}
std::uint64_t Input::size() const
{
    return m_state->size;
}
std::uint64_t Input::position() const
{
    return m_state->position;
}
text::Encoding Input::encoding() const
{
    return m_state->detected.encoding;
}

Result<void> Input::rewind()
{
    State& s = *m_state;
    s.decoder = StreamDecoder(s.detected.encoding);
    s.decoded.clear();
    s.decodedAt = 0;
    s.ended = false;
    s.lineNumber = 0;
    s.afterCarriageReturn = false;
    return s.seekStart(s.detected.byteOrderMark);
}

Result<bool> Input::nextLine(Line& line, const std::stop_token& stop)
{
    State& s = *m_state;
    s.line.clear();
    line = Line{};
    bool any = false;
    while (true) {
        if (s.decodedAt >= s.decoded.size()) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled, "The import was stopped.");
            }
            auto more = s.fill();
            if (!more) {
                return tl::unexpected(more.error());
            }
            if (!*more) {
                break;
            }
            continue;
        }
        if (s.afterCarriageReturn) {
            s.afterCarriageReturn = false;
            if (s.decoded[s.decodedAt] == '\n') {
                ++s.decodedAt;
                continue;
            }
        }
        any = true;
        const std::size_t end = s.decoded.find_first_of("\r\n", s.decodedAt);
        const std::size_t until = end == std::string::npos ? s.decoded.size() : end;
        const std::size_t room = kMaxLineBytes - std::min(kMaxLineBytes, s.line.size());
        const std::size_t length = until - s.decodedAt;
        s.line.append(s.decoded, s.decodedAt, std::min(length, room));
        line.cut = line.cut || length > room;
        s.decodedAt = until;
        if (end != std::string::npos) {
            s.afterCarriageReturn = s.decoded[end] == '\r';
            ++s.decodedAt;
            break;
        }
    }
    if (!any) {
        return false;
    }
    if (line.cut) {
        s.line.resize(text::prefixOfBytes(s.line, s.line.size() - 4).size()); // the cut may have met a character
    }
    line.text = s.line;
    line.number = ++s.lineNumber;
    return true;
}

Result<std::size_t> Input::readDecoded(char* buffer, std::size_t size)
{
    State& s = *m_state;
    while (s.decodedAt >= s.decoded.size()) {
        auto more = s.fill();
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return 0;
        }
    }
    const std::size_t n = std::min(size, s.decoded.size() - s.decodedAt);
    std::memcpy(buffer, s.decoded.data() + s.decodedAt, n);
    s.decodedAt += n;
    return n;
}

Result<std::string> Input::decodedText(std::size_t limit)
{
    if (auto ok = rewind(); !ok) {
        return tl::unexpected(ok.error());
    }
    std::string text;
    std::array<char, kBlock> block{};
    while (true) {
        auto n = readDecoded(block.data(), block.size());
        if (!n) {
            return tl::unexpected(n.error());
        }
        if (*n == 0) {
            return text;
        }
        if (text.size() + *n > limit) {
            return fail(ErrorCode::LimitExceeded,
                        fmt::format("“{}” is larger than {} MB, too large for a file of its kind.",
                                    shown(m_state->path), limit >> 20U));
        }
        text.append(block.data(), *n);
    }
}

Result<std::string> Input::rawBytes(std::size_t limit)
{
    State& s = *m_state;
    if (s.size > limit) {
        return fail(
            ErrorCode::LimitExceeded,
            fmt::format("“{}” is larger than {} MB, too large for a file of its kind.", shown(s.path), limit >> 20U));
    }
    return rawHead(static_cast<std::size_t>(s.size));
}

Result<void> Input::eachRawBlock(const std::function<Result<void>(std::string_view)>& take)
{
    State& s = *m_state;
    if (auto ok = s.seekStart(0); !ok) {
        return ok;
    }
    std::array<char, kBlock> block{};
    while (true) {
        auto n = s.readRaw(block.data(), block.size());
        if (!n) {
            return tl::unexpected(n.error());
        }
        if (*n == 0) {
            return {};
        }
        if (auto ok = take(std::string_view(block.data(), *n)); !ok) {
            return ok;
        }
    }
}

Result<std::string> Input::rawHead(std::size_t count)
{
    State& s = *m_state;
    if (auto ok = s.seekStart(0); !ok) {
        return tl::unexpected(ok.error());
    }
    std::string bytes(static_cast<std::size_t>(std::min<std::uint64_t>(count, s.size)), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        auto n = s.readRaw(bytes.data() + done, bytes.size() - done);
        if (!n) {
            return tl::unexpected(n.error());
        }
        if (*n == 0) {
            break;
        }
        done += *n;
    }
    bytes.resize(done);
    return bytes;
}

} // namespace reminisce::ingest
