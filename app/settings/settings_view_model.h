// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/settings/backend_form_view_model.h"
#include "app/shell/services.h"

namespace reminisce::app {

/// The settings page: backends, the embedding space, and the archive itself.
class SettingsViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(BackendFormViewModel* chat READ chat CONSTANT)
    Q_PROPERTY(BackendFormViewModel* embedding READ embedding CONSTANT)
    Q_PROPERTY(QString emotionModel READ emotionModel NOTIFY changed)
    Q_PROPERTY(QString archivePathText READ archivePathText NOTIFY changed)
    Q_PROPERTY(QString archiveSizeText READ archiveSizeText NOTIFY changed)
    Q_PROPERTY(QString currentSpaceText READ currentSpaceText NOTIFY changed)
    Q_PROPERTY(bool reindexNeeded READ reindexNeeded NOTIFY changed)

public:
    explicit SettingsViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] BackendFormViewModel* chat() { return &m_chat; }
    [[nodiscard]] BackendFormViewModel* embedding() { return &m_embedding; }
    [[nodiscard]] QString emotionModel() const { return m_facts.emotionModel; }
    [[nodiscard]] QString archivePathText() const { return m_facts.path; }
    [[nodiscard]] QString archiveSizeText() const { return m_facts.sizeText; }
    [[nodiscard]] QString currentSpaceText() const;
    /// The embedding backend of the settings is not the one whose vectors are in use, or some are missing.
    [[nodiscard]] bool reindexNeeded() const;

    Q_INVOKABLE void reindex();
    Q_INVOKABLE void verifyArchive();
    Q_INVOKABLE void backupTo(const QUrl& file);
    /// Removes every conversation of the archive, and all copies of the words.
    Q_INVOKABLE void deleteEverything();

Q_SIGNALS:
    void changed();

private:
    struct Facts
    {
        QString emotionModel;
        QString path;
        QString sizeText;
        QString spaceBackend; ///< empty: built-in
        QString spaceModel;
        qint64 vectors = 0;
        qint64 chunks = 0;
    };

    void reload();
    void informOrComplain(const Result<QString>& result);

    Services m_services;
    BackendFormViewModel m_chat;
    BackendFormViewModel m_embedding;
    Facts m_facts;
};

} // namespace reminisce::app
