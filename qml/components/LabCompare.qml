// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One configuration against another, of the same run or of two; what differs most comes first.
FocusScope {
    id: root

    required property var lab
    readonly property var chart: lab.charts.find(one => one.kind === "differences")

    Flow {
        id: choices

        x: Theme.inset
        y: 8
        width: parent.width - 2 * Theme.inset
        spacing: 8

        SelectR { objectName: "labFirst"; width: Math.min(190, (parent.width - 90) / 3); label: qsTr("First"); model: root.lab.configurations; currentIndex: root.lab.first; onActivated: root.lab.first = currentIndex }
        PlainText { height: 28; verticalAlignment: Text.AlignVCenter; text: qsTr("against"); color: Theme.text2 }
        SelectR { objectName: "labSecond"; width: Math.min(190, (parent.width - 90) / 3); label: qsTr("Second"); model: root.lab.againstConfigurations; currentIndex: root.lab.second; onActivated: root.lab.second = currentIndex }
        SelectR {
            objectName: "labAgainst"
            width: Math.min(190, (parent.width - 90) / 3)
            label: qsTr("Run of the second")
            model: root.lab.runs
            textRole: "name"
            valueRole: "runId"
            readonly property var shown: root.lab.againstRun < 0 ? root.lab.currentRun : root.lab.againstRun

            currentIndex: Math.max(0, indexOfValue(shown))
            onShownChanged: currentIndex = Math.max(0, indexOfValue(shown))
            Component.onCompleted: currentIndex = Math.max(0, indexOfValue(shown))
            onActivated: root.lab.againstRun = currentValue
        }
    }
    Row {
        id: verdict

        x: Theme.inset
        anchors { top: choices.bottom; topMargin: 8 }
        width: parent.width - 2 * Theme.inset
        spacing: 8
        visible: root.lab.verdict

        Icon { icon: "info"; size: 16; y: 2; color: Theme.accent }
        PlainText { objectName: "labVerdict"; width: parent.width - 24; text: root.lab.verdict; wrapMode: Text.Wrap; leading: 20; Accessible.role: Accessible.StaticText; Accessible.name: text }
    }
    ChartCard {
        id: card

        anchors { top: verdict.bottom; topMargin: 4 }
        width: parent.width
        height: visible ? Math.min(implicitHeight, root.height * 0.56) : 0 // its words stay legible
        visible: root.chart !== undefined
        chart: root.chart ?? ({ title: "", head: [], rows: [], light: "", dark: "" })
        onSaveWanted: picture.open()
    }
    LabChartSaver { id: picture; lab: root.lab; chart: root.lab.charts.length - 1 }
    Item {
        id: heads

        anchors { top: card.bottom; topMargin: 4 }
        width: parent.width
        height: 28
        visible: list.count > 0

        PlainText { x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Questions that differ most"); font: Theme.captionEmphasis; color: Theme.text2 }
        PlainText { x: parent.width - 260; width: 116; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignRight; text: root.lab.comparedNames[0] ?? ""; font: Theme.caption; color: Theme.text3 }
        PlainText { x: parent.width - 132; width: 116; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignRight; text: root.lab.comparedNames[1] ?? ""; font: Theme.caption; color: Theme.text3 }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    ListView {
        id: list

        objectName: "labCompared"
        anchors { top: heads.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        focus: true
        model: root.lab.compared
        currentIndex: -1
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Questions that differ most")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: if (currentItem) root.lab.openItem((currentItem as LabComparedRow).firstId)
        T.ScrollBar.vertical: ScrollBarThin {}

        delegate: LabComparedRow {
            required property int index

            width: list.width
            listFocused: list.activeFocus || !InputMode.keyboard
            onClicked: {
                list.currentIndex = index;
                root.lab.openItem(firstId);
            }
            onSecondWanted: root.lab.openItem(secondId)
        }
    }
    EmptyState { visible: list.count === 0 && !root.lab.verdict && !root.lab.loading; anchors { horizontalCenter: parent.horizontalCenter; top: choices.bottom; topMargin: 48 } width: Math.min(420, parent.width - 64); headline: qsTr("Choose two different ways to answer"); text: qsTr("They may be of the same run or of two runs with the same questions.") }
}
