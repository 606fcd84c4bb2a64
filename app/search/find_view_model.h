// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace reminisce::app {

/// Find within what is read: a transcript, a chat. Its owner looks for the text and shows the hit that it is at; this
/// one counts the hits and goes from one to the next, round and round.
class FindViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by what can be searched")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    /// "2 / 17"; empty without a text.
    [[nodiscard]] QString countText() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_hits.size()); }
    /// Of the hit that it is at, from 0; −1 none.
    [[nodiscard]] int index() const { return m_index; }
    /// What the owner gave for that hit; −1 none.
    [[nodiscard]] qint64 current() const { return m_hits.value(m_index, -1); }

    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();

    /// Puts up hits in the order of reading, by what the owner knows them. It stays at the hit that it was at, or goes
    /// to the first.
    void show(QList<qint64> hits);
    /// The same, but the first is not gone to: there is something else to be seen.
    void showWithoutGoing(QList<qint64> hits);
    void forgetHits();
    /// Forgets the text as well, without asking.
    void clear();

Q_SIGNALS:
    void changed();
    /// Another text is to be found.
    void asked();
    /// It is at another hit.
    void went();

private:
    void goTo(int index);

    QString m_text;
    QList<qint64> m_hits;
    int m_index = -1;
};

} // namespace reminisce::app
