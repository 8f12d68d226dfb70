#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a `symbol` with a view box is drawn in the units
# of that view box, whatever width and height the `use` asks for; x and y of the `use` are kept. No
# warning is written. SVG 1.1 (5.6) scales the view box to the size of the `use`, and so does resvg
# (resvg-py 0.2.3) beside it. Card decks that draw their pips as symbols of 1000 by 1000 units (two of the 31 in
# Debian's gnome-cards-data) come out as blots.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.2.3"
cat > "$place/show.py" <<'PYTHON'
import resvg_py
from PySide6.QtCore import qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SVG = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 width="100" height="100">
<symbol id="s" viewBox="0 0 80 80"><rect width="80" height="80"/></symbol>
<use xlink:href="#s" x="10" y="10" width="20" height="20"/></svg>"""
said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QGuiApplication([])


def extent(image):
    dark = [
        (x, y)
        for x in range(100)
        for y in range(100)
        if image.pixelColor(x, y).alpha() > 128 and image.pixelColor(x, y).red() < 128
    ]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return min(xs), min(ys), max(xs) + 1 - min(xs), max(ys) + 1 - min(ys)


image = QImage(100, 100, QImage.Format.Format_ARGB32)
image.fill(0)
renderer = QSvgRenderer(SVG.encode())
painter = QPainter(image)
renderer.render(painter)
painter.end()
other = QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=SVG)))
print(f"Qt {qVersion()}: {extent(image)}; resvg: {extent(other)}; asked for: (10, 10, 20, 20)")
assert renderer.isValid() and not [it for it in said if "vg" in it.lower()]
assert extent(image) == (10, 10, 80, 80)
assert extent(other) == (10, 10, 20, 20)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
