#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a bitmap within a drawing fills the width and
# height of its `image` whatever its own proportions are, and preserveAspectRatio changes nothing. No
# warning is written. SVG (1.1 and Tiny 1.2 alike) keeps the proportions unless it says "none", and
# so does resvg (resvg-py 0.2.3) beside it. In two of the 46 card decks that Debian packages for
# GNOME's and KDE's games bitmaps lie in places of other proportions.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "resvg-py==0.2.3"
cat > "$place/show.py" <<'PYTHON'
from base64 import b64encode

import resvg_py
from PySide6.QtCore import QBuffer, QByteArray, qInstallMessageHandler, qVersion
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


def bitmap():
    """Returns a red bitmap, twice as high as wide, as a reference."""
    image = QImage(10, 20, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    data = QByteArray()
    device = QBuffer(data)
    device.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(device, "PNG")
    return f"data:image/png;base64,{b64encode(bytes(data.data())).decode()}"


RED, WHITE = "#ff0000", "#ffffff"
LOOKS = {
    "": [WHITE, RED, WHITE],
    'preserveAspectRatio="xMinYMid"': [RED, WHITE, WHITE],
    'preserveAspectRatio="none"': [RED, RED, RED],
}
for ratio, meant in LOOKS.items():
    image = f'<image width="80" height="80" {ratio} xlink:href="{bitmap()}"/>'
    ours, other = shown(image, (10, 40), (50, 40), (70, 40))
    print(f"Qt {qVersion()}, {ratio or 'nothing said'}: {ours}; resvg: {other}")
    assert ours == [RED, RED, RED] and other == meant
assert not [it for it in said if "vg" in it.lower()]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
