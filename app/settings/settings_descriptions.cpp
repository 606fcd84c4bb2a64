// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of emotions by a model: making them, taking them away.
#include <chrono>

#include "app/base/qt_text.h"
#include "app/settings/backend_list.h"
#include "app/settings/settings_view_model.h"
#include "app/shell/preferences.h"
#include "app/workers/jobs_worker.h"
#include "core/agent/emotion_prompt.h"
#include "core/archive/emotion_texts.h"
#include "core/ingest/describe_emotions.h"

namespace reminisce::app {

namespace {

/// How long others who want to write wait for a run that may take hours.
constexpr std::chrono::seconds kSlice{5};

agent::Prompts promptsOf(const Preferences& preferences)
{
    agent::Prompts prompts;
    for (auto& [name, text] : replacedPrompts(preferences)) {
        prompts.replace(name, text);
    }
    return prompts;
}

} // namespace

bool SettingsViewModel::canDescribe() const
{
    return m_services.backends.forTask(backend::BackendTask::EmotionDescription).has_value();
}

QString SettingsViewModel::describesElsewhereText() const
{
    const auto wanted = m_services.backends.forTask(backend::BackendTask::EmotionDescription);
    return wanted && backend::leavesTheMachine(*wanted) ? tr("All passages are sent to %1.").arg(toQt(wanted->url))
                                                        : QString();
}

QString SettingsViewModel::emotionModel() const
{
    if (m_facts.described == 0) {
        return tr("built-in");
    }
    const Formatter& format = m_services.preferences.formatter();
    return tr("built-in, with words by a model for %1 of %2 passages")
        .arg(format.number(m_facts.described), format.number(m_facts.chunks));
}

void SettingsViewModel::describeEmotions()
{
    describeSlice(0, 0);
}

void SettingsViewModel::describeSlice(archive::Id after, std::uint64_t before)
{
    const auto wanted = m_services.backends.forTask(backend::BackendTask::EmotionDescription);
    const auto access = wanted ? m_services.backends.find(toQt(wanted->name)) : std::nullopt;
    if (!access) {
        return;
    }
    m_services.jobs.enqueue<ingest::Described>(
        JobKind::Shown, tr("Describing emotions"), this,
        [after, access = *access,
         prompts = promptsOf(m_services.preferences)](const Writing& writing) -> Result<ingest::Described> {
            ingest::DescribeOptions options;
            options.prompt = agent::emotionPrompt(prompts);
            options.slice = kSlice;
            options.after = after;
            const auto connect = [&access] {
                return backend::makeChatBackend(access.settings, access.key, backend::BackendTask::EmotionDescription);
            };
            auto done = ingest::describeEmotions(writing.writer, connect, options, writing.progress, writing.stop);
            if (!done || done->goOnAfter == 0) {
                (void)writing.session.searcher.prepare(writing.stop);
            }
            return done;
        },
        [this, before](const Result<ingest::Described>& done) {
            const std::uint64_t described = before + (done ? done->described : 0);
            if (done && done->goOnAfter != 0) {
                describeSlice(done->goOnAfter, described);
                return;
            }
            informOrComplain(done.map([described](const ingest::Described&) {
                return tr("%n passage(s) described; their emotions count from now on.", nullptr,
                          static_cast<int>(described));
            }));
        });
}

void SettingsViewModel::removeDescriptions()
{
    m_services.jobs.enqueue<QString>(
        JobKind::Shown, tr("Removing the descriptions"), this,
        [](const Writing& writing) -> Result<QString> {
            const auto removed = archive::removeEmotionTexts(writing.writer);
            if (!removed) {
                return tl::unexpected(removed.error());
            }
            (void)writing.session.searcher.prepare(writing.stop);
            return tr("%n description(s) removed; the program's own emotions count again.", nullptr,
                      static_cast<int>(*removed));
        },
        [this](const Result<QString>& result) { informOrComplain(result); });
}

} // namespace reminisce::app
