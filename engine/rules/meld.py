"""What a meld may consist of."""

from engine import shapes
from engine.actions import Play
from engine.cards import (
    Card,
    Rank,
    is_bonus,
    is_caliente,
    is_wild,
    rank_of,
    rank_text,
    ranks_in,
    wilds_in,
)
from engine.observation import Observation
from engine.reasons import Degree
from engine.rules.bundle import Bundle, Group
from engine.rules.dead_ranks import dead_for
from engine.rules.free_discard import is_first_turn
from engine.rules.registry import Outcome, RuleStage, refuse, rule
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld
from engine.turn_laws import breaks_bond, is_too_early, scatters_twos
from engine.values import canasta_kind


@rule("melds")
def nothing_laid(plays: tuple[Play, ...]) -> Outcome:
    """Melding means laying at least one card, in groups that are not empty."""
    if plays and all(play.cards or play.source is not None for play in plays):
        return None
    return refuse(nothing_laid, Degree.INCOMPLETE)


@rule("melds#first-turn")
def first_turn(view: Observation) -> Outcome:
    """Where the ruleset says so, nobody lays a meld or takes the pile in the first own turn."""
    is_early = is_too_early(view.rules.laws, is_first_turn=is_first_turn(view))
    return refuse(first_turn, Degree.NOT_NOW) if is_early else None


@rule("melds")
def special_card(play: Play) -> Outcome:
    """Bonus cards and Caliente cards are never part of a meld."""
    special = [card for card in play.cards if is_bonus(card) or is_caliente(card)]
    return refuse(special_card, blame=special) if special else None


@rule("melds")
def no_such_meld(view: Observation, play: Play) -> Outcome:
    """Cards can join only a meld that the own side has on the table."""
    for index in (play.to, play.source):
        if index is not None and not 0 <= index < len(view.own.melds):
            return refuse(no_such_meld, blame=play.cards, to=index)
    return None


@rule("melds")
def which_meld(cards: tuple[Card, ...], homes: tuple[int, ...]) -> Outcome:
    """Cards that fit several own melds need a named target."""
    if len(homes) < 2:
        return None
    melds = " ".join(map(str, homes))
    return refuse(which_meld, Degree.INCOMPLETE, cards, melds=melds)


@rule("melds")
def mixed_ranks(rules: Ruleset, play: Play) -> Outcome:
    """All natural cards of a set share one rank."""
    ranks = ranks_in(play.cards)
    if len(ranks) <= 1 or rules.meld.sequences:
        return None
    naturals = [card for card in play.cards if not is_wild(card)]
    return refuse(mixed_ranks, blame=naturals, ranks=len(ranks))


@rule("melds")
def wrong_rank(view: Observation, play: Play) -> Outcome:
    """A card joins only a set of its own rank."""
    if play.to is None or not 0 <= play.to < len(view.own.melds):
        return None
    meld = view.own.melds[play.to]
    wrong = [card for card in play.cards if not is_wild(card) and rank_of(card) != meld.rank]
    if meld.rank is None or not wrong or mixed_ranks(view.rules, play) is not None:
        return None
    return refuse(wrong_rank, blame=wrong, rank=rank_text(meld.rank))


@rule("melds#naturals")
def no_natural(rules: Ruleset, play: Play, homes: tuple[int, ...]) -> Outcome:
    """Wild cards cannot form a meld of their own; they need a set to join."""
    if rules.meld.all_wild_sets or homes or not all(map(is_wild, play.cards)):
        return None
    return refuse(no_natural, Degree.INCOMPLETE, play.cards)


@rule("melds#size")
def too_small(rules: Ruleset, group: Group) -> Outcome:
    """A meld needs at least three cards."""
    have, need = len(group.after.cards), rules.meld.min_size
    if not shapes.is_too_small(rules.limits, have):
        return None
    return refuse(too_small, Degree.INCOMPLETE, group.added, have=have, need=need)


@rule("melds#naturals")
def too_few_naturals(rules: Ruleset, group: Group) -> Outcome:
    """A set needs at least two natural cards."""
    have, need = len(group.after.naturals), rules.meld.min_naturals
    if not shapes.lacks_naturals(rules.limits, have):
        return None
    return refuse(too_few_naturals, Degree.INCOMPLETE, group.added, have=have, need=need)


@rule("melds#majority")
def naturals_outnumbered(rules: Ruleset, group: Group) -> Outcome:
    """A set holds more natural cards than wild cards."""
    naturals, wilds = len(group.after.naturals), len(group.after.wilds)
    if not shapes.is_outnumbered(rules.limits, naturals, wilds):
        return None
    laid = wilds_in(group.added)
    return refuse(naturals_outnumbered, Degree.INCOMPLETE, laid, naturals=naturals, wilds=wilds)


@rule("melds#share")
def naturals_per_wild(rules: Ruleset, group: Group) -> Outcome:
    """A set holds at least as many natural cards for each wild card as the ruleset demands."""
    naturals, wilds = len(group.after.naturals), len(group.after.wilds)
    if not shapes.has_few_naturals_per_wild(rules.limits, naturals, wilds):
        return None
    laid = wilds_in(group.added)
    need = wilds * rules.meld.naturals_per_wild
    return refuse(
        naturals_per_wild, Degree.INCOMPLETE, laid, naturals=naturals, wilds=wilds, need=need
    )


@rule("melds#wilds")
def too_many_wilds(rules: Ruleset, group: Group) -> Outcome:
    """A set holds no more wild cards than the ruleset allows."""
    have, limits = len(group.after.wilds), rules.limits
    if not shapes.has_too_many_wilds(limits, have):
        return None
    laid = wilds_in(group.added)
    return refuse(too_many_wilds, blame=laid, have=have, most=limits.wild_cap)


@rule("melds")
def wild_on_canasta(rules: Ruleset, group: Group) -> Outcome:
    """A finished canasta takes no wild card where the ruleset forbids it."""
    limits, after = rules.limits, len(group.after.wilds)
    if not any(
        shapes.spoils_canasta(limits, len(part.wilds), after)
        and canasta_kind(rules, part) is not None
        for part in group.parts
    ):
        return None
    laid = wilds_in(group.added)
    return refuse(wild_on_canasta, blame=laid or group.after.wilds)


@rule("melds#bound", where=lambda game: game.meld.wild_cards_bound)
def wild_cards_bound(bundle: Bundle) -> Outcome:
    """Where the ruleset binds wild cards, none joins a set while a meld of wild cards is
    unfinished.
    """
    laid = _wilds_in_sets(bundle)
    twos = sum(rank_of(card) is Rank.TWO for card in laid)
    unfinished = len(_unfinished_wild_melds(bundle))
    if not breaks_bond(bundle.view.rules.laws, twos, len(laid) - twos, unfinished):
        return None
    return refuse(wild_cards_bound, blame=laid)


@rule("melds#later", where=lambda game: game.meld.late_wild_naturals > 0)
def wild_too_late(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, wild cards join a set after the opening only from a number of
    natural cards on.
    """
    limits, is_opening = bundle.view.rules.limits, not bundle.view.own.has_opened
    late = [
        group
        for group in bundle.groups
        if group.after.rank is not None
        and not group.after.is_stops
        and shapes.is_wild_too_late(
            limits, len(group.after.naturals), *_wilds(group), is_opening=is_opening
        )
    ]
    if not late:
        return None
    have = min(len(group.after.naturals) for group in late)
    laid = [card for group in late for card in wilds_in(group.cards)]
    return refuse(wild_too_late, blame=laid, have=have, need=limits.late_wild_naturals)


@rule("melds#pure", where=lambda game: game.meld.pure_ranks)
def pure_rank(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, sevens take no wild cards, and pure aces only with the first
    melds.
    """
    limits, is_opening = bundle.view.rules.limits, not bundle.view.own.has_opened
    for group in bundle.groups:
        rank = group.after.rank
        if rank is not None and shapes.spoils_pure_rank(
            limits, rank, *_wilds(group), is_opening=is_opening
        ):
            return refuse(pure_rank, blame=wilds_in(group.cards), rank=rank_text(rank))
    return None


def _wilds(group: Group) -> tuple[int, int]:
    """Returns the numbers of wild cards in a set before and after."""
    return sum(len(part.wilds) for part in group.parts), len(group.after.wilds)


@rule("melds#dead", where=lambda game: game.meld.dead_ranks)
def dead_rank(bundle: Bundle) -> Outcome:
    """Where the ruleset says so, no card joins a rank of which a side has a canasta."""
    dead = dead_for(bundle.view)
    for group in bundle.groups:
        rank = group.after.rank
        if rank is not None and rank in dead and group.added:
            return refuse(dead_rank, blame=group.added, rank=rank_text(rank))
    return None


@rule("melds#bound", where=lambda game: game.meld.twos_bound)
def twos_bound(bundle: Bundle) -> Outcome:
    """Where the ruleset binds twos, none joins a set or begins a meld while one of wild cards is
    unfinished.
    """
    laid = [card for card in _wilds_in_sets(bundle) if rank_of(card) is Rank.TWO]
    unfinished = len(_unfinished_wild_melds(bundle))
    if breaks_bond(bundle.view.rules.laws, len(laid), 0, unfinished):
        return refuse(twos_bound, blame=laid)
    begun = [group for group in bundle.groups if group.is_new and group.after.kind is MeldKind.WILD]
    fresh = sum(canasta_kind(bundle.view.rules, group.after) is None for group in begun)
    if not scatters_twos(bundle.view.rules.laws, len(begun), fresh, unfinished):
        return None
    return refuse(twos_bound, blame=[card for group in begun for card in group.cards])


def _wilds_in_sets(bundle: Bundle) -> list[Card]:
    """Returns the wild cards of the hand that a bundle lays on sets of a natural rank."""
    sets = (
        group
        for group in bundle.groups
        if group.after.kind is MeldKind.SET and not group.after.is_stops
    )
    return [card for group in sets for card in wilds_in(group.cards)]


def _unfinished_wild_melds(bundle: Bundle) -> list[TableMeld]:
    rules = bundle.view.rules
    wild_melds = (meld for meld in bundle.melds_after if meld.kind is MeldKind.WILD)
    return [meld for meld in wild_melds if canasta_kind(rules, meld) is None]


@rule("melds#growth")
def closed(rules: Ruleset, group: Group) -> Outcome:
    """No meld grows beyond the size at which the ruleset closes it."""
    size, limits = len(group.after.cards), rules.limits
    if group.after.kind is MeldKind.WILD:
        is_beyond = shapes.is_wild_meld_beyond_closing(limits, size)
        most = limits.wild_melds_closed_at
    else:
        is_beyond, most = shapes.is_beyond_closing(limits, size), limits.closed_at
    return refuse(closed, blame=group.added, have=size, most=most) if is_beyond else None


BUNDLE = RuleStage(wild_cards_bound, twos_bound, wild_too_late, pure_rank, dead_rank)
"""The rules on which cards join which melds of a bundle."""
