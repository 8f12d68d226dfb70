"""Events around the turns: start of a deal, dealing, end, score."""

from dataclasses import replace

from engine import events as ev
from engine.counts import add_cards
from engine.evolve.change import change_hidden, change_public, gain, lose, onto_pile, put, set_stock
from engine.ruleset.model import Ruleset
from engine.seating import can_sit_out, side_of
from engine.state import Hidden, Phase, Private, Public, SideTable, State, TurnFacts


def empty_state(rules: Ruleset, scores: tuple[int, ...] | None = None) -> State:
    """Returns the state of a table before its first deal."""
    seats, sides = rules.players, len(rules.seats.sides)
    public = Public(
        deal=0,
        dealer=0,
        scores=scores or (0,) * sides,
        turn=0,
        phase=Phase.OVER,
        facts=TurnFacts(),
        sides=(SideTable(),) * sides,
        hand_counts=(0,) * seats,
        foot_counts=(0,) * seats,
        in_foot=(False,) * seats,
        stock_count=0,
        pile=(),
        is_frozen=False,
        known=((),) * seats,
    )
    return State(rules, public, (Private(),) * seats, Hidden(feet=((),) * seats))


def deal_started(state: State, event: ev.DealStarted) -> State:
    """Clears the table for a new deal. Raises `ValueError` for wrong scores or seats at rest."""
    if not can_sit_out(state.rules, event.sitting_out):
        raise ValueError(f"seats {list(event.sitting_out)} cannot sit out together")
    fresh = change_public(
        empty_state(state.rules, _of_all_sides(state, event.scores)),
        deal=event.deal,
        dealer=event.dealer,
        turn=event.dealer,
        sitting_out=event.sitting_out,
    )
    return set_stock(fresh, event.order or ())


def cards_dealt(state: State, event: ev.CardsDealt) -> State:
    """Adds cards to a hand, or lays them down as a foot."""
    cards = event.cards or ()
    stock = list(state.hidden.stock)
    for card in cards:
        stock.remove(card)
    state = set_stock(state, tuple(stock))
    if not event.is_foot:
        return gain(state, event.seat, cards)
    feet = put(state.hidden.feet, event.seat, cards)
    counts = put(state.public.foot_counts, event.seat, len(cards))
    return change_hidden(state, replace(state.hidden, feet=feet), foot_counts=counts)


def bonus_laid(state: State, event: ev.BonusLaid) -> State:
    """Moves a red three to the row beside the melds."""
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    after = replace(table, bonus=add_cards(table.bonus, (event.card,)))
    return lose(state, event.seat, (event.card,), {"sides": put(state.public.sides, side, after)})


def stop_set_aside(state: State, event: ev.StopSetAside) -> State:
    """Lays a black three aside, beside the melds."""
    side = side_of(state.rules, event.seat)
    table = state.public.sides[side]
    after = replace(table, aside=add_cards(table.aside, (event.card,)))
    return lose(state, event.seat, (event.card,), {"sides": put(state.public.sides, side, after)})


def upcard_turned(state: State, event: ev.UpcardTurned) -> State:
    """Moves a card of the stock onto the pile; cards above it go under the stock."""
    stock = state.hidden.stock
    at = stock.index(event.card)
    state = set_stock(state, (*stock[at + 1 :], *stock[:at]))
    return change_public(state, **onto_pile(state, event.card, is_crosswise=event.is_crosswise))


def base_laid(state: State, event: ev.BaseLaid) -> State:
    """Moves the top cards of the stock under the first up-card."""
    stock = state.hidden.stock
    base, left = stock[: event.count], stock[event.count :]
    hidden = Hidden(left, state.hidden.feet, base)
    return change_hidden(state, hidden, stock_count=len(left), base_count=len(base))


def deal_ended(state: State, event: ev.DealEnded) -> State:
    """Ends the deal."""
    return change_public(state, phase=Phase.OVER, end=event.how)


def deal_scored(state: State, event: ev.DealScored) -> State:
    """Sets the scores to those after the deal. Raises `ValueError` for scores of other sides."""
    scores = tuple(side.match for side in event.sides)
    return change_public(state, scores=_of_all_sides(state, scores))


def _of_all_sides(state: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    sides = len(state.rules.seats.sides)
    if len(scores) != sides:
        raise ValueError(f"{len(scores)} scores of {sides} sides")
    return scores


def match_won(state: State, event: ev.MatchWon) -> State:
    """Sets the winners of the match."""
    return change_public(state, winners=event.winners)
