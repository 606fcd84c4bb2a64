// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The charts of a run and its table.
Flickable {
    id: root

    required property var lab
    readonly property var overview: lab.charts.filter(chart => chart.kind !== "differences")
    /// Three beside each other where there is room; narrow windows see the table after the first two.
    readonly property bool wide: width >= 1080
    readonly property int columns: wide ? 3 : 2

    signal chartWanted(int index)
    signal outcomeWanted(string outcome)

    contentHeight: page.height + 24
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollBarThin {}

    function isLow(chart: var): bool { return chart.kind === "bars" || !wide && chart.kind === "scatter"; }
    function save(chart: var) { chartWanted(lab.charts.findIndex(one => one.kind === chart.kind)); }
    function seen(item: Item) {
        const top = item.mapToItem(page, 0, 0).y;
        if (top < contentY) contentY = Math.max(0, top - 48);
        else if (top + item.height > contentY + height) contentY = Math.min(contentHeight - height, top + item.height - height + 16);
    }
    Connections {
        target: root.Window.window

        // What the keyboard reaches is brought into sight.
        function onActiveFocusItemChanged() {
            const item = root.Window.activeFocusItem;
            for (let up = item; up; up = up.parent)
                if (up === page) return root.seen(item);
        }
    }

    Column {
        id: page

        width: root.width

        Flow {
            width: parent.width

            Repeater {
                model: root.overview.filter(chart => !root.isLow(chart))

                ChartCard {
                    id: card

                    required property var modelData
                    required property int index

                    width: Math.floor(page.width / root.columns)
                    chart: modelData
                    onSaveWanted: root.save(modelData)

                    SelectR {
                        objectName: "labRings"
                        visible: card.modelData.kind === "rings" && root.lab.configurations.length > 1
                        bare: true
                        width: Math.min(implicitWidth, card.width - 220)
                        height: 24
                        label: qsTr("Configuration")
                        model: visible ? root.lab.configurations : []
                        currentIndex: root.lab.ringsOf
                        onActivated: root.lab.ringsOf = currentIndex
                    }
                    Hairline { parent: card; visible: (card.index + 1) % root.columns !== 0; anchors.right: parent.right; vertical: true; height: parent.height }
                    Hairline { parent: card; anchors.bottom: parent.bottom; width: parent.width }
                }
            }
        }
        Item {
            width: parent.width
            height: root.wide ? Math.max(low.height, numbers.height + 12) : low.height + numbers.height + 12

            Flow {
                id: low

                y: root.wide ? 0 : numbers.height + 12
                width: root.wide ? Math.floor(parent.width * 0.45) : parent.width

                Repeater {
                    model: root.overview.filter(chart => root.isLow(chart))

                    ChartCard {
                        id: lowCard

                        required property var modelData
                        required property int index

                        width: root.wide ? low.width : Math.floor(page.width / root.columns)
                        chart: modelData
                        onSaveWanted: root.save(modelData)

                        Hairline { parent: lowCard; visible: !root.wide && lowCard.index === 0; anchors.right: parent.right; vertical: true; height: parent.height }
                    }
                }
            }
            LabNumbers { id: numbers; x: root.wide ? low.width : 0; width: parent.width - x; lab: root.lab }
            Hairline { visible: root.wide; x: low.width - 1; vertical: true; height: parent.height }
            Hairline { visible: !root.wide; y: low.y - 1; width: parent.width }
            Hairline { anchors.bottom: parent.bottom; width: parent.width }
        }
        Flow {
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            topPadding: 12
            spacing: 8

            PlainText { height: 24; verticalAlignment: Text.AlignVCenter; text: qsTr("Show the answers:"); font: Theme.small; color: Theme.text2 }
            Repeater {
                model: [["EM", qsTr("right, found")], ["AM", qsTr("right, not found")], ["GE", qsTr("wrong, though found")], ["ME", qsTr("fault")], ["TE", qsTr("misuse")], ["RE", qsTr("wrong, not found")]]

                RButton {
                    required property var modelData

                    objectName: "outcome-" + modelData[0]
                    height: 24
                    kind: "secondary"
                    text: modelData[0] + " · " + modelData[1]
                    onClicked: root.outcomeWanted(modelData[0])
                }
            }
        }
        Column {
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            topPadding: 28
            Accessible.role: Accessible.Table
            Accessible.name: began.text

            PlainText { id: began; bottomPadding: 4; text: qsTr("What the run was begun with"); font: Theme.bodyEmphasis; Accessible.role: Accessible.Heading; Accessible.name: text }
            Repeater {
                model: root.lab.settingsRows

                Item {
                    id: setting

                    required property var modelData

                    width: parent.width
                    height: Math.max(28, said.implicitHeight + 8)
                    Accessible.role: Accessible.Row
                    Accessible.name: modelData.label + ": " + modelData.value

                    PlainText { y: 4; width: 220; text: setting.modelData.label; color: Theme.text2; elide: Text.ElideRight }
                    PlainText { id: said; x: 228; y: 4; width: parent.width - x; text: setting.modelData.value; wrapMode: Text.Wrap }
                }
            }
        }
    }
}
