"""The entries that still stand, each with the state after it."""

from collections import Counter
from collections.abc import Sequence

from engine.dealcode import full_deck
from engine.evolve import fold
from engine.match.records import (
    Aided,
    Arranged,
    DealBegun,
    Entry,
    LevelChanged,
    Played,
    PlayerChanged,
    Timed,
    Undone,
)
from engine.record import record
from engine.state import Seat, State


@record
class Moment:
    """An entry that stands, and the state after it."""

    entry: DealBegun | Played
    state: State


class Timeline:
    """States by entry. Nothing is judged here: entries are facts."""

    def __init__(self, start: State, moments: Sequence[Moment] = ()) -> None:
        self.start = start
        """The state before the first moment."""
        self._moments = list(moments)
        self.state = self._moments[-1].state if moments else start
        """The state now."""
        self._taken_back: list[Played] = []
        """Actions taken back and not yet done again; the last one is the first to do again."""

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Everything that stands, oldest first."""
        return tuple(self._moments)

    @property
    def taken_back(self) -> Played | None:
        """The action that may be done again; ``None`` once something else was done."""
        return self._taken_back[-1] if self._taken_back else None

    def last(self, back: int = 0) -> Moment | None:
        """Returns the newest moment, or the one ``back`` places before it; ``None`` if there is
        none.
        """
        return self._moments[-1 - back] if back < len(self._moments) else None

    def before(self, back: int) -> State:
        """Returns the state before the newest ``back`` entries."""
        moment = self.last(back)
        return self.start if moment is None else moment.state

    def add(self, entry: Entry, after: State | None = None) -> None:
        """Applies an entry; ``after`` is the state after its events where that is known.

        Raises `ValueError` when more is taken back than stands, and whatever `fold` raises for
        events that do not fit the state.
        """
        match entry:
            case DealBegun() | Played():
                self.state = fold(self.state, entry.events) if after is None else after
                self._moments.append(Moment(entry, self.state))
                self._forget_unless_again(entry)
            case Undone(count):
                self._take_back(count)
            case Aided(seat) | PlayerChanged(seat):
                self._expect_seat(seat)
            case Timed() | LevelChanged():
                pass
            case Arranged(seat, order):
                self._expect_seat(seat)
                if Counter(order) - Counter(full_deck(self.state.rules)):
                    raise ValueError("an arrangement of cards that the deck does not hold")

    def _expect_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.state.private):
            raise ValueError(f"no seat {seat}")

    def _forget_unless_again(self, entry: DealBegun | Played) -> None:
        """Clears the actions to redo, unless the entry is the redo of the next one."""
        again = self.taken_back
        if again is None:
            return
        is_again = isinstance(entry, Played) and (
            (entry.seat, entry.action) == (again.seat, again.action)
        )
        del self._taken_back[-1 if is_again else 0 :]

    def _take_back(self, count: int) -> None:
        if not 1 <= count <= len(self._moments):
            raise ValueError(f"{count} of {len(self._moments)} entries cannot be taken back")
        entries = [moment.entry for moment in reversed(self._moments[-count:])]
        self._taken_back += [entry for entry in entries if isinstance(entry, Played)]
        self.state = self.before(count)
        del self._moments[-count:]
