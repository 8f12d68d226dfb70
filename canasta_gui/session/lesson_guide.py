"""Who leads a person through something that is no match."""

from typing import Protocol

from engine import Action


class Guide(Protocol):
    """Is asked before a lawful action, and told what came of it."""

    def allows(self, action: Action, /) -> bool:
        """Whether it may be done now. To ask changes nothing."""
        ...

    def let_pass(self, action: Action, /) -> None:
        """It was allowed, and is done now."""
        ...

    def hold_back(self, action: Action, /) -> None:
        """It was not allowed, and nothing is done: say what is wanted instead."""
        ...
