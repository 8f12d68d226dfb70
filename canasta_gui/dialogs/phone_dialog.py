"""Lets people take their hand onto a phone, by a square code that its camera reads, and back to the
table.
"""

from collections.abc import Sequence

import segno
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.controller.phone_seat import SeatState
from canasta_gui.controller.phone_seats import PhoneSeats
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated
from canasta_gui.phones.addresses import Network, host_of
from canasta_gui.phones.wire import WATCH
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import button, label, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row, wide
from canasta_gui.widgets.switches import SegmentedControl
from canasta_gui.words.written import message
from engine import Match

_QUIET = 4
"""The white modules that have to lie around a code."""
_LEAST_CODE, _USUAL_CODE = 200, 264


class QrCode(QWidget):
    """Shows a text as a code, always black on white: cameras read nothing else as surely."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(_LEAST_CODE, _LEAST_CODE)

    def show_text(self, text: str) -> None:
        """Shows the code of a text; without one nothing."""
        self.text = text
        made = segno.make_qr(text, error="m") if text else None
        self._rows = () if made is None else tuple(bytes(row) for row in made.matrix)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_USUAL_CODE, _USUAL_CODE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        count = len(self._rows) + 2 * _QUIET
        # Whole pixels, so that all modules are equally wide.
        ratio = self.devicePixelRatioF()
        module = max(1, int(min(self.width(), self.height()) * ratio / count)) / ratio
        side = module * count
        painter = QPainter(self)
        painter.translate((self.width() - side) / 2, (self.height() - side) / 2)
        painter.scale(module, module)
        painter.fillRect(QRect(0, 0, count, count), Qt.GlobalColor.white)
        for y, row in enumerate(self._rows, _QUIET):
            for x, is_dark in enumerate(row, _QUIET):
                if is_dark:
                    painter.fillRect(QRect(x, y, 1, 1), Qt.GlobalColor.black)
        painter.end()


class PhoneDialog(SheetDialog):
    """Shows the code of one seat at a time; nothing listens before a code is shown."""

    is_of_match = True

    def __init__(
        self,
        match: Match,
        seats: PhoneSeats,
        networks: Sequence[Network],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._phones = seats
        self._wanted: list[int] = []
        """The seats whose codes are shown one after another."""
        self._is_asked = False
        """Whether the code of the first of them was shown."""
        self._names = {network.address: network.name for network in networks}
        self.people = SegmentedControl(tuple(str(seat) for seat in (*sorted(match.persons), WATCH)))
        self.people.choose(str(min(match.persons)))
        self.networks = ValueComboBox(
            tuple(self._names) or ("",),
            lambda address: f"{self._names.get(address, '')} ({address})",
        )
        if seats.host.address:
            self.networks.show_value(seats.host.address)
        self.code = QrCode()
        self.state = label(role="strong", is_wrapped=True)
        self.link = label(role="facts", is_wrapped=True)
        self.link.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.show_button, self.back_button = button(), button()
        self.typed = label(role="strong", is_wrapped=True)
        self.yes_button, self.no_button = button(), button()
        self._network_label = label(role="caption")
        self._private, self._help = (label(role="caption", is_wrapped=True) for _ in range(2))
        seats.numbers.offer_to_lost()
        self._fill()
        self.close_button = self.add_closing_button()
        self.people.chosen.connect(self._show)
        self.networks.chosen.connect(self._change_network)
        self.show_button.clicked.connect(self._invite)
        self.back_button.clicked.connect(self._take_back)
        self.yes_button.clicked.connect(lambda: self._answer(is_right=True))
        self.no_button.clicked.connect(lambda: self._answer(is_right=False))
        seats.changed.connect(self._show)
        seats.changed.connect(self._go_on)
        self.finished.connect(self._phones.withdraw_invitations)
        self.retranslate()
        self.resize(760, 660)

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        return int(self.people.value or 0)

    def ask_for(self, seats: Sequence[int]) -> None:
        """Shows the code of each seat until its phone has come, then closes; without seats or a
        network it waits for the player.
        """
        if self._names:
            self._wanted = list(seats)
            self._go_on()

    def _go_on(self) -> None:
        """Shows the code of the next wanted seat once the phone of the present one is there."""
        if not self._wanted:
            return
        seat = self._wanted[0]
        state = self._phones.state_of(seat)
        if state is None and self._is_asked:
            # Nobody can be served, or the seat was given back.
            self._wanted.clear()
        elif state is None:
            self.people.choose(str(seat))
            self._is_asked = True
            self._invite()
        elif self._phones.needs_code(seat):
            self.people.choose(str(seat))
            self._show()
        else:
            self._wanted.pop(0)
            self._is_asked = False
            if self._wanted:
                self._go_on()
            else:
                self.accept()

    def _fill(self) -> None:
        column = self.scroll_body()
        column.addWidget(self.people)
        side = in_column(self.state, spacing=10)
        for action in (self.yes_button, self.no_button, self.show_button, self.back_button):
            side.addWidget(action, 0, Qt.AlignmentFlag.AlignLeft)
        fill(side, self.link, self.typed, self._network_label, self.networks, AIR)
        fill(column, in_row(self.code, wide(side), spacing=20), self._private, self._help, AIR)

    @override
    def retranslate(self) -> None:
        self.set_heading(
            self.tr("A phone as a hand"),
            self.tr(
                "The camera of a phone opens the code: that hand is then on the phone, and face"
                " down here. No app and no internet are needed."
            ),
        )
        players = self._match.seats
        names = {str(it): players[it].name for it in sorted(self._match.persons)}
        self.people.set_texts({**names, str(WATCH): self.tr("Watch")})
        self.people.set_name(self.tr("Whose hand"))
        self._network_label.setText(self.tr("Network of the phone"))
        self.networks.setAccessibleName(self._network_label.text())
        self.networks.retranslate()
        self._private.setText(
            self.tr(
                "Meant for your own home network: who listens in on it with the right tools could"
                " read a hand. Nothing goes to the internet, and nobody is let in without the code."
            )
        )
        self._help.setText(
            self.tr(
                "If the page does not open: the phone has to be in the same network, not in a guest"
                " network or a VPN. Your system may ask whether Canasta may be reached: allow it"
                " for private networks. Or choose another network above."
            )
        )
        self.close_button.setText(self.tr("Done"))
        self.yes_button.setText(self.tr("Let it in"))
        self.no_button.setText(self.tr("Not this phone"))
        self._show()

    def _show(self) -> None:
        asking = self._phones.numbers.asking
        if asking is not None:
            self.people.choose(str(asking))
        seat = self.seat
        is_watching = seat == WATCH
        name = "" if is_watching else self._match.seats[seat].name
        state, link = self._phones.state_of(seat), self._phones.link_of(seat)
        # As many phones as like may watch by one code.
        is_open = self._phones.needs_code(seat) or (is_watching and state is not None)
        self.code.show_text(link if is_open else "")
        self.code.setVisible(is_open and bool(link))
        self.code.setAccessibleName(
            self.tr("Code for watching")
            if is_watching
            else self.tr("Code for {name}").format(name=isolated(name))
        )
        show_text(self.link, link if is_open else "")
        is_asked = asking is not None
        show_text(self.typed, self._typed_text(seat) if is_open and link and not is_asked else "")
        for action in (self.yes_button, self.no_button):
            action.setVisible(is_asked)
        self.show_button.setVisible(not is_asked)
        self.state.setText(self._trouble() or self._state_text(state, name))
        self.show_button.setText(self._show_text(state, name))
        self.show_button.setEnabled(bool(self._names))
        self.back_button.setText(
            self.tr("No more watching") if is_watching else self.tr("Play at the table again")
        )
        self.back_button.setVisible(state in (SeatState.HERE, SeatState.QUIET))
        is_choice = len(self._names) > 1
        self._network_label.setVisible(is_choice)
        self.networks.setVisible(is_choice)

    def _show_text(self, state: SeatState | None, name: str) -> str:
        if state is not None:
            return self.tr("New code")
        if not name:
            return self.tr("Show the code for watching")
        return self.tr("Show the code for {name}").format(name=isolated(name))

    def _trouble(self) -> str:
        """Returns why no phone can come; empty if one can."""
        if not self._names or self._phones.host.is_lost:
            return self.tr("This computer is in no network that a phone could reach.")
        if self._phones.host.is_refused:
            return self.tr("The system does not let Canasta be reached in this network.")
        return ""

    def _typed_text(self, seat: int) -> str:
        """Returns what a phone without a camera does."""
        number, host = self._phones.numbers.number_of(seat), self._phones.host
        if not number:
            return self.tr("Too many wrong numbers were typed.")
        half = len(number) // 2
        return self.tr(
            "Without a camera: open {address} in the phone's browser, and type {number} there."
        ).format(
            address=host_of(host.address, host.port),
            number=f"{number[:half]}\N{NO-BREAK SPACE}{number[half:]}",
        )

    def _state_text(self, state: SeatState | None, name: str) -> str:
        if name and state is SeatState.QUIET and self._phones.needs_code(self.seat):
            state = SeatState.INVITED
        if self._phones.numbers.asking is not None:
            return self.tr("A phone has typed the number. Is it the right one?")
        if not name:
            return self.tr("Whoever opens this code sees the table, and nobody's hand.")
        return message("PhoneDialog", state or "table", name=isolated(name))

    def _answer(self, *, is_right: bool) -> None:
        self._phones.numbers.answer(self.seat, is_right=is_right)

    def _invite(self) -> None:
        self._phones.invite(self.seat, self.networks.value)

    def _take_back(self) -> None:
        self._phones.take_back(self.seat)

    def _change_network(self) -> None:
        if self._phones.state_of(self.seat) is SeatState.INVITED:
            self._phones.host.listen_on(self.networks.value)
