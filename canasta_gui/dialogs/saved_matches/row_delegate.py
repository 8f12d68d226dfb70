"""Paints a row of the list of saved matches as a card, as other choices are."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from canasta_gui.dialogs.saved_matches.match_list_model import ROW, RowText

_SIDE, _TOP, _BETWEEN, _GAP = 16, 12, 5, 10
_RADIUS: Final = 10
_SMALL: Final = 0.9
"""The size of captions, as a factor of ordinary type."""
_State = QStyle.StateFlag
_Role = QPalette.ColorRole
_Index = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints a title and two lines below it, in the colours of the application."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Returns the same size for every row, so that no file is read for it."""
        heights = [QFontMetrics(font).height() for font in _fonts()]
        lines = heights[0] + 2 * heights[1]
        return QSize(0, 2 * _TOP + lines + 2 * _BETWEEN + _GAP)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(ROW)
        if not isinstance(row, RowText):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = option.rect.adjusted(1, 1, -1, -_GAP)
        state = option.state
        _paint_card(painter, card, state)
        _paint_words(painter, card.adjusted(_SIDE, _TOP, -_SIDE, -_TOP), row, state)
        painter.restore()


def _paint_card(painter: QPainter, card: QRect, state: QStyle.StateFlag) -> None:
    palette = QApplication.palette()
    is_chosen, has_keys = bool(state & _State.State_Selected), bool(state & _State.State_HasFocus)
    is_hovered = bool(state & _State.State_MouseOver) and bool(state & _State.State_Enabled)
    ground = _Role.Midlight if is_chosen else _Role.AlternateBase if is_hovered else _Role.Base
    edge = _Role.Text if has_keys else _Role.Highlight if is_chosen else _Role.Dark
    painter.setBrush(palette.color(ground))
    painter.setPen(QPen(palette.color(edge), 2 if is_chosen or has_keys else 1))
    painter.drawRoundedRect(card, _RADIUS, _RADIUS)


def _paint_words(painter: QPainter, room: QRect, row: RowText, state: QStyle.StateFlag) -> None:
    palette = QApplication.palette()
    muted = palette.color(_Role.PlaceholderText)
    strong, small = _fonts()
    title = palette.color(_Role.Text) if state & _State.State_Enabled else muted
    top = room.top()
    for text, font, colour in (
        (row.title, strong, title),
        (row.line, small, muted),
        (row.facts, small, muted),
    ):
        painter.setFont(font)
        painter.setPen(colour)
        height = QFontMetrics(font).height()
        line = QRect(room.left(), top, room.width(), height)
        if font is strong and row.note:
            line = _paint_note(painter, line, row, palette.color(_Role.Highlight))
        _paint_line(painter, line, text)
        top += height + _BETWEEN


def _paint_note(painter: QPainter, line: QRect, row: RowText, ink: QColor) -> QRect:
    """Paints the note at the end of the title's line; returns the room that is left for it."""
    title = QFontMetrics(painter.font()).horizontalAdvance(row.title)
    pen, font = painter.pen(), painter.font()
    painter.setFont(_fonts()[1])
    painter.setPen(ink)
    note = painter.fontMetrics().horizontalAdvance(row.note)
    wide = max(0, min(note + 2, line.width() - min(title, line.width() // 2) - _SIDE))
    room = QRect(line.right() - wide, line.top(), wide, line.height())
    _paint_line(painter, QStyle.visualRect(QApplication.layoutDirection(), line, room), row.note)
    painter.setPen(pen)
    painter.setFont(font)
    left = QRect(line.left(), line.top(), line.width() - wide - _SIDE, line.height())
    return QStyle.visualRect(QApplication.layoutDirection(), line, left)


def _paint_line(painter: QPainter, line: QRect, text: str) -> None:
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, line.width())
    aligned = QStyle.visualAlignment(
        QApplication.layoutDirection(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    )
    painter.drawText(line, aligned, shown)


def _fonts() -> tuple[QFont, QFont]:
    """Returns the fonts of the title and of the lines below it."""
    strong, small = QFont(QApplication.font()), QFont(QApplication.font())
    strong.setBold(True)
    small.setPointSizeF(small.pointSizeF() * _SMALL)
    return strong, small
