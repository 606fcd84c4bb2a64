// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the accessibility tree of every page as a screen reader would.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/qml/support/table_model.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)

class AccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QAccessible::setActive(true);
        qmlRegisterType<TableModel>("Reminisce.Testing", 1, 0, "TableModel");
    }

    void everyPageIsNamed_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : {"start", "timeline", "ask", "search", "people", "import", "lab", "settings"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void everyPageIsNamed()
    {
        QFETCH(QString, page);
        QQuickView view;
        view.engine()->addImportPath(QStringLiteral(":/qt/qml"));
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.resize(1280, 800);
        view.setInitialProperties({{QStringLiteral("page"), page}});
        view.setSource(QUrl::fromLocalFile(QStringLiteral(REMINISCE_QML_TESTS "/gallery/Picture.qml")));
        QCOMPARE(view.status(), QQuickView::Ready);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));

        m_interactive = 0;
        m_headings = 0;
        m_problems.clear();
        walk(QAccessible::queryAccessibleInterface(&view), 0);
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.join(QLatin1Char('\n'))));
        QVERIFY2(m_interactive >= 8, qPrintable(QString::number(m_interactive)));
        QVERIFY(m_headings >= 1 || page == QLatin1String("search"));
    }

private:
    void walk(QAccessibleInterface* node, int depth)
    {
        if (!node || depth > 60 || node->state().invisible)
            return;
        const QAccessible::Role role = node->role();
        const QString name = node->text(QAccessible::Name);
        const bool acts = role == QAccessible::Button || role == QAccessible::CheckBox ||
                          role == QAccessible::RadioButton || role == QAccessible::EditableText ||
                          role == QAccessible::ComboBox || role == QAccessible::Slider ||
                          role == QAccessible::PageTab || role == QAccessible::ListItem || role == QAccessible::List;
        if (acts) {
            ++m_interactive;
            if (name.isEmpty())
                m_problems << QStringLiteral("no name: role %1 of %2")
                                  .arg(role)
                                  .arg(QString::fromLatin1(node->object()->metaObject()->className()));
        }
        m_headings += role == QAccessible::Heading && !name.isEmpty() ? 1 : 0;
        for (int i = 0; i < node->childCount(); ++i)
            walk(node->child(i), depth + 1);
    }

    int m_interactive = 0;
    int m_headings = 0;
    QStringList m_problems;
};

QTEST_MAIN(AccessibilityTest)

#include "accessibility_test.moc"
