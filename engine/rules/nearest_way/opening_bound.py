"""A cheap bound that saves the search: most hands that cannot open lack the points."""

from engine.cards import Card, is_wild
from engine.counts import naturals_by_rank
from engine.observation import Observation
from engine.rules.opening import opening_need
from engine.values import points_in


def can_hope_to_open(view: Observation, *, is_taking: bool) -> bool:
    """Returns whether the cards that may fit some meld are worth the opening minimum, or nearly
    so.
    """
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
    """Returns wild cards, and naturals that are enough for a set; all naturals where there are
    sequences.
    """
    wilds = tuple(card for card in cards if is_wild(card))
    options = view.rules.meld
    groups = naturals_by_rank(cards).values()
    sets = (
        group
        for group in groups
        if options.sequences
        or (len(group) >= options.min_naturals and len(group) + len(wilds) >= options.min_size)
    )
    return (*wilds, *(card for group in sets for card in group))
