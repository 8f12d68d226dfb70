"""Asks from which seat the cards of a finished match are to be played again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.widgets.factory import label
from canasta_gui.widgets.rows import fill, wide
from engine import Match


class SameCardsDialog(SheetDialog):
    """Accepted with ``places``, the number of seats by which all players move on."""

    is_of_match = True

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = self.tr("The cards of this match once more, your own or those of another player.")
        if match.header.riffles:
            line = self.tr(
                "The cards of the first deal once more; how they lie later depends on the play,"
                " because they are shuffled as at home."
            )
        self.set_heading(self.tr("Same cards again"), line)
        # Who sits out follows from the seat of the only person, so nobody moves there.
        seats = 1 if match.rules.seats.sitting_out else len(match.seats)
        self.list = ChoiceList()
        self.list.show_cards([str(places) for places in range(seats)])
        self.list.setAccessibleName(self.tr("Whose cards you play"))
        self._write_cards(match)
        self.code = label(match.header.code, role="strong")
        self.code.setAccessibleName(self.tr("Deal code: {code}").format(code=match.header.code))
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._code_note = label(
            self.tr("The deal code: type it under New match, here or on another computer."),
            "caption",
            is_wrapped=True,
        )
        fill(self.body, wide(self.list), self._code_note, self.code)
        self.play_button = self.add_closing_button(self.tr("Deal the cards"))
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self.resize(560, 560)

    @property
    def places(self) -> int:
        """The number of seats by which all players move on, clockwise."""
        return int(self.list.value)

    def _write_cards(self, match: Match) -> None:
        players = match.players
        own = next((at for at, player in enumerate(players) if player.is_person), 0)
        for value, card in self.list.cards.items():
            had = players[(own + int(value)) % len(players)].name
            name = players[own].name
            title = self.tr("{name} plays the cards that {other} had")
            if had == name:
                title = self.tr("{name} plays the same cards")
            card.set_texts(title.format(name=isolated(name), other=isolated(had)), "", ())
