// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Filters that were kept under a name, and the way to keep this one.
T.Popup {
    id: root

    required property var filter

    width: 280
    height: contentItem.implicitHeight + 16
    padding: 8
    margins: 8
    focus: true

    function keep() {
        if (!name.text.trim())
            return;
        filter.saveAs(name.text);
        name.clear();
        close();
    }

    background: PopupPanel {}
    contentItem: Column {
        spacing: 4

        PlainText { visible: saved.count === 0; leftPadding: 8; topPadding: 4; text: qsTr("No filter has been saved yet."); font: Theme.small; color: Theme.text3 }
        Repeater {
            id: saved

            model: root.filter.savedFilters

            Item {
                id: row

                required property string name
                required property var filterId

                width: 264
                height: 28

                MenuRow {
                    width: parent.width - 28
                    text: row.name
                    iconName: "filter"
                    onClicked: {
                        root.filter.applySaved(row.filterId);
                        root.close();
                    }
                }
                IconButton { anchors { right: parent.right; verticalCenter: parent.verticalCenter } size: 24; iconName: "delete"; text: qsTr("Forget “%1”").arg(row.name); onClicked: root.filter.deleteSaved(row.filterId) }
            }
        }
        Hairline { width: parent.width }
        Row {
            spacing: 8

            TextFieldR { id: name; objectName: "filterName"; width: 176; placeholderText: qsTr("Name for this filter"); enabled: !root.filter.isEmpty; Accessible.name: placeholderText; onAccepted: root.keep() }
            RButton { objectName: "saveFilter"; width: 80; text: qsTr("Save"); enabled: !root.filter.isEmpty && name.text.trim().length > 0; onClicked: root.keep() }
        }
    }
}
