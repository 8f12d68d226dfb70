#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: shapes within elements that QtSvg has no use for are drawn, as
# if each of these elements were a group. Expected, as SVG 1.1 (14.3.5, 23.1) and 2 have it: what lies in a
# `clipPath` only cuts, what lies in a `metadata`, a `foreignObject` or an element of another namespace is not
# drawn; and resvg (resvg-py 0.5.0) beside it draws none of it. Seen: the outline that was to cut a picture lies on
# it as a black shape, and a copy that a drawing program keeps for itself in elements of its own is drawn over the
# picture. Shapes themselves are taken by their bare names, so `<x:rect>` of whatever namespace is a rectangle.
# Within `defs` none of it is drawn. No warning is written, and the drawing is valid.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.5.0"
cat > "$place/show.py" <<'PYTHON'
import resvg_py
from PySide6.QtCore import QRectF, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

START = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:my="urn:of-a-drawing-program"
 width="100" height="100"><rect width="100" height="100" fill="#fff"/>"""
HIDDEN = {
    "clipPath": '<clipPath id="cut"><circle cx="50" cy="50" r="30"/></clipPath>',
    "metadata": '<metadata><rect width="100" height="100"/></metadata>',
    "desc": '<desc><rect width="100" height="100"/></desc>',
    "foreignObject": '<foreignObject><rect width="100" height="100"/></foreignObject>',
    "group of a program": '<my:draft><rect width="100" height="100"/></my:draft>',
    "shape of a program": '<my:rect width="100" height="100"/>',
}
said = []
qInstallMessageHandler(lambda kind, context, text: said.append(text))
application = QGuiApplication([])


def colours(content):
    """Returns the colour in the middle of a drawing, by QtSvg and by resvg."""
    text = f"{START}{content}</svg>"
    renderer = QSvgRenderer(text.encode())
    assert renderer.isValid()
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, 100, 100))
    painter.end()
    other = QImage.fromData(bytes(resvg_py.svg_to_bytes(svg_string=text)))
    return tuple(one.pixelColor(50, 50).name() for one in (image, other))


assert colours("") == ("#ffffff", "#ffffff")
for name, content in HIDDEN.items():
    drawn = colours(content)
    print(f"Qt {qVersion()}, {name}: {drawn[0]}; resvg: {drawn[1]}")
    assert drawn == ("#000000", "#ffffff")
    assert colours(f"<defs>{content}</defs>") == ("#ffffff", "#ffffff")
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
