// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Head of a part of a pane or form.
PlainText {
    topPadding: 8
    font: Theme.smallEmphasis
    color: Theme.text2
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
