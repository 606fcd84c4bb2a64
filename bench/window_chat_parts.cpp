// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the ask page: long chats, and answers as they come.
#include <algorithm>

#include <fmt/format.h>

#include <QElapsedTimer>
#include <QPointer>
#include <QTest>

#include "app/base/qt_text.h"
#include "bench/measure.h"
#include "bench/window_data.h"
#include "bench/window_parts.h"

namespace reminisce::bench {
namespace {

QQuickItem* messageInMiddle(QQuickItem& list)
{
    QQuickItem* found = nullptr;
    QMetaObject::invokeMethod(&list, "itemAt", Q_RETURN_ARG(QQuickItem*, found), Q_ARG(qreal, list.width() / 2),
                              Q_ARG(qreal, list.property("contentY").toDouble() + list.height() / 2));
    return found;
}

} // namespace

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

} // namespace reminisce::bench
