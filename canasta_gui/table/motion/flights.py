"""How cards fly: their way by the kind of beat, and what is seen of those that leave the stock."""

from collections.abc import Collection
from dataclasses import replace

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.motion.clock import Travel
from canasta_gui.viewmodel.beat import BeatKind

FLIGHTS = {
    BeatKind.PICK: (0.06, 8.0, 0.6),
    BeatKind.SEATS: (0.12, 0.0, 0.0),
    BeatKind.THROW: (0.10, 22.0, 0.9),
    BeatKind.TURN_UP: (0.08, 8.0, 0.7),
    BeatKind.DEAL: (0.05, 14.0, 0.0),
    BeatKind.BONUS: (0.06, 0.0, 0.5),
    BeatKind.DRAW: (0.04, 3.0, 0.6),
    BeatKind.MELD: (0.04, 4.0, 0.6),
}
"""The flights of cards by beat: the bend of the way, degrees of rotation, and height."""


def hidden_in_stock(travels: list[Travel], new: Collection[CardSprite]) -> list[Travel]:
    """Hides the cards that leave the stock until they set out, all but the last: on top of each
    other, their shadows would add up to a black frame.
    """
    waiting = sorted((it for it in travels if it.sprite in new), key=lambda it: it.delay)[:-1]
    hidden = {travel.sprite: replace(travel, appears=0.0) for travel in waiting if travel.delay}
    for sprite in hidden:
        sprite.setVisible(False)
    return [hidden.get(travel.sprite, travel) for travel in travels]
