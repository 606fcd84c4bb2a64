// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <fstream>
#include <random>
#include <set>

#include <fmt/format.h>

#include "core/agent/knowledge.h"
#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/archive/backup.h"
#include "core/archive/chunks.h"
#include "core/archive/connection.h"
#include "core/archive/conversations.h"
#include "core/archive/embeddings.h"
#include "core/archive/people.h"
#include "core/archive/statistics.h"
#include "core/archive/stores.h"
#include "core/archive/verification.h"
#include "core/ingest/importer.h"
#include "core/search/searcher.h"
#include "tests/faults/rows.h"

namespace reminisce::faults {

namespace fs = std::filesystem;
using namespace archive;

namespace {

std::size_t residentKilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("RssAnon:", 0) == 0) {
            return std::strtoull(line.c_str() + 8, nullptr, 10);
        }
    }
    return 0;
}

std::size_t openHandles()
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator()));
}

std::string messageOf(const Error& error)
{
    return error.message + " [" + error.detail + "]";
}

/// One person's use of the program, in random order. Each step says what is wrong, or nothing.
class Use
{
public:
    Use(const World& world, const emotion::EmotionScorer& scorer, Archive archive)
        : m_world(world), m_scorer(scorer), m_archive(std::move(archive)), m_searcher(m_archive), m_random(world.seed)
    {
        for (const auto& entry : fs::directory_iterator(world.transcripts())) {
            m_files.push_back(entry.path());
        }
        std::sort(m_files.begin(), m_files.end());
    }

    std::string step(std::string& name)
    {
        using Step = std::string (Use::*)();
        static constexpr std::array<std::pair<const char*, Step>, 13> kSteps = {
            std::pair("import", &Use::import),    std::pair("import", &Use::import), std::pair("import", &Use::import),
            std::pair("search", &Use::search),    std::pair("search", &Use::search), std::pair("ask", &Use::ask),
            std::pair("ask", &Use::ask),          std::pair("delete", &Use::remove), std::pair("delete", &Use::remove),
            std::pair("re-index", &Use::reindex), std::pair("backup", &Use::backUp), std::pair("rename", &Use::rename),
            std::pair("merge", &Use::merge)};
        const auto& [label, work] = kSteps[m_random() % kSteps.size()];
        name = label;
        return (this->*work)();
    }

    /// What has to hold after each step.
    std::string check()
    {
        Writer& writer = m_archive.writer();
        const auto checks = verifyStores(writer, m_archive.directory());
        if (!checks) {
            return messageOf(checks.error());
        }
        std::string wrong;
        for (const Check& one : *checks) {
            wrong += one.ok ? "" : one.name + ": " + one.detail + "; ";
        }
        const auto count = conversationCount(writer);
        if (!count || *count != m_stored.size()) {
            wrong += fmt::format("{} conversations instead of {}; ", count.value_or(0), m_stored.size());
        }
        search::SearchRequest everything;
        everything.query = "garten projekt the und we";
        everything.k = 1'000'000;
        // A search that would have to wait for the index answers from the one before, and says so; this one waits.
        if (const auto prepared = m_searcher.prepare(); !prepared) {
            return wrong + messageOf(prepared.error());
        }
        const auto found = m_searcher.search(everything);
        const auto chunks = chunkIds(writer, {});
        if (!found || !chunks) {
            return wrong + (found ? messageOf(chunks.error()) : messageOf(found.error()));
        }
        const std::set<Id> rows(chunks->begin(), chunks->end());
        for (const search::Hit& hit : found->hits) {
            if (rows.count(hit.chunkId) == 0) {
                return wrong + "the index knows a passage that is gone";
            }
        }
        return wrong;
    }

private:
    std::string import()
    {
        const std::size_t pair = m_random() % (m_files.size() / 2) * 2;
        const ingest::Registry registry = ingest::Registry::withAllFormats();
        ingest::Importer importer(m_archive, m_scorer, registry);
        const auto report = importer.importFiles({m_files[pair], m_files[pair + 1]}, {});
        if (!report) {
            return messageOf(report.error());
        }
        if (!report->allGood()) {
            return "a file failed";
        }
        return note();
    }

    /// Notes which conversations there are, after a step that may have added some.
    std::string note()
    {
        const auto keys = conversationKeys(m_archive.writer(), {});
        if (!keys) {
            return messageOf(keys.error());
        }
        for (const ConversationKey& key : *keys) {
            m_stored.insert(key.id);
        }
        return {};
    }

    std::string remove()
    {
        if (m_stored.empty()) {
            return {};
        }
        std::vector<Id> ids;
        for (std::size_t i = 1 + m_random() % 5; i > 0 && !m_stored.empty(); --i) {
            const auto one = std::next(m_stored.begin(), static_cast<std::ptrdiff_t>(m_random() % m_stored.size()));
            ids.push_back(*one);
            m_stored.erase(one);
        }
        if (const auto removed = deleteConversations(m_archive.writer(), ids); !removed) {
            return messageOf(removed.error());
        }
        const auto scrubbed = scrub(m_archive.writer(), m_archive.directory());
        return scrubbed ? std::string() : messageOf(scrubbed.error());
    }

    std::string search()
    {
        static constexpr auto kQueries = std::to_array<const char*>(
            {"Garten", "angry about the plan", "Kaffee mit Ada", "what did Bela say on Monday", "Freude im März"});
        search::SearchRequest request;
        request.query = kQueries[m_random() % kQueries.size()];
        const auto found = m_searcher.search(request);
        return found ? std::string() : messageOf(found.error());
    }

    std::string ask()
    {
        const auto reader = m_archive.newReader();
        const auto workflow = agent::makeWorkflow("built-in");
        if (!reader || !workflow) {
            return "no reader or workflow";
        }
        agent::Knowledge knowledge(*reader, m_searcher);
        const agent::Prompts prompts;
        agent::AgentContext context{knowledge, prompts};
        agent::AnswerRequest request;
        request.question = m_random() % 2 == 0 ? "Who was happy about the garden?" : "Was sagte Dora über das Projekt?";
        request.now = Moment{1'717'200'000'000'000, std::nullopt};
        const auto answer = (*workflow)->run(request, context, {}, {});
        return answer ? answer->error : messageOf(answer.error());
    }

    std::string reindex()
    {
        if (m_random() % 2 == 0) {
            if (const auto rebuilt = rebuildDerivedTables(m_archive.writer()); !rebuilt) {
                return messageOf(rebuilt.error());
            }
        }
        fs::remove_all(m_archive.directory() / "index");
        const search::Searcher fresh(m_archive);
        const auto prepared = fresh.prepare();
        return prepared ? std::string() : messageOf(prepared.error());
    }

    std::string backUp()
    {
        const auto file = m_world.directory / "backup.sqlite";
        if (const auto done = backupTo(m_archive.writer(), m_archive.directory(), file); !done) {
            return messageOf(done.error());
        }
        const auto place = m_world.directory / "restored";
        fs::remove_all(place);
        if (const auto done = restoreFrom(file, place); !done) {
            return messageOf(done.error());
        }
        const auto restored = Archive::open(place, Access::ReadOnly);
        const auto reader = restored ? restored->newReader() : Result<Reader>(tl::unexpected(restored.error()));
        const auto count = reader ? conversationCount(*reader) : Result<std::uint64_t>(tl::unexpected(reader.error()));
        return count && *count == m_stored.size() ? std::string() : "the backup holds something else";
    }

    std::optional<Id> somebody()
    {
        const auto people = listPeople(m_archive.writer());
        if (!people || people->empty()) {
            return std::nullopt;
        }
        return (*people)[m_random() % people->size()].id;
    }

    std::string rename()
    {
        const auto person = somebody();
        if (!person) {
            return {};
        }
        const auto done = renamePerson(m_archive.writer(), *person, fmt::format("Name {}", m_random()));
        return done ? std::string() : messageOf(done.error());
    }

    std::string merge()
    {
        const auto from = somebody();
        const auto into = somebody();
        if (!from || !into || *from == *into) {
            return {};
        }
        const auto merged = mergePeople(m_archive.writer(), *from, *into);
        if (!merged) {
            return messageOf(merged.error());
        }
        if (m_random() % 3 == 0) {
            return {};
        }
        const auto back = unmergePeople(m_archive.writer(), *merged);
        return back ? std::string() : messageOf(back.error());
    }

    const World& m_world;
    const emotion::EmotionScorer& m_scorer;
    Archive m_archive;
    search::Searcher m_searcher;
    std::mt19937 m_random;
    std::vector<fs::path> m_files;
    std::set<Id> m_stored;
};

} // namespace

Row soak(const World& world)
{
    Row row;
    row.threat = "soak: mixed work in random order";
    const auto scorer = emotion::EmotionScorer::builtIn();
    auto archive = Archive::open(world.directory / "archive");
    if (!scorer || !archive) {
        row.add("could not begin");
        return row;
    }
    Use use(world, *scorer, std::move(*archive));
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                               std::chrono::duration<double, std::ratio<60>>(world.soakMinutes));
    const auto warmedUp = end - std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                    std::chrono::duration<double, std::ratio<60>>(world.soakMinutes * 0.7));
    std::size_t memoryBefore = 0;
    std::size_t handlesBefore = 0;
    std::size_t memoryAfter = 0;
    std::size_t handlesAfter = 0;
    while (std::chrono::steady_clock::now() < end) {
        std::string name;
        std::string finding = use.step(name);
        finding += use.check();
        row.add(finding.empty() ? "" : name + ": " + finding);
        // The highest of the first part against the highest of the rest: single steps differ.
        const bool early = std::chrono::steady_clock::now() < warmedUp;
        std::size_t& memory = early ? memoryBefore : memoryAfter;
        std::size_t& handles = early ? handlesBefore : handlesAfter;
        memory = std::max(memory, residentKilobytes());
        handles = std::max(handles, openHandles());
    }
    constexpr std::size_t kSlackKilobytes = 32 * 1024;
    row.add(memoryAfter <= memoryBefore + memoryBefore / 4 + kSlackKilobytes ? "" : "memory grows");
    row.add(handlesAfter <= handlesBefore + 2 ? "" : "file handles grow");
    row.note = fmt::format("{:.0f} min, seed {}; memory {} → {} MB, file handles {} → {}", world.soakMinutes,
                           world.seed, memoryBefore / 1024, memoryAfter / 1024, handlesBefore, handlesAfter);
    return row;
}

} // namespace reminisce::faults
