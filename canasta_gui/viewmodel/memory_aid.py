"""The view of the memory aid: what a player could remember of a deal, as plain values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RankMemory:
    """Cards of one rank: how many were seen, and how many are still to be found."""

    name: str
    seen: int
    unseen: int


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
