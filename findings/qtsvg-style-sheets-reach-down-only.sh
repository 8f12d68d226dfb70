#!/usr/bin/env bash
# PySide6 6.11.3 (QtSvg 6.11.3), offscreen platform: a style sheet is laid on what stands below it in the file alone.
# Expected, as SVG 1.1 (6.6) takes styling from CSS, and as resvg (resvg-py 0.5.0) and CairoSVG 2.9.1 draw it: a
# `style` is for the whole drawing, wherever it stands, and what is `!important` wins. Seen: shapes before the `style`
# stay black and those after it have their colour; an `!important` is read as if it were not there, so that the colour
# of the shape's own `style`, or of a rule by its id, wins. With one `style` at the head, and one rule, all three agree,
# so that a trial with that proves nothing: of a deck whose style sheet stands at the end all suits are black. No
# warning is written.
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

RED, BLUE, BLACK = "#ff0000", "#0000ff", "#000000"
IMPORTANT = f"fill:{RED} !important"
SHAPE = '<rect width="10" height="10"/>'
DRAWINGS = {
    "sheet before": f"<style>rect{{fill:{RED}}}</style>{SHAPE}",
    "sheet after": f"{SHAPE}<style>rect{{fill:{RED}}}</style>",
    "in the middle, above it": f'{SHAPE}<style>rect{{fill:{RED}}}</style><rect x="10" width="5" height="5"/>',
    "important": f"<style>rect{{{IMPORTANT}}}</style>{SHAPE}",
    "important and own": f'<style>rect{{{IMPORTANT}}}</style><rect width="9" height="9" style="fill:{BLUE}"/>',
    "important and id": f'<style>rect{{{IMPORTANT}}}#b{{fill:{BLUE}}}</style><rect id="b" width="9" height="9"/>',
}
QT = [RED, BLACK, BLACK, RED, BLUE, BLUE]


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


application = QGuiApplication([])
print(f"Qt {qVersion()}")
for (name, shapes), expected in zip(DRAWINGS.items(), QT):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">{shapes}</svg>'
    seen = [draw(text).pixelColor(4, 4).name() for draw in (by_qt, by_resvg, by_cairosvg)]
    print(f"{name}: Qt {seen[0]}, resvg {seen[1]}, CairoSVG {seen[2]}")
    assert seen == [expected, RED, RED]
PYTHON
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
