#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: what is marked in a QTextDocument cannot be found in it where it
# holds a no-break space (U+00A0), as French and German words with figures do ("500 points"). Expected:
# `find(cursor.selectedText())` finds at least that place, as for every other text. Seen: nothing, in the document
# and in a QTextEdit; a regular expression that names the sign finds nothing either. The search sees a
# common space in its place, as the clipboard and `toPlainText` do, while `selectedText`, `toRawText` and the text of
# a block keep it; who types the sign into a search field, which is AltGr+Space on many keyboards, finds
# nothing. The narrow one (U+202F) is the other way about: found as itself only. PySide6 6.5.3 and 6.12.0
# do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QRegularExpression, qVersion
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QTextEdit

application = QApplication([])
COMMON, NO_BREAK, NARROW = " ", "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def is_found(sought, text):
    document = QTextDocument(text)
    return not document.find(sought).isNull()


def finds_marked(text):
    """Returns whether a text that is marked as a whole is found."""
    document = QTextDocument(text)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    assert cursor.selectedText() == text
    return not document.find(cursor.selectedText()).isNull()


marked = {space: finds_marked(f"500{space}points") for space in (COMMON, NO_BREAK, NARROW)}
print(f"Qt {qVersion()}: what is marked is found: {marked}")
assert marked == {COMMON: True, NO_BREAK: False, NARROW: True}
text = f"500{NO_BREAK}points"
assert is_found(f"500{COMMON}points", text) and not is_found(QRegularExpression(NO_BREAK), text)
assert not is_found(f"500{COMMON}points", f"500{NARROW}points")
field = QTextEdit(text)
assert field.toPlainText() == f"500{COMMON}points" and not field.find(text)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
