#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: the shape of a QGraphicsPixmapItem is counted in
# pixels of the picture, in every shape mode, whereas its bounding rectangle is the device independent
# size. At a device pixel ratio of 2 the shape of a round chip is twice as wide as the chip: in the
# default mode, MaskShape, a press on its left edge misses it, and one beside it hits it.
# With BoundingRectShape a view still finds the right items, as it asks the bounding rectangle
# first, but `contains` is true far beside the picture, and an item beside a solid one is told to be
# obscured by it. PySide6 6.5.3, 6.8.3 and 6.12.0 do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QPointF, QRectF, Qt, qVersion
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

SIZE = 50
EDGE, BESIDE, FAR = QPointF(4, 25), QPointF(46, 46), QPointF(75, 50)
Mode = QGraphicsPixmapItem.ShapeMode
application = QApplication([])


def chip(ratio):
    """Returns a red disc of 50 by 50 units that reaches all sides of its picture."""
    pixmap = QPixmap(SIZE * ratio, SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("red"))
    painter.drawEllipse(QRectF(0, 0, SIZE, SIZE))
    painter.end()
    return pixmap


def look(ratio, mode):
    """Returns the width of the shape, whether presses at the edge and beside the chip hit, and
    whether the item contains a point outside its bounding rectangle.
    """
    scene = QGraphicsScene(0, 0, 200, 200)
    item = scene.addPixmap(chip(ratio))
    assert item.shapeMode() is Mode.MaskShape
    item.setShapeMode(mode)
    view = QGraphicsView(scene)
    view.resize(300, 300)
    view.show()
    application.processEvents()
    assert item.boundingRect() == QRectF(0, 0, SIZE, SIZE)
    hits = [view.itemAt(view.mapFromScene(at)) is item for at in (EDGE, BESIDE)]
    return round(item.shape().boundingRect().width()), *hits, item.contains(FAR)


image = chip(2).toImage()
assert image.pixelColor((2 * EDGE).toPoint()).alpha() == 255
assert image.pixelColor((2 * BESIDE).toPoint()).alpha() == 0
print(f"Qt {qVersion()}: chip of {SIZE}, its shape, hits at its edge, beside it and far off")
found = {(mode.name, ratio): look(ratio, mode) for mode in Mode for ratio in (1, 2)}
for (name, ratio), seen in found.items():
    print(f"  {name} at ratio {ratio}: {seen}")

solid = QPixmap(2 * SIZE, 2 * SIZE)
solid.fill(QColor("red"))
solid.setDevicePixelRatio(2)
scene = QGraphicsScene()
card, beside = scene.addPixmap(solid), scene.addRect(60, 60, 20, 20)
beside.setZValue(-1)
print(f"  an item 10 units beside a solid picture is obscured by it: {beside.isObscuredBy(card)}")
for mode in (Mode.MaskShape, Mode.HeuristicMaskShape):
    assert found[mode.name, 1] == (50, True, False, False)
    assert found[mode.name, 2] == (100, False, True, True)
assert found["BoundingRectShape", 1] == (50, True, True, False)
assert found["BoundingRectShape", 2] == (100, True, True, True)
assert card.boundingRect().right() < beside.boundingRect().left()
assert beside.isObscuredBy(card)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
