// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QTimer>

#include "app/base/people_directory.h"

namespace reminisce::app {

class JobsWorker;
class ReaderWorker;

/// What every page needs to know of the open archive: who is in it and how much. It tells the pages when to read again.
class ArchiveContents : public QObject
{
    Q_OBJECT

public:
    ArchiveContents(ReaderWorker& reader, JobsWorker& jobs, QObject* parent = nullptr);

    /// Forgets the old archive; call when the workers have been given another one, or none.
    void archiveSwitched();
    /// Reads again, after something was changed.
    void reload();

    [[nodiscard]] const PeopleDirectory& people() const { return m_people; }
    /// Without those that are being deleted.
    [[nodiscard]] qint64 conversationCount() const { return m_conversations - m_hidden.size(); }
    [[nodiscard]] bool isLoaded() const { return m_loaded; }
    /// An archive was switched and its contents are not known yet, or there are no conversations in it.
    [[nodiscard]] bool isEmpty() const { return conversationCount() <= 0; }

    /// Leaves a conversation out of the lists while its deletion can still be undone.
    void hide(archive::Id conversation, bool hidden);
    /// A hidden conversation has been deleted: reads again, and stops leaving it out once that has been read.
    void forget(archive::Id conversation);
    [[nodiscard]] bool isHidden(archive::Id conversation) const { return m_hidden.contains(conversation); }

Q_SIGNALS:
    /// Another archive is open; its contents follow with changed().
    void switched();
    /// Contents have been read (again): pages should do so too.
    void changed();
    void failed(const QString& sentence);

private:
    ReaderWorker& m_reader;
    JobsWorker& m_jobs;
    PeopleDirectory m_people;
    qint64 m_conversations = 0;
    bool m_loaded = false;
    QSet<archive::Id> m_hidden;
    QSet<archive::Id> m_gone; ///< of the hidden ones, those that the next reading does not find any more
    QTimer m_whileImporting;
};

} // namespace reminisce::app
