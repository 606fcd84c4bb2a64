// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/format.h"

#include <QCoreApplication>

namespace reminisce::app {

namespace {

struct Format
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

} // namespace

QDate qtDate(LocalMicros t)
{
    const CivilDate date = dateOf(t);
    return QDate(date.year, date.month, date.day);
}

QDateTime qtDateTime(LocalMicros t)
{
    // Floor to whole milliseconds also before 1970.
    const LocalMicros millis = t >= 0 ? t / 1000 : -((-t + 999) / 1000);
    return QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC);
}

Moment momentNow()
{
    const QDateTime now = QDateTime::currentDateTime();
    const int offset = now.offsetFromUtc();
    return Moment{(now.toMSecsSinceEpoch() + qint64{offset} * 1000) * 1000, offset / 60};
}

QString Formatter::dayLong(LocalMicros t) const
{
    return m_locale.toString(qtDate(t),
                             german() ? QStringLiteral("dddd, d. MMMM yyyy") : QStringLiteral("dddd, d MMMM yyyy"));
}

QString Formatter::day(LocalMicros t) const
{
    return m_locale.toString(qtDate(t),
                             german() ? QStringLiteral("ddd, d. MMMM yyyy") : QStringLiteral("ddd d MMMM yyyy"));
}

QString Formatter::dayBrief(LocalMicros t) const
{
    return m_locale.toString(qtDate(t),
                             german() ? QStringLiteral("ddd, d. MMM yyyy") : QStringLiteral("ddd d MMM yyyy"));
}

QString Formatter::dayShort(LocalMicros t) const
{
    return m_locale.toString(qtDate(t), german() ? QStringLiteral("d. MMM yyyy") : QStringLiteral("d MMM yyyy"));
}

QString Formatter::month(LocalMicros t) const
{
    return m_locale.toString(qtDate(t), QStringLiteral("MMMM yyyy"));
}

QString Formatter::monthShort(LocalMicros t) const
{
    return m_locale.toString(qtDate(t), QStringLiteral("MMM yyyy"));
}

QString Formatter::time(LocalMicros t) const
{
    return qtDateTime(t).toString(QStringLiteral("HH:mm"));
}

QString Formatter::dayAndTime(LocalMicros t) const
{
    return day(t) + QStringLiteral(", ") + time(t);
}

QString Formatter::range(const LocalRange& range) const
{
    if (!range.from && !range.to) {
        return {};
    }
    if (!range.to) {
        return Format::tr("from %1").arg(dayShort(*range.from));
    }
    if (!range.from) {
        return Format::tr("until %1").arg(dayShort(*range.to));
    }
    const QDate from = qtDate(*range.from);
    const QDate to = qtDate(*range.to);
    if (from == to) {
        return dayShort(*range.from);
    }
    const bool wholeMonths = from.day() == 1 && to.day() == to.daysInMonth();
    if (wholeMonths && from.month() == 1 && to.month() == 12) {
        return from.year() == to.year() ? QString::number(from.year())
                                        : QStringLiteral("%1 – %2").arg(from.year()).arg(to.year());
    }
    if (wholeMonths && from.year() == to.year() && from.month() == to.month()) {
        return month(*range.from);
    }
    if (from.year() == to.year()) {
        const QString pattern = german() ? QStringLiteral("d. MMM") : QStringLiteral("d MMM");
        return QStringLiteral("%1 – %2").arg(m_locale.toString(from, pattern), dayShort(*range.to));
    }
    return QStringLiteral("%1 – %2").arg(dayShort(*range.from), dayShort(*range.to));
}

QString Formatter::number(qint64 value) const
{
    return m_locale.toString(value);
}

QString Formatter::seconds(double value) const
{
    if (value < 1) {
        return Format::tr("%1 ms").arg(m_locale.toString(qRound(value * 1000)));
    }
    if (value < 60) {
        return Format::tr("%1 s").arg(m_locale.toString(value, 'f', 1));
    }
    const qint64 whole = qRound64(value);
    return Format::tr("%1 min %2 s").arg(number(whole / 60), number(whole % 60));
}

QString Formatter::bytes(qint64 value) const
{
    return m_locale.formattedDataSize(value, 1, QLocale::DataSizeTraditionalFormat);
}

} // namespace reminisce::app
