// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/backend_form_view_model.h"

#include <algorithm>
#include <array>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/settings/backend_list.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"

namespace reminisce::app {

namespace {

using Task = backend::BackendTask;
using Field = std::string backend::BackendSettings::*;

constexpr std::array kTasks = {Task::Chat, Task::Embedding, Task::Rerank, Task::EmotionDescription, Task::Judge};

Field fieldOf(Task task)
{
    switch (task) {
    case Task::Chat:
        return &backend::BackendSettings::chatModel;
    case Task::Embedding:
        return &backend::BackendSettings::embeddingModel;
    case Task::Rerank:
        return &backend::BackendSettings::rerankModel;
    case Task::EmotionDescription:
        return &backend::BackendSettings::descriptionModel;
    case Task::Judge:
        return &backend::BackendSettings::judgeModel;
    }
    return &backend::BackendSettings::chatModel;
}

bool servesNothing(const backend::BackendSettings& settings)
{
    return std::all_of(kTasks.begin(), kTasks.end(), [&](Task task) { return (settings.*fieldOf(task)).empty(); });
}

} // namespace

BackendFormViewModel::BackendFormViewModel(Task task, const Services& services, QObject* parent)
    : QObject(parent), m_task(task), m_services(services), m_pull(services), m_tester(QStringLiteral("backend test"))
{
    connect(&m_services.backends, &BackendList::changed, this, &BackendFormViewModel::showStored);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &BackendFormViewModel::changed);
    connect(&m_pull, &ModelPullViewModel::pulled, this, &BackendFormViewModel::fetchModels);
    showStored();
}

BackendFormViewModel::~BackendFormViewModel()
{
    m_testing.request_stop();
}

std::string& BackendFormViewModel::modelField()
{
    return m_settings.*fieldOf(m_task);
}

const std::string& BackendFormViewModel::modelField() const
{
    return m_settings.*fieldOf(m_task);
}

void BackendFormViewModel::showStored()
{
    const auto stored = m_services.backends.forTask(m_task);
    const bool untouched = !dirty();
    m_stored = stored.value_or(backend::BackendSettings{});
    if (untouched) {
        m_settings = m_stored;
    }
    Q_EMIT changed();
}

void BackendFormViewModel::edited()
{
    m_modelMissing = false;
    if (m_testState != QLatin1String("testing")) {
        setTest(QStringLiteral("idle"), {});
    }
    Q_EMIT changed();
}

QString BackendFormViewModel::name() const
{
    return toQt(m_settings.name);
}

void BackendFormViewModel::setName(const QString& name)
{
    m_settings.name = fromQt(name);
    edited();
}

QString BackendFormViewModel::url() const
{
    return toQt(m_settings.url);
}

void BackendFormViewModel::setUrl(const QString& url)
{
    m_settings.url = fromQt(url.trimmed());
    edited();
}

QString BackendFormViewModel::model() const
{
    return toQt(modelField());
}

void BackendFormViewModel::setModel(const QString& model)
{
    modelField() = fromQt(model.trimmed());
    edited();
}

void BackendFormViewModel::setKey(const QString& key)
{
    m_key = key.trimmed();
    edited();
}

bool BackendFormViewModel::keyStored() const
{
    return !m_stored.name.empty() && m_services.backends.hasKey(toQt(m_stored.name));
}

QString BackendFormViewModel::keyEnvironmentVariable() const
{
    return toQt(m_settings.keyEnvironmentVariable);
}

void BackendFormViewModel::setKeyEnvironmentVariable(const QString& name)
{
    m_settings.keyEnvironmentVariable = fromQt(name.trimmed());
    edited();
}

QStringList BackendFormViewModel::presets() const
{
    QStringList labels;
    for (const backend::BackendPreset& preset : backend::backendPresets()) {
        labels.append(coreText(preset.label));
    }
    return labels;
}

QString BackendFormViewModel::preset() const
{
    const auto preset = backend::findPreset(m_settings.preset);
    return preset ? coreText(preset->label) : QString();
}

void BackendFormViewModel::setPreset(const QString& label)
{
    for (const backend::BackendPreset& preset : backend::backendPresets()) {
        if (coreText(preset.label) != label) {
            continue;
        }
        m_settings.preset = preset.id;
        if (!preset.url.empty()) {
            m_settings.url = preset.url;
            m_settings.name =
                m_settings.name.empty() || m_stored.name.empty() ? std::string(preset.label) : m_settings.name;
        }
        m_settings.keyEnvironmentVariable = preset.keyEnvironmentVariable;
        m_models.clear();
        Q_EMIT modelsChanged();
        edited();
        return;
    }
}

void BackendFormViewModel::begin(const QString& presetLabel)
{
    m_entering = true;
    m_settings = {};
    setPreset(presetLabel);
    edited();
}

void BackendFormViewModel::cancelEntering()
{
    m_entering = false;
    m_settings = m_stored;
    m_key.clear();
    m_models.clear();
    Q_EMIT modelsChanged();
    edited();
}

void BackendFormViewModel::useServer(const QString& presetId, const QString& url, const QStringList& models)
{
    const auto preset = backend::findPreset(fromQt(presetId));
    begin(preset ? coreText(preset->label) : QString());
    m_settings.url = fromQt(url);
    m_models = models;
    if (!models.isEmpty()) {
        modelField() = fromQt(models.first());
    }
    Q_EMIT modelsChanged();
    edited();
}

bool BackendFormViewModel::canPull() const
{
    return m_settings.preset == "ollama" && !modelField().empty() && !m_models.isEmpty() &&
           !m_models.contains(model()) && !m_models.contains(model() + QStringLiteral(":latest"));
}

void BackendFormViewModel::pullModel()
{
    if (canPull()) {
        m_pull.start(m_settings, keyInUse(), model());
    }
}

bool BackendFormViewModel::asksContext() const
{
    return m_task == Task::Chat && m_settings.preset == "ollama";
}

void BackendFormViewModel::setContextTokens(int tokens)
{
    m_settings.contextTokens = std::max(0, tokens);
    edited();
}

std::string BackendFormViewModel::keyInUse() const
{
    if (!m_key.isEmpty()) {
        return fromQt(m_key);
    }
    const auto access = m_services.backends.find(toQt(m_stored.name));
    return access ? access->key : backend::EnvironmentKeyProvider().key(m_settings).value_or(std::string());
}

void BackendFormViewModel::removeKey()
{
    m_key.clear();
    if (!m_stored.name.empty()) {
        m_services.backends.removeKey(toQt(m_stored.name));
    }
    edited();
}

bool BackendFormViewModel::leavesMachine() const
{
    return !m_settings.url.empty() && backend::leavesTheMachine(m_settings);
}

bool BackendFormViewModel::dirty() const
{
    return m_settings != m_stored || !m_key.isEmpty();
}

void BackendFormViewModel::test()
{
    runTest(false);
}

void BackendFormViewModel::fetchModels()
{
    runTest(true);
}

void BackendFormViewModel::runTest(bool modelsOnly)
{
    backend::BackendSettings settings = m_settings;
    if (settings.name.empty()) {
        settings.name = "backend";
    }
    // A server is tested for this form's task only; the list of models needs no model at all.
    for (const Task task : kTasks) {
        if (task != m_task || modelsOnly) {
            (settings.*fieldOf(task)).clear();
        }
    }
    // What describes or judges is a model that chats, and is tried as one.
    if (!modelsOnly && (m_task == Task::EmotionDescription || m_task == Task::Judge)) {
        settings.chatModel = modelField();
    }
    const std::string key = keyInUse();
    m_testing.request_stop();
    m_testing = std::stop_source();
    if (!modelsOnly) {
        setTest(QStringLiteral("testing"), {});
    }
    m_tester.post([this, settings, key, modelsOnly, stop = m_testing.get_token()] {
        const backend::BackendTest result = backend::testBackend(settings, key, stop);
        if (stop.stop_requested()) {
            return;
        }
        m_tester.deliver([this, result, modelsOnly] {
            m_models.clear();
            for (const std::string& model : result.models) {
                m_models.append(toQt(model));
            }
            Q_EMIT modelsChanged();
            Q_EMIT changed();
            if (!modelsOnly) {
                takeFacts(result.facts);
                setTest(result.ok ? QStringLiteral("ok") : QStringLiteral("failed"), coreText(result.verdict));
            }
        });
    });
}

void BackendFormViewModel::takeFacts(const backend::ChatModelFacts& facts)
{
    if (m_task != Task::Chat || facts.model.empty() || facts.model != m_settings.chatModel) {
        return;
    }
    const bool untouched = !dirty();
    m_settings.facts = facts;
    if (untouched && !m_stored.name.empty()) {
        m_stored = m_settings;
        m_services.backends.save(m_stored, toQt(m_stored.name), {});
    }
    Q_EMIT changed();
}

void BackendFormViewModel::setTest(const QString& state, const QString& message)
{
    if (state != m_testState || message != m_testMessage) {
        m_testState = state;
        m_testMessage = message;
        Q_EMIT testChanged();
    }
}

void BackendFormViewModel::save()
{
    if (const auto valid = backend::validate(m_settings); !valid) {
        setTest(QStringLiteral("failed"), errorText(valid.error()));
        return;
    }
    if (modelField().empty()) {
        m_modelMissing = true; // a server without a model would do nothing
        Q_EMIT changed();
        return;
    }
    backend::BackendSettings settings = m_settings;
    // One server may serve several tasks under one name: what the other forms have set stays.
    if (const auto other = m_services.backends.find(name())) {
        for (const Task task : kTasks) {
            if (task != m_task) {
                settings.*fieldOf(task) = other->settings.*fieldOf(task);
            }
        }
    }
    const QString former = toQt(m_stored.name);
    const std::string key = fromQt(m_key);
    m_key.clear();
    m_settings = settings;
    m_stored = settings;
    m_entering = false;
    m_services.backends.save(settings, former, key);
    Q_EMIT saved();
}

void BackendFormViewModel::remove()
{
    const backend::BackendSettings stored = m_stored;
    m_settings = {};
    m_stored = {};
    m_entering = false;
    m_modelMissing = false;
    m_key.clear();
    if (!stored.name.empty()) {
        backend::BackendSettings rest = stored;
        (rest.*fieldOf(m_task)).clear();
        if (servesNothing(rest)) {
            m_services.backends.remove(toQt(stored.name));
        } else {
            m_services.backends.save(rest, toQt(stored.name), {});
        }
    }
    showStored();
    setTest(QStringLiteral("idle"), {});
    Q_EMIT changed();
}

} // namespace reminisce::app
