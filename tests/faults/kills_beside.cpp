// SPDX-License-Identifier: GPL-3.0-or-later
// Killed while something is written beside the conversations: descriptions by a model, and runs of the Lab.
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>

#include <fmt/format.h>

#include "core/archive/emotion_texts.h"
#include "tests/faults/kills.h"
#include "tests/faults/transcripts.h"
#include "tests/faults/world.h"
#include "tests/support/scripted_server.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

/// While it lives, no thread that is started takes the signal that a child has ended: runProgram waits for it.
class ChildSignalKept
{
public:
    ChildSignalKept()
    {
        sigset_t childEnds;
        sigemptyset(&childEnds);
        sigaddset(&childEnds, SIGCHLD);
        pthread_sigmask(SIG_BLOCK, &childEnds, &m_before);
    }
    ~ChildSignalKept() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    ChildSignalKept(const ChildSignalKept&) = delete;
    ChildSignalKept& operator=(const ChildSignalKept&) = delete;

private:
    sigset_t m_before{};
};

std::size_t descriptionsIn(const fs::path& archive)
{
    const auto opened = archive::Archive::open(archive, archive::Access::ReadOnly);
    const auto reader = opened ? opened->newReader() : Result<archive::Reader>(tl::unexpected(opened.error()));
    const auto count = reader ? archive::emotionTextCount(*reader) : Result<std::uint64_t>(0);
    return static_cast<std::size_t>(count.value_or(0));
}

/// The stored answers alone, without the sets.
std::vector<std::string> answersIn(const fs::path& archive)
{
    auto all = labOf(archive);
    all.erase(
        std::remove_if(all.begin(), all.end(), [](const std::string& entry) { return entry.rfind("run ", 0) != 0; }),
        all.end());
    return all;
}

std::vector<std::string> askingAll(const fs::path& questions)
{
    return {"evaluate", "answers", "--dataset", questions.string(), "--format", "own", "--workflow", "built-in",
            "--name",   "run",     "--yes"};
}

} // namespace

std::string KillTests::fillLab()
{
    const auto set = m_whole / "lab" / "questions" / "set-mine.json";
    fs::create_directories(set.parent_path());
    const Ending made =
        runProgram(command(m_whole, {"evaluate", "questions", "--count", "12", "--output", set.string()}));
    const Ending asked = runProgram(command(m_whole, askingAll(set)));
    return made.status == 0 && asked.status == 0 && labOf(m_whole).size() > 1 ? std::string()
                                                                              : "the Lab could not be filled";
}

Row KillTests::describing(std::size_t times)
{
    const ChildSignalKept kept;
    std::atomic<std::size_t> asked = 0;
    test::ScriptedServer server;
    server.handle("/v1/chat/completions", [&asked](const test::RecordedRequest& request) {
        static constexpr auto kWords =
            std::to_array<const char*>({"happy, calm", "sad, lonely", "angry", "anxious, hopeful"});
        ++asked;
        const std::string words = kWords[request.body.size() % kWords.size()];
        return request.json().value("stream", false) ? test::streamReply(test::chatStream({words}))
                                                     : test::chatReply(words);
    });
    const auto few = m_directory / "few";
    std::vector<fs::path> files(fs::directory_iterator(m_files), {});
    std::sort(files.begin(), files.end());
    (void)runProgram(command(few, {"import", files[0].string(), files[1].string(), files[2].string()}));
    (void)runProgram(command(few, {"backend", "add", "mine", "--url", server.url(), "--chat-model", "m"}));
    const Contents before = contentsOf(few);
    const auto archive = copyOf(few);
    const auto arguments = command(archive, {"describe", "--backend", "mine", "--at-a-time", "1"});
    const Milliseconds usually = runProgram(arguments).took;
    const Contents described = contentsOf(archive);
    const std::size_t all = descriptionsIn(archive);
    return repeat("killed while a model describes emotions", times, [&](std::size_t) -> std::string {
        if (all == 0 || described.digest == before.digest) {
            return "nothing is described";
        }
        (void)copyOf(few);
        killDuring(arguments, usually);
        const Contents left = look(archive);
        const std::size_t stored = descriptionsIn(archive);
        m_inTheMiddle += stored > 0 && stored < all ? 1 : 0;
        if (left.digest != before.digest && left.digest != described.digest) {
            return "scores of neither before nor after; " + damageOf(left);
        }
        const std::size_t askedBefore = asked;
        if (const Ending again = runProgram(arguments); again.status != 0) {
            return fmt::format("describing again ended with {}", again.status);
        }
        // The request that was under way when the program was killed may be counted late.
        if (const std::size_t again = asked - askedBefore; again + stored < all || again + stored > all + 1) {
            return fmt::format("{} of {} were stored, and {} asked for again", stored, all, again);
        }
        const Contents resumed = look(archive);
        return resumed.digest == described.digest ? damageOf(resumed) : "other scores than undisturbed";
    });
}

Row KillTests::measuring(std::size_t times)
{
    const auto archive = copyOfWhole();
    const auto questions = m_directory / "questions.json";
    fs::copy_file(archive / "lab" / "questions" / "set-mine.json", questions);
    fs::remove_all(archive / "lab");
    const auto arguments = command(archive, askingAll(questions));
    const Milliseconds usually = runProgram(arguments).took;
    const std::size_t all = answersIn(archive).size();
    return repeat("killed while the Lab measures, then resumed", times, [&](std::size_t) -> std::string {
        fs::remove_all(archive / "lab");
        killDuring(arguments, usually);
        const Contents left = look(archive);
        if (left.digest != m_expected.digest || !left.damage.empty()) {
            return "the archive has another content; " + damageOf(left);
        }
        const auto stored = answersIn(archive);
        m_inTheMiddle += !stored.empty() && stored.size() < all ? 1 : 0;
        Ending resumed = runProgram(command(archive, {"evaluate", "answers", "--resume", "latest", "--yes"}));
        if (resumed.status != 0 && stored.empty()) { // killed before there was a run
            resumed = runProgram(arguments);
        }
        if (resumed.status != 0) {
            return fmt::format("resuming ended with {}", resumed.status);
        }
        const auto answers = answersIn(archive);
        if (answers.size() != all) {
            return fmt::format("{} answers instead of {}", answers.size(), all);
        }
        return std::includes(answers.begin(), answers.end(), stored.begin(), stored.end())
                   ? std::string()
                   : std::string("a stored answer was lost or made again");
    });
}

} // namespace reminisce::faults
