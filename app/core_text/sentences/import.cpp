// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core_text/sentences.h"

#include <QtGlobal>

namespace reminisce::app {

// What an import says of a file.
CoreSentences importSentences()
{
    static constexpr std::array kSentences = {
        QT_TRANSLATE_NOOP("Core", "The archive is broken or cut off. Download or export it again."),
        QT_TRANSLATE_NOOP("Core", "The archive could not be opened: out of memory."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive names a place outside of itself, which no honest archive does. It was not opened."),
        QT_TRANSLATE_NOOP(
            "Core",
            "The archive holds a link or device instead of a file. It was not opened; pack the files themselves."),
        QT_TRANSLATE_NOOP("Core", "The archive is protected with a password. Unpack it and import the files in it."),
        QT_TRANSLATE_NOOP("Core", "The archive holds more than 10,000 files. Unpack it and import the folder."),
        QT_TRANSLATE_NOOP("Core", "The archive unpacks to more than 2 GB. Unpack it and import the transcripts."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive unpacks to more than 100 times its size, as no transcripts do. It was not imported."),
        QT_TRANSLATE_NOOP("Core", "The temporary folder could not be written, so a large file in the archive could not "
                                  "be unpacked. Free some space there and try again."),
        QT_TRANSLATE_NOOP("Core", "The document holds no text; it may consist of pictures."),
        QT_TRANSLATE_NOOP("Core", "The document's text has no form of a transcript that is known."),
        QT_TRANSLATE_NOOP(
            "Core", "The file is an office document but no Word document. Save it as text or as a Word document."),
        QT_TRANSLATE_NOOP("Core", "The Word document has more than 32 MB of text. Save it as plain text."),
        QT_TRANSLATE_NOOP("Core", "The Word document is broken. Save it again, or save its text."),
        QT_TRANSLATE_NOOP("Core", "The PDF is broken and could not be opened. Download or export it again."),
        QT_TRANSLATE_NOOP("Core", "The PDF is protected with a password. Save it without one."),
        QT_TRANSLATE_NOOP("Core", "The PDF has more than 5,000 pages. Split it into several files."),
        QT_TRANSLATE_NOOP("Core", "The PDF could not be read. Save its text as a file instead."),
        QT_TRANSLATE_NOOP(
            "Core", "The archive holds an archive that holds a further one. Unpack it and import the files in it."),
        QT_TRANSLATE_NOOP("Core", "The archive holds no transcript of a known format."),
        QT_TRANSLATE_NOOP("Core", "The date of this recording is not known."),
        QT_TRANSLATE_NOOP("Core", "The other file of this meeting could not be read from the archive."),
        QT_TRANSLATE_NOOP("Core", "“{}” is no known time zone. Use a name such as Europe/Berlin or UTC."),
        QT_TRANSLATE_NOOP("Core", "AssemblyAI could not transcribe this recording; the file only holds its error. "
                                  "Transcribe the recording again."),
        QT_TRANSLATE_NOOP("Core",
                          "The file names no date of the recording, so the date of its transcription ({}) was taken."),
        QT_TRANSLATE_NOOP("Core", "The file has the form of a transcript but holds no words. Export it again."),
        QT_TRANSLATE_NOOP("Core", "The file only says who speaks when, in {} places, and holds no words. Import the "
                                  "transcript that belongs to it."),
        QT_TRANSLATE_NOOP("Core", "This chat has more than 64 MB of text in one file, more than can be put into order. "
                                  "Export it in several parts."),
        QT_TRANSLATE_NOOP("Core", "The file is broken: it stops being XML at byte {}. Export it again."),
        QT_TRANSLATE_NOOP("Core", "The file is broken: it stops being JSON in line {}, column {}. Export it again."),
        QT_TRANSLATE_NOOP("Core", "The dates of this chat could be read in two ways; the day was taken to come first."),
        QT_TRANSLATE_NOOP("Core",
                          "The dates of this chat could be read in two ways; the month was taken to come first."),
        QT_TRANSLATE_NOOP("Core", "The folder “{}” could not be read completely. Check that you may read it."),
        QT_TRANSLATE_NOOP("Core", "The folder “{}” holds no files."),
        QT_TRANSLATE_NOOP("Core", "“{}” is empty."),
        QT_TRANSLATE_NOOP("Core", "“{}” cannot be imported. {}"),
        QT_TRANSLATE_NOOP("Core", "“{}” is JSON, but no transcript that Reminisce knows. Export it in another format."),
        QT_TRANSLATE_NOOP(
            "Core", "“{}” is not a transcript that Reminisce knows. Lines such as “Name: text” are always understood."),
        QT_TRANSLATE_NOOP("Core", "The reports of this import could not be kept. {}"),
        QT_TRANSLATE_NOOP("Core", "“{}” looks like {}, but nobody says anything in it."),
        QT_TRANSLATE_NOOP("Core", "There is not enough memory to read this file."),
        QT_TRANSLATE_NOOP("Core", "This file could not be read because of a fault in the program."),
        QT_TRANSLATE_NOOP("Core", "The archive is open for reading only. Close the other program that uses it."),
        QT_TRANSLATE_NOOP(
            "Core", "“{}” could not be read to its end. Check the disk or copy the file elsewhere and try again."),
        QT_TRANSLATE_NOOP("Core", "“{}” could not be read again from its beginning."),
        QT_TRANSLATE_NOOP("Core", "There is no file “{}”. Check the path."),
        QT_TRANSLATE_NOOP("Core", "“{}” is a folder, not a transcript."),
        QT_TRANSLATE_NOOP("Core", "“{}” is no ordinary file and cannot be imported."),
        QT_TRANSLATE_NOOP("Core", "“{}” could not be opened. Check that you may read it."),
        QT_TRANSLATE_NOOP("Core", "The import was stopped."),
        QT_TRANSLATE_NOOP("Core", "“{}” is larger than {} MB, too large for a file of its kind."),
        QT_TRANSLATE_NOOP("Core", "The file holds a single text of more than 16 MB, which no transcript has."),
        QT_TRANSLATE_NOOP("Core", "A part of this JSON file is too large to be a conversation."),
        QT_TRANSLATE_NOOP("Core", "This JSON file is nested more deeply than any transcript."),
        QT_TRANSLATE_NOOP("Core", "This JSON file could not be read."),
        QT_TRANSLATE_NOOP("Core", "“{}” could not be written. Check that there is room and that you may write there."),
        QT_TRANSLATE_NOOP("Core", "“{}” is there already and not empty. Choose a new folder for the export."),
        QT_TRANSLATE_NOOP(
            "Core", "The export in “{}” is not complete or was changed, so nothing of it was stored. Export it again."),
        QT_TRANSLATE_NOOP("Core", "The owner's name is empty."),
        QT_TRANSLATE_NOOP("Core",
                          "How this archive is cut into passages cannot be read from it. Cut it anew to set it."),
        QT_TRANSLATE_NOOP("Core", "A passage may hold 16 to 2000 tokens. Choose a number in between."),
        QT_TRANSLATE_NOOP("Core", "Passages may overlap by at most 20 turns. Choose a smaller number."),
        QT_TRANSLATE_NOOP(
            "Core", "The pause after which a new passage begins may be 1 to 1440 minutes. Choose a number in between."),
        QT_TRANSLATE_NOOP("Core", "“{}” is not there any more, so it cannot be read again."),
        QT_TRANSLATE_NOOP("Core", "“{}” has changed since it was imported. Import it as a new file."),
        QT_TRANSLATE_NOOP("Core", "Reading again was stopped; this file stays as it was."),
        QT_TRANSLATE_NOOP("Core", "The date of “{}” would only be a guess. Import it with its date."),
        QT_TRANSLATE_NOOP("Core", "Not all files of this group were read. Please report this."),
        QT_TRANSLATE_NOOP("Core", "The backend gave another number of vectors than it was asked for."),
        QT_TRANSLATE_NOOP("Core", "The backend's model changed while the vectors were made, so they do not belong "
                                  "together and were thrown away. Start again."),
        QT_TRANSLATE_NOOP("Core", "Stopped. The vectors made so far are kept; the next run goes on there."),
        QT_TRANSLATE_NOOP("Core", "Stopped."),
        QT_TRANSLATE_NOOP("Core", "The descriptions made so far are kept; the next run goes on there."),
        QT_TRANSLATE_NOOP("Core", "Describing emotions"),
        QT_TRANSLATE_NOOP("Core", "Describing emotions ended unexpectedly. Please report this."),
        QT_TRANSLATE_NOOP("Core", "The model “{}” answers without a list of feelings. Choose another model, or look at "
                                  "the prompt “emotion_description”."),
        QT_TRANSLATE_NOOP("Core", "The prompt “emotion_description” has no place for the passage, so the model would "
                                  "see none. Put {{passage}} into it, or restore it."),
        QT_TRANSLATE_NOOP("Core", "The report of this file was not kept."),
        QT_TRANSLATE_NOOP("Core", "The date of this recording is only a guess. Import it with its date."),
        QT_TRANSLATE_NOOP("Core", "“{}” is no folder that can be read."),
        QT_TRANSLATE_NOOP("Core", "“{}” holds the archive itself. Choose a folder for transcripts only."),
    };
    return kSentences;
}

} // namespace reminisce::app
