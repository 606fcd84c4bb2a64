// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/core_text/sentences.h"
#include "app/core_text/understanding_text.h"
#include "core/agent/workflow.h"
#include "core/evaluation/lab/summary.h"

namespace reminisce::app {

namespace {

/// The string literals of a C++ source, those that follow one another joined.
QStringList literalsOf(QString source)
{
    static const QRegularExpression comment(QStringLiteral("//[^\n]*"));
    static const QRegularExpression literal(
        QStringLiteral(R"re("((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*)re"));
    static const QRegularExpression piece(QStringLiteral(R"re("((?:[^"\\\n]|\\.)*)")re"));
    source.remove(comment);
    QStringList found;
    for (auto at = literal.globalMatch(source); at.hasNext();) {
        QString joined;
        const QString whole = at.next().captured();
        for (auto part = piece.globalMatch(whole); part.hasNext();) {
            joined += part.next().captured(1);
        }
        found.append(joined.replace(QLatin1String("\\\""), QLatin1String("\"")));
    }
    return found;
}

QString readSource(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What only a model, another program or the command line is told is not for the window.
bool isForTheWindow(const QString& path)
{
    return !path.contains(QLatin1String("/mcp/")) && !path.contains(QLatin1String("/agent/")) &&
           !path.contains(QLatin1String("/evaluation/"));
}

/// First literals given to fail() in the core: the sentences of its errors. A numbered gap is a gap.
QSet<QString> sentencesOfErrors()
{
    static const QRegularExpression call(QStringLiteral(R"(\bfail\(\s*(?:ErrorCode::)?\w+,(.*?)\);)"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression numbered(QStringLiteral(R"(\{\d\})"));
    QSet<QString> sentences;
    QDirIterator files(QStringLiteral(REMINISCE_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!isForTheWindow(path)) {
            continue;
        }
        const QString source = readSource(path);
        for (auto at = call.globalMatch(source); at.hasNext();) {
            for (QString text : literalsOf(at.next().captured(1))) {
                // A sentence begins with a capital or a gap and ends as sentences do; other literals are details.
                if (!text.isEmpty() && (text[0].isUpper() || text[0] == QChar(u'“') || text[0] == QLatin1Char('{')) &&
                    text.contains(QLatin1Char(' ')) && QStringView(u".?!").contains(text.back())) {
                    sentences.insert(text.replace(numbered, QStringLiteral("{}")));
                }
            }
        }
    }
    return sentences;
}

QSet<QString> listed()
{
    QSet<QString> all;
    for (const CoreSentences& room : coreSentences()) {
        for (const char* const text : room) {
            all.insert(QString::fromUtf8(text));
        }
    }
    return all;
}

} // namespace

class CoreTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_german.load(QStringLiteral(REMINISCE_TRANSLATIONS "/reminisce_de.qm")));
        QVERIFY(QCoreApplication::installTranslator(&m_german));
    }

    void everySentenceOfAnErrorIsKnown()
    {
        const QSet<QString> known = listed();
        const QSet<QString> said = sentencesOfErrors();
        QVERIFY2(said.size() > 100, "the core's code was not read as it should be");
        for (const QString& sentence : said) {
            QVERIFY2(known.contains(sentence), qPrintable("not in app/core_text/sentences: " + sentence));
        }
    }

    void workflowsAndMeasuresAreKnown()
    {
        // Measures that go by their name everywhere: ROUGE-2 (Unicode), nDCG@10.
        static const QRegularExpression properName(QRegularExpression::anchoredPattern(QStringLiteral(
            R"(ROUGE-\w+( \(Unicode\))?|SacreBLEU|SemScore|BERTScore F1|MRR|MAP|(Recall|Precision|F1|nDCG)@\d+)")));
        QSet<QString> shown;
        for (const agent::WorkflowInfo& info : agent::workflows()) {
            shown << toQt(info.label) << toQt(info.description);
        }
        for (const evaluation::MetricInfo& info : evaluation::knownMetrics()) {
            if (const QString label = toQt(info.label); !properName.match(label).hasMatch()) {
                shown << label;
            }
        }
        QVERIFY(shown.size() > 30);
        const QSet<QString> known = listed();
        for (const QString& text : shown) {
            QVERIFY2(known.contains(text), qPrintable("not in app/core_text/sentences: " + text));
        }
    }

    void everySentenceHasGerman()
    {
        for (const QString& sentence : listed()) {
            const QString german = QCoreApplication::translate("Core", sentence.toUtf8().constData());
            QCOMPARE(german.count(QStringLiteral("{}")), sentence.count(QStringLiteral("{}")));
            // Names such as ROUGE-1 are the same in both languages.
            QVERIFY2(german != sentence || !sentence.contains(QLatin1Char('.')), qPrintable(sentence));
        }
    }

    void gapsAreFilledInTheOtherLanguage()
    {
        QCOMPARE(coreText(std::string_view("“chat.txt” is larger than 64 MB, too large for a file of its kind.")),
                 QStringLiteral("„chat.txt“ ist größer als 64 MB, zu groß für eine Datei dieser Art."));
        QCOMPARE(
            coreText(std::string_view("The backend “Home” does not know the model “big”. Choose another one in the "
                                      "settings, or install it there.")),
            QStringLiteral("Der Dienst „Home“ kennt das Modell „big“ nicht. Wählen Sie in den Einstellungen ein "
                           "anderes, oder installieren Sie es dort."));
    }

    void sentencesAfterOneAnotherAreTranslatedEach()
    {
        QCOMPARE(coreText(std::string_view("“a.pdf” cannot be imported. The PDF is protected with a password. Save it "
                                           "without one.")),
                 QStringLiteral("„a.pdf“ lässt sich nicht importieren. Das PDF ist mit einem Passwort geschützt. "
                                "Speichern Sie es ohne."));
        QCOMPARE(coreText(std::string_view("Nothing answers at http://127.0.0.1:1. Is the server running? The passages "
                                           "were not reranked.")),
                 QStringLiteral("Unter http://127.0.0.1:1 antwortet nichts. Läuft der Server? Die Stellen wurden nicht "
                                "neu geordnet."));
    }

    void namesInQuotationMarksStay()
    {
        QCOMPARE(coreText(std::string_view("“an attachment” is empty.")), QStringLiteral("„an attachment“ ist leer."));
    }

    void whatAQuestionWasUnderstoodToMeanIsToldWithDatesAndFeelings()
    {
        const Formatter german{QLocale(QLocale::German)};
        const LocalRange week{parseIso("2024-01-01")->local, parseIsoEnd("2024-01-07")->local};
        QCOMPARE(understandingText(QStringLiteral("read as: Was sagte Tom?\nperson “Tom” = Tom; Berger; date “letzte "
                                                  "Woche” = 2024-01-01/2024-01-07 (preferred); emotion “froh” = "
                                                  "joy,trust; kind “Wer” = who (preferred); words “Kuchen; date”"),
                                   german),
                 QStringLiteral("Gelesen als: Was sagte Tom?\nPerson „Tom“: Tom; Berger\nZeit „letzte Woche“: %1 "
                                "(bevorzugt)\nEmotion „froh“: Freude, Vertrauen\nFrage „Wer“: %2 (bevorzugt)\n"
                                "Wörter „Kuchen; date“")
                     .arg(german.range(week), coreText(std::string_view("asks who"))));
        QCOMPARE(understandingText(QStringLiteral("something else"), german), QStringLiteral("something else"));
    }

    void whatIsNotKnownStaysEnglish()
    {
        QCOMPARE(coreText(std::string_view("Somebody said this.")), QStringLiteral("Somebody said this."));
        const Error unknown{ErrorCode::Timeout, "Somebody said this.", {}};
        QVERIFY(errorText(unknown).endsWith(QLatin1String("Somebody said this.")));
        QVERIFY(errorText(unknown) != QLatin1String("Somebody said this."));
    }

private:
    QTranslator m_german;
};

} // namespace reminisce::app

QTEST_GUILESS_MAIN(reminisce::app::CoreTextTest)

#include "core_text_test.moc"
