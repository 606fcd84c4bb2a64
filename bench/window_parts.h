// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include "bench/window_program.h"

namespace reminisce::bench {

inline constexpr int kRounds = 3;

/// What somebody does in the window, one part after the other. Each prints its figures.
class Parts
{
public:
    explicit Parts(const std::filesystem::path& archive);

    void rest();
    void timeline();
    void filter();
    void transcript();
    void chat();
    void stream();
    void import();
    void memory() const;

private:
    /// Draws from `change` on until `done`, and some frames more.
    void show(Round& round, const std::function<void()>& change, const std::function<bool()>& done);
    [[nodiscard]] Round scroll(const QObject* model, double distance);
    void add(Round& round, Frames frames);
    void openChat(int number);
    void configureBackend(const std::string& url);
    [[nodiscard]] Round streamed(double& moved);

    std::filesystem::path m_directory;
    Program m_program;
    app::AppViewModel& m_app;
    Watchdog m_watchdog;
    double m_memory = 0;
};

} // namespace reminisce::bench
