// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/single_instance.h"

#include <unistd.h>

#include <QCryptographicHash>
#include <QLocalSocket>

#include "app/base/data_directory.h"
#include "app/base/qt_text.h"

namespace reminisce::app {

namespace {

constexpr int kPatience = 500; ///< milliseconds

/// One per person and data directory.
QString serverName()
{
    const QByteArray place = pathToQt(dataDirectory()).toUtf8();
    const QByteArray hash = QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(12);
    return QStringLiteral("reminisce-%1-%2").arg(getuid()).arg(QString::fromLatin1(hash));
}

} // namespace

SingleInstance::SingleInstance(QObject* parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            Q_EMIT raiseRequested();
        }
    });
}

bool SingleInstance::raiseOther()
{
    QLocalSocket socket;
    socket.connectToServer(serverName());
    if (socket.waitForConnected(kPatience)) {
        socket.write("raise\n");
        socket.waitForBytesWritten(kPatience);
        return true;
    }
    // What a crash left behind would keep the server from listening.
    QLocalServer::removeServer(serverName());
    m_server.listen(serverName());
    return false;
}

} // namespace reminisce::app
