"""A player's record: how many matches and deals were won, and the course over time."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QWidget

from canasta_gui.dialogs.records.course_chart import PARTS, CourseChart
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number
from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.record_index import RecordIndex
from canasta_gui.records.record_refresher import RecordRefresher
from canasta_gui.records.statistics import (
    DuplicateRating,
    Selection,
    Statistics,
    course,
    duplicate_rating,
    feat_counts,
    players,
    statistics,
    values_of,
)
from canasta_gui.settings.deal_results import (
    ReviewedDeal,
    comparisons_path,
    decisions_path,
    load_comparisons,
    load_decisions,
    rates_in_parts,
    rates_of,
)
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.real_cards import tally
from canasta_gui.widgets.bars import ErrorBars
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import (
    captioned,
    clear,
    figure_labels,
    label,
    panel,
    panel_of,
    show_text,
)
from canasta_gui.widgets.rows import AIR, fill, in_grid, in_row, wide
from canasta_gui.widgets.scroll_column import ScrollColumn
from canasta_gui.words.record_texts import Figure, RecordTexts, feat_words
from canasta_gui.words.verdict_texts import ErrorRateTexts
from canasta_gui.words.written import message
from engine import FEATS, ScoreSheet, load_ruleset, total_rate

_LETTERS = 6
_LEAST_DEALS = 3
"""The number of deals from which a course is told of either end."""
_HOME = "winning-moves-deluxe/4p"
"""The game whose words name the themes of decisions."""
_COLUMNS = 4
"""The number of figures side by side."""


class RecordsDialog(SheetDialog):
    """Shows the content of the index at once, and the rest after its files have been read."""

    index_renewed = Signal()
    """Emitted when a damaged index of the matches was made anew."""
    practice_wanted = Signal(str)
    """Emitted with the `Theme` of which the player wants exercises."""

    def __init__(
        self,
        store: MatchStore,
        parent: QWidget | None = None,
        preferences: Preferences | None = None,
        sheets: Sequence[ScoreSheet] = (),
    ) -> None:
        """Creates the dialog; ``preferences`` know the persons of this machine, ``sheets`` are
        their matches with real cards.
        """
        super().__init__(parent)
        self._sheets = tuple(sheets)
        self._texts = RecordTexts()
        self._preferences = preferences
        self._names = {} if preferences is None else preferences.persons.names_by_name()
        """The names of each person by each of them, the present one first."""
        self._index = RecordIndex(store.folder)
        self._refresher = RecordRefresher(self._index, store.folder, self)
        self._refresher.progressed.connect(self._tell_progress)
        self._refresher.finished.connect(self._show_all)
        self._refresher.renewed.connect(self.index_renewed)
        self.finished.connect(self._stop)
        self.player, self.game, self.opponents, self.partner = (ComboBox() for _ in range(4))
        self._figures = in_grid(12, 12)
        for column in range(_COLUMNS):
            self._figures.setColumnStretch(column, 1)
        self.chart = CourseChart()
        self._chart_title = label(self.tr("Points a deal more than the others"), "eyebrow")
        self.chart.setAccessibleName(self._chart_title.text())
        self.costs, self.cost_chart = ErrorBars(), CourseChart()
        self.cost_chart.setAccessibleName(message("ErrorRateTexts", "title"))
        self.cost_course, self.cost_split = (label(is_wrapped=True) for _ in range(2))
        self._feats_sheet, inner = panel()
        self._feats_title = label(self.tr("Achievements"), "eyebrow")
        self._feats = in_grid(14, long=2)
        fill(inner, self._feats_title, self._feats)
        self.help = label(role="caption", is_wrapped=True)
        self.real_cards = label(is_wrapped=True)
        self.note = label(role="caption", is_wrapped=True)
        self._lay_out_body()
        self.close_button = self.add_closing_button(self.tr("Close"))
        self.set_heading(self.tr("Your record"), self.tr("From the matches on this computer."))
        self._show_all()
        self.resize(880, 640)
        self._refresher.refresh(lambda: (*store.unarchived(), *store.kept()))

    @property
    def selection(self) -> Selection:
        """The matches that are shown."""
        return Selection(
            self._player_names,
            self.game.currentData(),
            self.opponents.currentData(),
            self.partner.currentData(),
        )

    @property
    def _player_names(self) -> tuple[str, ...]:
        """The names of the chosen player, the present one first."""
        name: str = self.player.currentData() or ""
        return self._names.get(name, (name,))

    @property
    def _boxes(self) -> tuple[ComboBox, ...]:
        return self.player, self.game, self.opponents, self.partner

    def _lay_out_body(self) -> None:
        row = in_row(spacing=14)
        names = (self.tr("Player"), self.tr("Game"), self.tr("Against"), self.tr("With"))
        for box, name in zip(self._boxes, names, strict=True):
            row.addLayout(captioned(name, box, 4), 1)
            box.shorten(_LETTERS)
        self.player.activated.connect(self._show_choices)
        for box in self._boxes[1:]:
            box.activated.connect(self._show_figures)
        area = ScrollColumn()
        area.column.addLayout(self._figures)
        fill(
            area.column,
            wide(panel_of(self._chart_title, wide(self.chart))),
            self._cost_sheet(),
            self._feats_sheet,
            self.real_cards,
            self.help,
        )
        fill(self.body, row, wide(area), self.note)

    def _cost_sheet(self) -> QFrame:
        return panel_of(
            label(message("ErrorRateTexts", "title"), "eyebrow"),
            self.cost_course,
            self.cost_chart,
            self.costs,
            self.cost_split,
            spacing=6,
        )

    def _show_all(self) -> None:
        """Lists all players, the one before the screen first, and shows the figures."""
        found = self._index.ask(players)
        present = dict.fromkeys(self._names.get(name, (name,))[0] for name in found)
        person = None if self._preferences is None else self._preferences.person
        names = sorted(present, key=lambda name: person is None or name != person.name)
        self._offer(self.player, names, str, first="")
        show_text(self.note, self._texts.unreadable(self._index.unreadable))
        self._show_choices()

    def _show_choices(self) -> None:
        """Lists the values of the player's matches, and shows the figures."""
        texts, everything = self._texts, self.tr("All")
        self._offer(self.game, self._values_of("game"), texts.game, everything)
        for box, column in ((self.opponents, "opponents"), (self.partner, "partner")):
            self._offer(box, self._values_of(column), texts.company, everything)
        self._show_figures()

    def _values_of(self, column: str) -> tuple[str, ...]:
        names = self._player_names
        return self._index.ask(lambda tables: values_of(tables, column, names))

    def _offer(
        self, box: ComboBox, values: Sequence[str], name_of: Callable[[str], str], first: str
    ) -> None:
        """Fills a box with values after an entry for all; the selection is kept."""
        before = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            if first:
                box.addItem(first, None)
            for value in values:
                box.addItem(name_of(value), value)
            box.setCurrentIndex(max(0, box.findData(before)))

    def _show_figures(self) -> None:
        ask, wanted = self._index.ask, self.selection
        found = ask(lambda tables: statistics(tables, wanted))
        self._write_figures(found)
        self.help.setText(self._texts.help(found))
        over, won = tally(self._sheets, self._player_names)
        show_text(self.real_cards, self._texts.real_cards(over, won))
        self._write_costs()
        self._write_feats(ask(lambda tables: feat_counts(tables, wanted)))
        means = ask(lambda tables: course(tables, wanted, PARTS))
        self.chart.show_means(means, self._texts.course(means))

    def _write_figures(self, found: Statistics) -> None:
        clear(self._figures)
        rated = [] if (rating := self._rating()) is None else [self._texts.rating(rating)]
        for place, figure in enumerate((*self._texts.figures(found), *rated)):
            self._figures.addWidget(_tile(figure), place // _COLUMNS, place % _COLUMNS)

    def _write_costs(self) -> None:
        """Writes what the decisions cost in the deals that were reviewed."""
        texts, deals = ErrorRateTexts(), self._reviewed()
        rates = rates_of(deals)
        self.costs.show_rates(
            rates, load_ruleset(_HOME), lambda rate: rate.mean_doubt, self.practice_wanted.emit
        )
        parts = rates_in_parts(deals, PARTS, _LEAST_DEALS)
        self.cost_chart.show_means(
            [it.mean for it in parts], texts.parts(parts), [it.mean_doubt or 0.0 for it in parts]
        )
        self.cost_chart.setVisible(bool(parts))
        if not rates:
            self.cost_course.setText(texts.message("invitation"))
            self.cost_split.hide()
            return
        total = total_rate(rates.values())
        told = [texts.rate(total, total.mean_doubt)]
        if ends := rates_in_parts(deals, 3, _LEAST_DEALS):
            told.append(texts.course(ends[0], ends[-1]))
        self.cost_course.setText(" · ".join(told))
        show_text(self.cost_split, texts.mean_split([one.lead for one in deals], total))

    def _reviewed(self) -> Sequence[ReviewedDeal]:
        """Returns the reviewed deals of the chosen player and game, the oldest first."""
        if self._preferences is None:
            return ()
        path = decisions_path(self._preferences.folder_of(self._player_names[0]))
        game = self.game.currentData()
        return [one for one in load_decisions(path).deals if game in (None, one.game)]

    def _rating(self) -> DuplicateRating | None:
        """Returns the rating in the chosen game, or in the one that the player played most."""
        names, preferences = self._player_names, self._preferences
        games = [self.game.itemData(place) for place in range(1, self.game.count())]
        game = self.game.currentData() or next(iter(games), None)
        if preferences is None or game is None:
            return None
        path = comparisons_path(preferences.folder_of(names[0]))
        return duplicate_rating(load_comparisons(path).deals, game)

    def _write_feats(self, counts: Mapping[str, int]) -> None:
        """Writes a line for each feat that was done, if the player wants to know of them."""
        clear(self._feats)
        done = [feat for feat in FEATS if feat in counts]
        preferences, name = self._preferences, self._player_names[0]
        wants = preferences is None or preferences.settings_of(name).tells_feats
        self._feats_sheet.setVisible(bool(done) and wants)
        for row, feat in enumerate(done):
            count = self.tr("{count} ×").format(count=number(counts[feat]))
            self._feats.addWidget(label(count, "strong"), row, 0)
            words = feat_words(feat)
            self._feats.addWidget(label(words.name, "body"), row, 1)
            self._feats.addWidget(label(words.line, "caption", is_wrapped=True), row, 2)

    def _tell_progress(self, done: int, there_are: int) -> None:
        text = self.tr("Reading your matches: {done} of {all}")
        show_text(self.note, text.format(done=done, all=there_are))

    def _stop(self) -> None:
        self._refresher.stop()
        self._index.close()


def _tile(figure: Figure) -> QFrame:
    return panel_of(*figure_labels(*figure), AIR, spacing=1)
