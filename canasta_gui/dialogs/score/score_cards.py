"""What explains a line of the score: small cards beside its points, and details below it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from canasta_gui.i18n.formats import pronounced, sentences, signed, unmarked
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary, ScoreRow
from canasta_gui.viewmodel.picture import canasta_top
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.rows import fill, in_column, in_grid, in_row
from canasta_gui.words.match_end_texts import player_name, side_name
from canasta_gui.words.words import Words
from engine import CANASTA_LINES, SCORE_LINES, Card, ScoreItem, is_wild

_CARDS_WIDTH: Final = 290
_BESIDE: Final = 230
_LEAST_WIDTH: Final = 80
"""The width of the cards beside points, usually and beside large words, in pixels."""
_SHOWN: Final = 0.66
"""The part of their height that is seen."""
_FACE: Final = 30
"""The size of a face before them, in pixels."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


class LineCards(QWidget):
    """The cards of a side that a line pays or charges: of each canasta the card on its top, of
    each hand all, behind the face of who held them. All melds together would be too many.
    """

    def __init__(self, summary: DealSummary, row: ScoreRow, side: int, cards: CardPainter) -> None:
        super().__init__()
        column = in_column(of=self, spacing=4, margins=(0, 2, 0, 2))
        words = Words(summary.rules)
        for holder, shown in _explaining(summary, row, side):
            name = "" if holder is None else player_name(summary, holder)
            line = in_row(spacing=4)
            faces = () if holder is None else (summary.faces[holder],)
            face = FaceStrip(faces, Mood.CALM, _FACE, _FACE)
            face.setToolTip(unmarked(name))
            line.addWidget(face)
            if shown:
                strip = CardStrip(
                    shown,
                    cards,
                    width=_BESIDE,
                    least=_LEAST_WIDTH,
                    shown=_SHOWN,
                    is_apart=row.rule in CANASTA_LINES,
                )
                told = words.cards(shown)
                strip.setAccessibleName(sentences((name, told)) if name else told)
                line.addWidget(strip)
            line.addStretch(1)
            column.addLayout(line)


def has_room(summary: DealSummary) -> bool:
    """Returns whether cards have room beside the points: of more than two sides they have none,
    and those of a deal with real cards are only counted.
    """
    items = (item for side in summary.scored.sides for item in side.items)
    return summary.side_count <= 2 and any(item.cards for item in items)


def tells_hands(summary: DealSummary) -> bool:
    """Returns whether the lines show every hand in which cards were left."""
    told = {
        holder
        for row in summary.rows()
        if SCORE_LINES[row.rule].place == "hand"
        for side, items in enumerate(row.items)
        for holder in summary.holders(side, items)
    }
    return all(seat in told for seat, hand in enumerate(summary.scored.hands) if hand)


def _explaining(
    summary: DealSummary, row: ScoreRow, side: int
) -> Iterator[tuple[int | None, tuple[Card, ...]]]:
    """Yields cards, and whose face stands before them."""
    items, line = row.items[side], SCORE_LINES[row.rule]
    if row.rule in CANASTA_LINES:
        yield None, tuple(_top(row.rule, item.cards) for item in items)
    elif line.place == "exit":
        yield summary.ended.out if items else None, ()
    elif row.rule != "score.melded_cards":
        for item, holder in zip(items, summary.holders(side, items), strict=True):
            yield holder, item.cards


def _top(rule: str, cards: tuple[Card, ...]) -> Card:
    """Returns the card that tops a canasta on the table."""
    kind = "mixed" if any(map(is_wild, cards)) else "natural"
    return cards[canasta_top(cards, "samba" if rule == "score.samba" else kind)]


class ScoreDetail(QWidget):
    """The details below a line of the table; a link leads to the rule that pays or charges it."""

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    def __init__(self, summary: DealSummary, row: ScoreRow, cards: CardPainter) -> None:
        super().__init__()
        # The lines between the columns end above it.
        self.setProperty("role", "detail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._summary = summary
        self._words = Words(summary.rules)
        self._cards = cards
        column = in_column(of=self, spacing=4, margins=(18, 2, 0, 8))
        for side, items in enumerate(row.items):
            if items:
                fill(
                    column,
                    label(side_name(summary, side), "eyebrow"),
                    self._items(items, summary.holders(side, items)),
                )
        self.rule_link = self._make_link(row.rule)
        column.addWidget(self.rule_link, 0, _LEFT)

    def _items(self, items: tuple[ScoreItem, ...], holders: tuple[int | None, ...]) -> QGridLayout:
        grid = in_grid(14, 4, long=1)
        for at, (item, holder) in enumerate(zip(items, holders, strict=True)):
            told = self._told(item, holder)
            grid.addWidget(label(told, "caption", is_wrapped=True), at, 1)
            if item.cards:
                strip = CardStrip(item.cards, self._cards, width=_CARDS_WIDTH)
                strip.setAccessibleName(told)
                grid.addWidget(strip, at, 0, _LEFT)
        return grid

    def _told(self, item: ScoreItem, holder: int | None) -> str:
        """Returns who held the cards, the cards in words, and their points."""
        name = "" if holder is None else player_name(self._summary, holder)
        parts = (name, self._words.cards(item.cards), signed(item.points))
        return ": ".join(filter(None, parts))

    def _make_link(self, rule: str) -> QPushButton:
        text = self.tr("The rule for it…")
        made = button(text, "link", then=lambda: self.rule_asked.emit(rule))
        made.setAccessibleDescription(pronounced(self._words.score_line(rule)))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        return made
