"""Opens dialogs that look things up, joins the functions that open the others, and returns from
lessons and playback to the match.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.controller.player_worker import Worker, processes_for
from canasta_gui.settings.preferences import Preferences
from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from canasta_gui.windows.commands.learning_dialogs import LearningDialogs
from canasta_gui.windows.commands.match_dialogs import MatchDialogs, ScoreDialogs
from canasta_gui.windows.commands.past_deal_dialogs import PastDealDialogs
from canasta_gui.windows.commands.phone_dialogs import PhoneDialogs
from canasta_gui.windows.commands.player_dialogs import PlayerDialogs
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
        self.reference = _ReferenceDialogs(context)
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


class _ReferenceDialogs(DialogGroup):
    """Opens the rules at a given page, and the other reference dialogs."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self._flow.results.rule_asked.connect(self.show_rule)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "how-to-play": self.show_rules,
            "glossary": self.show_glossary,
            "differs": self.show_differences,
            "strengths": self.show_strengths,
            "numbers": self.show_numbers,
            "keys": self.show_keys,
            "about": self.show_about,
        }

    @Slot()
    def show_rules(self) -> None:
        """Opens the rules; after a refusal at the page that explains it."""
        session = self._flow.conductor.session
        refused = None if session is None else session.refused_rule
        if refused is None:
            self.open_rules("")
        else:
            self.show_rule(refused)

    def show_rule(self, rule: str) -> None:
        """Opens the page that explains a rule."""
        from canasta_gui.viewmodel.rule_anchors import anchor_of

        self.open_rules(anchor_of(rule))

    def show_glossary(self) -> None:
        """Opens the glossary of the rules."""
        from canasta_gui.rulebook.topics.glossary_topic import GlossaryTopic

        self.open_rules(GlossaryTopic.anchor)

    def show_differences(self) -> None:
        """Opens the page that lists how the house rules differ from their edition."""
        from canasta_gui.rulebook.rule_book import HOUSE

        self.open_rules(HOUSE)

    def open_rules(self, anchor: str) -> None:
        """Opens the rules on the table at a page, and at an anchor on it."""
        from canasta_gui.dialogs.rules.rules_reader import RulesReader

        rules = self._flow.rules
        look = table_options(self._preferences.settings, rules.words.style)
        RulesReader(rules, look, anchor, self._window).open()

    def show_strengths(self) -> None:
        """Opens the page on the strength of the computer players."""
        from canasta_gui.dialogs.strengths_dialog import StrengthsDialog

        StrengthsDialog(self._window).open()

    def show_numbers(self) -> None:
        """Opens the page of what was counted, at the game on the table."""
        from canasta_gui.dialogs.numbers_dialog import NumbersDialog

        NumbersDialog(self._flow.rules, self._window).open()

    def show_keys(self) -> None:
        """Opens the list of all keys, where they can be changed."""
        from canasta_gui.dialogs.keys.key_bindings import KeyBindings
        from canasta_gui.dialogs.keys.keys_dialog import KeysDialog

        bindings = KeyBindings(self._preferences, self._window.actions_by_name.keys)
        KeysDialog(bindings, self._window).open()

    def show_about(self) -> None:
        """Opens the description of this program."""
        from canasta_gui.dialogs.about_dialog import AboutDialog

        AboutDialog(self._window).open()
