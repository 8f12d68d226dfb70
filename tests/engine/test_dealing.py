"""Seats and sides, the dealer, and the order in which cards are dealt."""

import pytest

from engine import (
    PACK,
    CardsDealt,
    DealStarted,
    Match,
    SeatPlayer,
    TurnStarted,
    empty_state,
    fold,
    load_ruleset,
    new_code,
    next_seat,
    partner_of,
    side_of,
    start_deal,
)
from engine.dealcode import drawn_dealer
from engine.match.next_deal import next_dealer
from engine.seating import sitters
from tests.engine.kit.tables import PLAIN_EDITIONS, rules_named

EDITIONS = PLAIN_EDITIONS


@pytest.mark.atoms("players.4.two_partnerships", "players.4.partners_opposite")
@pytest.mark.parametrize("edition", EDITIONS)
def test_partners_sit_opposite_and_turns_alternate_between_the_sides(edition: str) -> None:
    rules = load_ruleset(edition)
    public = empty_state(rules).public
    for seat in range(4):
        assert partner_of(rules, public, seat) == (seat + 2) % 4
        assert next_seat(rules, public, seat) == (seat + 1) % 4
        assert side_of(rules, seat) == seat % 2


@pytest.mark.atoms("players.4.hand_size", "deal.first_player", "deal.direction")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("dealer", range(4))
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(edition: str, dealer: int) -> None:
    rules = load_ruleset(edition)
    order = tuple(card for card in PACK * 2 if card // 4 != 3) + (PACK[4:8] * 2)
    events = start_deal(empty_state(rules), dealer, order)
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [event.seat for event in dealt] == [(dealer + place) % 4 for place in (1, 2, 3, 4)]
    for place, event in enumerate(dealt):
        assert event.cards == order[place:44:4]
        assert event.count == 11
    assert events[-1] == TurnStarted((dealer + 1) % 4)


@pytest.mark.atoms("deal.rotation")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_passes_to_the_left(edition: str) -> None:
    rules = load_ruleset(edition)
    players = tuple(SeatPlayer(f"Player {seat}", "person") for seat in range(4))
    match = Match.start(rules, players, new_code(b"left"), first_dealer=2)
    state = empty_state(rules)
    for dealer in (2, 3, 0, 1, 2):
        assert next_dealer(match.header, state) == dealer
        state = fold(state, start_deal(state, dealer, PACK * 2))


FIRST_DEALERS = (
    ("winning-moves-deluxe", "random"),
    ("geeky-hobbies", "choose"),
    ("hasbro-2001", "choose"),
    ("complete-standard", "random"),
    ("complete-samba", "random"),
)
"""The editions in which no cards are drawn for the first dealer, and how it is found."""


@pytest.mark.atoms("deal.first_dealer")
@pytest.mark.parametrize(("edition", "way"), FIRST_DEALERS)
def test_the_first_dealer_is_drawn_fairly_or_chosen(edition: str, way: str) -> None:
    rules = load_ruleset(edition)
    assert rules.deal.first_dealer == way
    drawn = [drawn_dealer(rules, new_code(f"dealer {n}".encode())) for n in range(400)]
    assert all(60 < drawn.count(seat) < 140 for seat in range(4))
    players = tuple(SeatPlayer(f"Player {seat}", "person") for seat in range(4))
    chosen = Match.start(rules, players, new_code(b"chosen"), first_dealer=1)
    assert chosen.header.first_dealer == 1


def test_deals_are_counted_from_one_unless_a_number_is_given() -> None:
    state = empty_state(load_ruleset("hasbro-2001"))
    state = fold(state, start_deal(state, 0, PACK * 2))
    assert state.public.deal == 1
    assert fold(state, start_deal(state, 1, PACK * 2)).public.deal == 2
    assert fold(state, start_deal(state, 1, PACK * 2, 7)).public.deal == 7


def test_the_last_seats_sit_out_unless_others_are_named() -> None:
    rules = rules_named("winning-moves-deluxe/5p")
    last, other = sitters(rules, -1), sitters(rules, 0)
    assert last != other
    for named, resting in ((None, last), (other, other)):
        first, *_ = start_deal(empty_state(rules), 1, PACK * 2, sitting_out=named)
        assert isinstance(first, DealStarted)
        assert first.sitting_out == resting
