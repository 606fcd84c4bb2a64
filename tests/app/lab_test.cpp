// SPDX-License-Identifier: GPL-3.0-or-later
// The Lab's view models over a real archive, with the workflow that needs no model.
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/lab/lab_results.h"
#include "app/lab/lab_words.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

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
        QVERIFY(lab().compared()->count() * 2 <= lab().items()->count()); // those that differ
    }

    // The forms of plurals come with the window's translations, which are not here.
    void namesConfigurationsAndRunsInWords()
    {
        run();
        QCOMPARE(lab().configurations(),
                 QStringList({QStringLiteral("Hybrid, 25 passage(s)"), QStringLiteral("Keyword, 25 passage(s)")}));
        QCOMPARE(lab().numbers()->value(1, QStringLiteral("fullName")).toString(),
                 QStringLiteral("Built-in · Keyword, 25 passage(s)"));
        QVERIFY(lab().title().startsWith(QStringLiteral("Archive, 12 question(s) · ")));
        QCOMPARE(lab().datasetText(), QStringLiteral("Archive, 12 question(s)"));
        for (const QVariant& chart : lab().charts()) {
            QVERIFY(!chart.toMap().value(QStringLiteral("light")).toByteArray().contains("hybrid"));
        }
        lab().openItem(lab().items()->value(0, QStringLiteral("itemId")).toLongLong());
        QVERIFY(waitUntil([&] { return lab().item().isValid(); }));
        const QVariantMap item = lab().item().toMap();
        QCOMPARE(item.value(QStringLiteral("configuration")).toString(),
                 QStringLiteral("Built-in · Hybrid, 25 passage(s)"));
        QVERIFY(!item.value(QStringLiteral("secondsText")).toString().isEmpty());
    }

    void namesWhatDiffersFromWhatIsUsual()
    {
        evaluation::Configuration one{"tools", "qwen", {}};
        evaluation::Configuration other = one;
        QCOMPARE(app::configurationNames({one, other}), QStringList(2, QStringLiteral("Tools")));
        other.backend = "llama";
        other.retrieval.weight = 0.7;
        other.retrieval.understand = false;
        QCOMPARE(app::configurationNames({one, other}).last(),
                 QStringLiteral("llama · Hybrid, 25 passage(s), vectors 70 %, question not understood"));
    }

    void writesNumbersAsTheLanguageDoes()
    {
        const app::Formatter german(QLocale(QLocale::German, QLocale::Germany));
        const app::Formatter english;
        QCOMPARE(app::figureText(0.5, true, german), QStringLiteral("0,50"));
        QCOMPARE(app::figureText(0.0214, false, english), QStringLiteral("0.021"));
        QCOMPARE(app::figureText(0.25, false, english), QStringLiteral("0.25"));
        QCOMPARE(app::figureText(1340.2, false, english), QStringLiteral("1,340"));
        QCOMPARE(app::signedText(-0.031, app::decimalsFor(-0.031), german), QStringLiteral("−0,03"));
        QCOMPARE(app::signedText(0.0042, app::decimalsFor(0.0042), english), QStringLiteral("+0.004"));
        QCOMPARE(app::signedText(-0.001, 2, english), QStringLiteral("0.00"));
        QCOMPARE(QString::fromStdString(app::chartWords(german).decimalMark), QStringLiteral(","));
    }

    void listsOnlyQuestionsWhoseScoresDiffer()
    {
        const app::LabResults results =
            app::labResults(twoAnswersEach({{0.5, 0.5}, {0.2, 0.7}, {0.4, 0.3986}}), {}, {});
        QCOMPARE(results.compared.size(), 2);
        QCOMPARE(results.compared[0].secondText, QStringLiteral("0.70"));
        QCOMPARE(results.compared[0].better, 2);
        QCOMPARE(results.compared[1].firstText, QStringLiteral("0.400"));
        QCOMPARE(results.compared[1].secondText, QStringLiteral("0.399"));
        QCOMPARE(results.compared[1].better, 1);
        QVERIFY(app::labResults(twoAnswersEach({{0.5, 0.5}, {1, 1}}), {}, {}).compared.isEmpty());
    }

    void aDifferenceOfNothingHasNoSign()
    {
        const QString verdict = app::labResults(twoAnswersEach({{0.5, 0.5}, {1, 1}}), {}, {}).verdict;
        QVERIFY2(verdict.contains(QLatin1String(": 0.00 (0.00 to 0.00).")), qPrintable(verdict));
    }

    void theBestFigureIsBoldWhereItLooksBest()
    {
        const auto best = [](const app::LabResults& results, qsizetype row) {
            return results.numbers[row].cells[0].toMap().value(QStringLiteral("best")).toBool();
        };
        const app::LabResults alike = app::labResults(twoAnswersEach({{0.5, 0.5001}}), {}, {});
        QVERIFY(!best(alike, 0));
        QVERIFY(!best(alike, 1));
        const app::LabResults apart = app::labResults(twoAnswersEach({{0.5, 0.6}}), {}, {});
        QVERIFY(!best(apart, 0));
        QVERIFY(best(apart, 1));
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

    void asksTheChosenCategoriesOnly()
    {
        app::LabPlanViewModel& plan = *lab().plan();
        plan.setCount(12);
        QVERIFY(estimated());
        const int categories = plan.categories()->count();
        QVERIFY(categories > 1);
        const QString whole = plan.estimate();
        for (int row = 1; row < categories; ++row) {
            plan.toggleCategory(row);
        }
        QVERIFY(estimated());
        QVERIFY(plan.estimate() != whole);
        QCOMPARE(plan.categories()->count(), categories); // the others can be chosen again
        plan.toggleCategory(0);
        plan.estimateNow();
        QVERIFY(!plan.problem().isEmpty()); // none is left
    }

    void refusesNumbersThatAreNone()
    {
        app::LabPlanViewModel& plan = *lab().plan();
        plan.setWeights(QStringLiteral("120"));
        QVERIFY(!plan.weightsError().isEmpty());
        plan.setWeights(QStringLiteral("0, 50, 100"));
        QVERIFY(plan.weightsError().isEmpty());
        plan.setThreshold(QStringLiteral("much"));
        QVERIFY(!plan.thresholdError().isEmpty());
        plan.setThreshold(QStringLiteral("0,1"));
        QVERIFY(plan.thresholdError().isEmpty());
    }

    void aRunStatesThePromptsItUsed()
    {
        app::PromptsViewModel& prompts = *m_world->app().settings()->prompts();
        prompts.setSelected(QStringLiteral("judge_correctness"));
        QVERIFY(prompts.text().contains(QLatin1String("6)")));
        prompts.save(QStringLiteral("Always say seven."));
        app::LabPlanViewModel& plan = *lab().plan();
        QCOMPARE(plan.replacedPromptNames(), QStringList{QStringLiteral("judge_correctness")});
        QCOMPARE(plan.judgePrompt(), QStringLiteral("Always say seven."));
        plan.setProperty("ownPrompts", false);
        QVERIFY(plan.judgePrompt().contains(QLatin1String("6)")));
        plan.setProperty("ownPrompts", true);
        run();
        bool stated = false;
        for (const QVariant& row : lab().settingsRows()) {
            stated |=
                row.toMap().value(QStringLiteral("value")).toString().contains(QLatin1String("judge_correctness"));
        }
        QVERIFY(stated);
        prompts.restore();
    }

    void asksBeforeFailedAnswersAreSentElsewhere()
    {
        ScriptedServer server;
        server.handle("/v1/chat/completions", [](const auto&) {
            return jsonReply({{"error", {{"message", "out of order"}}}}, 400);
        });
        useBackend(server.url());
        app::LabPlanViewModel& plan = *lab().plan();
        plan.setCount(6);
        for (int row = 0; row < plan.workflows()->count(); ++row) {
            const QString name = plan.workflows()->value(row, QStringLiteral("value")).toString();
            if (name == QLatin1String("rag") || name == QLatin1String("built-in")) {
                plan.toggleWorkflow(row); // the built-in one is chosen already
            }
        }
        plan.toggleBackend(0);
        plan.setAtATime(0, 1);
        QVERIFY(estimated());
        QVERIFY2(plan.canStart(), qPrintable(plan.problem()));
        plan.start();
        QVERIFY(waitUntil([&] { return !lab().running() && lab().hasFailed() && !lab().canResume(); }, 60));
        const auto before = server.requestCount();
        lab().retryFailed(); // still on this machine: nothing is asked
        QVERIFY(waitUntil([&] { return server.requestCount() > before && !lab().running(); }, 60));
        QVERIFY(lab().consentText().isEmpty());
        useBackend("https://elsewhere.example");
        lab().retryFailed();
        QVERIFY(waitUntil([&] { return !lab().consentText().isEmpty(); }));
        QVERIFY(lab().consentText().contains(QLatin1String("elsewhere.example")));
        QVERIFY(!lab().running());
        lab().consent(false);
        QVERIFY(lab().consentText().isEmpty());
        QVERIFY(!lab().running());
    }

    void letsGoOfQuestionsWhoseTurnsAreDeleted()
    {
        app::QuestionSetViewModel& set = *lab().questions();
        set.openSet(QStringLiteral("Knee"));
        QVERIFY(waitUntil([&] { return set.isOpen() && set.questions()->count() == 1; }));
        set.setQuestion(QStringLiteral("When do they run together?"));
        set.setTurnQuery(QStringLiteral("Juli"));
        QVERIFY(waitUntil([&] { return set.turns()->count() > 0; }));
        set.toggleTurn(0);
        set.addQuestion();
        set.setQuestion(QStringLiteral("What did I forget?"));
        m_world->app().settings()->deleteEverything();
        QVERIFY(waitUntil([&] { return set.questions()->count() == 1; }));
        QCOMPARE(set.questions()->value(0, QStringLiteral("question")).toString(),
                 QStringLiteral("What did I forget?"));
    }

private:
    /// A run in which two ways to search answer the same questions with these scores.
    [[nodiscard]] static evaluation::ReportInput twoAnswersEach(const std::vector<std::pair<double, double>>& scores)
    {
        evaluation::ReportInput input;
        input.run.name = "run";
        input.metric = "token_f1";
        for (const bool second : {false, true}) {
            for (std::size_t i = 0; i < scores.size(); ++i) {
                evaluation::LabItem item;
                item.configuration = {"rag", "qwen", {}};
                item.configuration.retrieval.k = second ? 10 : 25;
                item.question.id = item.question.question = "question " + std::to_string(i);
                item.metrics = {{"token_f1", second ? scores[i].second : scores[i].first}};
                input.items.push_back(std::move(item));
            }
        }
        return input;
    }
    [[nodiscard]] app::LabViewModel& lab() { return *m_world->app().lab(); }
    [[nodiscard]] QString path(const char* name)
    {
        return QString::fromStdString((m_world->directory() / name).string());
    }

    [[nodiscard]] bool estimated()
    {
        lab().plan()->estimateNow();
        return waitUntil([&] { return !lab().plan()->estimating(); });
    }

    /// The backend of the settings is at this address.
    void useBackend(const std::string& url)
    {
        app::BackendFormViewModel& form = *m_world->app().settings()->chat();
        form.setName(QStringLiteral("scripted"));
        form.setUrl(QString::fromStdString(url));
        form.setModel(QStringLiteral("m"));
        form.save();
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
