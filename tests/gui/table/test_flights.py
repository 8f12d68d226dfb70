"""Tests how cards fly: they rotate while they move, and lie still after landing."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint

from canasta_gui.table.items.card_edge import CardEdge
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.motion.timing import TICK, timing
from canasta_gui.viewmodel.beat import BeatKind, Step
from canasta_gui.viewmodel.gestures import Drop, Gesture
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE
from engine import (
    CardDrawn,
    DealStarted,
    Discarded,
    parse_card,
)
from tests.gui.table.conftest import Table
from tests.gui.table.games import Played, game
from tests.kit import specimens

MakeTable = Callable[..., Table]
Frame = tuple[float, float]
"""The distance of a card from its destination in widths of the card, and the rotation that is left
in degrees.
"""


def discarding(view: TableView, face: str) -> Step:
    card = parse_card(face)
    hand = tuple(shown for shown in view.seats[0].hand if shown.face != card)
    after = replace(
        view,
        seats=(replace(view.seats[0], hand=hand), *view.seats[1:]),
        pile=replace(view.pile, cards=(*view.pile.cards, card)),
    )
    return Step((Discarded(0, card, is_crosswise=False),), after)


def frames(table: Table, sprite: CardSprite) -> Iterator[Frame]:
    """Yields the state of a card in every frame until nothing moves."""
    end = table.board.home(sprite)
    clock = table.widget.table_scene.clock
    while clock.is_moving:
        clock.advance(TICK)
        pose = sprite.pose
        distance = abs(pose.x - end.x) + abs(pose.y - end.y)
        yield distance / pose.width, sprite.rotation() - end.angle


def dropped(table: Table, step: Step) -> list[Frame]:
    """Drops a card on the pile; returns the frames of the card from then on."""

    def play(gesture: Gesture) -> None:
        assert isinstance(gesture, Drop)
        table.widget.play(step)

    table.widget.gesture.connect(play)
    table.oracle.allow(PILE)
    sprite = table.sprite("9c")
    table.drag(table.spot(sprite), table.middle(PILE) + QPoint(-20, 6))
    return list(frames(table, sprite))


def test_a_card_that_is_let_go_over_the_pile_does_not_swing_round(make_table: MakeTable) -> None:
    view = specimens.playing()
    table = make_table(view, speed=Speed.NORMAL)
    seen = dropped(table, discarding(view, "9c"))
    assert seen[0][0] < 1
    angles = [angle for _, angle in seen]
    assert max(map(abs, angles)) < 10
    assert all(abs(angle) < 3 for distance, angle in seen if distance < 0.1)
    assert seen[-1] == (0, 0)


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_a_thrown_card_turns_on_its_way_and_no_more_when_it_lies(
    make_table: MakeTable, speed: Speed
) -> None:
    view = specimens.playing()
    table = make_table(view, speed=speed)
    sprite = table.sprite("9c")
    table.widget.play(discarding(view, "9c"))
    seen = list(frames(table, sprite))
    assert max(abs(angle) for _, angle in seen) > 12
    assert all(abs(angle) < 3 for distance, angle in seen if distance < 0.1)
    assert seen[-1] == (0, 0)


@pytest.mark.parametrize("kind", BeatKind)
def test_at_the_fast_speed_a_beat_takes_half_as_long(kind: BeatKind) -> None:
    fast, normal = (timing(kind, speed, is_reduced=False) for speed in (Speed.FAST, Speed.NORMAL))
    assert (2 * fast.travel, 2 * fast.rest) == (normal.travel, normal.rest)


def pictures(make_table: MakeTable, played: Played) -> Iterator[Table]:
    """Yields the table in every picture of a step."""
    table = make_table(played.before, (1024, 700), speed=Speed.NORMAL)
    table.widget.table_scene.clock.stand_still()
    table.widget.play(played.step)
    while table.widget.table_scene.player.beat is not None:
        yield table
        table.widget.table_scene.clock.advance(TICK)


def test_cards_that_make_room_keep_their_order(make_table: MakeTable) -> None:
    drawn = [
        it
        for it in game("hand-and-foot/4p", "order")
        if any(isinstance(e, CardDrawn) and e.seat == 0 for e in it.step.events)
    ]
    assert len(drawn) > 5
    for played in drawn[:6]:
        for table in pictures(make_table, played):
            clock = table.widget.table_scene.clock
            heights = [it.zValue() for it in table.board.hand if not clock.is_coming(it)]
            assert heights == sorted(set(heights))


def most_in_one_spot(table: Table) -> int:
    """Returns how many cards lie visibly in the same spot, where their shadows add up."""
    cards = [it for it in table.widget.scene().items() if isinstance(it, CardSprite)]
    spots = [(round(it.x()), round(it.y()), it.rotation()) for it in cards if it.isVisible()]
    return max(Counter(spots).values())


@pytest.mark.parametrize("reference", ["winning-moves-deluxe/4p", "hand-and-foot/4p"])
def test_cards_in_one_spot_do_not_add_up_to_a_black_frame(
    make_table: MakeTable, reference: str
) -> None:
    """Seats are drawn, the pack is cut, and cards are dealt; a deal is gathered."""
    played = [it for it in game(reference, "shadows") if _is_start(it.step)]
    assert len(played) > 1
    for one in played[:2]:
        assert max(map(most_in_one_spot, pictures(make_table, one))) <= 6


def _is_start(step: Step) -> bool:
    return any(isinstance(event, DealStarted) for event in step.events)


def test_a_turning_card_shows_an_edge_of_paper_while_it_is_narrow(make_table: MakeTable) -> None:
    sprite = make_table().board.hand[0]
    seen: dict[float, float] = {}
    for flip in (1.0, 0.5, 0.2, 0.02):
        sprite.hover(sprite.pose, flip)
        edges = [it for it in sprite.childItems() if isinstance(it, CardEdge) and it.isVisible()]
        seen[flip] = sum(flip * it.rect().width() for it in edges)
    assert seen[1.0] == seen[0.5] == 0
    assert 0 < seen[0.2] < seen[0.02]
    assert seen[0.02] == pytest.approx(0.015 * sprite.pose.width, rel=0.1)
    sprite.lie(sprite.pose)
    assert not any(it.isVisible() for it in sprite.childItems())
