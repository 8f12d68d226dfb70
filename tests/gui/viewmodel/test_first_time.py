"""Tests when a subject that is new to a player may be explained, and how long."""

import pytest

from canasta_gui.viewmodel.first_time import FirstTime, first_times, place_of, recent_subjects
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import (
    CanastaMade,
    Discard,
    Discarded,
    DrawStock,
    Event,
    Match,
    Meld,
    Melded,
    MeldKind,
    Play,
    TakePile,
    parse_card,
    parse_cards,
)
from tests.kit.positions import match_at, playing

NOTHING: frozenset[FirstTime] = frozenset()
_SETS = "Kc Kd Kh"
_HANDS = ["2c 4c 6d Kd Jd", "5c 5d 5h 6s 7s 7s 7d", "5s 6s 8s 9d", "Th Tc 9s 9h"]


def dealt(**changes: object) -> Match:
    """Returns a match in which seat 0 has drawn and all hands are known."""
    values = {"hands": _HANDS, "scores": [0, 0], "stock": {"top": "4h 4s 4d 8c 8h"}, **changes}
    return match_at(playing(_HANDS[0], "Kc Kd Kh Ks", theirs="Qc Qd Qh", **values))


def play(match: Match, *throws: str) -> None:
    """Lets the next seats draw and discard these cards."""
    for card in throws:
        match.play(DrawStock())
        match.play(Discard(parse_card(card)))


def subjects(match: Match, viewer: int = 0) -> tuple[tuple[FirstTime, ...], frozenset[FirstTime]]:
    recent = recent_subjects(match, viewer)
    return recent.new, recent.lasting


def test_what_ends_the_own_turn_is_new_until_the_next_one_ends() -> None:
    match = dealt()
    match.play(Discard(parse_card("2c")))
    frozen = (FirstTime.FREEZE,), frozenset({FirstTime.FREEZE})
    assert subjects(match) == frozen
    play(match, "6s", "6s", "Th")
    assert subjects(match) == frozen
    play(match, "Jd")
    assert subjects(match) == ((), NOTHING)


def test_what_others_do_is_past_once_the_own_turn_ends() -> None:
    match = dealt(hands=["4c 6d Kd Jd", "2d 5d 6s", _HANDS[2], _HANDS[3]])
    match.play(Discard(parse_card("4c")))
    play(match, "2d", "6s", "Th")
    assert subjects(match) == ((FirstTime.FREEZE,), frozenset({FirstTime.FREEZE}))
    play(match, "Jd")
    assert subjects(match) == ((), NOTHING)


def test_what_the_player_does_may_be_read_for_a_whole_round() -> None:
    match = dealt(hands=["2c 4c 6d Kd Kh Ks Jd", *_HANDS[1:]])
    match.play(Meld((Play(parse_cards("Kd Kh Ks"), 0),)))
    assert subjects(match) == ((FirstTime.CANASTA,), frozenset({FirstTime.CANASTA}))
    match.play(Discard(parse_card("4c")))
    # It is no longer pointed out, but who reads it may go on.
    assert subjects(match) == ((), frozenset({FirstTime.CANASTA}))
    play(match, "6s", "6s", "Th", "Jd")
    assert subjects(match) == ((), NOTHING)


def test_a_pile_that_was_taken_is_not_called_frozen() -> None:
    match = dealt(pile="9c 7h", hands=["2c 9s 4c 6d Kd", *_HANDS[1:]])
    match.play(Discard(parse_card("2c")))
    play(match, "7s")
    assert FirstTime.FREEZE in recent_subjects(match, 0).new
    match.play(DrawStock())
    match.play(Discard(parse_card("9d")))
    match.play(TakePile(parse_cards("9s 9h")))
    assert subjects(match) == ((FirstTime.PILE,), frozenset({FirstTime.PILE}))


def test_a_stop_card_below_another_card_stops_nobody() -> None:
    match = dealt(hands=["3c 4c 6d Kd Jd", *_HANDS[1:]])
    match.play(Discard(parse_card("3c")))
    assert subjects(match)[0] == (FirstTime.STOP,)
    play(match, "6s")
    assert subjects(match) == ((), NOTHING)


def test_a_frozen_pile_is_explained_once_no_stop_card_lies_on_it() -> None:
    match = dealt(hands=["2c 4c 6d Kd Jd", "3c 5d 6s", *_HANDS[2:]])
    match.play(Discard(parse_card("2c")))
    play(match, "3c")
    assert subjects(match) == ((FirstTime.STOP,), frozenset({FirstTime.STOP}))
    play(match, "6s")
    assert subjects(match) == ((FirstTime.FREEZE,), frozenset({FirstTime.FREEZE}))


def test_a_black_three_that_stops_nobody_is_no_stop_card() -> None:
    rules = {"edition": "winning-moves-deluxe", "players": 4, "house": {"stop.blocks_next": False}}
    match = dealt(hands=["2c 4c 6d Kd Jd", "3c 5d 6s", *_HANDS[2:]], rules=rules)
    match.play(Discard(parse_card("2c")))
    play(match, "3c")
    assert subjects(match) == ((FirstTime.FREEZE,), frozenset({FirstTime.FREEZE}))


def test_what_was_taken_back_did_not_happen() -> None:
    match = dealt(hands=["2c 4c 6d Kd Kh Ks Jd", *_HANDS[1:]])
    match.play(Meld((Play(parse_cards("Kd Kh Ks"), 0),)))
    match.undo()
    assert subjects(match) == ((), NOTHING)


def test_a_subject_lies_where_it_happened_last() -> None:
    match = dealt(hands=["3h 2c 4c 6d Kd Kh Ks Jd", *_HANDS[1:]])
    assert place_of(FirstTime.FREEZE, match, 0) is None
    match.play(Meld((Play(parse_cards("Kd Kh Ks"), 0),)))
    assert place_of(FirstTime.CANASTA, match, 0) == Zone(ZoneKind.MELD, 0, 0)
    match.play(Discard(parse_card("2c")))
    assert place_of(FirstTime.FREEZE, match, 0) == PILE


@pytest.mark.parametrize(
    ("event", "what"),
    [
        (Discarded(1, parse_card("3c"), is_crosswise=False), [FirstTime.STOP]),
        (Discarded(1, parse_card("4c"), is_crosswise=False), []),
        (CanastaMade(0, 0, "natural"), [FirstTime.CANASTA]),
        (Melded(1, 1, 0, MeldKind.SET, parse_cards(_SETS)), [FirstTime.OPENING]),
        (Melded(1, 1, 1, MeldKind.SET, parse_cards(_SETS)), []),
        (Melded(1, 1, 0, MeldKind.SET, parse_cards("Kc"), is_new=False), []),
    ],
)
def test_only_what_is_new_to_a_newcomer_counts(event: Event, what: list[FirstTime]) -> None:
    assert [*first_times((event,))] == what


def test_a_wild_card_on_a_frozen_pile_froze_nothing() -> None:
    match = dealt(hands=["4c 6d Kd Jd", "2d 5d 6s", "2h 5s 6s", _HANDS[3]])
    match.play(Discard(parse_card("4c")))
    play(match, "2d")
    assert subjects(match, 1)[0] == (FirstTime.FREEZE,)
    play(match, "2h")
    assert match.state.public.is_frozen
    assert subjects(match, 2) == ((), NOTHING)


def test_the_frame_of_a_drawn_card_is_new_until_the_turn_ends() -> None:
    match = dealt()
    match.play(Discard(parse_card("4c")))
    match.play(DrawStock())
    drawn = (FirstTime.DRAWN,), frozenset({FirstTime.DRAWN})
    assert subjects(match, 1) == drawn
    assert subjects(match, 0) == ((), NOTHING)
    assert place_of(FirstTime.DRAWN, match, 1) == Zone(ZoneKind.HAND, 1)
    match.play(Discard(parse_card("6s")))
    assert subjects(match, 1) == ((), NOTHING)
