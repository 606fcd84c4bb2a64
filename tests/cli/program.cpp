// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_directory.h"

extern char** environ;

namespace reminisce::test {

Outcome runProgram(const std::string& program, const std::vector<std::string>& arguments)
{
    // Through files instead of pipes: no output can fill up and block the program.
    const TemporaryDirectory directory;
    const auto output = directory.path() / "output";
    const auto errors = directory.path() / "errors";
    std::vector<std::string> words = {program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.c_str(), O_WRONLY | O_CREAT, 0600);
    pid_t child = 0;
    Outcome outcome;
    if (posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), environ) == 0) {
        int status = 0;
        waitpid(child, &status, 0);
        outcome.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        outcome.output = readFile(output);
        outcome.errors = readFile(errors);
    }
    posix_spawn_file_actions_destroy(&actions);
    return outcome;
}

} // namespace reminisce::test
