"""Controls that show and change one setting each."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QSlider, QWidget
from typing_extensions import override

from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import label, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row, wide
from canasta_gui.widgets.switches import SegmentedControl, Switch
from canasta_gui.widgets.wheel_guard import turn_with_focus_only


class Control(QWidget):
    """The base of controls that change the setting named ``field``."""

    changed = Signal(str, object)
    """Emitted with the field and its new value when the player changes it."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field
        self.setObjectName(field)
        self.row = in_row(of=self, margins=0)

    def show_value(self, value: object) -> None:
        """Shows the present value without a signal."""
        raise NotImplementedError

    def set_name(self, name: str) -> None:
        """Sets the accessible name of the setting."""
        raise NotImplementedError

    def tell(self, value: object) -> None:
        """Emits a value chosen by the player."""
        self.changed.emit(self.field, value)


class SwitchControl(Control):
    """A switch for yes or no."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.switch = Switch()
        self.switch.clicked.connect(self.tell)
        fill(self.row, AIR, self.switch)

    @override
    def show_value(self, value: object) -> None:
        self.switch.setChecked(bool(value))

    @override
    def set_name(self, name: str) -> None:
        self.switch.setAccessibleName(name)


class ChoiceControl(Control):
    """A choice of one of a few values side by side."""

    def __init__(self, field: str, values: Sequence[str]) -> None:
        super().__init__(field)
        self.segments = SegmentedControl(values)
        self.segments.chosen.connect(self.tell)
        fill(self.row, AIR, self.segments)

    @override
    def show_value(self, value: object) -> None:
        self.segments.choose(str(value))

    @override
    def set_name(self, name: str) -> None:
        self.segments.set_name(name)


class DropDownControl(Control):
    """A drop-down list of values, for more than stand side by side."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.list = ComboBox()
        self.list.activated.connect(lambda: self.tell(self.list.currentData()))
        self._value = ""
        fill(self.row, AIR, self.list)

    @override
    def show_value(self, value: object) -> None:
        self._value = str(value)
        self.list.setCurrentIndex(max(self.list.findData(self._value), 0))

    @override
    def set_name(self, name: str) -> None:
        self.list.setAccessibleName(name)

    def set_texts(self, texts: dict[str, str]) -> None:
        """Fills the list with the name of each value."""
        self.list.clear()
        for value, text in texts.items():
            self.list.addItem(text, value)
        self.show_value(self._value)


_BESIDE, _BELOW = 20, 4
"""The space in pixels between the words of a row and its control: beside and below."""
_HINT_WIDTH = 10
"""The least width of a hint beside its control, in heights of a line."""


class ScaleControl(Control):
    """A slider for a size in per cent."""

    parts = 100
    """The number of steps of the slider in 1."""
    steps = (5, 10)
    """How far the arrow keys and a page move the slider."""

    def __init__(self, field: str, least: float, most: float) -> None:
        super().__init__(field)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        turn_with_focus_only(self.slider)
        self.slider.setRange(round(least * self.parts), round(most * self.parts))
        single, page = self.steps
        self.slider.setSingleStep(single)
        self.slider.setPageStep(page)
        self.slider.setMinimumWidth(190)
        self.slider.valueChanged.connect(self._tell)
        self._reading = QLabel()
        self._reading.setMinimumWidth(52)
        self._reading.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        fill(self.row, AIR, self.slider, self._reading)

    @override
    def show_value(self, value: object) -> None:
        if isinstance(value, int | float):
            with QSignalBlocker(self.slider):
                self.slider.setValue(round(value * self.parts))
            self._read_out()

    @override
    def set_name(self, name: str) -> None:
        self.slider.setAccessibleName(name)
        # With the language the form of a number may change, too.
        self._read_out()

    def _tell(self) -> None:
        self._read_out()
        self.tell(self.slider.value() / self.parts)

    def _read_out(self) -> None:
        self._reading.setText(self.reading)
        # A screen reader says only the number of steps.
        self.slider.setAccessibleDescription(self.reading)

    @property
    def reading(self) -> str:
        """Returns the present value with its unit."""
        return f"{self.slider.value()} %"


class SecondsControl(ScaleControl):
    """A slider for a time in seconds."""

    parts = 10
    steps = (1, 5)

    @property
    @override
    def reading(self) -> str:
        seconds = QLocale().toString(self.slider.value() / self.parts, "f", 1)
        return self.tr("{seconds} s").format(seconds=seconds)


class SettingRow(QWidget):
    """A setting's name and description, with its control beside them, or below if it is
    too wide.
    """

    def __init__(self, control: Control) -> None:
        super().__init__()
        self.control = control
        self._name = label(role="strong")
        self._hint = label(role="caption", is_wrapped=True)
        self._row = in_row(
            wide(in_column(self._name, self._hint, spacing=1)),
            control,
            of=self,
            spacing=_BESIDE,
            margins=(0, 6, 0, 6),
        )

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the width that is needed with the control below."""
        width = max(part.minimumSizeHint().width() for part in (self._name, self.control))
        return QSize(width, super().minimumSizeHint().height())

    @override
    def event(self, event: QEvent) -> bool:
        """Arranges the row again after a change of width, texts or font."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        # A hint in a narrow column would wrap into too many short lines.
        readable = _HINT_WIDTH * self.fontMetrics().height() if self._hint.text() else 0
        words = max(self._name.sizeHint().width(), readable)
        needed = self.control.sizeHint().width() + _BESIDE + words
        is_beside = needed <= self.width()
        way = QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not way:
            self._row.setDirection(way)
            self._row.setSpacing(_BESIDE if is_beside else _BELOW)

    def set_texts(self, name: str, hint: str) -> None:
        """Writes the name and the description in one line."""
        self._name.setText(name)
        show_text(self._hint, hint)
        self.control.set_name(name)
        self.control.setToolTip(hint)
