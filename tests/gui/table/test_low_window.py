"""Tests that cards are large in a window of 1024 by 700, and rows are full, in positions as they
occur.

``late_tables.toml`` has nineteen tables in the middle and late in a deal.
"""

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from canasta_gui.table.layout.arrange import Arrangement, arrange
from canasta_gui.table.layout.frame import solve
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, hull
from canasta_gui.table.layout.shape import Shape
from canasta_gui.viewmodel.picture import CanastaKind, Cards, Picture
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import parse_cards
from tests.for_each import for_each

LOW, USUAL = (1024, 652), (1366, 722)
"""The table in such a window and in a usual one, below the menus."""
PLACE = Path(__file__).with_name("late_tables.toml")
TABLES: dict[str, Any] = tomllib.loads(PLACE.read_text(encoding="utf-8"))


@cache
def laid(name: str, size: tuple[int, int] = LOW, text: float = 1.0) -> Arrangement:
    """Returns a table as it lies in a window of this size."""
    table = TABLES[name]
    joined = tuple((guest, host) for guest, host in table.get("joined", ()))
    resting = tuple(table.get("resting", ()))
    melds = tuple((it["side"], len(it["melds"].split(" | "))) for it in table["rows"])
    shape = Shape(
        tuple(table["seats"]),
        0,
        tuple(table["others"]),
        text_scale=text,
        resting=resting,
        melds=melds,
        joined=joined,
        bonus=frozenset(it["side"] for it in table["rows"] if it["bonus"]),
    )
    return arrange(solve(shape, *size), picture(name))


@cache
def picture(name: str) -> Picture:
    """Returns the melds and bonus cards of a table."""
    zones: dict[Zone, Cards] = {}
    canastas: dict[Zone, CanastaKind] = {}
    for row in TABLES[name]["rows"]:
        zones[Zone(ZoneKind.BONUS, row["side"])] = parse_cards(row["bonus"])
        melds: list[str] = [text for text in row["melds"].split(" | ") if text]
        for index, text in enumerate(melds):
            zone = Zone(ZoneKind.MELD, row["side"], index)
            kind, _, cards = text.rpartition(": ")
            zones[zone] = parse_cards(cards)
            if kind:
                canastas[zone] = cast(CanastaKind, kind)
    return Picture({zone: cards for zone, cards in zones.items() if cards}, canastas=canastas)


def height_of(cards: list[tuple[Pose, ...]]) -> float:
    """Returns the height of the smallest of these cards."""
    return CARD_ASPECT * min((pose.width for poses in cards for pose in poses), default=0.0)


@pytest.mark.parametrize("name", TABLES)
def test_the_cards_of_every_row_are_large(name: str) -> None:
    found, canastas = laid(name), picture(name).canastas
    assert CARD_ASPECT * found.frame.measure.pile >= TABLES[name]["pile"]
    for row in TABLES[name]["rows"]:
        side = row["side"]
        melds = {
            zone: poses
            for zone, poses in found.poses.items()
            if (zone.kind, zone.owner) == (ZoneKind.MELD, side)
        }
        growing = height_of([melds[zone] for zone in melds if zone not in canastas])
        squared = height_of([melds[zone][:1] for zone in melds if zone in canastas])
        bonus = height_of([found.poses.get(Zone(ZoneKind.BONUS, side), ())])
        least_growing, least_squared, least_bonus = row["least"]
        assert growing >= least_growing
        assert squared >= least_squared
        # No bonus card is larger than the largest meld of its side.
        assert bonus >= min(least_bonus, max(growing, squared) or least_bonus) - 0.01


@pytest.mark.parametrize("name", TABLES)
def test_a_canasta_is_larger_than_the_melds_beside_it(name: str) -> None:
    found, canastas = laid(name), picture(name).canastas
    for zone in canastas:
        others = [
            poses[0].width
            for other, poses in found.poses.items()
            if (other.kind, other.owner) == (ZoneKind.MELD, zone.owner) and other not in canastas
        ]
        # Of seventeen melds in a row none has room.
        least = 1.07 if len(picture(name).melds_of(zone.owner)) > 15 else 1.12
        assert found.poses[zone][0].width >= least * max(others, default=0.0)


@pytest.mark.parametrize("name", TABLES)
def test_melds_of_a_row_leave_their_indices_and_each_other_free(name: str) -> None:
    found = laid(name)
    for side, it in found.frame.sides.items():
        zones = picture(name).melds_of(side)
        areas = [found.areas[zone] for zone in zones]
        for one, other in pairwise(areas):
            if one.bottom > other.y and one.y < other.bottom:
                assert other.x >= one.right
        if zones:
            assert hull([it.beside_bonus, it.bonus]).grown(1).contains(hull(areas))


@for_each(name=TABLES, size=[LOW, USUAL])
def test_every_card_of_a_meld_shows_at_least_its_edge(name: str, size: tuple[int, int]) -> None:
    found = laid(name, size)
    for zone, poses in found.poses.items():
        if zone.kind is ZoneKind.MELD and zone not in picture(name).canastas:
            for one, other in pairwise(poses):
                across, down = abs(other.x - one.x), abs(other.y - one.y)
                assert across / one.width >= 0.02 or down / one.rect.h >= 0.019


@for_each(name=["complete-hand-and-foot-4p/late", "complete-standard-4p/late"], size=[LOW, USUAL])
def test_fans_beside_each_other_leave_even_gaps(name: str, size: tuple[int, int]) -> None:
    found = laid(name, size)
    for side in found.frame.sides:
        zones = picture(name).melds_of(side)
        gaps = [
            found.areas[other].x - found.areas[one].right
            for one, other in pairwise(zones)
            if not {one, other} & picture(name).canastas.keys()
        ]
        assert max(gaps, default=0) - min(gaps, default=0) < 2


@for_each(name=["complete-standard-4p/late", "hand-and-foot-6p/late"])
def test_cards_do_not_become_smaller_as_a_low_window_grows(name: str) -> None:
    sizes = [laid(name, (LOW[0], height)).frame.measure.meld for height in range(600, 720, 10)]
    assert all(higher >= lower - 1 for lower, higher in pairwise(sizes))


@pytest.mark.parametrize("text", [1.25, 2.0])
def test_large_text_keeps_the_room_of_gaps(text: float) -> None:
    assert laid("complete-standard-4p/late").frame.measure.lowness == 1
    assert laid("complete-standard-4p/late", text=text).frame.measure.lowness == 0


@for_each(name=["bolivia-6p/late", "pennies-from-heaven-6p-3t/late"], size=[LOW, USUAL])
def test_who_has_more_melds_has_more_of_a_row_that_sides_share(
    name: str, size: tuple[int, int]
) -> None:
    frame = laid(name, size).frame
    one, other = (hull([it.sign, it.melds, it.bonus]) for it in map(frame.sides.get, (1, 2)) if it)
    counts = [len(picture(name).melds_of(side)) for side in (1, 2)]
    assert (one.w < other.w - 0.01) == (counts[0] < counts[1])
    assert min(one.w, other.w) >= 0.25 * (one.w + other.w)
    assert one.right < other.x
