// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Dialogs

/// Asks where a chart is to be written.
FileDialog {
    required property var lab
    required property int chart

    fileMode: FileDialog.SaveFile
    acceptLabel: qsTr("Save")
    defaultSuffix: "svg"
    nameFilters: [qsTr("Drawing (*.svg)"), qsTr("Picture (*.png)")]
    onAccepted: lab.exportChart(chart, selectedFile)
}
