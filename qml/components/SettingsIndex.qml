// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How passages are found.
Column {
    id: root

    required property var app
    readonly property var settings: app.settings

    spacing: 12

    Band {
        visible: root.settings.reindexNeeded
        width: parent.width
        kind: "warn"
        text: qsTr("The embedding backend has changed. Until the new index is complete, the present one stays in use.")
        actionText: qsTr("Build the index")
        actionIcon: "refresh"
        onActed: root.settings.reindex()
    }
    FormRow { label: qsTr("Vectors"); PlainText { y: 6; width: parent.width; text: root.settings.currentSpaceText; wrapMode: Text.Wrap } }
    FormRow {
        label: qsTr("Emotions")

        Column {
            width: parent.width
            spacing: 8

            PlainText { topPadding: 6; width: parent.width; text: root.settings.emotionModel; wrapMode: Text.Wrap }
            Flow {
                width: parent.width
                spacing: 8

                RButton { objectName: "describe"; text: qsTr("Describe emotions"); enabled: root.settings.canDescribe; onClicked: root.settings.describeEmotions() }
                RButton { objectName: "removeDescriptions"; visible: root.settings.hasDescriptions; text: qsTr("Remove the descriptions"); onClicked: root.settings.removeDescriptions() }
            }
            PlainText { visible: !root.settings.canDescribe; width: parent.width; text: qsTr("Choose a server for “Emotion text” first."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
            PlainText { visible: text; width: parent.width; text: root.settings.describesElsewhereText; font: Theme.small; color: Theme.warn; wrapMode: Text.Wrap }
        }
    }
    FormRow {
        label: qsTr("Length of a passage")

        Column {
            spacing: 8

            FormField { id: tokens; objectName: "passageTokens"; width: 148; label: qsTr("Length of a passage in tokens"); text: root.settings.passageTokens; hint: qsTr("in tokens, 200 suit most archives"); field.validator: IntValidator { bottom: 16; top: 2000 } }
            RButton { objectName: "rechunk"; text: qsTr("Cut all passages anew"); enabled: tokens.field.acceptableInput && Number(tokens.text) !== root.settings.passageTokens; onClicked: root.settings.rechunk(Number(tokens.text)) }
        }
    }
    FormRow { RButton { iconName: "refresh"; text: qsTr("Build the index anew"); onClicked: root.settings.reindex() } }
}
