"""The players at a table: who has which seat, and who deals first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.new_match.face_picker import FacePicker
from canasta_gui.dialogs.new_match.seat_editor import SeatEditor
from canasta_gui.i18n.formats import isolated
from canasta_gui.settings.person import Person, known_names
from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.viewmodel.player_faces import given_faces
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.factory import label, panel_in
from canasta_gui.widgets.person_row import choices_of
from canasta_gui.widgets.rows import AIR, in_column
from canasta_gui.words.player_names import computer_seat, default_seat, is_computer_name
from engine import Ruleset


class TableSetup(QWidget):
    """The seats of a table with given rules."""

    changed = Signal()

    def __init__(self, persons: Mapping[str, Person] = MappingProxyType({})) -> None:
        super().__init__()
        self._persons = choices_of(persons)
        """The persons of this machine, whom every seat of a person offers."""
        self._known = known_names(persons.values())
        self.seats: list[SeatEditor] = []
        self._sides: tuple[tuple[int, ...], ...] = ()
        self._way = "choose"
        self._is_drawn = False
        """Whether a draw of cards decides partners and seats."""
        self._heading = label(self.tr("Players"), "eyebrow")
        self._drawing = label(
            self.tr("Before the first deal cards are drawn: they decide partners and seats."),
            "caption",
            is_wrapped=True,
        )
        self._dealer_label = label(role="caption", is_wrapped=True)
        self.dealer = ComboBox()
        self._chairs = in_column(spacing=12)
        panel_in(
            self,
            self._heading,
            self._drawing,
            self._chairs,
            4,
            self._dealer_label,
            self.dealer,
            AIR,
            spacing=12,
        )

    @property
    def choices(self) -> tuple[RememberedSeat, ...]:
        """The player of each seat."""
        return tuple(editor.choice() for editor in self.seats)

    @property
    def shared_name(self) -> str:
        """A name that several players have, who could not be told apart; empty without one."""
        names = Counter(editor.name.casefold() for editor in self.seats)
        return next((it.name for it in self.seats if names[it.name.casefold()] > 1), "")

    @property
    def first_dealer(self) -> int | None:
        """The seat that deals first; ``None`` leaves it to chance or to the draw."""
        is_chosen = self._way == "choose" and self.dealer.currentIndex() > 0
        return self.dealer.currentIndex() - 1 if is_chosen else None

    def set_rules(self, rules: Ruleset) -> None:
        """Makes or removes seats; players keep theirs."""
        before = self.choices
        self._sides = rules.seats.sides
        self._way = rules.deal.first_dealer
        self._is_drawn = rules.deal.partner_draw
        self.dealer.setVisible(self._way == "choose")
        count = sum(len(side) for side in self._sides)
        while len(self.seats) > count:
            left = self.seats.pop()
            self._chairs.removeWidget(left)
            left.hide()
            left.deleteLater()
        for seat in range(len(self.seats), count):
            self._add_seat(seat)
        self.show_choices(before, self.first_dealer)
        self._write_places()

    def _add_seat(self, seat: int) -> None:
        editor = SeatEditor(seat, default_seat(seat, self._known))
        editor.changed.connect(self._names_changed)
        editor.face_asked.connect(partial(self._ask_face, seat))
        editor.computer_asked.connect(partial(self._seat_computer, seat))
        editor.person_chosen.connect(partial(self._seat_person, seat))
        self.seats.append(editor)
        self._chairs.addWidget(editor)

    def show_choices(self, seats: Sequence[RememberedSeat], first_dealer: int | None) -> None:
        """Shows the players of the last match; computers leave their faces to the persons who are
        offered.
        """
        for editor, seat in zip(self.seats, seats, strict=False):
            editor.show_choice(seat)
        theirs = self._faces_of_persons()
        chosen = [
            "" if seat.face in theirs and not seat.is_person else seat.face
            for seat in seats[: len(self.seats)]
        ]
        chosen += [""] * (len(self.seats) - len(chosen))
        for editor, face in zip(self.seats, given_faces(chosen, theirs), strict=True):
            editor.show_face(face)
        self._fill_dealers(first_dealer)

    def _write_places(self) -> None:
        """Writes the places of the players, and who deals first."""
        self._drawing.setVisible(self._is_drawn)
        self._dealer_label.setText(self._dealer_text())
        self.dealer.setAccessibleName(self.tr("First dealer"))
        for seat, editor in enumerate(self.seats):
            editor.set_place(self._place(seat))
        self._offer_persons()
        self._fill_dealers(self.first_dealer)

    def _place(self, seat: int) -> str:
        """Returns the place of a seat as seen from the first one, with its partners."""
        if self._is_drawn:
            return self.tr("Player {number}").format(number=seat + 1)
        mates = next(side for side in self._sides if seat in side)
        partners = [self.seats[mate].name for mate in mates if mate != seat]
        if not partners:
            return self.tr("Seat {number}").format(number=seat + 1)
        return self.tr("Seat {number}, partner of {names}").format(
            number=seat + 1, names=isolated(", ".join(partners))
        )

    def _dealer_text(self) -> str:
        if self._way == "choose":
            return self.tr("First dealer")
        if self._way == "random":
            return self.tr("Chance decides who deals first.")
        return self.tr("Whoever sits to the right of the highest card drawn deals first.")

    def _ask_face(self, seat: int) -> None:
        """Opens the choice of faces; a player who had the chosen face gets the previous one in
        exchange.
        """
        asked = self.seats[seat]
        others = [editor for editor in self.seats if editor is not asked]
        taken = {editor.face_button.face: editor.name for editor in others}
        own = asked.face_button.face
        picker = FacePicker(self._place(seat), own, taken, self)
        picker.chosen.connect(partial(self._give_face, seat))
        picker.open_below(asked.face_button)

    def _give_face(self, seat: int, face: str) -> None:
        before = self.seats[seat].face_button.face
        for editor in self.seats:
            if editor.face_button.face == face:
                editor.show_face(before)
        self.seats[seat].show_face(face)
        self.changed.emit()

    def _offer_persons(self) -> None:
        """Offers each seat of a person everybody who has no other seat."""
        for editor in self.seats:
            others = {it.name for it in self.seats if it is not editor and it.is_person}
            free = [person for person in self._persons if person.name not in others]
            editor.offer_persons(free if editor.is_person else [])

    def _seat_person(self, seat: int, person_id: str) -> None:
        """Gives a seat to a person, with the person's face."""
        person = next(one for one in self._persons if one.id == person_id)
        self._give_face(seat, person.face)
        self.seats[seat].name_field.setText(person.name)

    def _seat_computer(self, seat: int) -> None:
        """Gives a seat to a computer player, with a name and a face that are nobody else's."""
        own, others = self.seats[seat], [it for it in self.seats if it is not self.seats[seat]]
        taken = {it.name.casefold() for it in others}
        if is_computer_name(own.name) and own.name.casefold() not in taken:
            return
        computer = computer_seat(seat, taken)
        faces, theirs = [it.face_button.face for it in others], self._faces_of_persons()
        wanted = "" if computer.face in {*faces, *theirs} else computer.face
        *_, face = given_faces([*faces, wanted], theirs)
        own.show_computer(replace(computer, face=face))

    def _faces_of_persons(self) -> set[str]:
        """Returns the faces of everybody whom seats offer."""
        return {person.face for person in self._persons}

    def _names_changed(self) -> None:
        self._write_places()
        self.changed.emit()

    def _fill_dealers(self, chosen: int | None) -> None:
        with QSignalBlocker(self.dealer):
            self.dealer.clear()
            self.dealer.addItem(self.tr("By chance"))
            self.dealer.addItems([editor.name for editor in self.seats])
            self.dealer.setCurrentIndex(0 if chosen is None else chosen + 1)
