"""The viewer's hand for screen readers."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from canasta_gui.table.access.access_actions import AccessActions
from canasta_gui.table.access.nodes import Spoken
from canasta_gui.table.card_signs import tell_signs
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.hand_layout import seen
from canasta_gui.table.table_scene import TableScene
from engine import Card

_Role = QAccessible.Role


class HandReader(QObject):
    """Names the cards of the hand; a card keeps its node when the hand is reordered."""

    def __init__(
        self, table_scene: TableScene, keyboard: Keyboard, actions: AccessActions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table_scene = table_scene
        self._keyboard = keyboard
        self._actions = actions

    def read(self) -> Spoken:
        """Returns the node of the hand with a child for each card."""
        board, names = self._table_scene.board, self.names()
        poses = board.arrangement.poses.get(board.hand_zone, ())
        cards: list[Spoken] = []
        for at, sprite in enumerate(board.hand):
            spot = Spot(board.hand_zone, card=at)
            cards.append(
                Spoken(
                    ("card", sprite),
                    _Role.ListItem,
                    self._name(sprite, names),
                    seen(poses, at),
                    tell_signs(self._table_scene, board.hand_zone, at),
                    spot=spot,
                    is_focused=self._keyboard.has_focus(spot),
                    is_selectable=True,
                    is_selected=sprite in board.raised,
                    actions=self._actions.of_card(spot, sprite),
                )
            )
        name = self.tr("Your hand, %n cards", "", len(cards))
        return Spoken("hand", _Role.List, name, board.frame.hand, children=tuple(cards))

    @property
    def raised_count(self) -> int:
        """The number of raised cards."""
        return len(self._table_scene.board.raised)

    def names(self) -> Mapping[Card, str]:
        """Returns the names of the viewer's cards, as they are after all movement.

        By face, not by position: while cards travel the hand is ahead of the view.
        """
        views = (self._table_scene.view, self._table_scene.player.coming)
        hands = (view.seats[0].hand for view in views if view is not None and view.seats)
        return {card.face: card.name for hand in hands for card in hand if card.face is not None}

    def _name(self, sprite: CardSprite, names: Mapping[Card, str]) -> str:
        name = names.get(sprite.face) if sprite.face is not None else None
        return name or self.tr("Card, face down")
