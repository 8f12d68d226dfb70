#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a `QStackedLayout` that has no widget yet shows the
# first page that is added to it, at once, as a window of its own: `addWidget` alone sends it a Show
# event while it has no parent. The other layouts show nothing before their widget is shown, and the
# page becomes a child later without a trace. A program that fills its stack before it places it has
# a window flash up and laid out in vain at every start.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QLabel, QStackedLayout, QVBoxLayout, QWidget

shown = []


class Page(QLabel):
    def showEvent(self, event):
        shown.append((self.text(), self.isWindow()))


application = QApplication([])
column = QVBoxLayout()
column.addWidget(Page("in a column"))
stack = QStackedLayout()
stack.addWidget(Page("in a stack"))
print(f"Qt {qVersion()}: shown as windows before any window was: {shown}")
assert shown == [("in a stack", True)]

shown.clear()
parent = QWidget()
placed = QStackedLayout(parent)
placed.addWidget(Page("in a placed stack"))
print(f"with a parent first: {shown}")
assert shown == []
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
