"""Controls for a number with bounds, or for no number, and for one of several words."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QComboBox, QSpinBox, QToolButton
from typing_extensions import override

from canasta_gui.i18n.formats import pronounced, sentences
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, fill, in_row
from canasta_gui.widgets.setting_controls import Control
from canasta_gui.widgets.wheel_guard import turn_with_focus_only
from canasta_gui.words.option_book import OptionWords
from engine import OptionInfo

_HIGHEST = 1_000_000


class NumberBox(QSpinBox):
    """A field for a number; the wheel scrolls the page unless the field has the focus."""

    def __init__(self, info: OptionInfo) -> None:
        super().__init__()
        highest = info.highest if info.highest is not None else _HIGHEST
        self.setRange(info.lowest or 0, highest)
        self.setSingleStep(_step(highest))
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setGroupSeparatorShown(True)
        turn_with_focus_only(self)


class NumberControl(Control):
    """A number between two buttons; if there may be none, a third button selects that."""

    def __init__(self, info: OptionInfo, known: int = 0) -> None:
        super().__init__(info.path)
        self._known = known
        self.box = NumberBox(info)
        self.less, self.more = _step_button("\N{MINUS SIGN}"), _step_button("+")
        self.none = QToolButton()
        self.none.setCheckable(True)
        self.none.setProperty("role", "segment")
        self.none.setProperty("place", "only")
        self.none.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Shown before it has a parent, it would be a window for a moment, and take the focus away.
        if not info.is_optional:
            self.none.hide()
        self.box.valueChanged.connect(self._tell_number)
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        self.none.clicked.connect(self._toggle)
        number = in_row(self.less, self.box, self.more, AIR, spacing=4)
        self.row.addWidget(ResponsiveRow(number, self.none, AIR, spacing=4), 1)

    @override
    def show_value(self, value: object) -> None:
        is_number = isinstance(value, int)
        with QSignalBlocker(self.box):
            self.box.setValue(value if is_number else self._known)
        self.none.setChecked(not is_number)
        self._dim(is_none=not is_number)

    def set_words(self, words: OptionWords) -> None:
        """Writes the text that stands for no number."""
        self.none.setText(words.none)

    @override
    def set_name(self, name: str) -> None:
        self.box.setAccessibleName(name)
        self.none.setAccessibleName(sentences((name, self.none.text())))
        self.less.setAccessibleName(pronounced(f"{name} \N{MINUS SIGN}"))
        self.more.setAccessibleName(f"{name} +")

    def _dim(self, *, is_none: bool) -> None:
        self.box.setEnabled(not is_none)
        self.less.setEnabled(not is_none and self.box.value() > self.box.minimum())
        self.more.setEnabled(not is_none and self.box.value() < self.box.maximum())
        self.setFocusProxy(self.none if is_none else self.box)

    def _tell_number(self, value: int) -> None:
        self._known = value
        self._dim(is_none=False)
        self.tell(value)

    def _toggle(self, is_none: bool) -> None:
        self._dim(is_none=is_none)
        self.tell(None if is_none else self.box.value())


class NumberCell(NumberControl):
    """A number in a list; it has no buttons, so that a row stays narrow."""

    def __init__(self, info: OptionInfo, *, has_none: bool) -> None:
        super().__init__(info)
        self.less.hide()
        self.more.hide()
        self.none.setVisible(info.is_optional and has_none)


def _step_button(sign: str) -> QToolButton:
    """Returns a button for the mouse; the arrow keys in the field do the same."""
    made = QToolButton()
    made.setText(sign)
    made.setProperty("role", "step")
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setAutoRepeat(True)
    return made


def _step(highest: int) -> int:
    """Returns the amount by which one press changes the number."""
    for bound, step in ((100, 1), (1_000, 5), (5_000, 50)):
        if highest <= bound:
            return step
    return 500


class NarrowComboBox(ComboBox):
    """A drop-down list that may be narrower than its words."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns a small width, so that long words widen the list and not the window."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 8 * self.fontMetrics().height()), hint.height())


class WordControl(Control):
    """A drop-down list with the names of the choices."""

    def __init__(self, info: OptionInfo) -> None:
        super().__init__(info.path)
        self.chooser = NarrowComboBox()
        for choice in info.choices:
            self.chooser.addItem("", choice)
        self.chooser.activated.connect(self._tell)
        fill(self.row, self.chooser, AIR)
        self.setFocusProxy(self.chooser)

    @override
    def show_value(self, value: object) -> None:
        self.chooser.setCurrentIndex(self.chooser.findData(value))

    def set_words(self, words: OptionWords) -> None:
        """Writes the names of the choices."""
        for at in range(self.chooser.count()):
            self.chooser.setItemText(at, words.choices[self.chooser.itemData(at)])

    @override
    def set_name(self, name: str) -> None:
        self.chooser.setAccessibleName(name)

    def _tell(self, _at: int) -> None:
        self.tell(self.chooser.currentData())
