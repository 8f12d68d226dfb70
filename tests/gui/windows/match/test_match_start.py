"""Tests the start of a match at the real table: shown, announced, skipped, and short on request."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.windows.startup.program import Program
from engine import SeatsDrawn
from tests.gui.kit.play import LEFT, match_of, view_of

NAMES = ("Anna", "Berta", "Carlos", "Dora")
DRAWING = ("stingray-classic", "classic-1951")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the texts that a screen reader gets."""
    words: list[str] = []

    def announce(_table: TableWidget, text: str, *, is_urgent: bool = False) -> None:
        del is_urgent
        words.append(text)

    monkeypatch.setattr(TableWidget, "announce", announce)
    return words


class Opening:
    """Records every beat of the start of a match."""

    def __init__(self, program: Program, edition: str, **settings: object) -> None:
        self.program = program
        self.table = program.window.table
        self.beats: list[Beat] = []
        self.told: list[str] = []
        program.preferences.change(speed=Speed.FAST, **settings)
        self.table.table_scene.player.beat_begun.connect(self._note)
        seats = tuple(RememberedSeat(name=name, is_person=name == NAMES[0]) for name in NAMES)
        program.flow.begin(RememberedMatch(edition=edition, players=4, seats=seats))

    @property
    def drawn(self) -> SeatsDrawn:
        """Returns the event with the drawn cards."""
        events = match_of(self.program).moments[0].entry.events
        return next(event for event in events if isinstance(event, SeatsDrawn))

    def play(self, until: BeatKind) -> None:
        """Advances the clock until a beat of this kind has begun."""
        clock = self.table.table_scene.clock
        for _ in range(3000):
            if self.beats and self.beats[-1].kind is until:
                return
            clock.advance(40)
        raise AssertionError(f"there is no {until}")

    def _note(self, beat: Beat) -> None:
        show = self.table.table_scene.furniture_state()
        assert show is not None
        self.beats.append(beat)
        self.told.append(show.line)


@pytest.mark.parametrize("edition", DRAWING)
def test_everybody_draws_turns_and_sits_down(program: Program, edition: str) -> None:
    opening = Opening(program, edition)
    opening.play(BeatKind.GATHER)
    kinds = [beat.kind for beat in opening.beats]
    draws = opening.drawn.draws
    assert kinds == [BeatKind.SPREAD, *[BeatKind.PICK] * len(draws), BeatKind.SEATS, kinds[-1]]
    assert opening.told[0] == "Everybody draws a card for the seats."
    for told, draw in zip(opening.told[1:], draws, strict=False):
        name = NAMES[draw.player] if draw.player else "You"
        assert told.startswith(f"{name}: ")
    assert "The sides: " in opening.told[-2]


def test_plates_show_who_sits_there_just_then(program: Program) -> None:
    opening = Opening(program, "stingray-classic")
    opening.play(BeatKind.PICK)
    show = opening.table.table_scene.furniture_state()
    assert show is not None
    names = {seat.seat: seat.name for seat in show.view.seats}
    around = [names[show.chairs[seat.seat]] for seat in show.view.seats]
    called = ("You", *NAMES[1:])
    assert around == list(called)
    opening.play(BeatKind.GATHER)
    seated = opening.table.table_scene.furniture_state()
    assert seated is not None
    assert seated.chairs == ()
    players = opening.drawn.players
    assert [names[seat] for seat in range(4)] == [called[player] for player in players]


def test_the_cut_is_seen_and_told_before_the_cards_are_dealt(program: Program) -> None:
    opening = Opening(program, "hasbro-2001")
    opening.play(BeatKind.DEAL)
    kinds = [beat.kind for beat in opening.beats]
    assert kinds == [BeatKind.GATHER, BeatKind.CUT, BeatKind.UNDER, BeatKind.DEAL]
    assert {told.split()[-1] for told in opening.told[:3]} <= {"cuts.", "cut."}
    packet = [zone for zone in opening.beats[1].zones if zone.kind is ZoneKind.PACKET]
    assert len(packet) == 1
    assert not any(zone.kind is ZoneKind.PACKET for zone in opening.beats[2].zones)


@pytest.mark.parametrize("edition", DRAWING)
def test_a_screen_reader_is_told_all_of_it(program: Program, said: list[str], edition: str) -> None:
    Opening(program, edition)
    first = said[0]
    assert first.startswith("Cards drawn for the seats: ")
    assert "highest" in first
    assert "The sides: " in first
    assert "cuts." in first or "You cut." in first


def test_the_table_still_says_how_everybody_sits_when_it_is_over(
    qtbot: QtBot, program: Program
) -> None:
    opening = Opening(program, "stingray-classic")
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: opening.table.is_settled)
    assert "The sides: " in match_text(program)


def match_text(program: Program) -> str:
    session = program.conductor.session
    assert session is not None
    return " ".join((view_of(program).last_action, *session.log()))


@pytest.mark.parametrize("way", ["key", "a key of play", "menu"])
def test_it_can_be_skipped(qtbot: QtBot, program: Program, way: str) -> None:
    opening = Opening(program, "stingray-classic")
    opening.play(BeatKind.PICK)
    table = opening.table
    if way == "key":
        QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    elif way == "menu":
        program.window.actions_by_name["skip"].trigger()
    else:
        QTest.keyClick(table, Qt.Key.Key_D)
        assert match_of(program).state.public.facts.drew is None
    board = table.table_scene.board
    assert opening.beats[-1].kind is BeatKind.PICK
    assert not any(zone.kind in (ZoneKind.SPREAD, ZoneKind.DRAWN) for zone in board.sprites)
    assert len(board.hand) == len(view_of(program).seats[0].hand) > 0


def test_with_reduced_motion_nothing_flies(program: Program) -> None:
    opening = Opening(program, "stingray-classic", reduced_motion="on")
    opening.play(BeatKind.PICK)
    board = opening.table.table_scene.board
    zone = opening.beats[-1].at
    assert isinstance(zone, Zone)
    sprite, pose = board.sprites[zone][-1], board.arrangement.poses[zone][-1]
    assert (sprite.pose.x, sprite.pose.y) == (pose.x, pose.y)
    opening.play(BeatKind.UNDER)


def test_a_click_into_the_opening_only_skips_it(qtbot: QtBot, program: Program) -> None:
    opening = Opening(program, "stingray-classic")
    opening.play(BeatKind.SEATS)
    table = opening.table
    pose = table.table_scene.board.arrangement.poses[Zone(ZoneKind.SPREAD)][20]
    at = table.mapFromScene(pose.x, pose.y)
    before = match_of(program).entries
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    assert match_of(program).entries == before
    assert table.is_settled
    assert table.selected_cards() == ()
