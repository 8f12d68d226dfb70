#!/usr/bin/env bash
# CairoSVG 2.9.1: a mask cuts by how opaque its shapes are, and their colours count for nothing. Expected, as SVG 1.1
# (14.4) has it and resvg (resvg-py 0.5.0) and QtSvg (PySide6 6.11.3) beside it draw: the brightness of the mask times
# its opacity, so that white shows, black hides and grey shows a part. Seen: black and grey show as white does. The
# usual mask with a hole, a white ground with a black shape upon it, hides nothing at all, and a shadow that fades
# from white to black is solid. A mask of white shapes alone, or of transparent ones, is right, so that a trial with
# one of these proves nothing. No warning is written, and the drawing is valid.
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

START = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 width="100" height="100">"""
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


def alphas(draw, content, points):
    """Returns how opaque a drawing is at points, in tenths."""
    picture = Image.open(io.BytesIO(draw(f"{START}{content}</svg>"))).convert("RGBA")
    return [round(picture.getpixel(point)[3] / 25.5) for point in points]


MASK = '<mask id="m" x="0" y="0" width="100" height="100" maskUnits="userSpaceOnUse">{}</mask>'
MASKED = '<rect width="100" height="100" mask="url(#m)"/>'
GROUND = '<rect width="100" height="100" fill="white"/>'
HALF = '<rect width="50" height="100" fill="{}"/>'
POINTS = [(25, 50), (75, 50)]
for name, shapes, right, seen in (
    ("white", HALF.format("white"), [10, 0], [10, 0]),
    ("half transparent white", HALF.format('white" opacity=".5'), [5, 0], [5, 0]),
    ("black", HALF.format("black"), [0, 0], [10, 0]),
    ("a black hole in white", GROUND + HALF.format("black"), [0, 10], [10, 10]),
):
    drawing = MASK.format(shapes) + MASKED
    one, *others = (alphas(draw, drawing, POINTS) for draw in (by_cairosvg, by_resvg, by_qt))
    print(f"{name}: {one} by CairoSVG {cairosvg.__version__}, {others} by resvg and QtSvg")
    assert one == seen and others == [right, right]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
