"""Answers "why did you do that?", asked from the menu, a player's plate or the log."""

from PySide6.QtCore import QObject, QRect

from canasta_gui.controller.conductor import Conductor
from canasta_gui.session.action_reasons import ActionReasons, Why
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import ZoneKind
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.note import WhyNote


class WhyQuestions(QObject):
    """Finds the action that is meant, and shows the answer beside it."""

    def __init__(self, window: MainWindow, conductor: Conductor) -> None:
        super().__init__(window)
        self._window = window
        self._conductor = conductor
        self.note = WhyNote(window)
        window.log_panel.asked.connect(self.ask_line)
        window.table.seat_asked.connect(self.ask_seat)
        window.table.asked.connect(self.ask_thing)
        conductor.changed.connect(self.note.put_away)
        window.page_changed.connect(self.note.put_away)
        window.language_changed.connect(self.note.put_away)

    @property
    def can_ask(self) -> bool:
        """Whether a computer has acted in this deal."""
        whys = self._whys()
        return whys is not None and bool(whys.seats())

    def ask(self) -> None:
        """Asks about the log line with the caret, otherwise about the last computer that acted.

        Each repetition asks about the action before.
        """
        row, whys = self._window.log_panel.row, self._whys()
        if row is not None:
            self.ask_line(row)
        elif whys is not None and (seats := whys.seats()):
            shown = self.note.why
            last = None if shown is None else shown.seat
            place = seats.index(last) + 1 if last is not None and last in seats else 0
            self.ask_seat(seats[place % len(seats)])

    def ask_seat(self, seat: int) -> None:
        """Asks a computer about its last turn; does nothing for a person."""
        whys = self._whys()
        why = None if whys is None else whys.of_seat(seat)
        if why is not None:
            self.note.tell(why, self._window.table.whereabouts.plate(seat))

    def ask_thing(self, thing: Thing, beside: QRect) -> None:
        """Explains a thing on the table; for a computer, also its last turn."""
        session, zone = self._conductor.session, thing.zone
        told = None if session is None else session.explain(thing)
        if session is None or told is None:
            return
        is_player = zone.kind is ZoneKind.HAND and thing.card is None
        why = session.whys().of_seat(zone.owner) if is_player else None
        if why is None:
            self.note.tell(Why(None, ((told.what, told.text),), told.anchor), beside)
        else:
            self.note.tell(why, beside)

    def ask_line(self, row: int) -> None:
        """Asks about a line of the log."""
        whys = self._whys()
        why = None if whys is None else whys.of_line(row)
        if why is not None:
            self.note.tell(why, self._window.log_panel.place_of(row))

    def _whys(self) -> ActionReasons | None:
        session = self._conductor.session
        return None if session is None else session.whys()
