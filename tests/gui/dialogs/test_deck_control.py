"""Tests importing decks in the settings; every drawing of a card changes with the deck."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from threading import Event

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_view import RulesView
from canasta_gui.dialogs.settings.deck_control import DeckControl
from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog
from canasta_gui.foreign_decks import deck_library
from canasta_gui.foreign_decks.deck_import import import_deck
from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess
from canasta_gui.foreign_decks.source import DeckProblem
from canasta_gui.i18n.word_choice import Naming
from canasta_gui.persistence.folders import decks_folder
from canasta_gui.rulebook.html import CARDS
from canasta_gui.settings.model import Names, Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.theme.chosen_styles import deck_style, names_in_use
from canasta_gui.windows.startup.program import Program
from engine import load_ruleset
from tests.for_each import for_each
from tests.gui.foreign_decks.decks import ALL, colour_of, svg_text, write_folder, write_svgz
from tests.gui.kit.drawn_pictures import DRAWN_WIDTHS
from tests.gui.kit.program import Start

DRAWN = DRAWN_WIDTHS[1]
"""A width in which tests draw our cards, rather than scale them."""


@pytest.fixture(scope="module")
def imported(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Returns the name of an imported deck, and the folder of all decks."""
    folder = tmp_path_factory.mktemp("decks")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANASTA_DATA_DIR", str(folder))
        return import_deck(write_svgz(folder / "mine.svgz", svg_text())), decks_folder()


@pytest.fixture
def own(imported: tuple[str, Path]) -> str:
    """Returns an imported deck; its files are copied because importing takes long."""
    value, decks = imported
    copytree(decks, decks_folder())
    return value


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> SettingsDialog:
    made = SettingsDialog(Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    made.show()
    return made


def control_of(dialog: SettingsDialog) -> DeckControl:
    control = dialog.rows["deck"].control
    assert isinstance(control, DeckControl)
    return control


def answering(answer: object) -> Callable[..., object]:
    """Replaces a dialog of the system by one that gives this answer."""

    def answered(*_asked: object) -> object:
        return answer

    return answered


def action(control: DeckControl, text: str) -> QAction:
    """Returns an entry of the present menu."""
    control.menu.aboutToShow.emit()
    return next(entry for entry in control.menu.actions() if entry.text() == text)


def colour(style: DeckStyle, text: str, x: int, y: int, width: int = 100) -> str:
    """Returns the colour of a card at a point of its face."""
    picture = CardPainter(style).face(text, width, 1).toImage()
    margin = (picture.width() - width) // 2
    return QColor(picture.pixelColor(margin + x, margin + y)).name()


@pytest.mark.slow
def test_a_deck_that_is_opened_is_on_the_table_at_once(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_svgz(tmp_path / "mine.svgz", svg_text())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answering((str(path), "")))
    program = start()
    dialog = SettingsDialog(program.preferences, program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    control = control_of(dialog)
    action(control, "A card deck of KDE or GNOME…").trigger()
    assert control.note.text() == "mine.svgz is being opened…"
    qtbot.waitUntil(lambda: program.preferences.settings.deck.startswith("own/"), timeout=60_000)
    chosen = program.preferences.settings.deck
    assert program.window.table.options.deck_style.deck == chosen
    assert control.list.currentText() == "mine"
    assert control.note.isHidden()


def open_settings(program: Program) -> SettingsDialog:
    """Opens the settings as the menu does."""
    program.window.actions_by_name["settings"].trigger()
    dialog = program.window.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def close_settings(qtbot: QtBot, program: Program, dialog: SettingsDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.window.findChild(SettingsDialog) is None)


@pytest.mark.slow
def test_who_leaves_the_settings_gets_the_cards_nevertheless(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = open_settings(program)
    control_of(dialog).open(write_svgz(tmp_path / "mine.svgz", svg_text()))
    close_settings(qtbot, program, dialog)
    again = open_settings(program)
    assert "mine.svgz is being opened" in control_of(again).note.text()
    close_settings(qtbot, program, again)
    qtbot.waitUntil(lambda: program.preferences.settings.deck.startswith("own/"), timeout=60_000)
    chosen = program.preferences.settings.deck
    assert program.window.table.options.deck_style.deck == chosen
    assert control_of(open_settings(program)).list.currentText() == "mine"


@pytest.mark.slow
def test_who_leaves_the_settings_hears_of_cards_that_cannot_be_used(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = open_settings(program)
    control_of(dialog).open(tmp_path / "gone.svgz")
    close_settings(qtbot, program, dialog)
    qtbot.waitUntil(lambda: bool(program.window.banner.text), timeout=60_000)
    assert "gone.svgz cannot be read" in program.window.banner.text
    assert program.preferences.settings.deck == Settings().deck


def never_ready(_connection: object, _path: str) -> None:
    """Imports a deck that needs longer than anybody waits."""
    Event().wait()


@pytest.mark.parametrize("is_chosen", [False, True])
def test_who_does_not_want_to_wait_for_cards_keeps_the_others(
    qtbot: QtBot, tmp_path: Path, *, is_chosen: bool
) -> None:
    preferences = Preferences(tmp_path / "settings")
    dialog = SettingsDialog(preferences, deck_import=DeckImportProcess(target=never_ready))
    qtbot.addWidget(dialog)
    dialog.show()
    control = control_of(dialog)
    assert control.stop_button.isHidden()
    control.open(tmp_path / "mine.svgz")
    assert not control.stop_button.isHidden()
    if is_chosen:
        # What is chosen while cards are opened stays chosen.
        control.list.activated.emit(control.list.currentIndex())
    else:
        QTest.mouseClick(control.stop_button, Qt.MouseButton.LeftButton)
    assert not control.import_process.is_busy
    assert control.note.isHidden()
    assert control.stop_button.isHidden()
    assert preferences.settings.deck == Settings().deck


def test_pages_of_the_rules_show_the_deck_as_well(own: str, qtbot: QtBot) -> None:
    view = RulesView(load_ruleset("hasbro-2001"), TableOptions(DeckStyle(own)))
    qtbot.addWidget(view)
    picture = view.loadResource(0, QUrl(f"{CARDS}Kh 9s"))
    assert isinstance(picture, QPixmap)
    image = picture.toImage()
    seen = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
    assert {colour_of("Kh"), colour_of("9s")} <= seen


def test_a_folder_is_asked_for_as_well(
    dialog: SettingsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_folder(tmp_path / "cardset-mine")
    opened: list[Path] = []
    control = control_of(dialog)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", answering(str(folder)))
    monkeypatch.setattr(control.import_process, "open", opened.append)
    action(control, "A folder of pictures…").trigger()
    assert opened == [folder]


def test_decks_of_the_system_are_offered_by_name(
    dialog: SettingsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "share" / "carddecks" / "svg-fine"
    folder.mkdir(parents=True)
    path = write_svgz(folder / "fine.svgz", svg_text())
    (folder / "index.desktop").write_text("Name=Fine cards\n", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    opened: list[Path] = []
    control = control_of(dialog)
    monkeypatch.setattr(control.import_process, "open", opened.append)
    of_gnome = tmp_path / "share" / "aisleriot" / "cards"
    of_gnome.mkdir(parents=True)
    other = write_svgz(of_gnome / "fine.svgz", svg_text())
    action(control, "Fine cards").trigger()
    action(control, "fine (GNOME)").trigger()
    assert opened == [path, other]


def test_suits_of_its_own_stand_beside_the_name_of_a_deck(own: str, dialog: SettingsDialog) -> None:
    control = control_of(dialog)
    control.show_value(own)
    assert control.list.currentText() == "mine"
    folder, (deck,) = deck_library.folder_of(own), deck_library.imported_decks()
    assert folder is not None
    deck_library.write_deck_info(folder, replace(deck.info, has_own_suits=True))
    control.show_value(own)
    assert control.list.currentText() == "mine, with suits of its own"


@pytest.mark.parametrize("problem", DeckProblem)
def test_a_bad_deck_gives_one_sentence_and_changes_nothing(
    dialog: SettingsDialog, problem: DeckProblem
) -> None:
    control = control_of(dialog)
    control.import_process.name = "mine.svgz"
    control.import_process.failed.emit(problem)
    assert not control.note.isHidden()
    assert "mine.svgz" in control.note.text()
    assert control.list.currentText() == "As the rules say"


def test_a_deck_can_be_taken_away(own: str, dialog: SettingsDialog) -> None:
    control = control_of(dialog)
    control.tell(own)
    assert control.list.currentText() == "mine"
    action(control, "Take mine away").trigger()
    assert own not in control.values
    assert control.list.currentText() == "As the rules say"
    assert deck_library.imported_decks() == ()


def test_a_deck_that_is_gone_gives_way_to_that_of_the_rules(
    own: str, dialog: SettingsDialog
) -> None:
    settings = Settings(deck=own)
    assert deck_style(settings, "box").deck == own
    deck_library.remove_deck(own)
    assert deck_style(settings, "box").deck == "basket"
    control = control_of(dialog)
    control.show_value(own)
    assert control.note.text() == "Your cards are not there any more: open them again."


def test_cards_are_called_as_ordinary_cards_are(own: str) -> None:
    assert names_in_use(Settings(deck=own)) is Names.CLASSIC
    Naming.use(Names.RULES)


@for_each(text=ALL)
def test_pictures_of_the_deck_are_drawn(own: str, text: str) -> None:
    assert colour(DeckStyle(own), text, 60, 70) == colour_of(text)


def test_the_value_is_written_on_a_foreign_card(own: str) -> None:
    painter = CardPainter(DeckStyle(own))
    for text, ground in (("Kh", "#f4ecd8"), ("2h", "#f0c04a")):
        picture = painter.face(text, 100, 1).toImage()
        strip = [(x, y) for x in range(3, 20) for y in range(48, 80)]
        assert ground in {picture.pixelColor(x, y).name() for x, y in strip}


@pytest.mark.parametrize(
    "style",
    [
        DeckStyle(four_colours=True),
        DeckStyle(large_index=True),
        DeckStyle(high_contrast=True),
    ],
)
def test_what_a_picture_cannot_do_our_index_does(own: str, style: DeckStyle) -> None:
    assert colour(DeckStyle(own), "Kh", 3, 30) == colour_of("Kh")
    assert colour(replace(style, deck=own), "Kh", 3, 30) != colour_of("Kh")


def test_small_cards_carry_our_index(own: str) -> None:
    assert colour(DeckStyle(own), "Kh", 2, 14, width=45) != colour_of("Kh")


def test_what_a_deck_lacks_is_drawn_by_us(qapp: object, tmp_path: Path) -> None:
    value = import_deck(write_svgz(tmp_path / "mine.svgz", svg_text(ALL[:-2])))
    ours, theirs = CardPainter(DeckStyle()), CardPainter(DeckStyle(value))
    for text in ("Jk", "Ca", "back"):
        assert theirs.face(text, DRAWN, 1).toImage() == ours.face(text, DRAWN, 1).toImage()


def test_a_picture_that_was_deleted_is_drawn_by_us(own: str) -> None:
    folder = deck_library.folder_of(own)
    assert folder is not None
    deck_library.picture_path(folder, "Kh").unlink()
    ours = CardPainter(DeckStyle()).face("Kh", DRAWN, 1).toImage()
    assert CardPainter(DeckStyle(own)).face("Kh", DRAWN, 1).toImage() == ours


def test_the_windows_thread_draws_a_deck_without_its_files(own: str) -> None:
    painter = CardPainter(DeckStyle(own))
    deck_library.remove_deck(own)
    ours = CardPainter(DeckStyle()).face("Kh", DRAWN, 1).toImage()
    assert painter.face("Kh", DRAWN, 1).toImage() != ours
