"""The beginning of a deal: hands, bonus cards, the up-card."""

from engine.cards import Card, Role, rank_of, role_of
from engine.events import (
    BaseLaid,
    CardsDealt,
    DealStarted,
    DeckCut,
    Event,
    PileFroze,
    TurnStarted,
    UpcardTurned,
)
from engine.rules.recorder import Recorder
from engine.ruleset.model import Ruleset
from engine.seating import sitters, turn_order
from engine.state import Seat, State


def start_deal(
    state: State,
    dealer: Seat,
    order: tuple[Card, ...],
    deal: int | None = None,
    sitting_out: tuple[Seat, ...] | None = None,
) -> tuple[Event, ...]:
    """Deals the cards in the given order, the first one first, and starts the first turn.

    By default the last seats of the largest sides sit out. Where a cut is the custom, the player at
    the dealer's right cuts.
    """
    number = state.public.deal + 1 if deal is None else deal
    resting = sitters(state.rules, -1) if sitting_out is None else sitting_out
    recorder = Recorder(state)
    record_deal(recorder, number, dealer, order, resting)
    return recorder.events


def record_deal(
    recorder: Recorder,
    number: int,
    dealer: Seat,
    order: tuple[Card, ...],
    sitting_out: tuple[Seat, ...],
) -> None:
    """Records the beginning of a deal, up to the start of the first turn."""
    state = recorder.state
    recorder.add(DealStarted(number, dealer, state.public.scores, order, sitting_out))
    seats = _dealing_order(recorder.state, dealer)
    if state.rules.deal.deals_cut:
        recorder.add(DeckCut(seats[-2]))
    _deal_hands(recorder, seats, order)
    for seat in seats:
        recorder.replace_bonus_cards(seat)
    _turn_upcard(recorder)
    recorder.add(TurnStarted(seats[0]))


def _dealing_order(state: State, dealer: Seat) -> tuple[Seat, ...]:
    """Returns the active seats, starting at the dealer's left."""
    order = turn_order(state.rules, state.public)
    first = order.index(dealer) + 1
    return (*order[first:], *order[:first])


def _deal_hands(recorder: Recorder, seats: tuple[Seat, ...], order: tuple[Card, ...]) -> None:
    """Deals one card at a time, clockwise; second hands after the first ones."""
    count = len(seats)
    start = 0
    options = recorder.state.rules.deal
    for size, is_foot in ((options.hand_size, False), (options.foot_size, True)):
        for place, seat in enumerate(seats):
            cards = order[start + place : start + size * count : count]
            if cards:
                recorder.add(CardsDealt(seat, cards, len(cards), is_foot))
        start += size * count


def _turn_upcard(recorder: Recorder) -> None:
    rules = recorder.state.rules
    while rules.deal.upcard and recorder.has_stock:
        card = _first_upcard(rules, recorder.state.hidden.stock)
        freezes = does_upcard_freeze(rules, card)
        recorder.add(UpcardTurned(card, is_crosswise=freezes))
        if freezes:
            recorder.add(PileFroze(card))
        if not _is_upcard_covered(rules, card):
            _lay_base(recorder, card)
            return


def _lay_base(recorder: Recorder, upcard: Card) -> None:
    """Lays cards face down under the first up-card that may stay, where the ruleset has them."""
    if not recorder.state.rules.deal.pile_base:
        return
    cards = recorder.state.hidden.stock[: rank_of(upcard)]
    if cards:
        recorder.add(BaseLaid(cards, len(cards)))


def _first_upcard(rules: Ruleset, stock: tuple[Card, ...]) -> Card:
    """Returns the card of a stock that begins the pile: the top one, or the first that may stay."""
    if not rules.deal.upcard_returns:
        return stock[0]
    staying = (card for card in stock if role_of(card) not in (Role.WILD, Role.BONUS))
    return next(staying, stock[0])


def does_upcard_freeze(rules: Ruleset, card: Card) -> bool:
    """Returns whether a card turned at the start freezes the pile."""
    match role_of(card):
        case Role.WILD:
            return rules.deal.upcard_wild_freezes
        case Role.BONUS:
            return rules.deal.upcard_bonus_freezes
        case role:
            return role is Role.STOP and rules.freeze.stops_too


def _is_upcard_covered(rules: Ruleset, card: Card) -> bool:
    """Returns whether another card is turned on top of this one at the start."""
    role = role_of(card)
    return role is not Role.NATURAL and not (role is Role.STOP and rules.deal.upcard_stop == "stay")
