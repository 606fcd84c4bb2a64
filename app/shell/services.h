// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reminisce::app {

class ArchiveContents;
class BackendList;
class JobsWorker;
class Preferences;
class ReaderWorker;
class ToastModel;

/// What view models are given to work with. All of it lives in the GUI thread and outlives them.
struct Services
{
    Preferences& preferences;
    JobsWorker& jobs;
    ReaderWorker& reader;   ///< timeline and transcripts
    ReaderWorker& searcher; ///< a second one, so that a slow search does not hold up the timeline
    ArchiveContents& contents;
    BackendList& backends;
    ToastModel& toasts;
};

} // namespace reminisce::app
