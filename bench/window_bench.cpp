// SPDX-License-Identifier: GPL-3.0-or-later
// window_bench CHUNKS DIRECTORY [PART...]: the program's own window, offscreen with the software renderer, over a
// generated archive: how long it takes to appear, its frames, and how long it does not answer while somebody scrolls,
// filters, reads, asks and imports. Parts: start, rest, timeline, filter, transcript, chat, stream, import; all when
// none is named. A frame counts from the end of the one before, with the 5 ms that Qt waits in between; "rest" is the
// same while nothing happens. Each figure is the median of three rounds.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>

#include <QGuiApplication>
#include <QProcess>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include "app/base/qt_text.h"
#include "bench/measure.h"
#include "bench/window_data.h"
#include "bench/window_parts.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::bench;

namespace {

constexpr int kStarts = 5;
constexpr const char* kBegan = "REMINISCE_BENCH_BEGAN"; ///< when the process was started, in seconds of now()

/// A process of its own: says when its first frame was there, and when the timeline could be used.
int start(const std::filesystem::path& archive)
{
    const double began = std::atof(std::getenv(kBegan));
    Program program(archive);
    double first = 0;
    double usable = 0;
    QObject::connect(&program.window(), &QQuickWindow::frameSwapped, &program.window(), [&] {
        first = first > 0 ? first : now();
        usable = usable > 0 || !program.usable() ? usable : now();
    });
    waitFor([&] { return usable > 0; });
    std::printf("%f %f", (first - began) * 1e3, (usable - began) * 1e3);
    std::fflush(stdout);
    return 0;
}

void timeStarts(const QString& archive)
{
    std::vector<double> first;
    std::vector<double> usable;
    for (int i = 0; i < kStarts; ++i) {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        qputenv(kBegan, QByteArray::number(now(), 'f', 6));
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--start"), archive});
        child.waitForFinished(kPatience);
        const QList<QByteArray> times = child.readAllStandardOutput().split(' ');
        if (times.size() == 2) {
            first.push_back(times[0].toDouble());
            usable.push_back(times[1].toDouble());
        }
    }
    const auto note = [](const std::vector<double>& times) {
        return fmt::format("median of {}, from {:.4g} to {:.4g}", times.size(), percentile(times, 0),
                           percentile(times, 1));
    };
    print("start to the first frame", percentile(first, 0.5), 700, note(first));
    print("start to a timeline that can be used", percentile(usable, 0.5), 1500, note(usable));
}

int make(const std::filesystem::path& archive, std::size_t chunks)
{
    const auto made = makeWindowArchive(archive, chunks);
    if (!made) {
        std::fprintf(stderr, "%s\n", made.error().message.c_str());
    }
    return made ? 0 : 1;
}

int runParts(const std::filesystem::path& archive, const QStringList& wanted)
{
    const auto isWanted = [&](const char* part) { return wanted.isEmpty() || wanted.contains(QLatin1String(part)); };
    if (isWanted("start")) {
        timeStarts(app::pathToQt(archive));
    }
    const std::vector<std::pair<const char*, void (Parts::*)()>> all = {
        {"rest", &Parts::rest},     {"timeline", &Parts::timeline},
        {"filter", &Parts::filter}, {"transcript", &Parts::transcript},
        {"chat", &Parts::chat},     {"stream", &Parts::stream},
        {"import", &Parts::import}};
    Parts parts(archive);
    for (const auto& [name, part] : all) {
        if (isWanted(name)) {
            (parts.*part)();
        }
    }
    parts.memory();
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    if (argc < 3) {
        std::fprintf(stderr, "usage: window_bench CHUNKS DIRECTORY [PART...]\n");
        return 2;
    }
    const std::string mode = argv[1];
    const std::filesystem::path place = argv[2];
    if (mode == "--make") {
        return make(place, static_cast<std::size_t>(std::atoll(argv[3])));
    }
    QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("reminisce-bench"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    if (mode == "--start") {
        return start(place);
    }
    // The archive is made in a process of its own, whose memory does not count here.
    qputenv("REMINISCE_DATA_DIR", QByteArray(argv[2]));
    const auto archive = place / fmt::format("archive-{}", mode);
    const int made = QProcess::execute(QCoreApplication::applicationFilePath(),
                                       {QStringLiteral("--make"), app::pathToQt(archive), QLatin1String(argv[1])});
    return made != 0 ? made : runParts(archive, QGuiApplication::arguments().mid(3));
}
