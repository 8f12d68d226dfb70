"""A control for one of several words."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox
from typing_extensions import override

from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.setting_controls import Control
from canasta_gui.words.options.option_words import OptionWords
from engine import OptionInfo


class FocusComboBox(ComboBox):
    """A drop-down list that reacts to the wheel only while it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns a small width, so that long words widen the list and not the window."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 8 * self.fontMetrics().height()), hint.height())

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class WordControl(Control):
    """A drop-down list with the names of the choices."""

    def __init__(self, info: OptionInfo) -> None:
        super().__init__(info.path)
        self.chooser = FocusComboBox()
        for choice in info.choices:
            self.chooser.addItem("", choice)
        self.chooser.activated.connect(self._tell)
        self.row.addWidget(self.chooser)
        self.row.addStretch(1)
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
