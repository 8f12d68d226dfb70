#!/usr/bin/env bash
# QtSvg (PySide6-Essentials 6.11.3, offscreen platform) and CairoSVG 2.9.1: an opacity in percent is not read.
# Expected, as SVG 2 and CSS Color 4 have it and as resvg (resvg-py 0.5.0) beside them draws: 50% is .5, in `opacity`,
# `fill-opacity` and `stop-opacity`, as an attribute and as a declaration. Seen: QtSvg fills solid, without a warning,
# and CairoSVG raises ValueError ("could not convert string to float: '50%'") for the whole drawing. Both take per cent
# for lengths and for the stops of a gradient, so that an author who writes `offset="50%" stop-opacity="50%"` gets
# one of two. A shadow on a card of a deck made with today's tools is a black plate in one and no card in the other.
# Needs the library cairo. Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "CairoSVG==2.9.1" "resvg-py==0.5.0" "PySide6-Essentials==6.11.3"
cat > "$place/show.py" <<'PYTHON'
import cairosvg
import resvg_py
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

GRADIENT = '<linearGradient id="g"><stop offset="50%" {}/></linearGradient>'
FILLED = '<rect width="50%" height="50%" fill="url(#g)"/>'
DRAWINGS = {
    "opacity": '<rect width="50%" height="50%" {}/>',
    "fill-opacity": '<rect width="50%" height="50%" {}/>',
    "stop-opacity": GRADIENT + FILLED,
}


def by_qt(text):
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    return image


def by_resvg(text):
    return QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=text)))


def by_cairosvg(text):
    return QImage.fromData(cairosvg.svg2png(bytestring=text.encode()))


def opacity(draw, shapes):
    """Returns how opaque the first corner of a drawing is, in tenths, or what the renderer says."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">{shapes}</svg>'
    try:
        return round(10 * draw(text).pixelColor(4, 4).alphaF())
    except ValueError as error:
        return str(error)


application = QGuiApplication([])
print(f"Qt {qVersion()}")
ERROR = "could not convert string to float: '50%'"
for name, drawing in DRAWINGS.items():
    for way in ('{}="{}"', 'style="{}:{}"'):
        seen = {}
        for value in (".5", "50%"):
            shapes = drawing.format(way.format(name, value))
            seen[value] = [opacity(draw, shapes) for draw in (by_qt, by_resvg, by_cairosvg)]
        print(f"{way.format(name, '…')}: {seen}")
        assert seen == {".5": [5, 5, 5], "50%": [10, 5, ERROR]}
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
