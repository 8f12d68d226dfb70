"""The first melds of a side in a deal."""

from engine.actions import TakePile
from engine.cards import Card, is_wild, wilds_in
from engine.counts import missing_cards, naturals_by_rank
from engine.observation import Observation
from engine.opening_laws import (
    OpeningWorth,
    has_barred_canasta,
    has_barred_wilds,
    has_points,
    is_clean,
    lacks_triple,
    may_be_waived,
    opens,
)
from engine.reasons import Degree
from engine.rules.bundle import Bundle, cards_laid, make_bundle, plays_from_hand
from engine.rules.exits import has_right_to_go_out, is_exit_concealed
from engine.rules.lawful import is_lawful_meld
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset
from engine.shapes import MIXED_CANASTA
from engine.state import MeldKind
from engine.values import (
    NO_DEMAND,
    CanastaDemand,
    canasta_number,
    opening_demand,
    opening_minimum,
    points_in,
)


def opening_need(view: Observation) -> int:
    """Returns the points that the seat's side still needs to open; 0 once it has opened."""
    if view.own.has_opened:
        return 0
    return opening_minimum(view.rules, view.public.scores[view.side], view.public.deal)


def first_melds(bundle: Bundle) -> OpeningWorth:
    """Returns what the melds of a bundle hold where they open."""
    first, rules = OpeningWorth(), bundle.view.rules
    first.points, first.wilds = bundle.points, len(_wilds_laid(bundle))
    for group in bundle.groups:
        kind, meld = canasta_number(rules, group.after), group.after
        is_set = meld.kind is MeldKind.SET and not meld.is_stops
        is_wild = meld.kind is MeldKind.WILD
        first.add(
            rules.laws,
            len(group.cards),
            kind,
            is_clean=is_clean(rules.laws, len(meld.wilds), of_rank=is_set, of_wilds=is_wild),
        )
    return first


def _wilds_laid(bundle: Bundle) -> list[Card]:
    return [card for group in bundle.groups for card in wilds_in(group.cards)]


def _cards_laid(bundle: Bundle) -> list[Card]:
    return [card for group in bundle.groups for card in group.added]


def is_waived(bundle: Bundle) -> bool:
    """Returns whether the bundle is a concealed exit after a stock draw that needs no minimum."""
    view, left = bundle.view, len(bundle.hand_after)
    has_drawn = view.public.facts.drew == "stock"
    return (
        may_be_waived(view.rules.laws, has_drawn=has_drawn, left=left)
        and is_exit_concealed(view, bundle.melds_after, with_discard=left == 1)
        and has_right_to_go_out(view, bundle.melds_after)
    )


@rule("opening#naturals", where=lambda game: game.opening.naturals_only)
def wild_cards(bundle: Bundle) -> Outcome:
    """Where the ruleset demands it, a side's first melds hold no wild card."""
    if bundle.view.own.has_opened:
        return None
    is_barred = has_barred_wilds(bundle.view.rules.laws, first_melds(bundle))
    return refuse(wild_cards, blame=_wilds_laid(bundle)) if is_barred else None


@rule("opening#minimum")
def below_minimum(bundle: Bundle) -> Outcome:
    """The first melds of a side in a deal, laid in one action, reach the minimum for its score."""
    view, need = bundle.view, opening_need(bundle.view)
    if not need or has_points(view.rules.laws, first_melds(bundle), need) or is_waived(bundle):
        return None
    laid = _cards_laid(bundle)
    return refuse(below_minimum, Degree.INCOMPLETE, laid, need=need, have=bundle.points)


def _may_demand_canasta(game: Ruleset) -> bool:
    options = game.opening
    return options.canasta_from is not None or options.pure_canasta_from is not None


@rule("opening#canasta", where=_may_demand_canasta)
def needs_canasta(bundle: Bundle) -> Outcome:
    """From a score that the ruleset names, a side's first melds contain a canasta."""
    demand, first = canastas_to_open(bundle.view), first_melds(bundle)
    if demand.is_met(first.canastas, first.mixed) or is_waived(bundle):
        return None
    return refuse(needs_canasta, Degree.INCOMPLETE, _cards_laid(bundle), pure=demand.pure)


def canastas_to_open(view: Observation) -> CanastaDemand:
    """Returns the canastas that the seat's side still needs to open; none once it has opened."""
    if view.own.has_opened:
        return NO_DEMAND
    return opening_demand(view.rules, view.public.scores[view.side], view.public.deal)


@rule("opening#triple", where=lambda game: game.opening.clean_triple != "none")
def needs_triple(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, the first melds contain three natural cards of one rank from the
    hand, without a wild card.
    """
    rules = bundle.view.rules
    if bundle.view.own.has_opened or not lacks_triple(rules.laws, first_melds(bundle)):
        return None
    may_be_wild = rules.opening.clean_triple == "natural-or-wild"
    return refuse(needs_triple, Degree.INCOMPLETE, _cards_laid(bundle), wild=may_be_wild)


@rule("opening#mixed", where=lambda game: not game.opening.mixed_canasta)
def mixed_canasta(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, the first melds of a side contain no mixed canasta."""
    rules = bundle.view.rules
    if bundle.view.own.has_opened or not has_barred_canasta(rules.laws, first_melds(bundle)):
        return None
    mixed = [
        group for group in bundle.groups if canasta_number(rules, group.after) == MIXED_CANASTA
    ]
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
    need, demand = opening_need(view), canastas_to_open(view)
    return are_lawful and opens(view.rules.laws, first_melds(bundle), need, demand)


def can_hope_to_open(view: Observation, *, is_taking: bool) -> bool:
    """Returns whether the cards that may fit some meld are worth the opening, or nearly so."""
    need = opening_need(view)
    upcard = view.public.upcard
    cards = (*view.hand, upcard) if is_taking and upcard is not None else view.hand
    useful = _useful(view, cards)
    if view.rules.opening.splash and _may_hold_canasta(view):
        return True
    return points_in(useful) >= need or len(cards) - len(useful) <= 1


def _may_hold_canasta(view: Observation) -> bool:
    """Returns whether the hand has cards enough for a canasta of one kind, or of a sequence."""
    size, hand = view.rules.canasta.size, view.hand
    most = max(map(len, naturals_by_rank(hand).values()), default=0)
    return view.rules.meld.sequences or size <= max(most, sum(map(is_wild, hand)))


def _useful(view: Observation, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns wild cards, and naturals that are enough for a set, or may be in a sequence."""
    wilds, options = wilds_in(cards), view.rules.meld
    groups = naturals_by_rank(cards).values()
    sets = (
        group
        for group in groups
        if options.sequences
        or (len(group) >= options.min_naturals and len(group) + len(wilds) >= options.min_size)
    )
    return (*wilds, *(card for group in sets for card in group))
