"""Buttons that print a score sheet or save it."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from canasta_gui.dialogs.file_notices import ask_where_to_save, documents_folder
from canasta_gui.printing.output import has_printer, page_size, print_paper, save_pdf
from canasta_gui.printing.sheet_contents import ScorePaper, score_paper
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.widgets.factory import button


class PrintButtons(QObject):
    """The buttons "print" and "save as PDF"; a sentence reports the result."""

    told = Signal(str)

    def __init__(self, deals: Sequence[DealSummary], day: QDate, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.print_button = button(self.tr("Print…"), then=self.print_out)
        self.pdf_button = button(self.tr("Save as PDF…"), then=self.save)
        self.print_button.setShortcut(QKeySequence.StandardKey.Print)
        self.pdf_button.setShortcut(QKeySequence.StandardKey.SaveAs)
        self.show_deals(deals, day)

    def show_deals(self, deals: Sequence[DealSummary], day: QDate) -> None:
        """Prints these deals, of a match of this day, from now on."""
        self._deals, self._day = tuple(deals), day
        for made in (self.print_button, self.pdf_button):
            made.setEnabled(bool(deals))

    def print_out(self) -> None:
        """Asks for a printer and prints; without a printer offers the PDF."""
        if not self._deals:
            return
        if not has_printer():
            self._offer_pdf(self.tr("This computer knows no printer. Save the sheet as PDF."))
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        if print_paper(self._paper(), printer):
            self.told.emit(self.tr("The sheet is on its way to the printer."))
        else:
            self._offer_pdf(self.tr("The printer does not answer. Save the sheet as PDF."))

    def save(self) -> None:
        """Asks for a place and writes the PDF."""
        if not self._deals:
            return
        offered = documents_folder() / f"Canasta {self._day.toString(Qt.DateFormat.ISODate)}.pdf"
        path = ask_where_to_save(self._window, self.tr("Save score sheet"), offered, "PDF (*.pdf)")
        if path is None:
            return
        try:
            save_pdf(self._paper(), path, page_size())
        except OSError as error:
            text = self.tr("The file could not be written ({problem}). Choose another place.")
            self.told.emit(text.format(problem=error.strerror or error))
        else:
            self.told.emit(self.tr("Saved as {file}.").format(file=path))

    def _offer_pdf(self, why: str) -> None:
        self.told.emit(why)
        self.pdf_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _paper(self) -> ScorePaper:
        return score_paper(self._deals, self._day)
