"""Decides an action: returns the events that follow, or the refusals."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from engine import actions as act
from engine import events as ev
from engine.cards import CALIENTE, Card
from engine.counts import remove_cards
from engine.observation import actor_of, observe
from engine.reasons import Refusal
from engine.record import record
from engine.rules.bundle import Bundle, Group
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
from engine.rules.lawful import is_lawful_meld
from engine.rules.recorder import Recorder
from engine.rules.verify import judge
from engine.seating import partner_of
from engine.special_hands import special_hand_of
from engine.state import Phase, Seat, State, make_meld
from engine.values import canasta_kind, comes_to_hand, is_freezing, taken_from


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
    _follow(recorder, seat, action, ruling.bundle)
    return Accepted(recorder.events, recorder.state)


def _follow(recorder: Recorder, seat: Seat, action: act.Action, bundle: Bundle | None) -> None:
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
        if recorder.has_stock:
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
    for event in _laid(bundle):
        recorder.add(event)
    if brings_foot(bundle):
        take_foot(recorder, seat, is_discard=False)
    else:
        empty_hand(recorder, seat)


def _discard(recorder: Recorder, seat: Seat, action: act.Discard) -> None:
    freezes = is_freezing(recorder.state.rules, action.card)
    recorder.add(ev.Discarded(seat, action.card, is_crosswise=freezes))
    if freezes:
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


def _laid(bundle: Bundle) -> Iterator[ev.Event]:
    """Yields the events that lay a lawful bundle: combining, melding, making canastas."""
    rules = bundle.view.rules
    yield from _combined(bundle)
    for group in bundle.groups:
        wilds = group.wilds_before
        cards = remove_cards(group.cards, wilds) if wilds else group.cards
        if cards or group.upcard is not None:
            yield _melded(bundle, group, group.index, cards, group.upcard)
        kind = canasta_kind(rules, group.after)
        if kind is not None and kind not in {canasta_kind(rules, part) for part in group.parts}:
            yield ev.CanastaMade(bundle.view.side, group.index, kind)


def _combined(bundle: Bundle) -> Iterator[ev.Event]:
    """Yields the events that combine melds; each index refers to the table after the event before.

    Wild cards are laid first, because the combined meld may be a finished canasta.
    """
    view = bundle.view
    left = list(range(len(view.own.melds)))
    for group in bundle.groups:
        if group.wilds_before:
            place = left.index(_place_of_wilds(bundle, group))
            yield _melded(bundle, group, place, group.wilds_before)
        for joining in group.places[1:]:
            meld, source = left.index(group.places[0]), left.index(joining)
            yield ev.MeldsCombined(view.seat, view.side, meld, source)
            left.remove(joining)


def _place_of_wilds(bundle: Bundle, group: Group) -> int:
    """Returns the place of the part that the wild cards join: one that they do not make a canasta,
    or else the one with the most wild cards.
    """
    rules, melds = bundle.view.rules, bundle.view.own.melds
    for place in group.places:
        part = melds[place]
        grown = make_meld(part.kind, (*part.cards, *group.wilds_before))
        if is_lawful_meld(rules.limits, grown) and canasta_kind(rules, grown) is None:
            return place
    return max(group.places, key=lambda place: len(melds[place].wilds))


def _melded(
    bundle: Bundle, group: Group, meld: int, cards: tuple[Card, ...], upcard: Card | None = None
) -> ev.Melded:
    return ev.Melded(
        seat=bundle.view.seat,
        side=bundle.view.side,
        meld=meld,
        kind=group.after.kind,
        cards=tuple(sorted(cards)),
        upcard=upcard,
        is_new=group.is_new,
    )


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
