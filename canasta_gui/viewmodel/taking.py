"""The beats of taking the pile: first the up-card, then all the rest in one wave."""

from canasta_gui.viewmodel.beat import Token
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Card


class Taking:
    """What is left to be done of a pile that somebody takes."""

    def __init__(self, positions: TokenPositions, seat: int) -> None:
        self._positions = positions
        self.seat = seat
        self.upcard: Token | None = positions.zones.get(PILE, [None])[-1]
        """The card on top, until it lies in its meld."""
        self.closed: list[CanastaMade] = []
        """Canastas that are closed with it: they are shown when the wave has arrived."""

    def find(self, face: Card) -> int | None:
        """Where a card lies in the pile; the up-card is kept for its meld."""
        tokens = self._positions.zones.get(PILE, [])
        faces = self._positions.faces
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
        positions = self._positions
        left = [
            (at, token)
            for at, token in enumerate(positions.zones.get(PILE, []))
            if token != self.upcard
        ]
        positions.crosswise.clear()
        positions.is_frozen = False
        return [positions.lift(PILE, at) for at, _ in reversed(left)]
