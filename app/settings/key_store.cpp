// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/key_store.h"

#include <qt6keychain/keychain.h>

#include "app/base/qt_text.h"

namespace reminisce::app {

namespace {

QString serviceName()
{
    return QStringLiteral("Reminisce");
}

// Jobs belong to nobody and delete themselves when they are finished: the secret store answers to the job itself, also
// when whoever asked is gone.

QString sentenceOf(const QKeychain::Job& job)
{
    return KeyStore::tr("The desktop's secret store cannot be used (%1). The key is kept until the program ends; it is "
                        "not written to any file.")
        .arg(job.errorString());
}

} // namespace

void DesktopKeyStore::read(const QString& name, KeyRead done)
{
    auto* job = new QKeychain::ReadPasswordJob(serviceName());
    job->setInsecureFallback(false);
    job->setKey(name);
    connect(job, &QKeychain::Job::finished, this, [job, done = std::move(done)] {
        const bool missing = job->error() == QKeychain::EntryNotFound;
        const bool failed = job->error() != QKeychain::NoError && !missing;
        done(failed || missing ? std::string() : fromQt(job->textData()), failed ? sentenceOf(*job) : QString());
    });
    job->start();
}

void DesktopKeyStore::write(const QString& name, const std::string& key, Done done)
{
    auto* job = new QKeychain::WritePasswordJob(serviceName());
    job->setInsecureFallback(false);
    job->setKey(name);
    job->setTextData(toQt(key));
    connect(job, &QKeychain::Job::finished, this,
            [job, done = std::move(done)] { done(job->error() == QKeychain::NoError ? QString() : sentenceOf(*job)); });
    job->start();
}

void DesktopKeyStore::remove(const QString& name, Done done)
{
    auto* job = new QKeychain::DeletePasswordJob(serviceName());
    job->setInsecureFallback(false);
    job->setKey(name);
    connect(job, &QKeychain::Job::finished, this, [job, done = std::move(done)] {
        const bool gone = job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
        done(gone ? QString() : sentenceOf(*job));
    });
    job->start();
}

void MemoryKeyStore::read(const QString& name, KeyRead done)
{
    done(m_keys[name], {});
}

void MemoryKeyStore::write(const QString& name, const std::string& key, Done done)
{
    m_keys[name] = key;
    done({});
}

void MemoryKeyStore::remove(const QString& name, Done done)
{
    m_keys.erase(name);
    done({});
}

} // namespace reminisce::app
