#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a screen reader gets rich text as it was written. Expected:
# the words that are shown, as a QLabel with rich text gives them. Seen: the tool tip of a widget, which is its
# accessible description where it has none of its own, comes with all its tags and entities, so that
# "<b>Undo</b> the&nbsp;discard" is read sign by sign; the tip of an action does so through its button. A QLabel
# in Markdown, `[rules](page)`, is read with its brackets and stars, one in HTML without. So a tip that holds a
# name as a player typed it, which has to be escaped because `Ann <b> Bo` is taken for HTML, needs an
# accessible description beside it. PySide6 6.12.0 does the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible, QAction, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

application = QApplication([])
TIP = "<b>Undo</b> the&nbsp;discard &amp; draw"
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def read(widget, part):
    widget.show()
    application.processEvents()
    return QAccessible.queryAccessibleInterface(widget).text(part)


def label(text, form):
    made = QLabel(text)
    made.setTextFormat(form)
    return made


button, tool = QPushButton("Undo"), QToolButton()
button.setToolTip(TIP)
action = QAction("Undo", tool)
action.setToolTip(TIP)
tool.setDefaultAction(action)
tips = (read(button, DESCRIPTION), read(tool, DESCRIPTION))
html = label("The <b>rules</b> &amp; <a href='page'>more</a>", Qt.TextFormat.RichText)
markdown = label("The **rules** & [more](page)", Qt.TextFormat.MarkdownText)
print(f"Qt {qVersion()}: tips: {tips}")
print(f"labels: {read(html, NAME)!r}, {read(markdown, NAME)!r}")
assert tips == (TIP, TIP) and Qt.mightBeRichText("Ann <b> Bo")
assert read(html, NAME) == "The rules & more"
assert read(markdown, NAME) == "The **rules** & [more](page)"
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
