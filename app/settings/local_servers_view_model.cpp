// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/local_servers_view_model.h"

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"

namespace reminisce::app {

namespace {

QStringList modelNames(const backend::FoundServer& server)
{
    QStringList names;
    for (const std::string& model : server.models) {
        names.append(toQt(model));
    }
    return names;
}

QString detailText(const backend::FoundServer& server)
{
    const QString address = toQt(server.url).section(QStringLiteral("//"), 1);
    return server.models.empty()
               ? LocalServersViewModel::tr("%1, without a model yet").arg(address)
               : LocalServersViewModel::tr("%1, %n model(s)", nullptr, static_cast<int>(server.models.size()))
                     .arg(address);
}

QList<Role<backend::FoundServer>> serverRoles()
{
    return {
        {"preset", [](const backend::FoundServer& row) { return QVariant(toQt(row.preset)); }},
        {"label", [](const backend::FoundServer& row) { return QVariant(coreText(row.label)); }},
        {"url", [](const backend::FoundServer& row) { return QVariant(toQt(row.url)); }},
        {"models", [](const backend::FoundServer& row) { return QVariant(modelNames(row)); }},
        {"detailText", [](const backend::FoundServer& row) { return QVariant(detailText(row)); }},
    };
}

} // namespace

LocalServersViewModel::LocalServersViewModel(QObject* parent)
    : QObject(parent), m_servers(serverRoles()), m_thread(QStringLiteral("servers"))
{}

LocalServersViewModel::~LocalServersViewModel()
{
    m_stop.request_stop();
    m_thread.finish();
}

void LocalServersViewModel::look()
{
    if (m_looking) {
        return;
    }
    m_looking = true;
    Q_EMIT changed();
    m_thread.post([this, stop = m_stop.get_token()] {
        auto found = backend::findLocalServers(stop);
        m_thread.deliver([this, found = std::move(found)] {
            m_servers.assign(QList<backend::FoundServer>(found.begin(), found.end()));
            m_looking = false;
            m_looked = true;
            Q_EMIT changed();
        });
    });
}

} // namespace reminisce::app
