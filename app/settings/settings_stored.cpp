// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored where.
#include <array>

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/settings/settings_view_model.h"
#include "app/shell/preferences.h"
#include "app/shell/preferences_file.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Stored)
};

/// A store of the archive in words; empty for those that hold nothing of anybody's.
QString labelOf(const archive::Store* store)
{
    static constexpr auto kLabels = std::to_array<std::pair<std::string_view, const char*>>({
        {"conversations", QT_TRANSLATE_NOOP("Stored", "Conversations, people, chats")},
        {"lab-runs", QT_TRANSLATE_NOOP("Stored", "Runs of the Lab")},
        {"question-sets", QT_TRANSLATE_NOOP("Stored", "Questions of the Lab")},
        {"index", QT_TRANSLATE_NOOP("Stored", "Search index, made anew when missing")},
        {"old-versions", QT_TRANSLATE_NOOP("Stored", "Copies from before an update")},
        {"backends", QT_TRANSLATE_NOOP("Stored", "Backends, without their keys")},
    });
    if (store == nullptr) {
        return Texts::tr("Files that are not of the program");
    }
    for (const auto& [name, label] : kLabels) {
        if (name == store->name) {
            return Texts::tr(label);
        }
    }
    return {};
}

} // namespace

QUrl SettingsViewModel::archiveFolder() const
{
    return QUrl::fromLocalFile(m_facts.path);
}

QVariantList SettingsViewModel::storedPlaces() const
{
    const auto row = [](const QString& label, const QString& place, const QString& size) {
        return QVariantMap{
            {QStringLiteral("label"), label}, {QStringLiteral("place"), place}, {QStringLiteral("sizeText"), size}};
    };
    QVariantList rows;
    for (const archive::StoredFiles& stored : m_facts.stored) {
        const QString label = labelOf(stored.store);
        if (stored.files == 0 || label.isEmpty()) {
            continue;
        }
        const QString place = stored.store == nullptr ? QString() : QLatin1Char('/') + toQt(stored.store->place);
        rows.append(row(label, m_facts.path + place,
                        m_services.preferences.formatter().bytes(static_cast<qint64>(stored.bytes))));
    }
    rows.append(
        row(tr("Keys of backends"), tr("the desktop's key store; without one, in memory until the program ends"), {}));
    rows.append(row(tr("Settings of the window"), preferencesFile(), {}));
    return rows;
}

} // namespace reminisce::app
