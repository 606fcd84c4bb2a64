// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline can be paged and filtered while work goes on elsewhere. The longest stall is printed, and judged by
// tests/faults and bench/window_bench only: how long one is says as much about the machine as about the program.
#include <atomic>
#include <chrono>
#include <thread>

#include <QTest>

#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

namespace {

using Clock = std::chrono::steady_clock;

/// Measures the longest time for which the event loop of this thread did not come round.
class Watchdog : public QObject
{
public:
    Watchdog()
    {
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const auto now = Clock::now();
            m_longest = std::max(m_longest, now - m_last);
            m_last = now;
        });
        m_last = Clock::now();
        m_timer.start();
    }
    [[nodiscard]] double longestMilliseconds() const
    {
        return std::chrono::duration<double, std::milli>(m_longest).count();
    }

private:
    QTimer m_timer;
    Clock::time_point m_last;
    Clock::duration m_longest{};
};

} // namespace

class ResponsivenessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTimelinePagesWhileAnImportRuns();
};

void ResponsivenessTest::theTimelinePagesWhileAnImportRuns()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("A.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2015, 1, 1), 1000, 10));
    app::ImportViewModel& importer = *fixture.app().importer();
    const app::ConversationListModel& list = *fixture.app().timeline()->conversations();
    const QUrl more =
        fixture.write(QStringLiteral("B.txt"), whatsAppChat(QStringLiteral("Ben"), QDate(2005, 1, 1), 3000, 15));

    Watchdog watchdog;
    importer.addUrls({more});
    QVERIFY(waitUntil([&] { return importer.running(); }));
    int pages = 0;
    int row = 0;
    while (importer.running()) {
        row = (row + 97) % list.rowCount();
        const bool loaded = waitUntil([&] { return valueOf(list, row % list.rowCount(), "loaded").toBool(); });
        QVERIFY(loaded);
        ++pages;
        if (pages % 5 == 0) {
            fixture.app().filter()->setText(pages % 2 == 0 ? QStringLiteral("Erdbeeren") : QString());
        }
        QTest::qWait(1);
    }
    qInfo("longest stall of the GUI thread: %.0f ms over %d pages", watchdog.longestMilliseconds(), pages);
    QVERIFY(pages > 3);
}

QTEST_MAIN(ResponsivenessTest)
#include "responsiveness_test.moc"
