#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a progress bar that has not begun, and one that is only busy
# (range 0 to 0), tell a screen reader the value -1. Expected: no value, as there is none to be seen (`text` is
# empty) and as pages on the web have to have it (WAI-ARIA), the state `busy`, or at least a value within the bounds
# that are told beside it. Seen: -1 as value and as text, below the minimum of 0 that the same object names; `busy`
# is never set, and a busy bar that had a value loses it. In a range from 5 on a bar that was reset tells 4. A
# format of one's own, "3 of 8 cards", is shown and not told: the reader gets 3. A spin box beside it, which has a
# text of its own for its lowest value, tells that text.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QProgressBar, QSpinBox


def told(widget):
    """Returns text, value, minimum and maximum as a reader gets them."""
    one = QAccessible.queryAccessibleInterface(widget)
    value = one.valueInterface()
    assert not one.state().busy
    bounds = value.minimumValue(), value.maximumValue()
    return (one.text(QAccessible.Text.Value), value.currentValue(), *bounds)


application = QApplication([])
bar = QProgressBar()
bar.show()
seen = {"new": (bar.text(), *told(bar))}
bar.setRange(0, 8)
bar.setValue(3)
bar.setFormat("%v of %m cards")
seen["begun"] = bar.text(), *told(bar)
bar.setRange(0, 0)
seen["busy"] = bar.text(), *told(bar)
bar.setRange(5, 8)
bar.reset()
seen["reset"] = bar.text(), *told(bar)
print(f"Qt {qVersion()}: shown, told, value, minimum, maximum")
for name, facts in seen.items():
    print(name, *map(repr, facts))
assert seen == {
    "new": ("", "-1", -1, 0, 100),
    "begun": ("3 of 8 cards", "3", 3, 0, 8),
    "busy": ("", "-1", -1, 0, 0),
    "reset": ("", "4", 4, 5, 8),
}
box = QSpinBox()
box.setSpecialValueText("not yet")
assert told(box)[0] == "not yet"
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
