"""Players of the assembled program: one uses the mouse, one the keyboard alone."""

from typing import Any, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.settings.model import Scanning
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.windows.startup.program import Program
from engine import Match, State, parse_cards
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.kit.positions import match_at, position

Key = Qt.Key


class Person(Protocol):
    """The actions of a person; the subclasses choose mouse or keys."""

    def raise_cards(self, text: str) -> None:
        """Raises these cards of the hand."""
        ...

    def go_to(self, zone: Zone) -> None:
        """Uses a place, with the raised cards if there are any."""
        ...

    def press(self, button: ButtonId) -> None:
        """Presses a button on the table."""
        ...


class AtTable:
    """The program and its table, as a person uses them."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot = qtbot
        self.program = program
        self.table = program.window.table
        self.table_scene = self.table.table_scene

    def _place_in_hand(self, card: int, taken: int) -> int:
        faces = [sprite.face for sprite in self.table_scene.board.hand]
        return [at for at, face in enumerate(faces) if face == card][taken]


class MouseUser(AtTable):
    """Plays with the mouse."""

    def raise_cards(self, text: str) -> None:
        cards = parse_cards(text)
        for number, card in enumerate(cards):
            at = self._place_in_hand(card, cards[:number].count(card))
            pose = self.table_scene.board.hand[at].pose
            self._click(pose.x - 0.36 * pose.width, pose.y)

    def go_to(self, zone: Zone) -> None:
        area = self.table_scene.area(zone)
        assert area is not None
        # Melds may cover the area up to its right end; the line above them is free.
        self._click_middle(Rect(area.right - 40, area.y, 40, 16) if zone == FELT else area)

    def press(self, button: ButtonId) -> None:
        self._click_middle(self.table_scene.furniture.buttons[button])

    def _click_middle(self, rect: Rect) -> None:
        self._click(rect.cx, rect.cy)

    def _click(self, x: float, y: float) -> None:
        at = self.table.mapFromScene(x, y)
        QTest.mouseClick(self.table.viewport(), LEFT, pos=QPoint(at))


class KeyUser(AtTable):
    """Plays with keys alone."""

    def raise_cards(self, text: str) -> None:
        cards = parse_cards(text)
        for number, card in enumerate(cards):
            self._walk_to(self._place_in_hand(card, cards[:number].count(card)))
            self._key(Key.Key_Space)

    def go_to(self, zone: Zone) -> None:
        if zone.kind is ZoneKind.MELD:
            # The figures count the melds as they lie, by rank.
            lying = self.table_scene.board.picture.melds_of(zone.owner)
            self._key(Key(Key.Key_1 + lying.index(zone)))
        else:
            self._key({STOCK: Key.Key_D, PILE: Key.Key_P, FELT: Key.Key_M}[zone])

    def press(self, button: ButtonId) -> None:
        if button is not ButtonId.NEXT:
            for _ in self.table_scene.furniture.buttons:
                self._key(Key.Key_Tab)
                spot = self.table.keyboard.spot
                if spot is not None and spot.button is button:
                    break
        self._key(Key.Key_Return)

    def _walk_to(self, at: int) -> None:
        for _ in range(40):
            spot = self.table.keyboard.spot
            if self.table.keyboard.is_shown and spot is not None and spot.card == at:
                return
            is_left = spot is not None and spot.card is not None and spot.card > at
            self._key(Key.Key_Left if is_left else Key.Key_Right)
        raise AssertionError(f"card {at} is never reached")

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.table, key)


class SwitchUser(AtTable):
    """Plays step by step with one switch: a short press goes on, a long one chooses."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        super().__init__(qtbot, program)
        program.preferences.change(scanning=Scanning.STEP)
        self._scan = program.switch_scan
        self.presses = 0
        """How often the switch was pressed, in either way."""

    def raise_cards(self, text: str) -> None:
        cards = parse_cards(text)
        for number, card in enumerate(cards):
            at = self._place_in_hand(card, cards[:number].count(card))
            self.choose(Spot(self.table_scene.board.hand_zone, card=at))

    def go_to(self, zone: Zone) -> None:
        self.choose(Spot(zone))

    def press(self, button: ButtonId) -> None:
        self.choose(Spot(button=button))

    def choose(self, wanted: object) -> None:
        """Chooses a spot of the table, or a widget, with as few presses as there are."""
        rest(self.qtbot, self.program)
        for _ in range(100):
            things = [it.thing for it in self._scan.offered]
            self._press(is_long=wanted in things)
            if things == [wanted]:
                return
        raise AssertionError(f"{wanted} was never offered")

    def _press(self, *, is_long: bool) -> None:
        self.presses += 1
        focus = self.program.window.focusWidget() or self.program.window
        QTest.keyPress(focus, Key.Key_Space)
        if is_long:
            self._scan.pass_step()
        QTest.keyRelease(focus, Key.Key_Space)


PEOPLE = (MouseUser, KeyUser)


def sit_at(
    qtbot: QtBot, program: Program, state: State, people: tuple[int, ...] = (0,)
) -> tuple[Match, TableView]:
    """Puts a position on the table of the program; returns the match and its view."""
    program.window.show_table()
    program.conductor.begin(match_at(state, people))
    rest(qtbot, program)
    return match_of(program), view_of(program)


def sit_at_the_end(
    qtbot: QtBot, program: Program, people: tuple[int, ...] = (0,), **changes: Any
) -> Match:
    """Puts a deal on the table that is over after one round; returns the match."""
    state = position("9s 4c 6d Kd", stock={"count": 4}, **changes)
    return sit_at(qtbot, program, state, people)[0]


def rest(qtbot: QtBot, program: Program) -> None:
    """Waits until nothing moves."""
    qtbot.waitUntil(lambda: program.window.table.is_settled, timeout=10_000)


def open_score(
    qtbot: QtBot, program: Program, who: "type[MouseUser | KeyUser] | None" = None
) -> DealScoreDialog:
    """Returns the score of the deal that is over, opened by its button on the table."""
    furniture = program.window.table.table_scene.furniture
    qtbot.waitUntil(lambda: ButtonId.COUNTED in furniture.buttons, timeout=30_000)
    qtbot.waitUntil(lambda: program.window.table.is_settled)
    (who or MouseUser)(qtbot, program).press(ButtonId.COUNTED)
    dialog = program.window.sheets.top
    assert isinstance(dialog, DealScoreDialog)
    return dialog
