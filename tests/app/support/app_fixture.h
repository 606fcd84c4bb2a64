// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QTest>

#include "app/settings/key_store.h"
#include "app/shell/app_view_model.h"
#include "core/archive/archive.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::test {

/// The whole application without its pages, on a data directory of its own.
class AppFixture
{
public:
    using KeyStoreMaker = std::function<std::unique_ptr<app::KeyStore>()>;

    /// Keys are kept in memory unless `keyStore` makes another store.
    explicit AppFixture(KeyStoreMaker keyStore = {});
    ~AppFixture();

    /// The model, with its archive open and read.
    [[nodiscard]] app::AppViewModel& app() { return *m_app; }
    [[nodiscard]] const std::filesystem::path& directory() const { return m_directory.path(); }

    /// Closes the application and starts it again on the same data.
    void restart();
    /// The same, and what `change` does to the archive meanwhile.
    void restart(const std::function<void(archive::Archive&)>& change);

    /// Writes a file into the directory and gives its URL.
    [[nodiscard]] QUrl write(const QString& name, const QByteArray& content) const;
    /// Imports a text as a file and waits until the pages have read what was stored.
    void import(const QString& name, const QByteArray& content);

private:
    void start();

    TemporaryDirectory m_directory;
    KeyStoreMaker m_makeKeyStore;
    std::unique_ptr<app::AppViewModel> m_app;
};

/// Lets the event loop run until `done`; false after `seconds`.
[[nodiscard]] bool waitUntil(const std::function<bool()>& done, int seconds = 30);

/// Stores a chat of this many messages, each following the one before: "Question 1 …" with "Answer 1 …" and one step.
void storeChat(archive::Archive& archive, const std::string& title, int messages);

/// A chat export of WhatsApp with `days` days from `firstDay` on, one conversation each, of `turns` turns.
[[nodiscard]] QByteArray whatsAppChat(const QString& other, const QDate& firstDay, int days, int turns);

/// A conversation about a half marathon in June 2024 that several tests know word for word.
[[nodiscard]] QByteArray marathonTalk();

/// The value of a role in a row of an item model.
[[nodiscard]] QVariant valueOf(const QAbstractItemModel& model, int row, const char* role);

} // namespace reminisce::test
