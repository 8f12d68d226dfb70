"""Writes the program's icon: ``icon DIR`` makes ``canasta.svg`` and PNG files in eight sizes."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from canasta_gui.table.render.icon import SIDE, SIZES, draw_icon, icon_image
from canasta_gui.windows.startup.start import make_app


def write_icon(folder: Path) -> None:
    """Writes the icon as SVG and in all sizes as PNG into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        icon_image(size).save(str(folder / f"canasta-{size}.png"))
    paper = QSvgGenerator()
    paper.setFileName(str(folder / "canasta.svg"))
    paper.setSize(QSize(round(SIDE), round(SIDE)))
    paper.setViewBox(QRectF(0, 0, SIDE, SIDE))
    paper.setTitle("Canasta")
    painter = QPainter(paper)
    draw_icon(painter)
    painter.end()


def main(arguments: Sequence[str]) -> int:
    """Writes the icon into the folder that is named."""
    parser = argparse.ArgumentParser(prog="icon", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    make_app()
    write_icon(folder)
    return 0
