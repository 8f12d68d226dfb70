#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: lengths with units have other sizes than SVG gives
# them. Expected: an inch is 96 pixels in every unit (CSS 2.1 and later, to which SVG 2 points), as resvg
# (resvg-py 0.2.3) draws it. Seen: 90, the value of drawing programs of long ago, for in, cm, mm and
# pt; `pc` (a sixth of an inch) is taken for pixels; a figure in `em` is not drawn at all. No
# warning is written. A card of 63.5 by 88.9 mm gets 224 by 314 pixels in place of 240 by 336: its frame is
# where it should be, since the view box says so, and every pip placed in millimetres is too small, and
# too far to the left and to the top.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.2.3"
cat > "$place/draw.py" <<'PYTHON'
import resvg_py
from PySide6.QtCore import QByteArray, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"'
CARD = '<svg xmlns="http://www.w3.org/2000/svg" width="63.5mm" height="88.9mm"/>'


def width_of(image):
    """The number of dark pixels in the first row."""
    return sum(image.pixelColor(at, 0).alpha() > 128 for at in range(image.width()))


def by_qt(drawing):
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter)
    painter.end()
    return width_of(image)


def by_resvg(drawing):
    made = resvg_py.svg_to_bytes(svg_string=drawing, dpi=96)
    return width_of(QImage.fromData(bytes(made)))


application = QGuiApplication([])
seen = {}
for unit in ("96", "1in", "2.54cm", "25.4mm", "72pt", "6pc", "6em"):
    drawing = f'{HEAD} font-size="16"><rect width="{unit}" height="{unit}"/></svg>'
    seen[unit] = (by_qt(drawing), by_resvg(drawing))
size = QSvgRenderer(QByteArray(CARD.encode())).defaultSize().toTuple()
print(f"Qt {qVersion()}, width by Qt and by resvg: {seen}; a card of 63.5 by 88.9 mm: {size}")
assert seen.pop("96") == (96, 96)
assert seen.pop("6pc") == (6, 96)
assert seen.pop("6em") == (0, 96)
assert set(seen.values()) == {(90, 96)}
assert size == (224, 314)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/draw.py"
