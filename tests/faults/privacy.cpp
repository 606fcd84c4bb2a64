// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include "tests/faults/rows.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::faults {

namespace fs = std::filesystem;

namespace {

constexpr const char* kWord = "kanarienvogelwort";
constexpr const char* kKey = "sk-canary-4711-abcdefgh";

/// Everything outside of the archive that a program may write to, below one directory; and all logging switched on.
Environment ownHome(const World& world)
{
    const auto home = world.directory / "home";
    for (const char* name : {"config", "data", "cache", "state", "tmp", "run"}) {
        fs::create_directories(home / name);
    }
    fs::permissions(home / "run", fs::perms::owner_all);
    return {{"HOME", home.string()},
            {"XDG_CONFIG_HOME", (home / "config").string()},
            {"XDG_DATA_HOME", (home / "data").string()},
            {"XDG_CACHE_HOME", (home / "cache").string()},
            {"XDG_STATE_HOME", (home / "state").string()},
            {"XDG_RUNTIME_DIR", (home / "run").string()},
            {"TMPDIR", (home / "tmp").string()},
            {"QT_LOGGING_RULES", "*=true;qt.*=true"},
            {"QT_FORCE_STDERR_LOGGING", "1"},
            {"QT_QPA_PLATFORM", "offscreen"},
            {"QT_QUICK_BACKEND", "software"},
            {"LC_ALL", "C.UTF-8"},
            {"SQLITE_TRACE", "1"}};
}

fs::path canaryTranscript(const World& world)
{
    std::string text;
    for (int i = 0; i < 30; ++i) {
        text += fmt::format("05.03.24, 12:{:02} - {}: The {} sings in the garden, says {}.\n", i,
                            i % 2 == 0 ? "Ada" : "Bela", kWord, i);
    }
    const auto file = world.directory / "in" / "chat.txt";
    writeText(file, text);
    writeText(world.directory / "in" / "broken.json", fmt::format("{{\"{}\": ", kWord));
    return file.parent_path();
}

/// A backend that answers everything with a sentence of its own.
void answerEverything(test::ScriptedServer& server)
{
    server.handle("/v1/chat/completions", [](const test::RecordedRequest& request) {
        return request.json().value("stream", false) ? test::streamReply(test::chatStream({"A bird ", "sings [1]."}))
                                                     : test::chatReply("A bird sings [1].");
    });
    server.handle("/v1/embeddings", [](const test::RecordedRequest& request) {
        nlohmann::json data = nlohmann::json::array();
        const nlohmann::json input = request.json().value("input", nlohmann::json::array());
        for (std::size_t i = 0; i < input.size(); ++i) {
            data.push_back({{"index", i}, {"embedding", {1.0, static_cast<double>(input[i].dump().size() % 7), 0.5}}});
        }
        return test::jsonReply({{"data", data}});
    });
}

using Commands = std::vector<std::vector<std::string>>;

Commands everyCommand(const World& world, const fs::path& input, const std::string& url)
{
    const auto out = world.directory / "out";
    fs::create_directories(out);
    Commands all = {{"import", input.string()},
                    {"import", input.string(), "--json"},
                    {"search", "bird in the garden"},
                    {"ask", "Who sings in the garden?"},
                    {"stats"},
                    {"people", "list"},
                    {"sources", "list"},
                    {"reindex"},
                    {"rechunk", "--max-tokens", "60"},
                    {"verify"},
                    {"backup", (out / "copy.sqlite").string()},
                    {"export", (out / "open").string()}};
    if (!url.empty()) {
        const Commands withBackend = {{"backend", "add", "mine", "--url", url, "--chat-model", "m", "--embedding-model",
                                       "e", "--key-env", "REMINISCE_TEST_KEY"},
                                      {"backend", "list"},
                                      {"backend", "test", "mine"},
                                      {"reindex", "--backend", "mine"},
                                      {"search", "garden", "--backend", "mine"},
                                      {"ask", "Who sings?", "--backend", "mine", "--workflow", "rag"}};
        all.insert(all.end(), withBackend.begin(), withBackend.end());
    }
    all.push_back({"verify", "--rebuild"});
    all.push_back({"delete", "--conversation", "1"});
    all.push_back({"restore", (out / "copy.sqlite").string()});
    return all;
}

} // namespace

Row logCanary(const World& world)
{
    Row row;
    row.threat = "imported words in logs and state files";
    const auto archive = world.directory / "archive";
    Environment environment = ownHome(world);
    const auto input = canaryTranscript(world);
    test::ScriptedServer server;
    answerEverything(server);
    for (const auto& words : everyCommand(world, input, server.url())) {
        const Heard heard = world.run(archive, words, environment);
        std::string finding = heard.crashed() ? heard.errors : "";
        if (heard.errors.find(kWord) != std::string::npos) {
            finding += "on standard error; ";
        }
        if (const auto copies = copiesOf(kWord, world.directory / "home"); copies > 0) {
            finding += fmt::format("{} times in files outside of the archive; ", copies);
        }
        row.add(finding.empty() ? "" : words[0] + ": " + finding);
    }
    const auto window = world.cli.parent_path() / "reminisce";
    const bool hasWindow = fs::exists(window);
    if (hasWindow) {
        environment["REMINISCE_DATA_DIR"] = (world.directory / "data").string();
        fs::create_directories(world.directory / "data");
        fs::copy(archive, world.directory / "data" / "archive", fs::copy_options::recursive);
        const Heard heard = hear({"timeout", "8", window.string()}, environment);
        std::string finding = heard.errors.find(kWord) != std::string::npos ? "the window's log; " : "";
        finding += heard.errors.empty() ? "the window logs nothing, so nothing was searched; " : "";
        finding += copiesOf(kWord, world.directory / "home") > 0 ? "the window's state files" : "";
        row.add(finding);
    }
    row.note = fmt::format("commands{}, every log on: 0 hits", hasWindow ? " and the window" : " (window not built)");
    return row;
}

Row keys(const World& world)
{
    Row row;
    row.threat = "keys in files, output, logs";
    const auto archive = world.directory / "archive";
    Environment environment = ownHome(world);
    environment["REMINISCE_TEST_KEY"] = kKey;
    const auto input = canaryTranscript(world);
    for (const bool refuses : {false, true}) {
        test::ScriptedServer server;
        if (refuses) {
            for (const char* path : {"/v1/models", "/v1/chat/completions", "/v1/embeddings"}) {
                server.handle(path, [](const test::RecordedRequest&) {
                    return test::jsonReply({{"error", {{"message", std::string("Incorrect API key: ") + kKey}}}}, 401);
                });
            }
        } else {
            answerEverything(server);
        }
        fs::remove_all(archive);
        fs::remove_all(world.directory / "out");
        for (const auto& words : everyCommand(world, input, server.url())) {
            const Heard heard = world.run(archive, words, environment);
            std::string finding = heard.crashed() ? heard.errors : "";
            finding += (heard.output + heard.errors).find(kKey) != std::string::npos ? "in the output; " : "";
            finding += copiesOf(kKey, world.directory) > 0 ? "in a file; " : "";
            row.add(finding.empty() ? "" : words[0] + ": " + finding);
        }
        bool sent = false;
        for (const auto& request : server.requests()) {
            const auto header = request.headers.find("Authorization");
            sent = sent || (header != request.headers.end() && header->second == std::string("Bearer ") + kKey);
        }
        row.add(sent ? "" : "the key was never sent, so nothing was tried");
    }
    row.note = "config, database, index, backup, export, output: 0 hits";
    return row;
}

Row connections(const World& world)
{
    Row row;
    row.threat = "files opened, connections made (strace)";
    if (hear({"strace", "-V"}).status != 0 || hear({"strace", "-f", "true"}).status != 0) {
        row.add("strace is not there, or may not trace");
        return row;
    }
    const auto archive = world.directory / "archive";
    Environment environment = ownHome(world);
    environment["REMINISCE_TEST_KEY"] = kKey;
    const auto input = canaryTranscript(world);
    test::ScriptedServer server;
    answerEverything(server);
    const std::string port = server.url().substr(server.url().rfind(':') + 1);
    const auto trace = world.directory / "trace";
    std::size_t opens = 0;
    std::size_t connects = 0;
    for (const bool withBackend : {false, true}) {
        fs::remove_all(archive);
        fs::remove_all(world.directory / "out");
        for (const auto& words : everyCommand(world, input, withBackend ? server.url() : std::string())) {
            std::vector<std::string> traced = {
                "strace", "-f",          "-qq", "-s",          "4096", "-e", "trace=connect,open,openat,openat2,sendto",
                "-e",     "signal=none", "-o",  trace.string()};
            const auto command = world.command(archive, words);
            traced.insert(traced.end(), command.begin(), command.end());
            const Heard heard = hear(traced, environment);
            std::string finding = heard.crashed() ? heard.errors : "";
            std::istringstream lines(test::readFile(trace));
            std::set<std::string> strange;
            for (std::string line; std::getline(lines, line);) {
                const auto quote = line.find('"');
                const bool isOpen = line.find(" open") != std::string::npos && quote != std::string::npos;
                if (line.find("connect(") != std::string::npos) {
                    ++connects;
                    const bool ours = line.find("htons(" + port + ")") != std::string::npos &&
                                      line.find("127.0.0.1") != std::string::npos && withBackend;
                    if (!ours) {
                        strange.insert(line);
                    }
                } else if (isOpen) {
                    ++opens;
                    const std::string path = line.substr(quote + 1, line.find('"', quote + 1) - quote - 1);
                    bool known = path.rfind(world.directory.string(), 0) == 0 || path == ".";
                    for (const char* system : {"/usr/", "/lib", "/etc/ld.so", "/etc/localtime", "/etc/ssl/",
                                               "/proc/self/", "/proc/sys/vm/overcommit", "/sys/devices/system/cpu",
                                               "/dev/null", "/dev/urandom", "/proc/cpuinfo", "/etc/timezone"}) {
                        known = known || path.rfind(system, 0) == 0;
                    }
                    if (!known) {
                        strange.insert(path);
                    }
                }
            }
            for (const std::string& one : strange) {
                finding += one + "; ";
            }
            row.add(finding.empty() ? "" : words[0] + ": " + finding);
        }
    }
    row.add(opens > 1000 && connects > 0 ? "" : "strace saw next to nothing");
    row.note = fmt::format("{} opens, 0 elsewhere; {} connects, all to the backend on loopback", opens, connects);
    return row;
}

Row permissions(const World& world)
{
    Row row;
    row.threat = "file permissions";
    ::umask(0); // what the program makes must not depend on it
    const auto archive = world.directory / "archive";
    const auto input = canaryTranscript(world);
    test::ScriptedServer server;
    answerEverything(server);
    const auto out = world.directory / "out";
    auto commands = everyCommand(world, input, server.url());
    const Commands lab = {{"evaluate", "questions", "--count", "5", "--output", (out / "questions.json").string()},
                          {"evaluate", "answers", "--dataset", (out / "questions.json").string(), "--format", "own",
                           "--workflow", "built-in", "--yes"}};
    commands.insert(commands.end() - 3, lab.begin(), lab.end());
    const auto check = [&](const fs::path& path, const std::string& command) {
        struct stat status = {};
        (void)::stat(path.c_str(), &status);
        const unsigned mode = status.st_mode & 0777U;
        const unsigned wanted = fs::is_directory(path) ? 0700U : 0600U;
        const std::string name = path.lexically_relative(world.directory).string();
        row.add(mode == wanted ? "" : fmt::format("after {}: {} has {:o}", command, name, mode));
    };
    fs::permissions(out, fs::perms::owner_all);
    for (const auto& words : commands) {
        (void)world.run(archive, words, ownHome(world));
        for (const auto& place : {archive, out}) {
            if (!fs::exists(place)) {
                continue;
            }
            check(place, words[0]);
            for (const auto& entry : fs::recursive_directory_iterator(place)) {
                check(entry.path(), words[0]);
            }
        }
    }
    ::umask(022);
    row.note = "archive, index, Lab, settings, backup, export after each command: 0700 and 0600";
    return row;
}

} // namespace reminisce::faults
