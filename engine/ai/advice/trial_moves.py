"""Who tries actions in sampled worlds for advice and appraisals, and what gains are worth."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Final

from engine.actions import Action, Meld
from engine.ai.game_kind import finer_kind, game_kind, is_waiting_game, read_toml
from engine.ai.search.effort import ALL_TURNS, HINTS, PLAIN_ROUNDS, TO_THE_END, Efforts
from engine.ai.search.player import SearchPlayer
from engine.ai.search.trial_rows import TrialRow
from engine.cards import is_wild
from engine.kernel.compiled import is_compiled
from engine.observation import Observation

_EARLY: Final = 24
"""More cards than these in the stock, and the end of the deal is beyond the trials."""
_WILD_IN_NEW_SET: Final = 90.0
"""The points by which the net thinks too much of wild cards that begin one more set early, where
everybody has one hand."""
_FAT: Final = 20
"""The cards of a frozen pile from which trials go on to the end of the deal."""
_FIRST_WITH_FEET, _WITH_FEET = (8,), 16
"""The turns after which tables with second hands are judged; the mean counts."""


_GAINS: Final[Mapping[str, Mapping[str, float]]] = read_toml("advice/gains.toml")
"""By kind of game and time of the deal: what is left of a gain of trials at the end."""


def adviser() -> SearchPlayer:
    """Returns who tries actions for advice."""
    return SearchPlayer("expert", HINTS)


def second_adviser(view: Observation, times: int, most: float = inf) -> SearchPlayer:
    """Returns who tries actions once more, in ``times`` as many worlds, or in the ``most``, and
    farther ahead.

    The net is less exact for unusual tables, such as those after a large pile was taken; after
    more turns they are more usual. With two players it takes more of them, and with second hands,
    where deals are long, many more. Who gets a fat frozen pile is decided later still; at the end,
    what unfinished melds cost, and who lays late.
    """
    effort = HINTS.in_game(view.rules)
    worlds, turns = times * effort.worlds, effort.turns * (3 if view.rules.players == 2 else 2)
    earlier: tuple[int, ...] = ()
    if view.rules.deal.foot_size:
        worlds, earlier, turns = worlds // 2, _FIRST_WITH_FEET, _WITH_FEET
    elif _is_judged_at_the_end(view):
        turns = ALL_TURNS
    elif _is_pile_war(view):
        worlds, turns = worlds // 2, TO_THE_END
    found = replace(effort, worlds=int(min(worlds, most)), turns=turns, earlier=earlier)
    return SearchPlayer("expert", Efforts(found))


class Allowance:
    """The turns that further trials of a position may play: any number where they are quick, and
    few where they go on to the end of the deal and the kernel runs as Python.
    """

    def __init__(self, view: Observation) -> None:
        is_long = _is_judged_at_the_end(view) or _is_pile_war(view)
        self._left: float = PLAIN_ROUNDS if is_long and not is_compiled() else inf
        self._each: float = ALL_TURNS

    def worlds(self, actions: int) -> float:
        """Returns in how many worlds so many actions may be tried next."""
        return self._left / (self._each * actions)

    def take(self, rows: Sequence[TrialRow]) -> None:
        """Takes away what these trials have played."""
        played = sum(row.played for row in rows)
        self._left -= played
        self._each = max(1.0, played / sum(map(len, rows)))


def far_enough(view: Observation, efforts: Efforts) -> Efforts:
    """Returns these efforts, to the end of the deal where only that decides."""
    if not _is_judged_at_the_end(view):
        return efforts
    return Efforts(replace(efforts.in_game(view.rules), turns=ALL_TURNS, earlier=()))


def at_the_end(view: Observation, action: Action, row: TrialRow) -> TrialRow:
    """Returns what an action led to in the trials of `second_adviser`, in points that differences
    have at the end of the deal.

    Of what they say less is true while the end is far away: the best of several actions has had
    luck, and the net sees some things as better or worse than they turn out.
    """
    if _is_judged_at_the_end(view):
        return row
    too_much = _WILD_IN_NEW_SET if _begins_with_wild(view, action) else 0.0
    return TrialRow(part_left(view) * row.points - too_much, row.events, row.turns)


def are_trials_noisy(view: Observation) -> bool:
    """Returns whether trials leave much doubt for their time: some 300 points in 256 worlds."""
    return game_kind(view.rules) == "penalties"


def part_left(view: Observation) -> float:
    """Returns what is left at the end of the deal of a gain of 1 point in trials."""
    if _is_judged_at_the_end(view) or _is_pile_war(view):
        return 1.0
    return _GAINS[finer_kind(view.rules)][time_of(view.public.stock_count)]


def time_of(stock: int) -> str:
    """Returns the time of a deal in which so many cards are in the stock: ``early`` or ``late``."""
    return "late" if stock <= _EARLY else "early"


def _is_pile_war(view: Observation) -> bool:
    is_simple = finer_kind(view.rules).startswith("sets")
    return is_simple and view.public.is_frozen and view.public.pile_size >= _FAT


def _is_judged_at_the_end(view: Observation) -> bool:
    """Returns whether unfinished melds cost points, or players wait with their first melds.

    The net does not see early which melds will be finished: after eight turns it held three wild
    cards laid for 440 points better than a discard, which at the end was 1,170 points better; of
    what it said of two discards a fifth was left. Nor does it know hands as full as those of
    players who wait.
    """
    return game_kind(view.rules) == "penalties" or is_waiting_game(view.rules)


def _begins_with_wild(view: Observation, action: Action) -> bool:
    """Returns whether a side that has opened lays wild cards in a new set, while the end of the
    deal is beyond the trials and nobody has a second hand.
    """
    is_near = view.public.stock_count <= _EARLY or _is_pile_war(view)
    if is_near or view.rules.deal.foot_size:
        return False
    plays = action.plays if isinstance(action, Meld) and view.own.has_opened else ()
    return any(play.to is None and any(map(is_wild, play.cards)) for play in plays)
