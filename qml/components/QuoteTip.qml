// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The words that a citation stands for.
T.ToolTip {
    id: root

    x: Math.round((parent.width - width) / 2)
    y: parent.height + 6
    width: Math.min(360, words.implicitWidth + 24)
    height: words.height + 16
    margins: 8
    delay: 250

    background: Rectangle { radius: Theme.radiusButton; color: Theme.tip }
    contentItem: Item {
        PlainText { id: words; x: 12; y: 8; width: root.width - 24; text: root.text; color: Theme.tipText; wrapMode: Text.Wrap; leading: 20; maximumLineCount: 8 }
    }
}
