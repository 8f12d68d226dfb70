"""Controls the table by keyboard: every gesture of the mouse has keys."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from canasta_gui.settings.table_keys import KEYS, MELDS, Key, TableKey
from canasta_gui.table.gestures.focus import (
    FocusRing,
    FocusRow,
    Spot,
    meld_numbered,
    rows_of,
    spot_rect,
)
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import Activate, Gesture, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind


class Keyboard(QObject):
    """Turns keys into gestures, which it sends, and keeps the focus frame where it belongs."""

    moved = Signal(Spot)
    """Emitted with the `Spot` that has the focus now, or with ``None``."""
    stayed = Signal(Spot)
    """Emitted with the `Spot` at which a key does nothing: at an end, or with no raised card."""
    card_moved = Signal(int)
    """Emitted with the new position of a card that was moved within the hand, or with the one that
    it cannot leave.
    """
    asked = Signal()
    """Emitted when the player asks to have the focused thing explained."""
    dismissed = Signal()
    """Emitted when Escape was pressed while no card was raised or held."""

    def __init__(self, table_scene: TableScene, send: Callable[[Gesture], None]) -> None:
        super().__init__()
        self._table_scene = table_scene
        self._send = send
        self.ring = FocusRing()
        self.is_shown = False
        """Whether the focus frame is visible; it is only after a key was used."""
        self._card: CardSprite | None = None
        """The card of the hand that had the focus last."""
        self.use_keys(KEYS)
        table_scene.player.beat_begun.connect(self._follow_beat)
        self._actions: dict[TableKey, Callable[[], None]] = {
            TableKey.DRAW: lambda: self.activate(STOCK),
            TableKey.PILE: lambda: self.activate(PILE),
            TableKey.LAY: lambda: self.activate(FELT),
            TableKey.SORT: lambda: self.press_button(ButtonId.SORT),
            TableKey.DO_THIS: lambda: self.press_button(ButtonId.DO_THIS),
            TableKey.EXPLAIN: self.asked.emit,
            TableKey.DROP: self._clear,
            TableKey.RAISE: self._toggle,
            TableKey.ENTER: self._enter,
            TableKey.TAKE_BACK: lambda: self.put_back(self.ring.zone),
            TableKey.LEFT: lambda: self.ring.across(self.rows(), -1),
            TableKey.RIGHT: lambda: self.ring.across(self.rows(), 1),
            TableKey.FIRST: lambda: self.ring.to_edge(self.rows(), 0),
            TableKey.LAST: lambda: self.ring.to_edge(self.rows(), -1),
            TableKey.UP: lambda: self.ring.down(self.rows(), -1),
            TableKey.DOWN: lambda: self.ring.down(self.rows(), 1),
        }

    def use_keys(self, keys: Mapping[TableKey, tuple[Key, ...]]) -> None:
        """Makes these the keys of the table."""
        meanings = ((key, meant) for meant, some in keys.items() for key in some)
        self._meant: dict[int, TableKey] = dict(meanings)

    @property
    def spot(self) -> Spot | None:
        """Returns the spot that has the focus."""
        return self.ring.spot

    def rows(self) -> tuple[FocusRow, ...]:
        """Returns the rows that the focus moves through."""
        view = self._table_scene.view
        return rows_of(view, self._table_scene.board) if view is not None else ()

    def press(self, key: int, *, has_shift: bool = False) -> bool:
        """Handles a key press; returns whether the key has a meaning here."""
        if self._table_scene.view is None:
            return False
        meant = self._meant.get(key)
        if (pressed := self._on_hint(meant)) is not None:
            self._table_scene.finish()
            self._send(Press(pressed))
            return True
        action = self._actions.get(meant) if meant is not None else None
        if has_shift and meant in (TableKey.LEFT, TableKey.RIGHT):
            action = partial(self._move, -1 if meant is TableKey.LEFT else 1)
        elif key in MELDS:
            meld = meld_numbered(self._table_scene.view, MELDS.index(key))
            action = None if meld is None else partial(self.activate, meld)
        if action is None:
            return False
        self._table_scene.finish()
        rows = self.rows()
        self.ring.keep(rows)
        was_shown = self.is_shown
        self.is_shown = True
        self.ring.start(rows)
        before = self.spot
        if was_shown or meant not in _STEPS:
            action()
        # A drawn card may lie where the one with the focus lay.
        self.follow() if self.spot != before else self.resume()
        is_move = not has_shift and (meant in _STEPS or meant in _EDGES)
        if was_shown and is_move and self.spot == before:
            self.stayed.emit(self.spot)
        return True

    def _on_hint(self, meant: TableKey | None) -> ButtonId | None:
        """Returns what a key does to the hint on the table: until the focus is moved, it has the
        keys.
        """
        view = self._table_scene.player.coming or self._table_scene.view
        has_keys = not self.is_shown or meant is TableKey.DROP
        if view is None or view.hint is None or meant is None or not has_keys:
            return None
        return _ON_HINT.get(meant)

    def perform(self, action: Callable[[], object]) -> None:
        """Performs an action that was requested by other means than keys, such as a screen
        reader.
        """
        if self._table_scene.view is not None and not self._table_scene.skip_moment():
            self._table_scene.finish()
            action()

    def has_focus(self, spot: Spot) -> bool:
        """Returns whether the focus frame is around this spot."""
        return self.is_shown and self.spot == spot

    def tab(self, step: int) -> bool:
        """Moves the focus to the next button, as `FocusRing.to_button` does; returns whether there
        is one.
        """
        found = self.ring.to_button(self.rows(), step)
        self.is_shown |= found
        self.follow()
        return found

    def focus(self, spot: Spot) -> None:
        """Gives the focus to a spot."""
        self.ring.spot = spot
        self.is_shown = True
        self.follow()

    def show(self) -> None:
        """Shows the focus frame where it was, or at the first card of the hand."""
        if self._table_scene.view is not None:
            rows = self.rows()
            self.ring.keep(rows)
            self.ring.start(rows)
            self.is_shown = True
            self.follow()

    def hide(self) -> None:
        """Hides the focus frame: the mouse is used, or the window lost the focus."""
        if self.is_shown:
            self.is_shown = False
            self._table_scene.overlay.focus(None)
            self._table_scene.overlay.hush()
            self.moved.emit(None)

    def resume(self) -> None:
        """Keeps the focus on its card after the table has changed, wherever that card lies now."""
        board = self._table_scene.board
        if self._card is not None and self._card in board.hand:
            self.ring.spot = Spot(board.hand_zone, card=board.hand.index(self._card))
        self.follow()

    def _follow_beat(self) -> None:
        """Keeps the focus frame about its thing while cards travel, and hides it while that is
        gone.
        """
        if not self.is_shown or self.ring.spot is None:
            return
        scene, spot = self._table_scene, self.ring.spot
        if self._card is not None:
            hand = scene.board.hand
            spot = replace(spot, card=hand.index(self._card) if self._card in hand else len(hand))
        scene.overlay.focus(spot_rect(spot, scene.board, scene.furniture))

    def follow(self) -> None:
        """Draws the focus frame around the focused spot."""
        rows = self.rows()
        self.ring.keep(rows)
        spot = self.ring.spot
        hand = enumerate(self._table_scene.board.hand)
        self._card = next((it for at, it in hand if spot is not None and at == spot.card), None)
        rect = None
        if self.is_shown and spot is not None:
            rect = spot_rect(spot, self._table_scene.board, self._table_scene.furniture)
        self._table_scene.overlay.focus(rect)
        self._explain(spot, rect)
        self.moved.emit(spot if self.is_shown else None)

    def _explain(self, spot: Spot | None, rect: Rect | None) -> None:
        """Shows beside a focused place what putting the raised cards there would do."""
        table_scene = self._table_scene
        is_place = spot is not None and spot.zone is not None and spot.card is None
        if rect is None or not is_place or spot is None or spot.zone is None:
            table_scene.overlay.hush()
            return
        words, frame = table_scene.card_handler.verdict(spot.zone), table_scene.board.frame
        x = min(rect.cx, rect.x + frame.measure.card)
        table_scene.overlay.say(x, rect.y, words, table_scene.window, table_scene.furniture_state())

    # --- what the keys do

    def activate(self, zone: Zone) -> None:
        """Activates a place as a click would, with the raised cards or the meld that is held."""
        card_handler = self._table_scene.card_handler
        if card_handler.held is not None:
            if drop := card_handler.put_down(zone):
                self._send(drop)
        elif not self._table_scene.is_curtained:
            cards, before = self._table_scene.board.raised_cards(), self._table_scene.view
            self._send(Activate(zone, cards))
            is_unanswered = not cards and self._table_scene.view is before
            if is_unanswered and zone.kind in (ZoneKind.FELT, ZoneKind.MELD):
                self.stayed.emit(Spot(zone))

    def _enter(self) -> None:
        spot = self.ring.spot
        if spot is not None and spot.button is not None:
            self.press_button(spot.button)
        elif self._table_scene.furniture.is_waiting_to_go_on:
            self.press_button(ButtonId.NEXT)
        elif spot is None:
            return
        elif spot.card is not None:
            self._toggle()
        elif spot.zone is not None:
            self.activate(spot.zone)

    def press_button(self, button: ButtonId) -> None:
        """Presses a button; a disabled one only reports what it lacks."""
        if self._table_scene.furniture.can_press(button):
            self._send(Press(button))

    def _toggle(self) -> None:
        spot, hand = self.ring.spot, self._table_scene.board.hand
        if spot is None:
            return
        if spot.button is not None:
            self.press_button(spot.button)
        elif spot.card is not None and spot.card < len(hand):
            self._table_scene.card_handler.toggle(hand[spot.card])
        elif spot.zone is not None and not self._table_scene.card_handler.hold(spot.zone):
            self.activate(spot.zone)

    def _clear(self) -> None:
        card_handler = self._table_scene.card_handler
        is_idle = card_handler.held is None and not self._table_scene.board.raised
        card_handler.let_go()
        card_handler.select(())
        if is_idle:
            self.dismissed.emit()

    def put_back(self, group: Zone | None) -> None:
        """Puts a staged group back into the hand; the last one where this is none."""
        if drop := self._table_scene.card_handler.take_back(group):
            self._send(drop)

    def move_raised(self, places: int) -> None:
        """Moves the raised cards together by places in the hand."""
        if faces := self._table_scene.card_handler.move_raised(places):
            self._send(Rearrange(faces))

    def _move(self, step: int) -> None:
        """Moves the focused card by ``step`` positions within the hand."""
        table_scene, spot = self._table_scene, self.ring.spot
        if spot is None or spot.card is None:
            return
        order = table_scene.card_handler.swapped(spot.card, spot.card + step)
        at = spot.card + step if order else spot.card
        self.ring.spot = Spot(table_scene.board.hand_zone, card=at)
        self.card_moved.emit(at)
        if order and (faces := table_scene.card_handler.reorder(order)):
            self._send(Rearrange(faces))


_ON_HINT = {
    TableKey.ENTER: ButtonId.PLAY_HINT,
    TableKey.RAISE: ButtonId.OTHER_HINT,
    TableKey.EXPLAIN: ButtonId.EXPLAIN_HINT,
    TableKey.DROP: ButtonId.END_HINT,
}
_STEPS = (TableKey.LEFT, TableKey.RIGHT, TableKey.UP, TableKey.DOWN)
_EDGES = (TableKey.FIRST, TableKey.LAST)
