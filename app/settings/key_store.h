// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include <QObject>
#include <QString>

namespace reminisce::app {

/// Where the keys of backends are kept: never in a file of ours. Answers come later, in the GUI thread.
class KeyStore : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `error` is a sentence, empty when it went well; a key that is not there is empty and no error.
    using KeyRead = std::function<void(const std::string& key, const QString& error)>;
    using Done = std::function<void(const QString& error)>;

    virtual void read(const QString& name, KeyRead done) = 0;
    virtual void write(const QString& name, const std::string& key, Done done) = 0;
    virtual void remove(const QString& name, Done done) = 0;
};

/// The desktop's secret store. There is no plain-text fallback: without a store, a key lasts as long as the program.
class DesktopKeyStore : public KeyStore
{
    Q_OBJECT

public:
    using KeyStore::KeyStore;

    void read(const QString& name, KeyRead done) override;
    void write(const QString& name, const std::string& key, Done done) override;
    void remove(const QString& name, Done done) override;
};

/// Keys in memory only, for the demonstration and for tests.
class MemoryKeyStore : public KeyStore
{
    Q_OBJECT

public:
    using KeyStore::KeyStore;

    void read(const QString& name, KeyRead done) override;
    void write(const QString& name, const std::string& key, Done done) override;
    void remove(const QString& name, Done done) override;

private:
    std::map<QString, std::string> m_keys;
};

} // namespace reminisce::app
