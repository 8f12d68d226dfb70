"""The bar below the table while a recorded deal is shown: its time line, and buttons with
arrows.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton
from typing_extensions import override

from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row
from canasta_gui.widgets.translated_frame import TranslatedFrame
from canasta_gui.windows.playback.stops import Jump
from canasta_gui.windows.playback.time_line import TimeLine
from canasta_gui.words.written import message

_SIDE: Final = QSize(44, 36)
_HALF: Final = 6.0
"""Half the height of an arrow in pixels."""


class TransportButton(QToolButton):
    """A button with arrows: to an end with a bar, by turns two, by moments one, none to play."""

    def __init__(self, arrows: int, *, is_back: bool = False, has_bar: bool = False) -> None:
        super().__init__()
        self._arrows = arrows
        self._is_back = is_back
        self._has_bar = has_bar
        self._is_running = False
        self.setProperty("role", "step")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, text: str, keys: str) -> None:
        """Sets what the button does, and the keys that do the same."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({keys})")

    def show_running(self, *, is_running: bool) -> None:
        """Draws the pause sign while a deal is played."""
        self._is_running = is_running
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return _SIDE

    @override
    def minimumSizeHint(self) -> QSize:
        return _SIDE

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.Text)
        painter.translate(QRectF(self.rect()).center())
        if self._is_running:
            _draw_pause(painter, ink)
            return
        if not self._arrows:
            _draw_play(painter, ink)
            return
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.scale(-1 if self._is_back != is_mirrored else 1, 1)
        self._draw_arrows(painter, ink)

    def _draw_arrows(self, painter: QPainter, ink: QColor) -> None:
        width = 9.0
        left = -width * self._arrows / 2 - (2 if self._has_bar else 0)
        for place in range(self._arrows):
            tip = QPointF(left + (place + 0.75) * width, 0)
            back = QPointF(left + place * width + 0.5, 0)
            top, bottom = QPointF(back.x(), -_HALF), QPointF(back.x(), _HALF)
            painter.setPen(_pen(ink))
            painter.drawPolyline([top, tip, bottom])
        if self._has_bar:
            right = left + self._arrows * width + 2.5
            painter.setPen(_pen(ink))
            painter.drawLine(QPointF(right, 1 - _HALF), QPointF(right, _HALF - 1))


def _draw_play(painter: QPainter, ink: QColor) -> None:
    path = QPainterPath(QPointF(-5, -_HALF - 1.5))
    path.lineTo(7.5, 0)
    path.lineTo(-5, _HALF + 1.5)
    path.closeSubpath()
    painter.fillPath(path, ink)


def _pen(ink: QColor) -> QPen:
    pen = QPen(ink, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_pause(painter: QPainter, ink: QColor) -> None:
    for left in (-5.5, 1.5):
        painter.fillRect(QRectF(left, -_HALF, 4, 2 * _HALF), ink)


_LETTERS = 12


class PlaybackBar(TranslatedFrame):
    """The controls below a deal that is watched; its parts emit what the player chooses."""

    def __init__(self, text_of: Callable[[int], str]) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.line = TimeLine(text_of)
        self.deals, self.sights = ComboBox(), ComboBox()
        self.play_button = TransportButton(0)
        self.moves = {
            Jump.FIRST: TransportButton(1, is_back=True, has_bar=True),
            Jump.TURN_BACK: TransportButton(2, is_back=True),
            Jump.BACK: TransportButton(1, is_back=True),
            Jump.ON: TransportButton(1),
            Jump.TURN_ON: TransportButton(2),
            Jump.LAST: TransportButton(1, has_bar=True),
        }
        self._connect()
        self._lay_out()
        self.retranslate()
        self.hide()

    def offer(self, deals: Sequence[str], deal: int, sights: Sequence[str], sight: int) -> None:
        """Lists the deals and the ways to look at one, and shows the chosen ones."""
        for box, entries, chosen in ((self.deals, deals, deal), (self.sights, sights, sight)):
            with QSignalBlocker(box):
                box.clear()
                box.addItems(list(entries))
                box.setCurrentIndex(chosen)
            # The box does not measure itself again when it gets other entries.
            box.updateGeometry()
            box.setEnabled(len(entries) > 1)

    def show_at(self, at: int) -> None:
        """Shows at which moment the table is."""
        self.line.show_at(at)
        for move, made in self.moves.items():
            is_back = move in (Jump.FIRST, Jump.TURN_BACK, Jump.BACK)
            made.setEnabled(at > 0 if is_back else at < self.line.maximum())

    def show_running(self, *, is_running: bool) -> None:
        """Shows whether the deal plays by itself."""
        self.play_button.show_running(is_running=is_running)
        text = self.tr("Pause") if is_running else self.tr("Play")
        self.play_button.say(text, self.tr("Space"))

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self.setAccessibleName(self.tr("Watching a deal"))
        self.line.setAccessibleName(self.tr("Time line of the deal"))
        self.deals.setAccessibleName(self.tr("Deal"))
        self.sights.setAccessibleName(self.tr("Whose cards are seen"))
        for move, made in self.moves.items():
            made.say(message("PlaybackBar", move), message("PlaybackBar", f"{move}.key"))
        self.show_running(is_running=False)

    def _connect(self) -> None:
        for move, made in self.moves.items():
            made.clicked.connect(lambda _is_on=False, move=move: self.line.go(move))

    def _lay_out(self) -> None:
        row = in_row(spacing=6)
        for box in (self.deals, self.sights):
            box.shorten(_LETTERS, shows_whole=True)
        fill(row, self.deals, AIR)
        for move, made in self.moves.items():
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)
            if move is Jump.BACK:
                row.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignVCenter)
        fill(row, AIR, self.sights)
        in_column(self.line, row, of=self, spacing=2, margins=(14, 4, 14, 8))
