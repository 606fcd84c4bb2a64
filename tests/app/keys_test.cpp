// SPDX-License-Identifier: GPL-3.0-or-later
// A key that is entered in the window: it is sent to its backend, and stands nowhere else.
#include <QLoggingCategory>
#include <QTest>

#include "app/base/qt_text.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

using namespace reminisce;
using namespace reminisce::test;

namespace {

constexpr const char* kKey = "sk-canary-4711-window";

QString g_log; // NOLINT: the handler of messages is a plain function

void remember(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message)
{
    g_log += message + QLatin1Char('\n');
}

/// Files below a directory whose bytes hold the key.
QStringList filesWithTheKey(const std::filesystem::path& directory)
{
    QStringList found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
        if (entry.is_regular_file() && readFile(entry.path()).find(kKey) != std::string::npos) {
            found.append(app::pathToQt(entry.path()));
        }
    }
    return found;
}

/// Whatever the rows of a model say.
QString wordsOf(const QAbstractItemModel& model)
{
    QString words;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int role : model.roleNames().keys()) {
            words += model.data(model.index(row, 0), role).toString() + QLatin1Char('\n');
        }
    }
    return words;
}

/// A backend that repeats the key in what it says of an error, as some do.
void refuse(ScriptedServer& server)
{
    for (const char* path : {"/v1/models", "/v1/chat/completions", "/v1/embeddings"}) {
        server.handle(path, [](const RecordedRequest&) {
            return jsonReply({{"error", {{"message", std::string("Incorrect API key: ") + kKey}}}}, 401);
        });
    }
}

bool wasSent(const ScriptedServer& server)
{
    for (const RecordedRequest& request : server.requests()) {
        const auto header = request.headers.find("Authorization");
        if (header != request.headers.end() && header->second == std::string("Bearer ") + kKey) {
            return true;
        }
    }
    return false;
}

} // namespace

class KeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // No secret store, whatever this machine has.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        QLoggingCategory::setFilterRules(QStringLiteral("*=true"));
        m_before = qInstallMessageHandler(remember);
    }
    void cleanupTestCase() { qInstallMessageHandler(m_before); }

    void aKeyEnteredInTheWindowStandsInNoFileLogOrSentence_data()
    {
        QTest::addColumn<bool>("desktop");
        QTest::addColumn<bool>("refused");
        for (const bool desktop : {false, true}) {
            for (const bool refused : {false, true}) {
                QTest::addRow("%s, %s", desktop ? "no secret store" : "in memory", refused ? "refused" : "accepted")
                    << desktop << refused;
            }
        }
    }

    void aKeyEnteredInTheWindowStandsInNoFileLogOrSentence()
    {
        QFETCH(bool, desktop);
        QFETCH(bool, refused);
        g_log.clear();
        ScriptedServer server;
        if (refused) {
            refuse(server);
        } else {
            server.handle("/v1/chat/completions", [](const RecordedRequest& request) {
                return request.json().value("stream", false) ? streamReply(chatStream({"It was ", "far."}))
                                                             : chatReply("It was far.");
            });
        }
        AppFixture fixture([desktop]() -> std::unique_ptr<app::KeyStore> {
            if (desktop) {
                return std::make_unique<app::DesktopKeyStore>();
            }
            return std::make_unique<app::MemoryKeyStore>();
        });
        fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
        app::SettingsViewModel& settings = *fixture.app().settings();
        enter(*settings.chat(), server);
        const QString shown = use(fixture);
        QVERIFY2(wasSent(server), "the key was never sent, so nothing was tried");
        QVERIFY(!shown.contains(QLatin1String(kKey)));
        QVERIFY(!g_log.contains(QLatin1String(kKey)));
        QCOMPARE(filesWithTheKey(fixture.directory()), QStringList());
        fixture.restart();
        QCOMPARE(filesWithTheKey(fixture.directory()), QStringList());
        QVERIFY(!g_log.contains(QLatin1String(kKey)));
    }

private:
    static void enter(app::BackendFormViewModel& form, const ScriptedServer& server)
    {
        form.setName(QStringLiteral("scripted"));
        form.setUrl(app::toQt(server.url()));
        form.setModel(QStringLiteral("test-model"));
        form.setKey(QString::fromLatin1(kKey));
        form.save();
    }

    /// Tests the connection, asks, exports the chat, the archive and a backup. Gives all that was said meanwhile.
    static QString use(AppFixture& fixture)
    {
        app::AppViewModel& app = fixture.app();
        app::SettingsViewModel& settings = *app.settings();
        settings.chat()->test();
        const bool tested = waitUntil([&] { return !settings.chat()->testMessage().isEmpty(); });
        app::AskViewModel& ask = *app.ask();
        ask.newSession();
        ask.setDraft(QStringLiteral("Wie weit war es?"));
        ask.ask();
        const bool asked = waitUntil([&] { return !ask.running() && ask.currentHasMessages(); });
        const auto file = [&](const char* name) {
            return QUrl::fromLocalFile(app::pathToQt(fixture.directory() / name));
        };
        const auto written = [&](const char* name) { return std::filesystem::exists(fixture.directory() / name); };
        ask.exportMarkdown(file("chat.md"));
        ask.exportJson(file("chat.json"));
        settings.backupTo(file("backup.sqlite"));
        settings.exportTo(file("open"));
        const bool exported = waitUntil([&] {
            return written("chat.md") && written("chat.json") && written("backup.sqlite") &&
                   written("open/manifest.json");
        });
        if (!tested || !asked || !exported) {
            qFatal("not everything was tried: tested %d, asked %d; written: chat %d and %d, backup %d, open format %d",
                   tested, asked, written("chat.md"), written("chat.json"), written("backup.sqlite"),
                   written("open/manifest.json"));
        }
        return settings.chat()->testMessage() + settings.chat()->key() + wordsOf(*ask.messages()) +
               wordsOf(*app.toasts());
    }

    QtMessageHandler m_before = nullptr;
};

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
