// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A label and, beside it, what it labels.
Item {
    id: root

    property string label
    default property alias content: slot.data
    readonly property int labelWidth: 148

    width: parent ? parent.width : 600
    implicitHeight: Math.max(28, slot.childrenRect.height)

    PlainText { y: 6; width: root.labelWidth - 12; text: root.label; color: Theme.text2; wrapMode: Text.Wrap }
    Item { id: slot; x: root.labelWidth; width: root.width - x; height: childrenRect.height }
}
