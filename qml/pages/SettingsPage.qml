// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// What can be set: sections, and the form of the chosen one.
FocusScope {
    id: root

    objectName: "settingsPage"

    required property var app
    readonly property bool narrow: width > 0 && width < Theme.narrow - Theme.railWidth
    property string section: "backends"
    property string task: "chat"
    readonly property var form: app.settings[task]
    readonly property var taskTitles: ({ chat: qsTr("Answers"), embedding: qsTr("Embeddings"), rerank: qsTr("Reranking"), description: qsTr("Emotion text"), judge: qsTr("Judge") })
    readonly property var titles: ({
        backends: taskTitles[task], workflows: qsTr("Prompts"), index: qsTr("Search and index"), appearance: qsTr("Appearance"),
        language: qsTr("Language"), privacy: qsTr("Privacy"), archive: qsTr("Archive")
    })

    Rectangle {
        id: side

        width: root.narrow ? 0 : 200
        height: parent.height
        visible: !root.narrow
        color: Theme.window

        PageHead { id: sideHead; width: parent.width; title: qsTr("Settings") }
        SettingsSections {
            objectName: "sections"
            anchors { top: sideHead.bottom; topMargin: 8; bottom: parent.bottom; left: parent.left; right: parent.right }
            focus: true
            value: root.section
            onChosen: value => root.section = value
        }
    }
    Hairline { id: firstLine; visible: !root.narrow; anchors.left: side.right; vertical: true; height: parent.height }
    Rectangle {
        id: tasks

        anchors.left: root.narrow ? parent.left : firstLine.right
        visible: root.section === "backends"
        width: visible ? 287 : 0
        height: parent.height
        color: Theme.surface

        PageHead { id: tasksHead; width: parent.width; title: root.narrow ? "" : qsTr("Backends"); leading: SectionMenu { visible: root.narrow; section: root.section; title: qsTr("Backends"); onChosen: value => root.section = value } }
        BackendTasks {
            anchors { top: tasksHead.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
            settings: root.app.settings
            value: root.task
            onChosen: value => root.task = value
        }
    }
    Hairline { id: secondLine; visible: tasks.visible; anchors.left: tasks.right; vertical: true; height: parent.height }
    Item {
        anchors { left: tasks.visible ? secondLine.right : root.narrow ? parent.left : firstLine.right; right: parent.right; top: parent.top; bottom: parent.bottom }

        PageHead {
            id: head

            width: parent.width
            title: root.narrow && root.section !== "backends" ? "" : root.titles[root.section]

            leading: SectionMenu { visible: root.narrow && root.section !== "backends"; section: root.section; title: root.titles[root.section]; onChosen: value => root.section = value }
            RButton {
                visible: root.section === "backends"
                kind: "danger"
                text: qsTr("Remove")
                enabled: !root.form.builtIn
                onClicked: root.form.remove()
            }
        }
        Flickable {
            id: flick

            anchors { top: head.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
            contentHeight: loader.height + 48
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBarThin {}

            FocusFollower { flickable: flick }
            Loader {
                id: loader

                x: Theme.readingInset
                y: 20
                width: Math.min(640, flick.width - 2 * Theme.readingInset)
                sourceComponent: ({ backends: root.form.builtIn ? builtInTask : serverForm, workflows: prompts, index: index, appearance: appearance, language: language, privacy: privacy, archive: archive })[root.section]
            }
        }
    }

    Component { id: builtInTask; BackendBuiltIn { form: root.form; servers: root.app.localServers } }
    Component { id: serverForm; BackendForm { form: root.form } }
    Component { id: prompts; SettingsPrompts { prompts: root.app.settings.prompts } }
    Component { id: index; SettingsIndex { app: root.app } }
    Component { id: appearance; SettingsAppearance { app: root.app } }
    Component { id: language; SettingsLanguage { app: root.app } }
    Component { id: privacy; SettingsPrivacy { app: root.app } }
    Component { id: archive; SettingsArchive { app: root.app } }
}
