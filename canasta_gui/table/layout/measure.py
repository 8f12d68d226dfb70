"""Computes lengths in pixels; all of them follow from the card's width and the text's height."""

from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.layout.overlaps import BEND, LIFT

Lengths = tuple[float, float, float]
"""A length usually, where large text takes the room of decoration, and where it takes all of it."""
COLUMN_ROOM = 1.4
"""The height of a column with another card behind its front card, in card heights."""
_LOWERED, _HAND_FOOT = 0.5, 0.06
"""The part that gaps, captions and what is free around cards lose in a low window; and the free
space below the hand, in card widths.
"""
_BUTTONS: Lengths = (2.3, 2.55, 2.55)
"""The height of a row of buttons, in text heights: large words take two lines on some."""
HEAP, _LOW_HEAP = 0.25, 0.77
"""The free space above and below the stock and the pile, in widths of their cards; and the part of
it that melds take in a low window.
"""
_EDGE_SEAT: tuple[Lengths, Lengths] = ((6.4, 4.6, 3.8), (7.5, 5.2, 3.9))
"""The least height of the places of the players at the left and right, in text heights: beside a
stock and a pile, and where nothing else is as high as they are.
"""
_COLUMN = 8.8
"""The width of a player's place at the left and right, in text heights."""
_OWN_PLACE = (1.12, 1.4)
"""The width of the viewer's place by that of the others: beside the hand, and above it."""
_BACK = 0.35
_AIR, _CAPTION = 0.1, 1.15
"""The space above and below the melds in their band, and the height of the count below a meld, in
text heights.
"""
_COUNT_ROOM, _ON_PILE = 0.6, 0.8
"""The height that counts need below stock and pile besides the heap's room, in text heights; and
the part of it by which they lie on the cards in a low window.
"""
_BONUS, _TIGHT_BONUS = (1.32, 1.16), 0.65
"""The width of bonus cards beside the melds, in widths of a card in few melds: usually, and where
two sides share a row; and of one where more do. More than have room are smaller.
"""
_BONUS_END: tuple[Lengths, Lengths] = ((0.6, 0.0, 0.0), (0.3, 0.0, 0.0))
"""The space behind them, in text heights: usually, and where several sides share a row."""
FACE_STEP = 0.62
"""The distance from one of these faces to the next, in faces."""
_HEADLINE, _LARGE_HEADLINE = 0.64, 1.35
"""The height of faces and points above the melds where several sides share a row, in faces; and in
text heights, where text takes the room of faces.
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """The lengths of a layout, in pixels."""

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
    is_tight: bool
    """Whether their melds need two rows there."""
    is_high: bool
    """Whether the window is too narrow for a player beside the own hand."""
    row_face: float
    """The size of the faces before a row of melds."""
    row_sign: float
    """The width of what says whose a row of melds is."""
    rail: float
    """The distance from the edge of the window to the cloth, at the top, left and right."""
    has_top: bool = True
    """Whether players have their places at the top, or those who sit out."""
    columns: int = 1
    """The number of columns of the score board."""
    band: float = 0.0
    """The height of the band that holds the own side's melds."""
    other_band: float = 0.0
    """The height of the band of the others."""
    sprawl: float = 0.0
    """How much farther than in a small window a very large heap reaches, in widths of its cards."""
    words: float = 0.0
    """The height of the text of sentences where they have room for it."""
    least_words: float = 0.0
    """The height to which their text becomes smaller before they cover cards."""
    lowness: float = 0.0
    """How much a window lacks height, from 0 to 1: then gaps between rows are smaller, captions
    lie on the foot of their melds, and canastas take only what these leave free.
    """
    yielding: float = 0.0
    """How much of the room of faces, backs and cards large text takes: from 0 to 1, and up to 2
    what is left of that of faces and backs.
    """

    def yielded(self, lengths: Lengths) -> float:
        """Returns the length between the usual one and that for the largest text."""
        usual, less, least = lengths
        first, second = min(self.yielding, 1.0), max(self.yielding - 1.0, 0.0)
        return usual + (less - usual) * first + (least - less) * second

    def _lowered(self, length: float, part: float = _LOWERED) -> float:
        """Returns a length less the part that it loses in a low window."""
        return length * (1 - part * self.lowness)

    @property
    def gap(self) -> float:
        """Returns the gap between two things."""
        return 0.05 * self.card

    @property
    def close_gap(self) -> float:
        """Returns the gap between two rows."""
        return self._lowered(self.gap)

    @property
    def tray_air(self) -> float:
        """Returns how far the plate and the tray of a row reach above and below its band."""
        return self.close_gap / 2

    @property
    def margin(self) -> float:
        """Returns the space kept free along the rail at the top."""
        return 0.3 * self.text

    @property
    def side_margin(self) -> float:
        """Returns the width kept free at the left and right: the rail and a strip of cloth."""
        return self.rail + 0.35 * self.text

    @property
    def top(self) -> float:
        """Returns the height kept free at the top: the rail and a strip of cloth."""
        return self.rail + self.margin

    @property
    def small(self) -> float:
        """Returns the width that cards in columns of melds have in height at the least."""
        high = self.band - 2 * self.air - self.below
        return min(self.meld, high / CARD_ASPECT / COLUMN_ROOM)

    @property
    def back(self) -> float:
        """Returns the width of the cards in other players' hands."""
        return _BACK * self.card

    @property
    def air(self) -> float:
        """Returns the height kept free above and below the melds in their band."""
        return self._lowered(_AIR * self.text)

    @property
    def caption(self) -> float:
        """Returns the height of the count of a meld, which lies below it."""
        return _CAPTION * self.text

    @property
    def below(self) -> float:
        """Returns the height that such a count takes from its band: the rest lies on the cards."""
        return self._lowered(self.caption)

    @property
    def badge(self) -> float:
        """Returns the height of the number below the stock and the pile; it is smaller below small
        cards.
        """
        return min(1.4 * self.text, 0.52 * self.pile)

    @property
    def count_room(self) -> float:
        """Returns the height that the numbers below stock and pile add to the centre."""
        return self._lowered(_COUNT_ROOM * self.text, _ON_PILE)

    @property
    def centre(self) -> float:
        """Returns the height of stock and pile, and of the players beside them."""
        least = self.yielded(_EDGE_SEAT[self.is_tight]) * self.text * self.has_edges
        return max(self.pile * (CARD_ASPECT + self.heap) + self.count_room, least)

    @property
    def heap(self) -> float:
        """Returns the free space above and below the pile, in widths of its cards."""
        return self._lowered(HEAP, _LOW_HEAP)

    @property
    def line(self) -> float:
        """Returns the height of the prompt and the buttons: two rows in a narrow window."""
        return (2 if self.is_high else 1) * self.button_row

    @property
    def button_row(self) -> float:
        """Returns the height of a row of buttons."""
        return self.yielded(_BUTTONS) * self.text

    @property
    def hand(self) -> float:
        """Returns the height of the own hand, with room for raised cards."""
        return self.card * (LIFT + CARD_ASPECT + BEND)

    @property
    def hand_foot(self) -> float:
        """Returns the height kept free below the hand."""
        return self._lowered(_HAND_FOOT * self.card)

    @property
    def column(self) -> float:
        """Returns the width of the players at the left and right."""
        return self.place if self.has_edges else 0.0

    @property
    def place(self) -> float:
        """Returns the width of the place of a player at the edges, or of one who sits out."""
        return _COLUMN * self.text

    @property
    def own_place(self) -> float:
        """Returns the width of the viewer's place."""
        return _OWN_PLACE[self.is_high] * self.place

    @property
    def corner(self) -> float:
        """Returns the width kept free before the own hand for the own place."""
        return 0.0 if self.is_high else self.own_place + 2 * self.close_gap

    @property
    def bonus(self) -> float:
        """Returns the width of the bonus cards beside the melds: a few as large as melds."""
        wide = _BONUS[self.is_shared and not self.is_tight] * self.bonus_card
        return wide + self._behind_bonus - self.bonus_end

    @property
    def bonus_card(self) -> float:
        """Returns the width of a few bonus cards: that of a card in few melds if it has room."""
        if not self.is_tight:
            return self.meld
        return min(self.small, _TIGHT_BONUS * self.meld, self.row_face)

    @property
    def bonus_end(self) -> float:
        """Returns the space between the bonus cards and the end of their row."""
        return self._behind_bonus if self.is_shared else self._lowered(self._behind_bonus)

    @property
    def _behind_bonus(self) -> float:
        """Returns that space with what bonus cards take of it in a low window."""
        return self.yielded(_BONUS_END[self.is_shared]) * self.text

    @property
    def headline(self) -> float:
        """Returns the height of a side's sign above its melds, where several share a row."""
        high = max(_HEADLINE * self.row_face, _LARGE_HEADLINE * self.text * (self.yielding > 0))
        return high if self.is_shared else 0.0
