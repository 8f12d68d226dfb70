"""Tells in one line at the hand what the others did since the last own action."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.viewmodel.step import Step
from canasta_gui.windows.frame.main_window import MainWindow


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
