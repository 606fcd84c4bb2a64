// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/settings/model_pull_view_model.h"
#include "app/shell/services.h"
#include "app/workers/worker_thread.h"
#include "core/backend/settings.h"

namespace reminisce::app {

/// The form of one task's backend. What is typed takes effect with save().
class BackendFormViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by SettingsViewModel")
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString url READ url WRITE setUrl NOTIFY changed)
    Q_PROPERTY(QString model READ model WRITE setModel NOTIFY changed)
    Q_PROPERTY(QString modelError READ modelError NOTIFY changed)
    Q_PROPERTY(QString key READ key WRITE setKey NOTIFY changed)
    Q_PROPERTY(bool keyStored READ keyStored NOTIFY changed)
    Q_PROPERTY(
        QString keyEnvironmentVariable READ keyEnvironmentVariable WRITE setKeyEnvironmentVariable NOTIFY changed)
    Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY changed)
    Q_PROPERTY(QStringList presets READ presets CONSTANT)
    Q_PROPERTY(QStringList models READ models NOTIFY modelsChanged)
    Q_PROPERTY(bool builtIn READ builtIn NOTIFY changed)
    Q_PROPERTY(bool entering READ entering NOTIFY changed)
    Q_PROPERTY(QString builtInText READ builtInText NOTIFY changed)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY changed)
    Q_PROPERTY(QString factsText READ factsText NOTIFY changed)
    Q_PROPERTY(QString warningText READ warningText NOTIFY changed)
    Q_PROPERTY(bool canPull READ canPull NOTIFY changed)
    Q_PROPERTY(ModelPullViewModel* pull READ pull CONSTANT)
    Q_PROPERTY(int contextTokens READ contextTokens WRITE setContextTokens NOTIFY changed)
    Q_PROPERTY(bool asksContext READ asksContext NOTIFY changed)
    Q_PROPERTY(bool leavesMachine READ leavesMachine NOTIFY changed)
    Q_PROPERTY(QString testState READ testState NOTIFY testChanged)
    Q_PROPERTY(QString testMessage READ testMessage NOTIFY testChanged)
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)

public:
    using Task = backend::BackendTask;

    BackendFormViewModel(Task task, const Services& services, QObject* parent = nullptr);
    ~BackendFormViewModel() override;

    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QString url() const;
    void setUrl(const QString& url);
    [[nodiscard]] QString model() const;
    void setModel(const QString& model);
    /// That the server cannot be saved without a model; empty: nothing is wrong with it.
    [[nodiscard]] QString modelError() const;
    /// What has been typed and not saved yet; a stored key never comes back.
    [[nodiscard]] QString key() const { return m_key; }
    void setKey(const QString& key);
    [[nodiscard]] bool keyStored() const;
    [[nodiscard]] QString keyEnvironmentVariable() const;
    void setKeyEnvironmentVariable(const QString& name);
    [[nodiscard]] QString preset() const;
    void setPreset(const QString& label);
    [[nodiscard]] QStringList presets() const;
    [[nodiscard]] QStringList models() const { return m_models; }
    /// No server does the task and none is being entered: the program does it by itself, or leaves it.
    [[nodiscard]] bool builtIn() const { return m_stored.name.empty() && !m_entering; }
    /// A server is being entered where there was none.
    [[nodiscard]] bool entering() const { return m_entering; }
    /// What happens without a server.
    [[nodiscard]] QString builtInText() const;
    /// "llama.cpp · qwen2.5", or that nothing is needed.
    [[nodiscard]] QString summaryText() const;
    /// What is known about the chat model: its context, and whether it calls functions.
    [[nodiscard]] QString factsText() const;
    /// That the connection can be overheard; empty: it is in order.
    [[nodiscard]] QString warningText() const;
    /// The server fetches models when told to.
    [[nodiscard]] bool canPull() const;
    [[nodiscard]] ModelPullViewModel* pull() { return &m_pull; }
    /// Asked of Ollama for the chat model; 0: as much as is sensible.
    [[nodiscard]] int contextTokens() const { return m_settings.contextTokens; }
    void setContextTokens(int tokens);
    [[nodiscard]] bool asksContext() const;
    [[nodiscard]] bool leavesMachine() const;
    [[nodiscard]] QString testState() const { return m_testState; }
    [[nodiscard]] QString testMessage() const { return m_testMessage; }
    [[nodiscard]] bool dirty() const;

    Q_INVOKABLE void test();
    Q_INVOKABLE void save();
    /// Takes the server away from this task; a server that does nothing else is forgotten.
    Q_INVOKABLE void remove();
    Q_INVOKABLE void removeKey();
    /// Begins to enter a server of a kind, and leaves that again.
    Q_INVOKABLE void begin(const QString& presetLabel);
    Q_INVOKABLE void cancelEntering();
    /// Fills the form with a server that was found; the first of its models is proposed.
    Q_INVOKABLE void useServer(const QString& presetId, const QString& url, const QStringList& models);
    /// Lets an Ollama server fetch the model that stands in the form.
    Q_INVOKABLE void pullModel();
    Q_INVOKABLE void fetchModels();

Q_SIGNALS:
    void changed();
    void modelsChanged();
    void testChanged();
    void saved();

private:
    [[nodiscard]] std::string& modelField();
    [[nodiscard]] const std::string& modelField() const;
    void showStored();
    void edited();
    void runTest(bool modelsOnly);
    [[nodiscard]] std::string keyInUse() const;
    void takeFacts(const backend::ChatModelFacts& facts);
    void setTest(const QString& state, const QString& message);

    Task m_task;
    Services m_services;
    backend::BackendSettings m_settings; ///< as in the fields
    backend::BackendSettings m_stored;   ///< as last saved; the name is empty when there is none
    QString m_key;
    QStringList m_models;
    QString m_testState = QStringLiteral("idle");
    QString m_testMessage;
    bool m_entering = false;
    bool m_modelMissing = false; ///< when it was to be saved
    ModelPullViewModel m_pull;
    std::stop_source m_testing;
    WorkerThread m_tester; ///< a server that does not answer must not hold up anything else
};

} // namespace reminisce::app
