"""The first melds of a side in a deal."""

from collections import Counter

from engine.actions import TakePile
from engine.cards import wilds_in
from engine.counts import missing_cards
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.bundle import Bundle, cards_laid, make_bundle, plays_from_hand
from engine.rules.exits import has_right_to_go_out, is_concealed
from engine.rules.lawful import is_lawful_meld
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset
from engine.ruleset.opening_reach import TRIPLE
from engine.state import MeldKind, TableMeld
from engine.values import NO_DEMAND, CanastaDemand, canasta_kind, opening_demand, opening_minimum


def opening_need(view: Observation) -> int:
    """Returns the points that the seat's side still needs to open; 0 once it has opened."""
    if view.own.has_opened:
        return 0
    return opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)


def is_waived(bundle: Bundle) -> bool:
    """Returns whether the bundle is a concealed exit after a stock draw that needs no minimum."""
    view, left = bundle.view, len(bundle.hand_after)
    return (
        view.rules.opening.concealed_waiver
        and view.public.facts.drew == "stock"
        and left <= 1
        and is_concealed(view, bundle.melds_after, with_discard=left == 1)
        and has_right_to_go_out(view, bundle.melds_after)
    )


@rule("opening#naturals", where=lambda game: game.opening.naturals_only)
def wild_cards(bundle: Bundle) -> Outcome:
    """Where the ruleset demands it, a side's first melds hold no wild card."""
    if bundle.view.own.has_opened:
        return None
    laid = [card for group in bundle.groups for card in wilds_in(group.cards)]
    return refuse(wild_cards, blame=laid) if laid else None


@rule("opening#minimum")
def below_minimum(bundle: Bundle) -> Outcome:
    """The first melds of a side in a deal, laid in one action, reach the minimum for its score."""
    need = opening_need(bundle.view)
    if bundle.points >= need or is_splash(bundle) or is_waived(bundle):
        return None
    laid = [card for group in bundle.groups for card in group.added]
    return refuse(below_minimum, Degree.INCOMPLETE, laid, need=need, have=bundle.points)


def is_splash(bundle: Bundle) -> bool:
    """Returns whether first melds hold a canasta that opens without a minimum: complete from the
    hand, and not mixed.
    """
    view = bundle.view
    if not view.rules.opening.splash or view.own.has_opened:
        return False
    return any(
        len(group.cards) >= view.rules.canasta.size
        and canasta_kind(view.rules, group.after) not in (None, "mixed")
        for group in bundle.groups
    )


def _may_demand_canasta(game: Ruleset) -> bool:
    options = game.opening
    return options.canasta_from is not None or options.pure_canasta_from is not None


@rule("opening#canasta", where=_may_demand_canasta)
def needs_canasta(bundle: Bundle) -> Outcome:
    """From a score that the ruleset names, a side's first melds contain a canasta."""
    demand = canastas_to_open(bundle.view)
    if _has_demanded(bundle, demand) or is_waived(bundle):
        return None
    laid = [card for group in bundle.groups for card in group.added]
    return refuse(needs_canasta, Degree.INCOMPLETE, laid, pure=demand.pure)


def canastas_to_open(view: Observation) -> CanastaDemand:
    """Returns the canastas that the seat's side still needs to open; none once it has opened."""
    if view.own.has_opened:
        return NO_DEMAND
    return opening_demand(view.rules, view.public.scores[view.side], view.public.deal)


def _has_demanded(bundle: Bundle, demand: CanastaDemand) -> bool:
    """Returns whether the melds of a bundle hold the canastas that the opening needs."""
    if demand == NO_DEMAND:
        return True
    kinds = Counter(canasta_kind(bundle.view.rules, group.after) for group in bundle.groups)
    return demand.is_met(kinds.total() - kinds[None], kinds["mixed"])


@rule("opening#triple", where=lambda game: game.opening.clean_triple != "none")
def needs_triple(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, the first melds contain three natural cards of one rank from the
    hand, without a wild card.
    """
    if bundle.view.own.has_opened or is_splash(bundle) or not lacks_triple(bundle):
        return None
    laid = [card for group in bundle.groups for card in group.added]
    may_be_wild = bundle.view.rules.opening.clean_triple == "natural-or-wild"
    return refuse(needs_triple, Degree.INCOMPLETE, laid, wild=may_be_wild)


def lacks_triple(bundle: Bundle) -> bool:
    """Returns whether the melds of a bundle lack the three cards that an opening contains."""
    rules = bundle.view.rules
    if rules.opening.clean_triple == "none":
        return False
    kinds = {MeldKind.SET}
    if rules.opening.clean_triple == "natural-or-wild":
        kinds.add(MeldKind.WILD)
    return not any(
        len(group.cards) >= TRIPLE and group.after.kind in kinds and _is_clean(group.after)
        for group in bundle.groups
    )


def _is_clean(meld: TableMeld) -> bool:
    """Returns whether a meld consists of natural cards alone, or of wild cards alone."""
    return not meld.is_stops and not (meld.naturals and meld.wilds)


@rule("opening#mixed", where=lambda game: not game.opening.mixed_canasta)
def mixed_canasta(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, the first melds of a side contain no mixed canasta."""
    if bundle.view.own.has_opened:
        return None
    mixed = [
        group for group in bundle.groups if canasta_kind(bundle.view.rules, group.after) == "mixed"
    ]
    if not mixed:
        return None
    return refuse(mixed_canasta, blame=[card for group in mixed for card in wilds_in(group.cards)])


@rule("opening")
def buried_cards(view: Observation, take: TakePile) -> Outcome:
    """Cards under the up-card do not count toward opening; they are laid after the hand opened."""
    if view.own.has_opened:
        return None
    buried = missing_cards(view.hand, cards_laid(take, take.plays))
    if not buried or _opens_from_hand(view, take):
        return None
    return refuse(buried_cards, blame=buried, count=len(buried))


def _opens_from_hand(view: Observation, take: TakePile) -> bool:
    """Returns whether the up-card and the hand alone make lawful melds that open."""
    bundle = make_bundle(view, plays_from_hand(view, take), take)
    are_lawful = all(is_lawful_meld(view.rules.limits, group.after) for group in bundle.groups)
    is_enough = bundle.points >= opening_need(view) and not lacks_triple(bundle)
    has_all = _has_demanded(bundle, canastas_to_open(view))
    return are_lawful and (is_enough or is_splash(bundle)) and has_all
