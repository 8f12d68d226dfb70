"""Makes the pictures of the documents from fixed deals."""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_gui.controller import networks
from canasta_gui.controller.phone_seats import PhoneSeats, SeatState
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.dialogs.phone_dialog import PhoneDialog
from canasta_gui.dialogs.real_cards.real_cards_dialog import RealCardsDialog
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.persistence.sheet_store import SheetStore
from canasta_gui.phones.addresses import Network
from canasta_gui.table.motion.timing import TICK, TIMINGS
from canasta_gui.theme.tokens import LIGHT
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.gestures import Activate, Press
from canasta_gui.viewmodel.table_choices import HintLevel, Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, STOCK
from canasta_gui.windows.match.match_setup import begin_match
from engine import (
    CountedDeal,
    DrawStock,
    LeftCount,
    Match,
    RulesReference,
    ScoreSheet,
    SeatPlayer,
    SideCount,
    edition_ids,
    new_code,
    titles,
)
from tests.kit.played_matches import (
    first_match_where,
    groups_to_lay,
    is_rich,
    match_to_open,
    play_deal,
    usual_choice,
)
from tests.kit.tables import richest
from workshop.gallery import Tile, composed
from workshop.screenshot_program import PLAIN, ScreenshotProgram, save, screenshot_program

_LARGE: Final = QSize(1600, 1000)
_USUAL: Final = QSize(1280, 800)
_COLUMNS: Final = 3
_TILE_WIDTH: Final = 640
"""The columns of the sheet of games, and the width of its tables in pixels."""

_PEOPLE: Final = ("Anna", "Ben", "Cleo", "Dora")
_BROWSER: Final = Path("/usr/bin/chromium")
_SCRIPT: Final = Path(__file__).resolve().parents[2] / "tests" / "gui" / "phones" / "browser.py"
_HOME: Final = "192.168.178.23"
_KINGS: Final = ".tile[aria-label^=king]"
_GAP: Final = 24
_SHOT: Final = {
    "steps": [
        ["#buttons [data-place=stock]", "discard"],
        *([_KINGS, f"↑{count}"] for count in (1, 2, 3)),
    ],
    "sizes": [(390, 780)],
    "moves": 0,
}
"""What is done on the phone before its picture is taken."""


def main(arguments: Sequence[str]) -> int:
    """Writes every picture; returns the exit status."""
    parser = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    with screenshot_program(_USUAL) as room:
        room.program.flow.greet()
        room.shoot(folder / "welcome.webp")
        _shoot_table(room, folder)
        _shoot_games(room, folder)
        _shoot_opening(room, folder)
        _shoot_phones(room, folder)
        _shoot_real_cards(room, folder)
        _shoot_learning(room, folder)
    return 0


def _shoot_phones(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the sheet with a code, and a hand on a phone beside its table."""
    room.show(_people_at_phones())
    with _party(room) as (seats, sheet):
        link = _invite(room, seats, sheet)
        address, seats.host.address = seats.host.address, _HOME
        seats.changed.emit()
        room.shoot(folder / "phone-code.webp")
        seats.host.address = address
        if not _BROWSER.exists():
            sys.stdout.write("no browser: the picture of the phone stays as it is\n")
            return
        with tempfile.TemporaryDirectory() as name:
            picture, result = Path(name) / "phone.png", Path(name) / "played.json"
            wish = json.dumps({**_SHOT, "links": [link], "picture": str(picture)})
            command = [sys.executable, _SCRIPT, result]
            with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as browser:
                assert browser.stdin is not None
                browser.stdin.write(wish)
                browser.stdin.close()
                room.wait_for(lambda: seats.state_of(0) is SeatState.HERE)
                sheet.accept()
                room.wait_for(picture.exists)
                table = room.picture()
                room.wait_for(lambda: browser.poll() is not None)
            save(_beside(table, QImage(str(picture))), folder / "phone-hand.webp")


def _people_at_phones() -> Match:
    """Returns a match of four people in the middle of a deal."""
    people = tuple(SeatPlayer(name) for name in _PEOPLE)
    return Match.at(first_match_where(is_rich, "picture").state, people, new_code(b"phones"))


@contextmanager
def _party(room: ScreenshotProgram) -> Generator[tuple[PhoneSeats, PhoneDialog], None, None]:
    """Yields the phones of the table, and the sheet with their codes, served to this computer."""
    before, networks.networks = networks.networks, lambda: (Network("Wi-Fi", "127.0.0.1"),)
    room.window.actions_by_name["phone"].trigger()
    sheet, seats = room.window.sheets.top, room.program.commands.dialogs.phones.seats
    assert isinstance(sheet, PhoneDialog)
    assert seats is not None
    try:
        yield seats, sheet
    finally:
        networks.networks = before
        seats.take_back(0)
        if room.window.sheets.top is not None:
            room.window.sheets.top.accept()


def _invite(room: ScreenshotProgram, seats: PhoneSeats, sheet: PhoneDialog) -> str:
    """Returns the link of the first seat, whose code is shown."""
    sheet.people.buttons["0"].click()
    sheet.show_button.click()
    room.wait_for(lambda: bool(seats.link_of(0)))
    return seats.link_of(0)


def _shoot_real_cards(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the score of an evening with real cards: the worked hand of the documents, and two
    more deals.
    """
    nothing, left = LeftCount(), LeftCount(points=25)
    worked = SideCount(melded=215, natural=1, mixed=1, bonus=1)
    theirs = SideCount(melded=340, natural=1, mixed=1, bonus=2)
    deals = (
        CountedDeal((worked, SideCount(melded=90)), (nothing, left, left, nothing), out=0),
        CountedDeal((SideCount(melded=65), theirs), (left, nothing, left, nothing), out=1),
        CountedDeal((theirs, worked), (nothing, left, nothing, left), out=2),
    )
    names = ("Anna", "Bert", "Clara", "Dieter")
    store = SheetStore()
    store.add(ScoreSheet(RulesReference("hasbro-2001"), names, day="2026-11-29", deals=deals))
    room.window.actions_by_name["real-cards"].trigger()
    room.shoot(folder / "real-cards.webp")
    (page,) = room.window.findChildren(RealCardsDialog)
    page.reject()


def _beside(table: QImage, phone: QImage) -> QImage:
    """Returns a table, and a phone on the right of it."""
    high = round(table.height() * 0.9)
    scaled = phone.scaledToHeight(high, Qt.TransformationMode.SmoothTransformation)
    width = table.width() + scaled.width() + 2 * _GAP
    both = QImage(width, table.height(), QImage.Format.Format_RGB32)
    both.fill(QColor(LIGHT.window))
    painter = QPainter(both)
    painter.drawImage(0, 0, table)
    painter.drawImage(table.width() + _GAP, (both.height() - high) // 2, scaled)
    painter.end()
    return both


def _shoot_table(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the middle of a deal."""
    room.show(first_match_where(is_rich, "picture"))
    room.resize(_LARGE)
    room.shoot(folder / f"table-{_LARGE.width()}x{_LARGE.height()}.webp")
    room.resize(_USUAL)


def _shoot_games(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots a table of each edition, for its usual number of players, on one sheet."""
    tiles: list[Tile] = []
    for edition in edition_ids():
        room.show(richest(RulesReference(edition)))
        tiles.append((titles()[edition], room.picture()))
    save(composed(tiles, _COLUMNS, _TILE_WIDTH), folder / "games.webp")


def _shoot_opening(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the draw for seats, when everybody has gone to a seat."""
    choice = replace(usual_choice(), edition="stingray-classic")
    match = begin_match(choice, new_code(b"picture"))
    room.program.preferences.change(speed=Speed.NORMAL)
    room.window.use_names(match.rules.words.style)
    room.window.show_table()
    room.program.conductor.begin(match)
    table_scene = room.window.table.table_scene
    while (beat := table_scene.player.beat) is None or beat.kind is not BeatKind.SEATS:
        table_scene.clock.advance(TICK)
    table_scene.clock.advance(TIMINGS[BeatKind.SEATS].travel)
    save(room.window.grab().toImage(), folder / "draw-for-seats.webp")
    room.program.preferences.change(speed=Speed.INSTANT)


_READ_FIRST = 3
"""The number of steps of the first lesson before something is to be done."""


def _shoot_learning(room: ScreenshotProgram, folder: Path) -> None:
    """Writes all pictures."""
    _shoot_lesson(room, folder)
    room.program.preferences.change(hints=HintLevel.FULL)
    _shoot_refusal(room, folder)
    _shoot_hint(room, folder)
    room.program.preferences.change(hints=PLAIN.hints)
    _shoot_review(room, folder)
    _shoot_words(room, folder)


def _shoot_lesson(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the first task of the first lesson."""
    room.program.flow.greet()
    room.window.welcome.learn_button.click()
    teaching = room.program.commands.dialogs.learning.lesson_flow
    assert teaching is not None
    for _ in range(_READ_FIRST):
        room.settle()
        teaching.card.next_button.click()
    room.shoot(folder / "lesson.webp")
    teaching.leave()


def _shoot_refusal(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots a refused opening, for which nothing can be done yet."""
    room.show(match_to_open())
    conductor, session = room.program.conductor, room.program.conductor.session
    assert session is not None
    conductor.handle(Activate(STOCK, ()))
    conductor.handle(Activate(FELT, groups_to_lay(session.match)[0]))
    conductor.handle(Press(ButtonId.LAY))
    room.shoot(folder / "refusal.webp")


def _shoot_hint(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots a hint after the draw, whose cards are shown where they would lie."""
    match = first_match_where(is_rich, "picture")
    match.play(DrawStock())
    room.show(match)
    room.window.actions_by_name["hint"].trigger()
    hints = room.program.commands.hints
    room.wait_for(lambda: bool(hints.hint))
    room.shoot(folder / "hint.webp")
    hints.end()


def _shoot_review(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the review with the most costly decisions of a deal."""
    match = first_match_where(is_rich, "picture")
    list(play_deal(match))
    room.show(match)
    room.window.actions_by_name["review"].trigger()
    dialog = room.window.findChild(DealReviewDialog)
    assert dialog is not None
    room.wait_for(lambda: dialog.reviewing.is_done)
    room.shoot(folder / "review.webp", dialog)
    dialog.close()


def _shoot_words(room: ScreenshotProgram, folder: Path) -> None:
    """Shoots the glossary with a word that is searched for."""
    room.window.actions_by_name["glossary"].trigger()
    reader = room.window.findChild(RulesReader)
    assert reader is not None
    room.settle()
    reader.search.setText("frozen")
    reader.open_page("glossary")
    room.shoot(folder / "glossary.webp", reader)
    reader.close()
