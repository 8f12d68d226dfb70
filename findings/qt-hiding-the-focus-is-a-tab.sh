#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: when a child widget that has the focus is hidden,
# Qt moves the focus by calling `focusNextPrevChild(True)` of the parent, as if Tab had been pressed.
# A widget that overrides it to walk through things of its own (a canvas whose items have a focus
# frame) takes the hiding of a note for a Tab, and shows a focus that nobody asked for. The
# documentation of the function names Tab and Shift+Tab only.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

calls = []


class Parent(QWidget):
    def focusNextPrevChild(self, forward):
        calls.append(forward)
        return super().focusNextPrevChild(forward)


application = QApplication([])
parent = Parent()
column = QVBoxLayout(parent)
first, second = QPushButton("first"), QPushButton("second")
column.addWidget(first)
column.addWidget(second)
parent.show()
parent.activateWindow()
application.processEvents()
first.setFocus()
application.processEvents()
assert application.focusWidget() is first and calls == []
first.hide()
application.processEvents()
print(f"Qt {qVersion()}: hiding the focused child called focusNextPrevChild({calls})")
assert calls == [True] and application.focusWidget() is second
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
