#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a `use` within a `mask` finds only what stands
# before it in the file. One that refers to a shape further below masks everything away, and nothing
# is written; outside masks such a use is drawn, and a mask itself may stand below what it masks. SVG
# has no such order, and resvg (resvg-py 0.2.3) beside it draws both.
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

START = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 width="100" height="100">"""
said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QGuiApplication([])


def colours(image, points):
    paper = QImage(100, 100, QImage.Format.Format_RGB32)
    paper.fill(0xFFFFFF)
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    return [paper.pixelColor(x, y).name() for x, y in points]


def shown(content, *points):
    """Returns the colours at points on white paper, by QtSvg and by resvg."""
    text = f"{START}{content}</svg>"
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(text.encode())
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    other = QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=text)))
    return colours(image, points), colours(other, points)


SHAPE = '<defs><rect id="left" width="50" height="100" fill="#fff"/></defs>'
MASK = '<mask id="half"><use xlink:href="#left"/></mask>'
BOX = '<rect width="90" height="90" fill="#f00" mask="url(#half)"/>'
PLAIN = '<use xlink:href="#dark"/><defs><rect id="dark" width="50" height="50"/></defs>'
RED, WHITE, BLACK = "#ff0000", "#ffffff", "#000000"
for name, content, left in (
    ("shape, mask, box", SHAPE + MASK + BOX, RED),
    ("shape, box, mask", SHAPE + BOX + MASK, RED),
    ("mask, box, shape", MASK + BOX + SHAPE, WHITE),
):
    ours, other = shown(content, (20, 20), (70, 20))
    print(f"Qt {qVersion()}, {name}: {ours}; resvg: {other}")
    assert ours == [left, WHITE] and other == [RED, WHITE]
assert shown(PLAIN, (20, 20)) == ([BLACK], [BLACK])
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
