"""The results of players of each strength with the same cards in the same seat."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from canasta_gui.controller.deal_comparison import (
    TIMES,
    ComparisonKeeper,
    DealComparison,
    Objection,
)
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import isolated, sentences, signed
from canasta_gui.session.deal_replay import Parting
from canasta_gui.widgets.factory import LabelRole, label, panel_of
from canasta_gui.widgets.rows import in_grid
from canasta_gui.words.player_names import level_name
from canasta_gui.words.record_texts import DuplicateRatingTexts
from canasta_gui.words.words import Words

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class DealComparisonDialog(PageDialog):
    """A row for the person and one for each level, the best first; rows appear while it is open."""

    is_of_match = True

    def __init__(
        self,
        comparison: DealComparison,
        name: str,
        words: Words,
        parent: QWidget | None = None,
        keeper: ComparisonKeeper | None = None,
    ) -> None:
        """Creates the dialog; ``keeper`` saves the result for the rating, which is then shown."""
        super().__init__(parent)
        self._keeper = keeper
        if keeper is not None:
            keeper.setParent(self)
            keeper.kept.connect(self.fill)
            self.finished.connect(keeper.stop)
        self._comparison = comparison
        self._name = name
        self._words = words
        comparison.setParent(self)
        comparison.progressed.connect(self.fill)
        self.finished.connect(comparison.stop)
        self.fill()
        self.resize(720, 520)
        comparison.go_on()

    @property
    def rows(self) -> list[tuple[str, float, str]]:
        """Each player's name, lead in points, and its spread and first different action; the
        highest lead first.
        """
        found = [(self._name, float(self._comparison.own), "")]
        for level in self._comparison.levels:
            mean = self._comparison.mean(level)
            if mean is not None:
                parting = self._comparison.parting(level)
                told = " ".join(filter(None, (self._spread(level), self._told(parting))))
                found.append((level_name(level), mean, told))
        return sorted(found, key=lambda row: -row[1])

    def write(self) -> None:
        """Sets the heading and writes a row for each player with a known result."""
        done, total = self._comparison.done, self._comparison.total
        line = self.tr("Points more than the others, the mean of %n deals.", "", TIMES)
        if done < total:
            text = self.tr("The computers are playing your cards: deal {done} of {all}.")
            line = text.format(done=done + 1, all=total)
        self.set_heading(self.tr("Your cards in other hands"), line)
        grid = in_grid(20, 14, long=2)
        for place, (name, points, told) in enumerate(self.rows):
            role: LabelRole = "strong" if name == self._name else "body"
            who = _top(label(name, role))
            who.setAccessibleName(sentences((name, signed(round(points)), told)))
            grid.addWidget(who, place, 0)
            grid.addWidget(_top(label(signed(round(points)), role), _RIGHT), place, 1)
            grid.addWidget(_top(label(told, "caption", is_wrapped=True)), place, 2)
        sheet = panel_of(grid)
        self.column.addWidget(sheet)
        if self._keeper is not None and done == total:
            self.column.addWidget(label(self._rating(self._keeper), "caption", is_wrapped=True))

    def _rating(self, keeper: ComparisonKeeper) -> str:
        """Returns the rating, after the reason if this deal does not count for it."""
        reasons = {
            Objection.AIDED: self.tr(
                "This deal does not count for the rating: there was a hint, or an undo."
            ),
            Objection.KNOWN: self.tr(
                "This deal does not count for the rating: the cards were played before."
            ),
        }
        line = DuplicateRatingTexts().line(keeper.rating)
        reason = "" if keeper.objection is None else reasons[keeper.objection]
        return " ".join(filter(None, (reason, line)))

    def _spread(self, level: str) -> str:
        """Returns the range of a level's results, which shows how much was chance."""
        least, *others = self._comparison.leads(level)
        if not others:
            return ""
        text = self.tr("From {least} to {most}.", "points")
        return text.format(least=signed(least), most=signed(others[-1]))

    def _told(self, parting: Parting | None) -> str:
        if parting is None:
            return ""
        text = self.tr("Turn {turn}: {instead} {name}: {made}")
        return text.format(
            turn=parting.turn,
            name=isolated(self._name),
            instead=self._words.move(parting.instead),
            made=self._words.move(parting.made),
        )


def _top(made: QLabel, where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> QLabel:
    made.setAlignment(where)
    return made
