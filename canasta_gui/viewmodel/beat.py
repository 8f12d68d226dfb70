"""What the table plays: a step is what the viewer saw and the picture after it, a beat one keyframe
of it, by tokens that stand for its cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from canasta_gui.viewmodel.deal_summary import CountStep
from canasta_gui.viewmodel.picture import Cards, Picture
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone
from engine import CanastaKind, Card, Event


@dataclass(frozen=True, slots=True)
class Step:
    """Redacted events, and the picture that the table shows after they were played."""

    events: tuple[Event, ...]
    after: TableView
    said: str = ""
    """An action that caused no event, such as laying cards aside; a screen reader says it."""
    is_refusal: bool = False
    """Whether a gesture was refused: the notice is said, also where the same one stood before."""


Token = int
"""A number that identifies one card of the picture, valid only within one step."""


class BeatKind(StrEnum):
    """The kinds of beats, which determine the duration of a beat and the paths of its cards."""

    SPREAD = "spread"
    """The pack is fanned out for the draw for seats."""
    PICK = "pick"
    """Somebody draws a card for the seats."""
    SEATS = "seats"
    """Everybody goes to the drawn seat, with the card."""
    CUT = "cut"
    """A packet is lifted off the stock."""
    UNDER = "under"
    """The packet is set under the rest."""
    GATHER = "gather"
    """All cards go back into the stock."""
    DEAL = "deal"
    TURN_UP = "turn-up"
    DRAW = "draw"
    BONUS = "bonus"
    """Bonus cards, such as red threes, are laid."""
    MELD = "meld"
    OPEN = "open"
    """The first melds of a side lie."""
    CANASTA = "canasta"
    TAKE = "take"
    """The pile goes to a hand."""
    THROW = "throw"
    """A discard."""
    FREEZE = "freeze"
    SAY = "say"
    """A question, an answer, a pass."""
    FOOT = "foot"
    """A second hand is picked up; new tokens appear at the seat."""
    OUT = "out"
    WON = "won"
    """The match is over."""
    REVEAL = "reveal"
    COUNT = "count"
    """Points of one meld or hand are counted."""
    COUNT_LINE = "count-line"
    """The last points of a line of the score."""
    COUNT_DEAL = "count-deal"
    """All that the deal brought."""
    SETTLE = "settle"
    """Applies every difference that remains between the table and the final picture."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A token with the face that it shows."""

    token: Token
    face: Card | None


@dataclass(frozen=True, slots=True)
class Beat:
    """Where every card lies after the beat, and which cards move, in order.

    Tokens that did not exist before come from the stock; tokens that are missing now have left.
    """

    kind: BeatKind
    zones: Mapping[Zone, tuple[Placed, ...]]
    moved: tuple[Token, ...]
    stock: int
    crosswise: frozenset[int]
    canastas: Mapping[Zone, CanastaKind]
    is_frozen: bool
    is_over: bool = False
    seat: int | None = None
    """The seat that acts."""
    at: Zone | None = None
    """The place that the beat draws attention to."""
    places: tuple[Zone, ...] = ()
    """All such places, if there are several: closed canastas, melds of an opening, winners."""
    taken: int = 0
    """The number of cards of a pile that is taken."""
    told: str = ""
    """A message that replaces the prompt during the beat."""
    counted: CountStep | None = None
    """The step of the score's count that this beat shows."""
    chairs: tuple[int, ...] = ()
    """During the draw for seats, by chair: the seat to which the player on that chair will move."""

    @property
    def picture(self) -> Picture:
        """The picture after the beat."""
        zones: dict[Zone, Cards] = {
            zone: tuple(placed.face for placed in cards) for zone, cards in self.zones.items()
        }
        lying = self.stock, self.crosswise, self.canastas
        return Picture(zones, *lying, self.is_frozen, self.is_over)


def tokens_of(picture: Picture) -> dict[Zone, tuple[Token, ...]]:
    """Returns the tokens with which a step begins, by place, numbered consecutively."""
    tokens: dict[Zone, tuple[Token, ...]] = {}
    count = 0
    for zone, cards in picture.zones.items():
        tokens[zone] = tuple(range(count, count + len(cards)))
        count += len(cards)
    return tokens
