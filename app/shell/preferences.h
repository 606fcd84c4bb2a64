// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QSettings>

#include "app/base/format.h"

class QTranslator;

namespace reminisce::app {

/// What the person chose about the program itself, kept between runs. Nothing of an archive is in it but its path.
class Preferences : public QObject
{
    Q_OBJECT

public:
    explicit Preferences(QObject* parent = nullptr);
    ~Preferences() override;

    [[nodiscard]] QString themeMode() const; ///< "system", "light" or "dark"
    void setThemeMode(const QString& mode);
    [[nodiscard]] QString language() const; ///< "en", "de", or empty for the system's
    void setLanguage(const QString& language);
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool compact() const;
    void setCompact(bool compact);

    /// Any other value by its name.
    [[nodiscard]] QVariant value(const QString& name, const QVariant& fallback = {}) const;
    void setValue(const QString& name, const QVariant& value);

    /// Archives opened lately, the last first.
    [[nodiscard]] QStringList recentArchives() const;
    void noteArchive(const QString& path);

    /// The language that is shown: "en" or "de".
    [[nodiscard]] QString shownLanguage() const;
    [[nodiscard]] const Formatter& formatter() const { return m_formatter; }

Q_SIGNALS:
    void appearanceChanged();
    /// The translator has been exchanged: texts made in C++ have to be made anew.
    void languageChanged();

private:
    void applyLanguage();

    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<QTranslator> m_translator;
    Formatter m_formatter;
};

} // namespace reminisce::app
