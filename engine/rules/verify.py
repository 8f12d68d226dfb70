"""Judges whether an action is legal, from what its seat sees.

The rules are asked in stages; the answer holds every refusal of the first stage that fails.
"""

from collections.abc import Iterator
from types import MappingProxyType

from engine import actions as act
from engine.cards import CALIENTE, Card
from engine.counts import missing_cards, remove_cards
from engine.observation import Observation
from engine.refusals import Refusal
from engine.rules import (
    ask,
    bonus,
    caliente,
    combine,
    discard,
    draw,
    exhaustion,
    hand,
    meld,
    opening,
    out,
    pile,
    sequence,
    stop,
    turn,
    wild,
)
from engine.rules.bundle import Bundle, Group, begin_drafts, make_bundle, missing_from_hand
from engine.rules.registry import Outcome, first_failing, registered
from engine.rules.upcard import is_frozen_for
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld


def verify(view: Observation, action: act.Action) -> tuple[Refusal, ...]:
    """Returns every refusal of the first stage that fails; empty when the action is legal."""
    return first_failing(_stages(view, action))


def _stages(view: Observation, action: act.Action) -> Iterator[Iterator[Outcome]]:
    match action:
        case act.DrawStock():
            yield from (_at_start(view), iter((draw.stock_empty(view),)))
        case act.TakePile():
            yield from _take_stages(view, action)
        case act.Meld():
            yield from _meld_stages(view, action)
        case act.Discard():
            yield from _discard_stages(view, action)
        case act.AskPartner():
            yield from (_before_end(view), _asking(view))
        case act.Answer():
            yield from (iter((turn.no_question(view),)), _before_end(view))
        case act.Pass():
            yield from (_at_start(view), _passing(view))
        case act.LayBonus():
            yield from _bonus_stages(view, action)
        case act.PlayCaliente():
            yield from _caliente_stages(view)


def rule_ids() -> dict[str, str]:
    """Returns what each rule demands, by rule id; imports all rules for that."""
    return registered()


def is_legal(view: Observation, action: act.Action) -> bool:
    """Returns whether the action is legal."""
    return not verify(view, action)


def _before_end(view: Observation) -> Iterator[Outcome]:
    yield turn.deal_over(view)
    yield turn.not_yours(view)


def _at_start(view: Observation) -> Iterator[Outcome]:
    yield from _before_end(view)
    yield turn.answer_first(view)
    yield turn.already_drawn(view)


def _in_play(view: Observation) -> Iterator[Outcome]:
    yield from _before_end(view)
    yield turn.answer_first(view)
    yield turn.draw_first(view)


def _asking(view: Observation) -> Iterator[Outcome]:
    yield turn.answer_first(view)
    yield ask.switched_off(view)
    yield ask.before_drawing(view)
    yield ask.foot_first(view)
    yield ask.after_melding(view)
    yield ask.asked_already(view)
    yield ask.single_card(view)


def _passing(view: Observation) -> Iterator[Outcome]:
    yield exhaustion.stock_left(view)
    yield exhaustion.forced_take(view, is_forced=is_forced_to_take(view))


def _caliente_stages(view: Observation) -> Iterator[Iterator[Outcome]]:
    yield iter((caliente.not_in_game(view),))
    yield iter((*_before_end(view), turn.answer_first(view), caliente.second(view)))
    yield iter((turn.already_drawn(view),))
    yield iter((hand.not_held(missing_cards(view.hand, (CALIENTE,))),))
    yield caliente.conditions(view)


def _bonus_stages(view: Observation, action: act.LayBonus) -> Iterator[Iterator[Outcome]]:
    yield _in_play(view)
    yield iter((bonus.not_a_bonus_card(action.card), bonus.laid_by_itself(view)))
    yield iter((hand.not_held(missing_cards(view.hand, (action.card,))),))
    if not view.public.stock_count:
        yield _finish(view, view.own.melds, remove_cards(view.hand, (action.card,)))


def _meld_stages(view: Observation, action: act.Meld) -> Iterator[Iterator[Outcome]]:
    yield _in_play(view)
    yield iter((meld.nothing_laid(action.plays),))
    yield iter((hand.not_held(missing_from_hand(view, None, action.plays)),))
    yield targets(view, action.plays)
    yield from _bundle_stages(make_bundle(view, action.plays))


def _take_stages(view: Observation, action: act.TakePile) -> Iterator[Iterator[Outcome]]:
    yield _at_start(view)
    yield iter((pile.empty(view), pile.top_blocked(view), pile.after_opening(view)))
    yield iter((hand.not_held(missing_from_hand(view, action, action.plays)),))
    yield iter((pile.one_card(view),))
    yield from pile.entitlement(view, action)
    if action.plays:
        yield iter((meld.nothing_laid(action.plays),))
    yield targets(view, action.plays, action)
    yield iter((opening.buried_cards(view, action),))
    yield from _bundle_stages(make_bundle(view, action.plays, action))


def targets(
    view: Observation, plays: tuple[act.Play, ...], take: act.TakePile | None = None
) -> Iterator[Outcome]:
    """Yields a refusal for each play that has no meld to join, or several that it may be meant
    for.
    """
    drafts = begin_drafts(view, plays, take)
    for play in plays:
        faults = (
            meld.special_card(play),
            meld.no_such_meld(view, play),
            combine.no_target(play),
            meld.mixed_ranks(view.rules, play),
            meld.wrong_rank(view, play),
        )
        yield from faults
        if not any(faults):
            homes = drafts.lay(play)
            yield combine.not_one_rank(view, play)
            yield meld.no_natural(view.rules, play, homes)
            yield meld.which_meld(play.cards, homes)
    yield combine.moves_once(view, plays, take)


def _bundle_stages(bundle: Bundle) -> Iterator[Iterator[Outcome]]:
    yield _lawful_groups(bundle)
    yield iter(
        (
            opening.below_minimum(bundle),
            opening.needs_canasta(bundle),
            stop.only_going_out(bundle),
            sequence.only_going_out(bundle),
        )
    )
    yield _finish(bundle.view, bundle.melds_after, bundle.hand_after)


def _finish(
    view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...]
) -> Iterator[Outcome]:
    """Yields a refusal if the turn cannot end lawfully with these melds and this hand."""
    yield out.needs_canasta(view, melds, left)
    yield out.partner_not_in_foot(view, left)
    yield out.keep_two(view, melds, left)
    yield ask.was_refused(view, melds, left)
    yield ask.must_ask(view, melds, left)
    yield ask.must_go_out(view, melds, left, ends_turn=False)


def _lawful_groups(bundle: Bundle) -> Iterator[Outcome]:
    for group in bundle.groups:
        yield from shapes(bundle.view.rules, group)
    yield meld.wild_cards_bound(bundle)


def shapes(rules: Ruleset, group: Group) -> Iterator[Outcome]:
    """Yields a refusal for each reason why a group makes no lawful meld."""
    yield meld.too_small(rules, group)
    yield from _SHAPES[group.after.kind](rules, group)


def _set_shape(rules: Ruleset, group: Group) -> Iterator[Outcome]:
    yield meld.too_few_naturals(rules, group)
    yield meld.naturals_outnumbered(rules, group)
    yield meld.naturals_per_wild(rules, group)
    yield meld.too_many_wilds(rules, group)
    yield meld.wild_on_canasta(rules, group)
    yield meld.closed(rules, group)
    yield stop.no_wild(group)
    yield stop.never_melded(rules, group)
    yield stop.too_few(rules, group)
    yield stop.too_many(rules, group)


def _sequence_shape(rules: Ruleset, group: Group) -> Iterator[Outcome]:
    yield sequence.wild_card(group)
    yield sequence.stop_card(group)
    yield sequence.mixed_suits(rules, group)
    yield sequence.same_rank(group)
    yield sequence.gap(rules, group)
    yield sequence.too_long(rules, group)


def _wild_shape(rules: Ruleset, group: Group) -> Iterator[Outcome]:
    yield wild.natural_card(group)
    yield meld.wild_on_canasta(rules, group)
    yield meld.closed(rules, group)


_SHAPES = MappingProxyType(
    {
        MeldKind.SET: _set_shape,
        MeldKind.SEQUENCE: _sequence_shape,
        MeldKind.WILD: _wild_shape,
    }
)


def _discard_stages(view: Observation, action: act.Discard) -> Iterator[Iterator[Outcome]]:
    yield _in_play(view)
    yield iter((hand.not_held(missing_cards(view.hand, (action.card,))),))
    left, melds = remove_cards(view.hand, (action.card,)), view.own.melds
    yield iter(
        (
            discard.bonus_card(action.card),
            stop.first_turn(view, action.card),
            out.needs_canasta(view, melds, left),
            out.partner_not_in_foot(view, left),
            ask.was_refused(view, melds, left),
            ask.must_ask(view, melds, left),
            ask.must_go_out(view, melds, left, ends_turn=True),
        )
    )


def is_forced_to_take(view: Observation) -> bool:
    """Returns whether, with an empty stock, the player has to take the pile.

    That is so when an own meld claims the up-card of an open pile, and there is a lawful way to
    take it.
    """
    if view.public.stock_count or not view.rules.exhaustion.forced_take:
        return False
    if is_frozen_for(view) or not pile.is_upcard_claimed(view):
        return False
    return any(is_legal(view, take) for take in pile.ways(view))
