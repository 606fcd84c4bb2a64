#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Lists every JavaScript function of the QML sources with a body of more than five lines. Each has to stand with its
# reason in long_functions.txt, since decisions belong to the view models; and nothing else may stand there.
# Usage: check_functions.sh QML_FOLDER
set -eu
here=$(dirname "$0")
found=$(find "$1" -name '*.qml' | sort | while read -r file; do
    awk -v file="$(basename "$file")" '
        match($0, /^ *function [A-Za-z]+\(/) {
            text = $0; sub(/^ */, "", text); indent = length($0) - length(text)
            name = text; sub(/^function /, "", name); sub(/\(.*/, "", name)
            if ($0 !~ /}[ ]*$/) { open = 1; lines = 0; next }
        }
        open {
            text = $0; sub(/^ */, "", text)
            if (text ~ /^}/ && length($0) - length(text) == indent) {
                if (lines > 5) print file " " name
                open = 0
            } else if (text != "") lines++
        }' "$file"
done)
status=0
for name in $(printf '%s\n' "$found" | sed '/^$/d; s/ /:/'); do
    if ! grep -q "^$(printf '%s' "$name" | sed 's/:/ /'): ..*" "$here/long_functions.txt"; then
        echo "$name has more than five lines, and no reason in long_functions.txt"
        status=1
    fi
done
while read -r file name _; do
    case $file in '#'*|'') continue ;; esac
    if ! printf '%s\n' "$found" | grep -qx "$file ${name%:}"; then
        echo "$file ${name%:} stands in long_functions.txt, but has no more than five lines"
        status=1
    fi
done < "$here/long_functions.txt"
exit $status
