#!/usr/bin/env bash
# QtSvg (PySide6-Essentials 6.11.3, offscreen platform) and CairoSVG 2.9.1: a pattern that is measured in parts of its
# shape does not begin at the shape. Expected, as SVG 1.1 (13.3) has it and resvg (resvg-py 0.5.0) beside them draws:
# with the default `patternUnits` the first tile lies at the corner of what is filled, so that four tiles across a
# card are four whole ones. Seen: the size of the tiles is right, and they begin at the corner of the drawing: on the
# same shape 10 pixels further they are cut at all four sides, and two cards beside each other have other backs. With
# `userSpaceOnUse`, which is meant so, all three agree, so that a trial with that, or with a shape at the corner,
# proves nothing. No warning is written.
# Needs the library cairo. Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "CairoSVG==2.9.1" "resvg-py==0.5.0" "PySide6-Essentials==6.11.3" "pillow==13.0.0"
cat > "$place/show.py" <<'PYTHON'
import io

import cairosvg
import resvg_py
from PIL import Image
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])


def by_cairosvg(text):
    return cairosvg.svg2png(bytestring=text.encode())


def by_resvg(text):
    return bytes(resvg_py.svg_to_bytes(svg_string=text))


def by_qt(text):
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    target = QBuffer()
    image.save(target, "PNG")
    return target.data().data()


def inked(draw, pattern, left):
    """Returns the columns, in tens, in which a shape filled by a pattern has ink in the row of its
    first tiles.
    """
    text = f"""<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
<pattern id="p" {pattern}><rect width="10" height="10" fill="red"/></pattern>
<rect x="{left}" y="0" width="80" height="80" fill="url(#p)"/></svg>"""
    picture = Image.open(io.BytesIO(draw(text))).convert("RGBA")
    return [x for x in range(10) if picture.getpixel((10 * x + 5, 5))[3] > 127]


IN_PARTS = 'width=".25" height=".25"'
IN_PIXELS = 'patternUnits="userSpaceOnUse" width="20" height="20"'
AT_SHAPE, AT_DRAWING, AT_CORNER = [1, 3, 5, 7], [2, 4, 6, 8], [0, 2, 4, 6]
for draw, in_parts in ((by_resvg, AT_SHAPE), (by_qt, AT_DRAWING), (by_cairosvg, AT_DRAWING)):
    seen = inked(draw, IN_PARTS, 10), inked(draw, IN_PIXELS, 10), inked(draw, IN_PARTS, 0)
    print(f"{draw.__name__}: in parts {seen[0]}, in pixels {seen[1]}, in parts at the corner {seen[2]}")
    assert seen == (in_parts, AT_DRAWING, AT_CORNER)
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
