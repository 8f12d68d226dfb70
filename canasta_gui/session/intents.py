"""Intents: what a gesture means to the match. The session carries them out."""

from dataclasses import dataclass

from canasta_gui.viewmodel.builders.staging import EMPTY, Staging
from canasta_gui.viewmodel.builders.table_facts import Notice
from engine import Action, Observation, Way


@dataclass(frozen=True, slots=True)
class GestureContext:
    """What the interpreter reads: the viewer's observation and the private stage."""

    view: Observation
    staging: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Act:
    """An intent to play this legal action; ``left`` is what stays on the stage after it."""

    action: Action
    left: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Restage:
    """An intent to change the private stage only; nothing is played."""

    staging: Staging


@dataclass(frozen=True, slots=True)
class Decline:
    """An intent to do nothing, and to show why."""

    notice: Notice
    wanted: Action | None = None
    """The action that the rules refused, if the gesture meant one."""
    ways: tuple[Way, ...] = ()
    """The legal actions to offer instead, as far as they need no search."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """An intent to do nothing, and to show nothing."""


@dataclass(frozen=True, slots=True)
class Clarify:
    """An intent to ask the player which own meld is meant."""

    ways: tuple[tuple[int, Action], ...]
    """The indices of the melds, each with the action that it leads to."""
    left: Staging = EMPTY
    """The cards that stay on the stage after the action."""


Intent = Act | Restage | Decline | Clarify | Nothing
