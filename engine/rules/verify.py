"""Judges whether an action is legal, from what its seat sees.

The rules are asked in stages; the answer holds every refusal of the first stage that fails.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

from engine import actions as act
from engine.cards import CALIENTE, Card
from engine.counts import remove_cards
from engine.observation import Observation
from engine.record import record
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
    pile,
    sequence,
    special,
    turn,
)
from engine.rules.bundle import Bundle, begin_drafts, bundle_of, missing_from_hand
from engine.rules.foot import leads_to_foot
from engine.rules.meld_stages import bundle_refusals, finish, going_out, targets
from engine.rules.pile_ways import is_upcard_claimed, ways
from engine.rules.registry import Outcomes, Refusals, RuleInfo, gather, registered
from engine.rules.upcard import is_frozen_for
from engine.seating import with_taker
from engine.state import Phase


@record
class Ruling:
    """The refusals of an action, or the bundle that it lays."""

    refusals: Refusals
    """Every refusal of the first stage that fails; empty when the action is legal."""
    bundle: Bundle | None = None
    """What a legal action lays; ``None`` where it lays no meld."""


_recent: list[tuple[Observation, act.Action, Ruling]] = []
"""The case judged last: a player verifies an action and then plays it."""


def verify(view: Observation, action: act.Action) -> Refusals:
    """Returns every refusal of the first stage that fails; empty when the action is legal."""
    return judge(view, action).refusals


def judge(view: Observation, action: act.Action) -> Ruling:
    """Returns the refusals of an action, or what it lays."""
    for seen, judged, ruling in _recent:
        if seen is view and (judged is action or judged == action):
            return ruling
    ruling = _RULINGS[type(action)](view, action)
    _recent[:] = [(view, action, ruling)]
    return ruling


@cache
def rule_catalogue() -> Mapping[str, RuleInfo]:
    """Returns every rule by its id."""
    return registered()


def is_legal(view: Observation, action: act.Action) -> bool:
    """Returns whether the action is legal."""
    return not verify(view, action)


def _before_end(view: Observation) -> Outcomes:
    return turn.deal_over(view), turn.not_yours(view)


def _is_own_turn(view: Observation, phase: Phase) -> bool:
    """Returns whether it is the seat's turn in this phase; then no rule about turns refuses."""
    return view.public.phase is phase and view.public.turn == view.seat


def _at_start(view: Observation) -> Refusals:
    if _is_own_turn(view, Phase.DRAW):
        return ()
    return gather((*_before_end(view), turn.answer_first(view), turn.already_drawn(view)))


def _in_play(view: Observation) -> Refusals:
    if _is_own_turn(view, Phase.PLAY):
        return ()
    return gather((*_before_end(view), turn.answer_first(view), turn.draw_first(view)))


def _not_held(view: Observation, card: Card) -> Refusals:
    return () if card in view.hand else gather((hand.not_held((card,)),))


def _draw(view: Observation, _action: act.DrawStock) -> Ruling:
    return Ruling(_at_start(view) or gather((draw.stock_empty(view),)))


def _answer(view: Observation, _action: act.Answer) -> Ruling:
    return Ruling(gather((turn.no_question(view),)) or gather(_before_end(view)))


def _ask(view: Observation, _action: act.AskPartner) -> Ruling:
    return Ruling(gather(_before_end(view)) or gather(_question(view)))


def _question(view: Observation) -> Outcomes:
    if ask.may_ask(view):
        return ()
    return (
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


def _pass(view: Observation, _action: act.Pass) -> Ruling:
    return Ruling(_at_start(view) or gather(_exhausted(view)))


def _exhausted(view: Observation) -> Outcomes:
    is_forced = is_forced_to_take(view)
    return exhaustion.stock_left(view), exhaustion.forced_take(view, is_forced=is_forced)


def _caliente(view: Observation, _action: act.PlayCaliente) -> Ruling:
    return Ruling(
        gather((caliente.not_in_game(view),))
        or gather((*_before_end(view), turn.answer_first(view), caliente.second(view)))
        or gather((turn.already_drawn(view),))
        or _not_held(view, CALIENTE)
        or gather(caliente.conditions(view))
    )


def _special(view: Observation, _action: act.PlaySpecialHand) -> Ruling:
    return Ruling(
        gather((special.not_in_game(view),))
        or _in_play(view)
        or gather((special.after_melding(view),))
        or gather((special.no_such_hand(view),))
    )


def _bonus(view: Observation, action: act.LayBonus) -> Ruling:
    card = action.card
    return Ruling(
        _in_play(view)
        or gather((bonus.not_a_bonus_card(view, card), bonus.laid_by_itself(view)))
        or _not_held(view, card)
        or gather(_after_bonus(view, card))
    )


def _after_bonus(view: Observation, card: Card) -> Outcomes:
    """Returns a refusal if the turn cannot end after a bonus card that nothing replaces."""
    if view.public.stock_count:
        return ()
    return finish(view, view.own.melds, remove_cards(view.hand, (card,)))


def _meld(view: Observation, action: act.Meld) -> Ruling:
    plays = action.plays
    refusals = (
        _in_play(view)
        or gather((meld.nothing_laid(plays), meld.first_turn(view)))
        or gather((hand.not_held(missing_from_hand(view, None, plays)),))
    )
    return Ruling(refusals) if refusals else _lay(view, plays, None)


def _take(view: Observation, action: act.TakePile) -> Ruling:
    plays = action.plays
    refusals = (
        _at_start(view)
        or gather(pile.READY.ask(view.rules, view))
        or gather((hand.not_held(missing_from_hand(view, action, plays)),))
        or gather(pile.ONE_CARD.ask(view.rules, view))
        or pile.entitlement(view, action)
        or (gather((meld.nothing_laid(plays),)) if plays else ())
    )
    return Ruling(refusals) if refusals else _lay(view, plays, action)


def _lay(view: Observation, plays: tuple[act.Play, ...], take: act.TakePile | None) -> Ruling:
    """Judges the melds of an action, whose cards are held."""
    drafts = begin_drafts(view, plays, take)
    refusals = gather(targets(view, drafts, plays, take))
    if take is not None:
        refusals = refusals or gather((opening.buried_cards(view, take),))
    if refusals:
        return Ruling(refusals)
    bundle = bundle_of(view, drafts, plays, take)
    refusals = bundle_refusals(bundle if take is None else _with_pile_taken(bundle))
    return Ruling(refusals) if refusals else Ruling((), bundle)


def _with_pile_taken(bundle: Bundle) -> Bundle:
    """Returns the bundle as it is judged where going out needs the pile, which it takes."""
    view = bundle.view
    if not view.rules.out.needs_pile:
        return bundle
    takers = with_taker(view.rules, view.public, view.seat)
    return replace(bundle, view=replace(view, public=replace(view.public, takers=takers)))


def _discard(view: Observation, action: act.Discard) -> Ruling:
    return Ruling(
        _in_play(view) or _not_held(view, action.card) or gather(_thrown(view, action.card))
    )


def _thrown(view: Observation, card: Card) -> Outcomes:
    return *discard.THROWN_CARD.ask(view.rules, view, card), *_ending(view, card)


def _ending(view: Observation, card: Card) -> Outcomes:
    """Returns a refusal for each reason why the turn must not end with this discard."""
    melds = view.own.melds
    if len(view.hand) > 1:
        if not (ask.is_bound_to_go_out(view) or sequence.is_bound_to_go_out(view)):
            return ()
        left = remove_cards(view.hand, (card,))
        return (
            ask.must_go_out(view, melds, left, ends_turn=True),
            sequence.must_go_out(view, melds, left, ends_turn=True),
        )
    if leads_to_foot(view):
        return ()
    return going_out(view, melds, discard.last_seven(view, card))


_RULINGS: Mapping[type[Any], Callable[[Observation, Any], Ruling]] = MappingProxyType(
    {
        act.DrawStock: _draw,
        act.TakePile: _take,
        act.Meld: _meld,
        act.Discard: _discard,
        act.AskPartner: _ask,
        act.Answer: _answer,
        act.Pass: _pass,
        act.LayBonus: _bonus,
        act.PlayCaliente: _caliente,
        act.PlaySpecialHand: _special,
    }
)
"""By type of action: asks the rules stage by stage, until one refuses."""


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
