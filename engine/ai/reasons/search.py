"""Reasons of a searching player, about the actions that it compared."""

from collections.abc import Mapping
from typing import Final

from engine.actions import Action, Discard, DrawStock, Pass, PlayCaliente, PlaySpecialHand
from engine.ai.reasons.registry import told_later
from engine.ai.reasons.situation import Situation
from engine.cards import Card
from engine.counts import missing_cards
from engine.rules.options import take_options
from engine.rules.verify import is_legal
from engine.state import Phase

PLAIN: Final[Mapping[str, Action]] = {
    "draw": DrawStock(),
    "pass": Pass(),
    "caliente": PlayCaliente(),
    "special": PlaySpecialHand(),
}
"""The actions without cards, by their names in these reasons."""


@told_later
def worlds(at: Situation, count: int, options: int) -> bool:
    """``options`` actions were tried in ``count`` possible deals."""
    return at.view.public.phase is not Phase.ANSWER and count > 0 and options > 1


@told_later
def runner_up(at: Situation, what: str, gain: int, cards: tuple[Card, ...]) -> bool:
    """The next best action promised ``gain`` points less."""
    return gain >= 0 and _is_possible(at, what, cards)


@told_later
def unsure(at: Situation, what: str, gain: int, cards: tuple[Card, ...]) -> bool:
    """Another action promised ``gain`` points more, but that was not certain enough."""
    return gain > 0 and _is_possible(at, what, cards)


def _is_possible(at: Situation, what: str, cards: tuple[Card, ...]) -> bool:
    """Returns whether the seat could do another action of this name, with these cards."""
    view = at.view
    if what in PLAIN:
        return not cards and PLAIN[what] != at.action and is_legal(view, PLAIN[what])
    match what:
        case "take":
            return not cards and bool(take_options(view))
        case "discard":
            return at.action != Discard(*cards) and is_legal(view, Discard(*cards))
        case "meld" | "out":
            return view.public.phase is Phase.PLAY and not missing_cards(view.hand, cards)
        case _:
            return False
