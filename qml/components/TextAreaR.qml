// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A field of several lines. Tab leaves it, as it leaves every other field.
T.TextArea {
    id: root

    implicitHeight: contentHeight
    wrapMode: TextEdit.Wrap
    textFormat: TextEdit.PlainText
    selectByMouse: true
    font: Theme.body
    color: Theme.text
    selectionColor: Theme.accentLine
    selectedTextColor: Theme.text
    Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
}
