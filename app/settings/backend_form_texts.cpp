// SPDX-License-Identifier: GPL-3.0-or-later
// What the form says in words.
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/settings/backend_form_view_model.h"
#include "app/settings/backend_list.h"
#include "app/shell/preferences.h"

namespace reminisce::app {

QString BackendFormViewModel::builtInText() const
{
    switch (m_task) {
    case Task::Chat:
        return tr(
            "Answers are quoted word for word from your conversations, with their dates. Nothing is invented, and "
            "nothing leaves this machine. A language model can look things up and answer in its own words.");
    case Task::Embedding:
        return tr(
            "Passages are found by their words and parts of words, in German and English. An embedding model also "
            "finds passages that say the same in other words.");
    case Task::Rerank:
        return tr("Passages are put in order by how well their words and meaning fit. A reranking model reads the best "
                  "of them once more and decides.");
    case Task::EmotionDescription:
        return tr("Each passage is marked with eight emotions by a small model that is part of the program. A language "
                  "model can describe them in words as well.");
    case Task::Judge:
        return tr(
            "Answers are measured without a model as far as that goes. A judge is a language model that rates the "
            "answers of others.");
    }
    return {};
}

QString BackendFormViewModel::summaryText() const
{
    if (!m_stored.name.empty()) {
        return toQt(m_stored.name) + QStringLiteral(" · ") + toQt(backend::modelFor(m_stored, m_task));
    }
    const bool nothing = m_task == Task::Rerank || m_task == Task::Judge;
    return nothing ? tr("none") : tr("built-in, needs nothing");
}

QString BackendFormViewModel::factsText() const
{
    if (m_task != Task::Chat) {
        return {};
    }
    const backend::ChatModelFacts facts = backend::knownFacts(m_settings);
    QStringList parts;
    if (facts.contextTokens) {
        parts.append(tr("%1 tokens of context").arg(m_services.preferences.formatter().number(*facts.contextTokens)));
    }
    if (facts.functionCalling) {
        parts.append(*facts.functionCalling ? tr("calls functions")
                                            : tr("does not call functions, so “Thoughts and actions” suits it"));
    }
    return parts.join(QStringLiteral(" · "));
}

QString BackendFormViewModel::modelError() const
{
    return m_modelMissing ? tr("Choose a model from the list or type its name.") : QString();
}

QString BackendFormViewModel::warningText() const
{
    return coreText(backend::connectionWarning(m_settings));
}

} // namespace reminisce::app
