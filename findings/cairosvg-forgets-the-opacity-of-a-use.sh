#!/usr/bin/env bash
# CairoSVG 2.9.1: the opacity of a `use` has no effect. Expected, as SVG 1.1 (5.6, 14.5) has it and resvg (resvg-py
# 0.5.0) and QtSvg (PySide6 6.11.3) beside it draw: what the `use` brings is drawn as a group of that opacity, as a
# `g` around it is by CairoSVG, too. Seen: the copy is solid, whether the opacity is an attribute, in `style` or in a
# style sheet, for a shape, a group and a symbol; `fill-opacity` on the `use`, which the shape inherits, works. So the
# pips of a card that are copies of one drawing stay solid where they were to be faint. No warning is written, and the
# drawing is valid.
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


SHAPE = '<defs><rect id="s" width="50" height="50"/></defs>'
GROUP = '<defs><g id="s"><rect width="50" height="50"/></g></defs>'
SYMBOL = '<symbol id="s"><rect width="50" height="50"/></symbol>'
USE = '<use xlink:href="#s" {}/>'
SHEET = "<style>use {opacity: .5}</style>"
for name, drawing, seen in (
    ("attribute", SHAPE + USE.format('opacity=".5"'), 10),
    ("style", SHAPE + USE.format('style="opacity: .5"'), 10),
    ("style sheet", SHEET + SHAPE + USE.format(""), 10),
    ("of a group", GROUP + USE.format('opacity=".5"'), 10),
    ("of a symbol", SYMBOL + USE.format('opacity=".5"'), 10),
    ("within a group", SHAPE + f'<g opacity=".5">{USE.format("")}</g>', 5),
    ("of the fill", SHAPE + USE.format('fill-opacity=".5"'), 5),
):
    one, *others = (alphas(draw, drawing, [(25, 25)]) for draw in (by_cairosvg, by_resvg, by_qt))
    print(f"{name}: {one} by CairoSVG {cairosvg.__version__}, {others} by resvg and QtSvg")
    assert one == [seen] and others == [[5], [5]]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
