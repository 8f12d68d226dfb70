"""The seats of a position, and readers for lists with one entry a seat or a side."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.codec.records import INTEGER, Form, Member, RecordForm
from engine.cursor import Cursor, Members, to_json
from engine.dealcode import full_deck
from engine.evolve import empty_state
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from engine.ruleset.reference import RulesetError, read_reference
from engine.seating import side_of, sitters, turn_order
from engine.state import Public, Seat, Side, SpecialHand, Thrown

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class PositionTable:
    """The JSON object of a position, and the rules by which it is read."""

    members: Members
    rules: Ruleset

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len(self.rules.seats.sides)

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return len(full_deck(self.rules))

    def side_of(self, seat: Seat) -> Side:
        """Returns the side that a seat plays for."""
        return side_of(self.rules, seat)

    def is_sound(self, name: str) -> bool:
        """Returns whether no problem was found under a name so far."""
        place = self.members.parent.at(None, name).place
        return not any(line.startswith(place) for line in self.members.parent.problems)

    def seat(self, name: str, missing: Seat) -> Seat:
        """Reads the seat under a name; returns ``missing`` where there is none."""
        cursor = self.members.get(name)
        return missing if cursor is None else self.seat_at(cursor)

    def seat_at(self, cursor: Cursor) -> Seat:
        """Reads a seat."""
        return cursor.integer(0, self.rules.players - 1)

    @property
    def seat_form(self) -> Form:
        """How a seat is written and read."""
        return Form(int, self.seat_at)

    def seat_list(self, name: str) -> tuple[Seat, ...]:
        """Reads different seats; returns them in ascending order."""
        cursor = self.members.get(name)
        seats = [self.seat_at(item) for item in cursor.items()] if cursor else []
        if cursor and len(set(seats)) < len(seats):
            cursor.fail("a seat is named twice")
        return tuple(sorted(set(seats)))

    def resting(self) -> Public:
        """Returns the empty table; the named seats sit out, or the last of each largest side."""
        usual = sitters(self.rules, -1)
        cursor = self.members.get("sitting_out")
        seats = self.seat_list("sitting_out") if cursor else usual
        if cursor and self.is_sound("sitting_out"):
            for fault in self._faults_of_resting(usual, seats):
                cursor.fail(fault)
        seats = seats if self.is_sound("sitting_out") else usual
        return replace(empty_state(self.rules).public, sitting_out=seats)

    def _faults_of_resting(self, usual: tuple[Seat, ...], named: tuple[Seat, ...]) -> Iterator[str]:
        for side, members in enumerate(self.rules.seats.sides):
            due, found = (len(set(members).intersection(seats)) for seats in (usual, named))
            if found != due:
                yield f"{due} of side {side} must sit out, not {found}"

    def dealer(self, resting: Public) -> Seat:
        """Reads the dealer; by default the last seat that plays."""
        last = turn_order(self.rules, resting)[-1]
        dealer = self.seat("dealer", last)
        if dealer in resting.sitting_out:
            self.members["dealer"].fail(f"seat {dealer} sits out")
            return last
        return dealer

    def by_seat(
        self, name: str, read: Callable[[Cursor], Value], missing: Value
    ) -> tuple[Value, ...]:
        """Reads one value for each seat."""
        return self._each(name, self.rules.players, read, missing)

    def by_side(
        self, name: str, read: Callable[[Cursor], Value], missing: Value
    ) -> tuple[Value, ...]:
        """Reads one value for each side."""
        return self._each(name, self.sides, read, missing)

    def _each(
        self, name: str, count: int, read: Callable[[Cursor], Value], missing: Value
    ) -> tuple[Value, ...]:
        cursor = self.members.get(name)
        items = cursor.items(count) if cursor else ()
        return tuple(read(item) for item in items) or (missing,) * count


def throw_form(seat: Form = INTEGER) -> RecordForm[Thrown]:
    """Returns how a discard that everybody saw is written and read."""
    return RecordForm(
        Thrown, Member("seat", form=seat), Member("card"), Member("taken", "was_taken")
    )


def special_form(seat: Form = INTEGER) -> RecordForm[SpecialHand]:
    """Returns how the special hand that ended the deal is written and read."""
    return RecordForm(SpecialHand, Member("seat", form=seat), Member("hand", "kind"))


def read_rules(members: Members) -> Ruleset | None:
    """Reads the rules of a position; ``None`` when they cannot be determined."""
    cursor = members.get("rules")
    if cursor is None:
        return None
    before = len(cursor.problems)
    reference = read_reference(cursor)
    sides = _read_sides(members)
    if len(cursor.problems) > before:
        return None
    if sides is not None:
        house = {**reference.house, "seats.sides": to_json(sides)}
        reference = replace(reference, house=house)
    try:
        return load_ruleset(reference)
    except RulesetError as error:
        cursor.problems.extend(f"{cursor.place}.{line}" for line in error.problems)
        return None


def _read_sides(members: Members) -> tuple[tuple[Seat, ...], ...] | None:
    cursor = members.get("sides")
    if cursor is None:
        return None
    return tuple(tuple(seat.integer(0) for seat in side.items()) for side in cursor.items())
