#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a gradient that refers to another takes over its colours and
# its transformation, and nothing else. Expected, as SVG 1.1 (13.2) has it and resvg (resvg-py 0.2.3) beside it
# draws: every attribute that it does not have itself comes from there, and the colours only where it has none of
# its own. Seen: x1 to y2, the radius, `gradientUnits` and `spreadMethod` are what they are by default, so that
# a gradient from top to bottom runs from left to right; and colours of its own are replaced by those of the other.
# A reference written `href`, as SVG 2 has it, is followed in `use` and not in a gradient: what it fills is not
# painted at all. No warning is written. PySide6 6.12.0 does the same.
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

HEAD = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 width="100" height="100" viewBox="0 0 100 100">"""
COLORS = '<stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>'
FILLED = '<rect width="100" height="100" fill="url(#b)"/>'
said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QGuiApplication([])


def colors(image):
    """What stands in the corners: R for rather red, B for rather blue, Y for yellow, - for nothing."""

    def letter(x, y):
        color = image.pixelColor(x, y)
        if color.alpha() < 128:
            return "-"
        return "Y" if color.green() > 128 else "R" if color.red() > color.blue() else "B"

    return "".join(letter(x, y) for y in (10, 89) for x in (10, 89))


def by_qt(drawing):
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(drawing.encode()).render(painter)
    painter.end()
    return colors(image)


def by_resvg(drawing):
    return colors(QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=drawing))))


def gradients(first, second, own=""):
    """A gradient of two colours with some attributes, and one that refers to it and fills the square."""
    tags = f'<linearGradient id="a" {first}>{COLORS}</linearGradient>'
    return f'<defs>{tags}<linearGradient id="b" {second}>{own}</linearGradient></defs>{FILLED}'


DOWN = 'x1="0" y1="0" x2="0" y2="1"'
YELLOW = '<stop offset="0" stop-color="yellow"/>'
drawings = {
    "place of its own": gradients("", f'{DOWN} xlink:href="#a"'),
    "place": gradients(DOWN, 'xlink:href="#a"'),
    "units": gradients('gradientUnits="userSpaceOnUse"', 'x1="20" x2="60" xlink:href="#a"'),
    "spread": gradients('spreadMethod="reflect"', 'x2=".25" xlink:href="#a"'),
    "radius": gradients('r="3"', 'xlink:href="#a"').replace("linear", "radial"),
    "own colours": gradients("", 'xlink:href="#a"', YELLOW),
    "href": gradients("", 'href="#a"'),
    "href of use": '<defs><rect id="r" width="100" height="100" fill="red"/></defs><use href="#r"/>',
}
seen = {
    name: (by_qt(drawing), by_resvg(drawing))
    for name, drawing in ((it, f"{HEAD}{drawings[it]}</svg>") for it in drawings)
}
print(f"Qt {qVersion()}, the corners by Qt and by resvg: {seen}")
assert not [it for it in said if "vg" in it.lower() or "#" in it]
assert seen["place of its own"] == ("RRBB", "RRBB")
assert seen["place"] == ("RBRB", "RRBB")
assert seen["units"] == ("RRRR", "RBRB")
assert seen["spread"] == ("RBRB", "RRRR")
assert seen["radius"] == ("BBBB", "RRRR")
assert seen["own colours"] == ("RBRB", "YYYY")
assert seen["href"] == ("----", "RBRB")
assert seen["href of use"] == ("RRRR", "RRRR")
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
