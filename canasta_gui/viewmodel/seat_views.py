"""The seats and the sides in the picture: hands, faces, melds and plates, as plain values."""

from dataclasses import dataclass
from typing import Literal

from canasta_gui.viewmodel.player_faces import FACES, Mood
from engine import Card

NAMES_JOINED = " · "
"""What stands between the names of players of one side."""


@dataclass(frozen=True, slots=True)
class CardView:
    """One card in the picture; without a face it lies face down."""

    face: Card | None
    is_new: bool = False
    """Whether the card was drawn in this turn; then it carries a mark."""
    name: str = ""
    """The name of the card for a screen reader; empty while it lies face down."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player at the table."""

    seat: int
    side: int
    name: str
    hand: tuple[CardView, ...]
    """The cards in the order shown; backs for everybody but the viewer, until hands are
    revealed.
    """
    is_viewer: bool
    is_person: bool
    is_to_act: bool
    is_dealer: bool
    is_thinking: bool = False
    face: str = FACES[0]
    """The id of the face."""
    mood: Mood = Mood.CALM
    held: tuple[str, ...] = ()
    """What the plate says of no card in the hand, of one, and of the cards that it holds, or of two
    if these are fewer.
    """
    note: str = ""
    """The text on the plate of a seat that sits out, instead of the number of cards."""
    mark: str = ""
    """A sign beside the number of cards, such as that of a partner of the viewer."""
    brief_mark: str = ""
    """The part of it that stands alone where there is no room for both."""
    says: str = ""
    """A spoken word beside the seat, such as the question to the partner and its answer."""
    action_text: str = ""
    """The player's last action in few words; the log tells it as well."""
    description: str = ""
    """The description of the seat for a screen reader."""
    foot: int = 0
    """The number of cards in the second hand until it is picked up."""
    foot_word: str = ""
    """The word on the packet of that hand."""
    foot_told: str = ""
    """What such a packet is."""
    dealt: str = ""
    """The text on the mark of the dealer; empty for others."""
    frost: str = ""
    """The text on the mark of a player for whom the pile is frozen; empty for others, and if it is
    frozen for everybody.
    """


@dataclass(frozen=True, slots=True)
class LargeFigure:
    """A text, such as what an opening needs, and the figure in it that is shown large."""

    text: str
    figure: str

    @property
    def words(self) -> str:
        """Returns the words beside the figure."""
        return self.text.replace(self.figure, "").strip()

    @property
    def is_figure_first(self) -> bool:
        """Returns whether the words follow the figure, which the language decides."""
        return self.text.startswith(self.figure)


@dataclass(frozen=True, slots=True)
class MeldView:
    """One meld on the table."""

    cards: tuple[Card, ...]
    canasta: Literal["natural", "mixed", "samba", "wild", "sevens"] | None
    caption: str
    """The state of the meld, such as "5 of 7", or the kind of canasta."""
    description: str
    need: int = 0
    """How many cards a canasta has, of a meld that grows to one; 0 for any other."""
    bonus: str = ""
    """The value of the canasta besides its cards, such as "+500"."""
    told: LargeFigure | None = None
    """The kind and the value of a canasta; ``None`` where it has none."""
    count: str = ""
    """The number of cards of a canasta that has more than usual, such as "9 cards"."""
    cards_told: str = ""
    """Which cards they are, such as "5 cards: hearts 2, spades 3"."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side: its melds, bonus cards, and plate."""

    side: int
    name: str
    is_own: bool
    melds: tuple[MeldView, ...]
    bonus: tuple[Card, ...]
    score: str
    description: str
    before: str = ""
    """The points of the match before this deal."""
    total: str = ""
    """The points of the match with those of this deal so far."""
    short_name: str = ""
    """The name on the score board."""
    title: str = ""
    """Whose melds they are, in a word or two that stand large before them."""
    gain: str = ""
    """The points of melds, canastas and bonus cards on the table, such as ``+585``; empty without
    melds, and once they are counted in the score.
    """
    bonus_points: str = ""
    """What bonus cards count, such as ``+200``, or cost, as long as ``gain`` is told."""
    bonus_told: str = ""
    """The same in words."""
    is_charged: bool = False
    """Whether they cost points."""
    charged: str = ""
    """What bonus cards cost as long as they do, if that is why ``gain`` is below zero."""
    leads: bool = False
    """Whether the side has a larger ``total`` than all others."""
    result: str = ""
    """The points that the deal brought, once it has been scored."""
    opening: LargeFigure | None = None
    """What the side needs to open, or once the deal is over what the next opening needs; ``None``
    after the opening, and where it needs no points.
    """
    progress: float | None = None
    """The part of the way to the score that ends the match; ``None`` if no score does."""
    to_win: str = ""
    """What is left of that way."""
    place: int | None = None
    """The side whose place shows the melds of this one, where both are partners for the deal."""


@dataclass(frozen=True, slots=True)
class MomentView:
    """What great moments of the last action are called; ``None`` or empty where there was none."""

    opened: LargeFigure | None = None
    """With how many points a side opened."""
    taken: str = ""
    """How many cards came with the pile."""
    frozen: str = ""
    """That the pile is frozen."""
    out: str = ""
    """Who went out."""


NO_MOMENT = MomentView()
"""What an action without a great moment says."""


@dataclass(frozen=True, slots=True)
class VictoryView:
    """What the picture of a won match says."""

    title: str
    """Who won."""
    scores: tuple[tuple[int, str], ...] = ()
    """The sides with their points, the most first."""
    how: str = ""
    """By how much, and after how many deals."""
    go_on: str = ""
    """What a press of any key does."""
