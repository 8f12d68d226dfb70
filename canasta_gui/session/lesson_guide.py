"""The interface through which a lesson or an exercise checks what a person does."""

from typing import Protocol

from engine import Action


class Guide(Protocol):
    """An interface that the session asks before every legal action of a person."""

    @property
    def is_explaining(self) -> bool:
        """Whether something is to be read first: the table orders nothing meanwhile."""
        ...

    @property
    def tells_all(self) -> bool:
        """Whether the table says if the pile is frozen, and offers the question to the partner."""
        ...

    def allows(self, action: Action, /) -> bool:
        """Returns whether the action may be played now. Changes nothing."""
        ...

    def let_pass(self, action: Action, /) -> None:
        """Notes that an allowed action is about to be played."""
        ...

    def hold_back(self, action: Action, /) -> None:
        """Tells the person what is wanted instead of an action that is not allowed."""
        ...
