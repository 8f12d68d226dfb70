"""The deal that comes next: who deals, who sits out, its deck, and what happens then."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.cards import Card
from engine.dealcode import (
    deck_order,
    drawn_dealer,
    drawn_sitters,
    expect_riffles,
    full_deck,
    parse_code,
    shuffled_at_home,
)
from engine.match.records import Header, SeatPlayer, seats_of_people
from engine.rng import Chance
from engine.rules.dealing import record_deal
from engine.rules.recorder import Recorder
from engine.ruleset.model import Ruleset
from engine.seat_draw import are_seats_drawn, dealer_after, draw_seats
from engine.seating import first_active
from engine.state import Seat, State


def next_deck(header: Header, state: State) -> tuple[Card, ...]:
    """Returns the deck of the deal after this state, first dealt first.

    Where the match is shuffled as at home, the cards are gathered from the table and riffled; the
    first deal has a deck shuffled to perfection in any case.
    """
    number = state.public.deal + 1
    if not header.riffles or number == 1:
        return deck_order(state.rules, header.code, number)
    chance = Chance(f"canasta riffles 1 {parse_code(header.code)} {number}")
    return shuffled_at_home(gathered(state), header.riffles, chance)


def gathered(state: State) -> tuple[Card, ...]:
    """Returns every card of the deck as a person gathers a finished deal: the melds of each side
    with what lies beside them, the pile, the hands, the rest of the stock.
    """
    left = Counter(full_deck(state.rules))
    found: list[Card] = []
    for card in _lying(state):
        # Partners for one deal have the same melds, which lie on the table once.
        if left[card]:
            left[card] -= 1
            found.append(card)
    return (*found, *left.elements())


def _lying(state: State) -> Iterator[Card]:
    for side in state.public.sides:
        for meld in side.melds:
            yield from meld.cards
        yield from (*side.bonus, *side.aside)
    yield from (*state.hidden.base, *state.public.pile)
    for private in state.private:
        yield from private.hand
    for foot in state.hidden.feet:
        yield from foot
    yield from state.hidden.stock


def player_of_first_deal(rules: Ruleset, seats: tuple[SeatPlayer, ...]) -> Seat | None:
    """Returns the seat of the only person among computers, who never sits out the first deal.

    ``None`` where nobody sits out, or where nobody or several people play.
    """
    people = seats_of_people(seats)
    return min(people) if rules.seats.sitting_out and len(people) == 1 else None


def make_header(
    rules: Ruleset,
    seats: tuple[SeatPlayer, ...],
    code: str,
    first_dealer: Seat | None,
    riffles: int,
) -> Header:
    """Returns the header of a match; without a first dealer the deal code decides.

    Raises `ValueError` for a wrong number of seats or of riffles, a dealer who is not at the table,
    or a wrong code.
    """
    code = parse_code(code)
    dealer = drawn_dealer(rules, code) if first_dealer is None else first_dealer
    count = rules.players
    if len(seats) != count:
        raise ValueError(f"{count} players expected, not {len(seats)}")
    if not 0 <= dealer < count:
        raise ValueError(f"no seat {dealer}")
    expect_riffles(riffles)
    sure = player_of_first_deal(rules, seats)
    return Header(rules, seats, code, dealer, in_first_deal=sure, riffles=riffles)


def make_drawn_header(
    rules: Ruleset,
    players: tuple[SeatPlayer, ...],
    code: str,
    first_dealer: Seat | None,
    riffles: int,
) -> Header:
    """Returns the header of a match whose players, given in chair order, draw cards for their
    seats and perhaps for the first deal, where the rules say so.

    Raises the same errors as `make_header`.
    """
    as_given = make_header(rules, players, code, first_dealer, riffles)
    if not are_seats_drawn(rules):
        return as_given
    drawn = draw_seats(rules, code)
    dealer = dealer_after(rules, drawn)
    seats = tuple(players[player] for player in drawn.players)
    dealer = first_dealer if dealer is None else dealer
    return replace(make_header(rules, seats, code, dealer, riffles), are_seats_drawn=True)


def deal_next(header: Header, state: State, rules: Ruleset) -> Recorder:
    """Returns the record of dealing the next deal by these rules, a draw for seats included."""
    number = state.public.deal + 1
    recorder = Recorder(replace(state, rules=rules))
    if number == 1 and header.are_seats_drawn:
        recorder.add(draw_seats(rules, header.code))
    order = next_deck(header, state)
    sitting_out = drawn_sitters(rules, header.code, number, header.in_first_deal)
    record_deal(recorder, number, next_dealer(header, state), order, sitting_out)
    return recorder


def next_dealer(header: Header, state: State) -> Seat:
    """Returns the dealer of the deal after this state: the next seat clockwise that plays in it."""
    rules, public = state.rules, state.public
    sitting_out = drawn_sitters(rules, header.code, public.deal + 1, header.in_first_deal)
    seat = header.first_dealer if public.deal == 0 else public.dealer + 1
    return first_active(rules, sitting_out, seat)
