// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/settings/backend_form_view_model.h"
#include "app/settings/prompts_view_model.h"
#include "app/shell/services.h"
#include "core/archive/filter.h"
#include "core/archive/stores.h"

namespace reminisce::app {

/// The settings page: backends, the embedding space, and the archive itself.
class SettingsViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(BackendFormViewModel* chat READ chat CONSTANT)
    Q_PROPERTY(BackendFormViewModel* embedding READ embedding CONSTANT)
    Q_PROPERTY(BackendFormViewModel* rerank READ rerank CONSTANT)
    Q_PROPERTY(BackendFormViewModel* description READ description CONSTANT)
    Q_PROPERTY(BackendFormViewModel* judge READ judge CONSTANT)
    Q_PROPERTY(PromptsViewModel* prompts READ prompts CONSTANT)
    Q_PROPERTY(QString emotionModel READ emotionModel NOTIFY changed)
    Q_PROPERTY(bool canDescribe READ canDescribe NOTIFY changed)
    Q_PROPERTY(bool hasDescriptions READ hasDescriptions NOTIFY changed)
    Q_PROPERTY(QString describesElsewhereText READ describesElsewhereText NOTIFY changed)
    Q_PROPERTY(QString archivePathText READ archivePathText NOTIFY changed)
    Q_PROPERTY(QString archiveSizeText READ archiveSizeText NOTIFY changed)
    Q_PROPERTY(QUrl archiveFolder READ archiveFolder NOTIFY changed)
    Q_PROPERTY(QVariantList storedPlaces READ storedPlaces NOTIFY changed)
    Q_PROPERTY(QString currentSpaceText READ currentSpaceText NOTIFY changed)
    Q_PROPERTY(int passageTokens READ passageTokens NOTIFY changed)
    Q_PROPERTY(bool reindexNeeded READ reindexNeeded NOTIFY changed)

public:
    explicit SettingsViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] BackendFormViewModel* chat() { return &m_chat; }
    [[nodiscard]] BackendFormViewModel* embedding() { return &m_embedding; }
    [[nodiscard]] BackendFormViewModel* rerank() { return &m_rerank; }
    [[nodiscard]] BackendFormViewModel* description() { return &m_description; }
    [[nodiscard]] BackendFormViewModel* judge() { return &m_judge; }
    [[nodiscard]] PromptsViewModel* prompts() { return &m_prompts; }
    /// Where the emotions of passages come from.
    [[nodiscard]] QString emotionModel() const;
    /// A backend is chosen for describing emotions.
    [[nodiscard]] bool canDescribe() const;
    [[nodiscard]] bool hasDescriptions() const { return m_facts.described > 0; }
    /// Where passages go when they are described; empty for this machine.
    [[nodiscard]] QString describesElsewhereText() const;
    [[nodiscard]] QString archivePathText() const { return m_facts.path; }
    [[nodiscard]] QString archiveSizeText() const { return m_facts.sizeText; }
    [[nodiscard]] QUrl archiveFolder() const;
    /// What is stored where: rows of label, place and sizeText (empty where it is not a matter of size).
    [[nodiscard]] QVariantList storedPlaces() const;
    [[nodiscard]] QString currentSpaceText() const;
    /// How long a passage becomes at most, in tokens.
    [[nodiscard]] int passageTokens() const { return m_facts.passageTokens; }
    /// The embedding backend of the settings is not the one whose vectors are in use, or some are missing.
    [[nodiscard]] bool reindexNeeded() const;

    Q_INVOKABLE void reindex();
    /// Lets the model that is chosen for it describe the emotions of all passages that it has not described.
    Q_INVOKABLE void describeEmotions();
    /// Takes the descriptions away; passages have the program's own scores again.
    Q_INVOKABLE void removeDescriptions();
    /// Cuts all conversations into passages of another length.
    Q_INVOKABLE void rechunk(int passageTokens);
    Q_INVOKABLE void verifyArchive();
    Q_INVOKABLE void backupTo(const QUrl& file);
    /// Writes everything in the open format into a new or empty folder.
    Q_INVOKABLE void exportTo(const QUrl& folder);
    /// Removes every conversation of the archive, and all copies of the words.
    Q_INVOKABLE void deleteEverything();

    /// How the person left a part of the window, such as the width of a pane; 0 when nothing was kept.
    Q_INVOKABLE [[nodiscard]] double keptSize(const QString& name) const;
    Q_INVOKABLE void keepSize(const QString& name, double size);

Q_SIGNALS:
    void changed();

private:
    struct Facts
    {
        QString path;
        QString sizeText;
        std::vector<archive::StoredFiles> stored;
        QString spaceBackend; ///< empty: built-in
        QString spaceModel;
        qint64 vectors = 0;
        qint64 chunks = 0;
        qint64 described = 0; ///< passages with a description of their emotions
        int passageTokens = 0;
    };

    void reload();
    void informOrComplain(const Result<QString>& result);
    /// Describes behind a passage for a while and queues the rest behind what else is to be written. `before`: how many
    /// passages earlier slices described.
    void describeSlice(archive::Id after, std::uint64_t before);

    Services m_services;
    BackendFormViewModel m_chat;
    BackendFormViewModel m_embedding;
    BackendFormViewModel m_rerank;
    BackendFormViewModel m_description;
    BackendFormViewModel m_judge;
    PromptsViewModel m_prompts;
    Facts m_facts;
};

} // namespace reminisce::app
