"""Tests taking the pile: its cards move to hand and melds in one wave, longer for a larger pile."""

import itertools
from collections.abc import Callable
from statistics import mean

import pytest

from canasta_gui.table.items.card_edge import CardShadow
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.motion.timing import TICK, TIMINGS
from canasta_gui.viewmodel.beat import Beat, BeatKind, tokens_of
from canasta_gui.viewmodel.choreography import choreograph
from canasta_gui.viewmodel.picture import picture_of
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.zones import PILE, ZoneKind
from tests.gui.table.conftest import Table
from tests.kit.turns import Turn, heap_taken

MakeTable = Callable[..., Table]


def beats_of(turn: Turn) -> tuple[Beat, ...]:
    before, step = turn
    return choreograph(picture_of(before), step)


def test_what_is_melded_of_the_heap_goes_there_in_the_wave() -> None:
    before, step = heap_taken(50)
    beats = beats_of((before, step))
    kinds = [BeatKind.MELD, BeatKind.TAKE, BeatKind.CANASTA, BeatKind.OPEN]
    assert [beat.kind for beat in beats] == kinds
    heap = set(tokens_of(picture_of(before))[PILE])
    wave = beats[1]
    melds = {zone: cards for zone, cards in wave.zones.items() if zone.kind is ZoneKind.MELD}
    laid = [placed.token for zone, cards in melds.items() if not zone.owner for placed in cards]
    assert len(heap & set(laid)) > 20
    assert set(wave.moved) >= heap & set(laid) - set(beats[0].moved)
    assert PILE not in wave.zones


def length(make_table: MakeTable, count: int) -> float:
    """Returns the milliseconds from the start of the first card to the arrival of the last."""
    before, step = heap_taken(count)
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    table_scene, spent = table.widget.table_scene, 0.0
    while not table.widget.is_settled:
        table_scene.clock.advance(TICK)
        beat = table_scene.player.beat
        spent += TICK * (beat is not None and beat.kind is BeatKind.TAKE)
    return spent - TIMINGS[BeatKind.TAKE].rest


def test_the_wave_grows_gently_with_the_heap(make_table: MakeTable) -> None:
    lengths = [length(make_table, count) for count in (4, 12, 30, 80)]
    assert lengths == sorted(set(lengths))
    assert lengths[3] < 1.25 * lengths[2]
    assert lengths[3] < 2000


def test_the_heap_is_laid_meld_by_meld_the_farthest_first(make_table: MakeTable) -> None:
    before, step = heap_taken(30)
    table = make_table(before, speed=Speed.NORMAL)
    heap = list(table.board.sprites[PILE])
    lying, pile = {sprite: sprite.pose for sprite in heap}, table.board.frame.pile
    table.widget.play(step)
    left: list[CardSprite] = []
    while not table.widget.is_settled:
        table.widget.table_scene.clock.advance(4)
        left += [it for it in heap if it.pose != lying[it] and it not in left]
    assert len(left) == 30
    zones = {sprite: zone for zone, it in table.board.sprites.items() for sprite in it}
    laid = [zones[it] for it in left if zones[it].kind is ZoneKind.MELD]
    assert len(list(itertools.groupby(laid))) == len(set(laid)) > 3
    far = [abs(it.pose.x - pile.cx) for it in left]
    assert far[0] > max(far[-3:])


def test_as_a_whole_it_swings_out_from_the_middle(make_table: MakeTable) -> None:
    before, step = heap_taken(50)
    table = make_table(before, speed=Speed.NORMAL)
    heap = list(table.board.sprites[PILE])[:-1]
    ways = {sprite: [sprite.pose] for sprite in heap}
    table.widget.play(step)
    while not table.widget.is_settled:
        table.widget.table_scene.clock.advance(TICK)
        for sprite, way in ways.items():
            way.append(sprite.pose)
    assert mean(_swing(way) for way in ways.values()) > 0.05


def _swing(way: list[Pose]) -> float:
    """Returns how far a path deviates to the left of a straight line, as a share of its length."""
    start, end = way[0], way[-1]
    dx, dy = end.x - start.x, end.y - start.y
    aside = [dy * (pose.x - start.x) - dx * (pose.y - start.y) for pose in way]
    return max(aside, key=abs) / (dx * dx + dy * dy)


@pytest.mark.parametrize("is_reduced", [False, True])
def test_the_wave_ends_where_the_jump_ends(make_table: MakeTable, is_reduced: bool) -> None:
    before, step = heap_taken(50)
    table = make_table(before, speed=Speed.NORMAL, reduced_motion=is_reduced)
    table.widget.play(step)
    while not table.widget.is_settled:
        table.widget.table_scene.clock.advance(TICK)
    jumped = make_table(step.after)
    poses = {zone: [it.pose for it in held] for zone, held in table.board.sprites.items() if held}
    assert poses == {zone: [it.pose for it in h] for zone, h in jumped.board.sprites.items() if h}


def test_with_reduced_motion_no_card_of_the_heap_travels(make_table: MakeTable) -> None:
    before, step = heap_taken(30)
    table = make_table(before, speed=Speed.NORMAL, reduced_motion=True)
    heap = table.board.sprites[PILE]
    places = {sprite: {(sprite.x() // 2, sprite.y() // 2)} for sprite in heap}
    table.widget.play(step)
    while not table.widget.is_settled:
        table.widget.table_scene.clock.advance(TICK)
        for sprite, seen in places.items():
            seen.add((sprite.x() // 2, sprite.y() // 2))
    assert all(len(seen) <= 3 for seen in places.values())


@pytest.mark.parametrize(("count", "every"), [(30, 1), (80, 2)])
def test_of_a_large_heap_every_second_buried_card_is_drawn_only_when_it_slows_down(
    make_table: MakeTable, count: int, every: int
) -> None:
    before, step = heap_taken(count)
    table = make_table(before, size=(1920, 1080), speed=Speed.NORMAL)
    heap = list(table.board.sprites[PILE])[-2::-1]
    lying = {sprite: sprite.pose for sprite in heap}
    buried = {sprite for sprite in heap if not sprite.isVisible()}
    left: dict[CardSprite, bool] = {}
    table.widget.play(step)
    while len(left) < len(heap):
        table.widget.table_scene.clock.advance(4)
        left.update({it: it.isVisible() for it in heap if it not in left and it.pose != lying[it]})
    places = enumerate(left)
    unseen = [sprite for place, sprite in places if place % every and sprite in buried]
    assert [sprite for sprite, is_seen in left.items() if not is_seen] == unseen


@pytest.mark.parametrize(("size", "least", "most"), [((1600, 1000), 7, 8), ((3840, 2160), 1, 4)])
def test_of_large_cards_a_few_throw_shadows(
    make_table: MakeTable, size: tuple[int, int], least: int, most: int
) -> None:
    """Eight of them at 3840 by 2160 made 33 of 200 pictures late."""
    before, step = heap_taken(8)
    table = make_table(before, size, speed=Speed.NORMAL)
    table.widget.play(step)
    table_scene, seen = table.widget.table_scene, set[CardSprite]()
    while not table.widget.is_settled:
        table_scene.clock.advance(TICK)
        beat = table_scene.player.beat
        if beat is not None and beat.kind is BeatKind.TAKE:
            shown = (it for it in table.widget.scene().items() if isinstance(it, CardShadow))
            seen |= {card for it in shown if isinstance(card := it.parentItem(), CardSprite)}
    assert least <= len(seen) <= most
