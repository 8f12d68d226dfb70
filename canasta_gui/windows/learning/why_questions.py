"""Answers "why did you do that?", asked from the menu, a player's plate or the log, and "why not?":
the cost of each move for which the raised cards could be used.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.session.action_reasons import ActionReasons, Why
from canasta_gui.table.meld_lens import enlarged
from canasta_gui.viewmodel.gestures import Thing
from canasta_gui.viewmodel.zones import ZoneKind
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.panels.note import WhyNote
from engine import Action

if TYPE_CHECKING:
    from engine import Advice


class WhyNot(QObject):
    """Finds the move that is meant, has it judged, and shows the answer beside the piles."""

    def __init__(
        self, window: MainWindow, flow: MatchFlow, hinting: HintRequests, note: WhyNote
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._hinting = hinting
        self._meant: tuple[Action, ...] = ()
        self._note = note
        hinting.judged.connect(self._tell)

    def ask(self) -> None:
        """Asks about the raised cards, or about drawing if none is raised."""
        session = self._flow.conductor.session
        cards = self._window.table.selected_cards()
        self._meant = () if session is None else session.meant(cards)
        if not self._meant:
            self._show((("", self.tr("Raise cards that you may play now, and ask again.")),))
        elif self._hinting.ask_about(self._meant):
            self._show((("", self.tr("Looking at it…")),))

    def _tell(self, compared: "tuple[Advice, ...]") -> None:
        session = self._flow.conductor.session
        if self._meant and session is not None:
            self._show(session.tell_meant(compared))

    def _show(self, moves: tuple[tuple[str, str], ...]) -> None:
        self._note.tell(Why(None, moves), self._window.table.whereabouts.piles())


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
            picture = enlarged(self._window.table.table_scene, zone)
            self.note.tell(Why(None, ((told.what, told.text),), told.anchor), beside, picture)
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
