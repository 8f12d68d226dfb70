"""Tests the first page."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.i18n.translator import language_names
from canasta_gui.persistence.folders import KEPT, matches_folder
from canasta_gui.settings.model import Scheme, Settings
from canasta_gui.settings.person import Person
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from canasta_gui.viewmodel.zones import STOCK
from canasta_gui.windows.frame.card_fan import CardFan
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.frame.welcome import Welcome
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from engine import Phase
from tests.gui.kit.play import LEFT, click, is_to_act, view_of, wait_for_turn
from tests.gui.kit.program import QuickWorker
from tests.gui.kit.widest_language import WIDEST_LANGUAGES, spoken
from tests.gui.sound.sound_recorder import SoundRecorder


@pytest.mark.parametrize(("width", "height"), [(300, 220), (500, 400), (900, 220), (1540, 508)])
def test_the_fan_is_drawn_whole(qtbot: QtBot, width: int, height: int) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(width, height)
    fan.deal("hasbro-2001", is_still=True)
    fan.finish()
    image = drawn_alone(fan)
    assert image.pixelColor(width // 2, height // 2).alpha() == 255
    across = [(x, y) for x in range(width) for y in (0, height - 1)]
    down = [(x, y) for x in (0, width - 1) for y in range(height)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in across + down)


def drawn_alone(widget: QWidget) -> QImage:
    """Returns what a widget draws, without a ground."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return image


def test_the_fan_stands_clear_of_the_box(qtbot: QtBot) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(900, 220)
    fan.deal("hasbro-2001", is_still=True)
    fan.finish()
    image = drawn_alone(fan)
    columns = range(image.width())
    drawn = [any(image.pixelColor(x, y).alpha() for y in range(220)) for x in columns]
    edges = [x for x in columns[1:] if drawn[x] != drawn[x - 1]]
    assert len(edges) == 4, "box and fan"
    assert edges[2] - edges[1] >= 3


def picture(fan: CardFan) -> bytes:
    """Returns the pixels of the fan."""
    image = fan.grab().toImage()
    return bytes(image.constBits())


def test_the_fan_deals_itself_and_then_rests(qtbot: QtBot) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(500, 250)
    fan.show()
    empty = picture(fan)
    fan.deal("hasbro-2001", is_still=False)
    box = picture(fan)
    assert box != empty
    qtbot.waitUntil(lambda: fan.is_moving)
    qtbot.waitUntil(lambda: not fan.is_moving)
    lying = picture(fan)
    assert lying != box
    fan.deal("hasbro-2001", is_still=False)
    assert not fan.is_moving
    assert picture(fan) == lying


def test_the_fan_lies_at_once_where_nothing_shall_move(qtbot: QtBot) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(500, 250)
    fan.show()
    fan.deal("hasbro-2001", is_still=True)
    box = picture(fan)
    qtbot.waitUntil(lambda: picture(fan) != box)
    assert not fan.is_moving


def test_no_card_is_drawn_on_the_way_to_the_first_frame(
    qapp: QApplication, qtbot: QtBot, own_folders: Path, look: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = CardPainter.draw

    def note(painter: CardPainter, text: str, width: float, ratio: float) -> QImage:
        # The frame itself orders the cards of the fan from a thread, which may begin at once.
        if current_thread() is main_thread():
            drawn.append(text)
        return draw(painter, text, width, ratio)

    monkeypatch.setattr(CardPainter, "draw", note)
    base = ProgramBase(qapp, own_folders)
    qtbot.addWidget(base.window)
    base.show()
    base.window.grab()
    assert drawn == []


def test_the_box_of_the_game_that_would_be_dealt_stands_there(qtbot: QtBot) -> None:
    fan = CardFan()
    qtbot.addWidget(fan)
    fan.resize(500, 250)
    seen_boxes: set[bytes] = set()
    for edition in ("hasbro-2001", "stingray-classic", "winning-moves-deluxe"):
        fan.deal(edition, is_still=True)
        fan.finish()
        seen_boxes.add(picture(fan))
    assert len(seen_boxes) == 3


def test_a_newcomer_holds_a_first_card_after_two_clicks(
    qtbot: QtBot, start: Callable[..., Program]
) -> None:
    program = start()
    window = program.window
    assert not window.is_at_table
    QTest.mouseClick(window.welcome.play_button, LEFT)
    wait_for_turn(qtbot, program)
    held = len(view_of(program).seats[0].hand)
    click(qtbot, program, window.table.table_scene.board.arrangement.areas[STOCK])
    qtbot.waitUntil(lambda: is_to_act(program, Phase.PLAY))
    assert len(view_of(program).seats[0].hand) > held
    assert any(card.is_new for card in view_of(program).seats[0].hand)


@pytest.mark.parametrize("language", WIDEST_LANGUAGES)
def test_large_type_has_room_on_a_small_screen(
    qtbot: QtBot, qapp: QApplication, look: None, language: str
) -> None:
    with spoken(qapp, language):
        apply_theme(qapp, Settings(text_scale=2.0), load_fonts())
        page = Welcome()
        qtbot.addWidget(page)
        page.show_offer(
            "Deluxe Canasta Caliente: Anna, Berta, Carlos, Dora", "hasbro-2001", has_saved=True
        )
        persons = {
            str(at): Person(name=name) for at, name in enumerate(("Anna", "Bernhard", "Clara"))
        }
        page.show_persons(persons, "0")
        # The size that a window of 800 x 700 leaves below its menus.
        page.resize(800, 630)
        page.show()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: page.area.verticalScrollBar().maximum() == 0)
        assert page.area.horizontalScrollBar().maximum() == 0


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("scale", [3.0, 4.0])
def test_words_take_the_place_of_ornaments_and_scroll(
    qtbot: QtBot, qapp: QApplication, scale: float
) -> None:
    apply_theme(qapp, Settings(text_scale=scale), load_fonts())
    page = Welcome()
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    QApplication.processEvents()
    assert page.minimumSizeHint().width() <= 1024
    assert page.area.horizontalScrollBar().maximum() == 0
    assert page.fan.isHidden()
    page.activateWindow()
    page.rules_button.setFocus()
    QTest.keyClick(page.rules_button, Qt.Key.Key_Tab)
    assert not page.language_button.visibleRegion().isEmpty()


def test_learning_has_a_large_button_beside_playing(start: Callable[..., Program]) -> None:
    page = start().window.welcome
    play, learn = page.play_button, page.learn_button
    tops = [it.mapTo(page, QPoint(0, 0)).y() for it in (play, learn)]
    assert tops[0] == tops[1]
    assert learn.height() == play.height()


@pytest.mark.parametrize(
    ("name", "words", "own"), [("de", "Karten geben", "Deutsch"), ("es", "Repartir", "Español")]
)
def test_the_language_is_found_by_who_reads_no_other(
    qtbot: QtBot, start: Callable[..., Program], name: str, words: str, own: str
) -> None:
    program = start()
    choice = program.window.welcome.language_button
    play = program.window.welcome.play_button
    entries = choice.languages.actions()
    assert [it.text() for it in entries] == list(language_names().values())
    places = {it.data(): place for place, it in enumerate(entries)}
    for code, said, said_of_language in ((name, words, own), ("en", "Deal the cards", "English")):
        choice.setFocus()
        QTimer.singleShot(0, partial(_choose_by_keys, choice.languages, places[code]))
        QTest.keyClick(choice, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda said=said: play.text().startswith(said))
        assert program.preferences.settings.language == code
        assert choice.text() == said_of_language
        assert choice.accessibleName().endswith(choice.text())
        assert [it.data() for it in entries if it.isChecked()] == [code]


def _choose_by_keys(menu: QMenu, place: int) -> None:
    """Presses an entry of an open menu."""
    for _ in range(place + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


@pytest.mark.parametrize("has_kept", [False, True])
def test_the_first_picture_of_the_page_does_not_change(
    qapp: QApplication,
    qtbot: QtBot,
    own_folders: Path,
    look: None,
    ear: SoundRecorder,
    has_kept: bool,
) -> None:
    if has_kept:
        kept = matches_folder() / KEPT
        kept.mkdir(parents=True)
        (kept / "old.canasta").touch()
    base = ProgramBase(qapp, own_folders)
    qtbot.addWidget(base.window)
    base.show()
    first = seen(base.window)
    program = Program(base, cast("Worker", QuickWorker()), ear)
    program.begin()
    assert seen(base.window) == first
    assert base.window.welcome.saved_button.isVisible() is has_kept
    program.end()


def seen(window: MainWindow) -> dict[str, object]:
    """Returns the position and state of everything that can be pressed on the first page and in the
    tools.
    """
    page, tools = window.welcome, window.menus.toolbar
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    buttons = {button.text(): button.geometry() for button in page.findChildren(QPushButton)}
    shown = {button.text() for button in page.findChildren(QPushButton) if button.isVisible()}
    enabled = {tool.text() for tool in tools.findChildren(QToolButton) if tool.isEnabled()}
    return {"buttons": buttons, "shown": shown, "enabled": enabled}


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_box_of_the_shelf_leads_to_its_match(program: Program, key: Qt.Key) -> None:
    welcome = program.window.welcome
    program.preferences.change(scheme=Scheme.LIGHT)
    program.preferences.remember(recent_games=("house/gone", "samba"))
    program.flow.greet()
    boxes = welcome.games.boxes
    assert [box.edition for box in boxes][:2] == ["samba", "winning-moves-deluxe"]
    assert len(boxes) == 5
    assert boxes[0].accessibleName() == "Samba of 1951"
    assert boxes[0].accessibleDescription()
    chosen = [box.edition == program.flow.usual.edition for box in boxes]
    assert any(chosen)
    assert [box.isChecked() for box in boxes] == chosen
    boxes[0].setFocus()
    boxes[0].ensurePolished()
    # The ring of the focus is light on the felt.
    assert boxes[0].palette().windowText().color().lightness() > 180
    QTest.keyClick(boxes[0], key)
    sheet = program.window.sheets.top
    assert isinstance(sheet, NewMatchDialog)
    assert sheet.choice.edition == "samba"
    # The match was not chosen yet.
    assert [box.isChecked() for box in boxes] == chosen


def test_boxes_grow_with_the_window_as_words_do(program: Program) -> None:
    program.flow.greet()
    box = program.window.welcome.games.boxes[0]
    usual = box.sizeHint().width()
    program.window.resize(3840, 2160)
    QCoreApplication.processEvents()
    assert box.width() == box.sizeHint().width() > 1.8 * usual
