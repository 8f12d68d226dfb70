"""Frames and full pictures of many windows and tables, for tests of the layout."""

from typing import Any

from canasta_gui.table.layout.arrange import Arrangement, arrange
from canasta_gui.table.layout.frame import Frame, solve
from canasta_gui.table.layout.shape import Shape
from canasta_gui.viewmodel.picture import Cards, Picture
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import parse_cards

SIZES = (
    (1024, 700),
    (1280, 720),
    (1600, 1000),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (900, 1200),
    (1366, 768),
)
TABLES = (
    (2, (1,), ()),
    (3, (1, 2), ()),
    (4, (1,), ()),
    (4, (1,), (4,)),
    (4, (1,), (4, 5)),
    (5, (1,), ()),
    (5, (1,), (5,)),
    (6, (1,), ()),
    (6, (1, 2), ()),
    (5, (1, 2, 3, 4), ()),
    (3, (1, 2), (3, 4, 5)),
)
"""The number of seats that play, the sides of the others, and the seats that sit out."""
Table = tuple[int, tuple[int, ...], tuple[int, ...]]
RUN = parse_cards("4h 5h 6h 7h 8h 9h")
NINE = parse_cards("9h")[0]


def frame_of(
    size: tuple[int, int],
    seats: int,
    others: tuple[int, ...],
    resting: tuple[int, ...] = (),
    **options: Any,
) -> Frame:
    return solve(Shape(tuple(range(seats)), 0, others, resting=resting, **options), *size)


def full_picture(
    seats: int, others: tuple[int, ...], _resting: tuple[int, ...] = (), melds: int = 12
) -> Picture:
    zones: dict[Zone, Cards] = {PILE: (NINE,) * 40}
    for seat in range(seats):
        zones[Zone(ZoneKind.HAND, seat)] = (NINE,) * (30 if seat == 0 else 22)
        zones[Zone(ZoneKind.FOOT, seat)] = (None,) * 13
    for side in (0, *others):
        zones[Zone(ZoneKind.BONUS, side)] = (NINE,) * 6
        for index in range(melds):
            cards = RUN if index % 3 == 2 else (NINE,) * (3 + index % 4)
            zones[Zone(ZoneKind.MELD, side, index)] = cards
    for index in range(4):
        zones[Zone(ZoneKind.STAGE, 0, index)] = (NINE,) * (3 + index)
    return Picture(zones, 80, frozenset({3, 30}))


def laid(picture: Picture, frame: Frame | None = None) -> Arrangement:
    return arrange(frame or frame_of((1600, 1000), 4, (1,)), picture)
