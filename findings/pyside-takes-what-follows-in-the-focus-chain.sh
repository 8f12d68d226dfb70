#!/usr/bin/env bash
# PySide6 6.11.3: `nextInFocusChain()` and `previousInFocusChain()` make the widget that they return
# a child, for Python, of the widget that was asked. A walk over the whole chain comes to the window;
# when the widget before it is deleted, Python takes the window's own menu bar for deleted, though Qt
# keeps it. Expected: reading an order changes nothing. Seen: RuntimeError, "already deleted".
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/walk.py" <<'PYTHON'
from PySide6.QtCore import QEvent, qVersion
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
from shiboken6 import isValid


def menus_are_there(is_walked):
    """Whether the menu bar can be used after a button beside it was deleted."""
    window = QMainWindow()
    bar = window.menuBar()
    bar.addMenu("Menu")
    last = QPushButton(window)
    widget = last.nextInFocusChain() if is_walked else last
    while widget is not last:
        widget = widget.nextInFocusChain()
    last.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return isValid(bar)


application = QApplication([])
before, after = menus_are_there(False), menus_are_there(True)
print(f"Qt {qVersion()}: usable without a walk {before}, after one {after}")
assert before
assert not after
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/walk.py"
