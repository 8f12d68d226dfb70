"""Decides an action: returns the events that follow, or the refusals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine import actions as act
from engine import events as ev
from engine.cards import CALIENTE, is_wild
from engine.deal_score import match_winners, score_deal, winner_by_hand
from engine.observation import actor_of, observe
from engine.record import record
from engine.refusals import Refusal
from engine.rules.ask import is_bound_to_go_out
from engine.rules.bundle import Bundle
from engine.rules.caliente import refill_size
from engine.rules.draw import cards_for_opening
from engine.rules.exits import is_concealed
from engine.rules.foot import brings_foot, leads_to_foot
from engine.rules.laid import laid
from engine.rules.out import keep_two
from engine.rules.recorder import Recorder
from engine.rules.verify import judge
from engine.seating import next_seat, partner_of
from engine.special_hands import special_hand_of
from engine.state import DealEnd, Phase, Seat, State
from engine.values import comes_to_hand, taken_from


@record
class Accepted:
    """The action is legal; these events follow."""

    events: tuple[ev.Event, ...]
    after: State
    """The state after the events."""


@record
class Refused:
    """The action is illegal; these are the refusals of the first failing stage."""

    refusals: tuple[Refusal, ...]


Decision = Accepted | Refused


def decide(state: State, action: act.Action) -> Decision:
    """Judges an action of the seat that has to act; returns events or refusals. Changes nothing."""
    seat = actor_of(state.rules, state.public)
    ruling = judge(observe(state, seat), action)
    if ruling.refusals:
        return Refused(ruling.refusals)
    recorder = Recorder(state)
    _carry_out(recorder, seat, action, ruling.bundle)
    return Accepted(recorder.events, recorder.state)


def _carry_out(recorder: Recorder, seat: Seat, action: act.Action, bundle: Bundle | None) -> None:
    if plain := _PLAIN.get(type(action)):
        plain(recorder, seat)
        return
    match action:
        case act.TakePile():
            _take_pile(recorder, seat)
            _lay(recorder, seat, bundle)
        case act.Meld():
            _lay(recorder, seat, bundle)
        case act.Discard():
            _discard(recorder, seat, action)
        case act.Answer():
            recorder.add(ev.Answered(seat, action.is_yes))
        case act.LayBonus():
            _lay_bonus(recorder, seat, action)
        case _:
            raise AssertionError(action)


def _draw(recorder: Recorder, seat: Seat) -> None:
    is_replaced = True
    for _ in range(recorder.state.rules.draw.count):
        if recorder.has_stock and is_replaced:
            is_replaced = recorder.draw_one(seat)
    _after_drawing(recorder, seat, is_replaced=is_replaced)


def _play_caliente(recorder: Recorder, seat: Seat) -> None:
    recorder.add(ev.CalientePlayed(seat, CALIENTE))
    size, is_replaced = refill_size(recorder.state.rules), True
    while recorder.has_stock and len(recorder.state.private[seat].hand) < size:
        is_replaced = recorder.draw_one(seat)
    _after_drawing(recorder, seat, is_replaced=is_replaced)


def _play_special_hand(recorder: Recorder, seat: Seat) -> None:
    hand = recorder.state.private[seat].hand
    kind = special_hand_of(recorder.state.rules, hand)
    assert kind is not None, "a legal action has a special hand"
    recorder.add(ev.SpecialHandPlayed(seat, kind, hand))
    _end_deal(recorder, "special-hand")


def _after_drawing(recorder: Recorder, seat: Seat, *, is_replaced: bool) -> None:
    """Records that the stock has ended, if it has, and ends the deal if nobody can play on.

    That is so after a bonus card that nothing replaces, where the ruleset says so, and when the
    turn cannot end without a further card.
    """
    if recorder.has_stock:
        return
    recorder.add(ev.StockExhausted())
    is_over = recorder.state.rules.exhaustion.last_bonus_ends and not is_replaced
    if is_over or not _can_end_turn(recorder, seat):
        _end_deal(recorder, "last-bonus")


def _can_end_turn(recorder: Recorder, seat: Seat) -> bool:
    """Returns whether the seat can discard a card, or go out."""
    view = observe(recorder.state, seat)
    return bool(view.hand) and keep_two(view, view.own.melds, view.hand) is None


def _take_pile(recorder: Recorder, seat: Seat) -> None:
    state = recorder.state
    pile = tuple(taken_from(state.rules, state.public.pile))
    recorder.add(ev.PileTaken(seat, pile))
    _play_alone(recorder, seat)
    base = state.hidden.base
    if base:
        recorder.add(ev.BaseTaken(seat, base, len(base)))
    for card in (*pile[:-1], *base):
        if not comes_to_hand(recorder.state.rules, card):
            recorder.lay_three(seat, card, is_from_pile=True)


def _play_alone(recorder: Recorder, seat: Seat) -> None:
    """Makes a seat the lone hand where the rules have one and nobody is it yet."""
    state = recorder.state
    if state.rules.seats.lone_hand and state.public.lone is None:
        others = tuple(one for one in range(state.rules.players) if one != seat)
        recorder.add(ev.PartnersJoined(seat, others))


def _lay(recorder: Recorder, seat: Seat, bundle: Bundle | None) -> None:
    assert bundle is not None, "a legal action that lays melds has a bundle"
    recorder.extend(laid(bundle))
    if brings_foot(bundle):
        _take_foot(recorder, seat, is_discard=False)
    else:
        _empty_hand(recorder, seat)


def _discard(recorder: Recorder, seat: Seat, action: act.Discard) -> None:
    is_freezing = is_wild(action.card)
    recorder.add(ev.Discarded(seat, action.card, is_crosswise=is_freezing))
    if is_freezing:
        recorder.add(ev.PileFroze(action.card))
    _empty_hand(recorder, seat, is_discard=True)
    if recorder.state.public.phase is not Phase.OVER:
        _expose_if_bound(recorder, seat)
        _draw_for_opening(recorder, seat)
        _end_turn(recorder, seat)


def _end_turn(recorder: Recorder, seat: Seat) -> None:
    """Begins the next turn, unless the stock that is used up has ended the deal."""
    state = recorder.state
    if state.public.phase is Phase.OVER:
        return
    if state.rules.exhaustion.ends_with_turn and not recorder.has_stock:
        _end_deal(recorder, "pass")
        return
    recorder.add(ev.TurnStarted(next_seat(state.rules, state.public, seat)))


def _draw_for_opening(recorder: Recorder, seat: Seat) -> None:
    """Draws the cards that a side gets after the turn in which it opened."""
    state, is_replaced = recorder.state, True
    count = cards_for_opening(state.rules, state.public, seat)
    for _ in range(count):
        if recorder.has_stock:
            is_replaced = recorder.draw_one(seat)
    if not count or recorder.has_stock:
        return
    recorder.add(ev.StockExhausted())
    if recorder.state.rules.exhaustion.last_bonus_ends and not is_replaced:
        _end_deal(recorder, "last-bonus")


def _expose_if_bound(recorder: Recorder, seat: Seat) -> None:
    """Shows the hand of a seat that was obliged to go out and could not."""
    state = recorder.state
    if state.rules.ask.does_failure_expose and is_bound_to_go_out(observe(state, seat)):
        recorder.add(ev.HandExposed(seat, state.private[seat].hand))


def _empty_hand(recorder: Recorder, seat: Seat, *, is_discard: bool = False) -> None:
    """Records what follows when a hand has become empty: the foot is taken, or the seat goes
    out.
    """
    if recorder.state.private[seat].hand:
        return
    view = observe(recorder.state, seat)
    if leads_to_foot(view):
        _take_foot(recorder, seat, is_discard=is_discard)
        return
    _play_alone(recorder, seat)
    is_hidden = is_concealed(view, view.own.melds, with_discard=is_discard)
    recorder.add(ev.WentOut(seat, is_hidden))
    _end_deal(recorder, "out")


def _take_foot(recorder: Recorder, seat: Seat, *, is_discard: bool) -> None:
    """Records that a seat takes up its second hand; after a discard the turn is over."""
    had_stock, foot = recorder.has_stock, recorder.state.hidden.feet[seat]
    recorder.add(ev.FootTaken(seat, foot, len(foot)))
    is_replaced = recorder.replace_bonus_cards(seat)
    if had_stock and not recorder.has_stock:
        recorder.add(ev.StockExhausted())
    is_over = recorder.state.rules.exhaustion.last_bonus_ends and not is_replaced
    has_cards = bool(recorder.state.private[seat].hand)
    if is_over or not (has_cards if is_discard else _can_end_turn(recorder, seat)):
        _end_deal(recorder, "last-bonus")


def _ask(recorder: Recorder, seat: Seat) -> None:
    partner = partner_of(recorder.state.rules, recorder.state.public, seat)
    if partner is None:
        raise AssertionError("a question without a partner passed the rules")
    recorder.add(ev.Asked(seat, partner))


def _lay_bonus(recorder: Recorder, seat: Seat, action: act.LayBonus) -> None:
    recorder.lay_three(seat, action.card)
    if recorder.has_stock:
        is_replaced = recorder.draw_one(seat, is_replacement=True)
        _after_drawing(recorder, seat, is_replaced=is_replaced)
    else:
        _empty_hand(recorder, seat)


def _end_deal(recorder: Recorder, how: DealEnd) -> None:
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


def _pass(recorder: Recorder, seat: Seat) -> None:
    recorder.add(ev.Passed(seat))
    _end_deal(recorder, "pass")


_PLAIN: Mapping[type, Callable[[Recorder, Seat], None]] = MappingProxyType(
    {
        act.DrawStock: _draw,
        act.Pass: _pass,
        act.AskPartner: _ask,
        act.PlayCaliente: _play_caliente,
        act.PlaySpecialHand: _play_special_hand,
    }
)
"""What follows from actions that carry no values."""
