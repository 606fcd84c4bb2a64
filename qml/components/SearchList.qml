// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Results under the heads of their columns.
Item {
    id: root

    required property var search
    readonly property alias count: list.count

    signal leftAtTop()

    function takeFocus() { list.forceActiveFocus(Qt.TabFocusReason); }

    Item {
        id: heads

        width: parent.width
        height: 24

        PlainText { id: passageHead; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Passage"); font: Theme.caption; color: Theme.text3 }
        Check {
            objectName: "groupByConversation"
            anchors { left: passageHead.right; leftMargin: 16; verticalCenter: parent.verticalCenter }
            width: Math.min(implicitWidth, scoreHeads.x - x - 16)
            wraps: false
            text: qsTr("Group by conversation")
            checked: root.search.grouped
            onToggled: root.search.grouped = checked
        }
        Row {
            id: scoreHeads

            anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
            spacing: 8

            Repeater {
                model: [qsTr("keyword"), qsTr("vector"), qsTr("emotion"), qsTr("fused")].concat(root.search.reranked ? [qsTr("rerank")] : [])

                Item {
                    id: head

                    required property string modelData
                    required property int index

                    width: 44
                    height: words.height

                    PlainText {
                        id: words

                        anchors.right: parent.right
                        width: head.index === 0 ? implicitWidth : Math.min(implicitWidth, head.width + 4) // there is room at the left of the first, and a gap between the others
                        horizontalAlignment: Text.AlignRight
                        text: head.modelData
                        font: head.index === 3 ? Theme.captionEmphasis : Theme.caption
                        color: head.index === 3 ? Theme.text : Theme.text3
                    }
                }
            }
        }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    ListView {
        id: list

        anchors { top: heads.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        model: root.search.results
        currentIndex: root.search.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        cacheBuffer: 600
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Results")
        onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) root.search.currentIndex = currentIndex
        Keys.onReturnPressed: event => event.modifiers & Qt.ControlModifier ? root.search.askAboutResults() : root.search.openResult(currentIndex)
        Keys.onSpacePressed: root.search.toggleExpanded(currentIndex)
        Keys.onUpPressed: if (currentIndex > 0) decrementCurrentIndex(); else root.leftAtTop()
        T.ScrollBar.vertical: ScrollBarThin {}

        delegate: SearchRow {
            required property int index

            width: list.width
            selected: ListView.isCurrentItem
            reranked: root.search.reranked ?? false
            onExpandRequested: root.search.toggleExpanded(index)
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.search.openResult(index);
            }
        }
    }
}
