"""Joins the functions that open dialogs, and returns from lessons and playback to the match."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.controller.player_worker import Worker, processes_for
from canasta_gui.settings.preferences import Preferences
from canasta_gui.windows.commands.dialog_group import DialogContext
from canasta_gui.windows.commands.learning_dialogs import LearningDialogs
from canasta_gui.windows.commands.match_dialogs import MatchDialogs, ScoreDialogs
from canasta_gui.windows.commands.past_deal_dialogs import PastDealDialogs
from canasta_gui.windows.commands.phone_dialogs import PhoneDialogs
from canasta_gui.windows.commands.player_dialogs import PlayerDialogs
from canasta_gui.windows.commands.reference_dialogs import ReferenceDialogs
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow

if TYPE_CHECKING:
    from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
    from canasta_gui.windows.learning.lesson_flow import LessonFlow
    from canasta_gui.windows.playback.playback_flow import PlaybackFlow


class DialogOpeners(QObject):
    """The objects that open dialogs, by subject."""

    def __init__(
        self, window: MainWindow, flow: MatchFlow, preferences: Preferences, hinting: HintRequests
    ) -> None:
        super().__init__(window)
        self.make_judge: Callable[[], Worker] = Worker
        """The factory of the worker that judges people's actions."""
        self._preferences = preferences
        context = DialogContext(window, flow, preferences, self._judge)
        self.match = MatchDialogs(context)
        self.players = PlayerDialogs(context)
        self.phones = PhoneDialogs(context, hinting)
        self.scores = ScoreDialogs(context)
        self.past_deals = PastDealDialogs(context)
        self.learning = LearningDialogs(context)
        self.reference = ReferenceDialogs(context)
        self.match.watch_asked.connect(self.past_deals.watch_file)
        self.players.practice_asked.connect(self.learning.practise_theme)
        self.past_deals.find_asked.connect(self.learning.find)
        self.past_deals.rules_asked.connect(self.reference.open_rules)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            **self.match.commands(),
            **self.players.commands(),
            **self.phones.commands(),
            **self.scores.commands(),
            **self.past_deals.commands(),
            **self.learning.commands(),
            **self.reference.commands(),
            "back": self.leave,
        }

    @property
    def aside(self) -> "LessonFlow | ExerciseFlow | PlaybackFlow | None":
        """The lesson, exercise or moment on the table instead of the match; ``None`` if none."""
        desk = self.learning.exercise_desk
        every = (self.learning.lesson_flow, desk and desk.table, self.past_deals.playback)
        return next((one for one in every if one is not None and one.is_on), None)

    def leave(self) -> None:
        """Returns from the lesson, exercise or moment to the match."""
        if self.aside is not None:
            self.aside.leave()

    def end(self) -> None:
        """Stops the review, the exercises, the import of a deck and the phones when the program
        ends.
        """
        self.phones.end()
        self.players.end()
        self.learning.end()
        self.past_deals.end()

    def _judge(self) -> Worker:
        """Returns a new worker from the factory that is set when it is needed."""
        worker = self.make_judge()
        worker.processes = processes_for(self._preferences.settings.cores)
        return worker
