"""Connects what exercises need: the library, the page, the table, and the search for new ones."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

from PySide6.QtCore import QObject

from canasta_gui.controller.exercise_making import ExerciseMaking
from canasta_gui.controller.player_worker import Worker
from canasta_gui.diagnostics.errors import name_of
from canasta_gui.dialogs.exercises_dialog import SERIES, ExercisesDialog
from canasta_gui.lessons.exercise_library import (
    FOLDER,
    ExerciseEntry,
    ExerciseFilter,
    ExerciseLibrary,
    game_of,
)
from canasta_gui.lessons.exercises import Assignment, from_entry, next_exercise, set_by_hand
from canasta_gui.persistence.folders import newest_first
from canasta_gui.settings.preferences import Preferences
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
from canasta_gui.windows.learning.exercise_turn import ExerciseNotes
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import chance
from canasta_gui.words.verdict_texts import SeriesTexts
from engine import (
    CodecError,
    Exercise,
    KeptDeals,
    NewDeal,
    Ruleset,
    Source,
    Theme,
    exercise_levels,
    format_json,
    format_reference,
    reference_of,
)

_log = logging.getLogger(__name__)

_AFTER_LESSON = 2
"""The exercises after a lesson."""
_HOME = "winning-moves-deluxe-4p"
"""The game of lessons whose game has too few exercises."""


class ExerciseDesk(QObject):
    """Opens the page of exercises, and starts the exercise chosen there."""

    def __init__(
        self,
        window: MainWindow,
        flow: MatchFlow,
        preferences: Preferences,
        make_judge: Callable[[], Worker] = Worker,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self.notes = ExerciseNotes(lambda: preferences.practice_path, preferences.keep)
        self.library = ExerciseLibrary(preferences.folder / FOLDER)
        self.making = ExerciseMaking(parent=self)
        self.making.found.connect(self._keep)
        self.table = ExerciseFlow(window, flow, self.notes, make_judge)
        self.table.concluded.connect(self._count)
        self._lost = dict[int, tuple[int, int]]()
        """By place in the present series, the faults and the points lost at the first try."""

    def open(self, told: str = "") -> ExercisesDialog:
        """Opens the page with the present game selected, and tells what came of a series."""
        rules = self._flow.rules
        dialog = ExercisesDialog(
            self.library,
            self.notes.practice,
            self.notes.today(),
            self.making,
            rules,
            self._window,
            told,
        )
        dialog.series_button.clicked.connect(lambda: self.begin_series(dialog.wish, SERIES))
        dialog.new_button.clicked.connect(lambda: self.making.start(self._new_deals()))
        dialog.own_button.clicked.connect(lambda: self.making.start(self._own_deals()))
        dialog.accepted.connect(lambda: self._begin(dialog.chosen, dialog.wish))
        dialog.open()
        return dialog

    def begin_by_hand(self, name: str) -> None:
        """Starts a position that was set by hand; the others follow in their order."""
        self.table.begin(
            set_by_hand(name, self._flow.rules),
            lambda last: set_by_hand(next_exercise(last.name), last.state.rules),
        )

    def begin_after_lesson(self, theme: Theme, rules: Ruleset, left: Callable[[], object]) -> None:
        """Starts easy exercises of a theme and a game, or of another game where it has too few.

        They are asked again after days. ``left`` is called after the last one.
        """
        game = game_of(rules)
        wishes = (
            ExerciseFilter(theme, game, exercise_levels()[0]),
            ExerciseFilter(theme, game),
            ExerciseFilter(theme, _HOME),
        )
        practice, today = self.notes.practice, self.notes.today()
        enough = (
            wish
            for wish in wishes
            if self.library.standing(wish, practice, today).total >= _AFTER_LESSON
        )
        wish = next(enough, ExerciseFilter(theme))
        self.begin_series(wish, _AFTER_LESSON, comes_back=True, left=left)

    def begin_series(
        self,
        wish: ExerciseFilter,
        size: int,
        *,
        comes_back: bool = False,
        left: Callable[[], object] | None = None,
    ) -> None:
        """Starts exercises that follow each other, easy to hard.

        ``comes_back`` has them asked again after days. After them ``left`` is called; without it
        the page opens and tells the result.
        """
        found = self.library.series(wish, self.notes.practice, self.notes.today(), size)
        every = [one for one in map(_assigned, found) if one is not None]
        series = [
            replace(one, series=(at, len(every)), comes_back=comes_back)
            for at, one in enumerate(every, 1)
        ]
        self._lost = {}
        if series:
            self.table.begin(
                series[0],
                lambda last: next(iter(series[last.series[0] :]), None),
                left or self._end_series,
            )

    def _count(self, assignment: Assignment, faults: int, lost: int) -> None:
        self._lost.setdefault(assignment.series[0], (faults, lost))

    def _end_series(self) -> None:
        if self._lost:
            solved = sum(not faults for faults, _ in self._lost.values())
            lost = sum(points for _, points in self._lost.values())
            self.open(SeriesTexts().result(solved, len(self._lost), lost))

    def end(self) -> None:
        """Stops the background work."""
        self.making.stop()
        self.table.end()

    def _begin(self, entry: ExerciseEntry | None, wish: ExerciseFilter) -> None:
        assignment = None if entry is None else _assigned(entry)
        if assignment is not None:
            self.table.begin(assignment, lambda last: self._following(wish, last.name))

    def _following(self, wish: ExerciseFilter, last: str) -> Assignment | None:
        entry = self.library.next(wish, self.notes.practice, self.notes.today(), last)
        return None if entry is None else _assigned(entry)

    def _keep(self, exercise: Exercise) -> None:
        try:
            self.library.add(game_of(exercise.state.rules), exercise)
        except OSError as error:
            _log.info("an exercise was not kept: %s", name_of(error))

    def _new_deals(self) -> Iterator[Source]:
        """Yields new deals without end, under the present rules."""
        reference = format_reference(reference_of(self._flow.rules))
        rules, seed = format_json(reference).decode(), chance().hex()
        return (NewDeal(rules, f"{seed} {number}") for number in count())

    def _own_deals(self) -> Iterator[Source]:
        """Yields the matches of this computer, the last played first."""
        store = self._flow.store
        kept = (file.path for file in newest_first(store.kept()))
        return (KeptDeals(path) for path in (*store.by_recency(), *kept))


def _assigned(entry: ExerciseEntry) -> Assignment | None:
    """Returns the exercise; ``None`` if this version no longer has its game."""
    try:
        return from_entry(entry)
    except CodecError as error:
        _log.warning("an exercise cannot be set up: %s", name_of(error))
        return None
