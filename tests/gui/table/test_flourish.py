"""Seal, frost and knock come beside the cards, leave no trace and hold nobody up."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace

import pytest

from canasta_gui.table.motion.timing import FADE, FLOURISHES, TICK, TIMINGS, Speed
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import CanastaMade, Discarded, Melded, MeldKind, PileFroze, WentOut, parse_card
from tests.gui.table.conftest import Table
from workshop import specimens

MakeTable = Callable[..., Table]
Shown = tuple[float, float, float]
"""Opacity, size across and how far down a sign is at a moment."""

AT_REST: Shown = (1.0, 1.0, 0.0)
SEAL = ("seal", Zone(ZoneKind.MELD, 0, 0))


def without(view: TableView, face: str) -> TableView:
    hand = tuple(card for card in view.seats[0].hand if card.face != parse_card(face))
    return replace(view, seats=(replace(view.seats[0], hand=hand), *view.seats[1:]))


def with_meld(view: TableView, cards: str) -> TableView:
    own = replace(view.sides[0], melds=(specimens.meld(cards),))
    return replace(view, sides=(own, *view.sides[1:]))


def canasta() -> tuple[TableView, Step]:
    before = with_meld(specimens.playing(), "9h 9s 9d 9h 9s 9d")
    after = without(with_meld(before, "9c 9h 9s 9d 9h 9s 9d"), "9c")
    melded = Melded(0, 0, 0, MeldKind.SET, (parse_card("9c"),), is_new=False)
    return before, Step((melded, CanastaMade(0, 0, "natural")), after)


def freezing() -> tuple[TableView, Step]:
    before = specimens.playing()
    card = parse_card("2h")
    cards = (*before.pile.cards, card)
    pile = replace(before.pile, cards=cards, crosswise=frozenset({len(cards) - 1}), is_frozen=True)
    after = replace(without(before, "2h"), pile=pile)
    return before, Step((Discarded(0, card, is_crosswise=True), PileFroze(card)), after)


def going_out() -> tuple[TableView, Step]:
    before = specimens.playing()
    return before, Step((WentOut(1, is_concealed=False),), before)


CASES = {
    BeatKind.CANASTA: (canasta, SEAL),
    BeatKind.FREEZE: (freezing, "frost"),
    BeatKind.OUT: (going_out, ("seat", 1)),
}


def shown(table: Table, key: Hashable) -> Shown:
    return table.widget.tableau.furniture.signs.posed(key)


def moments(table: Table, kind: BeatKind, key: Hashable) -> Iterator[Shown]:
    """How a sign is shown in every picture of a beat."""
    tableau = table.widget.tableau
    while not table.widget.is_settled:
        if tableau.player.beat is not None and tableau.player.beat.kind is kind:
            yield shown(table, key)
        tableau.clock.advance(TICK)


def play(make_table: MakeTable, kind: BeatKind, **options: object) -> list[Shown]:
    (before, step), key = CASES[kind][0](), CASES[kind][1]
    table = make_table(before, **{"speed": Speed.NORMAL, **options})
    table.widget.play(step)
    found = list(moments(table, kind, key))
    assert shown(table, key) == AT_REST
    return found


def test_a_seal_is_pressed_on_when_the_cards_are_square(make_table: MakeTable) -> None:
    found = play(make_table, BeatKind.CANASTA)
    squaring = int(TIMINGS[BeatKind.CANASTA].travel / TICK)
    assert {opacity for opacity, _, _ in found[:squaring]} == {0.0}
    sizes = [across for _, across, _ in found[squaring:]]
    assert sizes[0] > 1.5
    lowest = sizes.index(min(sizes))
    assert sizes[: lowest + 1] == sorted(sizes[: lowest + 1], reverse=True)
    assert sizes[lowest] < 0.95
    assert sizes[lowest:] == sorted(sizes[lowest:])
    assert found[-1] == (1.0, 1.0, 0.0)


def test_ice_grows_inwards_onto_the_pile(make_table: MakeTable) -> None:
    found = play(make_table, BeatKind.FREEZE)
    assert found[0][0] == 0.0
    assert found[0][1] > 1.1
    sizes = [across for _, across, _ in found]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1.0


def test_whoever_goes_out_knocks_twice(make_table: MakeTable) -> None:
    depths = [down for _, _, down in play(make_table, BeatKind.OUT)]
    assert depths[0] == 0
    lowest = [
        at
        for at in range(1, len(depths) - 1)
        if depths[at - 1] < depths[at] >= depths[at + 1] and depths[at] > 0.1
    ]
    assert len(lowest) == 2
    assert depths[-1] == 0


@pytest.mark.parametrize("kind", CASES)
def test_with_reduced_motion_signs_only_fade(make_table: MakeTable, kind: BeatKind) -> None:
    found = play(make_table, kind, reduced_motion=True)
    assert {(across, down) for _, across, down in found} == {(1.0, 0.0)}
    is_fading = any(0 < opacity < 1 for opacity, _, _ in found)
    assert is_fading is (kind is not BeatKind.OUT)


@pytest.mark.parametrize("kind", CASES)
def test_it_is_over_before_its_beat_is(make_table: MakeTable, kind: BeatKind) -> None:
    beat = TIMINGS[kind]
    assert FLOURISHES[kind].travel <= beat.rest
    assert FADE.travel <= beat.rest
    slow = len(play(make_table, kind, speed=Speed.SLOW))
    assert slow > 1.5 * len(play(make_table, kind, speed=Speed.NORMAL))


@pytest.mark.parametrize("kind", CASES)
def test_skipping_shows_how_it_ends(make_table: MakeTable, kind: BeatKind) -> None:
    (before, step), key = CASES[kind][0](), CASES[kind][1]
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    assert any(it != AT_REST for it in moments(table, kind, key))
    table.widget.play(Step((), before))
    table.widget.play(step)
    next(it for it in moments(table, kind, key) if it != AT_REST)
    table.widget.finish_all()
    assert shown(table, key) == AT_REST


@pytest.mark.parametrize("kind", CASES)
def test_at_instant_speed_nothing_moves(make_table: MakeTable, kind: BeatKind) -> None:
    assert play(make_table, kind, speed=Speed.INSTANT) == []


def test_the_shadow_of_a_canasta_stays_as_it_is_while_others_play(make_table: MakeTable) -> None:
    before, step = canasta()
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(step)
    zone = SEAL[1]
    seen = [
        sum(sprite.isVisible() for sprite in table.board.sprites[zone])
        for _ in moments(table, BeatKind.CANASTA, SEAL)
    ]
    assert seen[0] == 7
    assert seen[-1] == 3
    pile = replace(step.after.pile, cards=(*step.after.pile.cards, parse_card("4d")))
    after = replace(without(step.after, "4d"), pile=pile)
    table.widget.play(Step((Discarded(0, parse_card("4d"), is_crosswise=False),), after))
    for _ in moments(table, BeatKind.THROW, SEAL):
        assert sum(sprite.isVisible() for sprite in table.board.sprites[zone]) == 3
