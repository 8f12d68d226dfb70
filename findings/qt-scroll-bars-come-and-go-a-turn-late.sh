#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a `QScrollArea` that was resized knows its new range
# at once, but shows or hides its scroll bar only when the event loop turns again: a bar with the range
# 0 to 0 stays, over a page that is laid out without it, and is painted by `grab` and `repaint`; one that
# is needed is missing, as the two are joined by a queued connection. A program that is painted once
# before the loop turns shows the wrong one; a `LayoutRequest` event that is sent to the area brings the
# right one.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/scroll.py" <<'PYTHON'
from PySide6.QtCore import QCoreApplication, QEvent, qVersion
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

application = QApplication([])
window = QWidget()
window.resize(600, 600)
area = QScrollArea(window)
area.setWidgetResizable(True)
page = QWidget()
page.setMinimumSize(100, 300)
area.setWidget(page)
bar = area.verticalScrollBar()


def told():
    return (bar.maximum() > 0, bar.isVisible())


area.resize(200, 200)
window.show()
application.processEvents()
print(f"Qt {qVersion()}: (has something to scroll, bar is visible)")
print(f"low: {told()}")
assert told() == (True, True)

area.resize(200, 500)
window.repaint()
print(f"high and painted: {told()}")
assert told() == (False, True)
QCoreApplication.sendEvent(area, QEvent(QEvent.Type.LayoutRequest))
print(f"high, after a layout request: {told()}")
assert told() == (False, False)

area.resize(200, 200)
window.repaint()
print(f"low again, painted: {told()}")
assert told() == (True, False)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/scroll.py"
