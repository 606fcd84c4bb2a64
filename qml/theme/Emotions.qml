// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Reminisce

/// The eight emotions: names, colours and shapes. Shapes are the icons mark-NAME.
QtObject {
    id: emotions

    /// Bottom up, as the strip stacks them.
    readonly property var order: ["joy", "trust", "anticipation", "surprise", "sadness", "fear", "disgust", "anger"]

    readonly property var colours: Theme.dark
        ? ({ joy: "#E9D170", trust: "#87B88E", fear: "#188F86", surprise: "#B1E1ED", sadness: "#6174C2", disgust: "#C499EC", anger: "#B95D56", anticipation: "#D08736" })
        : ({ joy: "#B98A00", trust: "#699E6D", fear: "#216C5B", surprise: "#3F87A6", sadness: "#3753A8", disgust: "#6B2D60", anger: "#94282F", anticipation: "#AC5B31" })

    readonly property var labels: ({
        joy: qsTr("joy"), trust: qsTr("trust"), fear: qsTr("fear"), surprise: qsTr("surprise"),
        sadness: qsTr("sadness"), disgust: qsTr("disgust"), anger: qsTr("anger"), anticipation: qsTr("anticipation")
    })

    function colour(name: string): color { return colours[name] ?? Theme.text3; }
    function label(name: string): string { return labels[name] ?? name; }
}
