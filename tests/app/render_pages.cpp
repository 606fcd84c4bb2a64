// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every page from the sample archive, light and dark, as PAGE-THEME-SIZE.png into the folder given.
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTest>

#include <iostream>

#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "app/shell/app_view_model.h"
#include "tests/support/temporary_directory.h"

using namespace reminisce;

namespace {

bool waitUntil(const std::function<bool()>& done)
{
    return QTest::qWaitFor(done, 60000);
}

class Renderer
{
public:
    Renderer(app::AppViewModel& app, QQuickWindow& window, QDir folder)
        : m_app(app), m_window(window), m_folder(std::move(folder))
    {}

    /// Both themes in the window's size; false when a picture cannot be made.
    bool render(const QString& page)
    {
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            m_app.setThemeMode(theme);
            QTest::qWait(400); // fades and delayed images
            const QImage image = m_window.grabWindow();
            const QString name =
                QStringLiteral("%1-%2-%3x%4.png").arg(page, theme).arg(m_window.width()).arg(m_window.height());
            if (image.isNull() || !image.save(m_folder.filePath(name))) {
                std::cerr << "no picture of " << name.toStdString() << '\n';
                return false;
            }
        }
        return true;
    }

    bool renderAll()
    {
        bool good = true;
        QTest::mouseMove(&m_window, QPoint(400, 30)); // away from what would show a tooltip
        for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
            m_window.resize(size);
            for (const QString& page :
                 {QStringLiteral("timeline"), QStringLiteral("ask"), QStringLiteral("search"), QStringLiteral("people"),
                  QStringLiteral("import"), QStringLiteral("settings"), QStringLiteral("start")}) {
                m_app.setCurrentPage(page);
                good = render(page) && good;
            }
        }
        m_window.resize(1280, 800);
        m_app.setLanguage(QStringLiteral("de"));
        m_app.setCurrentPage(QStringLiteral("timeline"));
        good = render(QStringLiteral("timeline-de")) && good;
        m_app.setLanguage(QStringLiteral("en"));
        return good;
    }

private:
    app::AppViewModel& m_app;
    QQuickWindow& m_window;
    QDir m_folder;
};

/// Puts something to look at on every page.
bool prepare(app::AppViewModel& app)
{
    app.setReducedMotion(true);
    app.setLanguage(QStringLiteral("en"));
    app.openSample();
    if (!waitUntil([&] { return app.isSampleArchive() && !app.archiveIsEmpty() && !app.jobs()->running(); }) ||
        !waitUntil([&] { return app.timeline()->matchingCount() > 0 && app.people()->people()->count() > 0; })) {
        return false;
    }
    app.ask()->setDraft(QStringLiteral("What did Tom Berger say about the half marathon?"));
    app.ask()->ask();
    app.search()->setQuery(QStringLiteral("running with Tom in 2024"));
    app.people()->select(app.people()->people()->value(1, QStringLiteral("personId")).toLongLong());
    if (!waitUntil([&] { return !app.ask()->running() && app.search()->results()->count() > 0; })) {
        return false;
    }
    app.search()->openResult(0);
    return waitUntil([&] { return app.transcript()->conversationId() > 0 && app.people()->selected().isValid(); });
}

} // namespace

int main(int argc, char** argv)
{
    const test::TemporaryDirectory data;
    qputenv("REMINISCE_DATA_DIR", QByteArray(data.path().c_str()));
    QGuiApplication program(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screens"));
    if (!folder.mkpath(QStringLiteral("."))) {
        return 1;
    }
    app::AppViewModel model(std::make_unique<app::MemoryKeyStore>());
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue<QObject*>(&model)}});
    QObject::connect(&model, &app::AppViewModel::languageChanged, &engine, &QQmlEngine::retranslate);
    model.start({});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reminisce/Main.qml")));
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window || !waitUntil([&] { return model.ready(); }) || !prepare(model)) {
        std::cerr << "the window did not come up on the sample archive\n";
        return 1;
    }
    return Renderer(model, *window, folder).renderAll() ? 0 : 1;
}
