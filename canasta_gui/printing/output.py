"""Writes pages into a PDF file or to a printer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from canasta_gui.file_thread import CHOSEN_FILES
from canasta_gui.printing.page_items import DOTS_PER_INCH, draw_page
from canasta_gui.printing.pages import lay_out
from canasta_gui.printing.sheet_contents import ScorePaper
from engine import write_whole

if TYPE_CHECKING:
    # Imported when something is printed, to start fast.
    from PySide6.QtPrintSupport import QPrinter

_LANDS: Final = QLocale.Country
_LETTER_LANDS: Final = frozenset(
    {
        _LANDS.UnitedStates, _LANDS.Canada, _LANDS.Mexico, _LANDS.PuertoRico, _LANDS.Philippines,
        _LANDS.Belize, _LANDS.Chile, _LANDS.Colombia, _LANDS.CostaRica, _LANDS.ElSalvador,
        _LANDS.Guatemala, _LANDS.Nicaragua, _LANDS.Panama, _LANDS.Venezuela,
    }
)  # fmt: skip
"""The countries that use Letter paper; all others use A4."""


def page_size(locale: QLocale | None = None) -> QPageSize:
    """Returns the usual paper size of a country, by default the system's."""
    is_letter = (locale or QLocale.system()).territory() in _LETTER_LANDS
    return QPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)


def save_pdf(paper: ScorePaper, path: Path, size: QPageSize) -> None:
    """Writes the sheet as a PDF; a failed write leaves the old file. Raises ``OSError``."""
    # `QSaveFile` would put a file in the place of a pipe or a device.
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(f"{paper.game}, {paper.day}")
    writer.setResolution(DOTS_PER_INCH)
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
    _draw(paper, size.size(QPageSize.Unit.Millimeter) * 10, QPainter(writer), writer.newPage)
    data = bytes(buffer.data().data())
    CHOSEN_FILES.ask(lambda: write_whole(path, data))


def has_printer() -> bool:
    """Returns whether a printer is installed; false on a system without printing."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError:
        return False
    return bool(QPrinterInfo.availablePrinterNames())


def print_paper(paper: ScorePaper, printer: "QPrinter") -> bool:
    """Prints the sheet on the printer's own paper; returns false if the printer refuses."""
    printer.setDocName(paper.game)
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    painter.scale(printer.resolution() / DOTS_PER_INCH, printer.resolution() / DOTS_PER_INCH)
    room = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size() * 10
    _draw(paper, room, painter, printer.newPage)
    return True


def _draw(paper: ScorePaper, size: QSizeF, painter: QPainter, turn: Callable[[], bool]) -> None:
    """Draws all pages one after the other."""
    for position, page in enumerate(lay_out(paper, size)):
        if position:
            turn()
        draw_page(painter, page)
    painter.end()
