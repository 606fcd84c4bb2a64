// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A text that is never read as markup; every text of the window is one of these or a MarkedText.
Text {
    /// Distance between baselines of several lines; 0 keeps the font's own.
    property int leading: 0

    textFormat: Text.PlainText
    font: Theme.body
    color: Theme.text
    elide: wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    lineHeightMode: leading > 0 ? Text.FixedHeight : Text.ProportionalHeight
    lineHeight: leading > 0 ? leading : 1
}
