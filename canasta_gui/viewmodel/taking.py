"""How the pile is taken: the up-card first, then all the rest in one wave."""

from canasta_gui.viewmodel.beat import Token
from canasta_gui.viewmodel.desk import Desk
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Card


class Taking:
    """What is left to be done of a pile that somebody takes."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self._desk = desk
        self.seat = seat
        self.upcard: Token | None = desk.zones.get(PILE, [None])[-1]
        """The card on top, until it lies in its meld."""
        self.closed: list[CanastaMade] = []
        """Canastas that are closed with it: they are shown when the wave has arrived."""

    def find(self, face: Card) -> int | None:
        """Where a card lies in the pile; the up-card is kept for its meld."""
        tokens = self._desk.zones.get(PILE, [])
        faces = self._desk.faces
        return next(
            (
                at
                for at in reversed(range(len(tokens)))
                if faces[tokens[at]] == face and tokens[at] != self.upcard
            ),
            None,
        )

    def lift_rest(self) -> list[Token]:
        """Take up what nobody has found a meld for, from the top down; the pile is open again."""
        desk = self._desk
        left = [
            (at, token) for at, token in enumerate(desk.zones.get(PILE, [])) if token != self.upcard
        ]
        desk.crosswise.clear()
        desk.is_frozen = False
        return [desk.lift(PILE, at) for at, _ in reversed(left)]
