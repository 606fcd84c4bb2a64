// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A file without a certain date: nothing of it is stored until one is chosen.
Rectangle {
    id: root

    required property var importer
    property string chosen
    property bool other: false
    readonly property string iso: other ? day.text + (time.text ? "T" + time.text : "") : chosen

    implicitHeight: column.height + 24
    radius: Theme.radiusCard
    color: Theme.surface
    border { width: 1; color: Theme.warnLine }
    Accessible.role: Accessible.Grouping
    Accessible.name: headline.text

    Rectangle { x: 0; width: 5; height: parent.height; radius: 2; color: Theme.warnLine }
    Icon { x: 16; y: 13; icon: "calendar"; size: 18; color: Theme.warn }
    Column {
        id: column

        x: 41
        y: 12
        width: parent.width - x - 12
        spacing: 8

        PlainText { id: headline; text: qsTr("When was this recorded?"); font: Theme.bodyStrong }
        PlainText { width: parent.width; text: qsTr("The date of this file is only a guess. Nothing from it is stored until you choose one."); color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
        Repeater {
            model: root.importer.dateCandidates

            Radio {
                required property string label
                required property string iso
                required property string origin
                required property int index

                width: column.width
                text: label
                note: origin
                checked: !root.other && root.chosen === iso
                onClicked: {
                    root.other = false;
                    root.chosen = iso;
                }
                Component.onCompleted: if (index === 0 && !root.chosen) root.chosen = iso
            }
        }
        Row {
            spacing: 8

            Radio { anchors.verticalCenter: parent.verticalCenter; text: qsTr("Another date"); checked: root.other; onClicked: { root.other = true; day.forceActiveFocus(Qt.TabFocusReason); } }
            TextFieldR { id: day; width: 116; placeholderText: qsTr("YYYY-MM-DD"); onTextEdited: root.other = true }
            TextFieldR { id: time; width: 72; placeholderText: qsTr("HH:MM"); onTextEdited: root.other = true }
        }
        Flow {
            width: parent.width
            spacing: 8

            RButton { objectName: "useDate"; kind: "primary"; text: qsTr("Use this date"); enabled: root.iso.length >= 10; onClicked: root.importer.confirmDate(root.iso, forAll.checked) }
            RButton { objectName: "useGuesses"; visible: root.importer.needsDateCount > 1; text: qsTr("Use each file’s own guess (%1)").arg(root.importer.needsDateCount); onClicked: root.importer.confirmGuesses() }
            RButton { text: qsTr("Skip file"); onClicked: root.importer.skipGuessed() }
            Check { id: forAll; height: 28; text: qsTr("For all in this folder") }
        }
    }
}
