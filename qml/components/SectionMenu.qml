// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// In a narrow window the sections of the settings are a menu in the title.
T.AbstractButton {
    id: root

    property string section
    property string title

    signal chosen(string value)

    implicitWidth: words.implicitWidth + 26
    implicitHeight: 28
    hoverEnabled: true
    text: title
    onClicked: popup.open()

    background: Rectangle { anchors { fill: parent; leftMargin: -4; rightMargin: -4 } radius: Theme.radiusButton; color: root.hovered ? Theme.hover : "transparent"; FocusRing { control: root } }
    contentItem: Item {
        PlainText { id: words; anchors.verticalCenter: parent.verticalCenter; text: root.title; font: Theme.title }
        Icon { anchors { left: words.right; leftMargin: 6; verticalCenter: parent.verticalCenter } icon: "chevron-down"; size: 14 }
    }

    T.Popup {
        id: popup

        y: root.height + 4
        width: 200
        height: contentItem.implicitHeight + topPadding + bottomPadding
        padding: 4
        focus: true

        background: PopupPanel {}
        contentItem: SettingsSections {
            focus: true
            value: root.section
            onChosen: value => {
                root.chosen(value);
                popup.close();
            }
        }
    }
}
