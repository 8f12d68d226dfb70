#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: dashes of no length with round or square ends,
# which is how a dotted line is written (stroke-dasharray="0 20"), are not drawn: neither a line of
# dots alone nor the dots of dash-and-dot lines. No warning is written. A length of 0.01 draws all of
# them. SVG 1.1 (11.4) draws the ends of such a dash, and so does resvg (resvg-py 0.2.3) beside it.
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


LINE = '<path d="M10 50H100" stroke="#000" stroke-width="8" stroke-linecap="{}" {}/>'
DOTS = [(10, 50), (30, 50), (50, 50)]
BLACK, WHITE = "#000000", "#ffffff"
for end in ("round", "square"):
    for length, drawn in (("0", WHITE), ("0.01", BLACK)):
        line = LINE.format(end, f'stroke-dasharray="{length} 20"')
        ours, other = shown(line, *DOTS, (20, 50))
        print(f"Qt {qVersion()}, {end}, {length}: {ours}; resvg: {other}")
        assert ours == [*[drawn] * 3, WHITE] and other == [*[BLACK] * 3, WHITE]
mixed = LINE.format("round", 'stroke-dasharray="20 20 0 20"')
ours, other = shown(mixed, (20, 50), (50, 50))
print(f"dash and dot: {ours}; resvg: {other}")
assert ours == [BLACK, WHITE] and other == [BLACK, BLACK]
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
