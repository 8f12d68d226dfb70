"""The measured strength of the computer players, and how it was measured."""

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import number, signed
from canasta_gui.widgets.factory import label, panel_of
from canasta_gui.widgets.rows import in_grid
from canasta_gui.words.player_names import (
    level_name,
    level_note,
    temperament_name,
    temperament_note,
)
from canasta_gui.words.written import named
from engine import (
    Measured,
    Ruleset,
    agent_temperaments,
    load_ruleset,
    measured,
    played_levels,
)


class StrengthsDialog(PageDialog):
    """Levels, temperaments, and the results of the levels against each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fill()
        self.resize(760, 680)

    def write(self) -> None:
        """Sets the heading and adds the sections."""
        self.set_heading(
            self.tr("How strong are the computers?"),
            self.tr("They see what you would see in their place, and nothing more."),
        )
        levels = played_levels()
        self._add_list(self.tr("Strengths"), [(level_name(it), level_note(it)) for it in levels])
        results = [it for it in measured() if {it.level, it.rival} <= set(levels)]
        for rules in dict.fromkeys(it.rules for it in results):
            rows = [(self._who(it), self._result(it)) for it in results if it.rules == rules]
            self._add_list(self._game(load_ruleset(rules)), rows)
        self._add_list(
            self.tr("Temperaments"),
            [(temperament_name(it), temperament_note(it)) for it in agent_temperaments()],
        )
        how = named("StrengthsDialog", "how")
        self.add_section(how.name, how.line)

    def _game(self, rules: Ruleset) -> str:
        players = self.tr("%n players", "", rules.players)
        return self.tr(" · ", "between the parts of a heading").join((rules.title, players))

    def _who(self, result: Measured) -> str:
        return self.tr("{level} against {rival}").format(
            level=level_name(result.level), rival=level_name(result.rival)
        )

    def _result(self, result: Measured) -> str:
        locale = QLocale()
        day = QDate.fromString(result.day, Qt.DateFormat.ISODate)
        sides = len(load_ruleset(result.rules).seats.sides)
        won, count = round(100 * result.won), number(result.matches)
        if sides > 2:
            text = self.tr("Wins {percent} % of {count} matches; equals would win {even} %.")
            matches = text.format(percent=won, count=count, even=round(100 / sides))
        else:
            text = self.tr("Wins {percent} % of {count} matches.")
            matches = text.format(percent=won, count=count)
        low, high = result.interval
        points = self.tr("{points} points a deal (between {low} and {high}).").format(
            points=signed(result.points), low=signed(low), high=signed(high)
        )
        deals = self.tr("{count} deals, {day}").format(
            count=number(result.deals),
            day=locale.toString(day, QLocale.FormatType.ShortFormat),
        )
        return f"{matches}\n{points}\n{deals}"

    def _add_list(self, heading: str, rows: list[tuple[str, str]]) -> None:
        """Adds a sheet with a heading, and below it the names with their texts."""
        grid = in_grid(18, 9, long=1)
        for row, (name, text) in enumerate(rows):
            grid.addWidget(label(name, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(text, is_wrapped=True), row, 1)
        self.column.addWidget(panel_of(label(heading, "eyebrow"), grid))
