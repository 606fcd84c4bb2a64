// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Theme, density and motion.
Column {
    id: root

    required property var app

    spacing: 12

    FormRow {
        label: qsTr("Theme")
        Segments {
            objectName: "theme"
            size: 28
            label: qsTr("Theme")
            value: root.app.themeMode
            options: [{ value: "system", label: qsTr("System") }, { value: "light", label: qsTr("Light") }, { value: "dark", label: qsTr("Dark") }]
            onChosen: value => root.app.themeMode = value
        }
    }
    FormRow {
        label: qsTr("Density")
        SwitchR { y: 4; text: qsTr("Compact rows"); checked: root.app.compact; onToggled: root.app.compact = checked }
    }
    FormRow {
        label: qsTr("Motion")
        SwitchR { y: 4; text: qsTr("Without motion"); checked: root.app.reducedMotion; onToggled: root.app.reducedMotion = checked }
    }
}
