// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/contents.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/evaluation_runs.h"
#include "core/archive/people.h"
#include "core/archive/question_set_store.h"
#include "core/archive/sources.h"
#include "core/archive/stores.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "core/ingest/sha256.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {
namespace {

using namespace archive;

std::string of(const std::optional<Moment>& moment)
{
    return moment ? fmt::format("{}/{}", moment->local, moment->utcOffsetMinutes.value_or(-9999)) : std::string("-");
}

std::string of(const std::optional<EmotionBytes>& scores)
{
    std::string out;
    for (const std::uint8_t score : scores.value_or(EmotionBytes{})) {
        out += fmt::format("{:02x}", score);
    }
    return scores ? out : "-";
}

/// Throws where a read fails; a std::string is what is thrown.
template <class T>
T orThrow(Result<T> result)
{
    if (!result) {
        throw result.error().message + " [" + result.error().detail + "]";
    }
    return std::move(*result);
}

std::string digestOf(const Reader& reader, Id conversation)
{
    constexpr std::size_t kAll = 10'000'000;
    const auto summary = orThrow(conversationSummary(reader, conversation));
    std::string all = fmt::format("{}\n{}\n{}\n{}\n{}\n", summary->externalId, summary->title, of(summary->start),
                                  of(summary->end), summary->dateSource);
    for (const Turn& turn : orThrow(turnsOfConversation(reader, conversation, 0, kAll))) {
        all += fmt::format("{} {} {} {} {} {}\n", turn.ordinal, turn.speaker, of(turn.start), of(turn.end),
                           of(turn.emotions), turn.text);
    }
    for (const Chunk& chunk : orThrow(loadChunks(reader, orThrow(chunksOfConversation(reader, conversation))))) {
        all += fmt::format("{} {} {}\n{}\n", of(chunk.start), of(chunk.emotions), chunk.turns.size(), chunk.text);
        std::vector<std::string> people;
        for (const auto& [id, name] : chunk.people) {
            people.push_back(name);
        }
        std::sort(people.begin(), people.end());
        for (const std::string& name : people) {
            all += name + "\n";
        }
    }
    return ingest::sha256Hex(all);
}

void readAll(Archive& archive, Contents& contents)
{
    Writer& writer = archive.writer();
    for (const Check& check : orThrow(verifyStores(writer, archive.directory()))) {
        if (!check.ok) {
            contents.damage.push_back(check.name + ": " + check.detail);
        }
    }
    std::string all;
    for (const ConversationKey& key : orThrow(conversationKeys(writer, {}))) {
        contents.conversations.push_back(digestOf(writer, key.id));
    }
    std::sort(contents.conversations.begin(), contents.conversations.end());
    for (const std::string& digest : contents.conversations) {
        all += digest;
    }
    std::vector<std::string> people;
    for (const PersonSummary& person : orThrow(listPeopleWithCounts(writer))) {
        people.push_back(fmt::format("{} {} {} {}\n", person.name, person.turns, person.conversations, person.chunks));
    }
    std::sort(people.begin(), people.end());
    for (const std::string& person : people) {
        all += person;
    }
    contents.digest = ingest::sha256Hex(all);
    contents.lab = labOf(archive.directory());
}

} // namespace

bool sameWords(const Contents& one, const Contents& other)
{
    return one.digest == other.digest && one.lab == other.lab;
}

std::vector<std::string> labOf(const std::filesystem::path& archive)
{
    std::vector<std::string> all;
    const auto opened = Archive::open(archive / kLabDirectoryName, Access::ReadOnly);
    const auto reader = opened ? opened->newReader() : Result<Reader>(tl::unexpected(opened.error()));
    const auto runs = reader ? listEvaluationRuns(*reader) : Result<std::vector<EvaluationRun>>();
    for (const EvaluationRun& run : runs.value_or(std::vector<EvaluationRun>())) {
        const auto items = evaluationItems(*reader, run.id);
        for (const EvaluationItem& item : items.value_or(std::vector<EvaluationItem>())) {
            all.push_back(fmt::format("{} {} {} {}", run.name, item.key, item.state, item.payloadJson));
        }
    }
    std::error_code none;
    for (const auto& set : std::filesystem::directory_iterator(questionSetDirectory(archive), none)) {
        all.push_back(set.path().filename().string() + " " + test::readFile(set.path()));
    }
    std::sort(all.begin(), all.end());
    return all;
}

Contents contentsOf(const std::filesystem::path& archive)
{
    Contents contents;
    const auto begin = std::chrono::steady_clock::now();
    auto opened = Archive::open(archive);
    if (!opened) {
        contents.damage.push_back(opened.error().message + " [" + opened.error().detail + "]");
        return contents;
    }
    try {
        (void)orThrow(conversationCount(opened->writer()));
        contents.opening = std::chrono::steady_clock::now() - begin;
        readAll(*opened, contents);
    } catch (const std::string& problem) {
        contents.damage.push_back(problem);
    }
    return contents;
}

std::vector<std::string> conversationIds(const std::filesystem::path& archive)
{
    std::vector<std::string> ids;
    const auto opened = Archive::open(archive, Access::ReadOnly);
    const auto reader = opened ? opened->newReader() : Result<Reader>(tl::unexpected(opened.error()));
    const auto keys = reader ? conversationKeys(*reader, {}, Order::OldestFirst)
                             : Result<std::vector<ConversationKey>>(tl::unexpected(reader.error()));
    for (const ConversationKey& key : keys.value_or(std::vector<ConversationKey>())) {
        ids.push_back(std::to_string(key.id));
    }
    return ids;
}

} // namespace reminisce::faults
