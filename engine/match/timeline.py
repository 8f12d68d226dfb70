"""The entries that still stand, each with the state after it, and how many may be taken back; what
a change of rules must leave as it is.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from engine.dealcode import full_deck
from engine.events import (
    BaseTaken,
    CardDrawn,
    CardsDealt,
    DealScored,
    Event,
    FootTaken,
    TurnStarted,
    UpcardTurned,
)
from engine.evolve import fold
from engine.match.records import (
    Aided,
    Arranged,
    DealBegun,
    Entry,
    LevelChanged,
    Played,
    PlayerChanged,
    RulesChanged,
    Timed,
    Undone,
)
from engine.observation import actor_of
from engine.record import record
from engine.ruleset.load import differences
from engine.ruleset.model import Ruleset
from engine.ruleset.problems import problems
from engine.state import Phase, Seat, State

_GAME: Final = ("edition", "players", "variations", "teams")
"""What names the game and its table."""
_TABLE: Final = ("seats.", "deck.", "words.", "caliente.count", "deal.partner_draw", "deal.first_")
"""The beginnings of the options that were settled when the players sat down: who plays with whom,
the cards on the table, the draw.
"""


def is_settled(path: str) -> bool:
    """Returns whether the option of a dotted path stays as it is until the match is over."""
    return path.startswith(_TABLE)


def expect_changeable(state: State, rules: Ruleset) -> None:
    """Raises `ValueError` where a match cannot go on by other rules from its next deal on: it is
    over, what has to stay would change, or they contradict each other.
    """
    found = (
        ("the match is over",) if state.public.winners else tuple(_objections(state.rules, rules))
    )
    if found:
        raise ValueError("; ".join(found))


def _objections(before: Ruleset, after: Ruleset) -> Iterator[str]:
    changed = [name for name in _GAME if getattr(before, name) != getattr(after, name)]
    changed += [it.path for it in differences(before, after) if is_settled(it.path)]
    yield from (f"{path} cannot change in a running match" for path in changed)
    yield from map(str, problems(after))


_NOBODY: Final = frozenset[Seat]()
_REVEALING = (CardDrawn, CardsDealt, UpcardTurned, BaseTaken, FootTaken, DealScored)


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
        self.next_rules = self.state.rules
        """The rules of the deals that are still to come."""
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
        """Returns the newest moment, or the one ``back`` places before it, if there is one."""
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
                self.state = self._after(entry) if after is None else after
                self._moments.append(Moment(entry, self.state))
                self._forget_unless_again(entry)
            case Undone(count):
                self._take_back(count)
            case Aided(seat) | PlayerChanged(seat):
                self._expect_seat(seat)
            case RulesChanged(rules):
                expect_changeable(self.state, rules)
                self.next_rules = rules
            case Timed() | LevelChanged():
                pass
            case Arranged(seat, order):
                self._expect_seat(seat)
                if Counter(order) - Counter(full_deck(self.state.rules)):
                    raise ValueError("an arrangement of cards that the deck does not hold")

    def _after(self, entry: DealBegun | Played) -> State:
        is_deal = isinstance(entry, DealBegun)
        before = replace(self.state, rules=self.next_rules) if is_deal else self.state
        return fold(before, entry.events)

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


class Boundary(StrEnum):
    """What keeps a seat from taking back its last action."""

    NOTHING_DONE = "nothing-done"
    """The seat has not acted since its turn began."""
    CARD_REVEALED = "card-revealed"
    """The seat's last action showed a card that was hidden."""
    QUESTION = "question"
    """A question was asked or answered since; what was said stays said."""
    TURN_ENDED = "turn-ended"
    """It is not, or no longer, the seat's turn."""


def reveals(event: Event) -> bool:
    """Returns whether the event shows somebody a card that was hidden."""
    return isinstance(event, _REVEALING)


def undo_depth(line: Timeline, persons: frozenset[Seat] = _NOBODY) -> int:
    """Returns how many actions, newest first, may be taken back.

    The last action of a turn may as long as only ``persons`` have to do with it: who made it, and
    who is next and has not acted. Before the next one looked nobody has seen anything.
    """
    depth = 0
    while _boundary_at(line.last(depth), persons) is None:
        depth, persons = depth + 1, _NOBODY
    return depth


def undo_boundary(
    line: Timeline, seat: Seat, persons: frozenset[Seat] = _NOBODY
) -> Boundary | None:
    """Returns what keeps the seat from taking back its last action; ``None`` when nothing does.

    ``persons`` are as for `undo_depth`.
    """
    moment, public = line.last(), line.state.public
    if moment is not None and isinstance(moment.entry, Played) and moment.entry.seat == seat:
        return _boundary_at(moment, persons)
    if public.phase is Phase.OVER or public.turn != seat:
        return Boundary.TURN_ENDED
    return Boundary.NOTHING_DONE if public.question is None else Boundary.QUESTION


def _boundary_at(moment: Moment | None, persons: frozenset[Seat] = _NOBODY) -> Boundary | None:
    """Returns what keeps a moment, the latest, from being taken back; ``None`` for nothing."""
    if moment is None or not isinstance(moment.entry, Played):
        return Boundary.NOTHING_DONE
    public, seat = moment.state.public, moment.entry.seat
    actor = actor_of(moment.state.rules, public)
    is_ended = any(isinstance(event, TurnStarted) for event in moment.entry.events)
    if public.phase is Phase.OVER or (is_ended and not {seat, actor} <= persons):
        return Boundary.TURN_ENDED
    if any(map(reveals, moment.entry.events)):
        return Boundary.CARD_REVEALED
    return None if is_ended or actor == seat else Boundary.QUESTION
