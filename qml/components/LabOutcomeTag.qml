// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How an answer ended: right, wrong, or broken off by a fault.
Tag {
    property string outcome
    property bool failed: false

    text: failed ? qsTr("Failed") : outcome
    kind: failed || outcome === "TE" || outcome === "ME" ? "danger" : outcome === "EM" || outcome === "AM" ? "ok" : "warn"
}
