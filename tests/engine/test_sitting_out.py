"""Who sits out, who sits where meanwhile, who deals, and what is seen from outside."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import (
    Match,
    Phase,
    SeatPlayer,
    active_seats,
    edition_ids,
    first_difference,
    fold,
    next_seat,
    offered_players,
    side_of,
)
from engine.dealcode import drawn_sitters, new_code
from engine.match import next_deal_events
from engine.position import format_position, parse_position
from engine.saves.replay import replay
from engine.seating import turn_order
from tests.engine.kit.tables import rules_named
from tests.engine.matches import new_match, play_on

FIVE, SIX = "winning-moves-deluxe/5p", "hasbro-2001/6p"
FIVES = tuple(f"{edition}/5p" for edition in edition_ids() if 5 in offered_players(edition))
SIXES = tuple(f"{edition}/6p" for edition in edition_ids() if 6 in offered_players(edition))


def dealt_matches(reference: str, deals: int) -> Match:
    """A match of which so many deals began."""
    match = new_match("sitting out", reference)
    while match.state.public.deal < deals and not match.is_over:
        play_on(match, len(match.entries) + 1)
    return match


@pytest.mark.atoms("players.5.sit_out_rotation", "players.6.one_per_team_sits_out")
@pytest.mark.parametrize("reference", [*FIVES, *SIXES])
def test_everybody_of_a_largest_side_sits_out_in_turn(reference: str) -> None:
    rules, code = rules_named(reference), new_code(b"turns")
    drawn = [drawn_sitters(rules, code, deal) for deal in range(1, 10)]
    assert drawn[:3] == drawn[3:6] == drawn[6:]
    out = Counter(seat for seats in drawn for seat in seats)
    assert out == {s: 3 for side in rules.seats.sides if len(side) == 3 for s in side}


@pytest.mark.atoms("players.5.sit_out_rotation")
@pytest.mark.parametrize("reference", FIVES)
def test_chance_finds_who_sits_out_first_and_the_deal_code_finds_it_again(reference: str) -> None:
    rules = rules_named(reference)
    codes = [new_code(f"first {n}".encode()) for n in range(300)]
    first = Counter(drawn_sitters(rules, code, 1) for code in codes)
    assert set(first) == {(0,), (2,), (4,)}
    assert min(first.values()) > 70
    assert [drawn_sitters(rules, code, 1) for code in codes[:9]] == [
        drawn_sitters(rules, code, 1) for code in codes[:9]
    ]


@pytest.mark.atoms("players.6x.seating")
@pytest.mark.parametrize("reference", [FIVE, SIX, "complete-standard/6p/3t+extra-deck"])
def test_everybody_sits_between_opponents_in_every_deal(reference: str) -> None:
    match = dealt_matches(reference, 4)
    for moment in match.moments:
        rules, public = match.rules, moment.state.public
        for seat in active_seats(rules, public):
            assert side_of(rules, seat) != side_of(rules, next_seat(rules, public, seat))


@pytest.mark.parametrize("reference", [FIVE, SIX])
def test_everybody_deals(reference: str) -> None:
    rules, code = rules_named(reference), new_code(b"dealers")
    players = tuple(SeatPlayer(f"Player {seat}") for seat in range(rules.players))
    for first in range(rules.players):
        match = Match.start(rules, players, code, first)
        dealers = Counter(dealers_of(match, 18))
        assert set(dealers) == set(range(rules.players))
        assert min(dealers.values()) >= 2


def dealers_of(match: Match, deals: int) -> list[int]:
    """Who would deal, were the deals never played."""
    state, dealers = match.state, list[int]()
    for _ in range(deals):
        events = next_deal_events(match.header, state)
        over = replace(fold(state, events).public, phase=Phase.OVER)
        state = replace(state, public=over)
        dealers.append(over.dealer)
    return dealers


@pytest.mark.atoms("players.5.sitter_no_advice")
@pytest.mark.parametrize("reference", [FIVE, SIX])
def test_whoever_sits_out_sees_what_everybody_sees(reference: str) -> None:
    match = dealt_matches(reference, 2)
    public = match.state.public
    for seat in public.sitting_out:
        view = match.observe(seat)
        assert (view.hand, view.drawn, view.public) == ((), (), public)
        assert not view.is_to_act
        assert public.hand_counts[seat] == 0


@pytest.mark.parametrize("reference", [FIVE, SIX])
def test_a_recorded_match_with_sitters_is_found_honest(reference: str) -> None:
    assert first_difference(dealt_matches(reference, 5)) is None


def test_the_readable_record_names_who_sits_out() -> None:
    match = dealt_matches(FIVE, 1)
    (out,) = match.state.public.sitting_out
    assert f"  {out} sits out" in list(replay(match))


def test_a_position_names_who_sits_out() -> None:
    state = dealt_matches(FIVE, 2).state
    written = format_position(state)
    assert written["sitting_out"] == list(state.public.sitting_out)
    assert parse_position(written).public == state.public


def test_without_a_word_the_last_of_the_largest_sides_sit_out() -> None:
    state = parse_position({"rules": SIX})
    assert state.public.sitting_out == (4, 5)
    assert turn_order(state.rules, state.public) == (0, 1, 2, 3)
    assert (state.public.dealer, state.public.turn) == (3, 0)
