"""A seat of the running match on a screen of its own, such as a phone."""

from dataclasses import dataclass

from typing_extensions import override

from canasta_gui.session.session import Listener, Session
from canasta_gui.session.viewpoint import Viewpoint, Waiting
from canasta_gui.viewmodel.builders.wording import Wording


@dataclass(slots=True)
class _OwnViewpoint(Viewpoint):
    """The viewpoint of one person before a screen that nobody else looks at."""

    @property
    def here(self) -> frozenset[int]:
        """Returns the one seat, as long as its person plays."""
        return self.persons & {self.seat}

    @property
    def is_looking_on(self) -> bool:
        """Returns that nobody skips a deal from here: it is shown on the table."""
        return False

    def follow_players(self) -> None:
        """Stays at the seat, whoever comes or goes."""


class _Onlooker(_OwnViewpoint):
    """The viewpoint of somebody who plays nowhere, and sees what everybody may see."""

    @property
    @override
    def here(self) -> frozenset[int]:
        """Returns that nobody plays here."""
        return frozenset()

    @property
    @override
    def is_bystander(self) -> bool:
        """Returns that who looks plays at no seat."""
        return True


class SeatSession(Session):
    """One person's own view of a match that is played on the table: own notice, question and
    order of the hand. It tells the table's session what it plays, and hears what others play.

    Without a seat it shows what everybody may see, and nothing is done there.
    """

    def __init__(
        self, table: Session, seat: int | None, words: Wording, listener: Listener = lambda _: None
    ) -> None:
        super().__init__(table.match, words, listener)
        self._eyes = (
            _Onlooker(table.match)
            if seat is None
            else _OwnViewpoint(table.match, seat, is_covered=False)
        )
        self.is_paused = table.is_paused
        self.screens = table.screens
        self.screens.append(self)
        self.aside = table.aside

    def leave(self) -> None:
        """Hears and tells no more."""
        self.screens.remove(self)
        self.screens = [self]

    def next_deal(self) -> bool:
        """Returns that nothing was dealt: the result is looked at together, at the table."""
        return False

    @property
    def is_to_act(self) -> bool:
        """Returns whether the game waits for this seat."""
        return self.waiting is Waiting.VIEWER and not self.is_paused
