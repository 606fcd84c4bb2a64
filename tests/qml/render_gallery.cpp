// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the gallery and every page over mocks, light and dark, wide and narrow, into a folder of pictures.
#include <QCursor>
#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickView>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/qml/support/table_model.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)

namespace {

struct Picture
{
    QString page;
    QString theme;
    QSize size;
};

bool render(const Picture& picture, const QDir& folder)
{
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral(":/qt/qml"));
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(picture.size);
    view.setInitialProperties({{QStringLiteral("page"), picture.page}, {QStringLiteral("theme"), picture.theme}});
    view.setSource(QUrl::fromLocalFile(QStringLiteral(REMINISCE_QML_TESTS "/gallery/Picture.qml")));
    if (view.status() != QQuickView::Ready)
        return false;
    view.show();
    // Nothing under the pointer, so that nothing is drawn hovered.
    QCursor::setPos(view.mapToGlobal(QPoint(picture.size.width() / 2, picture.size.height() - 1)));
    // Decorations of text and lists settle within a few frames; no later signal tells.
    QEventLoop settle;
    QTimer::singleShot(250, &settle, &QEventLoop::quit);
    settle.exec();
    const QString name = QStringLiteral("%1-%2-%3x%4.png")
                             .arg(picture.page, picture.theme)
                             .arg(picture.size.width())
                             .arg(picture.size.height());
    return view.grabWindow().save(folder.filePath(name));
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    qmlRegisterType<TableModel>("Reminisce.Testing", 1, 0, "TableModel");
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screens"));
    QDir().mkpath(folder.path());

    bool ok = true;
    for (const char* theme : {"light", "dark"}) {
        ok = render({QStringLiteral("components"), QString::fromLatin1(theme), QSize(1280, 1528)}, folder) && ok;
        for (const char* page : {"start", "timeline", "ask", "search", "people", "import", "lab", "settings"}) {
            for (const QSize size : {QSize(1280, 800), QSize(900, 600)})
                ok = render({QString::fromLatin1(page), QString::fromLatin1(theme), size}, folder) && ok;
        }
    }
    return ok ? 0 : 1;
}
