// SPDX-License-Identifier: GPL-3.0-or-later
#include <thread>

#include <QTemporaryDir>
#include <QTest>

#include "app/base/qt_text.h"
#include "app/workers/archive_session.h"

using namespace reminisce;

class SessionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anArchiveThatIsStillHeldIsTheSameSession()
    {
        const QTemporaryDir place;
        const auto directory = app::pathFromQt(place.path()) / "archive";
        app::OpenSessions sessions;
        auto first = sessions.open(directory, true);
        QVERIFY(first.has_value());
        const auto again = sessions.open(directory, false);
        QVERIFY(again.has_value());
        QCOMPARE(again->get(), first->get());
    }

    void anArchiveThatIsClosingIsWaitedFor()
    {
        const QTemporaryDir place;
        const auto directory = app::pathFromQt(place.path()) / "archive";
        app::OpenSessions sessions;
        for (int round = 0; round < 20; ++round) {
            auto session = sessions.open(directory, true);
            QVERIFY2(session.has_value(), session ? "" : session.error().message.c_str());
            // A worker lets go of it while it is opened anew.
            std::jthread worker([held = std::move(*session)]() mutable { held.reset(); });
            const auto again = sessions.open(directory, false);
            QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
        }
    }

    void anotherDirectoryIsAnotherSession()
    {
        const QTemporaryDir place;
        app::OpenSessions sessions;
        const auto one = sessions.open(app::pathFromQt(place.path()) / "one", true);
        const auto two = sessions.open(app::pathFromQt(place.path()) / "two", true);
        QVERIFY(one && two && one->get() != two->get());
        QVERIFY(!sessions.open(app::pathFromQt(place.path()) / "three", false));
    }
};

QTEST_GUILESS_MAIN(SessionsTest)
#include "sessions_test.moc"
