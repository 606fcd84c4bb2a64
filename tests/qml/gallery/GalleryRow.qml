// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A labelled line of examples.
Row {
    id: root

    property string title

    spacing: 12

    PlainText { width: 72; height: 28; verticalAlignment: Text.AlignVCenter; text: root.title; font: Theme.caption; color: Theme.text3 }
}
