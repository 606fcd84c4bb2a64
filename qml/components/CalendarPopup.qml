// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A month to choose a day from; the list goes to the day, or to the first after it.
T.Popup {
    id: root

    required property var density

    width: 252
    height: contentItem.implicitHeight + 24
    padding: 12
    margins: 8
    focus: true
    onOpened: {
        const bins = density.bins ?? [];
        const last = bins.length > 0 ? new Date(bins[bins.length - 1].startIso) : new Date();
        month.month = last.getMonth();
        month.year = last.getFullYear();
        earlier.forceActiveFocus(Qt.TabFocusReason);
    }

    function step(months: int) {
        const date = new Date(month.year, month.month + months, 1);
        month.year = date.getFullYear();
        month.month = date.getMonth();
    }
    function take(year: int, monthIndex: int, day: int) {
        density.jumpToDate(Qt.formatDate(new Date(year, monthIndex, day), "yyyy-MM-dd"));
        close();
    }

    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        Item {
            width: parent.width
            height: 28

            Row {
                IconButton { iconName: "chevron-left"; size: 24; text: qsTr("A year earlier"); onClicked: root.step(-12) }
                IconButton { id: earlier; iconName: "chevron-up"; size: 24; text: qsTr("A month earlier"); onClicked: root.step(-1) }
            }
            PlainText { anchors.centerIn: parent; text: Qt.locale().standaloneMonthName(month.month) + " " + month.year; font: Theme.bodyEmphasis }
            Row {
                anchors.right: parent.right

                IconButton { iconName: "chevron-down"; size: 24; text: qsTr("A month later"); onClicked: root.step(1) }
                IconButton { iconName: "chevron-right"; size: 24; text: qsTr("A year later"); onClicked: root.step(12) }
            }
        }
        T.AbstractMonthGrid {
            id: month

            width: parent.width
            height: 6 * 28

            contentItem: Grid {
                rows: 6
                columns: 7
                width: month.width
                height: month.height

                Repeater { model: month.source; delegate: month.delegate }
            }
            delegate: T.AbstractButton {
                id: day

                required property var model
                readonly property bool within: model.month === month.month

                width: Math.floor(month.width / 7)
                height: 28
                hoverEnabled: true
                text: Qt.formatDate(new Date(model.year, model.month, model.day), Qt.DefaultLocaleLongDate)
                onClicked: root.take(model.year, model.month, model.day)

                background: Rectangle {
                    radius: Theme.radiusTag
                    color: day.hovered ? Theme.hover : "transparent"
                    border { width: day.model.today ? 1 : 0; color: Theme.accent }

                    FocusRing { control: day; gap: -1 }
                }
                contentItem: PlainText { text: day.model.day; font: Theme.small; color: day.within ? Theme.text : Theme.text3; horizontalAlignment: Text.AlignHCenter; verticalAlignment: Text.AlignVCenter; elide: Text.ElideNone }
            }
        }
        Hairline { width: parent.width }
        RButton {
            objectName: "onThisDay"
            width: parent.width
            kind: "quiet"
            iconName: "clock"
            text: qsTr("On this day, a year ago")
            onClicked: {
                root.density.onThisDay();
                root.close();
            }
        }
    }
}
