// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A person: aliases, activity, emotions, and with whom they talk.
FocusScope {
    id: root

    required property var people
    required property var app
    readonly property var person: people.selected ?? null
    property bool renaming: false
    property bool addingAlias: false

    signal closeRequested()

    PageHead {
        id: head

        width: parent.width
        title: root.person && !root.renaming ? root.person.name : ""

        leading: Avatar { visible: root.person !== null && !root.renaming; size: 24; initial: root.person?.initial ?? ""; colourIndex: root.person?.colourIndex ?? 0; isOwner: root.person?.isOwner ?? false }
        IconButton { iconName: "edit"; text: qsTr("Rename"); onClicked: root.startRename() }
        IconButton {
            iconName: "more"
            text: qsTr("More")
            onClicked: menu.open()

            MenuR {
                id: menu

                y: parent.height + 4

                MenuItemR { iconName: "owner"; text: qsTr("This is me"); enabled: root.person !== null && !root.person.isOwner; onTriggered: root.people.setOwner(root.person.personId) }
            }
        }
        IconButton { iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    TextFieldR {
        id: field

        visible: root.renaming
        anchors { left: parent.left; leftMargin: 12; right: parent.right; rightMargin: 120; verticalCenter: head.verticalCenter }
        Accessible.name: qsTr("Name")
        onAccepted: {
            root.people.rename(root.person.personId, text);
            root.renaming = false;
        }
        onActiveFocusChanged: if (!activeFocus) root.renaming = false
        Keys.onEscapePressed: root.renaming = false
    }
    Flickable {
        anchors { top: head.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        contentHeight: column.height + 32
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBarThin {}

        Column {
            id: column

            visible: root.person !== null
            x: Theme.inset
            y: Theme.inset
            width: parent.width - 2 * Theme.inset
            spacing: 10

            Flow {
                width: parent.width
                spacing: 8

                RButton { iconName: "timeline"; text: qsTr("Show on timeline"); onClicked: root.people.showInTimeline(root.person.personId) }
                RButton { iconName: "ask"; text: qsTr("Ask about them"); onClicked: root.app.askAbout(root.person.name) }
            }
            SectionLabel { text: qsTr("Aliases") }
            Flow {
                width: parent.width
                spacing: 8

                Repeater {
                    model: root.person?.aliases ?? []

                    Chip { required property string modelData; text: modelData; onRemoved: root.people.removeAlias(root.person.personId, modelData) }
                }
                RButton { visible: !root.addingAlias; height: 24; kind: "quiet"; iconName: "plus"; text: qsTr("Alias"); onClicked: { root.addingAlias = true; alias.forceActiveFocus(Qt.OtherFocusReason); } }
                TextFieldR {
                    id: alias

                    visible: root.addingAlias
                    width: 140
                    height: 24
                    Accessible.name: qsTr("Alias")
                    onAccepted: {
                        root.people.addAlias(root.person.personId, text);
                        clear();
                        root.addingAlias = false;
                    }
                    onActiveFocusChanged: if (!activeFocus) root.addingAlias = false
                    Keys.onEscapePressed: root.addingAlias = false
                }
            }
            SectionLabel { visible: chart.visible; text: qsTr("Passages over time") }
            ActivityChart { id: chart; visible: values.length > 0; width: parent.width; values: root.person?.activity ?? []; color: Theme.personColour(root.person?.colourIndex ?? 0, root.person?.isOwner ?? false) }
            Row {
                visible: (root.person?.emotions ?? []).length > 0
                spacing: 6

                SectionLabel { id: emotionsLabel; text: qsTr("Emotions") }
                PlainText { anchors.baseline: emotionsLabel.baseline; text: root.person?.passagesText ?? ""; font: Theme.small; color: Theme.text3 }
            }
            Column {
                width: parent.width

                Repeater {
                    model: root.person?.emotions ?? []

                    EmotionShare { required property var modelData; width: column.width; emotion: modelData.emotion; fraction: modelData.fraction; shareText: modelData.shareText; onClicked: root.app.filterByEmotion(modelData.emotion) }
                }
            }
            SectionLabel { visible: (root.person?.companions ?? []).length > 0; text: qsTr("Talks with") }
            Column {
                width: parent.width

                Repeater {
                    model: root.person?.companions ?? []

                    CompanionRow { required property var modelData; width: column.width; person: modelData; onClicked: root.people.select(modelData.personId) }
                }
            }
        }
    }

    function startRename() {
        renaming = true;
        field.text = person.name;
        field.selectAll();
        field.forceActiveFocus(Qt.OtherFocusReason);
    }
}
