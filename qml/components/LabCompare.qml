// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One configuration against another, of the same run or of two; what differs most comes first.
FocusScope {
    id: root

    required property var lab
    /// As wide as the names above the scores.
    readonly property real scoreColumn: Math.ceil(Math.max(116, Math.min(width * 0.28, Math.max(firstName.implicitWidth, secondName.implicitWidth))))
    readonly property var chart: lab.charts.find(one => one.kind === "differences")

    Flow {
        id: choices

        x: Theme.inset
        y: 8
        width: parent.width - 2 * Theme.inset
        spacing: 8

        readonly property real most: Math.min(420, width) // what does not fit beside the others stands below them

        SelectR { id: first; objectName: "labFirst"; most: choices.most; label: qsTr("First"); model: root.lab.configurations; currentIndex: root.lab.first; onActivated: root.lab.first = currentIndex }
        PlainText { id: against; height: 28; verticalAlignment: Text.AlignVCenter; text: qsTr("against"); color: Theme.text2 }
        SelectR { id: second; objectName: "labSecond"; most: choices.most; label: qsTr("Second"); model: root.lab.againstConfigurations; currentIndex: root.lab.second; onActivated: root.lab.second = currentIndex }
        SelectR {
            objectName: "labAgainst"
            most: choices.most
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
        PlainText { objectName: "labVerdict"; y: 2; width: parent.width - 24; text: root.lab.verdict; wrapMode: Text.Wrap; leading: 20; Accessible.role: Accessible.StaticText; Accessible.name: text }
    }
    LabChartSaver { id: picture; lab: root.lab; chart: root.lab.charts.length - 1 }
    Item {
        anchors { top: verdict.visible ? verdict.bottom : choices.bottom; topMargin: 6; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true

        // The drawing scrolls with the list, so that neither makes the other small. It stands beside the list and not
        // in it, so that Tab reaches its buttons and the list one after the other.
        FocusScope {
            id: above

            z: 1
            y: list.headerItem ? list.headerItem.y - list.contentY : 0
            width: parent.width
            height: column.height
            onActiveFocusChanged: if (activeFocus) list.positionViewAtBeginning()

            Column {
                id: column

                width: parent.width

                ChartCard {
                    width: parent.width
                    height: visible ? (asTable ? implicitHeight : wholeHeight) : 0
                    visible: root.chart !== undefined
                    chart: root.chart ?? ({ title: "", head: [], rows: [], light: "", dark: "" })
                    onSaveWanted: picture.open()
                }
                Item {
                    width: parent.width
                    height: visible ? 28 : 0
                    visible: list.count > 0

                    PlainText { x: Theme.inset; width: parent.width - 2 * root.scoreColumn - 40 - x; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Questions that differ most"); font: Theme.captionEmphasis; color: Theme.text2 }
                    PlainText { id: firstName; x: parent.width - 2 * root.scoreColumn - 28; width: root.scoreColumn; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignRight; text: root.lab.comparedNames[0] ?? ""; font: Theme.caption; color: Theme.text3 }
                    PlainText { id: secondName; x: parent.width - root.scoreColumn - 16; width: root.scoreColumn; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignRight; text: root.lab.comparedNames[1] ?? ""; font: Theme.caption; color: Theme.text3 }
                    Hairline { anchors.bottom: parent.bottom; width: parent.width }
                }
                PlainText { objectName: "labNoDifference"; visible: root.chart !== undefined && list.count === 0; x: Theme.inset; width: parent.width - 2 * Theme.inset; topPadding: 8; bottomPadding: 16; text: qsTr("No question differs in this score."); color: Theme.text2; wrapMode: Text.Wrap; Accessible.role: Accessible.StaticText; Accessible.name: text }
            }
        }
        ListView {
            id: list

            objectName: "labCompared"
            anchors.fill: parent
            focus: true
            model: root.lab.compared
            currentIndex: -1
            reuseItems: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            activeFocusOnTab: count > 0
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Questions that differ most")
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
            Keys.onReturnPressed: if (currentItem) root.lab.openItem((currentItem as LabComparedRow).firstId)
            Keys.onUpPressed: currentIndex > 0 ? decrementCurrentIndex() : positionViewAtBeginning()
            T.ScrollBar.vertical: ScrollBarThin {}

            header: Item {
                width: list.width
                height: above.height
                onHeightChanged: Qt.callLater(list.positionViewAtBeginning) // which may not have been where it is now
            }
            delegate: LabComparedRow {
                required property int index

                width: list.width
                scoreColumn: root.scoreColumn
                listFocused: list.activeFocus || !InputMode.keyboard
                onClicked: {
                    list.currentIndex = index;
                    root.lab.openItem(firstId);
                }
                onSecondWanted: root.lab.openItem(secondId)
            }
        }
    }
    EmptyState { visible: list.count === 0 && !root.lab.verdict && !root.lab.loading; anchors { horizontalCenter: parent.horizontalCenter; top: choices.bottom; topMargin: 48 } width: Math.min(420, parent.width - 64); headline: qsTr("Choose two different ways to answer"); text: qsTr("They may be of the same run or of two runs with the same questions.") }
}
