"""Tests that stock and pile are large while no melds lie, and make room for them."""

import itertools
from dataclasses import replace

import pytest

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.motion.timing import TICK
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_choices import Speed
from tests.for_each import for_each
from tests.gui.table.frames import SIZES, TABLES, Table, frame_of
from tests.gui.table.moments import MakeTable
from tests.gui.table.test_layout import furniture
from tests.kit.turns import opened


@for_each(size=SIZES, table=TABLES, laid=[(False, False), (True, False), (False, True)])
def test_nothing_overlaps_while_rows_are_empty(
    size: tuple[int, int], table: Table, laid: tuple[bool, bool]
) -> None:
    rects = furniture(frame_of(size, *table, laid=laid))
    for (one, a), (other, b) in itertools.combinations(rects.items(), 2):
        is_at_own_face = "face" in one + other and one.split()[-1] == other.split()[-1]
        assert is_at_own_face or a.overlap(b) < 1.0, (one, other)


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080)])
def test_stock_and_pile_are_as_large_as_the_hand_until_somebody_melds(
    size: tuple[int, int],
) -> None:
    free, one, both = (
        frame_of(size, 4, (1,), laid=laid) for laid in ((False,) * 2, (True, False), (True,) * 2)
    )
    assert free.stock.w == pytest.approx(free.measure.card, abs=1)
    assert free.stock.w > one.stock.w > both.stock.w
    assert one.measure.band == both.measure.band
    assert free.seats == both.seats, "players keep their places"


def test_the_stock_shrinks_while_the_first_melds_are_laid(make_table: MakeTable) -> None:
    before, step = opened()
    others = tuple(replace(it, melds=()) for it in before.sides[1:])
    first = replace(before, sides=(before.sides[0], *others))
    last = replace(step.after, sides=(step.after.sides[0], *others))
    table = make_table(first, speed=Speed.NORMAL)
    wide = table.board.frame.stock.w
    table.widget.play(Step(step.events, last))
    table_scene, widths = table.widget.table_scene, list[float]()
    held = set(table.board.all_sprites())
    sprites = (it for it in table.widget.scene().items() if isinstance(it, CardSprite))
    stock = next(it for it in sprites if it not in held)
    while not table.widget.is_settled:
        widths.append(stock.pose.width)
        table_scene.clock.advance(TICK)
    assert widths == sorted(widths, reverse=True)
    assert len({round(it) for it in widths}) > 5, "it glides"
    assert widths[0] == pytest.approx(wide, abs=1)
    assert table.board.frame.stock.w == widths[-1] < 0.95 * wide
