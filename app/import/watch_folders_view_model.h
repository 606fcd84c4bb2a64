// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/shell/services.h"
#include "core/archive/watch_folders.h"
#include "core/ingest/watch.h"

namespace reminisce::app {

/// Folders of which new transcripts are imported by themselves. The file system says when something changed, and a
/// clock looks where it does not (network drives); the looking itself is a job.
class WatchFoldersViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ListModel* folders READ folders CONSTANT)

public:
    explicit WatchFoldersViewModel(const Services& services, QObject* parent = nullptr);

    /// Roles: path, importedText, failed, missing.
    [[nodiscard]] ListModel* folders() { return &m_folders; }

    Q_INVOKABLE void add(const QUrl& folder);
    Q_INVOKABLE void remove(const QString& path);
    /// Looks at all folders now.
    Q_INVOKABLE void look();

Q_SIGNALS:
    /// Something was stored.
    void imported();

private:
    struct Row
    {
        archive::WatchFolder folder;
        bool missing = false;
    };

    void reload();
    void show(const std::vector<archive::WatchFolder>& folders);
    void looked(Result<ingest::WatchScan> scan);
    void changed(const Result<void>& result);

    Services m_services;
    RowsModel<Row> m_folders;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_missing;
    bool m_looking = false;
    bool m_again = false; ///< something changed while a look was under way
};

} // namespace reminisce::app
