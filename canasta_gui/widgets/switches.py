"""An on-off switch, and a segmented control: one of a few choices, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QToolButton, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.widgets.rows import in_row


class Switch(QAbstractButton):
    """An on-off switch; a tick marks "on" for people who do not see colours."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        """Returns a size nearly twice as wide as high, which grows with the type."""
        height = max(24, self.fontMetrics().height() + 6)
        return QSize(2 * height - 4, height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the full size, because no part of it may be cut off."""
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints a track with a knob at one end."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        size = self.sizeHint()
        top = (self.height() - size.height()) / 2
        track = QRectF(1.5, top + 1.5, size.width() - 3, size.height() - 3)
        ring = role.Text if self.hasFocus() else role.Dark
        painter.setPen(QPen(self.palette().color(ring), 2 if self.hasFocus() else 1))
        ground = role.Highlight if self.isChecked() else role.Base
        painter.setBrush(self.palette().color(ground))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        self._paint_knob(painter, track)

    def _paint_knob(self, painter: QPainter, track: QRectF) -> None:
        role = QPalette.ColorRole
        side = track.height() - 7
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        is_right = self.isChecked() is not is_mirrored
        left = track.right() - side - 3.5 if is_right else track.left() + 3.5
        knob = QRectF(left, track.top() + 3.5, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = role.HighlightedText if self.isChecked() else role.PlaceholderText
        painter.setBrush(self.palette().color(colour))
        painter.drawEllipse(knob)
        if self.isChecked():
            painter.setPen(QPen(self.palette().color(role.Highlight), 2))
            middle, step = knob.center(), side / 5
            tick = ((-1.2, 0.0), (-0.3, 1.0), (1.3, -1.0))
            painter.drawPolyline([middle + QPointF(x * step, y * step) for x, y in tick])


def lead_tab_to_choice(group: QButtonGroup) -> None:
    """Lets Tab come to the chosen button of a group from the start: Qt comes to the first one until
    one of them had the focus.
    """

    def follow() -> None:
        for made in group.buttons() if group.checkedButton() is not None else ():
            policies = Qt.FocusPolicy
            made.setFocusPolicy(policies.StrongFocus if made.isChecked() else policies.ClickFocus)

    group.buttonToggled.connect(follow)


class SegmentedControl(QWidget):
    """A row of buttons of which one is chosen: Tab comes to that, arrow keys move the choice."""

    chosen = Signal(str)
    """Emitted with the value that the player chose; not when the program sets it."""

    def __init__(self, values: Sequence[str]) -> None:
        super().__init__()
        self.buttons = {value: QToolButton() for value in values}
        group = QButtonGroup(self)
        group.buttonClicked.connect(self._tell)
        lead_tab_to_choice(group)
        row = in_row(of=self, spacing=0, margins=0)
        for value, made in self.buttons.items():
            made.setCheckable(True)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            made.setProperty("role", "segment")
            made.setObjectName(value)
            group.addButton(made)
            row.addWidget(made)
        row.addStretch(1)
        self._show_places()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._show_places()
        super().changeEvent(event)

    def _show_places(self) -> None:
        """Rounds the outer corners, which are others where it is read from the right."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        shown = list(self.buttons.values())
        for position, made in enumerate(reversed(shown) if is_mirrored else shown):
            made.setProperty("place", _place(position, len(shown)))
            made.style().unpolish(made)
            made.style().polish(made)

    def _tell(self) -> None:
        self.chosen.emit(self.value)

    @property
    def value(self) -> str | None:
        """The chosen value."""
        return next((value for value, made in self.buttons.items() if made.isChecked()), None)

    def choose(self, value: str) -> None:
        """Selects a value without a signal; an unknown value changes nothing."""
        if value in self.buttons:
            self.buttons[value].setChecked(True)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Writes the captions of the buttons, by value."""
        for value, text in texts.items():
            self.buttons[value].setText(text)
        self._name_buttons()

    def set_name(self, name: str) -> None:
        """Sets the accessible name of the choice."""
        self.setAccessibleName(name)
        self._name_buttons()

    def _name_buttons(self) -> None:
        for made in self.buttons.values():
            made.setAccessibleName(sentences((self.accessibleName(), made.text())))


def _place(position: int, count: int) -> str:
    if position == 0:
        return "first"
    return "last" if position == count - 1 else "middle"
