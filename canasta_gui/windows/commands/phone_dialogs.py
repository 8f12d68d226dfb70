"""Opens the sheet that takes hands onto phones, and tells what becomes of those phones."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_gui.controller.hint_requests import HintRequests
from canasta_gui.i18n.formats import isolated
from canasta_gui.i18n.translator import resolve
from canasta_gui.i18n.translator import speaking as speaking_as
from canasta_gui.settings.model import Settings
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.theme.chosen_styles import deck_style
from canasta_gui.theme.theme import wants_high_contrast
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from canasta_gui.windows.panels.banner import Offer
from engine import SeatPlayer

if TYPE_CHECKING:
    # Imported with the first phone, to start fast.
    from canasta_gui.controller.phone_seat import Manners
    from canasta_gui.controller.phone_seats import PhoneSeats
    from canasta_gui.phones.wire import Files


class PhoneDialogs(DialogGroup):
    """Opens the sheet, and finds the phones of a match again."""

    seats: "PhoneSeats | None" = None
    """The seats on phones; ``None`` before the first of them."""
    _asleep = ""
    _opened: Path | None = None
    """The match for which kept links were looked for."""

    def __init__(self, context: DialogContext, hinting: HintRequests) -> None:
        super().__init__(context)
        self._hinting = hinting
        self._flow.conductor.changed.connect(self._find_phones)
        self._flow.phones_asked.connect(lambda: self.show_phones(self._flow.phone_seats))

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {"phone": self.show_phones}

    @property
    def can_invite(self) -> bool:
        """Whether a match with people is on the table."""
        match = self._flow.conductor.kept_match
        return match is not None and not match.is_over and bool(match.persons)

    def show_phones(self, wanted: Sequence[int] = ()) -> None:
        """Opens the sheet with the codes for phones; those of wanted seats one after another."""
        from canasta_gui.controller.networks import networks
        from canasta_gui.dialogs.phone_dialog import PhoneDialog

        match = self._flow.match
        if match is not None and self.can_invite:
            dialog = PhoneDialog(match, self._need_seats(), networks(), self._window)
            dialog.open()
            dialog.ask_for(wanted)

    def end(self) -> None:
        """Lets every phone go when the program ends."""
        if self.seats is not None:
            self.seats.end()

    def _find_phones(self) -> None:
        """Serves phones again that played this match when the program ended or was killed."""
        path, before = self._flow.conductor.path, self._opened
        self._opened = path
        if path is None or path == before or not self.can_invite:
            return
        from canasta_gui.persistence.phone_links import read_links

        links = read_links()
        if links is not None and links.match == path.name:
            self._need_seats().restore(links)

    def _need_seats(self) -> "PhoneSeats":
        if self.seats is None:
            self.seats = self._make_seats()
        return self.seats

    def _make_seats(self) -> "PhoneSeats":
        from canasta_gui.controller.phone_seats import PhoneSeats

        made = PhoneSeats(self._flow.conductor, self._files, self.manners, self._hinting.ask_for)
        made.replaced.connect(self._tell_replaced)
        made.failed.connect(self._tell_failed)
        made.moved.connect(self._tell_moved)
        made.changed.connect(self._tell_asleep)
        self._flow.conductor.changed.connect(self._tell_asleep)
        self._preferences.changed.connect(made.refresh)
        return made

    def _files(self) -> "Files":
        from canasta_gui.controller.phone_page import page_files
        from canasta_gui.phones.wire import WATCH

        styles = {seat: self._style(seat) for seat in (WATCH, *range(len(self._players())))}
        return page_files(styles, resolve(self._settings(WATCH).language))

    def manners(self, seat: int) -> "Manners":
        """Returns how the person at a seat wants it."""
        from canasta_gui.controller.phone_page import faces_path, page_words
        from canasta_gui.controller.phone_seat import Manners
        from canasta_gui.phones.wire import WATCH

        settings = self._settings(seat)
        language, is_plain = resolve(settings.language), settings.plain_words

        def speaking() -> AbstractContextManager[None]:
            return speaking_as(language, is_plain=is_plain)

        with speaking():
            words = page_words()
        welcome = {
            "name": "" if seat == WATCH else self._players()[seat].name,
            "scale": settings.text_scale,
            "contrast": wants_high_contrast(settings),
            "language": language,
            "words": words,
            "faces": faces_path(self._style(seat)),
        }
        return Manners(settings.hints, settings.confirm_discard, speaking, welcome)

    def _players(self) -> tuple[SeatPlayer, ...]:
        match = self._flow.match
        return () if match is None else match.seats

    def _settings(self, seat: int) -> Settings:
        """Returns the settings of the person at a seat; those of the machine where nobody is."""
        players = self._players()
        is_seat = 0 <= seat < len(players) and players[seat].is_person
        return self._preferences.settings_of(players[seat].name if is_seat else "")

    def _style(self, seat: int) -> DeckStyle:
        return deck_style(self._settings(seat), self._preferences.remembered.words_style)

    def _name(self, seat: int) -> str:
        match = self._flow.match
        return "" if match is None else match.seats[seat].name

    def _tell_replaced(self, seat: int) -> None:
        text = self.tr("Another phone shows {name}'s hand now.").format(
            name=isolated(self._name(seat))
        )
        self._window.banner.tell(text)

    def _tell_failed(self) -> None:
        self._window.banner.tell(
            self.tr("Phones can no longer be reached. Their hands are at the table again.")
        )

    def _tell_moved(self) -> None:
        """Offers the codes while phones do not know the new address."""
        offer = Offer(self.tr("Show the codes"), self._show_moved)
        self._window.banner.tell(self._moved_text, offer)

    def _show_moved(self) -> None:
        if self.seats is not None:
            self.show_phones(self.seats.moved_seats)

    @property
    def _moved_text(self) -> str:
        return self.tr("This computer is in another network now: phones need new codes.")

    def _tell_asleep(self) -> None:
        """Offers another way while the game waits for a phone that sleeps."""
        if self.seats is not None and not self.seats.moved_seats:
            self._window.banner.withdraw(self._moved_text)
        seats, seat = self.seats, self._waited_for()
        name = "" if seat is None else self._name(seat)
        text = self.tr("{name}'s phone sleeps: touch it, or play at the table.").format(
            name=isolated(name)
        )
        text = text if name else ""
        if text == self._asleep:
            return
        self._window.banner.withdraw(self._asleep)
        self._asleep = text
        if seats is not None and seat is not None:
            offers = [Offer(self.tr("Play at the table"), lambda: seats.take_back(seat))]
            leave = self._window.actions_by_name["stand-in"]
            if leave.isEnabled():
                offers.append(Offer(self.tr("A computer takes over…"), leave.trigger))
            self._window.banner.tell(text, *offers)

    def _waited_for(self) -> int | None:
        """Returns the seat of the phone that the game waits for in vain; ``None`` if it does
        not.
        """
        match, seats = self._flow.match, self.seats
        if match is None or seats is None or match.is_between_deals:
            return None
        is_waiting = seats.is_asleep(match.actor) and not seats.needs_code(match.actor)
        return match.actor if is_waiting else None
