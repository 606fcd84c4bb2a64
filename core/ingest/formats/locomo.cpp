// SPDX-License-Identifier: GPL-3.0-or-later
// LoCoMo: a list of samples, each with "conversation": {"session_1": [{"speaker","dia_id","text"}],
// "session_1_date_time"}.
#include <algorithm>

#include <fmt/format.h>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

/// The number in "session_12"; 0 for other keys, such as "session_12_date_time".
int sessionNumber(const std::string& key)
{
    constexpr std::string_view kPrefix = "session_";
    if (key.rfind(kPrefix, 0) != 0 || key.size() == kPrefix.size() || key.size() > kPrefix.size() + 6) {
        return 0;
    }
    const std::string digits = key.substr(kPrefix.size());
    const bool number = std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number ? std::stoi(digits) : 0;
}

class LocomoReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "locomo-json"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        for (const std::string prefix : {"[]/conversation/", "conversation/", "[]/", ""}) {
            if (probe.hasJson(prefix + "session_1/[]/dia_id") || probe.hasJson(prefix + "session_1_date_time")) {
                return 95;
            }
        }
        // The questions stand before the conversation and may fill the head.
        return probe.hasJson("[]/qa/[]/evidence") && probe.hasJson("[]/qa/[]/question") ? 90 : 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        if (auto ok = input.rewind(); !ok) {
            return ok;
        }
        Line first;
        auto any = input.nextLine(first);
        if (!any) {
            return tl::unexpected(any.error());
        }
        const std::string_view begin = trimmed(first.text);
        const bool list = begin.empty() || begin.front() == '[';
        const auto take = [&](nlohmann::json&& sample, const std::vector<std::string>& where) {
            return readSample(sample, where.empty() ? "1" : where.front(), sink, stop);
        };
        return streamJson(input, {{list ? "[]" : "", take}}, stop);
    }

private:
    static Result<void> readSample(const nlohmann::json& sample, const std::string& index, ReadSink& sink,
                                   const std::stop_token& stop)
    {
        const bool wrapped =
            sample.is_object() && sample.contains("conversation") && sample["conversation"].is_object();
        const nlohmann::json& conversation = wrapped ? sample["conversation"] : sample;
        std::vector<int> sessions;
        for (const auto& [key, value] : conversation.items()) {
            if (sessionNumber(key) > 0 && value.is_array()) {
                sessions.push_back(sessionNumber(key));
            }
        }
        std::sort(sessions.begin(), sessions.end());
        std::string id = jsonText(sample, "sample_id");
        if (id.empty()) {
            id = fmt::format("sample {}", index);
        }
        if (sessions.empty()) {
            sink.skip({0, id, "a sample without sessions"});
        }
        for (const int number : sessions) {
            if (auto ok = checkStop(stop); !ok) {
                return ok;
            }
            if (auto ok = readSession(conversation, id, number, sink); !ok) {
                return ok;
            }
        }
        return {};
    }

    static Result<void> readSession(const nlohmann::json& conversation, const std::string& id, int number,
                                    ReadSink& sink)
    {
        const std::string key = fmt::format("session_{}", number);
        ReadConversation begin;
        begin.title = fmt::format("{}, session {}", id, number);
        begin.externalId = fmt::format("{}/{}", id, key);
        const std::string when = jsonText(conversation, key + "_date_time");
        if (const auto date = parseDateText(when)) {
            begin.startedAt = date->moment();
        } else if (!when.empty()) {
            sink.skip({0, when, "a date that cannot be read"});
        }
        if (auto ok = sink.beginConversation(begin); !ok) {
            return ok;
        }
        for (const auto& entry : conversation[key]) {
            ReadTurn turn;
            turn.speaker = jsonText(entry, "speaker");
            turn.externalId = jsonText(entry, "dia_id");
            turn.text = trimmed(jsonText(entry, "text"));
            const std::string caption = jsonText(entry, "blip_caption");
            if (!caption.empty()) {
                turn.text += turn.text.empty() ? "" : " ";
                turn.text += "[image: " + caption + "]";
            }
            if (turn.text.empty()) {
                sink.skip({0, turn.externalId, "a turn without text"});
                continue;
            }
            if (auto ok = sink.addTurn(std::move(turn)); !ok) {
                return ok;
            }
        }
        return {};
    }
};

} // namespace

void addLocomoReaders(Readers& readers)
{
    readers.push_back(std::make_unique<LocomoReader>());
}

} // namespace reminisce::ingest
