// SPDX-License-Identifier: GPL-3.0-or-later
// The command line from outside: the real program, its documents and exit codes.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include "app/base/qt_text.h"
#include "core/archive/archive.h"
#include "core/archive/tags.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

using namespace reminisce;
using namespace reminisce::test;

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// A directory with an archive in it, and the program to run on it.
class CommandLine
{
public:
    Outcome run(const QStringList& arguments) const
    {
        QProcess process;
        QStringList all = {QStringLiteral("--archive"), app::pathToQt(m_directory.path() / "archive")};
        process.start(QStringLiteral(REMINISCE_CLI), all + arguments);
        process.waitForFinished(60000);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    QString write(const QString& name, const QByteArray& content) const
    {
        const QString path = app::pathToQt(m_directory.path() / app::pathFromQt(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("a file of the test could not be written");
        }
        return path;
    }
    [[nodiscard]] const std::filesystem::path& directory() const { return m_directory.path(); }

private:
    TemporaryDirectory m_directory;
};

QStringList keysOf(const QJsonObject& object)
{
    QStringList keys = object.keys();
    keys.sort();
    return keys;
}

bool hasKeys(const QJsonObject& object, const QStringList& keys)
{
    for (const QString& key : keys) {
        if (!object.contains(key)) {
            qWarning("missing key %s in %s", qPrintable(key),
                     QJsonDocument(object).toJson(QJsonDocument::Compact).left(300).constData());
            return false;
        }
    }
    return true;
}

} // namespace

class CliTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importReportsEachFile();
    void badFilesFailAndGoodOnesAreKept();
    void searchFiltersAndGivesHits();
    void searchFiltersByTag();
    void askAnswersWithCitationsAndTrace();
    void statsPeopleAndVerify();
    void backendsAreKeptWithoutKeys();
    void evaluationMeasuresRetrieval();
    void wrongUsageIsExitCodeTwo();
};

void CliTest::importReportsEachFile()
{
    const CommandLine cli;
    const QString file = cli.write(QStringLiteral("Tom.txt"), marathonTalk());
    const Outcome outcome = cli.run({QStringLiteral("import"), file, QStringLiteral("--json")});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(hasKeys(outcome.json(), {QStringLiteral("files"), QStringLiteral("totals")}));
    const QJsonObject report = outcome.json()[QStringLiteral("files")].toArray().at(0).toObject();
    QVERIFY(hasKeys(report, {QStringLiteral("path"), QStringLiteral("format"), QStringLiteral("conversations"),
                             QStringLiteral("turns"), QStringLiteral("chunks"), QStringLiteral("date_source"),
                             QStringLiteral("needs_date"), QStringLiteral("skipped_lines"), QStringLiteral("error")}));
    QCOMPARE(report[QStringLiteral("turns")].toInt(), 6);
    QCOMPARE(report[QStringLiteral("date_source")].toString(), QStringLiteral("content"));
    QVERIFY(report[QStringLiteral("error")].isNull());
}

void CliTest::badFilesFailAndGoodOnesAreKept()
{
    const CommandLine cli;
    const QString good = cli.write(QStringLiteral("Tom.txt"), marathonTalk());
    const QString broken = cli.write(QStringLiteral("broken.json"), "{\"chunks\": [{\"id\": 1, ");
    const QString empty = cli.write(QStringLiteral("empty.vtt"), {});
    const QString image = cli.write(QStringLiteral("image.png"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    const QString line = cli.write(QStringLiteral("line.txt"), QByteArray(50 * 1000 * 1000, 'x'));
    for (const QString& bad : {broken, empty, image, line, app::pathToQt(cli.directory() / "missing.vtt")}) {
        const Outcome outcome = cli.run({QStringLiteral("import"), bad});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.errors.trimmed().endsWith('.'), outcome.errors.constData());
    }
    QCOMPARE(cli.run({QStringLiteral("stats"), QStringLiteral("--json")}).json()[QStringLiteral("turns")].toInt(), 0);
    QCOMPARE(cli.run({QStringLiteral("import"), good, broken}).exitCode, 1);
    QCOMPARE(cli.run({QStringLiteral("stats"), QStringLiteral("--json")}).json()[QStringLiteral("turns")].toInt(), 6);
}

void CliTest::searchFiltersAndGivesHits()
{
    const CommandLine cli;
    cli.run({QStringLiteral("import"), cli.write(QStringLiteral("Tom.txt"), marathonTalk()),
             cli.write(QStringLiteral("Anna.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 5, 4))});
    const Outcome outcome = cli.run({QStringLiteral("search"), QStringLiteral("Halbmarathon Knie"),
                                     QStringLiteral("--k"), QStringLiteral("3"), QStringLiteral("--json")});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(keysOf(outcome.json()), QStringList({QStringLiteral("hits"), QStringLiteral("understood")}));
    QVERIFY(hasKeys(outcome.json()[QStringLiteral("understood")].toObject(),
                    {QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("people"), QStringLiteral("emotions"),
                     QStringLiteral("kind"), QStringLiteral("rest"), QStringLiteral("boosts")}));
    const QJsonObject hit = outcome.json()[QStringLiteral("hits")].toArray().at(0).toObject();
    QStringList keys = {QStringLiteral("chunk_id"),    QStringLiteral("turn_ids"),
                        QStringLiteral("external_id"), QStringLiteral("conversation_id"),
                        QStringLiteral("started_at"),  QStringLiteral("people"),
                        QStringLiteral("text"),        QStringLiteral("scores")};
    keys.sort();
    QCOMPARE(keysOf(hit), keys);
    QCOMPARE(keysOf(hit[QStringLiteral("scores")].toObject()),
             QStringList({QStringLiteral("emotion"), QStringLiteral("fused"), QStringLiteral("keyword"),
                          QStringLiteral("rerank"), QStringLiteral("vector")}));
    QVERIFY(hit[QStringLiteral("text")].toString().contains(QStringLiteral("Halbmarathon")));

    const Outcome filtered = cli.run({QStringLiteral("search"), QStringLiteral("Knie"), QStringLiteral("--person"),
                                      QStringLiteral("anna"), QStringLiteral("--json")});
    for (const QJsonValue& value : filtered.json()[QStringLiteral("hits")].toArray()) {
        QVERIFY(value.toObject()[QStringLiteral("people")].toArray().contains(QStringLiteral("Anna")));
    }
    QCOMPARE(cli.run({QStringLiteral("search"), QStringLiteral("x"), QStringLiteral("--person"), QStringLiteral("Zoe")})
                 .exitCode,
             1);
}

void CliTest::searchFiltersByTag()
{
    const CommandLine cli;
    cli.run({QStringLiteral("import"), cli.write(QStringLiteral("Tom.txt"), marathonTalk())});
    const auto hits = [&](const QString& tag) {
        const Outcome outcome = cli.run({QStringLiteral("search"), QStringLiteral("Halbmarathon"),
                                         QStringLiteral("--tag"), tag, QStringLiteral("--json")});
        return outcome.exitCode == 0 ? outcome.json()[QStringLiteral("hits")].toArray().size() : qsizetype{-1};
    };
    QCOMPARE(hits(QStringLiteral("Lauf")), -1);
    {
        auto archive = archive::Archive::open(cli.directory() / "archive");
        QVERIFY(archive);
        QVERIFY(archive::addTag(archive->writer(), std::vector<archive::Id>{1}, "Lauf"));
    }
    QVERIFY(hits(QStringLiteral("lauf")) > 0);
    const Outcome unknown = cli.run(
        {QStringLiteral("search"), QStringLiteral("Halbmarathon"), QStringLiteral("--tag"), QStringLiteral("Arbeit")});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(unknown.errors.contains("Lauf"), unknown.errors.constData());
}

void CliTest::askAnswersWithCitationsAndTrace()
{
    const CommandLine cli;
    cli.run({QStringLiteral("import"), cli.write(QStringLiteral("Tom.txt"), marathonTalk())});
    const Outcome outcome =
        cli.run({QStringLiteral("ask"), QStringLiteral("Was sagte Tom zum Knie?"), QStringLiteral("--now"),
                 QStringLiteral("2024-07-01T12:00"), QStringLiteral("--json")});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(hasKeys(outcome.json(), {QStringLiteral("answer"), QStringLiteral("abstained"), QStringLiteral("citations"),
                                     QStringLiteral("unsupported"), QStringLiteral("evidence"), QStringLiteral("trace"),
                                     QStringLiteral("usage")}));
    const QJsonObject citation = outcome.json()[QStringLiteral("citations")].toArray().at(0).toObject();
    QVERIFY(hasKeys(citation, {QStringLiteral("marker"), QStringLiteral("chunk_id"), QStringLiteral("turn_id"),
                               QStringLiteral("external_id"), QStringLiteral("quote")}));
    const QJsonObject evidence = outcome.json()[QStringLiteral("evidence")].toArray().at(0).toObject();
    QVERIFY(hasKeys(evidence, {QStringLiteral("chunk_id"), QStringLiteral("turn_ids"), QStringLiteral("external_id"),
                               QStringLiteral("conversation_id"), QStringLiteral("started_at"),
                               QStringLiteral("people"), QStringLiteral("text"), QStringLiteral("scores"),
                               QStringLiteral("step"), QStringLiteral("cited")}));
    const QJsonObject step = outcome.json()[QStringLiteral("trace")].toArray().at(0).toObject();
    QVERIFY(hasKeys(step,
                    {QStringLiteral("step"), QStringLiteral("kind"), QStringLiteral("name"),
                     QStringLiteral("arguments"), QStringLiteral("result"), QStringLiteral("error"),
                     QStringLiteral("seconds"), QStringLiteral("prompt_tokens"), QStringLiteral("completion_tokens")}));
}

void CliTest::statsPeopleAndVerify()
{
    const CommandLine cli;
    QCOMPARE(cli.run({QStringLiteral("stats")}).exitCode, 1); // there is no archive yet, and none is made
    cli.run({QStringLiteral("import"), cli.write(QStringLiteral("Tom.txt"), marathonTalk())});
    const QJsonObject stats = cli.run({QStringLiteral("stats"), QStringLiteral("--json")}).json();
    QVERIFY(hasKeys(stats, {QStringLiteral("sources"), QStringLiteral("conversations"), QStringLiteral("turns"),
                            QStringLiteral("chunks"), QStringLiteral("people"), QStringLiteral("from"),
                            QStringLiteral("to"), QStringLiteral("emotions"), QStringLiteral("indexes")}));
    QCOMPARE(stats[QStringLiteral("emotions")].toObject().size(), 8);

    const Outcome aliased = cli.run({QStringLiteral("people"), QStringLiteral("alias"), QStringLiteral("Tom"),
                                     QStringLiteral("Tommy"), QStringLiteral("--json")});
    QCOMPARE(aliased.exitCode, 0);
    bool found = false;
    for (const QJsonValue& value : aliased.json()[QStringLiteral("people")].toArray()) {
        const QJsonObject person = value.toObject();
        QVERIFY(hasKeys(person, {QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("aliases"),
                                 QStringLiteral("is_owner"), QStringLiteral("turns"), QStringLiteral("first"),
                                 QStringLiteral("last")}));
        found = found || person[QStringLiteral("aliases")].toArray().contains(QStringLiteral("Tommy"));
    }
    QVERIFY(found);
    QCOMPARE(
        cli.run({QStringLiteral("people"), QStringLiteral("merge"), QStringLiteral("Tommy"), QStringLiteral("Ich")})
            .exitCode,
        0);
    const Outcome verified = cli.run({QStringLiteral("verify"), QStringLiteral("--rebuild"), QStringLiteral("--json")});
    QCOMPARE(verified.exitCode, 0);
    QVERIFY(verified.json()[QStringLiteral("ok")].toBool());
    QVERIFY(!verified.json()[QStringLiteral("checks")].toArray().isEmpty());
}

void CliTest::backendsAreKeptWithoutKeys()
{
    const CommandLine cli;
    ScriptedServer server;
    const QString url = app::toQt(server.url());
    const Outcome added =
        cli.run({QStringLiteral("backend"), QStringLiteral("add"), QStringLiteral("local"), QStringLiteral("--url"),
                 url, QStringLiteral("--chat-model"), QStringLiteral("m"), QStringLiteral("--key-env"),
                 QStringLiteral("REMINISCE_TEST_KEY"), QStringLiteral("--json")});
    QCOMPARE(added.exitCode, 0);
    QCOMPARE(added.json()[QStringLiteral("backends")].toArray().size(), 1);
    QCOMPARE(cli.run({QStringLiteral("backend"), QStringLiteral("list")}).exitCode, 0);
    QCOMPARE(cli.run({QStringLiteral("backend"), QStringLiteral("test"), QStringLiteral("nobody")}).exitCode, 1);
    QCOMPARE(cli.run({QStringLiteral("backend"), QStringLiteral("remove"), QStringLiteral("local")}).exitCode, 0);
    QCOMPARE(cli.run({QStringLiteral("backend"), QStringLiteral("list"), QStringLiteral("--json")})
                 .json()[QStringLiteral("backends")]
                 .toArray()
                 .size(),
             0);
}

void CliTest::evaluationMeasuresRetrieval()
{
    const CommandLine cli;
    const QString dataset = cli.write(QStringLiteral("own.json"),
                                      R"({"now":"2024-07-01T12:00","owner":"Ich","units":[
            {"id":"a","conversation":"1","start":"2024-06-20T17:00","turns":[{"speaker":"Tom","text":"Schone das Knie."}]},
            {"id":"b","conversation":"2","start":"2024-06-21T17:00","turns":[{"speaker":"Anna","text":"Der Kuchen ist fertig."}]}],
           "samples":[{"category":"food","question":"Wer hat Kuchen gebacken?","answer":"Anna","evidence":["b"]}]})");
    const Outcome outcome =
        cli.run({QStringLiteral("evaluate"), QStringLiteral("retrieval"), QStringLiteral("--dataset"), dataset,
                 QStringLiteral("--format"), QStringLiteral("own"), QStringLiteral("--k"), QStringLiteral("1,2"),
                 QStringLiteral("--json")});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(
        hasKeys(outcome.json(), {QStringLiteral("overall"), QStringLiteral("categories"), QStringLiteral("samples"),
                                 QStringLiteral("skipped"), QStringLiteral("seconds"), QStringLiteral("settings")}));
    const QJsonObject overall = outcome.json()[QStringLiteral("overall")].toObject();
    QCOMPARE(overall[QStringLiteral("recall")].toObject()[QStringLiteral("1")].toDouble(), 1.0);
    QVERIFY(hasKeys(overall, {QStringLiteral("samples"), QStringLiteral("recall"), QStringLiteral("precision"),
                              QStringLiteral("ndcg"), QStringLiteral("mrr"), QStringLiteral("map")}));
}

void CliTest::wrongUsageIsExitCodeTwo()
{
    const CommandLine cli;
    QCOMPARE(cli.run({}).exitCode, 2);
    QCOMPARE(cli.run({QStringLiteral("frobnicate")}).exitCode, 2);
    QCOMPARE(cli.run({QStringLiteral("search")}).exitCode, 2);
    cli.run({QStringLiteral("import"), cli.write(QStringLiteral("Tom.txt"), marathonTalk())});
    QCOMPARE(cli.run({QStringLiteral("search"), QStringLiteral("x"), QStringLiteral("--from"), QStringLiteral("soon")})
                 .exitCode,
             2);
    QCOMPARE(
        cli.run({QStringLiteral("search"), QStringLiteral("x"), QStringLiteral("--emotion"), QStringLiteral("love")})
            .exitCode,
        2);
    QCOMPARE(cli.run({QStringLiteral("--help")}).exitCode, 0);
}

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
