// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One step of a trace: what was called, with what, what came back, when and how long. Opens on click.
Column {
    id: root

    required property int step
    required property string kind
    required property string name
    required property string argumentsText
    required property var argumentRows
    required property string resultSummary
    required property string resultText
    required property string error
    required property bool recovered
    required property real startFraction
    required property real widthFraction
    required property string durationText
    required property int depth
    required property bool running
    required property var model
    readonly property string view: model.view ?? ""
    readonly property string source: model.source ?? ""
    readonly property var thoughts: model.thoughts ?? []
    /// Steps that belong to this one.
    readonly property int below: model.below ?? 0
    readonly property bool folded: model.folded ?? false
    property bool last: false
    /// Steps of a tree stand below the step that they belong to.
    readonly property int indent: Math.min(8, depth) * 14
    property bool opened: error.length > 0
    readonly property bool failed: error.length > 0
    readonly property bool openable: argumentRows.length > 0 || resultText.length > 0 || source.length > 0 || failed
    readonly property string icon: failed ? "error" : view === "file" ? "file" : view === "program" ? "trace" : kind === "understand" ? "understand" : kind === "tool" ? "call"
        : kind === "model" ? "thought" : kind === "answer" ? "model" : "info"

    signal wholeResultRequested(int step)
    signal foldRequested(int step)

    visible: !(model.hidden ?? false)

    T.AbstractButton {
        id: head

        width: root.width
        height: 28
        enabled: root.openable || root.below > 0
        hoverEnabled: true
        text: qsTr("Step %1, %2").arg(root.step).arg(root.name)
        Accessible.name: text
        Accessible.description: root.failed ? root.error : root.resultSummary + " " + root.durationText
        onClicked: if (root.openable) root.opened = !root.opened
        Keys.onLeftPressed: event => { event.accepted = root.below > 0 && !root.folded; if (event.accepted) root.foldRequested(root.step); }
        Keys.onRightPressed: event => { event.accepted = root.folded; if (event.accepted) root.foldRequested(root.step); }

        background: Rectangle {
            anchors { fill: parent; leftMargin: 4; rightMargin: 4 }
            radius: Theme.radiusTag
            color: head.hovered && root.openable ? Theme.hover : "transparent"

            FocusRing { control: head; gap: 0 }
        }
        contentItem: Item {
            Rectangle { visible: root.step > 1; x: 21; width: 2; height: 4; color: Theme.line }
            Rectangle { visible: !root.last; x: 21; y: 24; width: 2; height: 4; color: Theme.line }
            Icon { visible: !root.running; x: 14; y: 6; icon: root.icon; size: 16; color: root.failed ? Theme.danger : Theme.text }
            Spinner { visible: root.running; x: 14; y: 6 }
            PlainText { x: 38; width: 12; anchors.verticalCenter: parent.verticalCenter; text: root.step; font: Theme.small; color: Theme.text3; horizontalAlignment: Text.AlignRight; elide: Text.ElideNone }
            Repeater {
                model: Math.min(8, root.depth)

                Rectangle { required property int index; x: 58 + index * 14; width: 1; height: 28; color: Theme.line }
            }
            Rectangle { visible: root.depth > 0; x: 44 + root.indent; width: 8; height: 1; anchors.verticalCenter: parent.verticalCenter; color: Theme.lineStrong }
            PlainText { id: name; x: 56 + root.indent + (fold.visible ? 18 : 0); width: Math.min(implicitWidth, parent.width * 0.4); anchors.verticalCenter: parent.verticalCenter; text: root.name; font: Theme.code }
            PlainText {
                visible: !root.opened || root.failed
                anchors { left: name.right; leftMargin: 8; right: result.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                text: root.argumentsText
                font: Theme.code
                color: Theme.text3
            }
            PlainText {
                id: result

                anchors { right: bar.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                width: Math.max(0, Math.min(implicitWidth, parent.width * 0.62, bar.x - name.x - name.width - 16))
                text: root.folded ? qsTr("%n step(s) folded", "", root.below) : root.failed ? (root.recovered ? qsTr("Recovered in next step") : qsTr("Failed")) : root.resultSummary
                font: Theme.small
                color: root.failed ? Theme.danger : Theme.text2
            }
            Rectangle {
                id: bar

                anchors { right: duration.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                visible: root.width >= 460 // in a pane or beside another answer its room is for words
                width: visible ? 56 : 0
                height: 4
                radius: 2
                color: Theme.grid

                Rectangle {
                    x: Math.min(parent.width - width, root.startFraction * parent.width)
                    width: Math.max(2, root.widthFraction * parent.width)
                    height: 4
                    radius: width > 4 ? 2 : 0
                    color: root.failed ? Theme.danger : Theme.accent
                }
            }
            PlainText { id: duration; anchors { right: parent.right; rightMargin: 34; verticalCenter: parent.verticalCenter } width: Math.max(bar.visible ? 56 : 30, implicitWidth); text: root.durationText; font: Theme.small; color: Theme.text3; horizontalAlignment: Text.AlignRight; elide: Text.ElideNone }
            Icon { visible: root.openable; anchors { right: parent.right; rightMargin: 11; verticalCenter: parent.verticalCenter } icon: root.opened ? "chevron-down" : "chevron-right"; size: 14 }
            IconButton { id: fold; objectName: "foldSteps"; visible: root.below > 0; x: 54 + root.indent; anchors.verticalCenter: parent.verticalCenter; size: 18; iconSize: 12; iconName: root.folded ? "plus" : "minus"; text: root.folded ? qsTr("Show the steps below") : qsTr("Fold the steps below"); onClicked: root.foldRequested(root.step) }
        }
    }
    Item {
        visible: root.opened
        width: root.width
        height: visible ? details.height + 8 : 0

        Rectangle { visible: !root.last; x: 21; y: -4; width: 2; height: parent.height + 4; color: Theme.line }
        Column {
            id: details

            x: 56 + root.indent
            width: root.width - x - 34
            spacing: 4

            TraceThoughts { width: parent.width; visible: rows.length > 0; rows: root.thoughts }
            TraceProgram { width: parent.width; visible: root.source.length > 0; source: root.source }
            TraceArguments { width: parent.width; visible: rows.length > 0; rows: root.argumentRows }
            TraceResult { width: parent.width; visible: root.resultText.length > 0; text: root.resultText; hiddenLength: root.model.hiddenLength ?? 0; onWholeRequested: root.wholeResultRequested(root.step) }
            Rectangle {
                visible: root.failed
                width: parent.width
                height: words.implicitHeight + 12
                radius: Theme.radiusTag
                color: Theme.dangerSoft

                PlainText { id: words; x: 10; y: 6; width: parent.width - 20; text: root.error; font: Theme.small; color: Theme.danger; wrapMode: Text.Wrap }
            }
        }
    }
}
