"""Tests the layout for many windows and tables: nothing that must be read is covered or cut off."""

import itertools
from typing import Any

import pytest

from canasta_gui.table.layout import card_spreads as spreads
from canasta_gui.table.layout.arrange import Arrangement, arrange
from canasta_gui.table.layout.fitting import Shape
from canasta_gui.table.layout.frame import Frame, solve
from canasta_gui.table.layout.geometry import Rect, rail_reach
from canasta_gui.table.layout.match_start_layout import spread
from canasta_gui.table.layout.measure import FAN, STRIP
from canasta_gui.table.layout.slots import slots
from canasta_gui.viewmodel.picture import CanastaKind, Cards, Picture
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import parse_cards
from tests.for_each import for_each

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


def furniture(frame: Frame) -> dict[str, Rect]:
    """Returns the boxes of everything with words on it, and of the cards."""
    rects = {
        "stock": frame.stock,
        "pile": frame.pile,
        "word": frame.word,
        "notice": frame.notice,
        "board": frame.board,
        "hand": frame.hand,
    }
    for place, (seat, it) in enumerate(frame.seats.items()):
        rects[f"plate {seat}"] = it.plate
        rects[f"face {seat}"] = it.face
        if place:
            rects[f"fan {seat}"] = it.fan
    rects |= {f"plate {seat}": it.plate for seat, it in frame.resting.items()}
    rects |= {f"face {seat}": it.face for seat, it in frame.resting.items()}
    for side, it in frame.sides.items():
        rects[f"melds {side}"] = it.melds
        rects[f"bonus {side}"] = it.bonus
    return rects


@for_each(size=SIZES, table=TABLES, text_scale=[1.0, 1.5])
def test_the_frame_fits_and_nothing_overlaps(
    size: tuple[int, int], table: Table, text_scale: float
) -> None:
    frame = frame_of(size, *table, text_scale=text_scale)
    window = Rect(0, 0, *size)
    rects = furniture(frame)
    for name, rect in rects.items():
        assert window.contains(rect), name
        assert rect.w > 0, name
        assert rect.h > 0, name
    for (one, a), (other, b) in itertools.combinations(rects.items(), 2):
        is_own_plate = one.replace("plate", "face") == other
        assert is_own_plate or a.overlap(b) < 1.0, (one, other)
    for it in frame.sides.values():
        assert frame.board.contains(it.plate)


@for_each(size=SIZES, table=TABLES, text_scale=[1.0, 2.0])
def test_players_and_melds_lie_within_the_rail(
    size: tuple[int, int], table: Table, text_scale: float
) -> None:
    frame = frame_of(size, *table, text_scale=text_scale)
    reach = rail_reach(*size)
    cloth = Rect(reach, reach, size[0] - 2 * reach, size[1] - reach)
    for name, rect in furniture(frame).items():
        assert cloth.contains(rect), name


@pytest.mark.parametrize(("card_scale", "text_scale", "least"), [(1, 1, 47), (0.7, 2, 30)])
@for_each(size=SIZES, table=TABLES)
def test_every_face_is_seen_well(
    size: tuple[int, int], table: Table, card_scale: float, text_scale: float, least: float
) -> None:
    frame = frame_of(size, *table, card_scale=card_scale, text_scale=text_scale)
    for it in (*frame.seats.values(), *frame.resting.values()):
        assert it.face.w == it.face.h
        assert it.face.w >= least
        assert it.face.overlap(it.words) == 0


@for_each(size=SIZES, table=TABLES)
def test_every_card_lies_in_the_window_and_in_its_place(
    size: tuple[int, int], table: Table
) -> None:
    frame = frame_of(size, *table)
    laid = arrange(frame, full_picture(*table), raised=frozenset({0, 15, 29}))
    window = Rect(0, 0, *size)
    hand = Zone(ZoneKind.HAND, 0)
    for zone, poses in laid.poses.items():
        for pose in poses:
            seen = frame.hand if zone == hand else window
            assert seen.contains(pose.rect, slack=1.0), zone
    for side, it in frame.sides.items():
        for index in range(12):
            for pose in laid.poses[Zone(ZoneKind.MELD, side, index)]:
                assert it.beside_bonus.contains(pose.rect, slack=1.0)
        for pose in laid.poses[Zone(ZoneKind.BONUS, side)]:
            assert it.bonus.contains(pose.rect, slack=1.0)


@for_each(size=SIZES, table=TABLES, cards=[1, 11, 30])
def test_the_whole_hand_shows(size: tuple[int, int], table: Table, cards: int) -> None:
    frame = frame_of(size, *table)
    for pose in hand_of(frame, cards):
        assert frame.hand.contains(pose.rect)
        assert pose.rect.bottom <= size[1]


@for_each(size=SIZES, table=TABLES)
def test_the_index_of_every_card_in_the_hand_shows(size: tuple[int, int], table: Table) -> None:
    frame = frame_of(size, *table)
    poses = arrange(frame, full_picture(*table)).poses[Zone(ZoneKind.HAND, 0)]
    steps = [after.x - before.x for before, after in itertools.pairwise(poses)]
    assert min(steps) >= 0.25 * poses[0].width


@for_each(size=SIZES, table=TABLES)
def test_the_indices_of_melds_show_and_captions_do_not_meet(
    size: tuple[int, int], table: Table
) -> None:
    frame = frame_of(size, *table)
    for it in frame.sides.values():
        for count in (1, 5, 12):
            found = slots(it.melds, frame.measure, (False,) * count)
            for one, other in itertools.combinations(found, 2):
                assert one.caption.overlap(other.caption) < 1.0
                assert one.front.overlap(other.front) < 0.12 * one.front.area


@pytest.mark.parametrize("size", SIZES[:6])
def test_stock_and_pile_lie_in_the_middle(size: tuple[int, int]) -> None:
    frame = frame_of(size, 4, (1,))
    assert (frame.stock.x + frame.pile.right) / 2 == pytest.approx(size[0] / 2)


@pytest.mark.parametrize("size", SIZES)
def test_the_spread_pack_covers_no_player(size: tuple[int, int]) -> None:
    frame = frame_of(size, 4, (1,))
    for pose, seat in itertools.product(spread(frame, 108), (1, 2, 3)):
        assert pose.rect.overlap(frame.seats[seat].body) < 1.0
        assert pose.rect.overlap(frame.seats[seat].fan) < 1.0


def test_cards_are_as_large_as_the_window_allows() -> None:
    widths = [frame_of(size, 4, (1,)).measure.card for size in SIZES]
    assert widths[0] >= 80
    assert widths[2] >= 115
    assert widths[5] >= 250
    assert frame_of((3840, 2160), 4, (1,)).measure.card > 2.9 * widths[0]


@pytest.mark.parametrize(("size", "least"), [(SIZES[0], 53), (SIZES[2], 84), (SIZES[3], 100)])
def test_the_cards_of_seven_melds_are_large(size: tuple[int, int], least: float) -> None:
    frame = frame_of(size, 4, (1,))
    assert all(
        slot.front.w >= least for slot in slots(frame.sides[0].melds, frame.measure, (False,) * 7)
    )


@pytest.mark.parametrize(("size", "least"), [(SIZES[0], 45), (SIZES[2], 64), (SIZES[3], 70)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_cards_of_two_other_sides_are_large(
    size: tuple[int, int], least: float, seats: int
) -> None:
    frame = frame_of(size, seats, (1, 2))
    for side in (1, 2):
        found = slots(frame.sides[side].melds, frame.measure, (False,) * 6)
        assert all(slot.front.w >= least for slot in found)


def test_those_who_sit_out_stay_in_the_corner_whoever_is_the_partner() -> None:
    frame = frame_of((1600, 1000), 4, (1,), (4, 5))
    first, second = frame.resting[4], frame.resting[5]
    assert first.plate.right > 1550
    assert second.plate.right < first.face.x < 1400
    partner = frame.seats[2]
    assert abs((partner.face.x + partner.fan.right) / 2 - 800) < 1


def test_card_scale_changes_the_cards_and_text_scale_the_text() -> None:
    plain = frame_of((1600, 1000), 4, (1,)).measure
    small = frame_of((1600, 1000), 4, (1,), card_scale=0.75).measure
    large = frame_of((1600, 1000), 4, (1,), card_scale=1.4).measure
    assert small.card == pytest.approx(0.75 * plain.card, abs=1)
    assert large.card > plain.card
    wordy = frame_of((1600, 1000), 4, (1,), text_scale=1.5).measure
    assert wordy.text == pytest.approx(1.5 * plain.text)


def laid(picture: Picture, frame: Frame | None = None) -> Arrangement:
    return arrange(frame or frame_of((1600, 1000), 4, (1,)), picture)


@for_each(size=SIZES, count=range(1, 15))
def test_melds_lie_about_the_middle_in_their_order(size: tuple[int, int], count: int) -> None:
    frame = frame_of(size, 4, (1,))
    for it in frame.sides.values():
        found = slots(it.melds, frame.measure, (False,) * count)
        rows = {slot.front.y for slot in found}
        for row in rows:
            fronts = [slot.front for slot in found if slot.front.y == row]
            assert (fronts[0].x + fronts[-1].right) / 2 == pytest.approx(size[0] / 2)
            assert [front.x for front in fronts] == sorted(front.x for front in fronts)


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
def test_melds_grow_the_fewer_lie_there(size: tuple[int, int]) -> None:
    frame = frame_of(size, 4, (1,))
    found = [
        slots(frame.sides[0].melds, frame.measure, (False,) * count)[0] for count in range(1, 13)
    ]
    widths = [slot.front.w for slot in found]
    assert all(more < fewer + 0.5 for fewer, more in itertools.pairwise(widths))
    assert all(slot.is_wide for slot in found[:5])
    assert widths[0] >= 1.3 * widths[-1]


@for_each(size=SIZES[:6], count=[1, 2, 3])
def test_a_few_melds_are_fanned_out_widely(size: tuple[int, int], count: int) -> None:
    frame = frame_of(size, 4, (1,))
    melds = {Zone(ZoneKind.MELD, 0, at): (NINE,) * 4 for at in range(count)}
    poses = laid(Picture(melds), frame).poses[Zone(ZoneKind.MELD, 0, 0)]
    steps = [abs(one.x - other.x) for one, other in itertools.pairwise(poses)]
    assert min(steps) > 1.3 * FAN * poses[0].width


def test_squared_melds_leave_their_room_to_the_others() -> None:
    frame = frame_of((1600, 1000), 4, (1,))
    band, m = frame.sides[0].melds, frame.measure
    open_ones = slots(band, m, (False,) * 8)
    found = slots(band, m, (True, False, True, False, True, False, True, False))
    assert found[1].front.w > 1.15 * open_ones[1].front.w
    gaps = [other.front.x - one.front.x for one, other in itertools.pairwise(found)]
    assert max(gaps) - min(gaps) < 0.01


HAND_SIZES = ((800, 600), (1024, 700), *SIZES[1:4], (3840, 2160), (1366, 768), (1280, 800))


@pytest.mark.parametrize(("card_scale", "text_scale"), [(1, 0.8), (1, 1), (1.4, 1), (1, 2)])
@for_each(size=HAND_SIZES, table=TABLES, cards=[1, 11, 15, 19])
def test_the_hand_has_its_part_of_the_height(
    size: tuple[int, int], table: Table, cards: int, card_scale: float, text_scale: float
) -> None:
    frame = frame_of(size, *table, card_scale=card_scale, text_scale=text_scale)
    rects = [pose.rect for pose in hand_of(frame, cards)]
    high = max(it.bottom for it in rects) - min(it.y for it in rects)
    assert 0.22 <= high / size[1] <= 0.28


def hand_of(frame: Frame, cards: int) -> spreads.Poses:
    return spreads.hand(frame.hand, frame.width / 2, frame.measure.card, cards)


def test_a_column_keeps_its_front_card_while_it_grows() -> None:
    meld = Zone(ZoneKind.MELD, 0, 11)
    three = laid(Picture({meld: (NINE,) * 3})).poses[meld]
    five = laid(Picture({meld: (NINE,) * 5})).poses[meld]
    assert three[0].y + three[0].rect.h / 2 == pytest.approx(five[0].y + five[0].rect.h / 2)
    assert three[0].z > three[1].z
    assert all(one.x == three[0].x for one in five)


def test_a_fan_grows_about_its_middle_and_its_natural_cards_end_in_front() -> None:
    meld = Zone(ZoneKind.MELD, 0, 2)
    cards = parse_cards("9s 9c 9h 2h")
    three, four = (laid(Picture({meld: cards[:n]})).poses[meld] for n in (3, 4))
    assert three[0].x + three[-1].x == pytest.approx(four[0].x + four[-1].x)
    assert [pose.x for pose in four] == sorted((pose.x for pose in four), reverse=True)
    assert max(four, key=lambda pose: pose.z) == four[0]
    assert len({pose.y for pose in four}) == 1


def test_a_long_fan_hides_only_natural_cards() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    fans = {Zone(ZoneKind.MELD, 0, at): (NINE,) * 3 for at in range(1, 5)}
    poses = laid(Picture({meld: parse_cards("9s 9c 9h 9d 9s 2h"), **fans})).poses[meld]
    steps = [(one.x - other.x) / one.width for one, other in itertools.pairwise(poses)]
    assert steps[-1] == pytest.approx(FAN)
    assert min(steps) < 0.1
    assert poses[0].width == laid(Picture({meld: (NINE,) * 3, **fans})).poses[meld][0].width


@for_each(size=SIZES, table=TABLES, melds=[3, 9, 14])
def test_the_rank_of_every_card_of_a_sequence_shows(
    size: tuple[int, int], table: Table, melds: int
) -> None:
    picture = full_picture(*table, melds=melds)
    poses = laid(picture, frame_of(size, *table)).poses[Zone(ZoneKind.MELD, 0, 2)]
    for lower, higher in itertools.pairwise(poses):
        down, across = higher.rect.y - lower.rect.y, higher.x - lower.x
        assert higher.z > lower.z
        if across:
            assert across >= 0.99 * FAN * higher.width
            assert not down
        else:
            assert down >= 0.99 * STRIP * higher.rect.h


def test_the_highest_card_tops_a_samba() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    cards = (*RUN, *parse_cards("Th"))
    poses = laid(Picture({meld: cards}, canastas={meld: "samba"})).poses[meld]
    assert max(range(len(poses)), key=lambda at: poses[at].z) == len(cards) - 1


@for_each(size=SIZES, table=TABLES)
def test_a_foot_lies_at_the_end_of_its_plate(size: tuple[int, int], table: Table) -> None:
    frame = frame_of(size, *table)
    found = laid(full_picture(*table), frame)
    for seat, it in frame.seats.items():
        for pose in found.poses[Zone(ZoneKind.FOOT, seat)]:
            assert it.plate.contains(pose.rect)
            assert pose.rect.x > it.plate.x + 0.5 * it.plate.w


def test_a_canasta_is_squared_with_a_red_or_black_card_on_top() -> None:
    meld = Zone(ZoneKind.MELD, 0, 0)
    cards = parse_cards("9s 9c 9h 9d 9s 2h Jk")
    kinds: tuple[tuple[CanastaKind, str], ...] = (("natural", "9h"), ("mixed", "9s"))
    for kind, suit in kinds:
        poses = laid(Picture({meld: cards}, canastas={meld: kind})).poses[meld]
        top = max(range(len(poses)), key=lambda at: poses[at].z)
        assert cards[top] == parse_cards(suit)[0]
        assert max(p.y for p in poses) - min(p.y for p in poses) < 0.1 * poses[0].width


def test_raised_cards_stand_out() -> None:
    hand = Zone(ZoneKind.HAND, 0)
    picture = Picture({hand: (NINE,) * 11})
    frame = frame_of((1600, 1000), 4, (1,))
    flat = arrange(frame, picture).poses[hand]
    raised = arrange(frame, picture, raised=frozenset({4})).poses[hand]
    assert raised[4].y < flat[4].y - 0.15 * frame.measure.card
    assert raised[5] == flat[5]


def test_the_other_reading_direction_mirrors_the_furniture_but_not_the_hand() -> None:
    plain = frame_of((1600, 1000), 4, (1,))
    other = frame_of((1600, 1000), 4, (1,), is_mirrored=True)
    assert other.stock.x > other.pile.x
    assert other.seats[0].plate.x > 800
    assert [other.seats[n] for n in (1, 2, 3)] == [plain.seats[n] for n in (1, 2, 3)]
    assert other.board.x > 800
    assert other.sides[0].bonus.x > other.sides[0].melds.right
    assert other.hand == plain.hand.mirrored(1600)
    for one, again in zip(furniture(plain).values(), furniture(other).values(), strict=True):
        xs = (again.x, again.mirrored(1600).x)
        assert any(x == pytest.approx(one.x) for x in xs)


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
