"""The interface of computer players: an observation in, an action with its reasons out."""

from typing import Protocol

from engine.actions import Action, LayBonus
from engine.cards import Card
from engine.observation import Observation
from engine.reasons import Parameter, Reason
from engine.record import record

MARK = ":"
"""The separator between a level and a temperament, as in ``club:bold``."""
PLAIN = "even"
"""The name of the temperament that changes nothing."""


@record
class Choice:
    """An action with the reasons for it."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Agent(Protocol):
    """A computer player."""

    @property
    def level(self) -> str:
        """The id of its level."""
        ...

    def choose(self, view: Observation, seed: str) -> Choice:
        """Returns the action of the seat to act, the same for the same view, seed and time."""
        ...


def agent_name(level: str, temperament: str = "") -> str:
    """Returns the name of a player: its level, and its temperament unless that is plain."""
    return level if temperament in {"", PLAIN} else f"{level}{MARK}{temperament}"


def because(reason: str, *cards: Card, **params: Parameter) -> Reason:
    """Returns a reason with its cards and numbers."""
    return Reason(reason, params, cards)


def lay_bonus(card: Card) -> Choice:
    """Returns the choice to lay a red three, which always pays: it counts, and is replaced."""
    return Choice(LayBonus(card), (because("bonus.lay", card),))
