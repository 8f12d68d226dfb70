"""The seats that are played from phones: who is invited, who is there, what each shows."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_bytes
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.phone_process import PhoneProcess
from canasta_gui.controller.phone_seat import AskForHint, PhoneSeat, SeatState
from canasta_gui.phones.gestures import Bye, read_wish
from canasta_gui.phones.wire import KEY_BYTES, Files, WireError, write
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.builders.text_id import TextId

PORT: Final = 47474
"""The port that is tried first: on another one phones would not know their links any more."""
_RESTARTS: Final = 2
"""The number of times that the process is started again before the seats go back to the table."""


class PhoneSeats(QObject):
    """Lets phones play seats of the match on the table. Nothing listens before `invite`."""

    changed = Signal()
    """Emitted when a seat, or the address, has changed."""
    left = Signal(int)
    """Emitted with a seat whose person went back to the table."""
    replaced = Signal(int)
    """Emitted with a seat that another phone has taken over."""
    failed = Signal()
    """Emitted when phones can no longer be served; every seat is back at the table."""

    def __init__(
        self,
        conductor: Conductor,
        make_files: Callable[[], Files],
        welcome: Callable[[], Mapping[str, object]],
        ask_hint: AskForHint,
        process: PhoneProcess | None = None,
    ) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._make_files = make_files
        self._welcome = welcome
        self._ask_hint = ask_hint
        self._process = process or PhoneProcess(self)
        self._process.told.connect(self._hear)
        self._process.ended.connect(self._restart)
        self._phones: dict[int, PhoneSeat] = {}
        self._table: Session | None = None
        self._path: Path | None = None
        self._restarts = 0
        self.address = ""
        """The address on which phones are served."""
        self.port = 0
        """The port there; zero until the process listens."""
        self.is_refused = False
        """Whether the system does not let the program listen on the address."""
        conductor.changed.connect(self._follow_table)

    # --- what the people at the table do

    def state_of(self, seat: int) -> SeatState | None:
        """Returns where a seat is with its phone; ``None`` if it is played at the table."""
        return self._phones[seat].state if seat in self._phones else None

    def is_asleep(self, seat: int) -> bool:
        """Returns whether nothing is heard of the phone of a seat."""
        return self.state_of(seat) is SeatState.QUIET

    def link_of(self, seat: int) -> str:
        """Returns the link that opens the hand of a seat; empty while there is none."""
        if seat not in self._phones or not self.port:
            return ""
        return f"http://{self.address}:{self.port}/#{self._phones[seat].key}"

    def invite(self, seat: int, address: str) -> None:
        """Makes a new link for a seat, and listens on the address; an earlier link is worth nothing
        any more.
        """
        self._table, self._path = self._conductor.session, self._conductor.path
        self._give_back(seat)
        key = urlsafe_b64encode(token_bytes(KEY_BYTES)).decode().rstrip("=")
        attempt = self._conductor.attempt
        self._phones[seat] = PhoneSeat(seat, key, self._send, attempt, self._ask_hint)
        if address != self.address or not self._process.is_running:
            self.listen_on(address)
        else:
            self._process.tell("invite", seat, key.encode())
        self._show_at_table()

    def listen_on(self, address: str) -> None:
        """Serves phones in another network; those in the one before are lost."""
        self.address, self.port, self.is_refused = address, 0, False
        self._process.tell("open", address, PORT, self._make_files())
        for phone in self._phones.values():
            self._process.tell("invite", phone.seat, phone.key.encode())
        self.changed.emit()

    def take_back(self, seat: int) -> None:
        """Gives a seat back to the table; nothing listens any more after the last one."""
        self._give_back(seat)
        self._show_at_table()

    def withdraw_invitations(self) -> None:
        """Makes the links worthless that nobody has followed yet."""
        for phone in [it for it in self._phones.values() if it.state is SeatState.INVITED]:
            self._give_back(phone.seat)
        self._stop_if_idle()

    def end(self) -> None:
        """Gives every seat back, without showing it."""
        self._phones.clear()
        self._process.end()
        self.port = 0

    def refresh(self) -> None:
        """Shows everything again, for example after a change of language."""
        for phone in self._phones.values():
            if phone.session is not None:
                phone.session.refresh()

    # --- what phones do

    def _hear(self, kind: str, seat: int, text: str) -> None:
        if kind in ("open", "shut"):
            self.port, self.is_refused = seat, kind == "shut"
            self.changed.emit()
            return
        phone = self._phones.get(seat)
        if phone is None:
            return
        if kind == "said":
            self._obey(phone, text)
        elif kind in ("here", "replaced"):
            self._receive(phone)
            if kind == "replaced":
                self.replaced.emit(seat)
        else:
            self._set_state(phone, SeatState.HERE if kind == "woke" else SeatState.QUIET)

    def _receive(self, phone: PhoneSeat) -> None:
        """Gives a phone the hand of its seat."""
        self._restarts = 0
        name = "" if self._table is None else self._table.match.seats[phone.seat].name
        welcome = write("welcome", name=name, done=phone.done, **self._welcome())
        self._send(phone.seat, "welcome", welcome)
        self._set_state(phone, SeatState.HERE)
        if phone.session is None:
            self._attach(phone)
        else:
            phone.show_again()

    def _attach(self, phone: PhoneSeat) -> None:
        if self._table is None or self._table is not self._conductor.session:
            phone.show_busy()
            return
        phone.session = self._conductor.seat_session(phone.seat, phone.show)
        self._show_at_table()
        phone.session.refresh()

    def _obey(self, phone: PhoneSeat, text: str) -> None:
        try:
            wish = read_wish(text)
        except WireError:
            self._process.tell("refuse", phone.seat)
            return
        if isinstance(wish, Bye):
            self.take_back(phone.seat)
            self.left.emit(phone.seat)
        else:
            phone.answer(wish)

    def _send(self, seat: int, kind: str, text: str) -> None:
        self._process.tell("send", seat, kind, text)

    # --- what the table does

    def _set_state(self, phone: PhoneSeat, state: SeatState) -> None:
        if phone.state is not state:
            phone.state = state
            self._show_at_table()
            self.changed.emit()

    def _show_at_table(self) -> None:
        """Shows at the table whose hands are on phones."""
        table = self._table
        if table is not None and table is self._conductor.session:
            attached = {it.seat: it for it in self._phones.values() if it.session is not None}
            table.seat_notes = {
                seat: TextId.SEAT_PHONE if it.state is SeatState.HERE else TextId.SEAT_PHONE_AWAY
                for seat, it in attached.items()
            }
            table.show_elsewhere(frozenset(attached))
        self._stop_if_idle()

    def _stop_if_idle(self) -> None:
        if not self._phones and self._process.is_running:
            self._process.stop()
            self.port = 0
        self.changed.emit()

    def _give_back(self, seat: int) -> None:
        phone = self._phones.pop(seat, None)
        if phone is not None:
            self._process.tell("forget", seat)
            if phone.session is not None:
                phone.session.leave()

    def _follow_table(self) -> None:
        """Follows the match: while something else lies on the table, to the same match opened
        again, and back to the table for another one.
        """
        session, path = self._conductor.session, self._conductor.path
        if not self._phones:
            return
        if session is self._table:
            for seat in self._phones.keys() - self._persons():
                self.take_back(seat)
        elif session is None or path is None:
            self._rest()
        elif path == self._path:
            self._table = session
            self._resume()
        else:
            for seat in tuple(self._phones):
                self._give_back(seat)
            self._stop_if_idle()

    def _rest(self) -> None:
        for phone in self._phones.values():
            if phone.session is not None:
                phone.session = None
                phone.show_busy()

    def _resume(self) -> None:
        for phone in self._phones.values():
            phone.session = None
            if phone.state is not SeatState.INVITED:
                self._attach(phone)

    def _persons(self) -> frozenset[int]:
        return frozenset() if self._table is None else self._table.match.persons

    def _restart(self) -> None:
        """Starts the process again after it died; after too many times the seats go back."""
        self._restarts += 1
        if self._restarts <= _RESTARTS and self._phones:
            for phone in self._phones.values():
                if phone.state is SeatState.HERE:
                    phone.state = SeatState.QUIET
            self.listen_on(self.address)
            self._show_at_table()
            return
        for phone in self._phones.values():
            if phone.session is not None:
                phone.session.leave()
        self._phones.clear()
        self.port = 0
        self._show_at_table()
        self.failed.emit()
