"""The rules that are asked about melds, in stages."""

from types import MappingProxyType

from engine import actions as act
from engine.cards import Card
from engine.observation import Observation
from engine.rules import ask, combine, meld, opening, out, pile, sequence, stop, wild
from engine.rules.bundle import Bundle, Drafts, Group
from engine.rules.foot import brings_foot, leads_to_foot
from engine.rules.lawful import contents_of, is_lawful_meld
from engine.rules.registry import Outcome, Outcomes, Refusals, RuleStage, gather
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld


def targets(
    view: Observation, drafts: Drafts, plays: tuple[act.Play, ...], take: act.TakePile | None = None
) -> Outcomes:
    """Returns a refusal for each play that has no meld to join, or several that it may be meant
    for.

    Lays the plays on the drafts, which `begin_drafts` made for them, except those without a target.
    """
    outcomes: list[Outcome] = []
    for play in plays:
        is_plain = _is_plain(play)
        faults = () if is_plain else _faults_of_target(view, play)
        outcomes += faults
        if not faults:
            homes = drafts.lay(play)
            if not is_plain:
                outcomes.append(combine.not_one_rank(view, play))
                outcomes.append(meld.no_natural(view.rules, play, homes))
            outcomes.append(meld.which_meld(play.cards, homes))
    return (*outcomes, combine.moves_once(view, plays, take))


def _is_plain(play: act.Play) -> bool:
    """Returns whether a play names no meld and is of one rank: only its places are judged."""
    return play.to is None and play.source is None and contents_of(play.cards).rank is not None


def _faults_of_target(view: Observation, play: act.Play) -> Refusals:
    """Returns a refusal for each reason why the cards of a play cannot join what it names."""
    return gather(
        (
            meld.special_card(play),
            meld.no_such_meld(view, play),
            combine.no_target(play),
            meld.mixed_ranks(view.rules, play),
            meld.wrong_rank(view, play),
        )
    )


_TOGETHER = RuleStage(
    opening.wild_cards,
    opening.below_minimum,
    opening.needs_canasta,
    opening.needs_triple,
    opening.mixed_canasta,
    stop.only_going_out,
    sequence.only_going_out,
)


def bundle_refusals(bundle: Bundle) -> Refusals:
    """Returns the refusals of the first failing stage that judges all melds together."""
    return (
        gather(_lawful_groups(bundle))
        or gather(_TOGETHER.ask(bundle.view.rules, bundle))
        or gather(_finish(bundle))
    )


def _finish(bundle: Bundle) -> Outcomes:
    """Returns a refusal if the turn cannot end lawfully after the bundle."""
    view, melds, left = bundle.view, bundle.melds_after, bundle.hand_after
    if brings_foot(bundle):
        return (out.keep_one(view, left),)
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
            sequence.must_go_out(view, melds, left, ends_turn=False),
        )
    if leads_to_foot(view):
        return (out.keep_one(view, left),)
    return going_out(view, melds, out.needs_discard(view))


def going_out(view: Observation, melds: tuple[TableMeld, ...], last: Outcome) -> Outcomes:
    """Returns a refusal for each reason why nobody goes out with these melds; ``last`` is what
    stands against the last card.
    """
    return (
        out.needs_canasta(view, melds),
        last,
        out.unfinished_meld(view, melds),
        out.first_turn(view),
        out.needs_pile(view),
        out.foot_first(view),
        out.partner_not_in_foot(view),
        ask.was_refused(view, melds),
        ask.must_ask(view, melds),
    )


def _lawful_groups(bundle: Bundle) -> Outcomes:
    rules = bundle.view.rules
    faults = [fault for group in bundle.groups for fault in shapes(rules, group)]
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
        stop.no_wild(rules, group),
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
    {MeldKind.SET: _set_shape, MeldKind.SEQUENCE: _sequence_shape, MeldKind.WILD: _wild_shape}
)
