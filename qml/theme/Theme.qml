// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Colours, type, measures and times of the whole window. Light and dark values stand side by side, as drawn.
QtObject {
    id: theme

    /// "system", "light" or "dark".
    property string mode: "system"
    property bool reducedMotion: false
    property bool compact: false

    readonly property bool dark: mode === "dark" || (mode !== "light" && systemDark)
    readonly property SystemPalette systemPalette: SystemPalette {}
    readonly property bool systemDark: luminance(systemPalette.window) < 0.4

    function luminance(c: color): real { return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b; }

    // Backgrounds
    readonly property color window: dark ? "#181614" : "#F5F2ED"
    readonly property color surface: dark ? "#1F1D1A" : "#FDFCFA"
    readonly property color raised: dark ? "#2A2723" : "#FFFFFF"
    readonly property color sunken: dark ? "#151311" : "#F1EDE7"
    readonly property color hover: dark ? "#282521" : "#F3EFE9"
    readonly property color press: dark ? "#322E29" : "#EAE5DD"

    // Lines
    readonly property color line: dark ? "#332F2A" : "#E3DED5"
    readonly property color lineStrong: dark ? "#4A453E" : "#CFC8BC"
    readonly property color grid: dark ? "#2B2824" : "#E9E4DC"
    readonly property color control: dark ? "#837B70" : "#8E867A"

    // Text
    readonly property color text: dark ? "#ECE7DF" : "#24211D"
    readonly property color text2: dark ? "#BDB6AB" : "#574F46"
    readonly property color text3: dark ? "#A39C91" : "#6B6459"
    readonly property color textOff: dark ? "#6B655D" : "#A69F94"

    // Petrol: the interface
    readonly property color accent: dark ? "#74BFC0" : "#17666B"
    readonly property color accentHover: dark ? "#8BCDCE" : "#125559"
    readonly property color accentPress: dark ? "#A2D9D9" : "#0D4447"
    readonly property color accentText: dark ? "#0B2526" : "#FFFFFF"
    readonly property color accentSoft: dark ? "#1D3334" : "#E4EFEE"
    readonly property color accentLine: dark ? "#35605F" : "#A9CCCB"

    // Amber: evidence
    readonly property color mark: dark ? "#6A5514" : "#F9E08C"
    readonly property color markText: dark ? "#FBF1D3" : "#24211D"
    readonly property color markSoft: dark ? "#352C15" : "#FFF5D6"
    readonly property color markLine: dark ? "#D6A63C" : "#B58200"

    // States
    readonly property color danger: dark ? "#F0917F" : "#A8321F"
    readonly property color dangerSoft: dark ? "#3B211C" : "#FAE9E4"
    readonly property color dangerLine: dark ? "#7A4438" : "#DDA294"
    readonly property color warn: dark ? "#E2B557" : "#805200"
    readonly property color warnSoft: dark ? "#352A14" : "#FBF0D9"
    readonly property color warnLine: dark ? "#77602C" : "#D9B56A"
    readonly property color ok: dark ? "#8CC597" : "#2C6A3D"
    readonly property color okSoft: dark ? "#1D3223" : "#E4F0E5"

    readonly property color score: dark ? "#8F877B" : "#8A8175"
    readonly property color series3: dark ? "#6E6E98" : "#202955"
    readonly property color tip: dark ? "#EDE8DF" : "#2B2722"
    readonly property color tipText: dark ? "#221F1B" : "#F6F2EB"
    readonly property color shade: dark ? "#80000000" : "#5224211D"
    readonly property color shadow: dark ? "#000000" : "#24211D"

    // People, in the order in which colours are given; the owner has none.
    readonly property var people: dark
        ? ["#8CC1FE", "#FDC6D3", "#B6964C", "#AA93A2", "#B0B4CD", "#F8DC8B", "#8697D9", "#CBE9BD", "#A6E9FE", "#CF8684", "#85C0A8", "#BABC82"]
        : ["#004A90", "#B33B57", "#3F2507", "#7B6184", "#655DC3", "#594801", "#251172", "#425139", "#014350", "#540128", "#077863", "#627101"]

    function personColour(index: int, isOwner: bool): color {
        return isOwner || index < 1 ? text2 : people[(index - 1) % 12];
    }

    // Type
    readonly property string families: "," + Qt.fontFamilies() + ","
    function has(family: string): bool { return families.includes("," + family + ","); }
    readonly property string sans: has("Inter") ? "Inter" : "sans-serif"
    readonly property string mono: has("JetBrains Mono") ? "JetBrains Mono" : "monospace"
    readonly property font display: Qt.font({ family: sans, pixelSize: 22, weight: Font.DemiBold })
    readonly property font title: Qt.font({ family: sans, pixelSize: 15, weight: Font.DemiBold })
    readonly property font reading: Qt.font({ family: sans, pixelSize: 14 })
    readonly property font body: Qt.font({ family: sans, pixelSize: 13 })
    readonly property font bodyEmphasis: Qt.font({ family: sans, pixelSize: 13, weight: Font.Medium })
    readonly property font bodyStrong: Qt.font({ family: sans, pixelSize: 13, weight: Font.DemiBold })
    readonly property font small: Qt.font({ family: sans, pixelSize: 12 })
    readonly property font smallEmphasis: Qt.font({ family: sans, pixelSize: 12, weight: Font.Medium })
    readonly property font smallStrong: Qt.font({ family: sans, pixelSize: 12, weight: Font.DemiBold })
    readonly property font caption: Qt.font({ family: sans, pixelSize: 11 })
    readonly property font captionEmphasis: Qt.font({ family: sans, pixelSize: 11, weight: Font.Medium })
    readonly property font code: Qt.font({ family: mono, pixelSize: 12 })

    // Measures
    readonly property int inset: 16
    readonly property int readingInset: 24
    readonly property int headHeight: 48
    readonly property int barHeight: 40
    readonly property int railWidth: 56
    readonly property int controlHeight: 28
    readonly property int radiusTag: 4
    readonly property int radiusButton: 6
    readonly property int radiusCard: 8
    readonly property int radiusDialog: 12
    /// Below this window width the right pane lies over the page.
    readonly property int narrow: 1000

    // Times in milliseconds
    readonly property int hoverTime: reducedMotion ? 0 : 80
    readonly property int foldTime: reducedMotion ? 0 : 140
    readonly property int paneTime: reducedMotion ? 0 : 180
    readonly property int jumpHoldTime: 1200
    readonly property int jumpFadeTime: reducedMotion ? 0 : 400
    readonly property int tooltipDelay: 500
}
