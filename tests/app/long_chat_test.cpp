// SPDX-License-Identifier: GPL-3.0-or-later
// Chats too long to be held whole: what is not near what is shown stays in the archive, and is there when it is wanted.
#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include "app/base/qt_text.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

using namespace reminisce;
using namespace reminisce::test;

namespace {

constexpr int kMessages = 400;

} // namespace

class LongChatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_world.reset(); }

    void onlyTheEndIsReadWhenItIsOpened();
    void whatIsLookedAtIsReadWithItsNeighbours();
    void whatWasSeenLongAgoIsLeftToTheArchive();
    void findGoesToMessagesThatAreNotHere();
    void findSeesWhatIsNotStoredYet();
    void allOfItIsExported();
    void aModelIsToldWhatWasSaidBefore();

private:
    [[nodiscard]] app::AskViewModel& ask() { return *m_world->app().ask(); }
    [[nodiscard]] app::ListModel& messages() { return *ask().messages(); }
    [[nodiscard]] bool loaded(int row) { return valueOf(messages(), row, "loaded").toBool(); }
    [[nodiscard]] QString question(int row) { return valueOf(messages(), row, "question").toString(); }
    /// Looks at a row as the window does, until it is there.
    [[nodiscard]] bool come(int row)
    {
        return waitUntil([this, row] { return loaded(row); });
    }

    std::unique_ptr<AppFixture> m_world;
};

void LongChatTest::init()
{
    m_world = std::make_unique<AppFixture>();
    m_world->restart([](archive::Archive& archive) { storeChat(archive, "Knee", kMessages); });
    QVERIFY(waitUntil([this] { return ask().sessions()->count() == 1; }));
    ask().openSession(valueOf(*ask().sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([this] { return messages().count() == kMessages; }));
}

void LongChatTest::onlyTheEndIsReadWhenItIsOpened()
{
    const QAbstractItemModelTester tester(&messages(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(loaded(kMessages - 1));
    QCOMPARE(question(kMessages - 1), QStringLiteral("Question 400 about the knee?"));
    QVERIFY(!loaded(0));
    QVERIFY(valueOf(messages(), 0, "messageId").toLongLong() > 0); // its place is known
}

void LongChatTest::whatIsLookedAtIsReadWithItsNeighbours()
{
    QVERIFY(come(100));
    QCOMPARE(question(100), QStringLiteral("Question 101 about the knee?"));
    QVERIFY(valueOf(messages(), 100, "traced").toBool());
    // Both neighbours come by themselves, so that who reads on does not see them come.
    const auto isHere = [this](int row) {
        return !messages().data(messages().index(row), messages().roleNames().key("question")).toString().isEmpty();
    };
    QVERIFY(waitUntil([&] { return isHere(101) && isHere(99); }));
    ask().loadDetails(valueOf(messages(), 100, "messageId").toLongLong());
    QVERIFY(waitUntil([this] { return !valueOf(messages(), 100, "traceSeconds").toString().isEmpty(); }));
}

void LongChatTest::whatWasSeenLongAgoIsLeftToTheArchive()
{
    for (int row = kMessages - 1; row >= 0; row -= 10) {
        QVERIFY(come(row));
    }
    int here = 0;
    const auto* model = dynamic_cast<const app::MessageModel*>(&messages());
    QVERIFY(model != nullptr);
    for (const app::MessageRow& row : model->rows()) {
        here += row.loaded ? 1 : 0;
    }
    QVERIFY2(here < kMessages * 2 / 3, qPrintable(QString::number(here)));
    QVERIFY(model->at(kMessages - 1).loaded); // its evidence is shown
    QVERIFY(come(kMessages - 30));
    QCOMPARE(question(kMessages - 30), QStringLiteral("Question 371 about the knee?"));
}

void LongChatTest::findGoesToMessagesThatAreNotHere()
{
    QSignalSpy went(&ask(), &app::AskViewModel::scrollToMessage);
    app::FindViewModel& find = *ask().finder();
    find.setText(QStringLiteral("QUESTION 7"));
    QVERIFY(waitUntil([&] { return went.count() == 1; }));
    QCOMPARE(find.countText(), QStringLiteral("1 / 11")); // 7 and 70 to 79
    QCOMPARE(went.takeFirst().first().toInt(), 6);
    QVERIFY(loaded(6));
    QVERIFY(loaded(4) && loaded(8)); // what is laid out with it
    QVERIFY(valueOf(messages(), 6, "currentFind").toBool());
    QCOMPARE(valueOf(messages(), 6, "questionMarks").toList().size(), 1);
    find.previous();
    QVERIFY(waitUntil([&] { return went.count() == 1; }));
    QCOMPARE(went.takeFirst().first().toInt(), 78);
    QCOMPARE(find.index(), 10);

    find.setText(QStringLiteral("answer 12."));
    QVERIFY(waitUntil([&] { return went.count() == 1; }));
    QCOMPARE(went.takeFirst().first().toInt(), 11);
    const QVariantMap words = valueOf(messages(), 11, "answerSegments").toList().first().toMap();
    QCOMPARE(words.value(QStringLiteral("marks")).toList(),
             QVariantList({QVariantMap{{QStringLiteral("start"), 0}, {QStringLiteral("length"), 10}}}));
    find.setText({});
    QCOMPARE(find.countText(), QString());
    QVERIFY(!valueOf(messages(), 11, "currentFind").toBool());
}

void LongChatTest::findSeesWhatIsNotStoredYet()
{
    ask().finder()->setText(QStringLiteral("hurry"));
    QVERIFY(waitUntil([this] { return ask().finder()->countText() == QStringLiteral("0 / 0"); }));
    ask().setDraft(QStringLiteral("Why the HURRY?"));
    ask().ask();
    QVERIFY(waitUntil([this] { return ask().finder()->count() == 1; }));
    QVERIFY(waitUntil([this] { return !ask().running(); }));
    QVERIFY(waitUntil([this] { return ask().finder()->count() == 1; }));
}

void LongChatTest::allOfItIsExported()
{
    const QString path = app::pathToQt(m_world->directory() / "chat.json");
    ask().exportJson(QUrl::fromLocalFile(path));
    QVERIFY(waitUntil([&] { return QFile::exists(path); }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("messages")).toArray();
    QCOMPARE(all.size(), kMessages);
    QCOMPARE(all.at(7).toObject().value(QStringLiteral("question")).toString(),
             QStringLiteral("Question 8 about the knee?"));
}

void LongChatTest::aModelIsToldWhatWasSaidBefore()
{
    ScriptedServer server;
    app::BackendFormViewModel& form = *m_world->app().settings()->chat();
    form.setName(QStringLiteral("scripted"));
    form.setUrl(app::toQt(server.url()));
    form.setModel(QStringLiteral("test-model"));
    form.save();
    ask().setBackend(QStringLiteral("scripted"));
    server.enqueue(chatReply("It should rest."));
    // Of the earlier messages only the last ones are in memory; those before them are read for the model.
    const int unread = kMessages - app::MessageModel::kPageRows - 1;
    QVERIFY(!dynamic_cast<const app::MessageModel&>(messages()).at(unread).loaded);
    ask().setDraft(QStringLiteral("And now?"));
    ask().ask();
    QVERIFY(waitUntil([this] { return !ask().running(); }));
    const std::string sent = server.requests().front().body;
    QVERIFY(sent.find("Question 400 about the knee?") != std::string::npos);
    QVERIFY(sent.find("Question " + std::to_string(unread + 1) + " about the knee?") != std::string::npos);
}

QTEST_MAIN(LongChatTest)
#include "long_chat_test.moc"
