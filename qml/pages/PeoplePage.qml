// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Everyone who speaks.
PaneLayout {
    id: root

    required property var app
    readonly property var people: app.people

    keeper: app.settings
    keepAs: "people"
    paneWidth: 399
    paneMinimum: 360
    centreMinimum: 640
    paneOpen: people.selected !== null && people.selected !== undefined
    onCloseRequested: {
        people.select(-1);
        root.focusCentre();
    }

    /// The menu and its button go with the marks, so the table takes the focus before.
    function merge(personId: var) {
        mergeMenu.close();
        table.takeFocus();
        Qt.callLater(people.mergeMarkedInto, personId);
    }

    PageHead {
        id: head

        width: parent.width
        title: qsTr("People")
        note: root.people.totalText

        SearchField {
            width: root.width < 720 ? 140 : 184
            placeholderText: qsTr("Name or alias")
            text: root.people.search
            onTextEdited: root.people.search = text
        }
        IconButton {
            objectName: "peopleChanges"
            visible: changes.count > 0
            iconName: "clock"
            text: qsTr("Merges and splits")
            onClicked: changesMenu.open()

            MenuR {
                id: changesMenu

                y: parent.height + 4
                implicitWidth: 380

                Repeater {
                    id: changes

                    model: root.people.changes

                    MenuItemR { required property var changeId; required property string whenText; required property var model; text: model.text; hint: qsTr("Undo"); Accessible.description: whenText; onTriggered: root.people.undoChange(changeId) }
                }
            }
        }
        RButton {
            iconName: "merge"
            text: qsTr("Merge %1").arg(root.people.markedCount)
            visible: root.people.markedCount > 1
            onClicked: mergeMenu.open()

            MenuR {
                id: mergeMenu

                y: parent.height + 4

                Repeater {
                    model: root.people.markedPeople

                    MenuItemR { required property var modelData; text: qsTr("Keep the name “%1”").arg(modelData.name); onTriggered: root.merge(modelData.personId) }
                }
            }
        }
    }
    ListView {
        id: suggestions

        anchors.top: head.bottom
        width: parent.width
        height: count > 0 ? 40 : 0
        clip: true
        interactive: false
        cacheBuffer: 0 // one line is shown; the others need not be made
        model: root.people.mergeSuggestions

        delegate: Rectangle {
            id: suggestion

            required property string aName
            required property string bName
            required property string reason
            required property int index

            width: ListView.view.width
            height: 40
            color: Theme.warnSoft

            Icon { id: icon; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; icon: "info"; size: 16; color: Theme.warn }
            PlainText {
                anchors { left: icon.right; leftMargin: 8; right: answers.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                text: qsTr("“%1” and “%2” look like the same person.").arg(suggestion.aName).arg(suggestion.bName) + " " + suggestion.reason
                leading: 16
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            Row {
                id: answers

                anchors { right: parent.right; rightMargin: Theme.inset - 8; verticalCenter: parent.verticalCenter }
                spacing: 4

                RButton { kind: "link"; text: qsTr("Merge"); onClicked: root.people.acceptMerge(suggestion.index) }
                RButton { kind: "quiet"; text: qsTr("Keep apart"); onClicked: root.people.dismissMerge(suggestion.index) }
            }
            Hairline { anchors.bottom: parent.bottom; width: parent.width }
        }
    }
    PeopleTable {
        id: table

        anchors { top: suggestions.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        people: root.people
    }

    pane: PersonPane {
        anchors.fill: parent
        focus: true
        people: root.people
        app: root.app
        onCloseRequested: root.closeRequested()
    }
}
