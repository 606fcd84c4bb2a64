// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <optional>

#include "core/ingest/json_mender.h"
#include "core/ingest/json_place.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

/// Collects the paths of a document's beginning.
class PathHandler final : public nlohmann::json_sax<nlohmann::json>
{
public:
    std::set<std::string, std::less<>> paths;
    bool sawKey = false;

    bool null() override { return value(); }
    bool boolean(bool /*v*/) override { return value(); }
    bool number_integer(number_integer_t /*v*/) override { return value(); }
    bool number_unsigned(number_unsigned_t /*v*/) override { return value(); }
    bool number_float(number_float_t /*v*/, const string_t& /*text*/) override { return value(); }
    bool string(string_t& /*v*/) override { return value(); }
    bool binary(binary_t& /*v*/) override { return value(); }
    bool start_object(std::size_t /*n*/) override { return open(false); }
    bool start_array(std::size_t /*n*/) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        m_place.key(name.size() > 80 ? std::string("…") : name);
        sawKey = true;
        note();
        return true;
    }
    bool parse_error(std::size_t /*p*/, const std::string& /*t*/, const nlohmann::json::exception& /*e*/) override
    {
        return false;
    }

private:
    static constexpr std::size_t kMostPaths = 2000;
    static constexpr std::size_t kDeepest = 8;

    void note()
    {
        if (m_place.depth() > kDeepest || paths.size() >= kMostPaths) {
            return;
        }
        std::string path;
        for (const auto& level : m_place.levels()) {
            path += path.empty() ? "" : "/";
            path += level.array ? std::string("[]") : level.key;
        }
        paths.insert(std::move(path));
    }
    bool value()
    {
        if (m_place.depth() > 0 && m_place.levels().back().array) {
            note();
        }
        return true;
    }
    bool open(bool array)
    {
        value();
        if (m_place.depth() >= kMaxJsonDepth) {
            return false;
        }
        m_place.open(array);
        return true;
    }
    bool close()
    {
        m_place.close();
        return true;
    }

    JsonPlace m_place;
};

} // namespace

std::set<std::string, std::less<>> jsonPathsOf(std::string_view head)
{
    const std::string_view text = trimmed(head);
    if (text.empty() || (text.front() != '{' && text.front() != '[')) {
        return {};
    }
    PathHandler handler;
    bool whole = false;
    try {
        JsonMender mender;
        std::string mended;
        mender.add(text, mended);
        mender.finish(mended);
        whole = nlohmann::json::sax_parse(mended, &handler);
    } catch (const std::exception&) {
        whole = false;
    }
    if (!whole && !handler.sawKey) {
        return {}; // a bracket at the beginning of some other text, such as "[14:30] Ann: hi"
    }
    return handler.paths;
}

std::string jsonText(const nlohmann::json& object, std::string_view key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    if (found == object.end()) {
        return {};
    }
    if (found->is_string()) {
        return found->get<std::string>();
    }
    if (found->is_number() || found->is_boolean()) {
        return found->dump();
    }
    return {};
}

std::optional<double> jsonNumber(const nlohmann::json& object, std::string_view key)
{
    if (!object.is_object()) {
        return std::nullopt;
    }
    const auto found = object.find(key);
    if (found == object.end()) {
        return std::nullopt;
    }
    if (found->is_number()) {
        return found->get<double>();
    }
    if (found->is_string()) {
        const auto& text = found->get_ref<const std::string&>();
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        if (!text.empty() && end == text.c_str() + text.size()) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace reminisce::ingest
