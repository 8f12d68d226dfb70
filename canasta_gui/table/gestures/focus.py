"""The keyboard focus: rows of things, one of which has the focus."""

from dataclasses import dataclass, replace

from canasta_gui.table.board import Board
from canasta_gui.table.furniture.furniture import Furniture
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.layout.hand_layout import lower_row, seen
from canasta_gui.viewmodel.picture import meld_order
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

_FRAME = 4.0
"""How far the focus frame reaches beyond its rectangle, in pixels."""
_LEAST_WIDTH = 0.12
"""The least width of the frame around a card of the hand, as a part of the card's width."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing that can have the focus: a place, a card of the hand, or a button."""

    zone: Zone | None = None
    card: int | None = None
    """The position in the viewer's hand."""
    button: ButtonId | None = None


FocusRow = tuple[Spot, ...]


def rows_of(view: TableView, board: Board) -> tuple[FocusRow, ...]:
    """Returns the rows of spots from top to bottom, without empty rows."""
    if view.curtain is not None:
        return ((Spot(button=ButtonId.NEXT),),)
    own = next((side.side for side in view.sides if side.is_own), 0)
    others = (side.side for side in view.sides if side.side != own)
    melds = {side: board.picture.melds_of(side) for side in (own, *others)}
    stage = [zone for zone in board.picture.zones if zone.kind is ZoneKind.STAGE]
    rows: tuple[FocusRow, ...] = (
        tuple(Spot(zone) for side in melds if side != own for zone in melds[side]),
        (Spot(STOCK), Spot(PILE), *(Spot(zone) for zone in stage)),
        (*map(Spot, melds[own]), Spot(FELT)),
        tuple(
            Spot(button=button.id) for button in (view.remedy, *view.buttons, view.sort) if button
        ),
        *_hand_rows(board),
    )
    return tuple(row for row in rows if row)


def _hand_rows(board: Board) -> tuple[FocusRow, FocusRow]:
    """Returns the rows of the viewer's hand; the second one is empty if it lies in one."""
    begin = lower_row(board.arrangement.poses.get(board.hand_zone, ()))
    spots = tuple(Spot(board.hand_zone, card=at) for at in range(len(board.hand)))
    return spots[:begin], spots[begin:]


def meld_numbered(view: TableView | None, number: int) -> Zone | None:
    """Returns the place of the own meld with a number, from left to right; ``None`` without it."""
    own = next((side for side in view.sides if side.is_own), None) if view else None
    if own is None or number >= len(own.melds):
        return None
    index = meld_order([meld.cards for meld in own.melds])[number]
    return Zone(ZoneKind.MELD, own.side, index)


def spot_rect(spot: Spot, board: Board, furniture: Furniture) -> Rect | None:
    """Returns the rectangle of the focus frame about a spot; ``None`` if the spot is not there."""
    if spot.button is not None:
        return furniture.buttons.get(spot.button)
    if spot.card is not None:
        return _hand_card(spot.card, board)
    if spot.zone == FELT:
        return board.arrangement.new_meld
    return board.arrangement.areas.get(spot.zone) if spot.zone is not None else None


def _hand_card(at: int, board: Board) -> Rect | None:
    """Returns the part of a hand card that the next one leaves to be seen; ``None`` without it."""
    poses = board.arrangement.poses.get(board.hand_zone, ())
    if at >= len(poses):
        return None
    rect = seen(poses, at, _FRAME)
    return replace(rect, w=max(rect.w, _LEAST_WIDTH * poses[at].width))


class FocusRing:
    """Remembers which spot has the focus and moves it."""

    def __init__(self) -> None:
        self.spot: Spot | None = None

    @property
    def zone(self) -> Zone | None:
        """Returns the place that has the focus, or where the focused card lies."""
        return None if self.spot is None else self.spot.zone

    def keep(self, rows: tuple[FocusRow, ...]) -> None:
        """Keeps the focused spot if it still exists; otherwise takes one in the hand, the last row.

        A card that is gone is replaced by the last card of the hand, any other spot by the first
        one.
        """
        spot = self.spot
        if spot is None or any(spot in row for row in rows):
            return
        cards = _cards(rows)
        self.spot = cards[-1] if spot.card is not None and cards else (cards or rows[-1])[0]

    def start(self, rows: tuple[FocusRow, ...]) -> None:
        """Puts the focus on the first card of the hand if nothing has it yet."""
        if self.spot is None and rows:
            self.spot = (_cards(rows) or rows[-1])[0]

    def to_button(self, rows: tuple[FocusRow, ...], step: int) -> bool:
        """Moves the focus to the next button; at the last one drops the focus and returns
        ``False``.

        The sort button is skipped: it is always there and has a key of its own.
        """
        passed = (None, ButtonId.SORT)
        buttons = [spot for row in rows for spot in row if spot.button not in passed]
        before = -1 if step > 0 else len(buttons)
        following = step + (buttons.index(self.spot) if self.spot in buttons else before)
        self.spot = buttons[following] if 0 <= following < len(buttons) else None
        return self.spot is not None

    def across(self, rows: tuple[FocusRow, ...], step: int) -> None:
        """Moves the focus left or right within its row, or the hand; it wraps round at the ends."""
        if row := self._line(rows):
            self.spot = row[(row.index(self.spot) + step) % len(row)]

    def to_edge(self, rows: tuple[FocusRow, ...], edge: int) -> None:
        """Moves the focus to the first (0) or last (-1) spot of its row, or of the hand."""
        if row := self._line(rows):
            self.spot = row[edge]

    def _line(self, rows: tuple[FocusRow, ...]) -> FocusRow:
        """Returns the row with the focus, or the whole hand; empty if nothing has it."""
        return next((row for row in (_cards(rows), *rows) if self.spot in row), ())

    def down(self, rows: tuple[FocusRow, ...], step: int) -> None:
        """Moves the focus to the row above or below; in the outer rows it stays."""
        at = next((number for number, row in enumerate(rows) if self.spot in row), None)
        if at is None:
            return
        if not 0 <= at + step < len(rows):
            return
        row, other = rows[at], rows[at + step]
        place = 0
        if other[0].card is not None:
            # From row to row of the hand the focus moves straight; it enters it in the middle.
            is_held = row[0].card is not None
            part = (row.index(self.spot) + 0.5) / len(row) if is_held else 0.5
            place = int(part * len(other))
        self.spot = other[place]


def _cards(rows: tuple[FocusRow, ...]) -> FocusRow:
    """Returns the cards of the hand, from both rows."""
    return tuple(spot for row in rows for spot in row if spot.card is not None)
