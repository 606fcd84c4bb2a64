// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/app_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QUrl>

#include "app/base/data_directory.h"
#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "core/archive/chats.h"

namespace reminisce::test {

AppFixture::AppFixture(KeyStoreMaker keyStore) : m_makeKeyStore(std::move(keyStore))
{
    qputenv("REMINISCE_DATA_DIR", QByteArray(m_directory.path().c_str()));
    start();
}

AppFixture::~AppFixture()
{
    m_app.reset();
}

void AppFixture::start()
{
    m_app = std::make_unique<app::AppViewModel>(m_makeKeyStore ? m_makeKeyStore()
                                                               : std::make_unique<app::MemoryKeyStore>());
    m_app->start({});
    if (!waitUntil([this] { return m_app->ready(); })) {
        qFatal("the archive was not opened");
    }
}

void AppFixture::restart()
{
    m_app.reset();
    start();
}

void AppFixture::restart(const std::function<void(archive::Archive&)>& change)
{
    m_app.reset();
    {
        auto archive = archive::Archive::open(app::defaultArchiveDirectory());
        if (!archive) {
            qFatal("%s", archive.error().message.c_str());
        }
        change(*archive);
    }
    start();
}

QUrl AppFixture::write(const QString& name, const QByteArray& content) const
{
    const QString path = app::pathToQt(m_directory.path() / app::pathFromQt(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("a file of the test could not be written");
    }
    return QUrl::fromLocalFile(path);
}

void AppFixture::import(const QString& name, const QByteArray& content)
{
    const qint64 before = m_app->timeline()->totalCount();
    m_app->importer()->addUrls({write(name, content)});
    if (!waitUntil([&] { return m_app->timeline()->totalCount() > before && !m_app->importer()->running(); })) {
        qFatal("nothing was imported");
    }
    if (!waitUntil([&] {
            return !m_app->timeline()->loading() &&
                   m_app->timeline()->matchingCount() == m_app->timeline()->totalCount();
        })) {
        qFatal("the timeline did not follow");
    }
}

bool waitUntil(const std::function<bool()>& done, int seconds)
{
    return QTest::qWaitFor(done, seconds * 1000);
}

void storeChat(archive::Archive& archive, const std::string& title, int messages)
{
    const auto must = [](auto result) {
        if (!result) {
            qFatal("%s", result.error().message.c_str());
        }
        return result;
    };
    archive::ChatSession session;
    session.title = title;
    session.createdAtUtc = 1'700'000'000'000'000;
    session.workflow = "built-in";
    session.backend = "built-in";
    archive::ChatMessage message;
    message.session = *must(archive::createChatSession(archive.writer(), session));
    message.workflow = session.workflow;
    message.backend = session.backend;
    for (int i = 1; i <= messages; ++i) {
        message.question = "Question " + std::to_string(i) + " about the knee?";
        message.askedAtUtc = session.createdAtUtc + i * std::int64_t{60'000'000};
        message.parent = *must(archive::addChatMessage(archive.writer(), message));
        archive::Answer answer;
        answer.text = "Answer " + std::to_string(i) + ".\n\nIt should rest until the last three kilometres, he said.";
        archive::TraceStep step;
        step.step = 1;
        step.kind = "answer";
        step.name = "answer";
        answer.trace = {step};
        (void)must(archive::finishChatMessage(archive.writer(), message.parent, answer));
    }
}

QByteArray whatsAppChat(const QString& other, const QDate& firstDay, int days, int turns)
{
    static const QStringList sentences = {
        QStringLiteral("Ich freue mich schon so auf das Wochenende am See!"),
        QStringLiteral("Mir ist ehrlich gesagt ein bisschen bange vor der Prüfung."),
        QStringLiteral("Hast du den Elektriker noch erreicht?"),
        QStringLiteral("Das war wirklich eine Frechheit von der Hausverwaltung."),
        QStringLiteral("Dann bringe ich die Erdbeeren mit und du den Kuchen."),
    };
    QByteArray chat;
    for (int day = 0; day < days; ++day) {
        for (int turn = 0; turn < turns; ++turn) {
            const QString time = QTime(18, 0).addSecs(turn * 60).toString(QStringLiteral("HH:mm"));
            const QString name = turn % 2 == 0 ? QStringLiteral("Ich") : other;
            chat += QStringLiteral("%1, %2 - %3: %4 (%5)\n")
                        .arg(firstDay.addDays(day).toString(QStringLiteral("dd.MM.yy")), time, name,
                             sentences[(day + turn) % sentences.size()])
                        .arg(day * turns + turn)
                        .toUtf8();
        }
    }
    return chat;
}

QByteArray marathonTalk()
{
    return QStringLiteral(
               "20.06.24, 17:02 - Ich: Tom, hast du einen Tipp für die letzten Wochen vor dem Halbmarathon?\n"
               "20.06.24, 17:03 - Tom: Klar. Wie viele Kilometer läufst du gerade in der Woche?\n"
               "20.06.24, 17:03 - Ich: So um die vierzig. Sonntag der lange.\n"
               "20.06.24, 17:04 - Tom: Dann nimm jetzt raus statt drauf, und schone das Knie.\n"
               "20.06.24, 17:05 - Ich: Das Knie dankt es mir. Wann laufen wir zusammen?\n"
               "20.06.24, 17:06 - Tom: Am 7. Juli, ich ziehe dich über die letzten drei Kilometer.\n")
        .toUtf8();
}

QVariant valueOf(const QAbstractItemModel& model, int row, const char* role)
{
    return model.index(row, 0).data(model.roleNames().key(role, -1));
}

} // namespace reminisce::test
