// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"

namespace reminisce::app {

class Preferences;

/// The texts that models are given, each of which the person may write anew.
class PromptsViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by SettingsViewModel")
    Q_PROPERTY(ListModel* prompts READ prompts CONSTANT)
    Q_PROPERTY(QString selected READ selected WRITE setSelected NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool replaced READ replaced NOTIFY changed)

public:
    explicit PromptsViewModel(Preferences& preferences, QObject* parent = nullptr);

    /// Roles: name, replaced.
    [[nodiscard]] ListModel* prompts() { return &m_prompts; }
    [[nodiscard]] QString selected() const { return m_selected; }
    void setSelected(const QString& name);
    /// The text in use of the selected prompt.
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool replaced() const;

    /// Uses another text for the selected prompt; one without words, or the program's own, restores the default.
    Q_INVOKABLE void save(const QString& text);
    Q_INVOKABLE void restore();

Q_SIGNALS:
    void changed();

private:
    struct Row
    {
        QString name;
        bool replaced = false;
    };

    void store(const QString& text);
    void show();

    Preferences& m_preferences;
    RowsModel<Row> m_prompts;
    QString m_selected;
};

/// The texts that the person wrote, by the prompt's name.
[[nodiscard]] std::map<std::string, std::string> replacedPrompts(const Preferences& preferences);

} // namespace reminisce::app
