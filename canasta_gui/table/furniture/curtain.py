"""Draws the curtain that hides the table between two players at one screen."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from canasta_gui.i18n.formats import isolated
from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.buttons import ink_of
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, line_height, width_of
from canasta_gui.table.layout.geometry import Rect, around
from canasta_gui.table.render.pen import rounded, shaded
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_view import ButtonId, ButtonView, CurtainView, TableView

_FOLDS = 18
_FACE = 4.4
"""The size of the face above the name, by that of the text."""


def next_button(view: TableView) -> ButtonView:
    """Returns the button that lifts the curtain."""
    given = next((button for button in view.buttons if button.id is ButtonId.NEXT), None)
    if given is not None:
        return given
    name = view.curtain.name if view.curtain is not None else ""
    text = QCoreApplication.translate("Table", "{name}: ready").format(name=isolated(name))
    return ButtonView(ButtonId.NEXT, text)


def panel(state: FurnitureState) -> Rect:
    """Returns the rectangle of the plate in the middle of the curtain."""
    frame, text = state.frame, state.text
    lines = len(state.view.curtain.recap) if state.view.curtain is not None else 0
    high = (11.5 + _FACE + 1.5 * lines) * text
    return around(
        frame.width / 2,
        frame.height / 2,
        min(34 * text, 0.86 * frame.width),
        min(high, frame.height),
    )


def place_curtain(state: FurnitureState, button: ButtonView) -> Rect:
    """Returns the rectangle of the button on the plate."""
    area, text = panel(state), state.text
    width = width_of(button.text, ink_of(text, "#000000")) + 3 * text
    high = 2.5 * text
    return around(area.cx, area.bottom - 1.3 * text - high / 2, min(width, area.w - 2 * text), high)


def show_curtain(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the curtain over the whole table."""
    curtain = state.view.curtain
    assert curtain is not None
    frame = state.frame
    whole = Rect(0, 0, frame.width, frame.height)
    items.draw("curtain", whole, z.Z_CURTAIN, state.style, lambda p, box: _cloth(p, box, state))
    items.draw(
        "curtain-panel",
        panel(state),
        z.Z_CURTAIN + 1,
        (curtain, state.style),
        lambda p, box: _panel(p, box, curtain, state),
    )


def _cloth(painter: QPainter, box: QRectF, state: FurnitureState) -> None:
    """Draws the folds of the curtain."""
    low, high = QColor(state.palette.felt_low).darker(135), QColor(state.palette.felt)
    painter.fillRect(box, low)
    width = box.width() / _FOLDS
    for fold in range(_FOLDS):
        left = box.left() + fold * width
        light = QLinearGradient(left, 0, left + width, 0)
        light.setColorAt(0, low)
        light.setColorAt(0.45, high.darker(120))
        light.setColorAt(0.62, high.darker(128))
        light.setColorAt(1, low)
        painter.fillRect(QRectF(left, box.top(), width + 1, box.height()), light)
    shade = QLinearGradient(QPointF(0, box.top()), QPointF(0, box.bottom()))
    shade.setColorAt(0, QColor(0, 0, 0, 120))
    shade.setColorAt(0.3, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(0, 0, 0, 110))
    painter.fillRect(box, shade)


def _panel(painter: QPainter, box: QRectF, curtain: CurtainView, state: FurnitureState) -> None:
    text, palette = state.text, state.palette
    path = rounded(box.adjusted(2, 2, -2, -2), text)
    painter.fillPath(path, shaded(palette.plate, 0.94))
    painter.strokePath(path, QPen(QColor(palette.plate_edge), 1.6))
    pad = 1.6 * text
    body = box.adjusted(pad, 1.2 * text, -pad, -5 * text)
    face = QRectF(body.center().x() - _FACE * text / 2, body.top(), _FACE * text, _FACE * text)
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(
        face.topLeft(),
        portrait(curtain.face, Mood.CALM, face.width(), ratio, palette.plate_edge),
    )
    head = QRectF(body.left(), face.bottom(), body.width(), 2.6 * text)
    name = TextStyle(1.9 * text, palette.word, is_bold=True, align="centre")
    draw_words(painter, head, curtain.name, name)
    told = TextStyle(text, palette.word_quiet, align="centre", lines=2)
    second = QRectF(body.left(), head.bottom(), body.width(), 2.6 * text)
    draw_words(painter, second, curtain.text, told)
    _recap(painter, QRectF(body.left(), second.bottom(), body.width(), 0), curtain, state)


def _recap(painter: QPainter, box: QRectF, curtain: CurtainView, state: FurnitureState) -> None:
    ink = TextStyle(0.9 * state.text, state.palette.word, align="centre")
    step = max(line_height(ink), 1.5 * state.text)
    for number, line in enumerate(curtain.recap):
        draw_words(
            painter, QRectF(box.left(), box.top() + number * step, box.width(), step), line, ink
        )
