#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): a QVariantAnimation of no duration, as a setting for reduced motion makes it,
# says that it has finished and gives no value. Expected: `start` gives the end value, as a
# QPropertyAnimation of no duration does, or the way from the start value. Seen: the values are given while the
# animation is set up: `setEndValue` gives the first, `setDuration(0)` the last. A slot that is connected
# after that is never called, one that was connected before is called before `start`; started again, the
# animation gives nothing to either. The same early value is why an animation that lasts gives its
# start value from the second time on, not the first, and why one whose two ends are equal gives none. An
# overridden `updateCurrentValue` hears the early values, too. PySide6 6.5.3 and 6.12.0 do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QCoreApplication, QObject, Property, QPropertyAnimation, QVariantAnimation, qVersion

application = QCoreApplication([])


class Sheet(QObject):
    def __init__(self):
        super().__init__()
        self._left = 1.0

    left = Property(float, lambda self: self._left, lambda self, left: setattr(self, "_left", left))


def set_up(animation):
    animation.setStartValue(1.0)
    animation.setEndValue(0.0)
    animation.setDuration(0)


def told(connects_first):
    """Returns the values before the start, those of the first and of the second start, and the ends."""
    animation, values, ends = QVariantAnimation(), [], []
    animation.finished.connect(lambda: ends.append("end"))
    if connects_first:
        animation.valueChanged.connect(lambda left: values.append(left))
    set_up(animation)
    if not connects_first:
        animation.valueChanged.connect(lambda left: values.append(left))
    before = values[:]
    animation.start()
    first = values[len(before) :]
    animation.start()
    return before, first, values[len(before) + len(first) :], len(ends)


sheet = Sheet()
of_property = QPropertyAnimation(sheet, b"left")
set_up(of_property)
of_property.start()
early, late = told(connects_first=True), told(connects_first=False)
print(f"Qt {qVersion()}: the property is {sheet.left}")
print("connected before it is set up: before, first, again, ends:", early)
print("connected after:", late)
assert sheet.left == 0.0
assert early == ([1.0, 0.0], [], [], 2) and late == ([], [], [], 2)
PYTHON
"$place/venv/bin/python" "$place/show.py"
