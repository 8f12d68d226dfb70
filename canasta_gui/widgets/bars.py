"""Bars: what decisions cost, by theme, each mean with a line for its standard error; and in how
many of 100 trials something happened, with each of two moves.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import button, clear, label
from canasta_gui.words.verdict_texts import ErrorRateTexts, MadeExerciseTexts
from engine import ErrorRate, Reason, Ruleset, Theme

_COST_WIDTH = 150
_BAR = 10.0

DoubtOf = Callable[[ErrorRate], float | None]
"""Returns the standard error of a mean."""


class ErrorBars(QWidget):
    """A row for each theme: its name, the bar, the figure, and a button where one is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[Theme, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(2, 3)

    def show_rates(
        self,
        rates: Mapping[Theme, ErrorRate],
        rules: Ruleset,
        doubt_of: DoubtOf,
        practise: Callable[[Theme], object] | None = None,
    ) -> None:
        """Shows the error rates; ``practise`` is called with the theme of a button."""
        clear(self._grid)
        self.buttons = {}
        texts = ErrorRateTexts()
        ends = [rate.mean + (doubt_of(rate) or 0.0) for rate in rates.values()]
        most = max([1.0, *ends])
        for row, (theme, rate) in enumerate(rates.items()):
            doubt = doubt_of(rate)
            name = MadeExerciseTexts(rules).title(theme)
            self._grid.addWidget(label(name, is_wrapped=True), row, 0)
            self._grid.addWidget(_Bar(rate.mean / most, (doubt or 0.0) / most), row, 1)
            self._grid.addWidget(label(texts.rate(rate, doubt), "caption", is_wrapped=True), row, 2)
            if practise is not None:
                made = button(texts.message("practise"), "link")
                made.setAccessibleDescription(name)
                made.clicked.connect(lambda _on=False, it=theme: practise(it))
                self.buttons[theme] = made
                self._grid.addWidget(made, row, 3)


class _Bar(QWidget):
    """A bar from the left, and a line from where to where the true length may lie.

    The figure beside it says the same, so that screen readers need no more.
    """

    def __init__(self, share: float, doubt: float) -> None:
        super().__init__()
        self._share, self._doubt = share, doubt
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    @override
    def sizeHint(self) -> QSize:
        return QSize(_COST_WIDTH, self.fontMetrics().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        width, middle = self.width() - 2.0, self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        length = max(2.0, width * self._share)
        painter.drawRoundedRect(QRectF(1, middle - _BAR / 2, length, _BAR), 3, 3)
        if self._doubt:
            low, high = (width * (self._share + sign * self._doubt) for sign in (-1, 1))
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.5))
            painter.drawLine(QLineF(max(1.0, low), middle, max(1.0, high), middle))


_TRIAL_WIDTH, _NARROW, _APART = 180, 40, 6


class TrialBars(QWidget):
    """The counts of a reason as bars; hidden where no reason was counted.

    The sentence of the reason says the same, so that screen readers need no more. They lie one
    below the other, or beside each other where there is little room.
    """

    def __init__(self, *, is_flat: bool = False) -> None:
        super().__init__()
        self._names = label(role="caption"), label(role="caption")
        self.bars = ShareBar(is_narrow=is_flat), ShareBar(is_narrow=is_flat)
        self._counts = label(role="caption"), label(role="caption")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        for at, cells in enumerate(zip(self._names, self.bars, self._counts, strict=True)):
            for column, cell in enumerate(cells):
                place = (0, 4 * at + column) if is_flat else (at, column)
                grid.addWidget(cell, *place)
        if is_flat:
            grid.setColumnMinimumWidth(3, _APART)
        else:
            grid.setColumnStretch(3, 1)
        self.hide()

    def show_counts(self, reasons: Sequence[Reason], move: str, other: str) -> None:
        """Shows the counts of the first counted reason, of the move and of the other one."""
        counted = counted_among(reasons)
        if counted is not None:
            shares = (int(counted.params["count"]), int(counted.params["other"]))
            rows = zip(self._names, self.bars, self._counts, (move, other), shares, strict=True)
            for name, bar, count, text, share in rows:
                name.setText(text)
                bar.show_share(share)
                count.setText(self.locale().toString(share))
        self.setVisible(counted is not None)


def counted_among(reasons: Sequence[Reason]) -> Reason | None:
    """Returns the first reason that was counted in trials; ``None`` if none was."""
    return next((one for one in reasons if one.id.startswith("trials.")), None)


class ShareBar(QWidget):
    """A bar of which a part is filled; a narrow one takes the room that is left."""

    def __init__(self, *, is_narrow: bool = False) -> None:
        super().__init__()
        self.share = 0
        self._width = _NARROW if is_narrow else _TRIAL_WIDTH
        wide = QSizePolicy.Policy.MinimumExpanding if is_narrow else QSizePolicy.Policy.Fixed
        self.setSizePolicy(wide, QSizePolicy.Policy.Preferred)

    def show_share(self, share: int) -> None:
        """Fills so many hundredths."""
        self.share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Returns a size of which two fit beside each other on a card of the table."""
        return QSize(self._width, self.fontMetrics().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the bar in the middle of its height."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = max(6.0, self.height() / 2)
        whole = QRectF(0.5, (self.height() - high) / 2, self.width() - 1.0, high)
        painter.setPen(self.palette().color(QPalette.ColorRole.Dark))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(whole, 3, 3)
        if self.share:
            part = QRectF(whole)
            part.setWidth(max(3.0, whole.width() * self.share / 100))
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                part.moveRight(whole.right())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(part, 3, 3)
