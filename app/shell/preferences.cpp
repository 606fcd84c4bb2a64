// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/preferences.h"
#include "app/shell/preferences_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

namespace reminisce::app {

namespace {

constexpr int kRecentArchives = 8;

/// Qt looks texts of a class up by its name with namespaces; lupdate writes them down without.
class PlainNameTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* text, const char* comment, int n) const override
    {
        const QByteArrayView whole(context);
        const qsizetype colons = whole.lastIndexOf(QByteArrayView("::"));
        return QTranslator::translate(colons >= 0 ? context + colons + 2 : context, text, comment, n);
    }
};

/// LC_TIME may be of another language than LANG, and then the system's locale says "Sunday" among German words.
bool namesDaysIn(const QLocale& locale, QLocale::Language language)
{
    const QLocale plain(language);
    for (int day = 1; day <= 7; ++day) {
        if (locale.dayName(day) != plain.dayName(day)) {
            return false;
        }
    }
    return true;
}

/// The person's own habits of writing dates and numbers, as far as they are of the language that is shown.
QLocale localeFor(QLocale::Language language, const QLocale& system)
{
    if (system.language() != language) {
        return {language, language == QLocale::German ? QLocale::Germany : QLocale::UnitedKingdom};
    }
    return namesDaysIn(system, language) ? system : QLocale(language, system.territory());
}

std::unique_ptr<QSettings> openSettings()
{
    // A data directory of one's own has its own settings too, so that tests and trials leave nothing behind.
    const QString own = qEnvironmentVariable("REMINISCE_DATA_DIR");
    if (!own.isEmpty()) {
        return std::make_unique<QSettings>(QDir(own).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    }
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("reminisce"),
                                       QStringLiteral("reminisce"));
}

} // namespace

QString preferencesFile()
{
    return openSettings()->fileName();
}

Preferences::Preferences(QObject* parent) : QObject(parent), m_settings(openSettings())
{
    applyLanguage();
}

Preferences::~Preferences()
{
    if (m_translator) {
        QCoreApplication::removeTranslator(m_translator.get());
    }
}

QString Preferences::themeMode() const
{
    return value(QStringLiteral("theme"), QStringLiteral("system")).toString();
}

void Preferences::setThemeMode(const QString& mode)
{
    setValue(QStringLiteral("theme"), mode);
    Q_EMIT appearanceChanged();
}

QString Preferences::language() const
{
    return value(QStringLiteral("language")).toString();
}

void Preferences::setLanguage(const QString& language)
{
    if (language != this->language()) {
        setValue(QStringLiteral("language"), language);
        applyLanguage();
        Q_EMIT languageChanged();
    }
}

bool Preferences::reducedMotion() const
{
    return value(QStringLiteral("reducedMotion"), false).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    setValue(QStringLiteral("reducedMotion"), reduced);
    Q_EMIT appearanceChanged();
}

bool Preferences::compact() const
{
    return value(QStringLiteral("compact"), false).toBool();
}

void Preferences::setCompact(bool compact)
{
    setValue(QStringLiteral("compact"), compact);
    Q_EMIT appearanceChanged();
}

QVariant Preferences::value(const QString& name, const QVariant& fallback) const
{
    return m_settings->value(name, fallback);
}

void Preferences::setValue(const QString& name, const QVariant& value)
{
    if (value.isValid()) {
        m_settings->setValue(name, value);
    } else {
        m_settings->remove(name); // kept, it would stand in the way of the fallback
    }
}

QStringList Preferences::recentArchives() const
{
    return value(QStringLiteral("recentArchives")).toStringList();
}

void Preferences::noteArchive(const QString& path)
{
    QStringList recent = recentArchives();
    recent.removeAll(path);
    recent.prepend(path);
    setValue(QStringLiteral("recentArchives"), QStringList(recent.mid(0, kRecentArchives)));
}

QString Preferences::shownLanguage() const
{
    QString chosen = language();
    if (!chosen.isEmpty()) {
        return chosen;
    }
    return QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
}

void Preferences::applyLanguage()
{
    if (m_translator) {
        QCoreApplication::removeTranslator(m_translator.get());
        m_translator.reset();
    }
    const bool german = shownLanguage() == QLatin1String("de");
    const QLocale system = QLocale::system();
    m_formatter = Formatter(localeFor(german ? QLocale::German : QLocale::English, system));
    QLocale::setDefault(m_formatter.locale()); // of calendars and numbers that the pages write
    auto translator = std::make_unique<PlainNameTranslator>();
    if (translator->load(QStringLiteral(":/i18n/reminisce_%1.qm").arg(shownLanguage()))) {
        QCoreApplication::installTranslator(translator.get());
        m_translator = std::move(translator);
    }
}

} // namespace reminisce::app
