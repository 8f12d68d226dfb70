"""Tests with an invented language that every text can be translated."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.dialogs.about_dialog import AboutDialog
from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.keys.key_bindings import KeyBindings
from canasta_gui.dialogs.keys.keys_dialog import KeysDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.numbers_dialog import NumbersDialog
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog
from canasta_gui.dialogs.strengths_dialog import StrengthsDialog
from canasta_gui.i18n.translator import language_names
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.startup.program import Program
from engine import RulesReference, load_ruleset, titles
from tests.gui.kit.play import deal, view_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import NAMES as SEATS
from tests.kit.played_matches import dealt_match, play_deal

OPEN, CLOSE = "\N{LEFT WHITE CORNER BRACKET}", "\N{RIGHT WHITE CORNER BRACKET}"
NAMES = {*language_names().values(), "Canasta", "AM", "PM", *SEATS, *titles().values()}
"""Names that are the same in every language."""
QTS_OWN = {"Close", "Float", "Scroll Left", "Scroll Right"}
"""Texts of docks and tabs that Qt translates when it creates them."""
KEYS = {
    "Ctrl",
    "Shift",
    "Alt",
    "Space",
    "Return",
    "Backspace",
    "Esc",
    "Tab",
    "Left",
    "Right",
    "Up",
    "Down",
}
"""Qt supplies the names of keys."""
WORD = re.compile(r"[^\W\d_]{2,}")


class PseudoTranslator(QTranslator):
    """Translates every text into a longer one that is easily recognised."""

    @override
    def translate(
        self,
        context: str | bytes,
        sourceText: str | bytes,
        disambiguation: str | bytes | None = None,
        n: int = -1,
    ) -> str:
        text = sourceText.decode() if isinstance(sourceText, bytes) else sourceText
        return f"{OPEN}{text}{'~' * (len(text) // 3)}{CLOSE}"

    @override
    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[QTranslator]:
    """Returns the translator of the invented language, not yet installed."""
    translator = PseudoTranslator()
    yield translator
    qapp.removeTranslator(translator)


def texts(widget: QWidget) -> Iterator[str]:
    """Yields every text that the widget shows or gives to a screen reader."""
    for child in [widget, *widget.findChildren(QWidget)]:
        yield child.toolTip()
        yield child.accessibleName()
        match child:
            case QLabel() | QAbstractButton():
                yield child.text()
            case QMenu():
                yield child.title()
                yield from (action.text() for action in child.actions())
            case QLineEdit():
                yield child.placeholderText()
            case QListWidget():
                yield from (child.item(row).text() for row in range(child.count()))
            case QTextBrowser():
                yield child.toPlainText()
            case _:
                pass
    yield widget.windowTitle()


def forgotten(widget: QWidget, names: set[str]) -> set[str]:
    """Returns the texts that are not translated although they are no names."""
    found: set[str] = set()
    for text in texts(widget):
        # A line that is too long ends in an ellipsis.
        rest = re.sub(f"{OPEN}.*(?:{CLOSE}|…)", "", text.replace("\n", " "))
        for name in sorted({*names, *NAMES}, key=len, reverse=True):
            rest = rest.replace(name, "")
        if WORD.search(rest):
            found.add(text)
    return found - QTS_OWN


def dialogs(program: Program) -> Iterator[QWidget]:
    """Yields one dialog of each kind."""
    match = dealt_match("pseudo")
    list(play_deal(match))
    deals = summaries(match)
    yield NewMatchDialog(usual_match(None))
    own = HouseRules(SEATS[0], RulesReference("hasbro-2001", house={"meld.wild_cap": 2}))
    store = HouseStore()
    store.save(own)
    yield HouseRulesDialog(store, own.reference)
    yield HouseEditor(own, store.save)
    yield RulesReader(load_ruleset(own.reference), TableOptions())
    yield SettingsDialog(program.preferences)
    yield RulesReader(match.rules, TableOptions())
    yield AboutDialog()
    yield SavedMatchesDialog(program.store, None)
    yield ScoreSheetDialog(deals, QDate(2026, 11, 21))
    yield DealScoreDialog(deals[0], CardPainter(DeckStyle()))
    yield StrengthsDialog()
    yield NumbersDialog(match.rules)
    yield KeysDialog(KeyBindings(program.preferences, program.window.actions_by_name.keys))


def test_every_text_of_windows_and_dialogs_is_translated(
    qtbot: QtBot, qapp: QApplication, start: Start, pseudo: QTranslator
) -> None:
    program = start()
    deal(qtbot, program)
    names = {seat.name for seat in program.flow.usual.seats}
    qapp.installTranslator(pseudo)
    qtbot.waitUntil(lambda: program.window.windowTitle().startswith(OPEN))
    made = list(dialogs(program))
    for dialog in made:
        qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: view_of(program).prompt.startswith(OPEN))
    # Widgets with old texts are deleted by the event loop.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for widget in [program.window, *made]:
        keys = {key for key in KEYS if isinstance(widget, KeysDialog)}
        assert forgotten(widget, names | keys) == set(), type(widget)
