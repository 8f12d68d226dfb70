#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: a graphics scene shows the tool tip of an item that
# lies wholly below others. Expected, as the documentation of QGraphicsSceneHelpEvent has it, the tip of
# the "top-most item" under the mouse: none where that item has none, as a press there goes to the item
# on top, too. Seen: every item below is asked in turn until one has a tip, through as many solid items as
# lie upon it, also where it is disabled; the shape of the mouse pointer comes from below in the same way
# (from enabled items only). So a card that is turned face down upon another says by its tip what it hides.
# Only a tip of one's own keeps them in; `" "` or an empty tag does so with an empty label on the screen.
# PySide6 6.5.3 and 6.12.0 do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QEvent, QPointF, Qt, qVersion
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QPen, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QToolTip

application = QApplication([])
scene = QGraphicsScene(0, 0, 300, 300)


def card(color):
    """A card that fills the same place, upon those that lie there."""
    return scene.addRect(100, 100, 60, 90, QPen(), QBrush(QColor(color)))


below = card("white")
below.setToolTip("queen of spades")
below.setCursor(Qt.CursorShape.PointingHandCursor)
covers = [card("navy") for _ in range(3)]
view = QGraphicsView(scene)
view.resize(400, 400)
view.show()
application.processEvents()
middle = view.mapFromScene(QPointF(130, 145))


def tip():
    """The tip that is shown in the middle of the cards."""
    QToolTip.hideText()
    place = view.viewport().mapToGlobal(middle)
    application.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, middle, place))
    return QToolTip.text()


def pointer():
    """The shape of the pointer in the middle of the cards."""
    QTest.mouseMove(view.viewport(), QPointF(5, 5).toPoint())
    QTest.mouseMove(view.viewport(), middle)
    application.processEvents()
    return view.viewport().cursor().shape().name


on_top = scene.itemAt(QPointF(130, 145), QTransform())
seen = {"below": (tip(), pointer())}
below.setEnabled(False)
seen["disabled below"] = (tip(), pointer())
covers[1].setToolTip("back of a card")
seen["a tip between"] = (tip(), pointer())
print(f"Qt {qVersion()}: {seen}")
assert on_top is covers[-1] and not on_top.toolTip() and not on_top.hasCursor()
assert seen["below"] == ("queen of spades", "PointingHandCursor")
assert seen["disabled below"] == ("queen of spades", "ArrowCursor")
assert seen["a tip between"][0] == "back of a card"
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
