#!/usr/bin/env bash
# PySide6 6.11.3 (Qt 6.11.3), offscreen platform: in a PDF by QPdfWriter each space between words is a tab. Expected:
# the table that says which characters the glyphs of a PDF are (ToUnicode; ISO 32000, 9.10.3) gives the text that was
# drawn, as it does in a PDF by reportlab 5.1.0 with the same typeface. Seen: it says U+0009 for the glyph of the
# space, and pypdf and pdfminer.six read "has\t500"; no-break spaces, which have a glyph of their own, and all
# letters are right. So what is copied out of a score sheet falls into columns, and a search for two words by a
# program finds nothing. Viewers that take any white space for one, as PDFium (pypdfium2) does, do not show it. No
# warning is written.
# Seen on Linux. Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "PySide6-Essentials==6.11.3" "reportlab==5.1.0" \
    "pypdf==7.1.1" "pdfminer.six==20260107"
cat > "$place/show.py" <<'PYTHON'
from pathlib import Path

import pypdf
import reportlab
from pdfminer.high_level import extract_text
from PySide6.QtCore import qVersion
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainter, QPdfWriter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

TEXT = "Ann has 500\N{NO-BREAK SPACE}points more"
application = QGuiApplication([])
typeface = Path(reportlab.__file__).with_name("fonts") / "Vera.ttf"


def by_qt(target):
    (family,) = QFontDatabase.applicationFontFamilies(
        QFontDatabase.addApplicationFont(str(typeface))
    )
    writer = QPdfWriter(target)
    painter = QPainter(writer)
    painter.setFont(QFont(family, 20))
    painter.drawText(500, 1000, TEXT)
    painter.end()


def by_reportlab(target):
    pdfmetrics.registerFont(TTFont("Vera", typeface))
    canvas = Canvas(target)
    canvas.setFont("Vera", 20)
    canvas.drawString(50, 700, TEXT)
    canvas.save()


def read(write):
    """Returns the text as two programs read it out of a PDF that was written."""
    target = f"{write.__name__}.pdf"
    write(target)
    return pypdf.PdfReader(target).pages[0].extract_text().strip(), extract_text(target).strip()


qt, other = read(by_qt), read(by_reportlab)
print(f"Qt {qVersion()}: {qt}\nreportlab {reportlab.__version__}: {other}")
assert {text.replace("\N{NO-BREAK SPACE}", " ") for text in other} == {"Ann has 500 points more"}
assert qt == ("Ann\thas\t500\N{NO-BREAK SPACE}points\tmore",) * 2
PYTHON
cd "$place"
QT_QPA_PLATFORM=offscreen "$place/venv/bin/python" "$place/show.py"
