// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/prompts_view_model.h"

#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "core/agent/prompts.h"

namespace reminisce::app {

namespace {

QString keyOf(const QString& name)
{
    return QStringLiteral("prompts/") + name;
}

} // namespace

PromptsViewModel::PromptsViewModel(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_prompts({{"name", [](const Row& row) { return QVariant(row.name); }},
                 {"replaced", [](const Row& row) { return QVariant(row.replaced); }}})
{
    show();
    if (m_prompts.rowCount() > 0) {
        m_selected = m_prompts.at(0).name;
    }
}

void PromptsViewModel::show()
{
    const auto replaced = replacedPrompts(m_preferences);
    QList<Row> rows;
    for (const std::string_view name : agent::Prompts::names()) {
        rows.append({toQt(name), replaced.contains(std::string(name))});
    }
    m_prompts.assign(std::move(rows));
    Q_EMIT changed();
}

void PromptsViewModel::setSelected(const QString& name)
{
    if (name != m_selected) {
        m_selected = name;
        Q_EMIT changed();
    }
}

QString PromptsViewModel::text() const
{
    const QString own = toQt(agent::Prompts::original(fromQt(m_selected)));
    return m_preferences.value(keyOf(m_selected), own).toString();
}

bool PromptsViewModel::replaced() const
{
    return m_preferences.value(keyOf(m_selected)).isValid();
}

void PromptsViewModel::store(const QString& text)
{
    m_preferences.setValue(keyOf(m_selected), text.isEmpty() ? QVariant() : QVariant(text));
    show();
}

void PromptsViewModel::save(const QString& text)
{
    const bool own = text.trimmed().isEmpty() || text == toQt(agent::Prompts::original(fromQt(m_selected)));
    store(own ? QString() : text);
}

void PromptsViewModel::restore()
{
    store({});
}

std::map<std::string, std::string> replacedPrompts(const Preferences& preferences)
{
    std::map<std::string, std::string> replaced;
    for (const std::string_view name : agent::Prompts::names()) {
        const QVariant text = preferences.value(keyOf(toQt(name)));
        if (text.isValid()) {
            replaced.emplace(name, fromQt(text.toString()));
        }
    }
    return replaced;
}

} // namespace reminisce::app
