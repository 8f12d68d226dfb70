"""Asks for the strength of the computer players in the deal of the day."""

from typing import Final

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.words.player_names import level_name, level_note

LEVELS: Final = ("casual", "club", "strong")


class DailyDealDialog(SheetDialog):
    """Accepted with ``level`` set to the strength of partner and opponents."""

    def __init__(self, day: QDate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        written = QLocale().toString(day, QLocale.FormatType.LongFormat)
        line = self.tr("{day}: one deal, today the same for everybody.").format(day=written)
        self.set_heading(self.tr("Deal of the day"), line)
        self.list = ChoiceList()
        self.list.show_cards(LEVELS)
        self.list.setAccessibleName(self.tr("Strength of the others"))
        for level, card in self.list.cards.items():
            card.set_texts(level_name(level), level_note(level), ())
        self.body.addWidget(self.list)
        self.play_button = self.add_closing_button(self.tr("Deal the cards"))
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self.resize(560, 460)

    @property
    def level(self) -> str:
        """The chosen level."""
        return self.list.value
