"""Helps a player's memory: tells in one line what the others did since the last own action, shows
the memory aid to the persons who ask for it, and records its use in the match.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.session.session import Session
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.windows.frame.main_window import MainWindow
from engine import Aided, DealBegun, Match


class LastRound(QObject):
    """Puts the line in place of the prompt, until it is asked for again or somebody acts."""

    told = Signal()
    """Emitted before the line is shown."""

    def __init__(self, window: MainWindow, conductor: Conductor) -> None:
        super().__init__(window)
        self._table = window.table
        self._conductor = conductor
        self._is_shown = False
        conductor.changed.connect(self.forget)

    def toggle(self) -> None:
        """Shows the line, or the prompt again."""
        session = self._conductor.session
        if session is None or not session.can_repeat:
            return
        view, text = session.view(), session.last_round()
        self._is_shown = bool(text) and not self._is_shown
        if self._is_shown:
            self.told.emit()
            view = replace(view, prompt=text, brief_prompt=text, turn="")
            self._table.announce(text)
        self._table.play(Step((), view))

    def forget(self) -> None:
        """Takes note that the table shows something else."""
        self._is_shown = False


class MemoryAid(QObject):
    """Keeps the panel current. It is off for every person in every match until asked for."""

    def __init__(self, window: MainWindow, conductor: Conductor, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._conductor = conductor
        self._preferences = preferences
        self._action = window.actions_by_name["memory"]
        self._match: Match | None = None
        self._users: set[int] = set()
        """The seats of the persons who want it."""
        window.memory_panel.closed.connect(self.toggle)
        window.page_changed.connect(self.follow)
        conductor.changed.connect(self.follow)
        self.follow()

    def toggle(self) -> None:
        """Turns the memory aid on or off for the viewer."""
        session = self._conductor.session
        if session is not None:
            self._users ^= {session.viewer}
        self.follow()

    def follow(self) -> None:
        """Shows the memory aid for the viewer, or hides it."""
        session = self._conductor.session if self._window.is_at_table else None
        match = None if session is None else session.match
        if match is not self._match:
            self._match = match
            self._users.clear()
        can_recall = session is not None and session.can_recall
        self._action.setEnabled(can_recall)
        is_wanted = session is not None and can_recall and self._is_recorded(session)
        if is_wanted and session is not None:
            in_words = self._is_beginner(session)
            self._window.memory_panel.show_memory(session.memory(), in_words=in_words)
        self._action.setChecked(is_wanted)
        self._show(is_visible=is_wanted)

    def _is_beginner(self, session: Session) -> bool:
        """Returns whether risks say more in words than in numbers to whoever sits here."""
        is_newcomer = self._preferences.remembered.is_newcomer
        return is_newcomer or PlainWords.are_used() or session.hints is HintLevel.FULL

    def _show(self, *, is_visible: bool) -> None:
        panel, log = self._window.memory_panel, self._window.log_panel
        had_keys = panel.isAncestorOf(self._window.focusWidget())
        if panel.isHidden() and is_visible:
            panel.show()
            self._window.resizeDocks([panel, log], [2, 1], Qt.Orientation.Vertical)
        panel.setVisible(is_visible)
        if had_keys and not is_visible and self._window.is_at_table:
            self._window.table.setFocus()

    def _is_recorded(self, session: Session) -> bool:
        """Returns whether the viewer wants the aid and its use is recorded for this deal."""
        if session.viewer not in self._users:
            return False
        if session.match.is_between_deals or _is_noted(session.match, session.viewer):
            return True
        # If it cannot be saved the table is shown anew, which must not ask again.
        self._users.discard(session.viewer)
        if not self._conductor.note_aid("memory"):
            return False
        self._users.add(session.viewer)
        return True


def _is_noted(match: Match, seat: int) -> bool:
    """Returns whether the record of this deal already names the memory aid."""
    for entry in reversed(match.entries):
        if entry == Aided(seat, "memory"):
            return True
        if isinstance(entry, DealBegun):
            return False
    return False
