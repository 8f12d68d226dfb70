"""Lets computers play in the place of people who leave, and people come back."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated
from canasta_gui.table.render.portrait import portrait
from canasta_gui.viewmodel.player_faces import Mood, given_faces
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import label
from canasta_gui.widgets.rows import AIR, fill, in_row, wide
from canasta_gui.widgets.switches import SegmentedControl
from canasta_gui.widgets.translated_frame import TranslatedFrame
from canasta_gui.words.player_names import level_name, level_note
from engine import Match, played_levels

PERSON, COMPUTER = "person", "computer"
_FACE = 52
_USUAL = "club"
"""The level of a computer that plays for somebody where no other computer plays."""


class StandInDialog(SheetDialog):
    """A row for each person of the match; changes are only emitted."""

    is_of_match = True

    changed = Signal(int, str)
    """Emitted with a seat and the level of the computer that plays there now; without one the
    person plays."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.rows: dict[int, SeatRow] = {}
        """The row of each person by seat."""
        column = self.scroll_body()
        faces = given_faces([player.face for player in match.seats])
        levels = (player.level for player in match.seats if not player.is_person)
        level = next((one for one in levels if one in played_levels()), _USUAL)
        for seat, player in enumerate(match.players):
            if player.is_person:
                row = self.rows[seat] = SeatRow(player.name, faces[seat], level)
                row.changed.connect(partial(self._change, seat))
                column.addWidget(row)
        self._note = label(role="caption", is_wrapped=True)
        fill(column, self._note, AIR)
        self.close_button = self.add_closing_button()
        self.retranslate()
        self.resize(640, 480)

    @override
    def retranslate(self) -> None:
        line = self.tr(
            "A computer plays on with the cards of whoever has to leave, until the person is back."
        )
        self.set_heading(self.tr("Who plays now"), line)
        self._note.setText(
            self.tr("What a computer played for somebody counts in nobody's record.")
        )
        self.close_button.setText(self.tr("Done"))
        self._show()

    def _change(self, seat: int, level: str) -> None:
        self.changed.emit(seat, level)
        self._show()

    def _show(self) -> None:
        """Shows who plays; the last person cannot leave."""
        persons = self._match.persons
        for seat, row in self.rows.items():
            player = self._match.seats[seat]
            row.show_level("" if player.is_person else player.level)
            row.kind.setEnabled(persons != frozenset({seat}))


class SeatRow(TranslatedFrame):
    """The row of one person."""

    changed = Signal(str)
    """Emitted with the level of the computer that is to play; empty for the person."""

    def __init__(self, name: str, face: str, level: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._name = name
        self.kind = SegmentedControl((PERSON, COMPUTER))
        self.level = ValueComboBox(played_levels(), level_name, level_note)
        self.level.show_value(level)
        picture = QLabel()
        picture.setFixedSize(_FACE, _FACE)
        ring = self.palette().color(QPalette.ColorRole.Mid).name()
        ratio = self.devicePixelRatioF()
        picture.setPixmap(portrait(face, Mood.CALM, _FACE, ratio, ring))
        in_row(
            picture,
            wide(label(name, "strong")),
            self.level,
            self.kind,
            of=self,
            spacing=12,
            margins=(14, 12, 14, 12),
        )
        self.kind.chosen.connect(self._tell)
        self.level.chosen.connect(self._tell)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self.kind.set_texts({PERSON: self.tr("Person"), COMPUTER: self.tr("Computer")})
        self.kind.set_name(self._name)
        self.level.setAccessibleName(self.tr("Strength, {name}").format(name=isolated(self._name)))
        self.level.retranslate()

    def show_level(self, level: str) -> None:
        """Shows the level of the computer that plays; empty for the person."""
        self.kind.choose(COMPUTER if level else PERSON)
        self.level.show_value(level)
        self.level.setVisible(bool(level))

    def _tell(self) -> None:
        self.changed.emit(self.level.value if self.kind.value == COMPUTER else "")
