"""What else the rules of thumb would consider, where no search can compare."""

from collections.abc import Iterator
from itertools import chain, islice

from engine.actions import Action, Discard, DrawStock, Meld, TakePile
from engine.ai.agent import Choice
from engine.ai.club.discarding import loss_by, other_discards
from engine.ai.club.drawing import other_draws, value_of_take
from engine.ai.club.knowledge import Knowledge
from engine.ai.club.melding import other_melds
from engine.ai.levels import make_agent
from engine.ai.style import style_for
from engine.observation import Observation
from engine.state import Phase
from engine.values import points_in

_MELDS = 1
"""So many of them are enough beside the discards."""
_CLEAR = 25.0
"""Points by which the rules of thumb have to prefer something before they object."""


def other_choices(view: Observation) -> Iterator[Choice]:
    """Sensible actions, the likelier ones first."""
    know = Knowledge(view, style_for(view.rules))
    if view.public.phase is Phase.DRAW:
        return iter(other_draws(know))
    if view.public.phase is Phase.PLAY:
        return chain(islice(other_melds(know), _MELDS), other_discards(know))
    return iter(())


def object_to(view: Observation, made: Action, seed: str) -> tuple[Choice, float] | None:
    """What the rules of thumb would clearly have preferred, and how much, by their own numbers.

    The order in which cards are laid is everybody's own affair.
    """
    if view.public.phase is Phase.ANSWER:
        return None
    choice = make_agent("club").choose(view, seed)
    weight = _preference(Knowledge(view, style_for(view.rules)), choice, made)
    return (choice, weight) if weight >= _CLEAR else None


def _preference(know: Knowledge, choice: Choice, made: Action) -> float:
    """How much the choice is preferred to what was made; 0 where that cannot be said."""
    match choice.action, made:
        case (TakePile(), DrawStock()) | (DrawStock(), TakePile()):
            return abs(value_of_take(know) or 0.0)
        case Discard(wanted), Discard(thrown):
            return loss_by(know, thrown) - loss_by(know, wanted)
        case Meld(plays), Discard():
            return float(points_in(card for play in plays for card in play.cards))
        case _:
            return 0.0
