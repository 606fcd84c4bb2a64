// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include "app/shell/app_view_model.h"
#include "bench/window_watch.h"

namespace reminisce::bench {

/// Longest wait for anything, in milliseconds; the program ends after it.
inline constexpr int kPatience = 300'000;

/// Handles events until `done`.
void waitFor(const std::function<bool()>& done);

/// The application and its window, put up as the program itself does it.
class Program
{
public:
    explicit Program(const std::filesystem::path& archive);

    [[nodiscard]] app::AppViewModel& app() { return m_app; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    /// Conversations are there, the first with its words, and the strip has bars.
    [[nodiscard]] bool usable();
    /// The list that shows a model.
    [[nodiscard]] QQuickItem& listOf(const QObject* model);
    /// Turns the wheel by one notch over the middle of an item; up when positive.
    void turnWheel(const QQuickItem& item, int notches);

private:
    app::AppViewModel m_app;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

/// One round of a part.
struct Round
{
    Frames frames;
    Span stall;                ///< the longest
    std::vector<double> waits; ///< until what was asked for was shown
};

/// Prints the p99 of the frames and the longest stall: the median of the rounds each.
void print(const std::string& name, const std::vector<Round>& rounds);

/// Prints a figure of its own.
void print(const std::string& name, double value, double target, const std::string& note,
           const std::string& unit = "ms");

} // namespace reminisce::bench
