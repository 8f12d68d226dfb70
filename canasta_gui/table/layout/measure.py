"""Computes lengths: every one follows from the card's width and the text's height, in pixels."""

from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT

STRIP = 0.2
"""The part of a card that shows above the next one in a meld, by its height: all of its rank."""
CASCADE = 4.0
"""Cards of a column for which a band has room at their full size."""
SHARED_CASCADE = 3.2
"""The same where several sides share a row."""
LEAST_CASCADE = 2.6
"""The same where the cards are scaled up: longer melds are made smaller."""
FAN = 0.28
"""The part of a card that shows beside the next one in a row: all of its index, by its width."""
LIFT = 0.17
"""How far a raised card stands out of the hand, by the width of a card."""
PEEK = 0.06
"""How far a card comes up under the pointer, by the width of a card."""
BEND = 0.12
"""How far the outer cards of a hand reach below the middle ones, by the width of a card."""
HAND_FOOT = 0.03
"""What is free below the hand, by the width of a card."""
SHARED_GAP = 4
"""Between two sides that share a row, by the usual gap."""
BADGE_FOOT = 0.25
"""How far the number on the stock and the pile reaches below its card, by its height."""
BADGE_FREE = 0.24
"""How much of a card's foot is free of its value, from the left, by the width of the card."""
SQUEEZED = 1.4
"""The height of a cascade in two rows, by that of a card: there it is pressed together."""
ASIDE = 9.0
"""The least width of the words beside the stock and the pile, by the height of the text."""
HEAP = 0.25
"""What is free above and below the stock and the pile, by the width of their cards."""
CROSSWISE = 0.64
"""How far a card that lies crosswise in the pile reaches out of it, by its width."""
APART = 0.64
"""Between the stock and the pile, by the width of their cards."""
BOARD_ROW = 1.55
"""The height of a row of the score board, by that of the text."""
BOARD_PAD = 0.6
"""The space above and below the rows of the score board, together."""
BOARD = 17.5
"""The width of the score board, by the height of the text."""
BOARD_SHARE = (0.26, 0.234)
"""The part of the window's width that it takes at the most, beside one player and beside more."""
_SEAT_ROW = 3.8
"""The height of the players opposite, by that of the text."""
_EDGE_SEAT = 6.4
"""The least height of the players at the left and right."""
_COLUMN = 8.8
"""The width of a player's place at the left and right, by the height of the text."""
_BACK = 0.35
_BONUS = 0.65
"""The width of bonus cards at the most, by that of cards in few melds."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Lengths in pixels."""

    card: float
    """The width of the cards in the own hand."""
    meld: float
    """The width of the cards in a few melds."""
    pile: float
    """The width of the cards of the stock and the pile."""
    text: float
    sides: int
    has_edges: bool
    is_shared: bool
    """Whether several other sides share a row."""
    is_high: bool
    """Whether the window is too narrow for a player beside the own hand."""
    rail: float
    """From the edge of the window to the cloth, at the top, left and right."""
    cascade: float = CASCADE
    """Cards of a meld for which a band has room."""
    band: float = 0.0
    """The height of a side's melds."""

    @property
    def gap(self) -> float:
        """The breathing space between two things."""
        return 0.05 * self.card

    @property
    def margin(self) -> float:
        """The space kept free along the rail at the top."""
        return 0.3 * self.text

    @property
    def side_margin(self) -> float:
        """The space kept free at the left and right: the rail, and a breath of cloth."""
        return self.rail + 0.35 * self.text

    @property
    def top(self) -> float:
        """What is kept free at the top: the rail, and a breath of cloth."""
        return self.rail + self.margin

    @property
    def small(self) -> float:
        """The width of cards in columns of melds."""
        high = self.band - self.caption
        return min(self.meld, high / CARD_ASPECT / (1 + (self.cascade - 1) * STRIP))

    @property
    def back(self) -> float:
        """The width of the cards in other players' hands."""
        return _BACK * self.card

    @property
    def caption(self) -> float:
        """The height of a line under a meld."""
        return 1.25 * self.text

    @property
    def badge(self) -> float:
        """The height of the number on the stock and the pile; on small cards it yields."""
        return min(1.5 * self.text, 0.45 * self.pile)

    @property
    def badge_reach(self) -> float:
        """How far a number of three digits reaches to the left of its card."""
        return max(1.65 * self.badge - BADGE_FREE * self.pile, 0.0)

    @property
    def board(self) -> float:
        """The height of the score board."""
        return (BOARD_ROW * self.sides + BOARD_PAD) * self.text

    @property
    def top_row(self) -> float:
        """The height of the score board and the players opposite."""
        return max(self.board, _SEAT_ROW * self.text)

    @property
    def headline(self) -> float:
        """The height of a side's name above its melds, where several share a row."""
        return 1.4 * self.text if self.is_shared else 0.0

    @property
    def centre(self) -> float:
        """The height of stock and pile, and of the players beside them."""
        least = _EDGE_SEAT * self.text if self.has_edges else 0.0
        return max(self.pile * (CARD_ASPECT + HEAP), least)

    @property
    def line(self) -> float:
        """The height of the line with the prompt and the buttons; in a narrow window of two."""
        return (2 if self.is_high else 1) * self.button_row

    @property
    def button_row(self) -> float:
        """The height of a row of buttons."""
        return 2.3 * self.text

    @property
    def hand(self) -> float:
        """The height of the own hand, with room for raised cards."""
        return self.card * (LIFT + 0.03 + CARD_ASPECT + BEND)

    @property
    def hand_foot(self) -> float:
        """What is free below the hand."""
        return HAND_FOOT * self.card

    @property
    def column(self) -> float:
        """The width of the players at the left and right."""
        return self.place if self.has_edges else 0.0

    @property
    def place(self) -> float:
        """The width of a player's place at the edges, or of who sits out."""
        return _COLUMN * self.text

    @property
    def own_place(self) -> float:
        """The width of the viewer's place."""
        return 1.4 * self.place if self.is_high else self.place

    @property
    def corner(self) -> float:
        """What is kept free before the own hand: the own place."""
        return 0.0 if self.is_high else self.place + 2 * self.gap

    @property
    def bonus(self) -> float:
        """The width of the bonus cards beside the melds."""
        return (1.75 if self.is_shared else 2.1) * self.bonus_card

    @property
    def bonus_card(self) -> float:
        """The width of bonus cards."""
        return min(self.small, _BONUS * self.meld)

    @property
    def fixed(self) -> float:
        """What is neither a band of melds nor the centre, from top to bottom."""
        rows = self.top + self.top_row + self.headline + self.line + self.hand + self.hand_foot
        return rows + 4 * self.gap
