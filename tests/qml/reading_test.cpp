// SPDX-License-Identifier: GPL-3.0-or-later
// Who reads above, in the real program, stays there while an answer grows below; who is at its end goes along.
#include <QGuiApplication>
#include <QQuickStyle>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"
#include "tests/support/scripted_server.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::test;

namespace {

constexpr int kPieces = 6;
constexpr int kNotch = 120;    ///< of a wheel
constexpr int kTurnEvery = 16; ///< milliseconds between two turns of it

std::string paragraphs(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "Tom said that the last three kilometres are the ones that count, and that the knee should rest until "
                "then. He said so in June and again in July, and nobody has said anything else about it since.\n\n";
    }
    return text;
}

std::string event(const std::string& words)
{
    return sseEvent({{"choices", {{{"index", 0}, {"delta", {{"content", words}}}, {"finish_reason", nullptr}}}}});
}

/// A long text at first, then one paragraph each time that the test asks for it.
ScriptedReply growingReply()
{
    ScriptedReply reply;
    reply.contentType = "text/event-stream";
    reply.pieceByPiece = true;
    reply.pieces.push_back(event(paragraphs(30)));
    for (int i = 1; i < kPieces; ++i) {
        reply.pieces.push_back(event(paragraphs(4)));
    }
    reply.pieces.push_back(chatStream({"That is all."}));
    return reply;
}

} // namespace

class ReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QQuickStyle::setStyle(QStringLiteral("Basic")); }
    void init();
    void cleanup();

    void whoIsAtTheEndGoesAlong();
    void whoHasScrolledUpStays();
    void whoIsScrollingUpIsNotDrawnBack();

private:
    [[nodiscard]] app::AskViewModel& ask() { return *m_world->app().ask(); }
    [[nodiscard]] double place() const { return m_list->property("contentY").toDouble(); }
    [[nodiscard]] bool atEnd() const { return m_list->property("atYEnd").toBool(); }
    [[nodiscard]] qsizetype length();
    void turnWheelUp();
    /// Has more of the answer come, and waits until it is laid out.
    void grow();

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<AppFixture> m_world;
    std::unique_ptr<RealWindow> m_window;
    QQuickItem* m_list = nullptr;
    quint64 m_turned = 0; ///< when the wheel was turned last, in milliseconds
};

void ReadingTest::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_world = std::make_unique<AppFixture>();
    m_world->app().setReducedMotion(true);
    m_world->import(QStringLiteral("Tom.txt"), marathonTalk());
    app::BackendFormViewModel& form = *m_world->app().settings()->chat();
    form.setName(QStringLiteral("scripted"));
    form.setUrl(QString::fromStdString(m_server->url()));
    form.setModel(QStringLiteral("test-model"));
    form.save();
    m_window = std::make_unique<RealWindow>(m_world->app());
    QVERIFY(m_window->isOpen());
    m_world->app().setCurrentPage(QStringLiteral("ask"));
    ask().newSession();
    QVERIFY(waitUntil([this] { return ask().workflow() == QLatin1String("tools"); }));
    m_server->enqueue(growingReply());
    ask().setDraft(QStringLiteral("What did Tom say?"));
    ask().ask();
    QVERIFY(waitUntil([this] { return length() > 0 && m_window->find(QStringLiteral("messages")) != nullptr; }));
    m_list = m_window->find(QStringLiteral("messages"));
    QVERIFY(
        waitUntil([this] { return m_list->property("contentHeight").toDouble() > 2 * m_list->height() && atEnd(); }));
}

void ReadingTest::cleanup()
{
    m_window.reset();
    m_world.reset();
    m_server.reset();
}

qsizetype ReadingTest::length()
{
    qsizetype characters = 0;
    for (const QVariant& segment : valueOf(*ask().messages(), 0, "answerSegments").toList()) {
        characters += segment.toMap().value(QStringLiteral("text")).toString().size();
    }
    return characters;
}

void ReadingTest::turnWheelUp()
{
    const QPointF middle = m_list->mapToScene({m_list->width() / 2, m_list->height() / 2});
    QWheelEvent turn(middle, m_window->window().mapToGlobal(middle), {}, {0, kNotch}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    turn.setTimestamp(m_turned += kTurnEvery); // a list takes no turn that is not later than the last
    QCoreApplication::sendEvent(&m_window->window(), &turn);
}

void ReadingTest::grow()
{
    const qsizetype before = length();
    const double height = m_list->property("contentHeight").toDouble();
    m_server->sendNext();
    QVERIFY(waitUntil([&] { return length() > before && m_list->property("contentHeight").toDouble() > height; }));
}

void ReadingTest::whoIsAtTheEndGoesAlong()
{
    const double before = place();
    grow();
    QVERIFY(waitUntil([&] { return place() > before && atEnd(); }));
}

void ReadingTest::whoHasScrolledUpStays()
{
    const double end = place();
    for (int i = 0; i < 5; ++i) {
        turnWheelUp();
    }
    QVERIFY(waitUntil([&] { return !m_list->property("moving").toBool() && place() < end; }));
    const double read = place();
    for (int i = 1; i < kPieces; ++i) {
        grow();
        QCOMPARE(place(), read);
    }
    // The end puts the answer's text in place anew, with what can be done with it below.
    m_server->sendNext();
    QVERIFY(waitUntil([this] { return !ask().running(); }));
    QSignalSpy frames(&m_window->window(), &QQuickWindow::frameSwapped);
    m_window->window().update();
    QVERIFY(waitUntil([&] { return frames.count() > 0; }));
    QCOMPARE(place(), read);
}

void ReadingTest::whoIsScrollingUpIsNotDrawnBack()
{
    const double end = place();
    turnWheelUp();
    QVERIFY(m_list->property("moving").toBool());
    grow();
    QVERIFY(waitUntil([&] { return !m_list->property("moving").toBool(); }));
    QVERIFY(place() < end);
    QVERIFY(!atEnd());
}

QTEST_MAIN(ReadingTest)
#include "reading_test.moc"
