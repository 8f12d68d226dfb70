"""The seats that are played from phones: who is invited, who is there, what each shows."""

from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.phone_numbers import PhoneNumbers
from canasta_gui.controller.phone_process import PhoneHost
from canasta_gui.controller.phone_seat import AskForHint, Manners, PhoneSeat, SeatState
from canasta_gui.persistence.phone_links import LinksFile, PhoneLinks, SeatKey, new_key
from canasta_gui.phones.gestures import Bye, read_wish
from canasta_gui.phones.wire import WATCH, Files, WireError
from canasta_gui.session.session import Session

_FIRST_NUMBERS: Final = 2**30


class PhoneSeats(QObject):
    """Lets phones play seats of the match on the table. Nothing listens before `invite`."""

    changed = Signal()
    """Emitted when a seat, or the address, has changed."""
    left = Signal(int)
    """Emitted with a seat whose person went back to the table."""
    replaced = Signal(int)
    """Emitted with a seat that another phone has taken over."""
    moved = Signal()
    """Emitted when phones need new codes because the computer is in another network."""
    failed = Signal()
    """Emitted when phones can no longer be served; every seat is back at the table."""

    def __init__(
        self,
        conductor: Conductor,
        make_files: Callable[[], Files],
        manners: Callable[[int], Manners],
        ask_hint: AskForHint,
    ) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._manners = manners
        self._ask_hint = ask_hint
        self.host = PhoneHost(self, make_files)
        """Where phones are served."""
        self.host.told.connect(self._hear)
        self.host.changed.connect(self._follow_host)
        self.host.restarted.connect(self._await_all)
        self.host.moved.connect(self._move)
        self.host.failed.connect(self._fail)
        self._phones: dict[int, PhoneSeat] = {}
        self.numbers = PhoneNumbers(self._phones, self.host, self.changed.emit)
        """What phones without a camera type."""
        self._table: Session | None = None
        self._path: Path | None = None
        self._file = LinksFile()
        conductor.changed.connect(self._follow_table)
        self.changed.connect(self._keep_links)

    # --- what the people at the table do

    def state_of(self, seat: int) -> SeatState | None:
        """Returns where a seat is with its phone; ``None`` if it is played at the table."""
        return self._phones[seat].state if seat in self._phones else None

    def is_asleep(self, seat: int) -> bool:
        """Returns whether nothing is heard of the phone of a seat."""
        return self.state_of(seat) is SeatState.QUIET

    def needs_code(self, seat: int) -> bool:
        """Returns whether the phone of a seat has to be shown the way."""
        return seat in self._phones and self._phones[seat].needs_code

    @property
    def moved_seats(self) -> tuple[int, ...]:
        """The seats whose phones are lost since the computer came into another network."""
        return tuple(phone.seat for phone in self._phones.values() if phone.is_lost)

    def link_of(self, seat: int) -> str:
        """Returns the link that opens the hand of a seat; empty while there is none."""
        phone = self._phones.get(seat)
        return "" if phone is None or not self.host.port else self.host.link_with(phone.key)

    def invite(self, seat: int, address: str) -> None:
        """Makes a new link for a seat, and listens on the address; an earlier link is worth nothing
        any more.
        """
        self._table, self._path = self._conductor.session, self._conductor.path
        self._give_back(seat)
        phone = self._add(seat, new_key())
        self.host.invite(seat, phone.key, address)
        self.numbers.offer(phone)
        self._show_at_table()

    def restore(self, links: PhoneLinks) -> None:
        """Serves the phones again that played the match on the table before the program ended."""
        if self._phones:
            return
        self._table, self._path = self._conductor.session, self._conductor.path
        self.host.wanted_port = links.port
        self._file.note_kept(links)
        keys = {it.seat: it.key for it in links.seats if it.seat in self._persons() | {WATCH}}
        for seat, key in keys.items():
            phone = self._add(seat, key)
            phone.state, phone.needs_code = SeatState.QUIET, False
        if keys:
            self.host.invite_again(keys, links.address)
        self._resume()

    def _add(self, seat: int, key: str) -> PhoneSeat:
        attempt = self._conductor.attempt
        # States are counted from anywhere: no deed for one before a restart fits one after it.
        first = randbelow(_FIRST_NUMBERS)
        made = PhoneSeat(seat, key, self.host.send, attempt, self._ask_hint, first)
        self._phones[seat] = made
        return made

    def take_back(self, seat: int) -> None:
        """Gives a seat back to the table; nothing listens any more after the last one."""
        self._give_back(seat)
        self._show_at_table()

    def withdraw_invitations(self) -> None:
        """Makes the links worthless that nobody has followed yet, and all numbers."""
        for phone in tuple(self._phones.values()):
            if phone.state is SeatState.INVITED:
                self._give_back(phone.seat)
            else:
                self.numbers.withdraw(phone)
        self._stop_if_idle()

    def end(self) -> None:
        """Lets every phone go when the program ends; they are served again by `restore`."""
        # A sheet that closes with the window may still call.
        self.changed.disconnect(self._keep_links)
        self._phones.clear()
        self.host.end()

    def refresh(self) -> None:
        """Shows everything again as each person wants it now, for example in another language."""
        for phone in self._phones.values():
            if phone.session is not None:
                manners = self._manners(phone.seat)
                phone.attach(phone.session, manners)
                self.host.welcome(phone.seat, phone.done, manners.welcome)
                phone.session.refresh()

    # --- what phones do

    def _hear(self, kind: str, seat: int, text: str) -> None:
        phone = self._phones.get(seat)
        if phone is None:
            return
        if kind == "said":
            self._obey(phone, text)
        elif kind in ("here", "replaced"):
            self._receive(phone)
            if kind == "replaced":
                self.replaced.emit(seat)
        elif kind in ("asks", "unasked", "lapsed", "spent"):
            self.numbers.follow(phone, kind)
        else:
            self._set_state(phone, SeatState.HERE if kind == "woke" else SeatState.QUIET)

    def _receive(self, phone: PhoneSeat) -> None:
        """Gives a phone the hand of its seat."""
        self.host.welcome(phone.seat, phone.done, self._manners(phone.seat).welcome)
        phone.come()
        self._set_state(phone, SeatState.HERE)
        if phone.session is None:
            self._attach(phone)
        else:
            phone.show_again()

    def _attach(self, phone: PhoneSeat) -> None:
        if self._table is None or self._table is not self._conductor.session:
            phone.show_busy()
            return
        seat = None if phone.seat == WATCH else phone.seat
        session = self._conductor.seat_session(seat, phone.show)
        phone.attach(session, self._manners(phone.seat))
        self._show_at_table()
        session.refresh()

    def _obey(self, phone: PhoneSeat, text: str) -> None:
        try:
            wish = read_wish(text)
        except WireError:
            self.host.refuse(phone.seat)
            return
        if phone.seat == WATCH:
            self.host.refuse(WATCH)
        elif isinstance(wish, Bye):
            self.take_back(phone.seat)
            self.left.emit(phone.seat)
        else:
            phone.answer(wish)

    # --- what the table does

    def _set_state(self, phone: PhoneSeat, state: SeatState) -> None:
        if phone.state is not state:
            phone.state = state
            self._show_at_table()

    def _show_at_table(self) -> None:
        """Shows at the table whose hands are on phones."""
        table = self._table
        if table is not None and table is self._conductor.session:
            seated = [it for it in self._phones.values() if it.seat != WATCH]
            table.seat_notes = {it.seat: it.note for it in seated if it.session is not None}
            table.show_elsewhere(frozenset(table.seat_notes))
        self._stop_if_idle()

    def _stop_if_idle(self) -> None:
        self.host.stop_if_idle()
        self.changed.emit()

    def _give_back(self, *seats: int) -> None:
        for phone in [self._phones.pop(seat) for seat in seats if seat in self._phones]:
            self.host.forget(phone.seat)
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
            for seat in self._phones.keys() - self._persons() - {WATCH}:
                self.take_back(seat)
            self._keep_links()
        elif session is None or path is None:
            for phone in self._phones.values():
                phone.rest()
        elif path == self._path:
            self._table = session
            self._resume()
        else:
            self._give_back(*self._phones)
            self._stop_if_idle()

    def _resume(self) -> None:
        for phone in self._phones.values():
            phone.session = None
            if phone.state is not SeatState.INVITED:
                self._attach(phone)

    def _persons(self) -> frozenset[int]:
        return frozenset() if self._table is None else self._table.match.persons

    # --- where phones are served

    def _follow_host(self) -> None:
        is_waiting = all(it.state is SeatState.INVITED for it in self._phones.values())
        if self.host.is_refused and not is_waiting:
            self._fail()
        self.changed.emit()

    def _await_all(self) -> None:
        """Waits for the phones to come again."""
        for phone in self._phones.values():
            if phone.number:
                self.numbers.offer(phone)
            if phone.state is SeatState.HERE:
                phone.state = SeatState.QUIET
        self._show_at_table()

    def _move(self) -> None:
        """Shows that the phones have to be told where they are served now."""
        for phone in self._phones.values():
            phone.needs_code = True
        self._await_all()
        self.moved.emit()

    def _fail(self) -> None:
        """Gives every seat back, because phones cannot be served."""
        self._give_back(*self._phones)
        self._show_at_table()
        self.failed.emit()

    def _keep_links(self) -> None:
        """Keeps the links of the phones that play, for as long as they do."""
        self._file.keep(self._links())

    def _links(self) -> PhoneLinks | None:
        came = [it for it in self._phones.values() if it.state is not SeatState.INVITED]
        if self._table is None or self._path is None or self._table.match.is_over or not came:
            return None
        return PhoneLinks(
            match=self._path.name,
            address=self.host.address,
            port=self.host.port or self.host.wanted_port,
            seats=tuple(SeatKey(seat=it.seat, key=it.key) for it in came),
        )
