"""How strong the computer players are: what was measured, and how."""

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from canasta_gui.dialogs.level_words import RANDOM, level_name, level_note
from canasta_gui.dialogs.page_dialog import PageDialog
from canasta_gui.dialogs.parts import label, panel
from canasta_gui.dialogs.temperament_words import temperament_name, temperament_note
from engine import Measured, agent_levels, agent_temperaments, load_ruleset, measured


class StrengthsDialog(PageDialog):
    """Levels, temperaments, and the results of the levels against each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()
        self.resize(760, 680)

    def write(self) -> None:
        """Set the heading and add the sections."""
        self.set_heading(
            self.tr("How strong are the computers?"),
            self.tr("They see what you would see in their place, and nothing more."),
        )
        levels = [level for level in agent_levels() if level != RANDOM]
        self._add_list(self.tr("Strengths"), [(level_name(it), level_note(it)) for it in levels])
        self._add_list(
            self.tr("Measured"), [(self._who(it), self._result(it)) for it in measured()]
        )
        self._add_list(
            self.tr("Temperaments"),
            [(temperament_name(it), temperament_note(it)) for it in agent_temperaments()],
        )
        self.add_section(
            self.tr("How it was measured"),
            self.tr(
                "Both sides play the same cards once more with seats swapped, so luck counts for "
                "little. The true mean lies between the two numbers with a confidence of 95 %."
            ),
        )

    def _who(self, result: Measured) -> str:
        return self.tr("{level} against {rival}").format(
            level=level_name(result.level), rival=level_name(result.rival)
        )

    def _result(self, result: Measured) -> str:
        locale = QLocale()
        low, high = result.interval
        day = QDate.fromString(result.day, Qt.DateFormat.ISODate)
        points = self.tr("{points} points a deal (between {low} and {high})").format(
            points=_signed(result.points), low=_signed(low), high=_signed(high)
        )
        games = self.tr("{percent} % of {count} deals won").format(
            percent=round(100 * result.won), count=locale.toString(result.games)
        )
        where = self.tr("{game}, {day}").format(
            game=load_ruleset(result.rules).title,
            day=locale.toString(day, QLocale.FormatType.ShortFormat),
        )
        return f"{points}\n{games}\n{where}"

    def _add_list(self, heading: str, rows: list[tuple[str, str]]) -> None:
        self.column.addWidget(_list(heading, rows))


def _list(heading: str, rows: list[tuple[str, str]]) -> QFrame:
    sheet, column = panel()
    column.addWidget(label(heading, "eyebrow"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(9)
    grid.setColumnStretch(1, 1)
    for row, (name, text) in enumerate(rows):
        grid.addWidget(label(name, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(text, is_wrapped=True), row, 1)
    column.addLayout(grid)
    return sheet


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
