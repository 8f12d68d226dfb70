#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a reference in quotes, url('#ink') or
# url("#ink"), is not found. A shape filled by it is not drawn at all ("Could not resolve property: "
# with an empty name is written); a shape masked by it is drawn whole, and nothing is written. CSS
# has both forms, and resvg (resvg-py 0.2.3) beside it draws them alike.
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


INK = '<linearGradient id="ink"><stop stop-color="#f00"/></linearGradient>'
MASK = '<mask id="half"><rect width="50" height="100" fill="#fff"/></mask>'
RED, WHITE = "#ff0000", "#ffffff"
for quote in ("", "'", '"'):
    link = f"url({quote}#%s{quote})".replace('"', "&quot;")
    filled = shown(f'{INK}<rect width="90" height="90" fill="{link % "ink"}"/>', (20, 20))
    masked = shown(
        f'{MASK}<rect width="90" height="90" fill="#f00" mask="{link % "half"}"/>',
        *((20, 20), (70, 20)),
    )
    print(f"Qt {qVersion()}, quote {quote or 'none'}: filled {filled}, masked {masked}")
    assert filled == ([WHITE if quote else RED], [RED])
    assert masked == ([RED, RED if quote else WHITE], [RED, WHITE])
assert len([it for it in said if it.endswith("Could not resolve property: ")]) == 2
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
