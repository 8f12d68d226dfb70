"""Tests printing from the window by buttons, menu and keys, and the messages where it is
impossible.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score import print_buttons
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.printing.output import has_printer, print_paper
from canasta_gui.printing.sheet_contents import score_paper
from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from canasta_gui.windows.startup.program import Program
from tests.kit.played_matches import dealt_match, play_deal, usual_choice

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog

DAY = QDate(2026, 11, 21)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def deals() -> tuple[DealSummary, ...]:
    match = dealt_match("paper")
    list(play_deal(match))
    return summaries(match)


@pytest.fixture
def sheet(qtbot: QtBot, deals: tuple[DealSummary, ...]) -> ScoreSheetDialog:
    made = ScoreSheetDialog(deals, DAY)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def choose(monkeypatch: pytest.MonkeyPatch, path: str | Path) -> list[str]:
    """Replaces the file dialog by one that returns this file; returns the list of file names it
    offers.
    """
    offered: list[str] = []

    def answer(_parent: object, _title: str, offer: str, _kinds: str) -> tuple[str, str]:
        offered.append(Path(offer).name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return offered


def test_the_sheet_is_saved_as_pdf(
    sheet: ScoreSheetDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = choose(monkeypatch, tmp_path / "wall")
    QTest.mouseClick(sheet.paper.pdf_button, LEFT)
    assert offered == ["Canasta 2026-11-21.pdf"]
    assert (tmp_path / "wall.pdf").read_bytes().startswith(b"%PDF")
    assert sheet.note.isVisible()
    assert "wall.pdf" in sheet.note.text()


def test_nothing_is_written_when_no_place_is_chosen(
    sheet: ScoreSheetDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, "")
    QTest.mouseClick(sheet.paper.pdf_button, LEFT)
    assert not sheet.note.isVisible()


def test_a_place_that_cannot_be_written_is_told(
    sheet: ScoreSheetDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "nowhere").touch()
    choose(monkeypatch, tmp_path / "nowhere" / "wall.pdf")
    QTest.mouseClick(sheet.paper.pdf_button, LEFT)
    assert "could not be written" in sheet.note.text()


def test_no_printer_is_said_and_the_pdf_offered(
    qtbot: QtBot, sheet: ScoreSheetDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(print_buttons, "has_printer", lambda: False)
    QTest.keyClick(sheet, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "no printer" in sheet.note.text())
    assert sheet.focusWidget() is sheet.paper.pdf_button


def test_a_system_without_printing_has_no_printer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "PySide6.QtPrintSupport", None)
    assert has_printer() is False


def test_the_sheet_is_printed_on_the_printers_paper(
    qtbot: QtBot, deals: tuple[DealSummary, ...], tmp_path: Path
) -> None:
    printing = pytest.importorskip("PySide6.QtPrintSupport")
    printer = printing.QPrinter(printing.QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(printing.QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    assert print_paper(score_paper(deals, DAY), printer)
    assert (tmp_path / "printed.pdf").stat().st_size > 5_000


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_refuses_is_said_and_the_pdf_offered(
    sheet: ScoreSheetDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printing = pytest.importorskip("PySide6.QtPrintSupport")

    def accept(dialog: "QPrintDialog") -> QDialog.DialogCode:
        dialog.printer().setOutputFileName(str(tmp_path / "nowhere" / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(print_buttons, "has_printer", lambda: True)
    monkeypatch.setattr(printing.QPrintDialog, "exec", accept)
    QTest.mouseClick(sheet.paper.print_button, LEFT)
    assert "does not answer" in sheet.note.text()


def test_turning_away_from_the_printers_leaves_the_sheet_as_it_was(
    sheet: ScoreSheetDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    printing = pytest.importorskip("PySide6.QtPrintSupport")

    def turn_away(_dialog: "QPrintDialog") -> QDialog.DialogCode:
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(print_buttons, "has_printer", lambda: True)
    monkeypatch.setattr(printing.QPrintDialog, "exec", turn_away)
    QTest.mouseClick(sheet.paper.print_button, LEFT)
    assert not sheet.note.isVisible()


def test_without_a_deal_there_is_nothing_to_print(qtbot: QtBot) -> None:
    sheet = ScoreSheetDialog((), DAY)
    qtbot.addWidget(sheet)
    assert not sheet.paper.print_button.isEnabled()
    assert not sheet.paper.pdf_button.isEnabled()
    sheet.paper.print_out()
    sheet.paper.save()
    assert sheet.note.text() == ""


def test_the_game_menu_leads_to_the_sheet_and_the_pdf(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions = program.window.actions_by_name
    assert not actions["pdf"].isEnabled()
    assert not actions["print"].isEnabled()
    program.flow.begin(usual_choice())
    match = program.flow.match
    assert match is not None
    list(play_deal(match))
    program.commands.follow()
    choose(monkeypatch, tmp_path / "wall.pdf")
    actions["pdf"].trigger()
    assert (tmp_path / "wall.pdf").exists()
    sheet = program.window.findChild(ScoreSheetDialog)
    assert sheet is not None
    assert sheet.isVisible()
