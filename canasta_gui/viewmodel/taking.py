"""The beats of taking the pile: first the up-card, then all the rest in one wave."""

from collections.abc import Sequence

from canasta_gui.viewmodel.beat import Token
from canasta_gui.viewmodel.token_positions import TokenPositions
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Card


class Taking:
    """The cards of a pile that a seat takes and that still have to move."""

    def __init__(self, positions: TokenPositions, seat: int, count: int) -> None:
        self._positions = positions
        self._taken = frozenset(positions.zones.get(PILE, [])[-count:])
        self.seat = seat
        self.upcard: Token | None = positions.zones.get(PILE, [None])[-1]
        """The card on top, until it lies in its meld."""
        self.closed: list[CanastaMade] = []
        """The canastas that the taken cards complete; they are shown at the end of the wave."""

    @property
    def count(self) -> int:
        """Returns the number of cards that are taken."""
        return len(self._taken)

    def add(self, tokens: Sequence[Token]) -> None:
        """Takes further cards of the pile."""
        self._taken |= set(tokens)

    def find(self, face: Card) -> int | None:
        """Returns the position of a card in the pile; the up-card is reserved for its meld."""
        tokens = self._positions.zones.get(PILE, [])
        faces = self._positions.faces
        return next(
            (
                at
                for at in reversed(range(len(tokens)))
                if faces[tokens[at]] == face
                and tokens[at] in self._taken
                and tokens[at] != self.upcard
            ),
            None,
        )

    def lift_rest(self) -> list[Token]:
        """Takes the remaining cards from the top down; what stays of the pile keeps its cards
        crosswise.
        """
        positions = self._positions
        left = [
            (at, token)
            for at, token in enumerate(positions.zones.get(PILE, []))
            if token in self._taken and token != self.upcard
        ]
        lifted = [positions.lift(PILE, at) for at, _ in reversed(left)]
        staying = len(positions.zones.get(PILE, []))
        positions.crosswise.intersection_update(range(staying))
        positions.is_frozen = bool(positions.crosswise)
        return lifted
