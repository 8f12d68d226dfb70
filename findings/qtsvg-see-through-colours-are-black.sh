#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: colours as CSS has them for years are drawn as solid black.
# Expected: `rgba(255,0,0,.5)`, `#ff000080`, `#f008` and `hsl(0,100%,50%)` are the colours that they are in browsers and
# for resvg (resvg-py 0.2.3), or a warning tells that they are not known. Seen: what is filled with one is
# black and covers what lies below, or takes the colour of the group around it; so does a stop of a
# gradient. Opacities in percent, `fill-opacity="50%"`, `stop-opacity` and `opacity` in `style`, count as
# 1. No warning is written, and the drawing is valid. The shadow below a card, saved by a program of today, comes
# out as a black card. Opacities as numbers beside opaque colours work. PySide6 6.12.0 does the same.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.2.3"
cat > "$place/show.py" <<'PYTHON'
import resvg_py
from PySide6.QtCore import QByteArray, Qt, qVersion
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication([])
BLACK, RED = "#ff000000", "#ffff0000"


def card(ink, inside=""):
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">'
        f'{inside}<rect width="20" height="20" {ink}/></svg>'
    )


def middle(image):
    return image.pixelColor(10, 10).name(QColor.NameFormat.HexArgb)


def by_qt(text):
    drawing, image = QSvgRenderer(QByteArray(text.encode())), QImage(20, 20, QImage.Format.Format_ARGB32)
    assert drawing.isValid()
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return middle(image)


def by_resvg(text):
    return middle(QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=text))))


stop = '<linearGradient id="ink"><stop stop-color="{}"/></linearGradient>'
black = [
    *(card(f'fill="{colour}"') for colour in ("rgba(255,0,0,.5)", "#ff000080", "#f008", "hsl(0,100%,50%)")),
    card('fill="url(#ink)"', stop.format("#ff000080")),
]
solid = [card('fill="red" fill-opacity="50%"'), card('fill="red" style="opacity:50%"')]
number = card('fill="red" fill-opacity=".5"')
print(f"QtSvg {qVersion()}:", [by_qt(text) for text in (*black, *solid)])
print("resvg:", [by_resvg(text) for text in (*black, *solid)])
assert {by_qt(text) for text in black} == {BLACK} and {by_qt(text) for text in solid} == {RED}
assert all(by_resvg(text) in ("#80ff0000", "#88ff0000", RED) for text in (*black, *solid))
assert by_qt(number) in ("#80ff0000", "#7fff0000")
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
