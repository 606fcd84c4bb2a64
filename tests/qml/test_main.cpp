// SPDX-License-Identifier: GPL-3.0-or-later
#include <QQmlEngine>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

#include "tests/qml/support/table_model.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)

/// Makes the module and the mocks' model known before the first test is read.
class Setup : public QObject
{
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        qmlRegisterType<TableModel>("Reminisce.Testing", 1, 0, "TableModel");
        engine->addImportPath(QStringLiteral(":/qt/qml"));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(reminisce, Setup)

#include "test_main.moc"
