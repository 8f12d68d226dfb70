"""A legal action near a refused one, and the difference between the two."""

from collections import Counter
from dataclasses import dataclass, replace

from engine.actions import Action, Play
from engine.cards import Card, is_wild, rank_of
from engine.counts import missing_cards
from engine.observation import Observation
from engine.rules.bundle import begin_drafts, cards_laid
from engine.rules.plan import Plan
from engine.rules.upcard import upcard_homes


@dataclass(frozen=True, slots=True)
class Way:
    """A legal action, and the change that leads to it from the wanted one."""

    action: Action
    added: tuple[Card, ...] = ()
    """Cards that are laid in addition to the wanted ones."""
    put_back: tuple[Card, ...] = ()
    """Wanted cards that stay in the hand."""
    is_other: bool = False
    """Whether it is a different action, to be done instead of the wanted one or before it."""

    def is_within(self, other: "Way") -> bool:
        """Returns whether the other way asks for the same cards, by rank, and perhaps for more."""
        if self.is_other or other.is_other:
            return self.action == other.action
        return _kinds(self.added) <= _kinds(other.added) and _kinds(self.put_back) <= _kinds(
            other.put_back
        )


def way_to(wanted: Plan, plan: Plan) -> Way:
    """Returns the way that carries out a plan instead of the wanted one."""
    before, after = cards_laid(wanted.take, wanted.plays), cards_laid(plan.take, plan.plays)
    return Way(plan.action(), missing_cards(before, after), missing_cards(after, before))


def with_targets(view: Observation, plan: Plan) -> Plan:
    """Returns the plan with the own meld that each of its plays joins as the target of the play."""
    drafts, take = begin_drafts(view, plan.plays, plan.take), plan.take
    plays = tuple(_at_home(view, play, drafts.lay(play)) for play in plan.plays)
    if take is not None and len(homes := upcard_homes(view, take)) == 1:
        take = replace(take, to=homes[0])
    return Plan(take, plays)


def _at_home(view: Observation, play: Play, homes: tuple[int, ...]) -> Play:
    is_own = len(homes) == 1 and homes[0] < len(view.own.melds)
    return replace(play, to=homes[0]) if is_own else play


def _kinds(cards: tuple[Card, ...]) -> Counter[int]:
    """Counts cards by rank; all wild cards count as one rank."""
    return Counter(0 if is_wild(card) else rank_of(card) for card in cards)
