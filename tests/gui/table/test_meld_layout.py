"""Tests how melds are laid out for many windows and tables: large, in order, no rank hidden."""

import itertools
from collections import Counter
from itertools import cycle, islice

import pytest

from canasta_gui.table.layout.arrange import arrange
from canasta_gui.table.layout.overlaps import FAN, STRIP
from canasta_gui.table.layout.slot import FEW, SQUARED
from canasta_gui.table.layout.slots import slots
from canasta_gui.viewmodel.picture import CanastaKind, Picture
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import parse_cards
from tests.for_each import for_each
from tests.gui.table.frames import NINE, RUN, SIZES, TABLES, Table, frame_of, full_picture, laid

SMALL_TABLE = (1024, 652)
"""The table in a window of 1024 by 700, below the menus."""
CROWD = [
    parse_cards(text)
    for text in (
        *("Kh Ks Kd", "2s Qh Qs Qd Qc", "9h 9s 9d 9c", "7h 7s 7d 7c 7h 7s 7d", "5h 5s 5d 5c 5h 5s"),
        *("Jk 2h Ah Ad", "8h 8s 8d 8c 8h 8s 8d", "6h 6s 6d", "Jk 2d Th Ts Td Tc"),
    )
]
"""Nine melds of a side: sets of all lengths, with wild cards and canastas."""


@for_each(size=SIZES, table=TABLES)
def test_the_indices_of_melds_show_and_captions_do_not_meet(
    size: tuple[int, int], table: Table
) -> None:
    frame = frame_of(size, *table)
    for it in frame.sides.values():
        for count in (1, 5, 12):
            found = slots(it.melds, frame.measure, (FEW,) * count)
            for one, other in itertools.combinations(found, 2):
                assert one.caption.overlap(other.caption) < 1.0
                assert one.front.overlap(other.front) < 0.01


@pytest.mark.parametrize(("size", "least"), [(SIZES[0], 53), (SIZES[2], 84), (SIZES[3], 100)])
def test_the_cards_of_seven_melds_are_large(size: tuple[int, int], least: float) -> None:
    frame = frame_of(size, 4, (1,))
    assert all(
        slot.front.w >= least
        for slot in slots(frame.sides[0].beside_bonus, frame.measure, (FEW,) * 7)
    )


@pytest.mark.parametrize(("size", "least"), [(SIZES[0], 43), (SIZES[2], 64), (SIZES[3], 70)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_cards_of_two_other_sides_are_large(
    size: tuple[int, int], least: float, seats: int
) -> None:
    frame = frame_of(size, seats, (1, 2))
    for side in (1, 2):
        found = slots(frame.sides[side].melds, frame.measure, (FEW,) * 6)
        assert all(slot.front.w >= least for slot in found)


@pytest.mark.parametrize(("count", "least"), [(9, 33), (12, 31.5)])
@for_each(table=TABLES)
def test_no_card_of_a_crowd_of_melds_is_small(table: Table, count: int, least: float) -> None:
    seats, others, resting = table
    melds = {
        Zone(ZoneKind.MELD, side, at): cards
        for side in (0, *others)
        for at, cards in enumerate(islice(cycle(CROWD), count))
    }
    squared: dict[Zone, CanastaKind] = {
        zone: "natural" for zone, cards in melds.items() if len(cards) == 7
    }
    found = laid(Picture(melds, canastas=squared), frame_of(SMALL_TABLE, seats, others, resting))
    for zone in melds:
        assert min(pose.width for pose in found.poses[zone]) >= least, zone


@for_each(size=SIZES, count=range(1, 15))
def test_melds_lie_about_the_middle_in_their_order(size: tuple[int, int], count: int) -> None:
    frame = frame_of(size, 4, (1,))
    for it in frame.sides.values():
        found = slots(it.melds, frame.measure, (FEW,) * count)
        rows = {slot.front.y for slot in found}
        for row in rows:
            fronts = [slot.front for slot in found if slot.front.y == row]
            assert (fronts[0].x + fronts[-1].right) / 2 == pytest.approx(it.melds.cx)
            assert [front.x for front in fronts] == sorted(front.x for front in fronts)


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_melds_grow_the_fewer_lie_there(size: tuple[int, int]) -> None:
    frame = frame_of(size, 4, (1,))
    found = [
        slots(frame.sides[0].melds, frame.measure, (FEW,) * count)[0] for count in range(1, 13)
    ]
    widths = [slot.front.w for slot in found]
    # Cards read in columns may be larger than those of the last fans.
    assert all(
        more.front.w < fewer.front.w + 0.5
        for fewer, more in itertools.pairwise(found)
        if fewer.is_wide == more.is_wide
    )
    assert all(slot.is_wide for slot in found[:5])
    assert widths[0] >= 1.1 * widths[-1]


@for_each(size=SIZES[:6], count=[1, 2, 3])
def test_a_few_melds_are_fanned_out_widely(size: tuple[int, int], count: int) -> None:
    frame = frame_of(size, 4, (1,))
    melds = {Zone(ZoneKind.MELD, 0, at): (NINE,) * 4 for at in range(count)}
    poses = laid(Picture(melds), frame).poses[Zone(ZoneKind.MELD, 0, 0)]
    steps = [abs(one.x - other.x) for one, other in itertools.pairwise(poses)]
    assert min(steps) > 1.3 * FAN * poses[0].width


@for_each(size=SIZES[:6], long=[4, 5, 6])
def test_a_long_sequence_has_cards_as_large_as_the_sets_beside_it(
    size: tuple[int, int], long: int
) -> None:
    melds = [RUN[:long], (NINE,) * 3, RUN[:3], (NINE,) * 6, RUN[:5], (NINE,) * 4]
    zones = {Zone(ZoneKind.MELD, 0, at): cards for at, cards in enumerate(melds)}
    found = laid(Picture(zones), frame_of(size, 4, (1,)))
    poses = [found.poses[zone] for zone in zones]
    assert len({round(pose.width, 6) for meld in poses for pose in meld}) == 1
    steps = [
        (one.x, other.x) for meld in (poses[0], poses[4]) for one, other in itertools.pairwise(meld)
    ]
    assert min(other - one for one, other in steps) >= FAN * poses[0][0].width - 0.01


def test_squared_melds_leave_their_room_to_the_others() -> None:
    frame = frame_of((1600, 1000), 4, (1,))
    band, m = frame.sides[0].melds, frame.measure
    open_ones = slots(band, m, (FEW,) * 8)
    found = slots(band, m, (SQUARED, FEW) * 4)
    assert found[1].front.w > 1.08 * open_ones[1].front.w
    steps = [other.front.cx - one.front.cx for one, other in itertools.pairwise(found)]
    assert max(steps) - min(steps) < 0.01


def test_a_column_keeps_its_front_card_while_it_grows() -> None:
    meld = Zone(ZoneKind.MELD, 0, 11)
    three = laid(Picture({meld: (NINE,) * 3})).poses[meld]
    five = laid(Picture({meld: (NINE,) * 5})).poses[meld]
    assert three[0].y + three[0].rect.h / 2 == pytest.approx(five[0].y + five[0].rect.h / 2)
    assert three[0].z > three[1].z
    assert all(one.x == three[0].x for one in five)


def test_a_fan_grows_about_its_middle_and_its_wild_cards_come_last() -> None:
    meld = Zone(ZoneKind.MELD, 0, 2)
    cards = parse_cards("9s 9c 9h 2h")
    three, four = (laid(Picture({meld: cards[:n]})).poses[meld] for n in (3, 4))
    assert three[0].x + three[-1].x == pytest.approx(four[0].x + four[-1].x)
    assert [pose.x for pose in four] == sorted(pose.x for pose in four)
    assert max(four, key=lambda pose: pose.z) == four[-1]
    assert len({pose.y for pose in four}) == 1


def test_a_long_fan_hides_only_natural_cards() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    fans = {Zone(ZoneKind.MELD, 0, at): (NINE,) * 3 for at in range(1, 6)}
    poses = laid(Picture({meld: parse_cards("9s 9c 9h 9d 9s 2h"), **fans})).poses[meld]
    steps = [(other.x - one.x) / one.width for one, other in itertools.pairwise(poses)]
    assert steps[-1] >= FAN
    assert 0.028 <= min(steps) < 0.1
    assert poses[0].width == laid(Picture({meld: (NINE,) * 3, **fans})).poses[meld][0].width


@for_each(size=SIZES, table=TABLES, melds=[3, 9, 14])
def test_every_card_of_a_sequence_shows_or_its_name_does(
    size: tuple[int, int], table: Table, melds: int
) -> None:
    picture, zone = full_picture(*table, melds=melds), Zone(ZoneKind.MELD, 0, 2)
    found = laid(picture, frame_of(size, *table))
    name = found.names.get(zone)
    for lower, higher in itertools.pairwise(found.poses[zone]):
        down, across = higher.rect.y - lower.rect.y, higher.x - lower.x
        assert higher.z > lower.z
        if across:
            assert across >= 0.99 * FAN * higher.width
            assert not down
        elif name is None:
            assert down >= 0.99 * STRIP * higher.rect.h
        else:
            assert down >= 0.019 * higher.rect.h
    if name is not None:
        assert name == found.poses[zone][-1].rect


@for_each(size=SIZES, melds=[9, 12, 14])
def test_the_more_cards_of_a_rank_lie_in_a_column_the_higher_it_is(
    size: tuple[int, int], melds: int
) -> None:
    lengths = (6, 3, 4, 5, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4)
    zones = {
        Zone(ZoneKind.MELD, 0, at): parse_cards(f"{rank}s " * length)
        for at, (rank, length) in enumerate(zip("456789TJQKA456", lengths[:melds], strict=False))
    }
    found = laid(Picture(zones), frame_of(size, 4, (1,)))
    if len({pose.x for pose in found.poses[Zone(ZoneKind.MELD, 0, 0)]}) == 1:
        heights = {len(cards): found.areas[zone].h for zone, cards in zones.items()}
        for fewer in (3, 4, 5):
            assert heights[fewer + 1] > heights[fewer] + 0.8


def test_the_highest_card_tops_a_samba() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    cards = (*RUN, *parse_cards("Th"))
    poses = laid(Picture({meld: cards}, canastas={meld: "samba"})).poses[meld]
    assert max(range(len(poses)), key=lambda at: poses[at].z) == len(cards) - 1


def test_a_canasta_is_squared_with_a_red_or_black_card_on_top() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    cards = parse_cards("9s 9c 9h 9d 9s 2h Jk")
    kinds: tuple[tuple[CanastaKind, str], ...] = (("natural", "9h"), ("mixed", "9s"))
    for kind, suit in kinds:
        poses = laid(Picture({meld: cards}, canastas={meld: kind})).poses[meld]
        top = max(range(len(poses)), key=lambda at: poses[at].z)
        assert cards[top] == parse_cards(suit)[0]
        assert max(p.y for p in poses) - min(p.y for p in poses) < 0.1 * poses[0].width


def test_a_group_with_a_borrowed_card_keeps_room_for_it() -> None:
    stage = Zone(ZoneKind.STAGE, 0, 0)
    frame = frame_of((1600, 1000), 4, (1,))
    found = arrange(frame, Picture({stage: (NINE,) * 2}), borrowing=frozenset({0}))
    assert len(found.poses[stage]) == 2
    assert found.ghosts[stage].x > found.poses[stage][-1].x
    empty = arrange(frame, Picture(), borrowing=frozenset({0}))
    assert frame.sides[0].melds.contains(empty.ghosts[stage].rect)


def test_what_is_laid_aside_lies_where_its_meld_will_lie() -> None:
    melds = {Zone(ZoneKind.MELD, 0, at): (NINE,) * 3 for at in range(2)}
    groups = [parse_cards("Kh Ks Kd"), parse_cards("7h 7c 7d 7s")]
    aside = {Zone(ZoneKind.STAGE, 0, at): cards for at, cards in enumerate(groups)}
    down = {Zone(ZoneKind.MELD, 0, 2 + at): cards for at, cards in enumerate(groups)}
    before, after = laid(Picture({**melds, **aside})), laid(Picture({**melds, **down}))
    for one, other in zip(aside, down, strict=True):
        assert [(it.x, it.y, it.width) for it in before.poses[one]] == [
            (it.x, it.y, it.width) for it in after.poses[other]
        ]
    assert all(before.areas[zone] == after.areas[zone] for zone in melds)


@for_each(
    size=SIZES,
    grown=[
        "5h 5s 5d 5c 5h 5s 5d",
        "Kc Kd Ks Kh 2s 2d",
        "4s 5s 6s 7s 8s",
        "7c 8c 9c Tc",
        "2h 2d 2s Jk",
    ],
)
def test_melds_lie_by_rank_and_stay_there_as_they_grow(size: tuple[int, int], grown: str) -> None:
    melds = "Kc Kd Ks", "2h 2d 2s", "5h 5s 5d", "8c 9c Tc", "Ah Ad Ac", "6s 7s 8s", "9d 9h 2c"
    faces = [parse_cards(text) for text in melds]
    at = next(
        at for at, cards in enumerate(faces) if not Counter(cards) - Counter(parse_cards(grown))
    )
    frame = frame_of(size, 4, (1,))
    for laid_cards in (faces, [*faces[:at], parse_cards(grown), *faces[at + 1 :]]):
        picture = Picture(
            {Zone(ZoneKind.MELD, 0, index): cards for index, cards in enumerate(laid_cards)}
        )
        areas = laid(picture, frame).areas
        own = [zone for zone in areas if zone.kind is ZoneKind.MELD]
        assert [zone.index for zone in own] == [2, 6, 0, 4, 5, 3, 1]
        assert tuple(own) == picture.melds_of(0)
        rows = {round(areas[zone].bottom): areas[zone] for zone in own}
        if len(rows) == 1:
            assert [areas[it].cx for it in own] == sorted(areas[it].cx for it in own)


def test_cards_laid_aside_lie_where_their_meld_will_lie() -> None:
    frame = frame_of(SIZES[0], 4, (1,))
    kings, nines = parse_cards("Kc Kd Ks"), parse_cards("9d 9h 9c")
    aside = laid(
        Picture({Zone(ZoneKind.MELD, 0, 0): kings, Zone(ZoneKind.STAGE, 0, 0): nines}), frame
    )
    after = laid(
        Picture({Zone(ZoneKind.MELD, 0, 0): kings, Zone(ZoneKind.MELD, 0, 1): nines}), frame
    )
    assert aside.areas[Zone(ZoneKind.STAGE, 0, 0)] == after.areas[Zone(ZoneKind.MELD, 0, 1)]
    assert aside.areas[Zone(ZoneKind.MELD, 0, 0)] == after.areas[Zone(ZoneKind.MELD, 0, 0)]
