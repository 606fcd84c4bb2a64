// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A score from 0 to 1 as the language writes it, ".81" or "0,81"; a dash for none.
PlainText {
    property real value: -1
    property bool strong: false

    text: value >= 0 ? Number(Math.min(1, value)).toLocaleString(Qt.locale(), "f", 2).replace(/^0(?=\.)/, "") : "–"
    font: strong ? Theme.smallStrong : Theme.small
    color: strong ? Theme.text : Theme.text2
    horizontalAlignment: Text.AlignRight
    elide: Text.ElideNone
}
