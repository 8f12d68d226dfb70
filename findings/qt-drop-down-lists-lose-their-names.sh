#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): the accessible name of a drop-down list is never heard. Expected:
# `setAccessibleName("Order")` is the name that assistive technology gets, as of a spin box, a line or a push button
# beside it; the chosen entry is the value. Seen: the name of a `QComboBox` is its chosen entry, "Last played first",
# the same as its value, and it has no other text with the name: a screen reader cannot say what is being chosen. The
# name is lost on Linux and macOS, where only a label whose buddy the list is tells it, as a relation; it may be hidden,
# and lie anywhere. No warning is written.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

ENTRIES = ["Last played first", "Largest first"]
Text = QAccessible.Text

app = QApplication([])
window = QWidget()
column = QVBoxLayout(window)
boxes = QComboBox(), QSpinBox(), QLineEdit(), QPushButton("Go")
for box in boxes:
    box.setAccessibleName("Order")
    column.addWidget(box)
listing = boxes[0]
listing.addItems(ENTRIES)
window.show()


def told(box):
    """Returns the name and the value that assistive technology gets, and the labels."""
    thing = QAccessible.queryAccessibleInterface(box)
    labels = [it.text(Text.Name) for it, _ in thing.relations(QAccessible.RelationFlag.Label)]
    return thing.text(Text.Name), thing.text(Text.Value), labels


for box in boxes:
    print(f"{type(box).__name__}: {told(box)}")
assert listing.accessibleName() == "Order"
assert told(listing) == (ENTRIES[0], ENTRIES[0], [])
assert [told(box)[0] for box in boxes[1:]] == ["Order"] * 3

label = QLabel("Order")
label.setBuddy(listing)
print(f"With a label that is nowhere: {told(listing)}")
assert label.isHidden() and told(listing) == (ENTRIES[0], ENTRIES[0], ["Order"])
print(f"Qt {qVersion()}")
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
