// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include "app/base/qt_text.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

using namespace reminisce;
using namespace reminisce::test;

class AskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInAnswerQuotesCitesAndIsKept();
    void stepsAreReadForMessagesThatAreShownOnly();
    void chatsAreFoundRenamedExportedAndDeleted();
    void aModelsToolCallsAndTextAreShownWhileTheyCome();
    void stoppingKeepsWhatHadArrived();
    void aBackendThatFailsLeavesTheQuestionToBeSentAgain();
    void aQuestionIsAnsweredWhileAnImportRuns();
    void aStepIsDoneWhenThePersonAllowsIt();
    void aLongResultComesWhenItIsAskedFor();
    void onlyTheBranchInSightIsExported();
    void theWordsOfADeletedConversationLeaveEveryChat();
    void theEvidenceFollowsTheLanguage();
};

namespace {

bool finished(app::AskViewModel& ask, int seconds = 30)
{
    return waitUntil([&] { return !ask.running() && ask.currentHasMessages(); }, seconds);
}

void askQuestion(app::AskViewModel& ask, const QString& question)
{
    ask.setDraft(question);
    ask.ask();
}

/// The chat backend of the settings is the scripted server.
void configure(AppFixture& fixture, const ScriptedServer& server)
{
    app::BackendFormViewModel& form = *fixture.app().settings()->chat();
    form.setName(QStringLiteral("scripted"));
    form.setUrl(app::toQt(server.url()));
    form.setModel(QStringLiteral("test-model"));
    form.save();
    fixture.app().ask()->newSession();
}

QString answerText(const QAbstractItemModel& messages, int row)
{
    QString text;
    for (const QVariant& segment : valueOf(messages, row, "answerSegments").toList()) {
        text += segment.toMap().value(QStringLiteral("text")).toString();
    }
    return text;
}

/// A reply that goes no further after its text.
ScriptedReply heldReply(const char* text)
{
    ScriptedReply reply = chatReply(text);
    reply.end = ScriptedReply::End::Hold;
    std::string stream;
    for (const std::string& piece : reply.pieces) {
        stream += piece;
    }
    // Without its end the stream stays open after the text.
    reply.pieces = {stream.substr(0, stream.rfind("\"finish_reason\":\"stop\"") == std::string::npos
                                         ? stream.size() / 2
                                         : stream.rfind("data:", stream.rfind("\"finish_reason\":\"stop\"")))};
    return reply;
}

const app::ListModel& traceOf(const QAbstractItemModel& messages, int row)
{
    return *qobject_cast<app::ListModel*>(valueOf(messages, row, "trace").value<QObject*>());
}

} // namespace

void AskTest::theBuiltInAnswerQuotesCitesAndIsKept()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::AskViewModel& ask = *fixture.app().ask();
    const QAbstractItemModelTester evidenceTester(ask.evidence(),
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(ask.workflow(), QStringLiteral("built-in"));
    QVERIFY(!ask.leavesMachine());
    askQuestion(ask, QStringLiteral("Wie weit zieht mich Tom über die letzten Kilometer?"));
    QVERIFY(ask.running());
    QVERIFY(finished(ask));
    QVERIFY(!answerText(*ask.messages(), 0).isEmpty());
    QVERIFY(ask.evidenceAllCount() > 0);
    QVERIFY(ask.evidenceUsedCount() > 0);
    QVERIFY(traceOf(*ask.messages(), 0).count() > 0);
    int marker = 0;
    for (const QVariant& segment : valueOf(*ask.messages(), 0, "answerSegments").toList()) {
        if (segment.toMap().value(QStringLiteral("kind")).toString() == QStringLiteral("citation")) {
            marker = segment.toMap().value(QStringLiteral("marker")).toInt();
            break;
        }
    }
    QVERIFY(marker > 0);
    ask.openCitation(valueOf(*ask.messages(), 0, "messageId").toLongLong(), marker);
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("timeline"));
    QVERIFY(waitUntil([&] { return fixture.app().transcript()->highlightedTurnId() > 0; }));

    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1 && ask.currentSessionId() > 0; }));
    const QString before = answerText(*ask.messages(), 0);
    const int evidence = ask.evidenceAllCount();
    const int steps = traceOf(*ask.messages(), 0).count();
    fixture.restart();
    app::AskViewModel& again = *fixture.app().ask();
    QVERIFY(waitUntil([&] { return again.sessions()->count() == 1; }));
    again.openSession(valueOf(*again.sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([&] { return again.currentHasMessages() && again.evidenceAllCount() == evidence; }));
    QCOMPARE(answerText(*again.messages(), 0), before);
    QCOMPARE(traceOf(*again.messages(), 0).count(), steps);
}

void AskTest::stepsAreReadForMessagesThatAreShownOnly()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    for (const char* question : {"Wie weit zieht mich Tom?", "Was sagt Tom über das Knie?"}) {
        askQuestion(*fixture.app().ask(), QString::fromUtf8(question));
        QVERIFY(finished(*fixture.app().ask()));
    }
    QVERIFY(waitUntil([&] { return fixture.app().ask()->sessions()->count() == 1; }));
    fixture.restart();
    app::AskViewModel& ask = *fixture.app().ask();
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1; }));
    ask.openSession(valueOf(*ask.sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([&] { return ask.messages()->rowCount() == 2 && traceOf(*ask.messages(), 1).count() > 0; }));
    QCOMPARE(traceOf(*ask.messages(), 0).count(), 0);
    QVERIFY(valueOf(*ask.messages(), 0, "traced").toBool()); // the window keeps room for them
    const qint64 first = valueOf(*ask.messages(), 0, "messageId").toLongLong();
    ask.loadDetails(first);
    ask.loadDetails(first);
    QVERIFY(waitUntil([&] { return traceOf(*ask.messages(), 0).count() > 0; }));
    QVERIFY(valueOf(*ask.messages(), 0, "traced").toBool());
}

void AskTest::chatsAreFoundRenamedExportedAndDeleted()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::AskViewModel& ask = *fixture.app().ask();
    const QAbstractItemModelTester tester(ask.sessions(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    askQuestion(ask, QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(finished(ask));
    askQuestion(ask, QStringLiteral("Und wann war das?"));
    QVERIFY(finished(ask));
    QCOMPARE(ask.messages()->rowCount(), 2);
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1 && ask.currentSessionId() > 0; }));
    const qint64 id = ask.currentSessionId();
    ask.renameSession(id, QStringLiteral("Das Knie"));
    QCOMPARE(ask.title(), QStringLiteral("Das Knie"));
    ask.setSessionSearch(QStringLiteral("no chat has this"));
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 0; }));
    ask.setSessionSearch(QStringLiteral("sagte tom"));
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1; }));

    QCOMPARE(ask.exportFile(QStringLiteral("md")).fileName(), QStringLiteral("Das Knie.md"));
    ask.renameSession(id, QStringLiteral("../Knie: wann?"));
    QCOMPARE(ask.exportFile(QStringLiteral("json")).fileName(), QStringLiteral("Knie wann.json"));
    ask.renameSession(id, QStringLiteral("..."));
    QCOMPARE(ask.exportFile(QStringLiteral("md")).fileName(), QStringLiteral("Chat.md"));
    ask.renameSession(id, QStringLiteral("Das Knie"));

    QVERIFY(QFileInfo(QFileInfo(ask.exportFile(QStringLiteral("md")).toLocalFile()).path()).isDir());

    const QString path = app::pathToQt(fixture.directory() / "chat.md");
    ask.exportMarkdown(QUrl::fromLocalFile(path));
    QVERIFY(waitUntil([&] { return QFile::exists(path); }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith("# Das Knie"));
    QVERIFY(text.contains("[1]"));

    ask.deleteSession(id);
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 0; }));
    QVERIFY(!ask.currentHasMessages());
}

void AskTest::aModelsToolCallsAndTextAreShownWhileTheyCome()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    QCOMPARE(ask.backend(), QStringLiteral("scripted"));
    QCOMPARE(ask.workflow(), QStringLiteral("tools"));
    QVERIFY(!ask.leavesMachine());
    server.enqueue(toolCallReply(
        {{"semantic_query", R"({"query_text":"Knie schonen"})"}, {"semantic_query", R"({"query_texts":"broken"})"}}));
    server.enqueue(chatReply("Schone das Knie [1]."));
    askQuestion(ask, QStringLiteral("Was riet Tom?"));
    QVERIFY(finished(ask));
    QVERIFY(answerText(*ask.messages(), 0).contains(QStringLiteral("Knie")));
    QCOMPARE(valueOf(*ask.messages(), 0, "error").toString(), QString());
    const app::ListModel& trace = traceOf(*ask.messages(), 0);
    int tools = 0;
    int recovered = 0;
    for (int row = 0; row < trace.count(); ++row) {
        tools += valueOf(trace, row, "kind").toString() == QStringLiteral("tool") ? 1 : 0;
        recovered += valueOf(trace, row, "recovered").toBool() ? 1 : 0;
        QVERIFY(!valueOf(trace, row, "running").toBool());
    }
    QVERIFY(tools >= 2);
    QVERIFY(recovered >= 1);
    QVERIFY(ask.evidenceAllCount() > 0);
}

void AskTest::stoppingKeepsWhatHadArrived()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    server.enqueue(heldReply("Tom riet dir, das Knie zu schonen, und dann"));
    askQuestion(ask, QStringLiteral("Was riet Tom?"));
    QVERIFY(waitUntil([&] { return answerText(*ask.messages(), 0).contains(QStringLiteral("Tom riet")); }));
    QVERIFY(valueOf(*ask.messages(), 0, "streaming").toBool());
    ask.stop();
    QVERIFY(finished(ask));
    QVERIFY(server.waitForHangUp());
    QVERIFY(valueOf(*ask.messages(), 0, "incomplete").toBool());
    QVERIFY(valueOf(*ask.messages(), 0, "stopped").toBool());
    const app::ListModel& trace = traceOf(*ask.messages(), 0);
    for (int row = 0; row < trace.count(); ++row) {
        QCOMPARE(valueOf(trace, row, "error").toString(), QString());
        QVERIFY(!valueOf(trace, row, "recovered").toBool());
    }
    QVERIFY(answerText(*ask.messages(), 0).contains(QStringLiteral("Tom riet")));

    QVERIFY(waitUntil([&] { return ask.currentSessionId() > 0; }));
    fixture.restart();
    app::AskViewModel& again = *fixture.app().ask();
    QVERIFY(waitUntil([&] { return again.sessions()->count() == 1; }));
    again.openSession(valueOf(*again.sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([&] { return again.currentHasMessages(); }));
    QVERIFY(valueOf(*again.messages(), 0, "incomplete").toBool());
    QVERIFY(valueOf(*again.messages(), 0, "stopped").toBool());
    QVERIFY(answerText(*again.messages(), 0).contains(QStringLiteral("Tom riet")));
}

void AskTest::aBackendThatFailsLeavesTheQuestionToBeSentAgain()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    server.enqueue(jsonReply({{"error", {{"message", "invalid api key"}}}}, 401));
    askQuestion(ask, QStringLiteral("Was riet Tom?"));
    QVERIFY(finished(ask));
    QVERIFY(!valueOf(*ask.messages(), 0, "error").toString().isEmpty());
    QVERIFY(valueOf(*ask.messages(), 0, "backendFailed").toBool());
    QVERIFY(!valueOf(*ask.messages(), 0, "stopped").toBool());
    QCOMPARE(valueOf(*ask.messages(), 0, "question").toString(), QStringLiteral("Was riet Tom?"));
    QVERIFY(
        waitUntil([&] { return ask.sessions()->count() == 1 && valueOf(*ask.sessions(), 0, "hasError").toBool(); }));

    server.enqueue(chatReply("Das Knie schonen."));
    ask.regenerate(valueOf(*ask.messages(), 0, "messageId").toLongLong());
    QVERIFY(finished(ask));
    QCOMPARE(ask.messages()->rowCount(), 1);
    QCOMPARE(valueOf(*ask.messages(), 0, "error").toString(), QString());
    QVERIFY(answerText(*ask.messages(), 0).contains(QStringLiteral("Knie")));

    ask.answerBuiltIn(valueOf(*ask.messages(), 0, "messageId").toLongLong());
    QVERIFY(finished(ask));
    QCOMPARE(ask.messages()->rowCount(), 1);
    QCOMPARE(valueOf(*ask.messages(), 0, "question").toString(), QStringLiteral("Was riet Tom?"));
    QCOMPARE(valueOf(*ask.messages(), 0, "branches").toInt(), 3);
    QVERIFY(!valueOf(*ask.messages(), 0, "backendFailed").toBool());
    QCOMPARE(server.requestCount(), std::size_t{2}); // the server was not asked again
    QCOMPARE(ask.backend(), QStringLiteral("scripted"));
}

void AskTest::aQuestionIsAnsweredWhileAnImportRuns()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::ImportViewModel& importer = *fixture.app().importer();
    importer.addUrls(
        {fixture.write(QStringLiteral("Long.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2010, 1, 1), 3000, 20))});
    QVERIFY(waitUntil([&] { return importer.running(); }));
    app::AskViewModel& ask = *fixture.app().ask();
    askQuestion(ask, QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(finished(ask));
    QVERIFY(importer.running());
    QVERIFY(!answerText(*ask.messages(), 0).isEmpty());
    importer.cancel();
    QVERIFY(waitUntil([&] { return !importer.running(); }));
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1; }));
}

void AskTest::aStepIsDoneWhenThePersonAllowsIt()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    ask.setWorkflow(QStringLiteral("steps"));
    QVERIFY(ask.canStep());
    ask.setStepwise(true);
    server.enqueue(chatReply(
        R"({"thoughts": {"text": "look first"}, "ability": {"name": "retrieve_context_from_memory", "args": {"query": "Knie", "output_file": "c.txt"}}})"));
    server.enqueue(chatReply(
        R"({"thoughts": {"text": "look more"}, "ability": {"name": "retrieve_context_from_memory", "args": {"query": "Tom", "output_file": "d.txt"}}})"));
    server.enqueue(chatReply(R"({"ability": {"name": "finish", "args": {"reason": "done"}}})"));
    askQuestion(ask, QStringLiteral("Was riet Tom?"));
    const auto waiting = [&] { return valueOf(*ask.messages(), 0, "waiting").toMap(); };
    QVERIFY(waitUntil([&] { return !waiting().isEmpty(); }));
    QCOMPARE(waiting().value(QStringLiteral("name")).toString(), QStringLiteral("retrieve_context_from_memory"));
    QVERIFY(waiting().value(QStringLiteral("thoughts")).toString().contains(QStringLiteral("look first")));
    QCOMPARE(server.requestCount(), std::size_t{1});
    ask.allowStep(true);
    QVERIFY(waitUntil(
        [&] { return waiting().value(QStringLiteral("thoughts")).toString().contains(QStringLiteral("more")); }));
    ask.allowStep(false);
    QVERIFY(finished(ask));
    const app::ListModel& trace = traceOf(*ask.messages(), 0);
    QStringList files;
    bool thought = false;
    for (int row = 0; row < trace.count(); ++row) {
        if (valueOf(trace, row, "view").toString() == QStringLiteral("file")) {
            files.append(valueOf(trace, row, "name").toString());
        }
        thought = thought || !valueOf(trace, row, "thoughts").toList().isEmpty();
    }
    QCOMPARE(files, QStringList(QStringLiteral("c.txt")));
    QVERIFY(thought);
}

void AskTest::aLongResultComesWhenItIsAskedFor()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.import(QStringLiteral("Long.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2020, 1, 1), 60, 30));
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    ask.setWorkflow(QStringLiteral("steps"));
    server.enqueue(chatReply(
        R"({"ability": {"name": "retrieve_context_from_memory", "args": {"query": "Anna", "output_file": "c.txt"}}})"));
    server.enqueue(chatReply(R"({"ability": {"name": "finish", "args": {"reason": "done"}}})"));
    askQuestion(ask, QStringLiteral("Was sagte Anna?"));
    QVERIFY(finished(ask));
    const app::ListModel& trace = traceOf(*ask.messages(), 0);
    int longest = -1;
    for (int row = 0; row < trace.count(); ++row) {
        QVERIFY(valueOf(trace, row, "resultText").toString().size() <= app::kResultShown);
        longest = valueOf(trace, row, "hiddenLength").toLongLong() > 0 ? row : longest;
    }
    QVERIFY(longest >= 0);
    const auto hidden = [&] { return valueOf(trace, longest, "hiddenLength").toLongLong(); };
    const qint64 whole = app::kResultShown + hidden();
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1 && ask.currentSessionId() > 0; }));
    ask.loadResult(valueOf(*ask.messages(), 0, "messageId").toLongLong(), valueOf(trace, longest, "step").toInt());
    QVERIFY(waitUntil([&] { return hidden() == 0; }));
    QCOMPARE(valueOf(trace, longest, "resultText").toString().size(), whole);
}

void AskTest::onlyTheBranchInSightIsExported()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::AskViewModel& ask = *fixture.app().ask();
    askQuestion(ask, QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(finished(ask));
    ask.editAndResend(valueOf(*ask.messages(), 0, "messageId").toLongLong(), QStringLiteral("Was riet Tom?"));
    QVERIFY(finished(ask));
    const QString path = app::pathToQt(fixture.directory() / "chat.json");
    ask.exportJson(QUrl::fromLocalFile(path));
    QVERIFY(waitUntil([&] { return QFile::exists(path); }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("Was riet Tom?"));
    QVERIFY(!text.contains("Was sagte Tom zum Knie?\",\n      \"workflow\""));
    QCOMPARE(text.count("\"question\": "), 1);
}

void AskTest::theWordsOfADeletedConversationLeaveEveryChat()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    ScriptedServer server;
    configure(fixture, server);
    app::AskViewModel& ask = *fixture.app().ask();
    ask.setWorkflow(QStringLiteral("built-in"));
    askQuestion(ask, QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(finished(ask));
    QVERIFY(waitUntil([&] { return ask.currentSessionId() > 0; }));
    const qint64 left = ask.currentSessionId();
    ask.newSession();
    ask.setWorkflow(QStringLiteral("built-in"));
    askQuestion(ask, QStringLiteral("Wann laufen wir zusammen?"));
    QVERIFY(finished(ask));
    QVERIFY(ask.evidenceAllCount() > 0);
    ask.setBackend(QStringLiteral("scripted"));
    server.enqueue(heldReply("Tom riet dir, das Knie zu schonen, und dann"));
    askQuestion(ask, QStringLiteral("Was riet Tom?"));
    QVERIFY(waitUntil([&] { return answerText(*ask.messages(), 1).contains(QStringLiteral("Tom riet")); }));

    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    transcript.open(fixture.app().timeline()->conversations()->conversationAt(0));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.remove();
    transcript.finishDeletions();
    const auto isTakenBack = [&] {
        return answerText(*ask.messages(), 0).isEmpty() && !valueOf(*ask.messages(), 0, "error").toString().isEmpty();
    };
    QVERIFY(waitUntil(isTakenBack));
    QVERIFY(ask.running()); // the answer under way goes on
    QVERIFY(answerText(*ask.messages(), 1).contains(QStringLiteral("Tom riet")));
    ask.stop();
    QVERIFY(finished(ask));

    ask.openSession(left); // it has been kept in memory
    QVERIFY(isTakenBack());
    QCOMPARE(valueOf(*ask.messages(), 0, "question").toString(), QStringLiteral("Was sagte Tom zum Knie?"));
    QCOMPARE(ask.evidenceAllCount(), 0);
    const QString path = app::pathToQt(fixture.directory() / "chat.md");
    ask.exportMarkdown(QUrl::fromLocalFile(path));
    QVERIFY(waitUntil([&] { return QFile::exists(path); }));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(valueOf(*ask.messages(), 0, "error").toString().toUtf8()));
}

void AskTest::theEvidenceFollowsTheLanguage()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    askQuestion(*fixture.app().ask(), QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(finished(*fixture.app().ask()));
    fixture.restart();
    fixture.app().setLanguage(QStringLiteral("en"));
    app::AskViewModel& ask = *fixture.app().ask();
    QVERIFY(waitUntil([&] { return ask.sessions()->count() == 1; }));
    ask.openSession(valueOf(*ask.sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([&] { return ask.evidence()->count() > 0; }));
    const auto when = [&] { return valueOf(*ask.evidence(), 0, "whenText").toString(); };
    const QString english = when();
    fixture.app().setLanguage(QStringLiteral("de"));
    QVERIFY(waitUntil([&] { return ask.evidence()->count() > 0 && when() != english; }));
    fixture.app().setLanguage(QStringLiteral("en"));
    QVERIFY(waitUntil([&] { return ask.evidence()->count() > 0 && when() == english; }));
}

QTEST_MAIN(AskTest)
#include "ask_test.moc"
