// SPDX-License-Identifier: GPL-3.0-or-later
// window_bench CHUNKS DIRECTORY [PART...]: the program's own window, offscreen with the software renderer, over a
// generated archive: how long it takes to appear, its frames, and how long it does not answer while somebody scrolls,
// filters, reads, asks and imports. Parts: start, rest, timeline, filter, transcript, chat, stream, import; all when
// none is named. A frame counts from the end of the one before, with the 5 ms that Qt waits in between; "rest" is the
// same while nothing happens. Each figure is the median of three rounds.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPointer>
#include <QProcess>
#include <QQuickStyle>
#include <QTest>
#include <QUrl>
#include <QtQml/qqmlextensionplugin.h>

#include "app/base/qt_text.h"
#include "bench/measure.h"
#include "bench/window_data.h"
#include "bench/window_program.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::bench;

namespace {

constexpr int kRounds = 3;
constexpr int kStarts = 5;
constexpr int kScrollFrames = 300;
constexpr int kFramesAfter = 40; ///< drawn after something was asked for and shown
constexpr std::size_t kCues = 300'000;
constexpr const char* kBegan = "REMINISCE_BENCH_BEGAN"; ///< when the process was started, in seconds of now()

/// The parts, one after the other in one window.
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

Parts::Parts(const std::filesystem::path& archive)
    : m_directory(archive.parent_path()), m_program(archive), m_app(m_program.app())
{
    waitFor([this] { return m_program.usable() && !m_app.jobs()->running(); });
    QTest::qWait(2000); // the index is opened in the background
}

void Parts::add(Round& round, Frames frames)
{
    const Span stall = m_watchdog.take();
    round.frames.spans.insert(round.frames.spans.end(), frames.spans.begin(), frames.spans.end());
    round.stall = {std::max(round.stall.wall, stall.wall), std::max(round.stall.processor, stall.processor)};
    m_memory = std::max(m_memory, anonymousMegabytes());
}

void Parts::show(Round& round, const std::function<void()>& change, const std::function<bool()>& done)
{
    QElapsedTimer clock;
    int shown = -1;
    QCoreApplication::processEvents();
    (void)m_watchdog.take();
    add(round, drive(m_program.window(), [&](int frame) {
            if (frame == 0) {
                clock.start();
                change();
            } else if (shown < 0 && done()) {
                shown = frame;
                round.waits.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            }
            return (shown < 0 || frame < shown + kFramesAfter) && clock.elapsed() < kPatience;
        }));
}

Round Parts::scroll(const QObject* model, double distance)
{
    QQuickItem& list = m_program.listOf(model);
    double direction = 1;
    Round round;
    QCoreApplication::processEvents();
    (void)m_watchdog.take();
    add(round, drive(m_program.window(), [&](int frame) {
            const double origin = list.property("originY").toDouble();
            const double end = std::max(origin, origin + list.property("contentHeight").toDouble() - list.height());
            const double y = list.property("contentY").toDouble() + direction * distance;
            direction = y > end || y < origin ? -direction : direction;
            list.setProperty("contentY", std::clamp(y, origin, end));
            return frame < kScrollFrames;
        }));
    return round;
}

void Parts::rest()
{
    std::vector<Round> rounds(kRounds);
    for (Round& round : rounds) {
        (void)m_watchdog.take();
        add(round, drive(m_program.window(), [](int frame) { return frame < kScrollFrames; }));
    }
    print("nothing happens (control)", rounds);
}

void Parts::timeline()
{
    m_app.setCurrentPage(QStringLiteral("timeline"));
    const std::map<std::string, double> ways = {
        {"timeline, read along", 40}, {"timeline, flicked", 400}, {"timeline, scroll bar dragged", 9000}};
    for (const auto& [name, distance] : ways) {
        std::vector<Round> rounds;
        for (int i = 0; i < kRounds; ++i) {
            rounds.push_back(scroll(m_app.timeline()->conversations(), distance));
        }
        print(name, rounds);
    }
}

void Parts::filter()
{
    m_app.setCurrentPage(QStringLiteral("timeline"));
    app::FilterViewModel& filter = *m_app.filter();
    const std::vector<std::function<void()>> changes = {
        [&] { filter.setDates(QStringLiteral("2018-01-01"), QStringLiteral("2018-12-31")); },
        [&] { filter.addPerson(3); },
        [&] { filter.addEmotion(QStringLiteral("joy")); },
        [&] { filter.clearDates(); },
        [&] { filter.clear(); },
        [&] { filter.addEmotion(QStringLiteral("fear")); },
        [&] { filter.clear(); },
    };
    std::vector<Round> rounds(kRounds);
    for (Round& round : rounds) {
        for (const auto& change : changes) {
            show(round, change, [this] { return !m_app.timeline()->loading(); });
        }
    }
    print("filter changed", rounds);
}

void Parts::transcript()
{
    m_app.setCurrentPage(QStringLiteral("timeline"));
    app::TranscriptViewModel& transcript = *m_app.transcript();
    const app::ConversationListModel& list = *m_app.timeline()->conversations();
    qint64 longest = -1; // it was stored last
    for (int row = 0; row < list.rowCount(); ++row) {
        longest = std::max(longest, list.conversationAt(row));
    }
    std::vector<Round> opened(kRounds);
    std::vector<Round> read;
    std::vector<Round> dragged;
    std::vector<Round> found(kRounds);
    for (int i = 0; i < kRounds; ++i) {
        const auto at = static_cast<std::size_t>(i);
        show(
            opened[at], [&] { transcript.open(longest); }, [&] { return transcript.conversationId() == longest; });
        read.push_back(scroll(transcript.turns(), 60));
        dragged.push_back(scroll(transcript.turns(), 4000));
        show(
            found[at], [&] { transcript.setFindText(QStringLiteral("st")); },
            [&] { return transcript.findCount() > 0; });
        transcript.setFindText({});
        transcript.close();
    }
    print("transcript of 10,000 turns opened", opened);
    print("transcript, read along", read);
    print("transcript, scroll bar dragged", dragged);
    print("found in a transcript", found);
}

void Parts::openChat(int number)
{
    app::AskViewModel& ask = *m_app.ask();
    const QString title = QStringLiteral("%1 %2").arg(QLatin1String(kChatTitle)).arg(number);
    for (int row = 0; row < ask.sessions()->rowCount(); ++row) {
        if (ask.sessions()->value(row, QStringLiteral("title")).toString() == title) {
            ask.openSession(ask.sessions()->value(row, QStringLiteral("sessionId")).toLongLong());
        }
    }
}

void Parts::chat()
{
    m_app.setCurrentPage(QStringLiteral("ask"));
    app::AskViewModel& ask = *m_app.ask();
    waitFor([&] { return ask.sessions()->rowCount() >= kChats; });
    QTest::qWait(500);
    std::vector<Round> opened(kChats);
    std::vector<Round> read;
    for (int number = 1; number <= kChats; ++number) {
        show(
            opened[static_cast<std::size_t>(number - 1)], [&] { openChat(number); },
            [&] { return ask.messages()->rowCount() >= kChatMessages; });
        read.push_back(scroll(ask.messages(), -120));
    }
    print("chat of 2,000 messages opened", opened);
    print("chat, read backwards", read);
}

void Parts::configureBackend(const std::string& url)
{
    app::BackendFormViewModel& form = *m_app.settings()->chat();
    form.setName(QStringLiteral("bench"));
    form.setUrl(app::toQt(url));
    form.setModel(QStringLiteral("bench-model"));
    form.save();
    m_app.ask()->setBackend(QStringLiteral("bench"));
    m_app.ask()->setWorkflow(QStringLiteral("tools"));
}

QQuickItem* messageInMiddle(QQuickItem& list)
{
    QQuickItem* found = nullptr;
    QMetaObject::invokeMethod(&list, "itemAt", Q_RETURN_ARG(QQuickItem*, found), Q_ARG(qreal, list.width() / 2),
                              Q_ARG(qreal, list.property("contentY").toDouble() + list.height() / 2));
    return found;
}

/// \param moved how far the text moved under a reader who has scrolled up in the middle of it
Round Parts::streamed(double& moved)
{
    constexpr int kReadsFrom = 3000; // milliseconds
    constexpr int kNotches = 20;
    app::AskViewModel& ask = *m_app.ask();
    QQuickItem& list = m_program.listOf(ask.messages());
    Round round;
    QElapsedTimer clock;
    int turned = 0;
    QPointer<QQuickItem> read; ///< the message in the middle of the view
    double place = 0;          ///< of it in the view: what the reader sees, whatever the list counts from
    (void)m_watchdog.take();
    add(round, drive(m_program.window(), [&](int frame) {
            if (frame == 0) {
                clock.start();
                ask.setDraft(QStringLiteral("What do you make of all this?"));
                ask.ask();
            }
            if (clock.elapsed() > kReadsFrom && turned < kNotches) {
                m_program.turnWheel(list, 1);
                ++turned;
            } else if (clock.elapsed() > 2 * kReadsFrom && place == 0 && !list.property("moving").toBool()) {
                read = messageInMiddle(list);
                place = read ? read->mapToItem(&list, QPointF()).y() : 0;
            } else if (place != 0) {
                moved = std::max(moved, read ? std::abs(read->mapToItem(&list, QPointF()).y() - place) : list.height());
            }
            return ask.running() && clock.elapsed() < kPatience;
        }));
    return round;
}

void Parts::stream()
{
    m_app.setCurrentPage(QStringLiteral("ask"));
    app::AskViewModel& ask = *m_app.ask();
    waitFor([&] { return ask.sessions()->rowCount() >= kChats; });
    openChat(1);
    waitFor([&] { return ask.messages()->rowCount() >= kChatMessages; });
    QTest::qWait(1000);
    for (const bool paragraphs : {true, false}) {
        const StreamingBackend backend([paragraphs] { return longAnswer(paragraphs); });
        configureBackend(backend.url());
        double moved = 0;
        std::vector<Round> rounds;
        for (int i = 0; i < kRounds; ++i) {
            rounds.push_back(streamed(moved));
        }
        const std::string name = fmt::format("answer of 20,000 characters in {}, in a chat of 2,000 messages",
                                             paragraphs ? "paragraphs" : "one paragraph");
        print(name, rounds);
        print(name + ": moved under a reader above", moved, 0, "", "px");
    }
}

void Parts::import()
{
    app::ImportViewModel& importer = *m_app.importer();
    m_app.setCurrentPage(QStringLiteral("import"));
    const std::filesystem::path file = m_directory / "2024-05-01 long.vtt";
    if (const auto written = writeTranscript(file, kCues); !written) {
        std::fprintf(stderr, "%s\n", written.error().message.c_str());
        return;
    }
    std::vector<double> cancels;
    std::vector<Round> rounds(kRounds);
    for (int i = 0; i < kRounds; ++i) {
        double asked = 0;
        QElapsedTimer clock;
        const auto runs = [&] {
            if (asked == 0 && clock.elapsed() > 1000 * (i + 1) && importer.running()) {
                asked = now();
                importer.cancel();
            }
            return asked > 0 && !importer.running();
        };
        show(
            rounds[static_cast<std::size_t>(i)],
            [&] {
                clock.start();
                importer.addUrls({QUrl::fromLocalFile(app::pathToQt(file))});
            },
            runs);
        cancels.push_back((now() - asked) * 1e3);
        importer.clearFinished();
    }
    print("import of 300,000 cues, watched", rounds);
    print(
        "from Cancel to the import's end", percentile(cancels, 1), 500,
        fmt::format("longest of {}, median {:.3g}; with the frames drawn after it", kRounds, percentile(cancels, 0.5)));
}

void Parts::memory() const
{
    print("anonymous memory, at most", m_memory, 350, fmt::format("at the end {:.4g}", anonymousMegabytes()), "MB");
}

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
