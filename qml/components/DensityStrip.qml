// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How much was said when, stacked by emotion or person; a brush chooses dates. Arrows move the brush, with Shift its end.
Item {
    id: root

    required property var density

    implicitHeight: 149 + legend.height

    PlainText {
        x: Theme.inset
        anchors.verticalCenter: units.verticalCenter
        width: Math.max(0, stacking.x - x - 12)
        text: root.density.headText
        font: Theme.small
        color: Theme.text2
    }
    SelectR {
        id: stacking

        anchors { right: units.left; rightMargin: 8 }
        y: 8
        height: 24
        font: Theme.smallEmphasis
        label: qsTr("Stacked")
        model: [qsTr("Stacked by emotion"), qsTr("Stacked by person")]
        currentIndex: root.density.stacking === "person" ? 1 : 0
        onActivated: index => root.density.stacking = index === 1 ? "person" : "emotion"
    }
    Segments {
        id: units

        anchors { right: parent.right; rightMargin: Theme.inset }
        y: 8
        label: qsTr("Width of a bar")
        value: root.density.unit
        options: [{ value: "day", label: qsTr("Day") }, { value: "week", label: qsTr("Week") }, { value: "month", label: qsTr("Month") }]
        onChosen: value => root.density.unit = value
    }
    Item {
        id: plot

        x: Theme.inset
        y: 44
        width: root.width - 2 * Theme.inset
        height: 73
        activeFocusOnTab: true
        Accessible.role: Accessible.Chart
        Accessible.name: root.density.headText
        Accessible.focusable: true
        Keys.onLeftPressed: event => bars.move(-1, event.modifiers & Qt.ShiftModifier)
        Keys.onRightPressed: event => bars.move(1, event.modifiers & Qt.ShiftModifier)
        Keys.onDeletePressed: root.density.clearBrush()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Plus) root.density.zoomIn();
            else if (event.key === Qt.Key_Minus) root.density.zoomOut();
        }

        Rectangle { visible: bars.hasBrush; x: bars.brushX; width: bars.brushWidth; height: 72; color: Theme.accentSoft }
        StripBars {
            id: bars

            width: parent.width
            height: 72
            bins: root.density.bins
            maxTotal: root.density.maxTotal
            emotionColours: Emotions.colours
            personColours: Theme.people
            otherColour: root.density.stacking === "person" ? Theme.text3 : Theme.score
            brushFrom: root.density.brushFrom ?? ""
            brushTo: root.density.brushTo ?? ""
            onBrushed: (fromIso, toIso) => root.density.brush(fromIso, toIso)
        }
        Rectangle { y: 72; width: parent.width; height: 1; color: Theme.lineStrong }
        MouseArea {
            id: area

            readonly property int bin: containsMouse && !pressed ? bars.binAt(mouseX) : -1

            anchors.fill: parent
            hoverEnabled: true
            preventStealing: true
            onPressed: mouse => bars.press(mouse.x)
            onPositionChanged: mouse => { if (pressed) bars.drag(mouse.x); }
            onReleased: bars.release()
            onDoubleClicked: root.density.clearBrush()
        }
        Repeater {
            model: bars.hasBrush ? [0, 1] : []

            Rectangle {
                required property int modelData

                x: bars.brushX + modelData * bars.brushWidth - 0.5
                width: 1.5
                height: 72
                color: Theme.accent

                Rectangle {
                    anchors.centerIn: parent
                    width: 7
                    height: 20
                    radius: 3.5
                    color: Theme.raised
                    border { width: 1.5; color: Theme.accent }
                }
                HoverHandler { margin: 4; cursorShape: Qt.SizeHorCursor }
            }
        }
        FocusRing { control: plot }
        StripTooltip {
            readonly property var bin: bars.bin(area.bin)

            visible: area.bin >= 0 && bin.total > 0
            x: Math.max(0, Math.min(plot.width - width, bars.xOfBin(area.bin) - width / 2))
            y: 78
            z: 10
            title: bin.titleText ?? ""
            parts: bin.parts ?? []
        }
    }
    Repeater {
        id: axis

        model: root.density.axisLabels

        Item {
            id: tick

            required property var modelData
            required property int index
            readonly property real labelX: x + label.x
            readonly property real labelEnd: labelX + label.width

            /// A year's name has the right of way before the months beside it.
            function isBeside(other: var): bool {
                return other !== null && other.modelData.bold && labelX < other.labelEnd + 4 && other.labelX < labelEnd + 4;
            }

            x: Theme.inset + modelData.fraction * bars.barsWidth
            y: 117
            visible: modelData.fraction * bars.barsWidth < bars.width - 24

            Rectangle { width: 1; height: 4; color: Theme.lineStrong }
            PlainText {
                id: label

                visible: tick.modelData.bold || !(tick.isBeside(axis.itemAt(tick.index - 1)) || tick.isBeside(axis.itemAt(tick.index + 1)))
                // The first label would be cut on the left if it were centred.
                x: parent.modelData.bold ? 4 : parent.modelData.fraction < 0.02 ? 0 : -width / 2
                y: 4
                text: parent.modelData.label
                font: parent.modelData.bold ? Theme.smallStrong : Theme.caption
                color: parent.modelData.bold ? Theme.text : Theme.text3
                elide: Text.ElideNone
            }
        }
    }
    Flow {
        id: legend

        x: Theme.inset
        y: 141
        width: root.width - 2 * Theme.inset + 10 // the room behind the last word may be outside
        height: Math.max(16, Math.min(32, implicitHeight)) // a second line when the words are long
        clip: true
        spacing: 2

        Repeater {
            model: root.density.legend

            Row {
                id: entry

                required property string label
                required property string emotion
                required property int colourIndex

                spacing: 5
                rightPadding: 10

                EmotionMark { visible: entry.emotion; anchors.verticalCenter: parent.verticalCenter; emotion: entry.emotion; size: 10 }
                Rectangle { visible: !entry.emotion; anchors.verticalCenter: parent.verticalCenter; width: 10; height: 10; radius: 2; border { width: 1; color: Theme.surface } color: entry.colourIndex > 0 ? Theme.personColour(entry.colourIndex, false) : entry.colourIndex < 0 ? Theme.score : Theme.text3 }
                PlainText { text: entry.emotion ? Emotions.label(entry.emotion) : entry.label; font: Theme.caption; color: Theme.text2 }
            }
        }
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
