"""Intents: what a gesture means to the match. The session carries them out."""

from dataclasses import dataclass

from canasta_gui.session.staging import EMPTY, Staging
from canasta_gui.viewmodel.builders.table_facts import Notice
from engine import Action, Observation, Way


@dataclass(frozen=True, slots=True)
class GestureContext:
    """What the interpreter reads: the viewer's observation and the private stage."""

    view: Observation
    staging: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Act:
    """Play this legal action; ``left`` is what stays laid aside after it."""

    action: Action
    left: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Restage:
    """Change the private stage only; nothing is played."""

    staging: Staging


@dataclass(frozen=True, slots=True)
class Decline:
    """Do nothing, and show why."""

    notice: Notice
    wanted: Action | None = None
    """What the rules refused, where it was an action."""
    ways: tuple[Way, ...] = ()
    """What to offer instead, where it is plain without a search."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """Do nothing, and show nothing."""


@dataclass(frozen=True, slots=True)
class Clarify:
    """Ask the player which own meld is meant."""

    ways: tuple[tuple[int, Action], ...]
    """The indices of the melds, each with the action that it leads to."""
    left: Staging = EMPTY
    """What stays laid aside after it."""


Intent = Act | Restage | Decline | Clarify | Nothing
