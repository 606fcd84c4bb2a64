// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/child.h"

#include <csignal>
#include <cstdio>
#include <ctime>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

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

} // namespace reminisce::faults
