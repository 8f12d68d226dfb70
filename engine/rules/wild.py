"""Melds of wild cards alone, where the ruleset has them."""

from engine import shapes
from engine.cards import JOKER, is_wild
from engine.reasons import Degree
from engine.rules.bundle import Group
from engine.rules.registry import Outcome, refuse, rule
from engine.ruleset.model import Ruleset


@rule("melds")
def natural_card(group: Group) -> Outcome:
    """Only wild cards join a meld of wild cards."""
    laid = [card for card in group.added if not is_wild(card)]
    return refuse(natural_card, blame=laid) if laid else None


@rule("melds#twos")
def jokers_beside_twos(rules: Ruleset, group: Group) -> Outcome:
    """Where twos are a rank of their own, a meld of them takes jokers as a set takes wild cards."""
    jokers = group.after.cards.count(JOKER)
    twos = len(group.after.wilds) - jokers
    if not shapes.is_no_set_of_twos(rules.limits, twos, jokers):
        return None
    is_beyond = shapes.has_too_many_wilds(rules.limits, jokers)
    degree = Degree.ILLEGAL if is_beyond else Degree.INCOMPLETE
    return refuse(jokers_beside_twos, degree, group.added, twos=twos, jokers=jokers)
