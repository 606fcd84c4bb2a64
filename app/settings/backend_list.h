// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "core/backend/settings.h"

namespace reminisce::app {

class JobsWorker;
class KeyStore;
class ReaderWorker;

/// A backend with its key, as workers are given it.
struct BackendAccess
{
    backend::BackendSettings settings;
    std::string key;
};

/// The backends configured for the open archive, and their keys.
class BackendList : public QObject
{
    Q_OBJECT

public:
    BackendList(ReaderWorker& reader, JobsWorker& jobs, KeyStore& keys, QObject* parent = nullptr);

    /// Reads the list of the archive that is open now.
    void reload();

    [[nodiscard]] const std::vector<backend::BackendSettings>& all() const { return m_backends; }
    [[nodiscard]] std::optional<BackendAccess> find(const QString& name) const;
    [[nodiscard]] std::vector<BackendAccess> allWithKeys() const;
    [[nodiscard]] bool hasKey(const QString& name) const;
    /// The first backend with a model for the task.
    [[nodiscard]] std::optional<backend::BackendSettings> forTask(backend::BackendTask task) const;
    [[nodiscard]] std::optional<backend::BackendSettings> chat() const { return forTask(backend::BackendTask::Chat); }
    [[nodiscard]] std::optional<backend::BackendSettings> embedding() const
    {
        return forTask(backend::BackendTask::Embedding);
    }

    /// Stores the settings under their name, in place of those of `formerName`, and the key unless it is empty.
    void save(const backend::BackendSettings& settings, const QString& formerName, const std::string& key);
    void remove(const QString& name);
    /// Forgets the key of a backend, here and in the key store.
    void removeKey(const QString& name);

Q_SIGNALS:
    void changed();
    void failed(const QString& sentence);

private:
    void loadKeys();
    void setKey(const QString& name, const std::string& key);
    /// Writes the list in the jobs thread, and hands the searcher the backend of the current space.
    void store();
    void useForSearch();
    [[nodiscard]] static std::string keyOf(const backend::BackendSettings& settings, const std::string& stored);

    ReaderWorker& m_reader;
    JobsWorker& m_jobs;
    KeyStore& m_keyStore;
    std::vector<backend::BackendSettings> m_backends;
    std::map<QString, std::string> m_keys;
};

} // namespace reminisce::app
