// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The number of a citation.
T.AbstractButton {
    id: root

    property int marker
    property bool chosen: false
    /// Shown while the pointer rests on the mark.
    property string quote

    text: qsTr("Source %1").arg(marker)
    implicitWidth: 16
    implicitHeight: 16
    hoverEnabled: true

    background: Rectangle {
        radius: Theme.radiusTag
        color: root.chosen ? Theme.accent : root.hovered ? Theme.accentLine : Theme.accentSoft

        FocusRing { control: root; cornerRadius: Theme.radiusTag; gap: 1 }
    }
    contentItem: PlainText {
        text: root.marker
        font: Theme.smallStrong
        color: root.chosen ? Theme.accentText : Theme.accent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideNone
    }
    Accessible.name: text
    Accessible.description: quote

    Loader {
        active: root.quote.length > 0 && (root.hovered || root.visualFocus)
        sourceComponent: QuoteTip { parent: root; visible: root.hovered || root.visualFocus; text: root.quote }
    }
}
