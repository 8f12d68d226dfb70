"""What a gesture comes to."""

from dataclasses import dataclass

from canasta_gui.session.staging import EMPTY, Staging
from canasta_gui.viewmodel.builders.table_facts import Notice
from engine import Action, Observation, Way


@dataclass(frozen=True, slots=True)
class Situation:
    """What the player sees and has laid aside."""

    view: Observation
    staging: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Act:
    """A legal action, and what stays laid aside after it."""

    action: Action
    left: Staging = EMPTY


@dataclass(frozen=True, slots=True)
class Restage:
    """Cards are laid aside, moved there, or put back."""

    staging: Staging


@dataclass(frozen=True, slots=True)
class Decline:
    """It comes to nothing, because of this."""

    notice: Notice
    wanted: Action | None = None
    """What the rules refused, where it was an action."""
    ways: tuple[Way, ...] = ()
    """What to offer instead, where it is plain without a search."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The gesture means nothing here; there is nothing to say about it."""


@dataclass(frozen=True, slots=True)
class Clarify:
    """The player has to say which own meld is meant."""

    ways: tuple[tuple[int, Action], ...]
    """The indices of the melds, each with the action that it leads to."""
    left: Staging = EMPTY
    """What stays laid aside after it."""


Intent = Act | Restage | Decline | Clarify | Nothing
