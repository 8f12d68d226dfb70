"""Turns at the real table by the real rules, by mouse, drag and keys."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from canasta_gui.session.session import Session
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import DealEnd, Phase, format_cards
from tests.gui.table.conftest import Oracle, Table, centre
from tests.kit.positions import match_at, position

SAMBA: dict[str, Any] = {"edition": "complete-samba", "players": 4}
RUN, KINGS, MORE_KINGS = (Zone(ZoneKind.MELD, 0, index) for index in range(3))
Key = Qt.Key


class RuledTable(Table):
    """A table with a session behind it, at which seat 0 has to act."""

    def __init__(self, widget: TableWidget, session: Session) -> None:
        super().__init__(widget, Oracle())
        self.session = session
        session.listener = widget.play
        widget.set_oracle(session)
        widget.gesture.connect(session.handle)
        widget.show_view(session.view())

    @property
    def melds(self) -> list[str]:
        """Returns the own melds in order."""
        table = self.session.match.state.public.sides[0]
        return [format_cards(meld.cards) for meld in table.melds]

    @property
    def hand(self) -> str:
        """Returns the own hand."""
        return format_cards(self.session.match.state.private[0].hand)

    @property
    def end(self) -> DealEnd | None:
        """Returns how the deal ended."""
        return self.session.match.state.public.end

    @property
    def felt(self) -> QPoint:
        """Returns a point on which no card lies."""
        place = self.board.arrangement.new_meld
        return QPoint(round(place.cx), round(place.cy))

    @property
    def menu(self) -> QMenu:
        """Returns the menu that asks which meld is meant."""
        menu = self.widget.choice.menu
        assert menu is not None
        return menu

    def carry(self, face: str, target: Zone) -> None:
        """Drags a card of the hand to a place."""
        self.drag(self.spot(self.sprite(face)), self.middle(target))

    def raise_by_key(self, *faces: str) -> None:
        """Moves along the hand by keys and raises these cards."""
        for face in faces:
            self.key(Key.Key_Down, Key.Key_Down, Key.Key_Down)
            wanted = self.board.hand.index(self.sprite(face))
            while (spot := self.widget.keyboard.spot) is None or spot.card != wanted:
                self.key(Key.Key_Right)
            self.key(Key.Key_Space)


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[..., RuledTable]:
    """Returns a table with a hand and own melds."""

    def make(hand: str, melds: str, **changes: Any) -> RuledTable:
        match = match_at(position(hand, melds, rules=SAMBA, melded=[0], **changes))
        widget = TableWidget()
        qtbot.addWidget(widget)
        widget.set_options(TableOptions(speed=Speed.INSTANT))
        widget.resize(1280, 860)
        widget.show()
        return RuledTable(widget, Session(match, Words(match.rules)))

    return make


@pytest.fixture
def table(sit_down: Callable[..., RuledTable]) -> RuledTable:
    """Returns a table on which the up-card extends a run; the hand then allows every action of
    Samba.
    """
    hand = "4h 5h Th 9c Tc Jc Kd 3s"
    return sit_down(hand, "6h 7h 8h, Kc Kd Ks, Kh Kc Ks", pile="9h")


def test_a_turn_by_mouse(table: RuledTable) -> None:
    table.drag(table.middle(PILE), table.middle(RUN))
    assert table.melds[0] == "6h 7h 8h 9h"
    table.carry("5h", RUN)
    table.carry("Th", RUN)
    assert table.melds[0] == "5h 6h 7h 8h 9h Th"
    for face in ("9c", "Tc", "Jc"):
        table.click(table.spot(table.sprite(face)))
    table.click(table.felt)
    assert table.melds[3] == "9c Tc Jc"
    table.drag(table.spot(table.sprite("Kd")), table.felt)
    second = [action for action in table.menu.actions() if not action.isSeparator()][2]
    at = table.menu.actionGeometry(second).center()
    QTest.mouseClick(table.menu, Qt.MouseButton.LeftButton, pos=at)
    assert table.melds[1:3] == ["Ks Kd Kc", "Ks Kh Kd Kc"]
    table.drag(table.middle(MORE_KINGS), table.middle(KINGS))
    assert table.melds[1:] == ["Ks Ks Kh Kd Kd Kc Kc", "9c Tc Jc"]
    table.carry("4h", RUN)
    assert table.melds[0] == "4h 5h 6h 7h 8h 9h Th"
    assert table.hand == "3s"
    table.carry("3s", PILE)
    assert table.end == "out"


def test_the_same_turn_by_keys(table: RuledTable) -> None:
    table.key(Key.Key_P)
    table.key(Key.Key_Tab, Key.Key_Return)
    assert table.melds[0] == "6h 7h 8h 9h"
    table.raise_by_key("5h")
    table.key(Key.Key_3)
    table.raise_by_key("Th")
    table.key(Key.Key_3)
    assert table.melds[0] == "5h 6h 7h 8h 9h Th"
    table.raise_by_key("9c", "Tc", "Jc")
    table.key(Key.Key_M)
    assert table.melds[3] == "9c Tc Jc"
    table.raise_by_key("Kd")
    table.key(Key.Key_M)
    QTest.keyClick(table.menu, Key.Key_3)
    assert table.melds[1:3] == ["Ks Kd Kc", "Ks Kh Kd Kc"]
    combine_by_key(table, MORE_KINGS, KINGS)
    assert table.melds[1:] == ["Ks Ks Kh Kd Kd Kc Kc", "9c Tc Jc"]
    table.raise_by_key("4h")
    table.key(Key.Key_2)
    assert table.melds[0] == "4h 5h 6h 7h 8h 9h Th"
    table.raise_by_key("3s")
    table.key(Key.Key_P)
    assert table.end == "out"


def test_melds_are_joined_by_clicks_alone(sit_down: Callable[..., RuledTable]) -> None:
    melds = "Kc Kd Ks, Kh Kc Ks, Qc Qd Qs"
    table = sit_down("4h 5h Th 9c", melds, pile="9d", phase="play", drew="stock")
    kings, more, queens = (Zone(ZoneKind.MELD, 0, at) for at in range(3))
    card_handler = table.widget.table_scene.card_handler
    # Where it cannot go it is put back without a word; so it is when a card is raised.
    table.click(table.middle(more))
    assert card_handler.held is not None
    table.click(table.felt)
    assert card_handler.held is None
    table.click(table.middle(more))
    table.click(table.spot(table.sprite("9c")))
    assert card_handler.held is None
    table.click(table.spot(table.sprite("9c")))
    # One that may go nowhere is not taken up.
    table.click(table.middle(queens))
    assert card_handler.held is None
    table.click(table.middle(more))
    table.click(table.middle(kings))
    assert table.melds == ["Ks Ks Kh Kd Kc Kc", "Qs Qd Qc"]


def combine_by_key(table: RuledTable, moving: Zone, staying: Zone) -> None:
    """Picks up one meld with Space and puts it on another one with Enter."""
    go_to(table, moving)
    table.key(Key.Key_Space)
    go_to(table, staying)
    table.key(Key.Key_Return)


def go_to(table: RuledTable, zone: Zone) -> None:
    """Moves the focus to a place by arrow keys."""
    keyboard = table.widget.keyboard
    for _ in range(8):
        table.key(Key.Key_Down)
    for _ in range(8):
        row = next(row for row in keyboard.rows() if keyboard.spot in row)
        if any(spot.zone == zone for spot in row):
            while keyboard.spot is None or keyboard.spot.zone != zone:
                table.key(Key.Key_Right)
            return
        table.key(Key.Key_Up)
    raise AssertionError(zone)


def test_two_cards_are_drawn_with_one_click(sit_down: Callable[..., RuledTable]) -> None:
    table = sit_down("4h 5h 6h Kd 3s", "7c 8c 9c", pile="4d", stock={"count": 30, "top": "5d 6d"})
    table.click(centre(table.board.frame.stock))
    assert table.hand == "3s 4h 5h 5d 6h 6d Kd"
    assert table.session.match.state.public.phase is Phase.PLAY


def test_what_does_not_fit_a_run_is_refused_with_a_reason(
    sit_down: Callable[..., RuledTable],
) -> None:
    table = sit_down("5h Th 2c Kd 3s", "6h 7h 8h", pile="4d", phase="play", drew="stock")
    for face in ("Kd", "2c"):
        table.carry(face, RUN)
        assert table.melds == ["6h 7h 8h"]
        assert table.session.view().notice


def test_a_card_behind_a_gap_waits_beside_the_run_for_what_lacks(
    sit_down: Callable[..., RuledTable],
) -> None:
    table = sit_down("5h 9h Th Kd 3s", "6h 7h 8h", pile="4d", phase="play", drew="stock")
    table.carry("Th", RUN)
    assert table.melds == ["6h 7h 8h"]
    table.carry("9h", RUN)
    table.key(Key.Key_Tab, Key.Key_Return)
    assert table.melds == ["6h 7h 8h 9h Th"]
