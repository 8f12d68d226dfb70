"""What follows when a hand, the stock or a turn comes to its end."""

from collections.abc import Iterator

from engine import events as ev
from engine.deal_score import match_winners, score_deal, winner_by_hand
from engine.evolve import fold
from engine.observation import observe
from engine.rules.ask import is_bound_to_go_out
from engine.rules.draw import cards_after_opening
from engine.rules.exits import is_exit_concealed
from engine.rules.foot import leads_to_foot
from engine.rules.out import keep_two
from engine.rules.recorder import Recorder
from engine.seating import next_seat
from engine.state import DealEnd, Phase, Seat, State
from engine.turn_laws import does_deal_end


def after_drawing(recorder: Recorder, seat: Seat, *, is_replaced: bool) -> None:
    """Records that the stock has ended, if it has, and ends the deal if nobody can play on."""
    if not recorder.has_stock:
        recorder.add(ev.StockExhausted())
        _end_if_stuck(recorder, is_replaced=is_replaced, can_go_on=_can_end_turn(recorder, seat))


def play_alone(recorder: Recorder, seat: Seat) -> None:
    """Makes a seat the lone hand where the rules have one and nobody is it yet."""
    for event in _joining(recorder.state, seat):
        recorder.add(event)


def _joining(state: State, seat: Seat) -> Iterator[ev.PartnersJoined]:
    if state.rules.seats.lone_hand and state.public.lone is None:
        others = tuple(one for one in range(state.rules.players) if one != seat)
        yield ev.PartnersJoined(seat, others)


def gone_out(state: State, seat: Seat, *, is_concealed: bool = False) -> State:
    """Returns the state in which a seat has gone out; its points are not counted yet."""
    return fold(state, (*_joining(state, seat), ev.WentOut(seat, is_concealed)))


def empty_hand(recorder: Recorder, seat: Seat, *, is_discard: bool = False) -> None:
    """Records what follows when a hand is empty: the foot is taken, or the seat goes out."""
    if recorder.state.private[seat].hand:
        return
    view = observe(recorder.state, seat)
    if leads_to_foot(view):
        take_foot(recorder, seat, is_discard=is_discard)
        return
    play_alone(recorder, seat)
    is_hidden = is_exit_concealed(view, view.own.melds, with_discard=is_discard)
    recorder.add(ev.WentOut(seat, is_hidden))
    end_deal(recorder, "out")


def take_foot(recorder: Recorder, seat: Seat, *, is_discard: bool) -> None:
    """Records that a seat takes up its second hand; after a discard the turn is over."""
    had_stock, foot = recorder.has_stock, recorder.state.hidden.feet[seat]
    recorder.add(ev.FootTaken(seat, foot, len(foot)))
    is_replaced = recorder.replace_bonus_cards(seat)
    if had_stock and not recorder.has_stock:
        recorder.add(ev.StockExhausted())
    has_cards = bool(recorder.state.private[seat].hand)
    can_go_on = has_cards if is_discard else _can_end_turn(recorder, seat)
    _end_if_stuck(recorder, is_replaced=is_replaced, can_go_on=can_go_on)


def _can_end_turn(recorder: Recorder, seat: Seat) -> bool:
    """Returns whether the seat can discard a card, or go out."""
    view = observe(recorder.state, seat)
    return bool(view.hand) and keep_two(view, view.own.melds, view.hand) is None


def _end_if_stuck(recorder: Recorder, *, is_replaced: bool, can_go_on: bool) -> None:
    """Ends the deal where the turn cannot end without a further card, and, where the ruleset says
    so, after a bonus card that nothing replaces.
    """
    laws = recorder.state.rules.laws
    if does_deal_end(laws, can_go_on=can_go_on, is_replaced=is_replaced):
        end_deal(recorder, "last-bonus")


def expose_if_bound(recorder: Recorder, seat: Seat) -> None:
    """Shows the hand of a seat that was obliged to go out and could not."""
    state = recorder.state
    if state.rules.ask.does_failure_expose and is_bound_to_go_out(observe(state, seat)):
        recorder.add(ev.HandExposed(seat, state.private[seat].hand))


def draw_for_opening(recorder: Recorder, seat: Seat) -> None:
    """Draws the cards that a side gets after the turn in which it opened."""
    state, is_replaced = recorder.state, True
    count = cards_after_opening(state.rules, state.public, seat)
    for _ in range(count):
        if recorder.has_stock:
            is_replaced = recorder.draw_one(seat)
    if not count or recorder.has_stock:
        return
    recorder.add(ev.StockExhausted())
    _end_if_stuck(recorder, is_replaced=is_replaced, can_go_on=True)


def end_turn(recorder: Recorder, seat: Seat) -> None:
    """Begins the next turn, unless the stock that is used up has ended the deal."""
    state = recorder.state
    if state.public.phase is Phase.OVER:
        return
    if state.rules.exhaustion.ends_with_turn and not recorder.has_stock:
        end_deal(recorder, "pass")
        return
    recorder.add(ev.TurnStarted(next_seat(state.rules, state.public, seat)))


def end_deal(recorder: Recorder, how: DealEnd) -> None:
    """Ends the deal, and the match if somebody has won it."""
    public = recorder.state.public
    recorder.add(ev.DealEnded(how, public.out, public.is_concealed))
    state = recorder.state
    hands = tuple(private.hand for private in state.private)
    feet = state.hidden.feet if any(state.hidden.feet) else ()
    sides = score_deal(state.rules, state.public, hands, feet)
    recorder.add(ev.DealScored(sides, hands, feet))
    totals = tuple(side.match for side in sides)
    by_hand = winner_by_hand(state.rules, state.public)
    winners = match_winners(state.rules, totals, state.public.deal, by_hand)
    if winners:
        recorder.add(ev.MatchWon(winners))
