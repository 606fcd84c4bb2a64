// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/backend_list.h"

#include <algorithm>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "app/settings/search_backends.h"
#include "app/workers/jobs_worker.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

using Backends = std::vector<backend::BackendSettings>;

template <class Predicate>
std::optional<backend::BackendSettings> firstOf(const Backends& backends, Predicate predicate)
{
    const auto found = std::find_if(backends.begin(), backends.end(), predicate);
    return found != backends.end() ? std::optional(*found) : std::nullopt;
}

} // namespace

BackendList::BackendList(ReaderWorker& reader, JobsWorker& jobs, KeyStore& keys, QObject* parent)
    : QObject(parent), m_reader(reader), m_jobs(jobs), m_keyStore(keys)
{}

void BackendList::reload()
{
    m_backends.clear();
    m_keys.clear();
    Q_EMIT changed();
    m_reader.request<Backends>(
        ReadKind::Backends, this,
        [](const Reading& reading) { return backend::loadBackends(reading.session.archive.directory()); },
        [this](Result<Backends> backends) {
            if (!backends) {
                Q_EMIT failed(errorText(backends.error()));
                return;
            }
            m_backends = std::move(*backends);
            loadKeys();
            useForSearch();
            Q_EMIT changed();
        });
}

void BackendList::loadKeys()
{
    for (const backend::BackendSettings& settings : m_backends) {
        const QString name = toQt(settings.name);
        m_keyStore.read(name, [this, name](const std::string& key, const QString&) {
            // A store that is missing shows itself when a key is saved; reading is no reason to complain.
            if (!key.empty()) {
                m_keys[name] = key;
                useForSearch();
                Q_EMIT changed();
            }
        });
    }
}

std::string BackendList::keyOf(const backend::BackendSettings& settings, const std::string& stored)
{
    if (!stored.empty()) {
        return stored;
    }
    const auto key = backend::EnvironmentKeyProvider().key(settings);
    return key ? *key : std::string();
}

std::optional<BackendAccess> BackendList::find(const QString& name) const
{
    const auto settings =
        firstOf(m_backends, [&](const backend::BackendSettings& one) { return toQt(one.name) == name; });
    if (!settings) {
        return std::nullopt;
    }
    const auto stored = m_keys.find(name);
    return BackendAccess{*settings, keyOf(*settings, stored != m_keys.end() ? stored->second : std::string())};
}

bool BackendList::hasKey(const QString& name) const
{
    return m_keys.contains(name);
}

std::optional<backend::BackendSettings> BackendList::forTask(backend::BackendTask task) const
{
    return backend::backendFor(m_backends, task);
}

void BackendList::removeKey(const QString& name)
{
    m_keys.erase(name);
    m_keyStore.remove(name, [this](const QString& error) {
        if (!error.isEmpty()) {
            Q_EMIT failed(error);
        }
    });
    useForSearch();
    Q_EMIT changed();
}

void BackendList::setKey(const QString& name, const std::string& key)
{
    m_keys[name] = key;
    m_keyStore.write(name, key, [this](const QString& error) {
        if (!error.isEmpty()) {
            Q_EMIT failed(error);
        }
    });
}

void BackendList::save(const backend::BackendSettings& settings, const QString& formerName, const std::string& key)
{
    const auto former = std::find_if(m_backends.begin(), m_backends.end(), [&](const backend::BackendSettings& one) {
        return toQt(one.name) == formerName || one.name == settings.name;
    });
    if (former != m_backends.end()) {
        *former = settings;
    } else {
        m_backends.push_back(settings);
    }
    const QString name = toQt(settings.name);
    if (!key.empty()) {
        setKey(name, key);
    } else if (name != formerName && m_keys.contains(formerName)) {
        setKey(name, m_keys[formerName]);
    }
    if (!formerName.isEmpty() && formerName != name) {
        if (m_keys.contains(formerName)) {
            removeKey(formerName);
        }
    }
    store();
}

void BackendList::remove(const QString& name)
{
    std::erase_if(m_backends, [&](const backend::BackendSettings& one) { return toQt(one.name) == name; });
    if (m_keys.contains(name)) {
        removeKey(name);
    }
    store();
}

void BackendList::store()
{
    m_jobs.enqueue<void>(
        JobKind::Silent, {}, this,
        [backends = m_backends](const Writing& writing) {
            return backend::saveBackends(writing.session.archive.directory(), backends);
        },
        [this](const Result<void>& saved) {
            if (!saved) {
                Q_EMIT failed(errorText(saved.error()));
            }
        });
    useForSearch();
    Q_EMIT changed();
}

std::vector<BackendAccess> BackendList::allWithKeys() const
{
    std::vector<BackendAccess> backends;
    for (const backend::BackendSettings& settings : m_backends) {
        backends.push_back(*find(toQt(settings.name)));
    }
    return backends;
}

void BackendList::useForSearch()
{
    m_reader.request<bool>(
        ReadKind::SearchBackend, this,
        [backends = allWithKeys()](const Reading& reading) -> Result<bool> {
            const auto used = useSearchBackends(reading.session.searcher, reading.reader, backends);
            return used ? Result<bool>(true) : tl::unexpected(used.error());
        },
        [this](const Result<bool>& used) {
            if (!used) {
                Q_EMIT failed(errorText(used.error()));
            }
        });
}

} // namespace reminisce::app
