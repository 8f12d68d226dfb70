"""Connects what exercises need: the library, the page, the table, and the search for new ones."""

import logging
from collections.abc import Callable, Iterator
from itertools import count

from PySide6.QtCore import QObject

from canasta_gui.controller.exercise_making import ExerciseMaking
from canasta_gui.controller.player_worker import Worker
from canasta_gui.diagnostics.trace import name_of
from canasta_gui.dialogs.exercises_dialog import ExercisesDialog
from canasta_gui.lessons.assignment import Assignment, from_entry, set_by_hand
from canasta_gui.lessons.exercise_files import ExerciseEntry, file_name
from canasta_gui.lessons.exercise_library import FOLDER, ExerciseFilter, ExerciseLibrary
from canasta_gui.lessons.exercises import next_exercise
from canasta_gui.settings.preferences import Preferences
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
from canasta_gui.windows.learning.exercise_notes import ExerciseNotes
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import chance
from engine import (
    CodecError,
    Exercise,
    KeptDeals,
    NewDeal,
    Source,
    format_json,
    format_reference,
    reference_of,
)

_log = logging.getLogger(__name__)


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
        self.notes = ExerciseNotes(lambda: preferences.practice_path)
        self.library = ExerciseLibrary(preferences.folder / FOLDER)
        self.making = ExerciseMaking(parent=self)
        self.making.found.connect(self._keep)
        self.table = ExerciseFlow(window, flow, self.notes, make_judge)

    def open(self) -> ExercisesDialog:
        """Opens the page with the present game selected."""
        rules = self._flow.rules
        dialog = ExercisesDialog(
            self.library,
            self.notes.practice,
            self.notes.today(),
            self.making,
            rules,
            file_name(reference_of(rules)).removesuffix(".jsonl"),
            self._window,
        )
        dialog.new_deals_wanted.connect(lambda: self.making.start(self._new_deals()))
        dialog.own_deals_wanted.connect(lambda: self.making.start(self._own_deals()))
        dialog.accepted.connect(lambda: self._begin(dialog.chosen, dialog.wish))
        dialog.open()
        return dialog

    def begin_by_hand(self, name: str) -> None:
        """Starts a position that was set by hand; the others follow in their order."""
        self.table.begin(
            set_by_hand(name, self._flow.rules),
            lambda last: set_by_hand(next_exercise(last.name), last.state.rules),
        )

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
        name = file_name(reference_of(exercise.state.rules)).removesuffix(".jsonl")
        try:
            self.library.add(name, exercise)
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
        kept = sorted(store.kept(), key=lambda path: path.stat().st_mtime, reverse=True)
        return (KeptDeals(path) for path in (*store.by_recency(), *kept))


def _assigned(entry: ExerciseEntry) -> Assignment | None:
    """Returns the exercise; ``None`` if this version no longer has its game."""
    try:
        return from_entry(entry)
    except CodecError as error:
        _log.warning("an exercise cannot be set up: %s", name_of(error))
        return None
