// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/json_stream.h"

#include <algorithm>
#include <array>
#include <istream>
#include <optional>
#include <streambuf>

#include <fmt/format.h>

#include "core/ingest/json_mender.h"
#include "core/ingest/json_place.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kNodeBytes = 48; ///< what a small value costs in memory, roughly

std::vector<std::string> segmentsOf(std::string_view path)
{
    std::vector<std::string> segments;
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        segments.emplace_back(path.substr(0, slash));
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
    }
    return segments;
}

/// Gives the decoded text to the parser, watching for strings without end and for a stop.
class JsonBuffer final : public std::streambuf
{
public:
    JsonBuffer(Input& input, const std::stop_token& stop) : m_input(input), m_stop(stop) {}
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

protected:
    int_type underflow() override
    {
        if (m_error) {
            return traits_type::eof();
        }
        if (m_stop.stop_requested()) {
            m_error = checkStopError();
            return traits_type::eof();
        }
        m_mended.clear();
        while (m_mended.empty() && !m_ended) {
            auto n = m_input.readDecoded(m_block.data(), m_block.size());
            if (!n) {
                m_error = n.error();
                return traits_type::eof();
            }
            m_ended = *n == 0;
            m_mender.add({m_block.data(), *n}, m_mended);
            if (m_ended) {
                m_mender.finish(m_mended);
            }
        }
        if (m_mended.empty() || !strings()) {
            return traits_type::eof();
        }
        setg(m_mended.data(), m_mended.data(), m_mended.data() + m_mended.size());
        return traits_type::to_int_type(m_mended[0]);
    }

private:
    static Error checkStopError() { return Error{ErrorCode::Cancelled, "The import was stopped.", {}}; }

    bool strings()
    {
        for (const char c : m_mended) {
            if (!m_inString) {
                m_inString = c == '"';
                m_length = 0;
                continue;
            }
            if (++m_length > kMaxJsonStringBytes) {
                m_error = Error{ErrorCode::LimitExceeded,
                                "The file holds a single text of more than 16 MB, which no transcript has.",
                                {}};
                return false;
            }
            if (m_escaped) {
                m_escaped = false;
            } else if (c == '\\') {
                m_escaped = true;
            } else if (c == '"') {
                m_inString = false;
            }
        }
        return true;
    }

    Input& m_input;
    const std::stop_token& m_stop;
    std::array<char, 16384> m_block{};
    JsonMender m_mender;
    std::string m_mended; ///< the part that the parser reads now
    bool m_ended = false;
    std::optional<Error> m_error;
    bool m_inString = false;
    bool m_escaped = false;
    std::size_t m_length = 0;
};

/// Builds the picked values and passes over the rest.
class PickHandler final : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit PickHandler(const std::vector<JsonPick>& picks)
    {
        for (const JsonPick& pick : picks) {
            m_picks.push_back({segmentsOf(pick.path), &pick});
        }
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    bool null() override { return value(nullptr); }
    bool boolean(bool v) override { return value(v); }
    bool number_integer(number_integer_t v) override { return value(v); }
    bool number_unsigned(number_unsigned_t v) override { return value(v); }
    bool number_float(number_float_t v, const string_t& /*text*/) override { return value(v); }
    bool string(string_t& v) override
    {
        m_bytes += m_building.empty() ? 0 : v.size();
        return value(std::move(v));
    }
    bool binary(binary_t& /*v*/) override { return value(nullptr); }
    bool start_object(std::size_t /*n*/) override { return open(false); }
    bool start_array(std::size_t /*n*/) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        m_bytes += m_building.empty() ? 0 : name.size();
        m_place.key(name);
        return true;
    }
    bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::json::exception& e) override
    {
        m_error = Error{ErrorCode::DamagedInput, {}, fmt::format("JSON error {} at byte {}", e.id, position)};
        m_position = position;
        return false;
    }
    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    struct Wanted
    {
        std::vector<std::string> segments;
        const JsonPick* pick;
    };

    const JsonPick* wanted() const
    {
        for (const Wanted& w : m_picks) {
            if (m_place.matches(w.segments)) {
                return w.pick;
            }
        }
        return nullptr;
    }

    bool refuse(Error error)
    {
        m_error = std::move(error);
        return false;
    }

    bool roomFor()
    {
        m_bytes += kNodeBytes;
        if (m_bytes > kMaxJsonValueBytes) {
            return refuse(
                {ErrorCode::LimitExceeded, "A part of this JSON file is too large to be a conversation.", {}});
        }
        return true;
    }

    nlohmann::json* attach(nlohmann::json&& v)
    {
        nlohmann::json& parent = *m_building.back();
        if (parent.is_array()) {
            parent.push_back(std::move(v));
            return &parent.back();
        }
        nlohmann::json& slot = parent[m_place.levels().back().key];
        slot = std::move(v);
        return &slot;
    }

    bool hand(const JsonPick& pick, nlohmann::json&& v)
    {
        if (auto taken = pick.take(std::move(v), m_place.where()); !taken) {
            return refuse(taken.error());
        }
        return true;
    }

    bool value(nlohmann::json&& v)
    {
        bool ok = true;
        if (!m_building.empty()) {
            ok = roomFor();
            if (ok) {
                attach(std::move(v));
            }
        } else if (const JsonPick* pick = wanted()) {
            ok = hand(*pick, std::move(v));
        }
        m_place.valueDone();
        return ok;
    }

    bool open(bool array)
    {
        if (m_place.depth() >= kMaxJsonDepth) {
            return refuse({ErrorCode::LimitExceeded, "This JSON file is nested more deeply than any transcript.", {}});
        }
        nlohmann::json fresh = array ? nlohmann::json::array() : nlohmann::json::object();
        if (!m_building.empty()) {
            if (!roomFor()) {
                return false;
            }
            m_building.push_back(attach(std::move(fresh)));
        } else if (const JsonPick* pick = wanted()) {
            m_pick = pick;
            m_bytes = 0;
            m_root = std::move(fresh);
            m_building.push_back(&m_root);
        }
        m_place.open(array);
        return true;
    }

    bool close()
    {
        m_place.close();
        bool ok = true;
        if (!m_building.empty()) {
            m_building.pop_back();
            if (m_building.empty()) {
                ok = hand(*m_pick, std::move(m_root));
                m_root = nullptr;
            }
        }
        m_place.valueDone();
        return ok;
    }

    std::vector<Wanted> m_picks;
    JsonPlace m_place;
    nlohmann::json m_root;
    std::vector<nlohmann::json*> m_building; ///< from m_root inwards; empty while passing over
    const JsonPick* m_pick = nullptr;
    std::size_t m_bytes = 0;
    std::size_t m_position = 0;
    std::optional<Error> m_error;
};

/// Line and column of a byte of the decoded text, both from 1.
std::pair<std::uint64_t, std::uint64_t> lineAndColumn(Input& input, std::size_t position)
{
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    std::array<char, 16384> block{};
    std::size_t done = 0;
    if (!input.rewind()) {
        return {0, 0};
    }
    while (done + 1 < position) {
        auto n = input.readDecoded(block.data(), std::min(block.size(), position - 1 - done));
        if (!n || *n == 0) {
            break;
        }
        for (std::size_t i = 0; i < *n; ++i) {
            column = block[i] == '\n' ? 1 : column + 1;
            line += block[i] == '\n' ? 1 : 0;
        }
        done += *n;
    }
    return {line, column};
}

} // namespace

Result<void> streamJson(Input& input, const std::vector<JsonPick>& picks, const std::stop_token& stop)
{
    if (auto ok = input.rewind(); !ok) {
        return ok;
    }
    JsonBuffer buffer(input, stop);
    PickHandler handler(picks);
    bool ok = false;
    try {
        std::istream stream(&buffer);
        ok = nlohmann::json::sax_parse(stream, &handler);
    } catch (const std::exception& e) {
        return fail(ErrorCode::DamagedInput, "This JSON file could not be read.", e.what());
    }
    if (buffer.error()) {
        return tl::unexpected(*buffer.error());
    }
    if (handler.error() && handler.error()->code == ErrorCode::DamagedInput && handler.error()->message.empty()) {
        const auto [line, column] = lineAndColumn(input, handler.position());
        return fail(ErrorCode::DamagedInput,
                    fmt::format("The file is broken: it stops being JSON in line {}, column {}. Export it again.", line,
                                column),
                    handler.error()->detail);
    }
    if (handler.error()) {
        return tl::unexpected(*handler.error());
    }
    return ok ? Result<void>{} : fail(ErrorCode::DamagedInput, "This JSON file could not be read.");
}

} // namespace reminisce::ingest
