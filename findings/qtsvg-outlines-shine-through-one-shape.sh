#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: the opacity of a shape, and of a group that holds one shape
# alone, is laid on its inside and on its outline each by itself. Expected, as SVG 1.1 (14.5) has it and resvg
# (resvg-py 0.5.0) beside it draws: the shape is drawn whole and made see-through as one. Seen: half as opaque, the
# inner half of a blue outline lets the red below it shine through, as a third colour in a seam around the shape.
# With a second shape in the group, be it one pixel in a corner and white on white, the same outline is as it should
# be; two groups around one shape are not. So a card that fades away gets a seam in one drawing and none in the
# next, depending on what else stands in its group. No warning is written.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.5.0"
cat > "$place/show.py" <<'PYTHON'
import resvg_py
from PySide6.QtCore import qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

START = """<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
<rect width="100" height="100" fill="#fff"/>"""
CARD = 'x="20" y="20" width="60" height="60" fill="#f00" stroke="#00f" stroke-width="20"'
DOT = '<rect width="1" height="1" fill="#fff"/>'
DRAWINGS = {
    "shape": f'<rect {CARD} opacity=".5"/>',
    "group of one": f'<g opacity=".5"><rect {CARD}/></g>',
    "group in a group": f'<g opacity=".5"><g><rect {CARD}/></g></g>',
    "group of two": f'<g opacity=".5"><rect {CARD}/>{DOT}</g>',
}
BLUE, RED, MIXED = "#8080ff", "#ff8080", "#8040bf"
said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QGuiApplication([])


def colours(content):
    """Returns the colours of outer and inner half of the outline and of the middle, by both."""
    text = f"{START}{content}</svg>"
    renderer = QSvgRenderer(text.encode())
    assert renderer.isValid()
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    other = QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=text)))
    return [[one.pixelColor(x, 50).name() for x in (14, 26, 50)] for one in (image, other)]


for name, content in DRAWINGS.items():
    drawn, other = colours(content)
    print(f"Qt {qVersion()}, {name}: {drawn}; resvg: {other}")
    assert drawn == [BLUE, BLUE if name == "group of two" else MIXED, RED]
    assert other == [BLUE, BLUE, RED]
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
