"""Tests what is seen when a canasta closes: turning cards, seal, light, points, shadow."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QPixmap

from canasta_gui.table.motion.timing import NEXT_CANASTA, PARTS, TICK, TIMINGS, MotionSpeed
from canasta_gui.table.render import sparks
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.step import Step
from engine import Discarded, parse_card
from tests.gui.table.moments import AT_REST, FIRST_MELD, SEAL, MakeTable, begun, pictures, shown
from tests.kit.turns import canasta_closed, heap_taken, without


def test_a_seal_is_pressed_on_when_the_cards_are_square(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    found = [shown(table, SEAL) for _ in pictures(table, BeatKind.CANASTA)]
    squaring = int((TIMINGS[BeatKind.CANASTA].travel + PARTS["seal"].begin) / TICK)
    assert {opacity for opacity, _, _ in found[:squaring]} == {0.0}
    sizes = [across for _, across, _ in found[squaring:]]
    assert sizes[0] > 1.5
    lowest = sizes.index(min(sizes))
    assert sizes[: lowest + 1] == sorted(sizes[: lowest + 1], reverse=True)
    assert sizes[lowest] < 0.95
    assert sizes[lowest:] == sorted(sizes[lowest:])
    assert shown(table, SEAL) == AT_REST


def test_the_cards_of_a_canasta_turn_once_round_before_it_is_sealed(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    turned: list[tuple[bool, float]] = []
    for _ in pictures(table, BeatKind.CANASTA):
        top = max(table.board.sprites[FIRST_MELD], key=lambda it: it.zValue())
        turned.append((top.face is None, shown(table, SEAL)[0]))
    backs = [at for at, (is_back, _) in enumerate(turned) if is_back]
    sealed = next(at for at, (_, opacity) in enumerate(turned) if opacity == 1)
    assert backs == [*range(backs[0], backs[-1] + 1)]
    assert TIMINGS[BeatKind.CANASTA].travel / TICK < backs[0]
    assert backs[-1] < sealed
    assert all(it.face is not None for it in table.board.sprites[FIRST_MELD])


def test_its_points_fly_from_the_cards_to_the_score(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    key, items = ("points", FIRST_MELD), table.widget.table_scene.effects
    areas = [items.area(key) for _ in pictures(table, BeatKind.CANASTA)]
    way = [area for area in areas if area is not None]
    cards = table.board.arrangement.areas[FIRST_MELD]
    plate = table.board.frame.sides[0].plate
    assert cards.holds(way[0].cx, way[0].cy)
    assert plate.holds(way[-1].cx, way[-1].cy)


@pytest.mark.parametrize(
    ("added", "colour", "other"),
    [("9c", sparks.RED, sparks.GOLD), ("2h", sparks.GOLD, sparks.RED)],
)
def test_light_flashes_red_for_a_natural_canasta_and_gold_for_a_mixed_one(
    make_table: MakeTable, added: str, colour: str, other: str
) -> None:
    before, step = canasta_closed(added)
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    items, key = table.widget.table_scene.effects, ("flash", FIRST_MELD)
    for _ in pictures(table, BeatKind.CANASTA):
        if key in items.keys:
            hue = hue_of(items.picture(key))
            assert abs(hue - QColor(colour).hue()) % 350 < 6
            assert abs(hue - QColor(other).hue()) % 350 > 20
            break
    else:
        raise AssertionError("nothing flashed")


def hue_of(picture: QPixmap) -> int:
    image = picture.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).hue()


def test_canastas_that_close_together_follow_one_another_shortly(make_table: MakeTable) -> None:
    before, step = heap_taken(100)
    table = make_table(before, speed=MotionSpeed.NORMAL)
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
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    seen = [
        sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD])
        for _ in pictures(table, BeatKind.CANASTA)
    ]
    assert seen[0] == 7
    assert seen[-1] == 3
    pile = replace(step.after.pile, cards=(*step.after.pile.cards, parse_card("4d")))
    after = replace(without(step.after, "4d"), pile=pile)
    table.widget.play(Step((Discarded(0, parse_card("4d"), is_crosswise=False),), after))
    for _ in pictures(table, BeatKind.THROW):
        assert sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD]) == 3
