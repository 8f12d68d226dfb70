"""Immediate feedback to a press, before it becomes a click or a drag."""

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_HEIGHT = 0.4
"""How high a pressed card comes up, as a part of the height of a lifted card."""


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
