"""Judges whether an action is legal, from what its seat sees.

The rules are asked in stages; the answer holds every refusal of the first stage that fails.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from engine import actions as act
from engine.cards import CALIENTE, Card
from engine.counts import missing_cards, remove_cards
from engine.observation import Observation
from engine.refusals import Refusal
from engine.rules import (
    ask,
    bonus,
    caliente,
    discard,
    draw,
    exhaustion,
    hand,
    meld,
    opening,
    out,
    pile,
    special,
    turn,
)
from engine.rules.bundle import Bundle, begin_drafts, bundle_of, missing_from_hand
from engine.rules.foot import leads_to_foot
from engine.rules.meld_stages import Stages, bundle_stages, finish, targets
from engine.rules.pile_ways import is_upcard_claimed, ways
from engine.rules.registry import Outcomes, RuleInfo, gather, registered
from engine.rules.upcard import is_frozen_for


class Ruling(NamedTuple):
    """The refusals of an action, or the bundle that it lays."""

    refusals: tuple[Refusal, ...]
    """Every refusal of the first stage that fails; empty when the action is legal."""
    bundle: Bundle | None = None
    """What a legal action lays; ``None`` where it lays no meld."""


_Case = tuple[act.Action, Observation]
_recent: list[tuple[_Case, Ruling]] = []
"""The case judged last. A player checks an action with `verify` and then plays it, so it is judged
twice.
"""


def verify(view: Observation, action: act.Action) -> tuple[Refusal, ...]:
    """Returns every refusal of the first stage that fails; empty when the action is legal."""
    return judge(view, action).refusals


def judge(view: Observation, action: act.Action) -> Ruling:
    """Returns the refusals of an action, or what it lays."""
    case = action, view
    for judged, ruling in _recent[:]:
        if judged == case:
            return ruling
    ruling = _judged(_STAGES[type(action)](view, action))
    _recent[:] = [(case, ruling)]
    return ruling


def _judged(stages: Stages) -> Ruling:
    """Returns the refusals of the first stage that fails; later stages are not evaluated."""
    while True:
        try:
            refusals = gather(next(stages))
        except StopIteration as end:
            return Ruling((), end.value)
        if refusals:
            return Ruling(refusals)


@cache
def rule_catalogue() -> Mapping[str, RuleInfo]:
    """Returns every rule by its id."""
    return registered()


def is_legal(view: Observation, action: act.Action) -> bool:
    """Returns whether the action is legal."""
    return not verify(view, action)


def _before_end(view: Observation) -> Outcomes:
    return turn.deal_over(view), turn.not_yours(view)


def _at_start(view: Observation) -> Outcomes:
    return (*_before_end(view), turn.answer_first(view), turn.already_drawn(view))


def _in_play(view: Observation) -> Outcomes:
    return (*_before_end(view), turn.answer_first(view), turn.draw_first(view))


def _draw_stages(view: Observation, _action: act.DrawStock) -> Stages:
    yield _at_start(view)
    yield (draw.stock_empty(view),)


def _answer_stages(view: Observation, _action: act.Answer) -> Stages:
    yield (turn.no_question(view),)
    yield _before_end(view)


def _ask_stages(view: Observation, _action: act.AskPartner) -> Stages:
    yield _before_end(view)
    yield (
        turn.answer_first(view),
        ask.switched_off(view),
        ask.nobody(view),
        ask.before_drawing(view),
        ask.foot_first(view),
        ask.after_melding(view),
        ask.asked_already(view),
        ask.asked_this_deal(view),
        ask.single_card(view),
    )


def _pass_stages(view: Observation, _action: act.Pass) -> Stages:
    yield _at_start(view)
    yield (
        exhaustion.stock_left(view),
        exhaustion.forced_take(view, is_forced=is_forced_to_take(view)),
    )


def _caliente_stages(view: Observation, _action: act.PlayCaliente) -> Stages:
    yield (caliente.not_in_game(view),)
    yield (*_before_end(view), turn.answer_first(view), caliente.second(view))
    yield (turn.already_drawn(view),)
    yield (hand.not_held(missing_cards(view.hand, (CALIENTE,))),)
    yield caliente.conditions(view)


def _special_stages(view: Observation, _action: act.PlaySpecialHand) -> Stages:
    yield (special.not_in_game(view),)
    yield _in_play(view)
    yield (special.after_melding(view),)
    yield (special.no_such_hand(view),)


def _bonus_stages(view: Observation, action: act.LayBonus) -> Stages:
    yield _in_play(view)
    yield (bonus.not_a_bonus_card(view, action.card), bonus.laid_by_itself(view))
    yield (hand.not_held(missing_cards(view.hand, (action.card,))),)
    if not view.public.stock_count:
        yield finish(view, view.own.melds, remove_cards(view.hand, (action.card,)))


def _meld_stages(view: Observation, action: act.Meld) -> Stages:
    yield _in_play(view)
    yield (meld.nothing_laid(action.plays),)
    yield (hand.not_held(missing_from_hand(view, None, action.plays)),)
    drafts = begin_drafts(view, action.plays, None)
    yield targets(view, drafts, action.plays)
    return (yield from bundle_stages(bundle_of(view, drafts, action.plays)))


def _take_stages(view: Observation, action: act.TakePile) -> Stages:
    yield _at_start(view)
    yield pile.READY.ask(view.rules, view)
    yield (hand.not_held(missing_from_hand(view, action, action.plays)),)
    yield pile.ONE_CARD.ask(view.rules, view)
    yield from pile.entitlement(view, action)
    if action.plays:
        yield (meld.nothing_laid(action.plays),)
    drafts = begin_drafts(view, action.plays, action)
    yield targets(view, drafts, action.plays, action)
    yield (opening.buried_cards(view, action),)
    return (yield from bundle_stages(bundle_of(view, drafts, action.plays, action)))


def _discard_stages(view: Observation, action: act.Discard) -> Stages:
    yield _in_play(view)
    yield (hand.not_held(missing_cards(view.hand, (action.card,))),)
    yield (*discard.THROWN_CARD.ask(view.rules, view, action.card), *_ending(view, action.card))


def _ending(view: Observation, card: Card) -> Outcomes:
    """Returns a refusal for each reason why the turn must not end with this discard."""
    left, melds = remove_cards(view.hand, (card,)), view.own.melds
    if left:
        return (ask.must_go_out(view, melds, left, ends_turn=True),)
    if leads_to_foot(view):
        return ()
    return (
        out.needs_canasta(view, melds),
        out.unfinished_meld(view, melds),
        out.foot_first(view),
        out.partner_not_in_foot(view),
        discard.last_seven(view, card),
        ask.was_refused(view, melds),
        ask.must_ask(view, melds),
    )


_STAGES: Mapping[type[Any], Callable[[Observation, Any], Stages]] = MappingProxyType(
    {
        act.DrawStock: _draw_stages,
        act.TakePile: _take_stages,
        act.Meld: _meld_stages,
        act.Discard: _discard_stages,
        act.AskPartner: _ask_stages,
        act.Answer: _answer_stages,
        act.Pass: _pass_stages,
        act.LayBonus: _bonus_stages,
        act.PlayCaliente: _caliente_stages,
        act.PlaySpecialHand: _special_stages,
    }
)
"""By type of action: yields the stages in which the rules are asked; returns what it lays."""


def is_forced_to_take(view: Observation) -> bool:
    """Returns whether, with an empty stock, the player has to take the pile.

    That is so when an own meld claims the up-card of an open pile, and there is a lawful way to
    take it.
    """
    if view.public.stock_count or not view.rules.exhaustion.forced_take:
        return False
    if is_frozen_for(view) or not is_upcard_claimed(view):
        return False
    return any(is_legal(view, take) for take in ways(view))
