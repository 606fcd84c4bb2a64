// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/sentences.h"

#include <QtGlobal>

namespace reminisce::app {

// What the archive and the search over it say.
CoreSentences archiveSentences()
{
    static constexpr std::array kSentences = {
        QT_TRANSLATE_NOOP("Core", "A question set of the Lab that holds deleted words could not be removed. Check the "
                                  "permissions of the archive's directory."),
        QT_TRANSLATE_NOOP("Core", "Deleted words may still be in a question set of the Lab, because the set cannot be "
                                  "read. Delete the set in the Lab."),
        QT_TRANSLATE_NOOP(
            "Core", "The Lab's question sets could not be listed. Check the permissions of the archive's directory."),
        QT_TRANSLATE_NOOP("Core", "The archive's directory could not be read. Check its permissions."),
        QT_TRANSLATE_NOOP("Core", "The Lab is running, so nothing was deleted. Stop it and try again."),
        QT_TRANSLATE_NOOP(
            "Core", "A file of the archive could not be removed. Check the permissions of the archive's directory."),
        QT_TRANSLATE_NOOP("Core",
                          "A file of the archive could not be read. Check the permissions of the archive's directory."),
        QT_TRANSLATE_NOOP("Core", "The backup is damaged: not all that it says to hold is in it. Use another backup."),
        QT_TRANSLATE_NOOP("Core", "A file that the backup replaces could not be removed. Check the permissions of the "
                                  "archive's directory."),
        QT_TRANSLATE_NOOP(
            "Core", "The Lab is running, so the backup cannot take the place of its runs. Stop it and try again."),
        QT_TRANSLATE_NOOP("Core", "Changes to the archive were finished twice. Please report this."),
        QT_TRANSLATE_NOOP("Core", "This archive was made by an older version, or is still empty. Open it once for "
                                  "writing to bring it up to date."),
        QT_TRANSLATE_NOOP("Core",
                          "This archive was written by a newer version of Reminisce. Update the program to open it."),
        QT_TRANSLATE_NOOP("Core", "This archive was written by a newer version of Reminisce. Update the program to "
                                  "open it; nothing was changed."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive is in use, so the backup cannot take its place. Close it everywhere and try again."),
        QT_TRANSLATE_NOOP("Core",
                          "A file of the old archive could not be removed. Check the permissions of its directory."),
        QT_TRANSLATE_NOOP("Core", "This chat is not in the archive any more."),
        QT_TRANSLATE_NOOP("Core", "The archive is in use by another program. Close it there and try again."),
        QT_TRANSLATE_NOOP("Core", "The archive is open in another window or program. Close it there and try again."),
        QT_TRANSLATE_NOOP("Core", "The disk is full, so nothing was stored. Make room and try again."),
        QT_TRANSLATE_NOOP("Core", "The archive could not be read or written, because the disk reported an error. Check "
                                  "the disk, and restore a backup if it goes on."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The archive's database is damaged. Restore a backup, or import the transcripts into a new archive."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive's database cannot be opened or written. Check the permissions of its directory."),
        QT_TRANSLATE_NOOP("Core", "The archive's database cannot be read. Check the permissions of its directory."),
        QT_TRANSLATE_NOOP("Core", "There is not enough memory for this. Close other programs and try again."),
        QT_TRANSLATE_NOOP("Core", "A text is too large to be stored. Split the file and try again."),
        QT_TRANSLATE_NOOP("Core", "Stopped on request."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The archive's database reported an error. Run a check of the archive, and report this if it goes on."),
        QT_TRANSLATE_NOOP("Core", "Changes to the archive were not stored, because they were finished in the wrong "
                                  "order. Please report this."),
        QT_TRANSLATE_NOOP("Core",
                          "Changes to the archive were not stored, because a part of them had failed. Try again."),
        QT_TRANSLATE_NOOP("Core", "This conversation is not in the archive any more."),
        QT_TRANSLATE_NOOP("Core", "No conversation has the tag “{}”, nor any other tag."),
        QT_TRANSLATE_NOOP("Core", "No conversation has the tag “{}”. Tags are: {}."),
        QT_TRANSLATE_NOOP("Core", "The turns of this conversation have no times, so it cannot be written as subtitles. "
                                  "Choose another form."),
        QT_TRANSLATE_NOOP("Core", "This turn is not in the archive any more."),
        QT_TRANSLATE_NOOP("Core", "The embedding backend gave vectors without values. Choose another model."),
        QT_TRANSLATE_NOOP(
            "Core", "The model gives vectors of another length than before. Remove the old vectors and index again."),
        QT_TRANSLATE_NOOP("Core", "These vectors are not in the archive. Index again with this backend."),
        QT_TRANSLATE_NOOP("Core", "The vectors' space is not in the archive any more. Index again."),
        QT_TRANSLATE_NOOP("Core",
                          "The embedding backend gave a vector of the wrong length. Nothing of this batch was stored."),
        QT_TRANSLATE_NOOP("Core", "Deleted words may still be in the Lab's runs, because the Lab is running. Stop it "
                                  "and delete something again, or delete its runs."),
        QT_TRANSLATE_NOOP("Core", "The disk is full, so a file could not be written. Make room and try again."),
        QT_TRANSLATE_NOOP("Core", "A file could not be written, because the disk reported an error. Check the disk."),
        QT_TRANSLATE_NOOP("Core",
                          "The index files could not be removed. Check the permissions of the archive's directory."),
        QT_TRANSLATE_NOOP("Core", "This setting belongs to the archive itself. Please report this."),
        QT_TRANSLATE_NOOP("Core", "The file archive.sqlite in this directory is not an archive of Reminisce. Choose "
                                  "another directory, or move the file away."),
        QT_TRANSLATE_NOOP("Core", "The archive has to be brought up to date, but the backup that is made before "
                                  "failed. Nothing was changed. {}"),
        QT_TRANSLATE_NOOP("Core", "This person is not in the archive any more."),
        QT_TRANSLATE_NOOP("Core", "A person needs a name. Type one and try again."),
        QT_TRANSLATE_NOOP("Core", "There is already somebody of this name. Choose another name, or merge the two."),
        QT_TRANSLATE_NOOP("Core", "An alias needs at least one character. Type one and try again."),
        QT_TRANSLATE_NOOP("Core", "Somebody else has this name already. Choose another alias, or merge the two."),
        QT_TRANSLATE_NOOP("Core", "What is noted about this change cannot be read, so it cannot be undone."),
        QT_TRANSLATE_NOOP("Core", "This change was undone already, or its people are gone."),
        QT_TRANSLATE_NOOP("Core", "A person cannot be merged with themselves. Choose two people."),
        QT_TRANSLATE_NOOP("Core", "The merge cannot be undone any more, because the people were changed since. Rename "
                                  "or split them by hand."),
        QT_TRANSLATE_NOOP("Core", "These are one person already. Choose two people."),
        QT_TRANSLATE_NOOP("Core", "Nothing that this person said was chosen. Choose at least one of their turns."),
        QT_TRANSLATE_NOOP("Core", "That is everything this person said. Rename the person instead."),
        QT_TRANSLATE_NOOP(
            "Core", "The split cannot be undone any more, because the people were changed since. Merge them by hand."),
        QT_TRANSLATE_NOOP("Core", "A stored filter cannot be read. Delete it and save it again."),
        QT_TRANSLATE_NOOP(
            "Core",
            "An old backup in the archive's directory could not be removed. Check the permissions of the directory."),
        QT_TRANSLATE_NOOP("Core", "Deleted words may still be in the archive's log, because something is reading an "
                                  "older state. They go when the program is closed."),
        QT_TRANSLATE_NOOP("Core", "The archive cannot be cleaned while changes are under way. Please report this."),
        QT_TRANSLATE_NOOP("Core", "This file is in the archive already; it was not stored again."),
        QT_TRANSLATE_NOOP("Core", "The function “{}” is not allowed here."),
        QT_TRANSLATE_NOOP("Core", "Only SELECT over the views is allowed."),
        QT_TRANSLATE_NOOP("Core", "The archive cannot be opened for the query."),
        QT_TRANSLATE_NOOP("Core", "The query took longer than {} ms and was stopped. Ask for less."),
        QT_TRANSLATE_NOOP("Core", "Only one statement is allowed."),
        QT_TRANSLATE_NOOP("Core", "Only SELECT is allowed."),
        QT_TRANSLATE_NOOP(
            "Core",
            "A passage names turns that the conversation does not have; it was not stored. Please report this."),
        QT_TRANSLATE_NOOP("Core", "A tag needs at least one character. Type one and try again."),
        QT_TRANSLATE_NOOP("Core", "This folder is not watched, so nothing was changed."),
        QT_TRANSLATE_NOOP("Core", "The vector index is damaged or of another version and has to be built anew."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The newest changes are still being taken into the search index; search again in a moment to find them."),
        QT_TRANSLATE_NOOP("Core", "The search index is damaged or of another version and has to be built anew."),
        QT_TRANSLATE_NOOP("Core", "The search index was not there and has been built."),
        QT_TRANSLATE_NOOP("Core", "The search index was damaged or of another version and has been built anew."),
        QT_TRANSLATE_NOOP("Core",
                          "The search index cannot be written beside the archive, so it is kept in memory and will be "
                          "built again at the next start. Please look whether the disk is full or write-protected."),
        QT_TRANSLATE_NOOP("Core", "Building the search index was stopped."),
        QT_TRANSLATE_NOOP("Core", "The vector index was damaged and has been built anew."),
        QT_TRANSLATE_NOOP("Core", "An index file cannot be read: {}"),
        QT_TRANSLATE_NOOP("Core", "The search was stopped."),
        QT_TRANSLATE_NOOP("Core", "Nothing was recorded that fits the people and times in the question, so passages "
                                  "outside of them are shown."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive has no vectors of {} yet; the built-in search was used. Re-index to change that."),
        QT_TRANSLATE_NOOP("Core", "The vectors of {} do not fit those in the archive."),
        QT_TRANSLATE_NOOP("Core", "The built-in search was used instead."),
        QT_TRANSLATE_NOOP("Core", "The passages were not reranked."),
    };
    return kSentences;
}

} // namespace reminisce::app
