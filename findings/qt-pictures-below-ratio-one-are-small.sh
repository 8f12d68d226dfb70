#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), raster paint engine: a picture of a device pixel ratio below 1 that is
# drawn at a point fills its number of pixels, not its device independent size, as long as the painter
# is only moved. As soon as the painter is turned, scaled or mirrored by the least bit, or paints on a
# device of another ratio than 1, the same call fills the true size, and so do the calls that
# name a rectangle. So an item of a graphics scene, whose bounding rectangle has the true size, leaps in
# size when an animation begins to turn it. PySide6 6.5.3, 6.8.3 and 6.12.0 do the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
from PySide6.QtCore import QPointF, QRectF, qVersion
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

RATIO, PIXELS = 0.5, 50
AREA = QRectF(0, 0, 200, 200)
application = QApplication([])
pixmap = QPixmap(PIXELS, PIXELS)
pixmap.fill(QColor("red"))
pixmap.setDevicePixelRatio(RATIO)
image = pixmap.toImage()
assert image.devicePixelRatio() == RATIO
true = pixmap.deviceIndependentSize().width()


def extent(draw, ratio=1.0):
    """Returns the width and height painted, in pixels of the device."""
    device = QImage(200, 200, QImage.Format.Format_RGB32)
    device.fill(QColor("black"))
    device.setDevicePixelRatio(ratio)
    painter = QPainter(device)
    draw(painter)
    painter.end()
    across = [x for x in range(200) if device.pixelColor(x, 20).red() > 128]
    down = [y for y in range(200) if device.pixelColor(20, y).red() > 128]
    return len(across), len(down)


def after(turn):
    def draw(painter):
        turn(painter)
        painter.drawPixmap(QPointF(0, 0), pixmap)

    return extent(draw)


scene = QGraphicsScene(AREA)
item = scene.addPixmap(pixmap)
assert item.boundingRect() == QRectF(0, 0, true, true)


def as_item(rotation):
    item.setRotation(rotation)
    return extent(lambda painter: scene.render(painter, AREA, AREA))


whole, part = QRectF(0, 0, true, true), QRectF(image.rect())
small = {
    "drawPixmap at a point": after(lambda painter: None),
    "drawImage at a point": extent(lambda painter: painter.drawImage(QPointF(0, 0), image)),
    "moved": after(lambda painter: painter.translate(10.5, 10.5)),
    "item": as_item(0),
}
large = {
    "drawPixmap into a rectangle": extent(lambda p: p.drawPixmap(whole, pixmap, part)),
    "drawImage into a rectangle": extent(lambda p: p.drawImage(whole, image)),
    "turned by 0.01 degrees": after(lambda painter: painter.rotate(0.01)),
    "scaled by 1.001": after(lambda painter: painter.scale(1.001, 1.001)),
    "item turned by 0.01 degrees": as_item(0.01),
}
print(f"Qt {qVersion()}: true size {true:g}")
for name, size in (small | large).items():
    print(f"  {name}: {size[0]} by {size[1]}")
sharp = extent(lambda painter: painter.drawPixmap(QPointF(0, 0), pixmap), ratio=1.25)
print(f"  on a device of ratio 1.25: {sharp[0]} by {sharp[1]}, true size {1.25 * true:g}")
assert true == 100
assert set(small.values()) == {(50, 50)}
assert set(large.values()) == {(100, 100)}
assert sharp == (125, 125)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
