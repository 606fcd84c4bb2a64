// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCommandLineParser>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <iostream>

#include <sys/stat.h>

#include "app/base/data_directory.h"
#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "app/shell/app_view_model.h"
#include "app/shell/single_instance.h"

using namespace reminisce;

namespace {

struct Options
{
    std::filesystem::path archive;
    bool demo = false;
    QString page;
};

Options parseOptions(const QCoreApplication& program)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Ask your own conversations, and see where the answer comes from."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption archive(QStringLiteral("archive"),
                                     QCoreApplication::translate("main", "Opens the archive in this directory."),
                                     QStringLiteral("directory"));
    const QCommandLineOption sample(QStringLiteral("sample"),
                                    QCoreApplication::translate("main", "Opens the sample archive."));
    const QCommandLineOption demo(
        QStringLiteral("demo"),
        QCoreApplication::translate("main", "Shows the sample archive with the built-in answers, and keeps no keys."));
    const QCommandLineOption page(QStringLiteral("page"),
                                  QCoreApplication::translate("main", "Begins with this page, such as ask or search."),
                                  QStringLiteral("name"));
    parser.addOptions({archive, sample, demo, page});
    parser.process(program);
    Options options;
    options.demo = parser.isSet(demo);
    options.page = parser.value(page);
    if (parser.isSet(archive)) {
        options.archive = app::pathFromQt(parser.value(archive));
    } else if (parser.isSet(sample) || options.demo) {
        options.archive = app::sampleArchiveDirectory();
    }
    return options;
}

std::unique_ptr<app::KeyStore> makeKeyStore(bool demo)
{
    if (demo) {
        return std::make_unique<app::MemoryKeyStore>();
    }
    return std::make_unique<app::DesktopKeyStore>();
}

void comeForward(const QQmlApplicationEngine& engine)
{
    for (QObject* object : engine.rootObjects()) {
        if (auto* window = qobject_cast<QQuickWindow*>(object)) {
            window->show();
            window->raise();
            window->requestActivate();
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    ::umask(S_IRWXG | S_IRWXO); // whatever is written holds somebody's words
    QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("reminisce"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Reminisce"));
    QGuiApplication::setApplicationVersion(QStringLiteral(REMINISCE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.reminisce.Reminisce"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const Options options = parseOptions(program);

    app::SingleInstance instance;
    if (instance.raiseOther()) {
        std::cerr << "Reminisce is running already; its window has been brought forward.\n";
        return 0;
    }
    app::AppViewModel model(makeKeyStore(options.demo));
    model.setFirstPage(options.page);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue<QObject*>(&model)}});
    QObject::connect(&engine, &QQmlApplicationEngine::objectCreationFailed, &program,
                     [] { QCoreApplication::exit(1); });
    QObject::connect(&model, &app::AppViewModel::languageChanged, &engine, &QQmlEngine::retranslate);
    QObject::connect(&instance, &app::SingleInstance::raiseRequested, &engine, [&engine] { comeForward(engine); });
    model.start(options.archive);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reminisce/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        std::cerr << "The window could not be made: its pages are not part of this program.\n";
        return 1;
    }
    return QGuiApplication::exec();
}
