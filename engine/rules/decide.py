"""Decides an action: returns the events that follow, or the refusals."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine import actions as act
from engine import events as ev
from engine.cards import CALIENTE, is_wild
from engine.observation import actor_of, observe
from engine.record import record
from engine.refusals import Refusal
from engine.rules.bundle import Bundle
from engine.rules.caliente import refill_size
from engine.rules.endings import (
    after_drawing,
    draw_for_opening,
    empty_hand,
    end_deal,
    end_turn,
    expose_if_bound,
    play_alone,
    take_foot,
)
from engine.rules.foot import brings_foot
from engine.rules.laid import laid
from engine.rules.recorder import Recorder
from engine.rules.verify import judge
from engine.seating import partner_of
from engine.special_hands import special_hand_of
from engine.state import Phase, Seat, State
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
    after_drawing(recorder, seat, is_replaced=is_replaced)


def _play_caliente(recorder: Recorder, seat: Seat) -> None:
    recorder.add(ev.CalientePlayed(seat, CALIENTE))
    size, is_replaced = refill_size(recorder.state.rules), True
    while recorder.has_stock and len(recorder.state.private[seat].hand) < size:
        is_replaced = recorder.draw_one(seat)
    after_drawing(recorder, seat, is_replaced=is_replaced)


def _play_special_hand(recorder: Recorder, seat: Seat) -> None:
    hand = recorder.state.private[seat].hand
    kind = special_hand_of(recorder.state.rules, hand)
    assert kind is not None, "a legal action has a special hand"
    recorder.add(ev.SpecialHandPlayed(seat, kind, hand))
    end_deal(recorder, "special-hand")


def _take_pile(recorder: Recorder, seat: Seat) -> None:
    state = recorder.state
    pile = tuple(taken_from(state.rules, state.public.pile))
    recorder.add(ev.PileTaken(seat, pile))
    play_alone(recorder, seat)
    base = state.hidden.base
    if base:
        recorder.add(ev.BaseTaken(seat, base, len(base)))
    for card in (*pile[:-1], *base):
        if not comes_to_hand(recorder.state.rules, card):
            recorder.lay_three(seat, card, is_from_pile=True)


def _lay(recorder: Recorder, seat: Seat, bundle: Bundle | None) -> None:
    assert bundle is not None, "a legal action that lays melds has a bundle"
    for event in laid(bundle):
        recorder.add(event)
    if brings_foot(bundle):
        take_foot(recorder, seat, is_discard=False)
    else:
        empty_hand(recorder, seat)


def _discard(recorder: Recorder, seat: Seat, action: act.Discard) -> None:
    is_freezing = is_wild(action.card)
    recorder.add(ev.Discarded(seat, action.card, is_crosswise=is_freezing))
    if is_freezing:
        recorder.add(ev.PileFroze(action.card))
    empty_hand(recorder, seat, is_discard=True)
    if recorder.state.public.phase is not Phase.OVER:
        expose_if_bound(recorder, seat)
        draw_for_opening(recorder, seat)
        end_turn(recorder, seat)


def _ask(recorder: Recorder, seat: Seat) -> None:
    partner = partner_of(recorder.state.rules, recorder.state.public, seat)
    assert partner is not None, "who asks has a partner"
    recorder.add(ev.Asked(seat, partner))


def _lay_bonus(recorder: Recorder, seat: Seat, action: act.LayBonus) -> None:
    recorder.lay_three(seat, action.card)
    if recorder.has_stock:
        is_replaced = recorder.draw_one(seat, is_replacement=True)
        after_drawing(recorder, seat, is_replaced=is_replaced)
    else:
        empty_hand(recorder, seat)


def _pass(recorder: Recorder, seat: Seat) -> None:
    recorder.add(ev.Passed(seat))
    end_deal(recorder, "pass")


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
