"""What a press reaches: highlighted before it, and raised by it before it is a click or a drag."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeySequence

from canasta_gui.settings.table_keys import Key, TableKey, TableKeys
from canasta_gui.table.card_signs import meld_at, tell_signs
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.written import message

_DEEDS: Final[Mapping[Zone | ButtonId, TableKey]] = {
    STOCK: TableKey.DRAW,
    PILE: TableKey.PILE,
    ButtonId.SORT: TableKey.SORT,
    ButtonId.DO_THIS: TableKey.DO_THIS,
}
"""What a press does that has a key of its own, and needs more words than stand there."""
_KEYS: Final[Mapping[ButtonId, TableKey]] = {
    ButtonId.NEXT: TableKey.ENTER,
    ButtonId.PLAY_HINT: TableKey.ENTER,
    ButtonId.OTHER_HINT: TableKey.RAISE,
    ButtonId.EXPLAIN_HINT: TableKey.EXPLAIN,
}
"""The keys of buttons whose words say enough; Tab leads to the others."""
_HEIGHT = 0.4
"""How high a pressed card comes up, as a part of the height of a lifted card."""


class Hover:
    """Shows what a press at the pointer would reach."""

    def __init__(self, table_scene: TableScene) -> None:
        self._table_scene = table_scene
        table_scene.shown.connect(self._renew)

    def follow(self, at: QPointF) -> None:
        """Updates the highlight for a pointer position, with no button down."""
        table_scene = self._table_scene
        button = table_scene.furniture.button_at(at.x(), at.y())
        self._light(button)
        if table_scene.is_curtained or table_scene.player.is_busy:
            self._rest()
            return
        table_scene.card_handler.peek(self._card_at(at) if button is None else None)
        zone = place_at(table_scene.board.arrangement, at.x(), at.y())
        self._invite(may_draw=button is None and zone == STOCK)

    def leave(self) -> None:
        """Removes the highlight: the pointer has left the table, or carries something."""
        self._light(None)
        self._rest()

    def can_act(self, at: QPointF) -> bool:
        """Returns whether a press at a point would do something; the cursor's shape shows it."""
        table_scene = self._table_scene
        board, furniture = table_scene.board, table_scene.furniture
        key = furniture.button_at(at.x(), at.y())
        if key is not None:
            return furniture.can_press(key)
        if table_scene.is_curtained:
            return False
        if furniture.is_refusal_at(at.x(), at.y()):
            return True
        zone = place_at(board.arrangement, at.x(), at.y())
        if zone == board.hand_zone:
            return board.sprite_at(zone, at) is not None
        return zone.kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.STAGE)

    def tip(self, at: QPointF) -> str:
        """Returns what a press at a point does and the key that does the same, and why it does not
        now; below or instead of it what the place says of itself.
        """
        scene, furniture = self._table_scene, self._table_scene.furniture
        button = furniture.button_at(at.x(), at.y())
        if button is None and scene.is_curtained:
            return ""
        thing = button or place_at(scene.board.arrangement, at.x(), at.y())
        if meant := _DEEDS.get(thing):
            deed = f"{message('KeysDialog', meant)} ({TableKeys.name(meant)})"
            return "\n".join(filter(None, (deed, self._told_at(thing, at))))
        if button is None:
            return self._told_at(thing, at)
        view, enter = furniture.views[button], TableKeys.name(TableKey.ENTER)
        tab = QKeySequence(Key.Key_Tab).toString(QKeySequence.SequenceFormat.NativeText)
        keys = TableKeys.name(_KEYS[button]) if button in _KEYS else f"{tab}, {enter}"
        return "\n".join(filter(None, (f"{view.text} ({keys})", view.reason)))

    def _told_at(self, place: Zone | ButtonId, at: QPointF) -> str:
        """Returns what cannot be read off the cards at a point, which are all of a place or, in the
        viewer's hand, one.
        """
        scene, view = self._table_scene, self._table_scene.view
        if view is None or isinstance(place, ButtonId):
            return ""
        if place == scene.board.hand_zone:
            sprite = scene.board.sprite_at(place, at)
            return (
                "" if sprite is None else tell_signs(scene, place, scene.board.hand.index(sprite))
            )
        meld = meld_at(scene, place)
        if meld is not None:
            return "\n".join(filter(None, (meld.description, meld.cards_told)))
        return {STOCK: view.stock_description, PILE: view.pile.description}.get(place, "")

    def _renew(self) -> None:
        """Follows a new view or size while the pointer rests on the stock."""
        if self._table_scene.overlay.invited is not None:
            self._invite(may_draw=not self._table_scene.is_curtained)

    def _invite(self, *, may_draw: bool) -> None:
        """Lights the stock if a press would draw a card, by the view too."""
        table_scene, view = self._table_scene, self._table_scene.view
        may_draw = may_draw and view is not None and view.may_draw
        table_scene.overlay.invite(table_scene.area(STOCK) if may_draw else None)

    def _rest(self) -> None:
        self._table_scene.card_handler.peek(None)
        self._table_scene.overlay.invite(None)

    def _light(self, button: ButtonId | None) -> None:
        furniture = self._table_scene.furniture
        if button != furniture.hovered:
            furniture.hovered = button
            self._table_scene.refresh()

    def _card_at(self, at: QPointF) -> CardSprite | None:
        """Returns the card of the viewer's hand under a point.

        A card that has come up still counts as hit in the strip that it left below itself.
        """
        board = self._table_scene.board
        found, held = board.sprite_at(board.hand_zone, at), board.peeking
        if held is not None and (found is None or found.zValue() < held.zValue()):
            found = held if held.pose.covers(at.x(), at.y(), below=board.peek_height) else found
        return found if found is not None and found.face is not None else None


class Touch:
    """Raises a pressed card of the hand a little, or lights a pressed place."""

    def __init__(self, table_scene: TableScene) -> None:
        self._table_scene = table_scene
        self._sprite: CardSprite | None = None

    def begin(self, zone: Zone, sprite: CardSprite | None) -> None:
        """Shows the feedback to a press on a place, and on a card if there is one."""
        board = self._table_scene.board
        if zone == board.hand_zone:
            self._sprite = sprite
            if sprite is not None:
                sprite.hover(sprite.pose, height=_HEIGHT)
        elif self._would_activate(zone):
            self._table_scene.overlay.aim(self._table_scene.area(zone))

    def end(self) -> None:
        """Ends the feedback."""
        self._table_scene.overlay.aim(None)
        sprite, self._sprite = self._sprite, None
        if sprite is not None and sprite.height == _HEIGHT:
            sprite.lie(sprite.pose)

    def _would_activate(self, zone: Zone) -> bool:
        """Returns whether a click on a place outside the hand would be a gesture."""
        is_place = zone.kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.STAGE)
        is_meld = zone.kind is ZoneKind.MELD and bool(self._table_scene.board.raised)
        return is_place or is_meld
