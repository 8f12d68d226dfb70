"""The effort of a search: numbers of worlds, turns and play-outs, and the time that it has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from engine.ai.game_kind import game_kind, is_searched_to_the_end, read_toml
from engine.ai.policy.seat_estimates import with_cards
from engine.kernel.compiled import is_compiled
from engine.kernel.table import Table
from engine.ruleset.model import Ruleset

HasTime = Callable[[], bool]
"""A function that is called repeatedly during a search and returns whether it may go on."""


def unlimited() -> bool:
    """Returns true: the search tries everything."""
    return True


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of one search."""

    worlds: int
    turns: int
    """The number of turns that are played before the net judges, fewer where the deal ends."""
    playouts: float = inf
    """The number of play-outs, of all candidates together, after which the search ends."""
    finalists: float = inf
    """The number of candidates, the usual one included, that the net selects after the own turn."""
    reach: float = 1.0
    """The standard errors behind the leader from which a candidate is dropped."""
    earlier: Sequence[int] = ()
    """Smaller numbers of turns, after which tables are judged as well; the mean counts."""

    @property
    def looks(self) -> tuple[int, ...]:
        """Returns the numbers of turns after which tables are judged, the largest last."""
        return (*self.earlier, self.turns)


@dataclass(frozen=True, slots=True)
class Efforts:
    """The effort by the kind of game: a turn takes longer with second hands or sequences."""

    usual: Effort
    with_feet: Effort | None = None
    with_runs: Effort | None = None
    with_runs_and_wilds: Effort | None = None
    """The effort beside melds of wild cards; without it that of other games with sequences."""
    with_penalties: Effort | None = None
    where_waiting: Effort | None = None
    """The effort of players who lay late: hands as full as theirs are strange to the net."""
    ending: Effort | None = None
    """The effort where a deal can be played to its end; not in games with sequences."""

    def at(self, table: Table, *, can_end: bool) -> Effort:
        """Returns the effort for a decision at a table, in which the deal can perhaps be ended."""
        usual = self.in_game(table.seating.rules)
        if self.ending is None or not self.has_ending(table.seating.rules):
            return usual
        return self.ending if can_end or _is_near_end(table) else usual

    def has_ending(self, rules: Ruleset) -> bool:
        """Returns whether a game has an effort of its own near the end of a deal."""
        with_ending = (self.usual, self.with_feet, self.with_penalties, self.where_waiting)
        return self.ending is not None and self.in_game(rules) in with_ending

    def in_game(self, rules: Ruleset) -> Effort:
        """Returns the effort in a game; the usual one where no other is set."""
        if is_searched_to_the_end(rules):
            return self.where_waiting or self.usual
        by_kind = {
            "runs": self.with_runs,
            "runs-and-wilds": self.with_runs_and_wilds or self.with_runs,
            "feet": self.with_feet,
            "penalties": self.with_penalties,
        }
        return by_kind.get(game_kind(rules)) or self.usual


_LAST_CARDS = 12
"""The cards of the stock from which a deal is near its end."""
_SMALL_HAND = 5
"""The cards in the hand of a seat, whose side has the canastas to go out, from which it is; a seat
in its second hand, which lays more at once, may have any number."""


def _is_near_end(table: Table) -> bool:
    """Returns whether a deal is likely to end within a few rounds."""
    if len(table.stock) <= _LAST_CARDS:
        return True
    seating, needed = table.seating, table.seating.laws.out_need.total
    has_feet = seating.rules.deal.foot_size > 0
    return any(
        (has_feet or table.sizes[seat] <= _SMALL_HAND)
        and not table.feet[seat]
        and table.melds[seating.side_of[seat]].canastas >= needed
        for seat in with_cards(table, range(len(table.sizes)))
    )


def _efforts(stored: Mapping[str, Any]) -> Efforts:
    return Efforts(**{kind: _effort(numbers) for kind, numbers in stored.items()})


def _effort(stored: Mapping[str, Any]) -> Effort:
    """Returns an effort whose turns may be stored by a word."""
    turns = stored["turns"]
    return Effort(**{**stored, "turns": _STORED["turns"].get(turns, turns)})


_STORED: Final = read_toml("search/efforts.toml")
LEVELS: Final = {name: _efforts(stored) for name, stored in _STORED["levels"].items()}
"""The efforts of the searching levels, weakest first."""
UNHURRIED: Final = LEVELS | {name: _efforts(it) for name, it in _STORED["unhurried"].items()}
"""The same for levels that have as much time as they want."""
HINTS: Final = _efforts(_STORED["hints"] | ({} if is_compiled() else _STORED["plain_hints"]))
"""The efforts of hints."""
PLAIN_ROUNDS: Final[int] = _STORED["turns"]["plain_rounds"]
"""The turns that further trials to the end of the deal may play where the kernel runs as Python."""
TO_THE_END: Final[int] = _STORED["turns"]["most"]
"""The turns in which most deals of sets end, and nearly every one with a fat pile."""
ALL_TURNS: Final[int] = _STORED["turns"]["all"]
"""More turns than a deal of sets has for four players."""


def are_turns_to_the_end(turns: int) -> bool:
    """Returns whether trials of so many turns are told as going on to the end of the deal."""
    return turns >= TO_THE_END
