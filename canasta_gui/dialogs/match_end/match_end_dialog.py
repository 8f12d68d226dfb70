"""The dialog that ends a match, with the faces of its winners."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from canasta_gui.dialogs.match_end.score_chart import LineSample, ScoreChart
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number, pronounced
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BasketColours
from canasta_gui.theme.theme import text_growth
from canasta_gui.viewmodel.match_story import MatchStory
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.widgets.factory import (
    button,
    clear,
    figure_labels,
    label,
    panel,
    panel_of,
    set_role,
)
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, in_column, in_grid, wide
from canasta_gui.words.match_end_texts import MatchEndTexts, side_name, victory, who_won
from canasta_gui.words.player_names import level_name, level_note
from canasta_gui.words.record_texts import Figure
from engine import Card, format_card

_FACE, _WIDEST = 116, 250
"""The size of a winner's face, and the width of all of them, in pixels."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MatchEndDialog(SheetDialog):
    """Accepted to play again at the same table; rejected to look at the match."""

    is_of_match = True

    def __init__(
        self, story: MatchStory, cards: CardPainter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._story = story
        winners = FaceStrip(story.winners_faces, Mood.GLAD, _FACE, _WIDEST)
        self.add_to_header(Trophy(story.trophy, cards), winners)
        set_role(self.title_label, "winner")
        self._column = self.scroll_body()
        self._column.setContentsMargins(24, 20, 24, 20)
        self.deal_button = button(self.tr("Last deal…"))
        self.sheet_button = button(self.tr("Score sheet…"))
        self.same_button = button(self.tr("Same cards…"))
        self.other_button = button(self.tr("Other table…"))
        self.look_button = button(self.tr("Look at the match"), then=self.reject)
        self.level_button = button()
        self._level, self._is_stronger = "", False
        self.footer.add_side(self.deal_button, self.sheet_button, self.same_button)
        self.again_button = self.add_closing_button(self.tr("Play again"))
        self.again_button.setToolTip(self.tr("The same game with the same players."))
        self.footer.add_other(self.other_button)
        self.footer.add_cancel(self.look_button)
        self._write()
        self.again_button.setFocus()
        self.resize(920, 600)

    def offer_level(self, level: str, *, is_stronger: bool) -> None:
        """Offers the next match at another level."""
        self._level, self._is_stronger = level, is_stronger
        self._write()

    def _write(self) -> None:
        """Writes the heading and the page, also anew when another level is offered."""
        texts = MatchEndTexts(self._story)
        self.set_heading(victory(self._story.last), texts.how())
        self.setWindowTitle(who_won(self._story.last))
        # The button is kept while the rest is written anew.
        self.level_button.setParent(self)
        self.level_button.hide()
        clear(self._column)
        parts = ResponsiveRow()
        parts.row.addWidget(self._course(texts), 5)
        tiles = texts.tiles()
        if tiles:
            parts.row.addWidget(self._standouts(tiles), 4)
        if self._level:
            self._column.addWidget(self._next_level())
        self._column.addWidget(parts, 1)

    def _next_level(self) -> QWidget:
        """Returns the suggestion for the next match, with the button that deals it."""
        name = level_name(self._level)
        wording = (
            self.tr("You have won. Would you like stronger players next time?")
            if self._is_stronger
            else self.tr("This was not your match. Would you like easier players next time?")
        )
        self.level_button.setText(self.tr("Play at the level {level}").format(level=name))
        self.level_button.setAccessibleDescription(level_note(self._level))
        row = ResponsiveRow(wide(label(wording, is_wrapped=True)), self.level_button)
        sheet = panel_of(row, spacing=8)
        self.level_button.show()
        return sheet

    def _course(self, texts: MatchEndTexts) -> QFrame:
        """Returns the final scores and the chart of their course."""
        sheet, column = panel(spacing=12)
        grid = in_grid(12, 6, long=1)
        last = self._story.last
        for rank, side in enumerate(self._story.ranking):
            has_won = side in last.winners
            score = label(number(last.scored.sides[side].match), "total" if has_won else "heading")
            score.setAlignment(_RIGHT)
            name = label(side_name(last, side), "strong" if has_won else "body", is_wrapped=True)
            grid.addWidget(LineSample(self._story, rank), rank, 0)
            grid.addWidget(name, rank, 1)
            grid.addWidget(score, rank, 2)
        column.addLayout(grid)
        lines = ScoreChart(self._story)
        lines.setAccessibleName(self.tr("The course of the match"))
        lines.setAccessibleDescription(pronounced(texts.course()))
        # Focusable, so that a screen reader reaches it by Tab.
        lines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column.addWidget(lines, 1)
        return sheet

    def _standouts(self, tiles: tuple[Figure, ...]) -> QWidget:
        """Returns the remarkable facts, one below the other."""
        told = [in_column(*figure_labels(*tile), spacing=1) for tile in tiles]
        return panel_of(*told, AIR, spacing=14)


_TROPHY: Final = QSize(176, 132)
_TROPHY_CARD: Final = 50
_MOST_IN_TROPHY: Final = 9
_WIDEST_FAN, _FAN_STEP = 50.0, 9.0
"""The widest spread of the fan, and the angle between two cards, in degrees."""
_BASKET: Final = 2.75
_BOTTOM, _PIVOT, _REACH = 52.0, 56.0, 76.0
"""Distances from the rim of the basket, in pixels: to its bottom and to the centre of the fan
below, and to the highest card above.
"""
_RIM = 6.0
"""The distance of the rim's middle above the origin of the basket, in pixels."""


class Trophy(QWidget):
    """A decorative picture, larger in a large window; its content is also given in words."""

    def __init__(self, cards: Sequence[Card], painter: CardPainter) -> None:
        super().__init__()
        self._texts = [format_card(card) for card in cards[:_MOST_IN_TROPHY]]
        self._cards = painter
        self._growth = 1.0
        self.setFixedSize(_TROPHY)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._growth = text_growth(self.window().width(), self.window().height())
        self.setFixedSize(_TROPHY * self._growth)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._growth, self._growth)
        rim = QPointF(_TROPHY.width() / 2, _TROPHY.height() - _BOTTOM)
        # The cards inside the basket are hidden behind its rim.
        painter.setClipRect(QRectF(0, 0, _TROPHY.width(), rim.y() - _RIM))
        # Drawn larger and scaled down by the painter, so that rotated cards keep fine edges.
        ratio = 2 * self.devicePixelRatioF() * self._growth
        spread = min(_WIDEST_FAN, _FAN_STEP * (len(self._texts) - 1))
        for at, text in enumerate(self._texts):
            picture = self._cards.face(text, _TROPHY_CARD, ratio)
            painter.save()
            painter.translate(rim + QPointF(0, _PIVOT))
            painter.rotate(-spread / 2 + spread * at / max(len(self._texts) - 1, 1))
            left = -picture.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(left, -_PIVOT - _REACH), picture)
            painter.restore()
        painter.setClipping(False)
        painter.translate(rim)
        draw_basket(painter, BasketColours(), _BASKET, has_handle=False)
