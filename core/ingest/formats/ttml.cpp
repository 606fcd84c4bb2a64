// SPDX-License-Identifier: GPL-3.0-or-later
// Timed Text Markup Language (W3C TTML): <p begin end> within <body>, agents as speakers.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unordered_map>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "core/ingest/formats/checked_times.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kLargest = std::size_t{48} << 20U; ///< XML is read as a whole
constexpr int kDeepest = 60;

/// An element's or attribute's name without its prefix.
std::string_view localName(const char* name)
{
    const char* colon = std::strchr(name, ':');
    return colon == nullptr ? name : colon + 1;
}

std::string attributeOf(const pugi::xml_node& node, std::string_view name)
{
    for (const auto& attribute : node.attributes()) {
        if (localName(attribute.name()) == name) {
            return attribute.value();
        }
    }
    return {};
}

struct Rates
{
    double frames = 30;
    double ticks = 1;
};

/// TTML 2, section 12.3.1 (time expressions): clock time with frames, or a number with h, m, s, ms, f, t.
std::optional<std::int64_t> timeOf(const std::string& text, const Rates& rates)
{
    if (text.empty()) {
        return std::nullopt;
    }
    if (text.find(':') != std::string::npos) {
        const std::size_t last = text.rfind(':');
        if (std::count(text.begin(), text.end(), ':') == 3) {
            const auto clock = parseClock(std::string_view(text).substr(0, last));
            const double frames = std::strtod(text.c_str() + last + 1, nullptr);
            return clock ? std::optional(*clock + microsFromSeconds(frames / rates.frames)) : std::nullopt;
        }
        return parseClock(text);
    }
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    const std::string_view unit = end;
    if (end == text.c_str() || !std::isfinite(value)) {
        return std::nullopt;
    }
    if (unit == "h") {
        return microsFromSeconds(value * 3600);
    }
    if (unit == "m") {
        return microsFromSeconds(value * 60);
    }
    if (unit == "s" || unit.empty()) {
        return microsFromSeconds(value);
    }
    if (unit == "ms") {
        return microsFromSeconds(value / 1000);
    }
    if (unit == "f") {
        return microsFromSeconds(value / rates.frames);
    }
    return unit == "t" ? std::optional(microsFromSeconds(value / rates.ticks)) : std::nullopt;
}

void collectText(const pugi::xml_node& node, std::string& out, int depth)
{
    for (const auto& child : node.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            out += child.value();
        } else if (localName(child.name()) == "br") {
            out += ' ';
        } else if (depth < kDeepest && localName(child.name()) != "metadata") {
            collectText(child, out, depth + 1);
        }
    }
}

class TtmlWalk
{
public:
    TtmlWalk(const pugi::xml_node& root, ReadSink& sink, const std::stop_token& stop) : m_sink(sink), m_stop(stop)
    {
        const double frames = std::strtod(attributeOf(root, "frameRate").c_str(), nullptr);
        const double ticks = std::strtod(attributeOf(root, "tickRate").c_str(), nullptr);
        m_rates.frames = frames > 0 ? frames : 30;
        m_rates.ticks = ticks > 0 ? ticks : (frames > 0 ? frames : 1);
    }

    void collectAgents(const pugi::xml_node& node, int depth = 0)
    {
        for (const auto& child : node.children()) {
            if (localName(child.name()) == "agent") {
                for (const auto& part : child.children()) {
                    if (localName(part.name()) == "name") {
                        m_agents.emplace(attributeOf(child, "id"), trimmed(part.text().get()));
                    }
                }
            } else if (depth < kDeepest) {
                collectAgents(child, depth + 1);
            }
        }
    }

    Result<void> walk(const pugi::xml_node& node, std::int64_t base, const std::string& agent, int depth = 0)
    {
        for (const auto& child : node.children()) {
            const std::string_view name = localName(child.name());
            const auto begin = timeOf(attributeOf(child, "begin"), m_rates);
            std::string said = attributeOf(child, "agent");
            said = said.empty() ? agent : said;
            if (name == "p") {
                if (auto ok = paragraph(child, base, said); !ok) {
                    return ok;
                }
            } else if (depth < kDeepest && child.type() == pugi::node_element) {
                if (auto ok = walk(child, base + begin.value_or(0), said, depth + 1); !ok) {
                    return ok;
                }
            }
        }
        return {};
    }

private:
    /// The paragraph, or its first part that has a time where it has none itself.
    static pugi::xml_node timedPart(const pugi::xml_node& node)
    {
        if (attributeOf(node, "begin").empty()) {
            for (const auto& child : node.children()) {
                if (!attributeOf(child, "begin").empty()) {
                    return child;
                }
            }
        }
        return node;
    }

    Result<void> paragraph(const pugi::xml_node& node, std::int64_t base, const std::string& agent)
    {
        if (auto ok = checkStop(m_stop); !ok) {
            return ok;
        }
        std::string raw;
        collectText(node, raw, 0);
        ReadTurn turn;
        turn.text = singleSpaced(raw);
        const pugi::xml_node timed = timedPart(node);
        const std::string begin = attributeOf(timed, "begin");
        const auto start = timeOf(begin, m_rates);
        if (turn.text.empty()) {
            m_sink.skip({0, begin, "a paragraph without text"});
            return {};
        }
        if (!start && !begin.empty()) {
            m_sink.skip({0, begin, "a time that cannot be read"});
        }
        if (start) {
            turn.startOffset = base + *start;
        }
        if (const auto end = timeOf(attributeOf(timed, "end"), m_rates)) {
            turn.endOffset = base + *end;
        } else if (const auto length = timeOf(attributeOf(timed, "dur"), m_rates); length && start) {
            turn.endOffset = base + *start + *length;
        }
        const auto named = m_agents.find(agent);
        if (named != m_agents.end()) {
            turn.speaker = named->second;
        }
        return m_sink.addTurn(std::move(turn));
    }

    ReadSink& m_sink;
    const std::stop_token& m_stop;
    Rates m_rates;
    std::unordered_map<std::string, std::string> m_agents;
};

class TtmlReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "ttml"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        const std::string_view text = trimmed(probe.text);
        if (text.empty() || text.front() != '<') {
            return 0;
        }
        const bool root = text.find("<tt ") != std::string_view::npos || text.find("<tt>") != std::string_view::npos ||
                          text.find(":tt ") != std::string_view::npos;
        const bool space = text.find("www.w3.org/ns/ttml") != std::string_view::npos ||
                           text.find("www.w3.org/2006/") != std::string_view::npos;
        return root ? (space ? 95 : 65) : 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        auto text = input.decodedText(kLargest);
        if (!text) {
            return tl::unexpected(text.error());
        }
        pugi::xml_document document;
        const auto parsed = document.load_buffer_inplace(
            text->data(), text->size(), pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
        if (!parsed) {
            return fail(
                ErrorCode::DamagedInput,
                fmt::format("The file is broken: it stops being XML at byte {}. Export it again.", parsed.offset),
                parsed.description());
        }
        const pugi::xml_node root = document.document_element();
        CheckedTimes checked(sink);
        TtmlWalk walk(root, checked, stop);
        walk.collectAgents(root);
        ReadConversation conversation;
        for (const auto& part : root.children()) {
            if (localName(part.name()) == "head") {
                conversation.title = titleOf(part);
            }
        }
        if (auto ok = sink.beginConversation(conversation); !ok) {
            return ok;
        }
        for (const auto& part : root.children()) {
            if (localName(part.name()) == "body") {
                const auto begin = attributeOf(part, "begin");
                if (auto ok = walk.walk(part, timeOf(begin, {}).value_or(0), attributeOf(part, "agent")); !ok) {
                    return ok;
                }
            }
        }
        checked.finish();
        return {};
    }

private:
    static std::string titleOf(const pugi::xml_node& head)
    {
        for (const auto& metadata : head.children()) {
            if (localName(metadata.name()) == "title") {
                return singleSpaced(metadata.text().get());
            }
            for (const auto& part : metadata.children()) {
                if (localName(part.name()) == "title") {
                    return singleSpaced(part.text().get());
                }
            }
        }
        return {};
    }
};

} // namespace

void addTtmlReaders(Readers& readers)
{
    readers.push_back(std::make_unique<TtmlReader>());
}

} // namespace reminisce::ingest
