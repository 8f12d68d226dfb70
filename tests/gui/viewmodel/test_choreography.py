"""Tests the choreography: the beats end in the final view, and contain only what happened."""

from collections import Counter
from dataclasses import replace

import pytest

from canasta_gui.viewmodel.beat import Beat, BeatKind, Step, tokens_of
from canasta_gui.viewmodel.choreography import choreograph, settling
from canasta_gui.viewmodel.picture import Picture, picture_of
from canasta_gui.viewmodel.seat_views import CardView, MeldView
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    Card,
    CardsDealt,
    Discarded,
    FootTaken,
    Melded,
    MeldKind,
    MeldsCombined,
    PileTaken,
    edition_ids,
    offered_players,
    parse_card,
    parse_cards,
)
from tests.gui.table.games import Played, game

GAMES = [f"{edition}/{n}p" for edition in edition_ids() for n in offered_players(edition)]
_SOME_GAMES = [
    f"{edition}/{offered[at % len(offered)]}p"
    for at, edition in enumerate(edition_ids())
    for offered in [offered_players(edition)]
]
"""Each edition for one number of players; `make soak` plays all."""


def multisets(picture: Picture) -> dict[Zone, Counter[int | None]]:
    return {zone: Counter(cards) for zone, cards in picture.zones.items()}


def check(played: Played) -> tuple[Beat, ...]:
    before, goal = picture_of(played.before), picture_of(played.step.after)
    beats = choreograph(before, played.step)
    pictures = [before, *(beat.picture for beat in beats)]
    assert pictures[-1] == goal
    for beat, earlier in zip(beats, pictures, strict=False):
        check_tokens(beat)
        if beat.kind is BeatKind.SETTLE:
            # The events are complete: only the order within hands may still differ.
            assert multisets(earlier) == multisets(goal)
            assert earlier.stock == goal.stock
            assert earlier.canastas == goal.canastas
            assert earlier.is_frozen == goal.is_frozen
    return beats


def check_tokens(beat: Beat) -> None:
    tokens = [placed.token for cards in beat.zones.values() for placed in cards]
    assert len(tokens) == len(set(tokens))


@pytest.mark.parametrize(
    ("viewer", "reference"),
    [
        pytest.param(number % 2, game, marks=() if game in _SOME_GAMES else pytest.mark.soak)
        for number, game in enumerate(GAMES)
    ],
)
def test_playing_ends_where_jumping_ends(viewer: int, reference: str) -> None:
    kinds: set[BeatKind] = set()
    for played in game(reference, f"law {viewer}", viewer, 120):
        kinds.update(beat.kind for beat in check(played))
    assert {BeatKind.DEAL, BeatKind.DRAW, BeatKind.THROW, BeatKind.MELD} <= kinds


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, 9))]
)
def test_whole_matches_show_every_kind_of_beat(seed: int) -> None:
    kinds: set[BeatKind] = set()
    for played in game("hasbro-2001/4p", f"match {seed}", seed % 4, 3000):
        kinds.update(beat.kind for beat in check(played))
    assert {BeatKind.TAKE, BeatKind.REVEAL, BeatKind.BONUS, BeatKind.FREEZE} <= kinds


def test_nothing_hidden_gets_a_face() -> None:
    viewer = 2
    for played in game("hasbro-2001/4p", "hidden", viewer, 200):
        for beat in choreograph(picture_of(played.before), played.step):
            if beat.kind is BeatKind.REVEAL:
                return
            for zone, cards in beat.zones.items():
                if zone.kind is ZoneKind.HAND and zone.owner != viewer:
                    assert all(placed.face is None for placed in cards)


def steps_with(kind: type, seed: str) -> Played:
    for played in game("hasbro-2001/4p", seed, 0, 900):
        if any(isinstance(event, kind) for event in played.step.events):
            return played
    raise AssertionError(f"no {kind.__name__} in this game")


def test_the_upcard_goes_to_its_meld_before_the_pile_is_taken() -> None:
    played = steps_with(PileTaken, "take")
    kinds = [beat.kind for beat in check(played)]
    taken = next(e for e in played.step.events if isinstance(e, PileTaken))
    if len(taken.cards) > 1:
        assert kinds.index(BeatKind.MELD) < kinds.index(BeatKind.TAKE)


def test_a_discarded_card_keeps_its_token() -> None:
    played = steps_with(Discarded, "throw")
    event = next(e for e in played.step.events if isinstance(e, Discarded))
    before = picture_of(played.before)
    hand = tokens_of(before)[Zone(ZoneKind.HAND, event.seat)]
    beat = next(b for b in choreograph(before, played.step) if b.kind is BeatKind.THROW)
    top = beat.zones[PILE][-1]
    assert top.face == event.card
    assert top.token in hand
    assert beat.moved == (top.token,)


def test_staged_cards_leave_the_stage() -> None:
    played = next(iter(game("hasbro-2001/4p", "stage")))
    view = played.step.after
    goal = picture_of(view)
    kings = parse_cards("Kh Kd Ks")
    hand, stage = Zone(ZoneKind.HAND, 0), Zone(ZoneKind.STAGE, 0, 0)
    meld = Zone(ZoneKind.MELD, 0, 0)
    staged = Picture({**goal.zones, stage: kings}, goal.stock)
    event = Melded(0, 0, 0, MeldKind.SET, kings)
    beat = choreograph(staged, Step((event,), view))[0]
    assert beat.kind is BeatKind.MELD
    assert [placed.token for placed in beat.zones[meld]] == [*tokens_of(staged)[stage]]
    assert stage not in beat.zones
    assert [it.token for it in beat.zones[hand]] == [*tokens_of(staged)[hand]]


def test_settling_keeps_equal_cards_where_they_are() -> None:
    hand, stage = Zone(ZoneKind.HAND, 0), Zone(ZoneKind.STAGE, 0, 0)
    before = Picture({hand: parse_cards("9h 9h Kd Ks Kc")})
    goal = Picture({hand: parse_cards("9h 9h"), stage: parse_cards("Kc Kd Ks")})
    beat = settling(before, goal)
    assert beat.picture == goal
    assert [placed.token for placed in beat.zones[hand]] == [0, 1]
    assert [placed.token for placed in beat.zones[stage]] == [4, 2, 3]
    assert set(beat.moved) == {2, 3, 4}


def test_settling_turns_cards_over_in_place() -> None:
    hand = Zone(ZoneKind.HAND, 1)
    beat = settling(Picture({hand: (None, None)}), Picture({hand: (parse_card("9h"), None)}))
    assert {placed.token for placed in beat.zones[hand]} == {0, 1}
    assert beat.moved == ()


def test_a_foot_is_dealt_beside_the_hand_and_picked_up_as_it_lies() -> None:
    dealt = next(iter(game("hasbro-2001/4p", "foot")))
    view = dealt.step.after
    hand, foot = Zone(ZoneKind.HAND, 0), Zone(ZoneKind.FOOT, 0)
    cards = parse_cards("4h 5h")
    seats = (replace(view.seats[0], foot=2), *view.seats[1:])
    lying = replace(view, seats=seats, stock_count=view.stock_count - 2)
    beats = check(Played(view, Step((CardsDealt(0, None, 2, is_foot=True),), lying)))
    assert all(placed.face is None for placed in beats[0].zones[foot])

    shown = (*(CardView(card) for card in cards), *view.seats[0].hand)
    taken = replace(lying, seats=(replace(view.seats[0], hand=shown), *view.seats[1:]))
    tokens = tokens_of(picture_of(lying))[foot]
    beat = check(Played(lying, Step((FootTaken(0, cards, 2),), taken)))[0]
    assert beat.kind is BeatKind.FOOT
    assert foot not in beat.zones
    assert set(tokens) <= {placed.token for placed in beat.zones[hand]}


def test_a_meld_goes_onto_another_and_those_behind_it_move_up() -> None:
    view = next(iter(game("hasbro-2001/4p", "combine"))).step.after
    kings, more, nines = parse_cards("Kc Kd Kh"), parse_cards("Ks Ks Kh"), parse_cards("9c 9d 9h")
    before = with_own_melds(view, kings, more, nines)
    after = with_own_melds(view, parse_cards("Kc Kd Kh Kh Ks Ks"), nines)
    tokens = tokens_of(picture_of(before))
    first, second, third = (Zone(ZoneKind.MELD, 0, index) for index in range(3))
    beat = check(Played(before, Step((MeldsCombined(0, 0, 0, 1),), after)))[0]
    assert {it.token for it in beat.zones[first]} == {*tokens[first], *tokens[second]}
    assert tuple(it.token for it in beat.zones[second]) == tokens[third]
    assert set(beat.moved) == set(tokens[second])


def with_own_melds(view: TableView, *melds: tuple[Card, ...]) -> TableView:
    laid = tuple(MeldView(cards, None, "", "") for cards in melds)
    sides = tuple(replace(it, melds=laid) if it.side == 0 else it for it in view.sides)
    return replace(view, sides=sides)
