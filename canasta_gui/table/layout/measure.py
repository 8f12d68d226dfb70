"""How large a card may be: every length follows from the card's width and the text's height."""

from dataclasses import dataclass, replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, rail_reach

STRIP = 0.2
"""The part of a card that shows above the next one in a meld, by its height: all of its rank."""
CASCADE = 4.0
"""Cards of a column for which a band has room at their full size."""
LEAST_CASCADE = 2.6
"""The same where the cards are scaled up: longer melds are made smaller."""
LEGIBLE = 60.0
"""Cards in melds are at least as high, in pixels, before large text takes room from them."""
YIELDING = (0.7, 0.85)
"""The part of a card's size that it keeps under large text, in any window; and the part with which
it is large enough in a small one."""
FAN = 0.28
"""The part of a card that shows beside the next one in a row: all of its index, by its width."""
LIFT = 0.17
"""How far a raised card stands out of the hand, by the width of a card."""
BEND = 0.12
"""How far the outer cards of a hand reach below the middle ones, by the width of a card."""
MELDS = 8
"""Columns of a side that lie in one row without being made smaller."""
SHARED_MELDS = 6
"""The same where several sides share a row."""
SHARED_GAP = 4
"""Between two sides that share a row, by the usual gap."""
BADGE_FOOT = 0.25
"""How far the number on the stock and the pile reaches below its card, by its height."""
BADGE_FREE = 0.24
"""How much of a card's foot is free of its value, from the left, by the width of the card."""
SQUEEZED = 1.4
"""The height of a cascade in two rows, by that of a card: there it is pressed together."""
WIDEST = 2.0
"""Wider windows than this (by their height) leave felt free at both sides."""
LEAST_BONUS = 0.7
"""The least height of bonus cards above the plate, by that of cards in melds."""
STAGE = 3.1
"""The least width of the stage, by that of a card."""
STAGE_WORDS = 9.0
"""The least width of the words on it, by the height of the text."""
STAGE_FROM = 1.77
"""Where it begins, from the middle between stock and pile."""
LAST_ACTION = 7.7
"""The width of the words beside the stock, by the height of the text."""
_LINE = 40.0
"""The least width of the line with the prompt and the buttons, by the height of the text."""
_SMALL = 0.68
_LEAST_CARD = 46.0
"""No scale makes cards smaller than this, in pixels."""
_TEXT_STEPS = 10
_EXACT = 0.05


@dataclass(frozen=True, slots=True)
class Shape:
    """What the layout depends on besides the size of the window."""

    seats: tuple[int, ...]
    """Clockwise, the viewer first."""
    own_side: int
    other_sides: tuple[int, ...]
    card_scale: float = 1.0
    text_scale: float = 1.0
    is_mirrored: bool = False
    """Whether the furniture is read from the right."""
    resting: tuple[int, ...] = ()
    """Seats that sit out, but for the viewer."""

    @property
    def top_seats(self) -> tuple[int, ...]:
        """The seats opposite, from left to right."""
        return self.seats[1:] if len(self.seats) == 2 else self.seats[2:-1]

    @property
    def edge_seats(self) -> tuple[int, ...]:
        """The seat at the left and the one at the right, or nobody."""
        return (self.seats[1], self.seats[-1]) if len(self.seats) > 2 else ()

    @property
    def has_top(self) -> bool:
        """Whether there is a row above the melds of the others."""
        return bool(self.top_seats or self.resting)

    @property
    def is_shared(self) -> bool:
        """Whether several other sides share a row."""
        return len(self.other_sides) > 1


@dataclass(frozen=True, slots=True)
class Measure:
    """Lengths in pixels for one width of the cards and one height of the text."""

    card: float
    text: float
    has_top: bool
    has_edges: bool
    cascade: float = CASCADE
    """Cards of a meld for which a band has room."""
    rows: int = 1
    """In how many rows a side's melds are meant to lie when there are many."""
    is_shared: bool = False
    """Whether several other sides share a row."""
    rail: float = 0.0
    """From the edge of the window to the cloth, at the left and right."""

    @property
    def gap(self) -> float:
        """The breathing space between two things."""
        return 0.09 * self.card

    @property
    def margin(self) -> float:
        """The space kept free along the window's upper and lower edge."""
        return 0.1 * self.card

    @property
    def side_margin(self) -> float:
        """The space kept free at the left and right: the rail, and a breath of cloth."""
        return self.rail + 0.04 * self.card

    @property
    def small(self) -> float:
        """The width of cards in melds."""
        return _SMALL * self.card

    @property
    def back(self) -> float:
        """The width of the cards in other players' hands."""
        return 0.35 * self.card

    @property
    def caption(self) -> float:
        """The height of a line under a meld or on the pile."""
        return 1.25 * self.text

    @property
    def badge(self) -> float:
        """The height of the number on the stock and the pile; on small cards it yields."""
        return min(1.5 * self.text, 0.45 * self.card)

    @property
    def badge_reach(self) -> float:
        """How far a number of three digits reaches to the left of its card."""
        return max(1.65 * self.badge - BADGE_FREE * self.card, 0.0)

    @property
    def top_row(self) -> float:
        """The height of the row of players opposite."""
        return max(3.3 * self.text, 1.12 * self.back * CARD_ASPECT) if self.has_top else 0.0

    @property
    def band(self) -> float:
        """The height of a side's melds."""
        cascade = self.small * CARD_ASPECT * (1 + (self.cascade - 1) * STRIP)
        if self.rows > 1:
            cascade = self.rows * (self.small * CARD_ASPECT * SQUEEZED + self.caption)
        return max(cascade + self.caption, self.score + self.caption)

    @property
    def headline(self) -> float:
        """The height of a side's plate above its melds, where several share a row."""
        return 1.9 * self.text

    @property
    def other_band(self) -> float:
        """The height of the melds of the others."""
        return self.band + (self.headline + 0.5 * self.gap if self.is_shared else 0.0)

    @property
    def score(self) -> float:
        """The height of a side's plate."""
        return 4.9 * self.text

    @property
    def centre(self) -> float:
        """The height of stock, pile and stage."""
        return self.card * CARD_ASPECT + self.word

    @property
    def word(self) -> float:
        """The height of the words under the pile: below its number, two small lines."""
        return BADGE_FOOT * self.badge + 2.15 * self.text

    @property
    def notice(self) -> float:
        """The height of the line that refuses."""
        return 1.7 * self.text

    @property
    def line(self) -> float:
        """The height of the line with the prompt and the buttons."""
        return 2.3 * self.text

    @property
    def hand(self) -> float:
        """The height of the own hand, with room for raised cards."""
        return self.card * (LIFT + 0.03 + CARD_ASPECT + BEND)

    @property
    def column(self) -> float:
        """The width of the players at the left and right."""
        return self.rest if self.has_edges else 0.0

    @property
    def rest(self) -> float:
        """The width of the plate of a player at the left or right, or who sits out."""
        return max(1.2 * self.card, 8.8 * self.text)

    @property
    def bonus(self) -> float:
        """The width of the bonus cards beside the melds."""
        return (1.75 if self.is_shared else 2.1) * self.small

    @property
    def plate(self) -> float:
        """The width of a side's plate."""
        return max(1.9 * self.card, 12.2 * self.text)

    @property
    def has_high_bonus(self) -> bool:
        """Whether bonus cards have room above the plate; otherwise they lie beside it."""
        room = self.band - self.caption - self.score - 0.6 * self.gap
        return room >= LEAST_BONUS * self.small * CARD_ASPECT

    @property
    def foremost(self) -> float:
        """What lies before the melds of a side: its plate, and its bonus cards beside it."""
        beside = 0.0 if self.has_high_bonus else self.bonus + self.gap
        return self.plate + beside + 1.5 * self.gap

    @property
    def height(self) -> float:
        """What all of it needs from top to bottom."""
        melds = self.other_band + self.band
        rows = self.top_row + melds + self.centre + self.notice + self.line + self.hand
        return rows + self.margin + (4 if self.has_top else 3) * self.gap

    def width(self, others: int) -> float:
        """What it needs from left to right, with this many other sides."""
        own = self.foremost + (MELDS * 1.08 / self.rows) * self.small
        beside = LAST_ACTION * self.text + self.badge_reach
        stage = max(STAGE * self.card, STAGE_WORDS * self.text)
        middle = max(8.0 * self.card, beside + (1.5 + STAGE_FROM) * self.card + stage)
        hand = 9.0 * self.card
        cell = SHARED_MELDS * 1.08 / self.rows * self.small + self.bonus + self.gap
        shared = others * cell + (others - 1) * SHARED_GAP * self.gap
        centre = 2 * self.column + 2 * self.gap + middle
        line = _LINE * self.text
        return 2 * self.side_margin + max(own, centre, hand, line, shared if others > 1 else 0.0)


def text_height(width: float, height: float, scale: float) -> float:
    """The height of the base text in pixels."""
    return max(0.0185 * min(height, 0.72 * width), 12.5) * scale


def fit(shape: Shape, width: float, height: float) -> Measure:
    """The measure with the largest cards that fit into a window of this size.

    Text scaled up grows as far as the cards stay legible. A card scale above one takes the room
    of long melds, one below takes that much off.
    """
    wanted = text_height(width, height, shape.text_scale)
    plain = min(text_height(width, height, 1.0), wanted)
    found = _largest(shape, width, height, plain)
    least, enough = (part * found.card for part in YIELDING)
    least = max(least, min(enough, LEGIBLE / (_SMALL * CARD_ASPECT)))
    for step in range(_TEXT_STEPS):
        text = wanted - (wanted - plain) * step / _TEXT_STEPS
        tried = _largest(shape, width, height, text)
        if tried.card >= least:
            found = tried
            break
    scaled = max(found.card * min(shape.card_scale, 1.0), min(found.card, _LEAST_CARD))
    return replace(found, card=float(int(scaled)))


def _largest(shape: Shape, width: float, height: float, text: float) -> Measure:
    """The measure with the largest cards at this height of the text."""
    in_rows = (_in_rows(shape, width, height, text, rows) for rows in (1, 2))
    return max(in_rows, key=lambda measure: measure.card)


def _in_rows(shape: Shape, width: float, height: float, text: float, rows: int) -> Measure:
    cascade = max(1 + (CASCADE - 1) / max(shape.card_scale, 1.0) ** 2, LEAST_CASCADE)
    others = len(shape.other_sides)
    rail = rail_reach(width, height)
    start = Measure(
        8.0, text, shape.has_top, bool(shape.edge_seats), cascade, rows, shape.is_shared, rail
    )
    low, high = start.card, height
    while high - low > _EXACT:
        middle = (low + high) / 2
        tried = replace(start, card=middle)
        is_fitting = tried.height <= height and tried.width(others) <= width
        low, high = (middle, high) if is_fitting else (low, middle)
    return replace(start, card=low)
