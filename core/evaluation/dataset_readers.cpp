// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset_readers.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <map>

#include "core/text/unicode.h"

namespace reminisce::evaluation {

namespace {

using nlohmann::json;

/// The dates of Mitra's conversations run to 2027: its questions look back from here.
constexpr CivilDate kMitraToday{2026, 11, 21};
constexpr const char* kMitraOwner = "Ich";
constexpr std::size_t kLongestSpeaker = 40;

std::optional<Moment> momentOf(const json& value)
{
    if (!value.is_string()) {
        return std::nullopt;
    }
    const auto moment = parseIso(value.get<std::string>());
    return moment ? std::optional(*moment) : std::nullopt;
}

/// "Name: text" lines; a line without a name goes on with the turn before.
std::vector<std::pair<std::string, std::string>> turnsOfText(const std::string& text)
{
    std::vector<std::pair<std::string, std::string>> turns;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text::trim(std::string_view(text).substr(begin, end - begin));
        begin = end + 1;
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos && colon > 0 && colon <= kLongestSpeaker) {
            turns.emplace_back(text::trim(line.substr(0, colon)), text::trim(line.substr(colon + 1)));
        } else if (!turns.empty()) {
            turns.back().second.append(" ").append(line);
        } else if (!line.empty()) {
            turns.emplace_back(std::string(), line);
        }
    }
    return turns;
}

/// "1:56 pm on 8 May, 2023".
std::optional<LocalMicros> locomoTime(const std::string& text)
{
    static constexpr std::array<std::string_view, 12> kMonths = {"jan", "feb", "mar", "apr", "may", "jun",
                                                                 "jul", "aug", "sep", "oct", "nov", "dec"};
    int hour = 0;
    int minute = 0;
    int day = 0;
    int year = 0;
    char half = 0;
    std::array<char, 16> month{};
    if (std::sscanf(text.c_str(), "%d:%d %c%*c on %d %15[A-Za-z], %d", &hour, &minute, &half, &day, month.data(),
                    &year) != 6) {
        return std::nullopt;
    }
    std::string name(month.data());
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    const auto* found = std::find(kMonths.begin(), kMonths.end(), name.substr(0, 3));
    const CivilDate date{year, static_cast<int>(found - kMonths.begin()) + 1, day};
    if (found == kMonths.end() || !isValidDate(date)) {
        return std::nullopt;
    }
    hour = hour % 12 + (half == 'p' || half == 'P' ? 12 : 0);
    return startOfDay(date) + hour * kMicrosPerHour + minute * kMicrosPerMinute;
}

std::string locomoCategory(int number)
{
    static const std::map<int, std::string> kNames = {
        {1, "multi_hop"}, {2, "temporal"}, {3, "open_domain"}, {4, "single_hop"}, {5, "adversarial"}};
    const auto found = kNames.find(number);
    return found == kNames.end() ? "category_" + std::to_string(number) : found->second;
}

void readLocomoSessions(const json& conversation, RetrievalCollection& collection)
{
    std::optional<LocalMicros> last;
    for (int number = 1; number < 1000; ++number) {
        const std::string key = "session_" + std::to_string(number);
        if (!conversation.contains(key)) {
            continue;
        }
        std::optional<Moment> start;
        if (const auto time = locomoTime(conversation.value(key + "_date_time", std::string()))) {
            start = Moment{*time, std::nullopt};
            last = std::max(last.value_or(*time), *time);
        }
        for (const json& entry : conversation.at(key)) {
            RetrievalUnit unit;
            unit.externalId = entry.at("dia_id").get<std::string>();
            unit.conversation = key;
            unit.start = start;
            unit.text = entry.value("text", std::string());
            if (const std::string caption = entry.value("blip_caption", std::string()); !caption.empty()) {
                unit.text += " [image: " + caption + "]";
            }
            unit.turns = {{entry.at("speaker").get<std::string>(), unit.text}};
            collection.units.push_back(std::move(unit));
        }
    }
    collection.now = last.value_or(0) + kMicrosPerDay;
}

void readSquadParagraph(const json& paragraph, const json& questions, RetrievalCollection& collection)
{
    const std::string id = std::to_string(collection.units.size());
    RetrievalUnit unit;
    unit.externalId = id;
    unit.conversation = id;
    unit.text = paragraph.at("context").get<std::string>();
    unit.turns = {{std::string(), unit.text}};
    collection.units.push_back(std::move(unit));
    for (const json& question : questions) {
        RetrievalSample sample;
        const bool impossible = question.value("is_impossible", false);
        sample.category = impossible ? "unanswerable" : "answerable";
        sample.question = question.at("question").get<std::string>();
        if (const auto answers = question.find("answers");
            answers != question.end() && answers->is_array() && !answers->empty()) {
            sample.answer = answers->front().value("text", std::string());
        }
        sample.answerable = !impossible;
        if (!impossible) {
            sample.evidence.push_back(id);
        }
        collection.samples.push_back(std::move(sample));
    }
}

} // namespace

std::string scalarText(const json& value)
{
    return value.is_string() ? value.get<std::string>() : value.is_primitive() && !value.is_null() ? value.dump() : "";
}

std::vector<std::string> splitLocomoEvidence(std::string_view entry)
{
    std::vector<std::string> ids;
    std::string id;
    const auto close = [&] {
        if (id.size() > 1) {
            ids.push_back(id);
        }
        id.clear();
    };
    for (const char c : entry) {
        if (c == ';' || c == ',' || std::isspace(static_cast<unsigned char>(c)) != 0) {
            close();
        } else {
            id.push_back(c);
        }
    }
    close();
    return ids;
}

RetrievalDataset readMitraDataset(const json& json)
{
    RetrievalCollection collection;
    collection.name = "mitra";
    collection.owner = kMitraOwner;
    collection.now = startOfDay(kMitraToday) + 12 * kMicrosPerHour;
    for (const auto& chunk : json.at("chunks")) {
        RetrievalUnit unit;
        unit.externalId = scalarText(chunk.at("id"));
        unit.conversation = unit.externalId;
        unit.start = momentOf(chunk.at("datetime"));
        unit.text = chunk.at("text").get<std::string>();
        unit.turns = turnsOfText(unit.text);
        collection.units.push_back(std::move(unit));
    }
    for (const auto& category : json.at("samples")) {
        for (const auto& entry : category.at("samples")) {
            RetrievalSample sample;
            sample.category = category.at("category").get<std::string>();
            sample.question = entry.at("query").get<std::string>();
            sample.answer = scalarText(entry.value("gt_answer", nlohmann::json()));
            for (const auto& id : entry.at("chunk_ids")) {
                sample.evidence.push_back(scalarText(id));
            }
            collection.samples.push_back(std::move(sample));
        }
    }
    RetrievalDataset dataset;
    dataset.collections.push_back(std::move(collection));
    return dataset;
}

RetrievalDataset readLocomoDataset(const json& json)
{
    RetrievalDataset dataset;
    for (const auto& entry : json) {
        RetrievalCollection collection;
        collection.name = scalarText(entry.value("sample_id", nlohmann::json()));
        readLocomoSessions(entry.at("conversation"), collection);
        for (const auto& question : entry.at("qa")) {
            RetrievalSample sample;
            sample.locomoCategory = question.at("category").get<int>();
            sample.category = locomoCategory(sample.locomoCategory);
            sample.answerable = sample.locomoCategory != 5;
            sample.question = question.at("question").get<std::string>();
            sample.answer = scalarText(question.value("answer", nlohmann::json()));
            for (const auto& evidence : question.value("evidence", nlohmann::json::array())) {
                const std::vector<std::string> ids = splitLocomoEvidence(scalarText(evidence));
                sample.evidence.insert(sample.evidence.end(), ids.begin(), ids.end());
            }
            collection.samples.push_back(std::move(sample));
        }
        dataset.collections.push_back(std::move(collection));
    }
    return dataset;
}

RetrievalDataset readSquadDataset(const json& json)
{
    RetrievalCollection collection;
    collection.name = "squad";
    const auto& articles = json.is_array() ? json : json.at("data");
    std::map<std::string, nlohmann::json> flat; // context → questions, for lists of single questions
    std::vector<std::string> order;
    for (const auto& article : articles) {
        if (article.contains("paragraphs")) {
            for (const auto& paragraph : article.at("paragraphs")) {
                readSquadParagraph(paragraph, paragraph.at("qas"), collection);
            }
            continue;
        }
        const auto context = article.at("context").get<std::string>();
        if (!flat.contains(context)) {
            order.push_back(context);
        }
        flat[context].push_back(article);
    }
    for (const std::string& context : order) {
        readSquadParagraph({{"context", context}}, flat[context], collection);
    }
    RetrievalDataset dataset;
    dataset.collections.push_back(std::move(collection));
    return dataset;
}

namespace {

RetrievalUnit readOwnUnit(const nlohmann::json& entry)
{
    RetrievalUnit unit;
    unit.externalId = scalarText(entry.at("id"));
    unit.conversation = scalarText(entry.value("conversation", entry.at("id")));
    unit.start = momentOf(entry.value("start", nlohmann::json()));
    for (const auto& turn : entry.at("turns")) {
        unit.turns.emplace_back(turn.value("speaker", std::string()), turn.at("text").get<std::string>());
        const auto& [speaker, text] = unit.turns.back();
        unit.text += (unit.text.empty() ? "" : "\n") + (speaker.empty() ? "" : speaker + ": ") + text;
    }
    if (const auto emotions = entry.find("emotions"); emotions != entry.end() && emotions->is_object()) {
        unit.emotions.emplace();
        for (const Emotion emotion : kEmotions) {
            (*unit.emotions)[static_cast<std::size_t>(emotion)] =
                emotions->value(std::string(emotionName(emotion)), 0.0F);
        }
    }
    return unit;
}

RetrievalSample readOwnSample(const nlohmann::json& entry)
{
    RetrievalSample sample;
    sample.category = entry.value("category", std::string("all"));
    sample.question = entry.at("question").get<std::string>();
    sample.answer = scalarText(entry.value("answer", nlohmann::json()));
    for (const auto& id : entry.value("evidence", nlohmann::json::array())) {
        sample.evidence.push_back(scalarText(id));
    }
    sample.turns = entry.value("turns", std::vector<archive::Id>{});
    sample.answerable = entry.value("answerable", true);
    return sample;
}

} // namespace

RetrievalDataset readOwnDataset(const nlohmann::json& json)
{
    RetrievalDataset dataset;
    RetrievalCollection collection;
    collection.name = "own";
    collection.owner = json.value("owner", std::string());
    LocalMicros last = 0;
    dataset.asksArchive = !json.contains("units");
    for (const auto& entry : json.value("units", nlohmann::json::array())) {
        collection.units.push_back(readOwnUnit(entry));
        const RetrievalUnit& unit = collection.units.back();
        last = std::max(last, unit.start ? unit.start->local : 0);
    }
    const auto now = momentOf(json.value("now", nlohmann::json()));
    collection.now = now ? now->local : dataset.asksArchive ? 0 : last + kMicrosPerDay;
    for (const auto& entry : json.at("samples")) {
        collection.samples.push_back(readOwnSample(entry));
    }
    dataset.collections.push_back(std::move(collection));
    return dataset;
}

} // namespace reminisce::evaluation
