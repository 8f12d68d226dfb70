"""A drop-down list of values, each with a word and perhaps a description."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal

from canasta_gui.widgets.combo_box import ComboBox

TextOfValue = Callable[[str], str]
"""Returns the name or the description of a value in the present language."""


class ValueComboBox(ComboBox):
    """A drop-down list of values; an unknown value changes nothing."""

    chosen = Signal()
    """Emitted when the player chooses a value."""

    def __init__(
        self,
        values: Sequence[str],
        name_of: TextOfValue,
        note_of: TextOfValue = lambda _value: "",
    ) -> None:
        super().__init__()
        self._values = tuple(values)
        self._name_of = name_of
        self._note_of = note_of
        self.addItems([""] * len(self._values))
        self.retranslate()
        self.currentIndexChanged.connect(self._tell)

    @property
    def value(self) -> str:
        """The chosen value."""
        return self._values[self.currentIndex()]

    def show_value(self, value: str) -> None:
        """Shows a value without a signal."""
        if value in self._values:
            with QSignalBlocker(self):
                self.setCurrentIndex(self._values.index(value))
            self._explain()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        for place, value in enumerate(self._values):
            self.setItemText(place, self._name_of(value))
            self.setItemData(place, self._note_of(value), Qt.ItemDataRole.ToolTipRole)
        self._explain()

    def _tell(self) -> None:
        self._explain()
        self.chosen.emit()

    def _explain(self) -> None:
        note = self._note_of(self.value)
        self.setToolTip(note)
        self.setAccessibleDescription(note)
