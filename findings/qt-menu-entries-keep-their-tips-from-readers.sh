#!/usr/bin/env bash
# PySide6 6.11.3 and 6.12.0 (Qt of the same numbers), offscreen platform: what an action says of itself reaches a
# screen reader from its button and not from its entry in a menu. Expected: `QAction` has one tooltip and one text for
# "What's this?", and whatever shows the action hands both on, as a tool button does (accessible description and help).
# Seen: the entry of a menu has its name and its key and nothing else: neither tooltip, status tip nor "What's this?",
# also with `setToolTipsVisible(True)`, with which the same tooltip is shown under the pointer. So why an entry is grey
# cannot be put there for those who hear it.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication([])
window = QMainWindow()
menu = window.menuBar().addMenu("Play")
menu.setToolTipsVisible(True)
action = menu.addAction("Redo")
action.setToolTip("Nothing was undone.")
action.setStatusTip("Nothing to do again.")
action.setWhatsThis("Does again what was undone.")
action.setShortcut("Ctrl+R")
bar = window.addToolBar("Tools")
bar.addAction(action)
window.show()
kinds = ("Name", "Description", "Help", "Accelerator")


def told(interface):
    return [interface.text(getattr(QAccessible.Text, kind)) for kind in kinds]


entry = QAccessible.queryAccessibleInterface(menu).child(0)
button = QAccessible.queryAccessibleInterface(bar.widgetForAction(action))
print(qVersion(), "entry", told(entry), "button", told(button))
assert entry.role() == QAccessible.Role.MenuItem
assert told(button)[:3] == ["Redo", "Nothing was undone.", "Does again what was undone."]
assert told(entry) == ["Redo", "", "", "Ctrl+R"]
PYTHON
for version in 6.11.3 6.12.0; do
    python3 -m venv "$place/$version"
    "$place/$version/bin/pip" install -q "PySide6-Essentials==$version"
    QT_QPA_PLATFORM=offscreen "$place/$version/bin/python" "$place/show.py"
done
echo "As described: a menu's entry tells a screen reader its name and its key alone."
