#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: where an application's style sheet has a rule with
# a background for a scroll area, Qt paints the area's viewport through the style sheet, too. There
# is no rule for viewports: nothing is painted, but an entry of about 1,000 bytes is kept for each
# one that was shown, and stays after the area is deleted. Without that rule, or with
# WA_StyledBackground taken off the viewport once the area is shown, that entry is not made. A program
# that shows a list after every game grows by megabytes in an evening.
# Seen on Linux with glibc. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import ctypes
import sys

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget

WINDOWS = 300
NAMES = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()


class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in NAMES]


library = ctypes.CDLL(None)
library.mallinfo2.restype = Info
rule, is_taken_off = sys.argv[1], sys.argv[2] == "off"
application = QApplication([])
application.setStyleSheet(rule)


def show_and_delete(count):
    windows = []
    for _ in range(count):
        window = QWidget()
        area = QScrollArea()
        area.setWidget(QLabel("a"))
        QVBoxLayout(window).addWidget(area)
        window.show()
        if is_taken_off:
            area.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        windows.append(window)
    application.processEvents()
    for window in windows:
        window.close()
        window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()


# All at once, because a widget at the place of a deleted one finds and uses its entry.
show_and_delete(5)
before = library.mallinfo2().uordblks
show_and_delete(WINDOWS)
print(round((library.mallinfo2().uordblks - before) / WINDOWS))
PYTHON
try() {
    QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py" "$@" 2>/dev/null
}
plain=$(try "QLabel { color: red }" on)
styled=$(try "QScrollArea { background: white }" on)
off=$(try "QScrollArea { background: white }" off)
echo "Bytes kept for each window: $plain without the rule, $styled with it, $off with the attribute off"
((styled - plain > 700 && styled - off > 700))
