"""Finds the thing that is pointed at, by mouse or with the focus, to explain it."""

from canasta_gui.table.gestures.focus import Spot, spot_rect
from canasta_gui.table.gestures.hit_test import place_at
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.tableau import Tableau
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_TOLD = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.MELD, ZoneKind.BONUS)


def thing_at(tableau: Tableau, x: float, y: float) -> tuple[Thing, Rect] | None:
    """Returns the thing under a point and its rectangle; ``None`` on the bare felt."""
    board = tableau.board
    if tableau.is_curtained:
        return None
    seat = tableau.seat_at(x, y)
    if seat is not None:
        return Thing(Zone(ZoneKind.HAND, seat)), board.frame.place(seat).body
    for side, frame in board.frame.sides.items():
        ring = tableau.furniture.signs.area(("ring", side))
        for part in (frame.plate, ring):
            if part is not None and part.holds(x, y):
                return Thing(Zone(ZoneKind.BONUS, side)), part
    zone = place_at(board.arrangement, x, y)
    if zone == board.hand_zone:
        return _card_at(tableau, x, y)
    area = tableau.area(zone)
    if area is None or zone.kind not in (*_TOLD, ZoneKind.HAND):
        return None
    return Thing(zone), area


def _card_at(tableau: Tableau, x: float, y: float) -> tuple[Thing, Rect] | None:
    """A card of the viewer's hand."""
    hand = tableau.board.hand
    under = [at for at, sprite in enumerate(hand) if sprite.pose.rect.holds(x, y)]
    return _held(tableau, max(under, key=lambda at: hand[at].zValue())) if under else None


def _held(tableau: Tableau, at: int) -> tuple[Thing, Rect] | None:
    sprite = tableau.board.hand[at]
    if sprite.face is None:
        return None
    return Thing(tableau.board.hand_zone, sprite.face), sprite.pose.rect


def thing_of(tableau: Tableau, spot: Spot | None) -> tuple[Thing, Rect] | None:
    """Returns the thing that has the focus, and its rectangle."""
    if spot is None or spot.zone is None or tableau.is_curtained:
        return None
    if spot.card is not None:
        return _held(tableau, spot.card) if spot.card < len(tableau.board.hand) else None
    rect = spot_rect(spot, tableau.board, tableau.furniture)
    if rect is None or spot.zone.kind not in _TOLD:
        return None
    return Thing(spot.zone), rect
