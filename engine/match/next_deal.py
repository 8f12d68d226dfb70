"""The deal that comes next: who deals, who sits out, and what happens when it is dealt."""

from engine.dealcode import drawn_sitters
from engine.match.next_deck import next_deck
from engine.match.people import seats_of_people
from engine.match.records import Header, SeatPlayer
from engine.rules.dealing import record_deal
from engine.rules.recorder import Recorder
from engine.ruleset.model import Ruleset
from engine.seat_draw import draw_seats
from engine.seating import first_active
from engine.state import Seat, State


def player_of_first_deal(rules: Ruleset, seats: tuple[SeatPlayer, ...]) -> Seat | None:
    """Returns the seat of the only person among computers, who never sits out the first deal.

    ``None`` where nobody sits out, or where nobody or several people play.
    """
    people = seats_of_people(seats)
    return min(people) if rules.seats.sitting_out and len(people) == 1 else None


def deal_next(header: Header, state: State) -> Recorder:
    """Returns the record of dealing the deal after this state; before the first, a draw for seats
    comes first.
    """
    rules, number = state.rules, state.public.deal + 1
    recorder = Recorder(state)
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
