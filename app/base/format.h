// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDateTime>
#include <QLocale>
#include <QString>

#include "core/base/local_time.h"

namespace reminisce::app {

/// Dates and numbers as the chosen language writes them. All times are wall clock times as spoken, no zone applied.
/// A value: copied into the threads that need it.
class Formatter
{
public:
    Formatter() = default;
    explicit Formatter(const QLocale& locale) : m_locale(locale) {}

    /// "Thursday, 20 June 2024", "Donnerstag, 20. Juni 2024".
    [[nodiscard]] QString dayLong(LocalMicros t) const;
    /// "Thu 20 June 2024".
    [[nodiscard]] QString day(LocalMicros t) const;
    /// "Thu 20 Jun 2024", where there is less room.
    [[nodiscard]] QString dayBrief(LocalMicros t) const;
    /// "20 Jun 2024", for chips.
    [[nodiscard]] QString dayShort(LocalMicros t) const;
    /// "June 2024".
    [[nodiscard]] QString month(LocalMicros t) const;
    /// "Jun 2024".
    [[nodiscard]] QString monthShort(LocalMicros t) const;
    /// "17:00".
    [[nodiscard]] QString time(LocalMicros t) const;
    /// "Thu 20 June 2024, 17:00".
    [[nodiscard]] QString dayAndTime(LocalMicros t) const;
    /// "1 Jan – 30 Jun 2024"; whole months and years by their names; open ends as "from …", "until …".
    [[nodiscard]] QString range(const LocalRange& range) const;
    /// "1,908".
    [[nodiscard]] QString number(qint64 value) const;
    /// "8.1 s", "41 ms", "2 min 5 s".
    [[nodiscard]] QString seconds(double value) const;
    /// "120 KB", "3.4 MB".
    [[nodiscard]] QString bytes(qint64 value) const;
    [[nodiscard]] const QLocale& locale() const { return m_locale; }

private:
    [[nodiscard]] bool german() const { return m_locale.language() == QLocale::German; }

    QLocale m_locale = QLocale(QLocale::English, QLocale::UnitedKingdom);
};

[[nodiscard]] QDate qtDate(LocalMicros t);
/// The wall clock time as a QDateTime in UTC, so that nothing is shifted.
[[nodiscard]] QDateTime qtDateTime(LocalMicros t);
/// This machine's wall clock now, with its offset.
[[nodiscard]] Moment momentNow();

} // namespace reminisce::app
