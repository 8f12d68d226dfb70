"""Computes the rectangles that a spotlight lights."""

from collections.abc import Sequence

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.tableau import Tableau
from canasta_gui.viewmodel.spotlight_target import HandCards, SidePlate, SpotlightTarget
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, Zone, ZoneKind


def area_of(tableau: Tableau, light: SpotlightTarget) -> Rect | None:
    """Returns what a thing covers; ``None`` while it is not on the table."""
    match light:
        case ButtonId():
            return tableau.furniture.buttons.get(light)
        case SidePlate(side):
            return tableau.board.frame.sides[side].plate
        case HandCards(cards):
            return _held(tableau, cards)
        case Zone() if light == FELT:
            return _own_felt(tableau)
        case Zone(ZoneKind.FOOT, seat):
            return tableau.board.frame.place(seat).plate
        case Zone(ZoneKind.HAND):
            held = tableau.board.hand
            return _held(tableau, [it.face for it in held if it.face is not None])
        case Zone():
            return tableau.area(light)


def _held(tableau: Tableau, cards: Sequence[int]) -> Rect | None:
    """Cards of the hand: from the first to the last of them."""
    board = tableau.board
    wanted = list(cards)
    rects: list[Rect] = []
    poses = board.arrangement.poses.get(board.hand_zone, ())
    for sprite, pose in zip(board.hand, poses, strict=True):
        if sprite.face in wanted:
            wanted.remove(sprite.face)
            rects.append(pose.rect)
    return hull(rects) if rects else None


def _own_felt(tableau: Tableau) -> Rect | None:
    view = tableau.view
    own = None if view is None else next((it.side for it in view.sides if it.is_own), None)
    return None if own is None else tableau.board.frame.sides[own].melds
