// SPDX-License-Identifier: GPL-3.0-or-later
// A chat that is too long to be held whole, in the real program: found in and read by keys, and nothing jumps.
#include <QGuiApplication>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::test;

namespace {

constexpr int kMessages = 400;

} // namespace

class LongChatWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QQuickStyle::setStyle(QStringLiteral("Basic")); }
    void init();
    void cleanup();

    void ctrlFFindsWhatIsFarAway();
    void whatComesAboveMovesNothing();

private:
    [[nodiscard]] app::AskViewModel& ask() { return *m_world->app().ask(); }
    [[nodiscard]] QQuickItem* message(int row) const;
    /// Of a message in the view; what the reader sees, whatever the list counts from.
    [[nodiscard]] double placeOf(int row) const { return message(row)->mapToItem(m_list, QPointF()).y(); }
    [[nodiscard]] bool inSight(int row) const;

    std::unique_ptr<AppFixture> m_world;
    std::unique_ptr<RealWindow> m_window;
    QQuickItem* m_list = nullptr;
};

void LongChatWindowTest::init()
{
    m_world = std::make_unique<AppFixture>();
    m_world->restart([](archive::Archive& archive) { storeChat(archive, "Knee", kMessages); });
    m_world->app().setLanguage(QStringLiteral("en"));
    m_world->app().setReducedMotion(true);
    m_window = std::make_unique<RealWindow>(m_world->app());
    QVERIFY(m_window->isOpen());
    m_world->app().setCurrentPage(QStringLiteral("ask"));
    QVERIFY(waitUntil([this] { return ask().sessions()->count() == 1; }));
    ask().openSession(valueOf(*ask().sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([this] {
        m_list = m_window->find(QStringLiteral("messages"));
        return m_list != nullptr && inSight(kMessages - 1);
    }));
}

void LongChatWindowTest::cleanup()
{
    const QStringList warnings = m_window ? m_window->warnings() : QStringList();
    m_window.reset();
    m_world.reset();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(QLatin1Char('\n'))));
}

QQuickItem* LongChatWindowTest::message(int row) const
{
    QQuickItem* item = nullptr;
    QMetaObject::invokeMethod(m_list, "itemAtIndex", Q_RETURN_ARG(QQuickItem*, item), Q_ARG(int, row));
    return item;
}

bool LongChatWindowTest::inSight(int row) const
{
    const QQuickItem* item = message(row);
    return item != nullptr && placeOf(row) < m_list->height() && placeOf(row) + item->height() > 0;
}

void LongChatWindowTest::ctrlFFindsWhatIsFarAway()
{
    m_window->press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(waitUntil([&] { return m_window->hasFocus(QStringLiteral("find")); }));
    m_window->type(QStringLiteral("question 7"));
    QVERIFY(waitUntil([this] { return ask().finder()->countText() == QStringLiteral("1 / 11") && inSight(6); }));
    m_window->press(Qt::Key_Return);
    QVERIFY(waitUntil([this] { return inSight(69); }));
    m_window->press(Qt::Key_Return, Qt::ShiftModifier);
    m_window->press(Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(waitUntil([this] { return ask().finder()->countText() == QStringLiteral("11 / 11") && inSight(78); }));
    QVERIFY(m_window->hasFocus(QStringLiteral("find")));
    m_window->press(Qt::Key_Escape);
    QVERIFY(waitUntil([this] { return ask().finder()->text().isEmpty(); }));
    QVERIFY(m_window->hasFocus(QStringLiteral("question")));
    QVERIFY(inSight(78)); // who has found it goes on reading there
}

void LongChatWindowTest::whatComesAboveMovesNothing()
{
    // To somewhere that has not been read yet, as by the scroll bar.
    const double middle = m_list->property("originY").toDouble() + m_list->property("contentHeight").toDouble() / 2;
    m_list->setProperty("follow", false);
    m_list->setProperty("contentY", middle);
    int row = -1;
    QMetaObject::invokeMethod(m_list, "indexAt", Q_RETURN_ARG(int, row), Q_ARG(qreal, 20), Q_ARG(qreal, middle));
    QVERIFY(row > 0); // the one at the upper edge
    const double place = placeOf(row);
    const auto isHere = [this](int one) { return valueOf(*ask().messages(), one, "loaded").toBool(); };
    QVERIFY(waitUntil([&] { return isHere(row) && isHere(row - 2) && isHere(row + 2); }));
    QSignalSpy frames(&m_window->window(), &QQuickWindow::frameSwapped);
    m_window->window().update();
    QVERIFY(waitUntil([&] { return frames.count() > 1; }));
    QCOMPARE(placeOf(row), place);
}

QTEST_MAIN(LongChatWindowTest)
#include "long_chat_window_test.moc"
