// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/backend_form_view_model.h"

#include "app/base/qt_text.h"
#include "app/settings/backend_list.h"
#include "app/shell/toast_model.h"

namespace reminisce::app {

BackendFormViewModel::BackendFormViewModel(Task task, const Services& services, QObject* parent)
    : QObject(parent), m_task(task), m_services(services), m_tester(QStringLiteral("backend test"))
{
    connect(&m_services.backends, &BackendList::changed, this, &BackendFormViewModel::showStored);
    showStored();
}

BackendFormViewModel::~BackendFormViewModel()
{
    m_testing.request_stop();
}

std::string& BackendFormViewModel::modelField()
{
    return m_task == Task::Chat ? m_settings.chatModel : m_settings.embeddingModel;
}

const std::string& BackendFormViewModel::modelField() const
{
    return m_task == Task::Chat ? m_settings.chatModel : m_settings.embeddingModel;
}

void BackendFormViewModel::showStored()
{
    const auto stored = m_task == Task::Chat ? m_services.backends.chat() : m_services.backends.embedding();
    const bool untouched = !dirty();
    m_stored = stored.value_or(backend::BackendSettings{});
    if (untouched) {
        m_settings = m_stored;
    }
    Q_EMIT changed();
}

void BackendFormViewModel::edited()
{
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
        labels.append(toQt(preset.label));
    }
    return labels;
}

QString BackendFormViewModel::preset() const
{
    const auto preset = backend::findPreset(m_settings.preset);
    return preset ? toQt(preset->label) : QString();
}

void BackendFormViewModel::setPreset(const QString& label)
{
    for (const backend::BackendPreset& preset : backend::backendPresets()) {
        if (toQt(preset.label) != label) {
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
    (m_task == Task::Chat ? settings.embeddingModel : settings.chatModel).clear();
    if (modelsOnly) {
        settings.chatModel.clear();
        settings.embeddingModel.clear();
    }
    std::string key = fromQt(m_key);
    if (key.empty()) {
        const auto access = m_services.backends.find(toQt(m_stored.name));
        key = access ? access->key : backend::EnvironmentKeyProvider().key(settings).value_or(std::string());
    }
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
        m_tester.deliver(this, [this, result, modelsOnly] {
            m_models.clear();
            for (const std::string& model : result.models) {
                m_models.append(toQt(model));
            }
            Q_EMIT modelsChanged();
            if (!modelsOnly) {
                setTest(result.ok ? QStringLiteral("ok") : QStringLiteral("failed"), toQt(result.verdict));
            }
        });
    });
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
        setTest(QStringLiteral("failed"), toQt(valid.error().message));
        return;
    }
    backend::BackendSettings settings = m_settings;
    // One server may serve both tasks under one name: what the other form has set stays.
    if (const auto other = m_services.backends.find(name())) {
        if (m_task == Task::Chat) {
            settings.embeddingModel = other->settings.embeddingModel;
        } else {
            settings.chatModel = other->settings.chatModel;
        }
    }
    const QString former = toQt(m_stored.name);
    const std::string key = fromQt(m_key);
    m_key.clear();
    m_settings = settings;
    m_stored = settings;
    m_services.backends.save(settings, former, key);
    Q_EMIT saved();
}

void BackendFormViewModel::remove()
{
    if (!m_stored.name.empty()) {
        m_services.backends.remove(toQt(m_stored.name));
    }
    m_settings = {};
    m_stored = {};
    m_key.clear();
    showStored();
    setTest(QStringLiteral("idle"), {});
    Q_EMIT changed();
}

} // namespace reminisce::app
