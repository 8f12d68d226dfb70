"""The positions of a recorded deal at which playback can stop: moments, turns, highlights."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from canasta_gui.viewmodel.recorded_deal import Highlight


@dataclass(frozen=True, slots=True)
class MomentMark:
    """The sign that is drawn at a moment."""

    sign: Highlight | None = None
    is_own: bool = False
    """Whether the viewer's side did it."""
    has_reason: bool = False
    """Whether a computer player can say why it acted so."""
    is_finding: bool = False
    """Whether the review found something better."""

    @property
    def rank(self) -> int:
        """The rank of the sign, 0 for the most important one."""
        every = list(Highlight)
        return len(every) if self.sign is None else every.index(self.sign)


class Jump(StrEnum):
    """The ways to move along the line."""

    FIRST = "first"
    SIGN_BACK = "sign-back"
    TURN_BACK = "turn-back"
    BACK = "back"
    ON = "on"
    TURN_ON = "turn-on"
    SIGN_ON = "sign-on"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Stops:
    """The moments of a deal."""

    marks: tuple[MomentMark, ...]
    turns: tuple[int, ...]
    """By moment: the number of its turn."""

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.marks) - 1

    def ends_turn(self, at: int) -> bool:
        """Returns whether a turn, or the dealing, ends with a moment."""
        return at == self.last or self.turns[at] != self.turns[at + 1]

    def goal(self, move: Jump, at: int) -> int:
        """Returns the moment to which a move leads; ``at`` if it leads nowhere."""
        match move:
            case Jump.FIRST:
                return 0
            case Jump.LAST:
                return self.last
            case Jump.BACK | Jump.ON:
                return min(max(at + (1 if move is Jump.ON else -1), 0), self.last)
            case Jump.TURN_BACK | Jump.TURN_ON:
                ends = [one for one in range(self.last + 1) if self.ends_turn(one)]
                return _next(ends, at, is_on=move is Jump.TURN_ON)
            case Jump.SIGN_BACK | Jump.SIGN_ON:
                marked = enumerate(self.marks)
                signs = [one for one, mark in marked if mark.sign or mark.is_finding]
                return _next(signs, at, is_on=move is Jump.SIGN_ON)


def _next(places: Iterable[int], at: int, *, is_on: bool) -> int:
    """Returns the next of some sorted places after ``at`` or before it; ``at`` if there is none."""
    if is_on:
        return next((one for one in places if one > at), at)
    return next((one for one in reversed(list(places)) if one < at), at)
