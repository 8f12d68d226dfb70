"""Computes the rectangles that a spotlight lights."""

from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.table_view import ButtonId, HandTarget, ScoreTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind


def area_of(table_scene: TableScene, light: SpotlightTarget) -> Rect | None:
    """Returns what a thing covers; ``None`` while it is not on the table."""
    match light:
        case ButtonId():
            return table_scene.furniture.buttons.get(light)
        case ScoreTarget():
            return table_scene.board.frame.board
        case HandTarget(cards):
            return _held(table_scene, cards)
        case Zone(ZoneKind.FOOT, seat):
            return table_scene.board.frame.place(seat).plate
        case Zone(ZoneKind.HAND, seat) if light != table_scene.board.hand_zone:
            place = table_scene.board.frame.place(seat)
            return hull([place.body, place.fan])
        case Zone(ZoneKind.HAND):
            held = table_scene.board.hand
            return _held(table_scene, [it.face for it in held if it.face is not None])
        case Zone():
            return _with_count(table_scene, light)


def _with_count(table_scene: TableScene, zone: Zone) -> Rect | None:
    """Returns the rectangle of a place, with the number of cards below it."""
    area, count = table_scene.area(zone), table_scene.board.arrangement.captions.get(zone)
    if zone in (STOCK, PILE):
        count = table_scene.furniture.items.area(f"{zone.kind}-count")
    return area if area is None or count is None else hull([area, count])


def _held(table_scene: TableScene, cards: Sequence[int]) -> Rect | None:
    """Returns the rectangle of cards in the hand, from the first to the last of them; of a card
    before another one only what can be seen.
    """
    board = table_scene.board
    wanted = list(cards)
    rects: list[Rect] = []
    poses = board.arrangement.poses.get(board.hand_zone, ())
    for at, sprite in enumerate(board.hand):
        if sprite.face not in wanted:
            continue
        wanted.remove(sprite.face)
        whole = poses[at].rect
        seen = poses[at + 1].rect.x - whole.x if at + 1 < len(poses) else whole.w
        rects.append(replace(whole, w=min(whole.w, seen)))
    return hull(rects) if rects else None
