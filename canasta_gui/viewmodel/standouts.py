"""Remarkable facts of a match, as plain values."""

from dataclasses import dataclass

from engine import SpecialKind


@dataclass(frozen=True, slots=True)
class ComebackWin:
    """The winners were far behind at some time, or behind before the last deal."""

    side: int
    points: int
    deal: int


@dataclass(frozen=True, slots=True)
class LedThroughout:
    """The winners led after every deal."""

    side: int
    deals: int


@dataclass(frozen=True, slots=True)
class MostCanastas:
    """A side made more canastas than any other."""

    side: int
    count: int
    natural: int


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The deal in which a side made the most points."""

    side: int
    points: int
    deal: int


@dataclass(frozen=True, slots=True)
class LargestPile:
    """A player took the largest pile of the match."""

    seat: int
    cards: int
    deal: int


@dataclass(frozen=True, slots=True)
class WentOutMost:
    """A player went out more often than anybody else."""

    seat: int
    times: int
    concealed: int


@dataclass(frozen=True, slots=True)
class SpecialHandLaid:
    """A player laid a special hand open; of several the one that paid most."""

    seat: int
    kind: SpecialKind
    deal: int


Standout = (
    ComebackWin
    | LedThroughout
    | SpecialHandLaid
    | MostCanastas
    | BestDeal
    | LargestPile
    | WentOutMost
)
