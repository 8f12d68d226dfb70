"""The rules that are asked about melds, in stages."""

from collections.abc import Generator
from itertools import chain
from types import MappingProxyType

from engine import actions as act
from engine.cards import Card
from engine.observation import Observation
from engine.rules import ask, combine, meld, opening, out, pile, sequence, stop, wild
from engine.rules.bundle import Bundle, Group
from engine.rules.drafts import Drafts
from engine.rules.foot import brings_foot, leads_to_foot
from engine.rules.lawful import is_lawful_meld
from engine.rules.registry import Outcome, Outcomes, RuleStage, gather
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld

Stages = Generator[Outcomes, None, Bundle | None]
"""Yields the stages of an action one after the other; returns what the action lays."""


def targets(
    view: Observation, drafts: Drafts, plays: tuple[act.Play, ...], take: act.TakePile | None = None
) -> Outcomes:
    """Returns a refusal for each play that has no meld to join, or several that it may be meant
    for.

    Lays the plays on the drafts, which `begin_drafts` made for them, except those without a target.
    """
    outcomes: list[Outcome] = []
    for play in plays:
        faults = gather(
            (
                meld.special_card(play),
                meld.no_such_meld(view, play),
                combine.no_target(play),
                meld.mixed_ranks(view.rules, play),
                meld.wrong_rank(view, play),
            )
        )
        outcomes += faults
        if not faults:
            homes = drafts.lay(play)
            outcomes += (
                combine.not_one_rank(view, play),
                meld.no_natural(view.rules, play, homes),
                meld.which_meld(play.cards, homes),
            )
    return (*outcomes, combine.moves_once(view, plays, take))


_TOGETHER = RuleStage(
    opening.wild_cards,
    opening.below_minimum,
    opening.needs_canasta,
    opening.needs_triple,
    opening.mixed_canasta,
    stop.only_going_out,
    sequence.only_going_out,
)


def bundle_stages(bundle: Bundle) -> Stages:
    """Yields the stages in which the melds of an action are judged together; returns the bundle."""
    yield _lawful_groups(bundle)
    yield _TOGETHER.ask(bundle.view.rules, bundle)
    if brings_foot(bundle):
        yield (out.keep_one(bundle.view, bundle.hand_after),)
    else:
        yield _finish(bundle)
    return bundle


def _finish(bundle: Bundle) -> Outcomes:
    """Returns a refusal if the turn cannot end lawfully after the bundle."""
    view, melds, left = bundle.view, bundle.melds_after, bundle.hand_after
    if not bundle.takes_base:
        return finish(view, melds, left)
    # Nobody knows what comes, so the player cannot go out with the same action.
    return pile.too_few_left(bundle), ask.must_go_out(view, melds, left, ends_turn=True)


def finish(view: Observation, melds: tuple[TableMeld, ...], left: tuple[Card, ...]) -> Outcomes:
    """Returns a refusal if the turn cannot end lawfully with these melds and this hand."""
    if left:
        return (
            out.keep_two(view, melds, left),
            ask.must_go_out(view, melds, left, ends_turn=False),
        )
    if leads_to_foot(view):
        return (out.keep_one(view, left),)
    return (
        out.needs_canasta(view, melds),
        out.needs_discard(view),
        out.unfinished_meld(view, melds),
        out.foot_first(view),
        out.partner_not_in_foot(view),
        ask.was_refused(view, melds),
        ask.must_ask(view, melds),
    )


def _lawful_groups(bundle: Bundle) -> Outcomes:
    rules = bundle.view.rules
    faults = chain(*[shapes(rules, group) for group in bundle.groups])
    return (*faults, *meld.BUNDLE.ask(rules, bundle))


def shapes(rules: Ruleset, group: Group) -> Outcomes:
    """Returns a refusal for each reason why a group makes no lawful meld.

    A lawful group is one that no rule of its shape refuses, so these are asked about others alone.
    """
    spoilt = meld.wild_on_canasta(rules, group)
    if spoilt is None and is_lawful_meld(rules.limits, group.after):
        return ()
    if group.after.is_stops:
        return _stop_shape(rules, group)
    return (meld.too_small(rules, group), *_SHAPES[group.after.kind](rules, group))


def _set_shape(rules: Ruleset, group: Group) -> Outcomes:
    return (
        meld.too_few_naturals(rules, group),
        meld.naturals_outnumbered(rules, group),
        meld.naturals_per_wild(rules, group),
        meld.too_many_wilds(rules, group),
        meld.wild_on_canasta(rules, group),
        meld.closed(rules, group),
    )


def _stop_shape(rules: Ruleset, group: Group) -> Outcomes:
    return (
        meld.closed(rules, group),
        stop.no_wild(group),
        stop.never_melded(rules, group),
        stop.too_few(rules, group),
        stop.too_many(rules, group),
    )


def _sequence_shape(rules: Ruleset, group: Group) -> Outcomes:
    return (
        sequence.wild_card(group),
        sequence.stop_card(group),
        sequence.mixed_suits(rules, group),
        sequence.same_rank(group),
        sequence.gap(rules, group),
        sequence.too_long(rules, group),
    )


def _wild_shape(rules: Ruleset, group: Group) -> Outcomes:
    return (
        wild.natural_card(group),
        wild.jokers_beside_twos(rules, group),
        meld.wild_on_canasta(rules, group),
        meld.closed(rules, group),
    )


_SHAPES = MappingProxyType(
    {
        MeldKind.SET: _set_shape,
        MeldKind.SEQUENCE: _sequence_shape,
        MeldKind.WILD: _wild_shape,
    }
)
