"""Tests what narrow melds show of the cards that they hide: their names, edges, gold."""

from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.arrange import arrange
from canasta_gui.table.layout.geometry import Pose, Rect
from canasta_gui.table.layout.overlaps import FAN, STRIP
from canasta_gui.table.layout.slot import FEW
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.meld_faces import bonus_name, edges, meld_name, wild_band
from canasta_gui.table.render.palette import deck_palette, table_palette
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.picture import Picture, is_run
from canasta_gui.viewmodel.table_view import Ghosts
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import is_wild, parse_cards
from tests.gui.table.frames import frame_of
from tests.gui.table.legibility import Ledger, lay
from tests.kit import specimens

SIZES = [(1024, 652), (1366, 722), (1920, 1030), (3840, 2110)]
PLAIN = DeckStyle()


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.parametrize("size", SIZES)
def test_every_meld_of_a_full_row_has_a_name_as_wide_as_its_card(size: tuple[int, int]) -> None:
    lying = lay(specimens.full_samba(), size, TableOptions())
    for zone in (zone for zone in lying.picture.zones if zone.kind is ZoneKind.MELD):
        rect, _ = lying.ledger.rects["name", zone]
        assert rect.w >= 0.98 * lying.arrangement.poses[zone][0].width


def test_a_sequence_of_which_all_cards_show_needs_no_name_until_it_is_a_samba() -> None:
    lying = lay(specimens.samba(), (1920, 1030), TableOptions())
    named = [zone for zone in lying.picture.zones if ("name", zone) in lying.ledger.rects]
    melds = [zone for zone in named if zone.kind is ZoneKind.MELD]
    assert melds == [zone for zone, kind in lying.picture.canastas.items() if kind == "samba"]


def test_the_name_of_a_set_tells_its_rank_and_suits_and_counts_wild_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[tuple[str, ...], int]] = []

    def put(_ledger: Ledger, key: Any, _rect: Rect, _z: float, content: Any, _make: object) -> None:
        if key[0] == "name" and key[1].kind is ZoneKind.MELD:
            told.append(content[:2])

    monkeypatch.setattr(Ledger, "put", put)
    view, (own, *_) = specimens.full_samba(), specimens.full_samba().sides
    others = [one for one in own.melds if not any(map(is_wild, one.cards))]
    held = tuple(specimens.meld(cards) for cards in ("Kc Kd Kh 2s 2h 2d", "Jh Jd 2c", "2h 2d Jk"))
    sides = (replace(own, melds=(*held, *others)), *view.sides[1:])
    lay(replace(view, sides=sides), SIZES[0], TableOptions())
    assert told[:3] == [(("Kc", "Kd", "Kh"), 3), (("Jh", "Jd"), 1), (("2h",), 3)]


@pytest.mark.parametrize("wilds", [0, 1, 2, 3])
def test_a_name_has_a_coin_for_each_wild_card(wilds: int) -> None:
    name = meld_name(100, ("Kc",), wilds, 1.0, PLAIN, has_seal=False).toImage()
    gold = QColor(deck_palette(PLAIN).wild)
    # Beside the rank, where the rims of coins part those that lie over each other.
    columns = ([name.pixelColor(x, y) == gold for y in range(60)] for x in range(76, 98))
    runs = [sum(one and not before for before, one in pairwise(column)) for column in columns]
    assert max(runs) >= wilds
    assert (max(runs) == 0) == (wilds == 0)


@pytest.mark.parametrize(
    ("cards", "suits"), [("8s 8h 8d 8c", "shdc"), ("8h 8d", "hd"), ("8c", "c")]
)
def test_a_set_has_all_its_suits_and_a_rank_of_one_colour(cards: str, suits: str) -> None:
    style = DeckStyle(four_colours=True)
    name = meld_name(100, tuple(cards.split()), 1, 1.0, style, has_seal=False).toImage()
    inks = {suit: QColor(deck_palette(style).suit(suit).ink).name() for suit in "shdc"}
    signs, rank = name.copy(0, 62, 100, 50), name.copy(0, 0, 100, 58)
    assert {suit for suit in "shdc" if inks[suit] in colours(signs)} == set(suits)
    told = {suit for suit in "shdc" if inks[suit] in colours(rank)}
    assert told == ({"c"} if suits == "c" else {"s"})


@pytest.mark.parametrize(
    ("players", "sides", "size"), [(5, 5, (1366, 722)), (6, 3, (1024, 654)), (3, 3, (1024, 654))]
)
def test_ranks_and_suits_of_full_rows_can_be_read(
    monkeypatch: pytest.MonkeyPatch, players: int, sides: int, size: tuple[int, int]
) -> None:
    names: list[tuple[int, Any]] = []

    def put(_ledger: Ledger, key: Any, rect: Rect, _z: float, content: Any, _make: object) -> None:
        if key[0] == "name" and len(key) == 2:
            names.append((round(rect.w), content))

    monkeypatch.setattr(Ledger, "put", put)
    lay(specimens.crowded(players, sides), size, TableOptions())
    assert len(names) >= 12 * (sides - 1)
    for width, (cards, wilds, has_seal, foot, style) in set(names):
        name = meld_name(width, cards, wilds, 4.0, style, has_seal=has_seal, foot=foot).toImage()
        rank, *suits = _inked_rows(name, has_seal=has_seal)
        assert rank >= 15
        assert suits
        assert min(suits) >= 12.5


def test_a_count_without_room_for_words_has_a_bright_step_for_each_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: dict[int, QImage] = {}

    def draw(_ledger: Ledger, key: Any, rect: Rect, _z: float, content: Any, paint: Any) -> None:
        if key[0] == "caption":
            image = QImage(round(rect.w), round(rect.h), QImage.Format.Format_RGB32)
            with QPainter(image) as painter:
                paint(painter, QRectF(0, 0, rect.w, rect.h))
            drawn[content[0][0]] = image

    monkeypatch.setattr(Ledger, "draw", draw)
    lay(specimens.crowded(6, 3), SIZES[0], TableOptions(text_scale=1.5))
    assert set(drawn) == {3, 4, 5, 6}
    bright = QColor(table_palette(TableStyle()).target)
    for count, image in drawn.items():
        foot = [image.pixelColor(x, image.height() - 5) for x in range(image.width())]
        steps = [bright == colour for colour in foot]
        assert sum(one and not other for one, other in pairwise((*steps, False))) == count
        assert 2 * count <= sum(steps) <= count / 7 * image.width()


def _inked_rows(name: QImage, *, has_seal: bool) -> list[float]:
    """Returns the heights of what stands on a name that is drawn four times as large."""
    wide = name.width() // (2 if has_seal else 1)
    inked = [
        any(name.pixelColor(x, y).lightness() < 150 for x in range(12, wide - 12))
        for y in range(16, name.height() - 12)
    ]
    heights = [len([*run]) / 4 for is_inked, run in groupby(inked) if is_inked]
    # A bar below a six tells it from a nine.
    return [high for high in heights if high > 3]


@pytest.mark.parametrize("is_front", [False, True])
def test_a_bonus_card_shows_its_rank_in_its_strip_and_a_star_only_in_front(
    *, is_front: bool
) -> None:
    name = bonus_name(100, "3h", 1.0, PLAIN, is_front=is_front).toImage()
    ink, star = (QColor(it) for it in (deck_palette(PLAIN).suit("h").ink, deck_palette(PLAIN).gold))
    inked = [x for x in range(100) for y in range(9, 42) if name.pixelColor(x, y) == ink]
    assert 20 <= max(inked) < 32
    assert (name.pixelColor(67, 45) == star) == is_front


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_gold_of_wild_cards_has_a_sign_for_each(count: int) -> None:
    band = wild_band(80, 20.0, count, 1.0, PLAIN).toImage()
    gold = QColor(deck_palette(PLAIN).wild)
    row = [band.pixelColor(x, 13) == gold for x in range(2, band.width() - 2)]
    assert sum(one and not other for one, other in pairwise(row)) == count


def test_a_fan_shows_wild_cards_before_more_natural_ones() -> None:
    fans = {Zone(ZoneKind.MELD, 0, at): parse_cards("9s 9h 9d") for at in range(1, 9)}
    meld, cards = Zone(ZoneKind.MELD, 0, 0), parse_cards("Kc Kd Kh Ks 2s 2h")
    poses = arrange(frame_of((1920, 1030), 4, (1,)), Picture({meld: cards, **fans})).poses[meld]
    steps = [(other.x - one.x) / one.width for one, other in pairwise(poses)]
    assert min(steps[:3]) < 0.1
    assert min(steps[3:]) >= FAN - 0.001


def test_hidden_wild_cards_have_edges_of_gold() -> None:
    for are_wild in ((True, True), (False, False)):
        picture = edges(60, (3.0, 0.0), are_wild, 1.0, PLAIN).toImage()
        assert (QColor(deck_palette(PLAIN).wild).name() in colours(picture)) == are_wild[0]


@pytest.mark.parametrize("style", [PLAIN, DeckStyle(four_colours=True)])
@pytest.mark.parametrize("suit", "shdc")
def test_a_name_has_the_colour_of_its_suit(style: DeckStyle, suit: str) -> None:
    name = meld_name(60, (f"4{suit}", f"9{suit}"), 0, 2.0, style, is_run=True, has_seal=False)
    assert QColor(deck_palette(style).suit(suit).ink).name() in colours(name.toImage())


@pytest.mark.parametrize("has_seal", [False, True])
def test_the_figures_of_a_name_are_as_wide_as_its_card(*, has_seal: bool) -> None:
    for ends in (("4s", "9s"), ("Ts", "As")):
        name = meld_name(48, ends, 0, 1.0, PLAIN, is_run=True, has_seal=has_seal).toImage()
        ink = QColor(deck_palette(PLAIN).suit("s").ink).name()
        inked = [
            (x, y) for y in range(22) for x in range(48) if name.pixelColor(x, y).name() == ink
        ]
        across, down = ([at[it] for at in inked] for it in (0, 1))
        assert max(across) - min(across) >= (0.68 if has_seal else 0.75) * 48
        assert max(down) - min(down) >= 14


@pytest.mark.parametrize("size", SIZES)
def test_sets_and_sequences_stand_apart_in_a_full_row(size: tuple[int, int]) -> None:
    lying = lay(specimens.full_samba(), size, TableOptions())
    for side in lying.arrangement.frame.sides:
        row = lying.picture.melds_of(side)
        are_runs = [is_run(lying.picture.cards(zone)) for zone in row]
        areas = [lying.arrangement.areas[zone] for zone in row]
        gaps = [other.x - one.right for one, other in pairwise(areas)]
        between = are_runs.index(True) - 1
        assert gaps[between] > 2 * max(gaps[:between] + gaps[between + 1 :])


def test_a_name_leaves_its_place_to_a_card_that_a_hint_adds() -> None:
    run, longer = parse_cards("5h 6h 7h 8h 9h"), parse_cards("4h 5h 6h 7h 8h 9h")
    zones = {Zone(ZoneKind.MELD, 0, at): run for at in range(14)}
    first, *others = zones
    ghosts = Ghosts(first, longer, frozenset({0}))
    found = arrange(frame_of((1024, 652), 4, (1,)), Picture(zones), hinted=[ghosts])
    assert set(found.names) == set(others)


@pytest.mark.parametrize("size", [(1280, 672), *SIZES[1:]])
def test_own_melds_show_no_less_than_those_of_sides_that_share_a_row(size: tuple[int, int]) -> None:
    arrangement = lay(specimens.crowded(6, 3), size, TableOptions()).arrangement
    poses = arrangement.poses
    own = [zone for zone in poses if (zone.kind, zone.owner) == (ZoneKind.MELD, 0)]
    for zone in own:
        rivals = [poses[Zone(ZoneKind.MELD, it, zone.index)][0] for it in (1, 2)]
        if zone in arrangement.names:
            assert poses[zone][0].width >= max(it.width for it in rivals)
            continue
        here, *others = (_open(poses[Zone(ZoneKind.MELD, it, zone.index)]) for it in range(3))
        assert min(here, FEW) >= min(max(others), FEW)


def _open(poses: tuple[Pose, ...]) -> int:
    """Returns how many cards of a meld show their index."""
    steps = (
        (abs(one.x - other.x) / one.width, abs(one.y - other.y) / one.rect.h)
        for one, other in pairwise(poses)
    )
    return 1 + sum(across > 0.9 * FAN or down > 0.9 * STRIP for across, down in steps)


def test_a_full_row_in_a_low_window_leaves_gaps_in_which_no_seal_lies() -> None:
    lying = lay(specimens.full_samba(), SIZES[0], TableOptions())
    areas, rects = lying.arrangement.areas, lying.ledger.rects
    for side in lying.arrangement.frame.sides:
        row = lying.picture.melds_of(side)
        for here, beside in pairwise(row):
            assert areas[beside].x - areas[here].right >= 0.08 * areas[here].w
            if here in lying.picture.canastas:
                assert rects["seal", here][0].right < areas[beside].x - 1


def test_bonus_cards_stand_apart_from_the_melds_of_a_full_row() -> None:
    areas = lay(specimens.hand_and_foot(), SIZES[0], TableOptions()).arrangement.areas
    for side in range(2):
        row = [zone for zone in areas if (zone.kind, zone.owner) == (ZoneKind.MELD, side)]
        melds = sorted((areas[zone] for zone in row), key=lambda area: area.x)
        gaps = [other.x - one.right for one, other in pairwise(melds)]
        assert areas[Zone(ZoneKind.BONUS, side)].x - melds[-1].right > 1.3 * max(gaps)
