"""Sitting out: who sits out, the seats of the others, the dealers, and what the sitters see."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine import (
    Journal,
    Match,
    Phase,
    SeatPlayer,
    active_seats,
    edition_ids,
    first_difference,
    fold,
    load_match,
    load_ruleset,
    next_seat,
    offered_players,
    reference_of,
    side_of,
)
from engine.dealcode import drawn_sitters, new_code
from engine.match.next_deal import deal_next
from engine.match.replay import replay
from engine.position import format_position, parse_position
from engine.seating import sitters, turn_order
from tests.engine.kit.tables import rules_named
from tests.engine.matches import new_match, play_on

FIVE, SIX = "winning-moves-deluxe/5p", "hasbro-2001/6p"


def tables_with_resting(players: int) -> tuple[str, ...]:
    """Returns the tables for so many players at which some of them sit out."""
    tables = (f"{it}/{players}p" for it in edition_ids() if players in offered_players(it))
    return tuple(table for table in tables if rules_named(table).seats.sitting_out)


FIVES, SIXES = tables_with_resting(5), tables_with_resting(6)


def dealt_matches(reference: str, deals: int) -> Match:
    """Returns a match in which this many deals have begun."""
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


def people_and_computers(count: int, people: tuple[int, ...]) -> tuple[SeatPlayer, ...]:
    return tuple(
        SeatPlayer(f"Player {seat}", "person" if seat in people else "computer", "random")
        for seat in range(count)
    )


DRAWS = 100
"""The number of matches that are begun to count the random choices."""


def first_sitters(reference: str, people: tuple[int, ...]) -> Counter[int]:
    """Returns how often each seat sits out the first deal of a match."""
    rules = rules_named(reference)
    seats = people_and_computers(rules.players, people)
    out: Counter[int] = Counter()
    for number in range(DRAWS):
        match = Match.start(rules, seats, new_code(f"spared {number}".encode()))
        match.next_deal()
        out.update(match.state.public.sitting_out)
    return out


@pytest.mark.parametrize("reference", [*FIVES[:2], *SIXES[:2]])
def test_the_only_person_never_sits_out_first_and_other_seats_do_alike(
    reference: str,
) -> None:
    rules = rules_named(reference)
    for person in range(rules.players):
        out = first_sitters(reference, (person,))
        assert out[person] == 0
        places = [sitters(rules, place) for place in range(3)]
        drawn = [seats for seats in places if person not in seats]
        assert set(out) == {seat for seats in drawn for seat in seats}
        # The tolerance is five standard deviations of 100 draws among two or three places.
        assert all(abs(out[seat] - DRAWS / len(drawn)) < 25 for seats in drawn for seat in seats)


@pytest.mark.parametrize("people", [(), (0, 1), (0, 2, 4)])
def test_nobody_is_spared_where_nobody_or_several_people_play(people: tuple[int, ...]) -> None:
    assert set(first_sitters(FIVE, people)) == {0, 2, 4}


def test_after_the_first_deal_everybody_sits_out_in_turn() -> None:
    rules, code = rules_named(FIVE), new_code(b"turns")
    drawn = [drawn_sitters(rules, code, deal, in_first_deal=2) for deal in range(1, 7)]
    assert drawn[0] != (2,)
    assert set(drawn[:3]) == {(0,), (2,), (4,)}
    assert drawn[:3] == drawn[3:]


@pytest.mark.parametrize("reference", [FIVE, "stingray-classic/4p"])
def test_the_spared_seat_is_in_the_file_and_can_be_checked(tmp_path: Path, reference: str) -> None:
    rules = rules_named(reference)
    seats = people_and_computers(rules.players, (2,))
    match = Match.start(rules, seats, new_code(b"checked"))
    path = tmp_path / "five.canasta"
    with Journal.create(path, match.header) as journal:
        match.log = journal
        match.next_deal()
    loaded = load_match(path).match
    assert loaded.header.in_first_deal == (2 if rules.seats.sitting_out else None)
    assert loaded.header == match.header
    assert first_difference(loaded) is None
    forged = Match(replace(match.header, in_first_deal=0))
    assert str(first_difference(forged)).startswith("line 1: ")


def test_an_older_record_in_which_the_only_person_sat_out_is_still_honest() -> None:
    rules, seats = rules_named(FIVE), people_and_computers(5, (0,))
    codes = (new_code(f"old {number}".encode()) for number in range(99))
    code = next(code for code in codes if drawn_sitters(rules, code, 1) == (0,))
    old = Match(replace(Match.start(rules, seats, code).header, in_first_deal=None))
    old.next_deal()
    assert old.state.public.sitting_out == (0,)
    assert first_difference(old) is None


@pytest.mark.parametrize("reference", [FIVE, SIX])
def test_the_seats_are_drawn_as_if_nobody_were_spared(reference: str) -> None:
    table = reference_of(rules_named(reference))
    rules = load_ruleset(replace(table, house={"deal.partner_draw": True}))
    for number in range(60):
        code = new_code(f"seats {number}".encode())
        alone = Match.start_with_draw(rules, people_and_computers(rules.players, (0,)), code)
        crowd = Match.start_with_draw(rules, people_and_computers(rules.players, (0, 1)), code)
        assert [it.name for it in alone.seats] == [it.name for it in crowd.seats]
        person = next(seat for seat, it in enumerate(alone.seats) if it.is_person)
        alone.next_deal()
        assert person not in alone.state.public.sitting_out


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
    """Returns the dealers of the next deals, without playing them."""
    state, dealers = match.state, list[int]()
    for _ in range(deals):
        events = deal_next(match.header, state, state.rules).events
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
