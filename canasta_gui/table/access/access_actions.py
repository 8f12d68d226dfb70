"""The actions of things on the table, for screen reader, switch and voice."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessibleActionInterface
from PySide6.QtWidgets import QWidget

from canasta_gui.table.access.nodes import AccessAction
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind

PRESS = QAccessibleActionInterface.pressAction()
_TOGGLE = QAccessibleActionInterface.toggleAction()
_FOCUS = QAccessibleActionInterface.setFocusAction()
_PICK_UP = "PickUp"
"""The action that picks up an own meld, to join it with another one."""
_PUT_BACK = "PutBack"
"""The action that takes a staged group back into the hand."""


class AccessActions(QObject):
    """Makes accessibility actions; each ends all movement, then does what a key does."""

    seat_asked = Signal(int)
    """Emitted with a seat when its reasons are asked for."""

    def __init__(self, table_scene: TableScene, keyboard: Keyboard, table: QWidget) -> None:
        super().__init__(table)
        self._table_scene = table_scene
        self._keyboard = keyboard
        self._table = table

    def of_card(self, spot: Spot, sprite: CardSprite) -> tuple[AccessAction, ...]:
        """Raises or lowers a card of the hand."""
        is_raised = sprite in self._table_scene.board.raised
        text = self.tr("Lower") if is_raised else self.tr("Raise")
        return (self._action(_TOGGLE, lambda: self._toggle(sprite), text), self._focus(spot))

    def of_place(self, spot: Spot, zone: Zone) -> tuple[AccessAction, ...]:
        """Uses a place with the raised cards, or picks up the cards that lie there."""
        more: tuple[AccessAction, ...] = ()
        if zone.kind is ZoneKind.STAGE:
            back = self.tr("Take back into the hand")
            more = (self._action(_PUT_BACK, lambda: self._keyboard.put_back(zone), back),)
        elif zone.kind is ZoneKind.MELD and self._table_scene.card_handler.may_carry(zone):
            hold = self.tr("Pick up")
            more = (
                self._action(_PICK_UP, lambda: self._table_scene.card_handler.hold(zone), hold),
            )
        return (
            self._action(PRESS, lambda: self._keyboard.activate(zone)),
            self._focus(spot),
            *more,
        )

    def of_button(self, spot: Spot, button: ButtonId) -> tuple[AccessAction, ...]:
        """Presses an enabled button."""
        return (
            self._action(PRESS, lambda: self._keyboard.press_button(button)),
            self._focus(spot),
        )

    def of_seat(self, seat: int) -> tuple[AccessAction, ...]:
        """Asks a computer player why it did what it did."""
        return (self._action(PRESS, lambda: self.seat_asked.emit(seat), self.tr("Ask why")),)

    def of_moment(self) -> tuple[AccessAction, ...]:
        """Ends the great moment that is shown, as any key does."""
        return (self._action(PRESS, self._table_scene.skip_moment),)

    def of_rules(self) -> tuple[AccessAction, ...]:
        """Opens the rule page of a refusal."""
        return (self._action(PRESS, self._table_scene.rule_asked.emit),)

    def _action(self, name: str, do: Callable[[], object], text: str = "") -> AccessAction:
        return AccessAction(name, text, lambda: self._keyboard.perform(do))

    def _focus(self, spot: Spot) -> AccessAction:
        return AccessAction(_FOCUS, "", lambda: self._take_focus(spot))

    def _take_focus(self, spot: Spot) -> None:
        self._table.setFocus()
        self._keyboard.focus(spot)

    def _toggle(self, sprite: CardSprite) -> None:
        # Meanwhile the card may have left the hand, or lie behind the curtain.
        if not self._table_scene.is_curtained and sprite in self._table_scene.board.hand:
            self._table_scene.card_handler.toggle(sprite)
