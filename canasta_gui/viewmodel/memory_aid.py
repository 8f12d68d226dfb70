"""The view of the memory aid: what a player could remember of a deal, as plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RankMemory:
    """Cards of one rank: how many were seen, how many are still to be found, and the risk of
    throwing one.
    """

    name: str
    seen: int
    unseen: int
    risk: int | None = None
    """In how many of 100 cases the next player takes the pile with such a card of the hand on
    top; ``None`` where none may be thrown."""


@dataclass(frozen=True, slots=True)
class PlayerMemory:
    """The cards that everybody saw a player discard and take."""

    name: str
    told: str


@dataclass(frozen=True, slots=True)
class MemoryAidView:
    """The memory aid for one viewer."""

    ranks: tuple[RankMemory, ...]
    players: tuple[PlayerMemory, ...]
