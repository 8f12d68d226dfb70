#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a colour in a style attribute that is marked as
# important ("fill:#0c0 !important") makes the shape black instead of green; a stroke that is marked
# so is not drawn. No warning is written. In a style sheet the mark does no harm there, but does not
# win over a style attribute either. CSS takes the colour in each case, and so does resvg (resvg-py
# 0.2.3) beside it.
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


BOX = '<rect x="10" y="10" width="80" height="80" fill="#ff0000" {}/>'
SHEET = "<style>rect { fill: #00cc00 !important }</style>"
GREEN, BLACK, WHITE, RED = "#00cc00", "#000000", "#ffffff", "#ff0000"
CASES = {
    "style": (BOX.format('style="fill:#00cc00 !important"'), [BLACK, WHITE], [GREEN, WHITE]),
    "stroke": (
        BOX.format('style="stroke:#00cc00 !important;stroke-width:10px"'),
        *([RED, WHITE], [RED, GREEN]),
    ),
    "sheet": (SHEET + BOX.format(""), [GREEN, WHITE], [GREEN, WHITE]),
    "both": (SHEET + BOX.format('style="fill:#ff0000"'), [RED, WHITE], [GREEN, WHITE]),
}
for name, (content, ours, meant) in CASES.items():
    seen = shown(content, (50, 50), (7, 50))
    print(f"Qt {qVersion()}, {name}: {seen[0]}; resvg: {seen[1]}")
    assert seen == (ours, meant), name
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
