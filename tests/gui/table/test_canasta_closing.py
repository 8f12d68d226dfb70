"""Tests what is seen when a canasta closes: turning cards, seal, light, points, shadow."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QPixmap

from canasta_gui.table.furniture.z_order import Z_SHADE
from canasta_gui.table.layout.geometry import hull
from canasta_gui.table.motion.timing import GREAT_PARTS, NEXT_CANASTA, TICK, TIMINGS
from canasta_gui.table.render import sparks
from canasta_gui.viewmodel.beat import BeatKind, Step
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Discarded, parse_card
from tests.gui.table.moments import (
    AT_REST,
    FIRST_MELD,
    SEAL,
    MakeTable,
    begun,
    pictures,
    shown,
)
from tests.kit.turns import canasta_closed, heap_taken, others_closed, without


def test_a_seal_is_pressed_on_when_the_cards_are_square(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    found = [shown(table, SEAL) for _ in pictures(table, BeatKind.CANASTA)]
    squaring = int((TIMINGS[BeatKind.CANASTA].travel + GREAT_PARTS["seal"].begin) / TICK)
    assert {opacity for opacity, _, _ in found[:squaring]} == {0.0}
    sizes = [across for _, across, _ in found[squaring:]]
    assert sizes[0] > 1.5
    lowest = sizes.index(min(sizes))
    assert sizes[: lowest + 1] == sorted(sizes[: lowest + 1], reverse=True)
    assert sizes[lowest] < 0.95
    assert sizes[lowest:] == sorted(sizes[lowest:])
    assert shown(table, SEAL) == AT_REST


def test_the_golden_frame_comes_with_the_seal(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    frame = "edges", FIRST_MELD
    for _ in pictures(table, BeatKind.CANASTA):
        assert bool(shown(table, frame)[0]) == bool(shown(table, SEAL)[0])
    assert shown(table, frame) == AT_REST


def test_the_own_cards_are_fanned_out_widely_before_they_are_sealed(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    card, sprites = table.board.frame.measure.card, table.board.sprites[FIRST_MELD]
    spreads: list[float] = []
    shades: list[float] = []
    for _ in pictures(table, BeatKind.CANASTA):
        seen = [it.pose.rect for it in sprites if it.isVisible()]
        if shown(table, SEAL)[0] == 0:
            spreads.append(hull(seen).w)
        veils = (
            it for it in table.widget.scene().items() if it.isVisible() and it.zValue() == Z_SHADE
        )
        shades += (it.opacity() for it in veils)
    assert max(spreads) == pytest.approx(3.5 * card, abs=0.2 * card)
    assert spreads[-1] < 1.2 * card
    assert max(shades) == pytest.approx(0.25)
    assert [it.isVisible() for it in sprites].count(True) == 1


def test_a_natural_canasta_is_grander_than_a_mixed_one(make_table: MakeTable) -> None:
    seen: list[set[Hashable]] = []
    sizes: list[float] = []
    for added in ("9c", "2h"):
        before, step = canasta_closed(added)
        table = make_table(before, speed=Speed.NORMAL)
        table.widget.play(step)
        shows, points = table.widget.table_scene.effects, ("points", FIRST_MELD)
        highest = 0.0
        seen.append(set())
        for _ in pictures(table, BeatKind.CANASTA):
            seen[-1].update(shows.keys)
            if (area := shows.area(points)) is not None:
                highest = area.h
        sizes.append(highest)
    assert {("burst", FIRST_MELD), ("pure", FIRST_MELD)} == seen[0] - seen[1]
    assert sizes[1] < 0.8 * sizes[0]


def test_the_partner_nods_at_the_own_canasta(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    downs = [shown(table, ("face", 2))[2] for _ in pictures(table, BeatKind.CANASTA)]
    assert max(downs) > 0.05
    assert shown(table, ("face", 2)) == shown(table, ("face", 1)) == AT_REST


def test_the_cards_of_others_turn_once_round_in_less_time(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    own = sum(1 for _ in pictures(table, BeatKind.CANASTA))
    before, step = others_closed()
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    zone = Zone(ZoneKind.MELD, 1, 0)
    backs: list[bool] = []
    for _ in pictures(table, BeatKind.CANASTA):
        top = max(table.board.sprites[zone], key=lambda it: it.zValue())
        backs.append(top.face is None)
    assert any(backs)
    assert len(backs) < 0.6 * own
    assert table.board.sprites[zone][0].face is not None


def test_its_points_stand_above_the_cards_beside_the_stock_and_fly_to_the_score(
    make_table: MakeTable,
) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    key, items = ("points", FIRST_MELD), table.widget.table_scene.effects
    areas = [items.area(key) for _ in pictures(table, BeatKind.CANASTA)]
    way = [area for area in areas if area is not None]
    cards = table.board.arrangement.areas[FIRST_MELD]
    frame = table.board.frame
    plate = frame.sides[0].plate
    assert 0 <= frame.stock.x - way[0].right <= frame.measure.card
    assert way[0].bottom <= cards.y + 0.1 * cards.h
    assert plate.holds(way[-1].cx, way[-1].cy)


@pytest.mark.parametrize("added", ["9c", "2h"])
def test_light_flashes_in_gold_as_for_a_prize(make_table: MakeTable, added: str) -> None:
    before, step = canasta_closed(added)
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    items, key = table.widget.table_scene.effects, ("flash", FIRST_MELD)
    for _ in pictures(table, BeatKind.CANASTA):
        if key in items.keys:
            assert abs(hue_of(items.picture(key)) - QColor(sparks.GOLD).hue()) % 350 < 6
            break
    else:
        raise AssertionError("nothing flashed")


def hue_of(picture: QPixmap) -> int:
    image = picture.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).hue()


def test_canastas_that_close_together_follow_one_another_shortly(make_table: MakeTable) -> None:
    before, step = heap_taken(100)
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    items = table.widget.table_scene.effects
    first: dict[Hashable, float] = {}
    last = 0.0
    for spent in pictures(table, BeatKind.CANASTA):
        last = spent
        for key in items.keys:
            first.setdefault(key, spent)
    flashes = [at for key, at in first.items() if isinstance(key, tuple) and "flash" in key]
    assert len(flashes) > 2
    steps = [later - sooner for sooner, later in pairwise(flashes)]
    assert all(step == pytest.approx(NEXT_CANASTA, abs=TICK) for step in steps)
    assert last < 2500


def test_the_shadow_of_a_canasta_stays_as_it_is_while_others_play(make_table: MakeTable) -> None:
    before, step = canasta_closed()
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    seen = [
        sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD])
        for _ in pictures(table, BeatKind.CANASTA)
    ]
    assert seen[0] == 7
    assert seen[-1] == 1
    pile = replace(step.after.pile, cards=(*step.after.pile.cards, parse_card("4d")))
    after = replace(without(step.after, "4d"), pile=pile)
    table.widget.play(Step((Discarded(0, parse_card("4d"), is_crosswise=False),), after))
    for _ in pictures(table, BeatKind.THROW):
        assert sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD]) == 1
