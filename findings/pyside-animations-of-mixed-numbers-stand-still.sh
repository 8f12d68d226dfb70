#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3): a QVariantAnimation from 0 to 1.0, an `int` and a `float`, runs its time,
# says that it has finished, and never gives a value. Expected: the way from 0.0 to 1.0, as Python counts
# (0 == 0.0), or an error. Seen: `valueChanged` is not emitted once, not even for the end, and there is no
# warning; a key value of `0` behind floats gives one `None` in place of its part of the way; a `QPoint` with a
# `QPointF` is the same. From 0 to 1, two `int`, comes the 1 at the end and nothing between. A
# QPropertyAnimation of a property that is a float takes all numbers as one would think, so that what was
# tried there stands still where a function is to follow. PySide6 6.5.3 does the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QObject,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QVariantAnimation,
    qInstallMessageHandler,
    qVersion,
)

said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QCoreApplication([])


class Card(QObject):
    def __init__(self):
        super().__init__()
        self.lifts = []

    lift = Property(float, lambda self: 0.0, lambda self, value: self.lifts.append(value))


def walk(animation, values):
    """The values an animation gives on its way by way of some at even distances, in quarters."""
    given, ended = [], []
    animation.setDuration(100)
    for at, value in enumerate(values):
        animation.setKeyValueAt(at / (len(values) - 1), value)
    animation.valueChanged.connect(given.append)
    animation.finished.connect(lambda: ended.append(True))
    animation.start()
    animation.pause()
    for time in (25, 50, 75, 100):
        animation.setCurrentTime(time)
    assert ended
    return given


def own(*values):
    return walk(QVariantAnimation(), values)


card = Card()
walk(QPropertyAnimation(card, b"lift"), (0, 1.0))
seen = {
    "0.0 to 1.0": own(0.0, 1.0),
    "0 to 1.0": own(0, 1.0),
    "0.0 to 1": own(0.0, 1),
    "0 to 1": own(0, 1),
    "0.0, 1.0, 0": own(0.0, 1.0, 0),
    "points": own(QPoint(0, 0), QPointF(8, 8)),
    "property, 0 to 1.0": card.lifts,
}
print(f"Qt {qVersion()}: {seen}; warnings: {said}")
assert not said
assert seen["0.0 to 1.0"] == [0.25, 0.5, 0.75, 1.0]
assert seen["property, 0 to 1.0"][-4:] == [0.25, 0.5, 0.75, 1.0]
assert seen["0 to 1.0"] == seen["0.0 to 1"] == seen["points"] == []
assert seen["0 to 1"] == [1]
assert seen["0.0, 1.0, 0"] == [0.5, 1.0, None]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
