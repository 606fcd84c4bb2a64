// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    property var log
    property string owner
    property string text
    property string countText: text ? "1 / 3" : ""
    property int count: text ? 3 : 0
    property int index: 0

    function next() { log.note(owner + ".find.next", []); }
    function previous() { log.note(owner + ".find.previous", []); }
}
