"""The contests between levels by which the ladder is measured."""

from dataclasses import dataclass
from itertools import pairwise

from engine.ai.levels import agent_levels

CLASSIC = "winning-moves-deluxe/4p"
OTHERS = (
    "winning-moves-deluxe/2p",
    "winning-moves-deluxe/3p",
    "complete-samba/4p",
    "samba/4p",
    "complete-hand-and-foot/4p",
    "pennies-from-heaven/6p",
    "modern-american/4p",
)
_WEAKEST, *_OFFERED = agent_levels()
_PARTS = {"strong": 2, "expert": 5, "master": 10}
"""The divisors for slow levels: they play one board where the others play so many."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest of a level against a weaker one."""

    level: str
    rival: str
    rules: str

    @property
    def part(self) -> int:
        """Returns how many boards of the quickest contest correspond to one of this contest."""
        return _PARTS.get(self.level, 1)


def contests() -> tuple[Contest, ...]:
    """Returns all contests: every step of the ladder, and the longer ones at the classic table."""
    steps = tuple(pairwise(_OFFERED))
    longer = (("club", _WEAKEST), ("club", "hand-set"), ("expert", "club"))
    classic = (Contest(level, rival, CLASSIC) for rival, level in steps)
    further = (Contest(level, rival, CLASSIC) for level, rival in longer)
    others = (Contest(level, rival, rules) for rules in OTHERS for rival, level in steps)
    return (*classic, *further, *others)
