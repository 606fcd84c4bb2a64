// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window_parts.h"

#include <algorithm>
#include <cstdio>
#include <map>

#include <fmt/format.h>

#include <QElapsedTimer>
#include <QTest>
#include <QUrl>

#include "app/base/qt_text.h"
#include "bench/measure.h"
#include "bench/window_data.h"

namespace reminisce::bench {
namespace {

constexpr int kScrollFrames = 300;
constexpr int kFramesAfter = 40; ///< drawn after something was asked for and shown
constexpr std::size_t kCues = 300'000;

} // namespace

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
            found[at], [&] { transcript.finder()->setText(QStringLiteral("st")); },
            [&] { return transcript.finder()->count() > 0; });
        transcript.finder()->setText({});
        transcript.close();
    }
    print("transcript of 10,000 turns opened", opened);
    print("transcript, read along", read);
    print("transcript, scroll bar dragged", dragged);
    print("found in a transcript", found);
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

} // namespace reminisce::bench
