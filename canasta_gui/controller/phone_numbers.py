"""The numbers that people type on phones without a camera, and the question that follows."""

from collections.abc import Callable, Mapping
from secrets import randbelow

from canasta_gui.controller.phone_process import PhoneHost
from canasta_gui.controller.phone_seat import PhoneSeat
from canasta_gui.phones.wire import NUMBER_DIGITS


class PhoneNumbers:
    """Makes a number for each phone that is awaited while the sheet shows codes."""

    def __init__(
        self, phones: Mapping[int, PhoneSeat], host: PhoneHost, note_change: Callable[[], None]
    ) -> None:
        self._phones = phones
        self._host = host
        self._note_change = note_change

    def number_of(self, seat: int) -> str:
        """Returns what may be typed for a seat; empty while nothing may."""
        return self._phones[seat].number if seat in self._phones and self._host.port else ""

    @property
    def asking(self) -> int | None:
        """The seat that a phone asks for whose person typed the number; ``None`` without one."""
        return next((it.seat for it in self._phones.values() if it.is_asking), None)

    def answer(self, seat: int, *, is_right: bool) -> None:
        """Lets the phone in that typed the number of a seat, or sends it away."""
        self._host.admit(seat, is_right=is_right)
        self.follow(self._phones[seat], "unasked")

    def offer(self, phone: PhoneSeat) -> None:
        """Makes a number for a phone that no other one has now."""
        others = {it.number for it in self._phones.values()}
        while (number := f"{randbelow(10**NUMBER_DIGITS):0{NUMBER_DIGITS}}") in others:
            pass
        phone.number, phone.is_asking = number, False
        self._host.offer(phone.seat, number)

    def offer_to_lost(self) -> None:
        """Makes numbers for the phones that are lost, while a sheet shows their codes."""
        for phone in self._phones.values():
            if phone.is_lost and not phone.number:
                self.offer(phone)

    def withdraw(self, phone: PhoneSeat) -> None:
        """Takes the number of a phone back, and sends away who typed it."""
        if phone.number or phone.is_asking:
            phone.number, phone.is_asking = "", False
            self._host.offer(phone.seat, "")

    def follow(self, phone: PhoneSeat, kind: str) -> None:
        """Takes in what the process tells, and makes a new number in place of one that was typed or
        is old.
        """
        phone.is_asking = kind == "asks"
        if kind == "spent":
            phone.number = ""
        elif kind != "asks" and phone.number:
            self.offer(phone)
        self._note_change()
