"""Connects the actions of menus, tools and the first page with their functions."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot

from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.settings.model import SCALES, Follow, Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.sound.read_aloud import ReadAloud
from canasta_gui.theme.theme import wants_high_contrast
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.windows.commands.dialog_openers import DialogOpeners
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.frame.window_actions import commands
from canasta_gui.windows.learning.first_time_notes import FirstTimeNotes, GrowingPlayers
from canasta_gui.windows.learning.hint_display import HintDisplay
from canasta_gui.windows.learning.why_questions import WhyNot, WhyQuestions
from canasta_gui.windows.match.hand_sorting import HandSorting
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.memory_aid import LastRound, MemoryAid
from canasta_gui.words.written import message

MenuCommand = Callable[[], object]

_PRESSES: Mapping[str, ButtonId] = {
    "lay": ButtonId.LAY,
    "take-back": ButtonId.TAKE_BACK,
    "ask": ButtonId.ASK,
    "pass": ButtonId.PASS,
}
"""Actions that press a button on the felt."""
_OF_MATCHES = ("review", "watch", "compare", "fairness", "match-rules", "stand-in", "phone")
"""Actions that lessons, exercises and watched deals do not have."""
_DIM: Mapping[str, str] = {
    **{name: name for name in ("repeat", "redo", "review", "why", "match-rules", "stand-in")},
    "last-round": "repeat",
    "compare": "review",
    "phone": "phone",
}
"""The sentences that say why actions cannot be done; the table's own prompt says it of others."""
_SCALES: Mapping[str, tuple[str, float]] = {
    "bigger-cards": ("card_scale", 0.1),
    "smaller-cards": ("card_scale", -0.1),
    "bigger-text": ("text_scale", 0.1),
    "smaller-text": ("text_scale", -0.1),
}


_SWITCHES = ("wait_for_me", "card_sounds", "read_aloud", "four_colours", "show_log")
"""Actions that turn the setting of their name on and off."""


class Commands(QObject):
    """Connects every action, and keeps actions enabled and checked according to the match."""

    def __init__(
        self,
        window: MainWindow,
        flow: MatchFlow,
        preferences: Preferences,
        hinting: HintRequests,
        read_aloud: ReadAloud,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._preferences = preferences
        self._hinting = hinting
        self._read_aloud = read_aloud
        self._actions = window.actions_by_name
        self.dialogs = DialogOpeners(window, flow, preferences, hinting)
        self._why = WhyQuestions(window, flow.conductor)
        self.hints = HintDisplay(window, flow.conductor, hinting)
        self._last_round = LastRound(window, flow.conductor)
        self._why_not = WhyNot(window, flow, hinting, self._why.note)
        self._memory_aid = MemoryAid(window, flow.conductor, preferences)
        self.first_time_notes = FirstTimeNotes(window, flow, preferences)
        self.first_time_notes.escape_left.connect(self._leave_full_screen)
        window.escape_left.connect(self._leave_full_screen)
        GrowingPlayers(flow, preferences)
        self.hints.asked.connect(self._last_round.forget)
        self._last_round.told.connect(self.hints.drop)
        self.hints.asked.connect(lambda: self.first_time_notes.make_room(is_needed=True))
        self.hints.ended.connect(lambda: self.first_time_notes.make_room(is_needed=False))
        for name, command in {**self._plain(), **self._presses(), **self._scales()}.items():
            self._connect(name, command)
        self._connect_settings()
        self._hand_sorting = HandSorting(window, flow.conductor)
        window.welcome_made.connect(self._connect_welcome)
        if window.has_welcome:
            self._connect_welcome()
        window.table.rule_asked.connect(self.dialogs.reference.show_rules)
        for note in (self._why.note, self.hints.note):
            note.rules_asked.connect(self.dialogs.reference.open_rules)
        window.log_panel.closed.connect(self._hide_log)
        preferences.changed.connect(self._check)
        flow.conductor.changed.connect(self.follow)
        window.page_changed.connect(self.follow)
        self._check(preferences.settings)
        self.follow()

    def end(self) -> None:
        """Ends the hint on the table."""
        self.hints.end()

    # --- functions of the actions

    def _connect(self, name: str, command: MenuCommand) -> None:
        self._actions[name].triggered.connect(_ignoring(command))

    def _plain(self) -> dict[str, MenuCommand]:
        conductor = self._flow.conductor
        return {
            **self.dialogs.commands(),
            "continue": self._continue,
            "quit": self._window.close,
            "undo": conductor.undo,
            "redo": conductor.redo,
            "repeat": conductor.repeat,
            "say-again": self._read_aloud.say_again,
            "last-round": self._last_round.toggle,
            "hint": self.hints.ask,
            "why-not": self._why_not.ask,
            "why": self._why.ask,
            "explain": self._window.table.whats_this.ask_focus,
            "skip": self._window.table.finish_all,
            "memory": self._memory_aid.toggle,
            "full-screen": self._toggle_full_screen,
            "menus": self._window.full_screen_bar.focus,
        }

    def _presses(self) -> dict[str, MenuCommand]:
        press = self._flow.conductor.handle
        return {name: partial(press, Press(button)) for name, button in _PRESSES.items()}

    def _scales(self) -> dict[str, MenuCommand]:
        return {name: partial(self._scale, *step) for name, step in _SCALES.items()}

    def _connect_settings(self) -> None:
        for field in _SWITCHES:
            self._connect(field, self._setter(field))
        self._connect("high_contrast", self._toggle_contrast)
        for field, actions in self._actions.choices.items():
            for value, action in actions.items():
                action.triggered.connect(self._chooser(field, value))

    @Slot()
    def _connect_welcome(self) -> None:
        welcome = self._window.welcome
        welcome.play_button.clicked.connect(self._deal_as_usual)
        welcome.choose_button.clicked.connect(self.dialogs.match.choose_match)
        welcome.games.chosen.connect(self.dialogs.match.choose_game)
        welcome.saved_button.clicked.connect(self.dialogs.match.choose_saved)
        welcome.learn_button.clicked.connect(self.dialogs.learning.learn)
        welcome.players_button.clicked.connect(self.dialogs.players.show_players)
        welcome.persons.chosen.connect(self._preferences.use_person)
        welcome.rules_button.clicked.connect(self.dialogs.reference.show_rules)
        welcome.language_button.chosen.connect(self._choose_language)

    @Slot()
    def _deal_as_usual(self) -> None:
        self._flow.begin(self._flow.usual)

    @Slot(str)
    def _choose_language(self, language: str) -> None:
        self._preferences.change(language=language)

    def _continue(self) -> None:
        """Continues at the table by its button; on the first page, resumes a match."""
        if self._window.is_at_table:
            self._flow.results.go_on()
        else:
            self._flow.resume_last()

    def _toggle_full_screen(self) -> None:
        # The state before is kept: a maximised window becomes one again.
        state = self._window.windowState()
        self._window.setWindowState(state ^ Qt.WindowState.WindowFullScreen)

    @Slot()
    def _leave_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._toggle_full_screen()

    def _toggle_contrast(self) -> None:
        is_on = self._actions["high_contrast"].isChecked()
        self._preferences.change(high_contrast=Follow.ON if is_on else Follow.OFF)

    def _setter(self, field: str) -> MenuCommand:
        return lambda: self._preferences.change(**{field: self._actions[field].isChecked()})

    def _chooser(self, field: str, value: str) -> Callable[[bool], None]:
        return _ignoring(lambda: self._preferences.change(**{field: value}))

    def _scale(self, field: str, step: float) -> None:
        """Changes a scale by a step, within the bounds of the setting."""
        least, most = SCALES[field]
        value = round(getattr(self._preferences.settings, field) + step, 2)
        self._preferences.change(**{field: min(max(value, least), most)})

    def _hide_log(self) -> None:
        self._preferences.change(show_log=False)

    # --- state of the actions

    @Slot()
    def follow(self) -> None:
        """Enables the actions that are possible now, and shows the log."""
        session = self._flow.conductor.session
        is_playing = session is not None and self._window.is_at_table
        view = session.shown if session is not None and is_playing else None
        buttons = {button.id: button for button in view.buttons} if view is not None else {}
        for name, button_id in _PRESSES.items():
            button = buttons.get(button_id)
            self._actions[name].setEnabled(button is not None and button.is_enabled)
        self._actions["undo"].setEnabled(view is not None and view.undo.is_possible)
        self._actions["redo"].setEnabled(is_playing and session is not None and session.can_redo)
        rules = self._flow.rules if is_playing else None
        self._actions.show_house(rules.title if rules is not None and rules.is_house else "")
        for name in ("skip", "explain", "say-again", "sheet", "print", "pdf"):
            self._actions[name].setEnabled(is_playing)
        is_kept = is_playing and self._flow.conductor.kept_match is not None
        self._actions["fairness"].setEnabled(is_kept)
        can_change = is_playing and self.dialogs.match.rule_changes.can_change
        self._actions["match-rules"].setEnabled(can_change)
        self._actions["stand-in"].setEnabled(is_playing and self.dialogs.players.can_stand_in)
        self._actions["phone"].setEnabled(is_playing and self.dialogs.phones.can_invite)
        self._actions["review"].setEnabled(is_playing and self.dialogs.past_deals.can_review)
        self._actions["watch"].setEnabled(is_kept and self.dialogs.past_deals.can_watch)
        self._actions["compare"].setEnabled(is_kept and self.dialogs.scores.can_compare)
        self._actions["back"].setEnabled(is_playing and self.dialogs.aside is not None)
        self._actions["hint"].setEnabled(is_playing and self._hinting.can_ask)
        self._actions["why-not"].setEnabled(is_playing and self._hinting.can_ask)
        self._actions["why"].setEnabled(is_playing and self._why.can_ask)
        for name in ("repeat", "last-round"):
            self._actions[name].setEnabled(is_playing and self._flow.conductor.can_repeat)
        self._tell_why_dim(view)
        can_resume = not is_playing and bool(self._flow.store.unarchived())
        self._actions["continue"].setEnabled(ButtonId.NEXT in buttons or can_resume)
        if session is not None and not self._window.log_panel.isHidden():
            self._window.log_panel.show_lines(session.log())

    def _tell_why_dim(self, view: TableView | None) -> None:
        """Tells by the tooltips of tools and menu entries that are dim why they are."""
        for name in commands().lists.at_table:
            action = self._actions[name]
            is_told = name == "undo" or not action.isEnabled()
            action.setToolTip(self._why_dim(name, view) if is_told else "")

    def _why_dim(self, name: str, view: TableView | None) -> str:
        """Returns why an action cannot be done; empty where nothing is to be said."""
        if view is None:
            return message("DimTools", "match")
        if name == "undo":
            return view.undo.text
        if name in _OF_MATCHES and self._flow.conductor.kept_match is None:
            return message("DimTools", "own")
        if name in _DIM:
            return message("DimTools", _DIM[name])
        reasons = (it.reason for it in view.buttons if it.id == _PRESSES.get(name))
        return next(reasons, "") or view.prompt

    def _check(self, settings: Settings) -> None:
        for field in _SWITCHES:
            self._actions[field].setChecked(getattr(settings, field))
        self._actions["high_contrast"].setChecked(wants_high_contrast(settings))
        for field, actions in self._actions.choices.items():
            action = actions.get(getattr(settings, field))
            if action is not None:
                action.setChecked(True)
        self.follow()


def _ignoring(command: MenuCommand) -> Callable[[bool], None]:
    """Returns a slot for `triggered` that drops its argument, the checked state."""

    def slot(_is_checked: bool) -> None:
        command()

    return slot
