"""Tests the layout for many windows and tables: nothing that must be read is covered or cut off."""

import itertools
from dataclasses import replace

import pytest

from canasta_gui.table.layout.arrange import arrange
from canasta_gui.table.layout.fitting import fit
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around, hull, rail_reach
from canasta_gui.table.layout.hand_layout import hand
from canasta_gui.table.layout.match_start_layout import spread
from canasta_gui.table.layout.overlaps import BONUS_FAN
from canasta_gui.table.layout.shape import Shape
from canasta_gui.viewmodel.picture import Picture
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.for_each import for_each
from tests.gui.table.frames import NINE, SIZES, TABLES, Table, frame_of, full_picture, laid


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
        rects[f"sign {side}"] = it.sign
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
        is_at_own_face = "face" in one + other and one.split()[-1] == other.split()[-1]
        assert is_at_own_face or a.overlap(b) < 1.0, (one, other)
    for it in frame.sides.values():
        assert frame.board.contains(it.plate)


@for_each(
    size=SIZES, joined=[((2, 0),), ((1, 0),), ((2, 1),), ((1, 2),)], is_mirrored=[False, True]
)
def test_a_side_whose_melds_lie_at_its_partners_place_leaves_its_room_to_the_others(
    size: tuple[int, int], joined: tuple[tuple[int, int], ...], is_mirrored: bool
) -> None:
    apart, together = (
        frame_of(size, 3, (1, 2), joined=it, is_mirrored=is_mirrored) for it in ((), joined)
    )
    ((side, partner),) = joined
    (other,) = {1, 2} - {side}
    assert together.sides[other].melds.w > 1.6 * apart.sides[other].melds.w
    assert together.sides[other].sign.h > 2 * apart.sides[other].sign.h, "it has the row alone"
    assert together.sides[side].melds == together.sides[partner].melds
    bonus_cards = {Zone(ZoneKind.BONUS, it): (NINE,) * 2 for it in (side, partner)}
    poses = laid(Picture(bonus_cards), together).poses
    rows = [hull([it.rect for it in poses[zone]]) for zone in bonus_cards]
    assert all(together.sides[partner].bonus.contains(row) for row in rows)
    assert len({(it.x, it.y) for zone in bonus_cards for it in poses[zone]}) == 4
    assert together.board == apart.board, "every side keeps its row on the score board"


@for_each(size=SIZES, seats=[3, 6], is_mirrored=[False, True])
def test_bonus_cards_lie_beside_the_sign_above_many_melds_which_are_larger_for_it(
    size: tuple[int, int], seats: int, is_mirrored: bool
) -> None:
    picture, table = full_picture(seats, (1, 2)), (size, seats, (1, 2))
    few = laid(picture, frame_of(*table, is_mirrored=is_mirrored))
    melds, bonus_cards = ((1, 12), (2, 12)), frozenset({1, 2})
    frame = frame_of(*table, is_mirrored=is_mirrored, melds=melds, bonus=bonus_cards)
    many = laid(picture, frame)
    for side in (1, 2):
        it, meld, bonus = many.frame.sides[side], *zones_of(side)
        assert it.has_bonus_above or frame.measure.is_tight or size[0] > 1024
        if it.has_bonus_above:
            assert many.poses[meld][0].width > 1.08 * few.poses[meld][0].width
        area = many.areas[bonus]
        lying = [many.areas[zone] for zone in picture.melds_of(side)]
        assert not any(area.overlap(other) for other in (it.sign, *lying))
        assert hull([it.sign, it.melds, it.bonus]).contains(area)


@for_each(size=[(1024, 654), (1280, 720), (1366, 722)], seats=[3, 6])
def test_many_melds_of_two_sides_that_share_a_row_have_two_rows_of_larger_cards(
    size: tuple[int, int], seats: int
) -> None:
    picture, table = full_picture(seats, (1, 2)), (size, seats, (1, 2))
    bonus = frozenset({1, 2})
    frames = [frame_of(*table, melds=((1, it), (2, it)), bonus=bonus) for it in (8, 12)]
    few, many = (laid(picture, frame) for frame in frames)
    for side in (1, 2):
        zones = picture.melds_of(side)
        assert len({round(many.captions[zone].y) for zone in zones}) == 2
        before, after = (it.poses[zones[0]][0].width for it in (few, many))
        assert after > max(48.0, 1.25 * before)
    # Nothing else becomes much smaller for it.
    assert frames[1].pile.w > 0.85 * frames[0].pile.w
    own = [it.poses[zones_of(0)[0]][0].width for it in (few, many)]
    assert own[1] > 0.95 * own[0]


@pytest.mark.parametrize(("size", "text"), [((1366, 722), 1.5), ((800, 554), 1.0)])
def test_large_text_and_very_low_windows_leave_no_height_for_two_rows(
    size: tuple[int, int], text: float
) -> None:
    assert not frame_of(size, 6, (1, 2), melds=((1, 12), (2, 12)), text_scale=text).measure.is_tight


def zones_of(side: int) -> tuple[Zone, Zone]:
    """Returns the places of the first meld and of the bonus cards of a side."""
    return Zone(ZoneKind.MELD, side, 0), Zone(ZoneKind.BONUS, side)


@for_each(size=SIZES, table=TABLES, text_scale=[1.0, 1.5])
def test_a_face_hides_less_than_a_third_of_the_cards_that_are_held_before_it(
    size: tuple[int, int], table: Table, text_scale: float
) -> None:
    _, *others = frame_of(size, *table, text_scale=text_scale).seats.values()
    for it in others:
        assert it.face.overlap(it.fan) < it.fan.area / 3


@for_each(size=SIZES, table=TABLES, text_scale=[1.0, 2.0])
def test_players_and_melds_lie_within_the_rail(
    size: tuple[int, int], table: Table, text_scale: float
) -> None:
    frame = frame_of(size, *table, text_scale=text_scale)
    reach = rail_reach(*size)
    cloth = Rect(reach, reach, size[0] - 2 * reach, size[1] - reach)
    for name, rect in furniture(frame).items():
        assert cloth.contains(rect), name


@pytest.mark.parametrize(("card_scale", "text_scale", "least"), [(1, 1, 47), (0.7, 2, 20)])
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
    for zone, poses in laid.poses.items():
        for pose in poses:
            assert window.contains(pose.rect, slack=1.0), zone
    for side, it in frame.sides.items():
        for index in range(12):
            for pose in laid.poses[Zone(ZoneKind.MELD, side, index)]:
                assert hull([it.beside_bonus, it.bonus]).contains(pose.rect, slack=1.0)
        for pose in laid.poses[Zone(ZoneKind.BONUS, side)]:
            assert hull([it.melds, it.bonus]).contains(pose.rect, slack=1.0)


@for_each(size=SIZES, table=TABLES, cards=[1, 11, 30])
def test_the_whole_hand_shows(size: tuple[int, int], table: Table, cards: int) -> None:
    frame = frame_of(size, *table)
    for pose in hand_of(frame, cards):
        assert frame.hand.contains(pose.rect)
        assert Rect(0, 0, *size).contains(pose.rect)


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


def test_those_who_sit_out_stay_in_the_corner_whoever_is_the_partner() -> None:
    frame = frame_of((1600, 1000), 4, (1,), (4, 5))
    first, second = frame.resting[4], frame.resting[5]
    assert first.plate.right > 1550
    assert second.plate.right < first.face.x < 1400
    partner = frame.seats[2]
    with_some_cards = partner.fan.x + 1.2 * frame.measure.card
    assert abs((partner.face.x + with_some_cards) / 2 - 800) < 1


def test_card_scale_changes_the_cards_and_text_scale_the_text() -> None:
    plain = frame_of((1600, 1000), 4, (1,)).measure
    small = frame_of((1600, 1000), 4, (1,), card_scale=0.75).measure
    large = frame_of((1600, 1000), 4, (1,), card_scale=1.4).measure
    assert small.card == pytest.approx(0.75 * plain.card, abs=1)
    assert large.card > plain.card
    wordy = frame_of((1600, 1000), 4, (1,), text_scale=1.5).measure
    assert wordy.text == pytest.approx(1.5 * plain.text)


HAND_SIZES = ((800, 600), (1024, 700), *SIZES[1:4], (3840, 2160), (1366, 768), (1280, 800))


@pytest.mark.parametrize(("card_scale", "text_scale"), [(1, 0.8), (1, 1), (1.4, 1), (1, 2)])
@for_each(size=HAND_SIZES, table=TABLES, cards=[1, 11, 15, 19])
def test_the_hand_has_its_part_of_the_height(
    size: tuple[int, int], table: Table, cards: int, card_scale: float, text_scale: float
) -> None:
    frame = frame_of(size, *table, card_scale=card_scale, text_scale=text_scale)
    rects = [pose.rect for pose in hand_of(frame, cards)]
    high = max(it.bottom for it in rects) - min(it.y for it in rects)
    # Large text takes some of it, and so do melds of many sides in a low window.
    gives = text_scale > 1 or frame.measure.is_tight
    assert (0.18 if gives else 0.22) <= high / size[1] <= 0.28


@pytest.mark.parametrize("size", [(1024, 652), (1366, 720)])
def test_a_second_hand_takes_no_room_from_the_cards_of_a_player_opposite(
    size: tuple[int, int],
) -> None:
    frame = frame_of(size, 4, (1,))
    held, foot = Zone(ZoneKind.HAND, 2), Zone(ZoneKind.FOOT, 2)
    steps = [
        poses[1].x - poses[0].x
        for poses in (
            laid(Picture(zones), frame).poses[held]
            for zones in ({held: (None,) * 15}, {held: (None,) * 15, foot: (None,) * 11})
        )
    ]
    assert steps[1] == pytest.approx(steps[0])


def hand_of(frame: Frame, cards: int) -> tuple[Pose, ...]:
    return hand(frame.hand, frame.width / 2, frame.measure.card, (NINE,) * cards)


@for_each(size=SIZES, table=TABLES)
def test_a_foot_lies_beside_its_player_and_covers_nothing(
    size: tuple[int, int], table: Table
) -> None:
    frame = frame_of(size, *table)
    found = laid(full_picture(*table), frame)
    others = [frame.stock, frame.pile, frame.board, *(it.melds for it in frame.sides.values())]
    for seat, it in frame.seats.items():
        held = [pose.rect for pose in found.poses[Zone(ZoneKind.HAND, seat)]]
        away = [
            rect for one in frame.seats.values() if one is not it for rect in (one.body, one.fan)
        ]
        is_own = seat == next(iter(frame.seats))
        kept = (*held, *away, *others, *(() if is_own else (it.face,)))
        for pose in found.poses[Zone(ZoneKind.FOOT, seat)]:
            assert it.plate.contains(pose.rect) or not it.plate.overlap(pose.rect)
            assert not any(pose.rect.overlap(rect) for rect in kept)
            if is_own and not it.plate.contains(pose.rect):
                assert pose.rect.right - it.face.right > 0.4 * pose.rect.w, "it looks out"
            assert around(it.body.cx, it.body.cy, 3 * it.body.w, 1.1 * it.body.h).contains(
                pose.rect
            )


@for_each(size=SIZES, table=TABLES, text_scale=[1.0, 1.6])
def test_few_bonus_cards_are_as_large_as_melds(
    size: tuple[int, int], table: Table, text_scale: float
) -> None:
    frame = frame_of(size, *table, text_scale=text_scale)
    m = frame.measure
    two = {Zone(ZoneKind.BONUS, side): (NINE,) * 2 for side in frame.sides}
    poses = laid(Picture(two), frame).poses
    for zone in two:
        bonus = frame.sides[zone.owner].bonus
        room = min(bonus.w / (1 + BONUS_FAN), bonus.h / CARD_ASPECT)
        wanted = 0.0 if m.is_tight else m.meld
        assert poses[zone][0].width >= min(wanted, room) - 0.01


@for_each(size=SIZES, table=TABLES)
def test_melds_and_counts_have_air_in_their_row(size: tuple[int, int], table: Table) -> None:
    frame = frame_of(size, *table)
    found = laid(full_picture(*table), frame)
    least = frame.measure.tray_air
    for zone, area in found.areas.items():
        if zone.kind is not ZoneKind.MELD:
            continue
        it = frame.sides[zone.owner]
        top = it.sign.bottom if it.sign.bottom <= it.melds.y + 1 else it.sign.y + least
        assert area.y >= top - 0.01
        assert found.captions[zone].bottom <= it.melds.bottom + 0.01


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
    places = [[replace(it.seats[n], beyond=0.0) for n in (1, 2, 3)] for it in (other, plain)]
    assert places[0] == places[1]
    assert other.board.x > 800
    assert other.sides[0].sign.x > other.sides[0].melds.right
    assert other.hand == plain.hand.mirrored(1600)
    for one, again in zip(furniture(plain).values(), furniture(other).values(), strict=True):
        xs = (again.x, again.mirrored(1600).x)
        assert any(x == pytest.approx(one.x) for x in xs)


@pytest.mark.parametrize(("width", "height"), [(1024, 620), (1366, 690), (1920, 1000)])
def test_larger_text_is_never_smaller_on_the_table(width: int, height: int) -> None:
    for seats in ((0, 1), (0, 1, 2, 3), (0, 1, 2, 3, 4, 5)):
        found = [
            fit(Shape(seats, 0, (1,), text_scale=scale), width, height).text
            for scale in (1.0, 2.0, 3.0, 4.0)
        ]
        assert found == sorted(found)
        assert found[-1] > found[0]
