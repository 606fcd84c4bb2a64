// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Every answer of a run, by outcome, configuration and category. Enter shows one with its trace.
FocusScope {
    id: root

    required property var lab
    /// What each of the three filters may take up beside the number of answers.
    readonly property real share: (width - 212) / 3
    readonly property var outcomes: [["", qsTr("All outcomes")], ["EM", qsTr("EM, right and found")], ["AM", qsTr("AM, right, not found")], ["GE", qsTr("GE, wrong though found")], ["ME", qsTr("ME, fault of a backend")], ["TE", qsTr("TE, misuse of a tool")], ["RE", qsTr("RE, wrong, not found")], ["failed", qsTr("Failed")]]

    Row {
        id: filters

        x: Theme.inset
        height: Theme.barHeight
        spacing: 8

        SelectR { objectName: "labOutcome"; anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, root.share); label: qsTr("Outcome"); model: root.outcomes.map(one => one[1]); currentIndex: root.outcomes.findIndex(one => one[0] === root.lab.outcomeFilter); onActivated: root.lab.outcomeFilter = root.outcomes[currentIndex][0] }
        SelectR { anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, root.share); label: qsTr("Configuration"); model: [qsTr("All configurations")].concat(root.lab.configurations); currentIndex: root.lab.configurationFilter + 1; onActivated: root.lab.configurationFilter = currentIndex - 1 }
        SelectR { anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, root.share); label: qsTr("Category"); model: [qsTr("All categories")].concat(root.lab.categories); currentIndex: root.lab.categories.indexOf(root.lab.categoryFilter) + 1; onActivated: root.lab.categoryFilter = currentIndex > 0 ? root.lab.categories[currentIndex - 1] : "" }
    }
    PlainText { anchors { right: parent.right; rightMargin: Theme.inset; left: filters.right; leftMargin: 12; verticalCenter: filters.verticalCenter } text: root.lab.itemsText; font: Theme.small; color: Theme.text3; horizontalAlignment: Text.AlignRight }
    Hairline { id: line; anchors.top: filters.bottom; width: parent.width }
    ListView {
        id: list

        objectName: "labItems"
        anchors { top: line.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        focus: true
        model: root.lab.items
        currentIndex: -1
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Answers")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: if (currentItem) root.lab.openItem((currentItem as LabItemRow).itemId)
        T.ScrollBar.vertical: ScrollBarThin {}

        delegate: LabItemRow {
            required property int index

            width: list.width
            listFocused: list.activeFocus || !InputMode.keyboard
            onClicked: {
                list.currentIndex = index;
                root.lab.openItem(itemId);
            }
        }
    }
    EmptyState { visible: list.count === 0; anchors { horizontalCenter: parent.horizontalCenter; top: line.bottom; topMargin: 48 } width: Math.min(420, parent.width - 64); headline: qsTr("No answer is like this"); text: qsTr("Choose another outcome, configuration or category.") }
}
