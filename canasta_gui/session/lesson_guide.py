"""The interface through which a lesson or an exercise checks what a person does."""

from typing import Protocol

from engine import Action


class Guide(Protocol):
    """The session asks it before every legal action of a person."""

    def allows(self, action: Action, /) -> bool:
        """Returns whether the action may be played now. Changes nothing."""
        ...

    def let_pass(self, action: Action, /) -> None:
        """Called when an allowed action is about to be played."""
        ...

    def hold_back(self, action: Action, /) -> None:
        """Called when an action is not allowed: tell the person what is wanted instead."""
        ...
