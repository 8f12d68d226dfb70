"""Decides when the computer players of a newcomer's match play better, and suggests their level for
the next match.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from engine import (
    CanastaMade,
    DealBegun,
    DealScored,
    LevelChanged,
    Match,
    Moment,
    PileTaken,
    Played,
    SpecialHandPlayed,
    WentOut,
    lead_of,
    side_of,
)

if TYPE_CHECKING:
    from engine import Feat

LEVELS = ("beginner", "casual", "club")
"""The levels that a newcomer's match goes through; no stronger one is met first."""


class Achievement(StrEnum):
    """What a person did well in a deal, the best first."""

    SPECIAL = "special"
    OUT = "out"
    CANASTA = "canasta"
    PILE = "pile"


_EVENTS: dict[Achievement, type] = {
    Achievement.SPECIAL: SpecialHandPlayed,
    Achievement.OUT: WentOut,
    Achievement.CANASTA: CanastaMade,
    Achievement.PILE: PileTaken,
}


@dataclass(frozen=True, slots=True)
class Growth:
    """The level at which the computer players go on, and what it follows from."""

    level: str
    achievement: Achievement


@dataclass(slots=True)
class DealNews:
    """What is told after a deal besides its score."""

    feats: "Sequence[Feat]" = ()
    first_time: str = ""
    """The explanation of what happened for the first time."""
    growth: Growth | None = None
    stay: Callable[[], object] = lambda: None
    """Makes the computer players go on as before their growth."""

    def __bool__(self) -> bool:
        """Returns whether there is anything to tell."""
        return bool(self.feats or self.first_time or self.growth)


def growth(match: Match) -> Growth | None:
    """Returns how the computer players go on after the deal that is over; ``None`` if as before.

    They rise by one level, once a deal, if the only person's side won the deal and the person did
    something well in it. Matches that did not begin against beginners stay as they are, and so do
    those in which the person once chose that.
    """
    seat = _only_person(match)
    if seat is None or match.is_over or not match.is_between_deals:
        return None
    if _has_risen(match) or _has_stayed(match):
        return None
    if {player.level for player in match.header.seats if not player.is_person} != {LEVELS[0]}:
        return None
    levels = {player.level for player in match.players if not player.is_person}
    higher = LEVELS[LEVELS.index(max(levels, key=LEVELS.index)) + 1 :]
    achievement = _best_achievement(match, seat)
    return Growth(higher[0], achievement) if higher and achievement is not None else None


def has_grown(match: Match) -> bool:
    """Returns whether the computer players rose in a deal before."""
    return any(isinstance(entry, LevelChanged) for entry in match.entries)


def _only_person(match: Match) -> int | None:
    return min(match.people) if len(match.people) == 1 else None


def _has_risen(match: Match) -> bool:
    """Returns whether the computer players rose since the last deal began."""
    told = (
        entry for entry in reversed(match.entries) if isinstance(entry, DealBegun | LevelChanged)
    )
    return isinstance(next(told, None), LevelChanged)


def _has_stayed(match: Match) -> bool:
    """Returns whether the computer players were told to play on as before they rose."""
    told = [entry.level for entry in match.entries if isinstance(entry, LevelChanged)]
    heights = [LEVELS.index(level) for level in (LEVELS[0], *told) if level in LEVELS]
    return any(later < earlier for earlier, later in pairwise(heights))


def _best_achievement(match: Match, seat: int) -> Achievement | None:
    """Returns what the person did best in the last deal; ``None`` if the side did not win it."""
    moments = _last_deal(match.moments)
    events = [event for moment in moments for event in moment.entry.events]
    scored = next((event for event in events if isinstance(event, DealScored)), None)
    if scored is None or lead_of(side_of(match.rules, seat), scored.sides) <= 0:
        return None
    done = {
        type(event)
        for moment in moments
        if isinstance(moment.entry, Played) and moment.entry.seat == seat
        for event in moment.entry.events
    }
    return next((it for it in Achievement if _EVENTS[it] in done), None)


def _last_deal(moments: Sequence[Moment]) -> Sequence[Moment]:
    begun = [at for at, moment in enumerate(moments) if isinstance(moment.entry, DealBegun)]
    return moments[begun[-1] :] if begun else moments


def next_level(match: Match) -> str | None:
    """Returns the level that suits the next match better, after a match that is over.

    It is the next stronger level after a win and the next weaker one after a loss; ``None`` if
    there is no such level, or if not exactly one person played against computers.
    """
    if len(match.people) != 1:
        return None
    from engine import played_levels  # With the computer players, who live in another process.

    levels = played_levels()
    own = side_of(match.rules, min(match.people))
    rivals = [
        levels.index(player.level)
        for seat, player in enumerate(match.players)
        if side_of(match.rules, seat) != own and player.level in levels
    ]
    if not rivals:
        return None
    wanted = max(rivals) + 1 if has_won(match) else min(rivals) - 1
    return levels[wanted] if 0 <= wanted < len(levels) else None


def has_won(match: Match) -> bool:
    """Returns whether a person is among the winners."""
    winners = match.state.public.winners
    return any(
        player.is_person and side_of(match.rules, seat) in winners
        for seat, player in enumerate(match.seats)
    )
