// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/child.h"

#include <csignal>
#include <cstdio>
#include <ctime>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_directory.h"

namespace reminisce::faults {
namespace {

[[noreturn]] void become(const std::vector<std::string>& arguments)
{
    const int nowhere = ::open("/dev/null", O_RDWR);
    ::dup2(nowhere, STDIN_FILENO);
    ::dup2(nowhere, STDOUT_FILENO);
    ::dup2(nowhere, STDERR_FILENO);
    std::vector<char*> raw;
    for (const std::string& argument : arguments) {
        raw.push_back(const_cast<char*>(argument.c_str()));
    }
    raw.push_back(nullptr);
    ::execv(raw.front(), raw.data());
    ::_exit(127);
}

/// Waits for the end of the child, at most so long. SIGCHLD is blocked, so that sigtimedwait sees it.
bool endsWithin(const sigset_t& childEnds, Milliseconds time)
{
    const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
    const timespec limit = {static_cast<time_t>(nanoseconds / 1'000'000'000),
                            static_cast<long>(nanoseconds % 1'000'000'000)};
    return ::sigtimedwait(&childEnds, nullptr, &limit) == SIGCHLD;
}

} // namespace

Ending runProgram(const std::vector<std::string>& arguments, std::optional<Milliseconds> killAfter)
{
    sigset_t childEnds;
    sigset_t before;
    sigemptyset(&childEnds);
    sigaddset(&childEnds, SIGCHLD);
    sigprocmask(SIG_BLOCK, &childEnds, &before);
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        sigprocmask(SIG_SETMASK, &before, nullptr);
        become(arguments);
    }
    Ending ending;
    if (killAfter && !endsWithin(childEnds, *killAfter)) {
        ::kill(child, SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ending.took = std::chrono::steady_clock::now() - begin;
    ending.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    ending.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
    const timespec none = {};
    while (::sigtimedwait(&childEnds, nullptr, &none) == SIGCHLD) { // the one of this child, if it is still pending
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return ending;
}

Heard hear(const std::vector<std::string>& arguments, const Environment& environment)
{
    // Through files instead of pipes: no output can fill up and block the program.
    const test::TemporaryDirectory directory;
    const auto output = directory.path() / "output";
    const auto errors = directory.path() / "errors";
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string text = *variable;
        if (environment.count(text.substr(0, text.find('='))) == 0) {
            variables.push_back(text);
        }
    }
    for (const auto& [name, value] : environment) {
        variables.push_back(name + "=" + value);
    }
    const auto pointers = [](const std::vector<std::string>& words) {
        std::vector<char*> raw;
        for (const std::string& word : words) {
            raw.push_back(const_cast<char*>(word.c_str()));
        }
        raw.push_back(nullptr);
        return raw;
    };
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.c_str(), O_WRONLY | O_CREAT, 0600);
    Heard heard;
    heard.status = 127;
    pid_t child = 0;
    const auto begin = std::chrono::steady_clock::now();
    if (::posix_spawnp(&child, arguments.front().c_str(), &actions, nullptr, pointers(arguments).data(),
                       pointers(variables).data()) == 0) {
        int status = 0;
        ::waitpid(child, &status, 0);
        heard.took = std::chrono::steady_clock::now() - begin;
        heard.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        heard.output = test::readFile(output);
        heard.errors = test::readFile(errors);
    }
    posix_spawn_file_actions_destroy(&actions);
    return heard;
}

} // namespace reminisce::faults
