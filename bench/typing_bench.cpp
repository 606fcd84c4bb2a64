// SPDX-License-Identifier: GPL-3.0-or-later
// typing_bench CHUNKS DIRECTORY: how long after a keystroke the search page shows its results, and how long the GUI
// thread is held up by it. The real view models over a generated archive, typed at 150 ms a letter, with and without a
// filter; before that a control run in which nothing is searched. One line of JSON per row.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTest>
#include <QTimer>

#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "app/shell/app_view_model.h"
#include "bench/corpus.h"

using namespace reminisce;

namespace {

constexpr int kLetterInterval = 150;
constexpr int kQueries = 12;

/// The longest time for which the event loop of this thread did not come round.
class Watchdog : public QObject
{
public:
    Watchdog()
    {
        m_timer.setInterval(0);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_clock.nsecsElapsed());
            m_clock.restart();
        });
        m_clock.start();
        m_timer.start();
    }
    /// Milliseconds since the last call.
    double take()
    {
        const double longest = static_cast<double>(m_longest) / 1e6;
        m_longest = 0;
        m_clock.restart();
        return longest;
    }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

double percentile(std::vector<double> values, double share)
{
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Two or three words of the corpus, frequent ones among them.
QStringList queries()
{
    const bench::CorpusOptions options;
    const bench::TextGenerator text(options);
    std::mt19937 random(7);
    QStringList all;
    for (int i = 0; i < kQueries; ++i) {
        QStringList words;
        for (int k = 0; k < 2 + i % 2; ++k) {
            const auto rank = static_cast<std::size_t>(
                std::pow(10.0, 1 + 3.5 * static_cast<double>(random()) / static_cast<double>(random.max())));
            words.append(app::toQt(text.word(rank)));
        }
        all.append(words.join(QLatin1Char(' ')));
    }
    return all;
}

struct Typed
{
    std::vector<double> latencies; ///< milliseconds from a keystroke to the results of it or of a later one
    double longestStall = 0;
};

Typed type(app::SearchViewModel& search, Watchdog& watchdog, bool searching)
{
    Typed typed;
    std::vector<std::chrono::steady_clock::time_point> waiting;
    const auto connection = QObject::connect(&search, &app::SearchViewModel::changed, &search, [&] {
        if (!search.searching()) {
            const auto now = std::chrono::steady_clock::now();
            for (const auto at : waiting) {
                typed.latencies.push_back(std::chrono::duration<double, std::milli>(now - at).count());
            }
            waiting.clear();
        }
    });
    watchdog.take();
    for (const QString& query : queries()) {
        for (qsizetype length = 1; length <= query.size(); ++length) {
            if (searching && !query[length - 1].isSpace()) {
                waiting.push_back(std::chrono::steady_clock::now());
                search.setQuery(query.left(length));
            }
            QTest::qWait(kLetterInterval);
        }
        search.setQuery({});
        waiting.clear();
    }
    typed.longestStall = watchdog.take();
    QObject::disconnect(connection);
    return typed;
}

void print(const char* name, std::size_t chunks, const Typed& typed)
{
    std::printf("{\"benchmark\":\"%s\",\"chunks\":%zu,\"keystrokes\":%zu,\"p50_ms\":%.1f,\"p95_ms\":%.1f,"
                "\"max_ms\":%.1f,\"longest_gui_stall_ms\":%.1f}\n",
                name, chunks, typed.latencies.size(), percentile(typed.latencies, 0.5),
                percentile(typed.latencies, 0.95), percentile(typed.latencies, 1), typed.longestStall);
    std::fflush(stdout);
}

bool fill(const std::filesystem::path& directory, std::size_t chunks)
{
    auto archive = archive::Archive::open(directory);
    const auto present = archive ? archive::conversationCount(archive->writer()) : Result<std::uint64_t>(0U);
    if (!archive || !present) {
        return false;
    }
    bench::CorpusOptions options;
    options.chunks = chunks;
    return *present > 0 || bench::fillArchive(*archive, options).has_value();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: typing_bench CHUNKS DIRECTORY\n");
        return 2;
    }
    const auto chunks = static_cast<std::size_t>(std::atoll(argv[1]));
    const std::filesystem::path directory = std::filesystem::path(argv[2]) / ("typing-" + std::to_string(chunks));
    std::filesystem::create_directories(directory);
    if (!fill(directory, chunks)) {
        std::fprintf(stderr, "the archive could not be made\n");
        return 1;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("REMINISCE_DATA_DIR", QByteArray(argv[2]));
    QGuiApplication program(argc, argv);
    app::AppViewModel model(std::make_unique<app::MemoryKeyStore>());
    model.start(directory);
    if (!QTest::qWaitFor([&] { return model.ready() && !model.jobs()->running(); }, 600'000)) {
        return 1;
    }
    app::SearchViewModel& search = *model.search();
    // The first search waits for the index.
    search.setQuery(QStringLiteral("x"));
    if (!QTest::qWaitFor([&] { return !search.searching() && !search.elapsedText().isEmpty(); }, 600'000)) {
        return 1;
    }
    search.setQuery({});
    Watchdog watchdog;
    print("typing, nothing searched", chunks, type(search, watchdog, false));
    print("typing, unfiltered", chunks, type(search, watchdog, true));
    model.filter()->setDates(QStringLiteral("2020-01-01"), QStringLiteral("2020-12-31"));
    QTest::qWait(3000);
    print("typing, one year", chunks, type(search, watchdog, true));
    return 0;
}
