// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    id: root

    property var log
    property MockBackendForm chat: MockBackendForm { log: root.log }
    property MockBackendForm embedding: MockBackendForm { log: root.log; name: ""; url: ""; model: ""; testState: "idle"; testMessage: "" }
    property string emotionModel: "built-in"
    property string archivePathText: "/home/me/.local/share/reminisce/archive"
    property string archiveSizeText: "48 MB"
    property string currentSpaceText: "built-in, 256 dimensions, 3,806 passages"
    property bool reindexNeeded: false

    function reindex() { log.note("settings.reindex", []); }
    function verifyArchive() { log.note("settings.verifyArchive", []); }
    function backupTo(url) { log.note("settings.backupTo", [url]); }
    function deleteEverything() { log.note("settings.deleteEverything", []); }
}
