#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a QToolButton with a default action, as QToolBar
# makes one for every action, keeps about 145 bytes more for every change of that action (its text,
# its tip, whether it is enabled), and gives them back only when the button is deleted. An action
# without a button, or in a menu alone, keeps nothing. A window that names its undo anew after every
# move grows by megabytes in an evening.
# Seen on Linux with glibc. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import ctypes

from PySide6.QtCore import QCoreApplication, QEvent, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow, QToolButton

CHANGES = 20_000
NAMES = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()


class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in NAMES]


library = ctypes.CDLL(None)
library.mallinfo2.restype = Info
application = QApplication([])
window = QMainWindow()


def change(action):
    before = library.mallinfo2().uordblks
    for number in range(CHANGES):
        action.setToolTip(f"Take back move {number % 7}")
        if number % 50 == 0:
            application.processEvents()
    application.processEvents()
    return library.mallinfo2().uordblks - before


listed, shown = QAction("Undo", window), QAction("Undo", window)
window.menuBar().addMenu("Game").addAction(listed)
button = QToolButton(window)
button.setDefaultAction(shown)
window.show()
application.processEvents()
in_menu, on_button = change(listed) / CHANGES, change(shown) / CHANGES
held = library.mallinfo2().uordblks
button.deleteLater()
QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
freed = (held - library.mallinfo2().uordblks) / CHANGES
print(f"Qt {qVersion()}: {in_menu:.1f} bytes a change in a menu, {on_button:.1f} on a tool button,")
print(f"{freed:.1f} given back with the button")
assert in_menu < 5 and on_button > 80 and freed > 80
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
