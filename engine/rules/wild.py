"""Melds of wild cards alone, where the ruleset has them."""

from engine.cards import is_wild
from engine.rules.bundle import Group
from engine.rules.registry import Outcome, refuse, rule


@rule
def natural_card(group: Group) -> Outcome:
    """Only wild cards join a meld of wild cards."""
    laid = [card for card in group.added if not is_wild(card)]
    return refuse(natural_card, blame=laid) if laid else None
