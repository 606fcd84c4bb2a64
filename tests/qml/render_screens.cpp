// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every page of the real program over an archive that its own importer made of the sample's transcripts:
// light and dark, wide and narrow, as PAGE-THEME-WIDTHxHEIGHT.png into the folder given. A second argument names the
// language: "de" gives de-PAGE-…, and "pseudo" pseudo-PAGE-… with all words a third longer, to see what is cut. Fails
// when a page does not load, when QML prints a warning, and when a picture shows nothing.
#include <QCursor>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSet>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>
#include <QtQml/qqmlextensionplugin.h>

#include <functional>
#include <iostream>

#include "app/settings/key_store.h"
#include "app/shell/app_view_model.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;

namespace {

constexpr int kPatience = 180000; ///< milliseconds, for the slowest machine; nothing is held up when it is quicker
constexpr int kRail = 56;
constexpr int kFewestColours = 8;
const char* const kOwner = "Mara Lindner";

int warnings = 0;
QString prefix; ///< of the files' names: the language and a dash, or nothing for English

/// Counts what QML complains about. The platform's own remarks (offscreen windows have no size hints) are not ours.
void noteMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const QByteArray category(context.category);
    const bool ours = text.contains(QLatin1String(".qml")) || text.contains(QLatin1String("qrc:/")) ||
                      category.startsWith("qml") || category.startsWith("qt.qml") || category.startsWith("qt.quick");
    if (type != QtDebugMsg && type != QtInfoMsg && ours) {
        ++warnings;
    }
    std::cerr << text.toStdString() << '\n';
}

/// All words of the window, a third longer and with marks above: what a language with long words would need.
class PseudoLocale : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        static const QString kPlain = QStringLiteral("aeiouAEIOUcnszy");
        static const QString kMarked = QStringLiteral("àéîöüÀÉÎÖÜçñšžý");
        QString text = QString::fromUtf8(source);
        const qsizetype more = (text.size() * 3 + 9) / 10;
        for (qsizetype i = 0; i < text.size(); ++i) {
            // Places to be filled (%1, %n, {{…}}) are left alone.
            const bool place = i > 0 && (text[i - 1] == QLatin1Char('%') || text.contains(QLatin1String("{{")));
            const qsizetype at = place ? -1 : kPlain.indexOf(text[i]);
            if (at >= 0) {
                text[i] = kMarked[at];
            }
        }
        return text + QString(more, QLatin1Char('~'));
    }
};

/// Handles events until this holds; false when it does not come about.
bool waitUntil(const std::function<bool()>& done, const char* what)
{
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (done() || clock.elapsed() > kPatience) {
            loop.quit();
        }
    });
    look.start(10);
    if (!done()) {
        loop.exec();
    }
    if (!done()) {
        std::cerr << "waited in vain for " << what << '\n';
        return false;
    }
    return true;
}

/// First item below this one, in what is drawn, that passes.
QQuickItem* findItem(QQuickItem* item, const std::function<bool(const QQuickItem&)>& passes)
{
    if (passes(*item)) {
        return item;
    }
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = findItem(child, passes)) {
            return found;
        }
    }
    return nullptr;
}

/// The program's window in one size.
class Screen
{
public:
    Screen(app::AppViewModel& app, QSize size, QDir folder) : m_app(app), m_size(size), m_folder(std::move(folder))
    {
        m_engine.addImportPath(QStringLiteral(":/qt/qml"));
        m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue<QObject*>(&app)}});
        QObject::connect(&app, &app::AppViewModel::languageChanged, &m_engine, &QQmlEngine::retranslate);
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reminisce/Main.qml")));
        const QList<QObject*> roots = m_engine.rootObjects();
        m_window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
        if (m_window) {
            m_window->resize(size);
            // Nothing under the pointer, so that nothing is drawn hovered.
            QCursor::setPos(m_window->mapToGlobal(QPoint(kRail / 2, size.height() / 2)));
        }
    }

    [[nodiscard]] bool narrow() const { return m_size.width() < 1000; }

    /// Goes to a page; false when it does not load.
    bool show(const QString& page)
    {
        m_app.setCurrentPage(page);
        return m_window && waitUntil([&] { return isLoaded(page); }, "a page");
    }

    /// Sets a property of the item with this object name.
    bool set(const QString& objectName, const char* property, const QVariant& value)
    {
        const auto find = [&] {
            return findItem(m_window->contentItem(),
                            [&](const QQuickItem& item) { return item.objectName() == objectName; });
        };
        return waitUntil([&] { return find() != nullptr; }, "an item") && find()->setProperty(property, value);
    }

    /// Pictures of what is shown, in both themes.
    bool take(const QString& page)
    {
        const QString name = prefix + page;
        bool good = true;
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            m_app.setThemeMode(theme);
            const QImage image = settled();
            const QString file =
                QStringLiteral("%1-%2-%3x%4.png").arg(name, theme).arg(m_size.width()).arg(m_size.height());
            if (image.size() != m_size || !showsSomething(image) || !image.save(m_folder.filePath(file))) {
                std::cerr << "no picture of " << file.toStdString() << '\n';
                good = false;
            }
        }
        return good;
    }

private:
    [[nodiscard]] bool isLoaded(const QString& page) const
    {
        const QQuickItem* loader = findItem(m_window->contentItem(), [&](const QQuickItem& item) {
            return item.property("name").toString() == page && item.property("everShown").toBool();
        });
        return loader && loader->property("item").value<QObject*>() != nullptr;
    }

    /// The window once nothing changes any more.
    QImage settled()
    {
        QImage last;
        int same = 0;
        waitUntil(
            [&] {
                QImage next = m_window->grabWindow();
                same = next == last ? same + 1 : 0;
                last = std::move(next);
                return same >= 4;
            },
            "the window to come to rest");
        return last;
    }

    static bool showsSomething(const QImage& image)
    {
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = kRail + 1; x < image.width(); x += 2) {
                colours.insert(image.pixel(x, y));
            }
        }
        return colours.size() >= kFewestColours;
    }

    app::AppViewModel& m_app;
    QSize m_size;
    QDir m_folder;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

int rowOf(const app::ListModel& model, const QString& role, const QString& value)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.value(row, role).toString() == value) {
            return row;
        }
    }
    return -1;
}

/// Reads the sample's transcripts through the import page, and says who owns them.
bool import(app::AppViewModel& app)
{
    app.importer()->addUrls({QUrl::fromLocalFile(QStringLiteral(REMINISCE_SAMPLE))});
    const auto imported = [&] {
        return app.importer()->queue()->rowCount() > 0 && !app.importer()->running() && !app.jobs()->running();
    };
    // Some transcripts name her, others say "me".
    if (!waitUntil([&] { return imported() && app.ownerQuestion()->isOpen(); }, "the import")) {
        return false;
    }
    app::ListModel* candidates = app.ownerQuestion()->candidates();
    const int owner = rowOf(*candidates, QStringLiteral("name"), QString::fromLatin1(kOwner));
    app.ownerQuestion()->choose(candidates->value(owner, QStringLiteral("personId")).toLongLong());
    const auto named = [&] {
        const app::ListModel& people = *app.people()->people();
        const int row = rowOf(people, QStringLiteral("name"), QString::fromLatin1(kOwner));
        return row >= 0 && people.value(row, QStringLiteral("isOwner")).toBool();
    };
    return waitUntil([&] { return imported() && named(); }, "the owner");
}

/// Asks, searches and selects, so that every page has something to show.
bool prepare(app::AppViewModel& app)
{
    app.ask()->setDraft(QStringLiteral("What did Tom Berger say about the half marathon?"));
    app.ask()->ask();
    app.search()->setQuery(QStringLiteral("running with Tom in 2024"));
    const int tom = rowOf(*app.people()->people(), QStringLiteral("name"), QStringLiteral("Tom Berger"));
    app.people()->select(app.people()->people()->value(tom, QStringLiteral("personId")).toLongLong());
    app.importer()->setSelectedRow(0);
    return waitUntil(
        [&] {
            return app.ask()->currentHasMessages() && !app.ask()->running() && !app.search()->searching() &&
                   app.search()->results()->rowCount() > 0 && app.people()->selected().isValid() &&
                   !app.timeline()->loading() && app.timeline()->matchingCount() > 0;
        },
        "answer, results and people");
}

/// The timeline with a conversation open, and narrow also with a filter and without it.
bool takeTimeline(app::AppViewModel& app, Screen& screen)
{
    bool good = screen.show(QStringLiteral("timeline"));
    if (screen.narrow()) {
        const qint64 tom = app.people()->selected().toMap().value(QStringLiteral("personId")).toLongLong();
        app.transcript()->close();
        app.filterByPerson(tom);
        good =
            waitUntil(
                [&] {
                    return !app.timeline()->loading() && app.timeline()->matchingCount() < app.timeline()->totalCount();
                },
                "the filter") &&
            screen.take(QStringLiteral("timeline")) && good;
    }
    app.search()->openResult(0);
    good = waitUntil([&] { return app.transcript()->conversationId() >= 0 && !app.transcript()->loading(); },
                     "the transcript") &&
           good;
    good = screen.take(screen.narrow() ? QStringLiteral("timeline-open") : QStringLiteral("timeline")) && good;
    app.filter()->clear();
    return good;
}

/// A run of the Lab over questions made from the archive, with two ways to search.
bool measure(app::AppViewModel& app)
{
    app::LabViewModel& lab = *app.lab();
    lab.plan()->setCount(30);
    lab.plan()->toggleMode(1);
    lab.plan()->estimateNow();
    if (!waitUntil([&] { return !lab.plan()->estimating(); }, "the estimate") || !lab.plan()->canStart()) {
        std::cerr << lab.plan()->problem().toStdString() << '\n';
        return false;
    }
    lab.plan()->start();
    return waitUntil([&] { return lab.hasResults() && !lab.running() && !lab.canResume(); }, "the run");
}

bool takeLab(app::AppViewModel& app, Screen& screen)
{
    bool good = screen.show(QStringLiteral("lab"));
    for (const char* view : {"answers", "compare", "plan", "questions", "results"}) {
        const QString name = QString::fromLatin1(view);
        // A score in which questions differ.
        app.lab()->setMetric(name == QLatin1String("compare") ? QStringLiteral("token_f1") : QString());
        good = screen.set(QStringLiteral("labPage"), "view", name) &&
               waitUntil([&] { return !app.lab()->plan()->estimating() && !app.lab()->loading(); },
                         "results and estimate") &&
               screen.take(name == QLatin1String("results") ? QStringLiteral("lab") : QStringLiteral("lab-") + name) &&
               good;
    }
    app.lab()->openItem(app.lab()->items()->value(0, QStringLiteral("itemId")).toLongLong());
    good = waitUntil([&] { return app.lab()->item().isValid(); }, "an answer") &&
           screen.set(QStringLiteral("labPage"), "view", QStringLiteral("answers")) &&
           screen.take(QStringLiteral("lab-answer")) && good;
    app.lab()->openItem(-1);
    return good;
}

bool takeAll(app::AppViewModel& app, const QSize& size, const QDir& folder)
{
    while (app.toasts()->rowCount() > 0) {
        app.toasts()->dismiss(app.toasts()->value(0, QStringLiteral("toastId")).toInt());
    }
    Screen screen(app, size, folder);
    bool good = takeTimeline(app, screen);
    app.transcript()->close();
    good = screen.show(QStringLiteral("ask")) && screen.set(QStringLiteral("trace"), "opened", true) &&
           screen.take(QStringLiteral("ask")) && good;
    if (screen.narrow()) {
        good = screen.set(QStringLiteral("askPage"), "paneWanted", true) &&
               screen.take(QStringLiteral("ask-evidence")) && good;
    }
    app.search()->setCurrentIndex(0);
    app.search()->openResult(0);
    for (const char* page : {"search", "people", "import", "settings"}) {
        const QString name = QString::fromLatin1(page);
        good = screen.show(name) && screen.take(name) && good;
    }
    return takeLab(app, screen) && good;
}

} // namespace

int main(int argc, char** argv)
{
    qInstallMessageHandler(noteMessage);
    const QTemporaryDir data;
    qputenv("REMINISCE_DATA_DIR", data.path().toLocal8Bit());
    QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("reminisce"));
    QGuiApplication::styleHints()->setCursorFlashTime(0); // a blinking caret never comes to rest
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screens"));
    QDir().mkpath(folder.path());

    const QList<QSize> sizes = {QSize(1280, 800), QSize(900, 600)};
    const QString language = argc > 2 ? QString::fromLocal8Bit(argv[2]) : QStringLiteral("en");
    const bool isPseudo = language == QLatin1String("pseudo");
    PseudoLocale longer;
    if (isPseudo) { // before the model, which names things when it is made
        QCoreApplication::installTranslator(&longer);
    }
    app::AppViewModel model(std::make_unique<app::MemoryKeyStore>());
    model.setReducedMotion(true);
    model.setLanguage(isPseudo ? QStringLiteral("en") : language);
    if (isPseudo) { // above the translator of the language, which was installed since
        QCoreApplication::removeTranslator(&longer);
        QCoreApplication::installTranslator(&longer);
    }
    if (language != QLatin1String("en")) {
        prefix = language + QLatin1Char('-');
    }
    model.start({});
    bool good = waitUntil([&] { return model.ready(); }, "the archive");
    for (const QSize& size : sizes) {
        Screen screen(model, size, folder);
        good = screen.show(QStringLiteral("start")) && screen.take(QStringLiteral("start")) && good;
    }
    good = good && import(model) && prepare(model) && measure(model);
    for (const QSize& size : sizes) {
        good = good && takeAll(model, size, folder);
    }
    QCoreApplication::removeTranslator(&longer);
    if (warnings > 0) {
        std::cerr << warnings << " warning(s) of the pages\n";
    }
    return good && warnings == 0 ? 0 : 1;
}
