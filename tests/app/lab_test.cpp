// SPDX-License-Identifier: GPL-3.0-or-later
// The Lab's view models over a real archive, with the workflow that needs no model.
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

class LabTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_world = std::make_unique<AppFixture>();
        m_world->import(QStringLiteral("tom.txt"), whatsAppChat(QStringLiteral("Tom"), QDate(2024, 6, 1), 12, 6));
        m_world->import(QStringLiteral("run.txt"), marathonTalk());
    }
    void cleanup() { m_world.reset(); }

    void saysWhatIsMissingBeforeAnythingIsRun()
    {
        app::LabPlanViewModel& plan = *lab().plan();
        plan.setSource(QStringLiteral("file"));
        plan.estimateNow();
        QVERIFY(!plan.problem().isEmpty());
        QVERIFY(!plan.canStart());
        plan.setPassages(QStringLiteral("many"));
        QVERIFY(!plan.passagesError().isEmpty());
    }

    void measuresQuestionsMadeFromTheArchive()
    {
        run();
        QCOMPARE(lab().runs()->count(), 1);
        QVERIFY(lab().hasResults());
        QCOMPARE(lab().numbers()->count(), 2); // two ways to search
        QVERIFY(lab().items()->count() > 0);
        for (const QVariant& chart : lab().charts()) {
            const QVariantMap map = chart.toMap();
            QVERIFY(map.value(QStringLiteral("light")).toByteArray().contains("<svg"));
            QVERIFY(!map.value(QStringLiteral("rows")).toList().isEmpty());
        }
        QVERIFY(!lab().verdict().isEmpty());
        QCOMPARE(lab().compared()->count() * 2, lab().items()->count());
    }

    void opensAnAnswerWithItsTrace()
    {
        run();
        lab().openItem(lab().items()->value(0, QStringLiteral("itemId")).toLongLong());
        QVERIFY(waitUntil([&] { return lab().item().isValid(); }));
        QVERIFY(lab().trace()->count() > 0);
        QVERIFY(!lab().item().toMap().value(QStringLiteral("gold")).toString().isEmpty());
    }

    void filtersAnswersByOutcome()
    {
        run();
        const int all = lab().items()->count();
        int sum = 0;
        for (const char* outcome : {"EM", "AM", "GE", "ME", "TE", "RE"}) {
            lab().setOutcomeFilter(QString::fromLatin1(outcome));
            sum += lab().items()->count();
        }
        QCOMPARE(sum, all);
    }

    void exportsReportsAndCharts()
    {
        run();
        for (const char* name : {"report.html", "report.json", "report.csv"}) {
            const QUrl file = QUrl::fromLocalFile(path(name));
            lab().exportReport(file);
            QVERIFY2(waitUntil([&] { return QFile(file.toLocalFile()).size() > 100; }), name);
        }
        lab().exportChart(0, QUrl::fromLocalFile(path("chart.svg")));
        lab().exportChart(0, QUrl::fromLocalFile(path("chart.png")));
        QVERIFY(waitUntil([&] { return QFile::exists(path("chart.png")) && QFile::exists(path("chart.svg")); }));
        QVERIFY(!QImage(path("chart.png")).isNull());
    }

    void deletesARun()
    {
        run();
        lab().deleteRun(lab().currentRun());
        QVERIFY(waitUntil([&] { return lab().runs()->count() == 0; }));
        QVERIFY(!lab().hasResults());
    }

    void keepsAQuestionSetWithTheTurnsPointedAt()
    {
        app::QuestionSetViewModel& set = *lab().questions();
        set.openSet(QStringLiteral("../Knee"));
        QVERIFY(waitUntil([&] { return set.isOpen() && set.questions()->count() == 1; }));
        set.setQuestion(QStringLiteral("When do they run together?"));
        set.setAnswer(QStringLiteral("7. Juli"));
        set.setTurnQuery(QStringLiteral("Juli"));
        QVERIFY(waitUntil([&] { return set.turns()->count() > 0; }));
        set.toggleTurn(0);
        QCOMPARE(set.questions()->value(0, QStringLiteral("evidenceCount")).toInt(), 1);
        set.use();
        lab().plan()->estimateNow();
        QVERIFY(waitUntil([&] { return !lab().plan()->estimating(); }));
        QVERIFY2(lab().plan()->canStart(), qPrintable(lab().plan()->problem()));
        m_world->restart();
        QVERIFY(waitUntil([&] { return lab().questions()->sets().size() == 1; }));
    }

private:
    [[nodiscard]] app::LabViewModel& lab() { return *m_world->app().lab(); }
    [[nodiscard]] QString path(const char* name)
    {
        return QString::fromStdString((m_world->directory() / name).string());
    }

    void run()
    {
        app::LabPlanViewModel& plan = *lab().plan();
        plan.setCount(12);
        plan.toggleMode(1);
        plan.estimateNow();
        QVERIFY(waitUntil([&] { return !plan.estimating(); }));
        QVERIFY2(plan.canStart(), qPrintable(plan.problem()));
        plan.start();
        QVERIFY(waitUntil([&] { return !lab().running() && lab().hasResults() && !lab().canResume(); }, 120));
    }

    std::unique_ptr<AppFixture> m_world;
};

QTEST_MAIN(LabTest)

#include "lab_test.moc"
