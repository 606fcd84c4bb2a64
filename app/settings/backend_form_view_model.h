// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(QString key READ key WRITE setKey NOTIFY changed)
    Q_PROPERTY(bool keyStored READ keyStored NOTIFY changed)
    Q_PROPERTY(
        QString keyEnvironmentVariable READ keyEnvironmentVariable WRITE setKeyEnvironmentVariable NOTIFY changed)
    Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY changed)
    Q_PROPERTY(QStringList presets READ presets CONSTANT)
    Q_PROPERTY(QStringList models READ models NOTIFY modelsChanged)
    Q_PROPERTY(bool leavesMachine READ leavesMachine NOTIFY changed)
    Q_PROPERTY(QString testState READ testState NOTIFY testChanged)
    Q_PROPERTY(QString testMessage READ testMessage NOTIFY testChanged)
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)

public:
    enum class Task { Chat, Embedding };

    BackendFormViewModel(Task task, const Services& services, QObject* parent = nullptr);
    ~BackendFormViewModel() override;

    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QString url() const;
    void setUrl(const QString& url);
    [[nodiscard]] QString model() const;
    void setModel(const QString& model);
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
    [[nodiscard]] bool leavesMachine() const;
    [[nodiscard]] QString testState() const { return m_testState; }
    [[nodiscard]] QString testMessage() const { return m_testMessage; }
    [[nodiscard]] bool dirty() const;

    Q_INVOKABLE void test();
    Q_INVOKABLE void save();
    Q_INVOKABLE void remove();
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
    void setTest(const QString& state, const QString& message);

    Task m_task;
    Services m_services;
    backend::BackendSettings m_settings; ///< as in the fields
    backend::BackendSettings m_stored;   ///< as last saved; the name is empty when there is none
    QString m_key;
    QStringList m_models;
    QString m_testState = QStringLiteral("idle");
    QString m_testMessage;
    std::stop_source m_testing;
    WorkerThread m_tester; ///< a server that does not answer must not hold up anything else
};

} // namespace reminisce::app
